"""Mistakes of one's own games as puzzles: what a review found clearly better than everything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teocalli.analysis.puzzles.puzzle import Puzzle
from teocalli.analysis.review.items import Decision, Reason
from teocalli.analysis.review.review import Review
from teocalli.analysis.review.sharpness import is_sharp


def own_puzzles(review: Review) -> dict[int, Puzzle]:
    """The puzzles in a review, by the number of the position: mistakes where one action alone would have been right."""
    judged = ((review.decisions[number], reason) for number, reason in sorted(review.reasons.items()))
    return {
        decision.number: _puzzle(decision, reason, review.depth.decision)
        for decision, reason in judged
        if is_sharp(decision, reason)
    }


def seats_of_puzzles(review: Mapping[str, Any]) -> dict[int, int]:
    """Who decides in the puzzles of a review that was kept as JSON, by the number of the position."""
    decisions = {each["number"]: each for each in review["decisions"]}
    judged = ((decisions[each["number"]], Reason.from_json(each)) for each in review["reasons"])
    return {told["number"]: told["seat"] for told, reason in judged if is_sharp(Decision.from_json(dict(told)), reason)}


def _puzzle(decision: Decision, reason: Reason, playouts: int) -> Puzzle:
    assert reason.margin is not None  # that makes it one
    return Puzzle(
        number=decision.number,
        seat=decision.seat,
        words=[decision.best],
        chance=decision.before.chances[decision.seat],
        margin=reason.margin,
        needed=None,
        grade=None,
        playouts=playouts,
    )
