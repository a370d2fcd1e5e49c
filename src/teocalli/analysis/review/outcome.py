"""A whole review as data to be told in any language: what was done as messages of the log, numbers as they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from teocalli.analysis.evaluation import Evaluation
from teocalli.analysis.review.items import Decision, Draw
from teocalli.analysis.review.marks import mark_of
from teocalli.analysis.review.parts import chances_of, points_of
from teocalli.analysis.review.review import Review
from teocalli.analysis.review.sharpness import is_sharp
from teocalli.analysis.review.summary import parts_json, summary_of
from teocalli.analysis.review.telling import lines_of, own_line
from teocalli.core.names import Name


def outcome_of(review: Review, called: Sequence[Name]) -> dict[str, Any]:
    """Everything that a complete review says (docs/http.md); `called` are the players' names, by seat."""
    decisions = [review.decisions[number] for number in sorted(review.decisions)]
    return {
        "course": _course(review, decisions),
        "chances": [parts_json(parts) for parts in review.parts(chances_of)],
        "points": [parts_json(parts) for parts in review.parts(points_of)],
        "players": [asdict(summary_of(review, seat)) for seat in range(len(called))],
        "decisions": [_decision(review, decision, called) for decision in decisions],
        "draws": [_draw(review.draws[number], len(called)) for number in sorted(review.draws)],
    }


def _course(review: Review, decisions: Sequence[Decision]) -> list[dict[str, Any]]:
    """What every position in which somebody had a choice was worth, and the end."""
    values = [(decision.number, decision.before) for decision in decisions]
    return [_point(number, value) for number, value in [*values, (len(review.match.words), review.result)]]


def _point(number: int, value: Evaluation) -> dict[str, Any]:
    return {"n": number, "chances": list(value.chances), "points": list(value.points)}


def _decision(review: Review, decision: Decision, called: Sequence[Name]) -> dict[str, Any]:
    better = [] if decision.word == decision.best else own_line(review.match, decision)
    reason = review.reasons.get(decision.number)
    return {
        "n": decision.number,
        "seat": decision.seat,
        "kind": decision.kind,
        "phase": decision.phase,
        "mark": mark_of(decision),
        "loss": decision.loss,
        "points": decision.points_lost,
        "played": lines_of(review.match, decision.number, [decision.word], called),
        "better": lines_of(review.match, decision.number, better, called),
        "why": [] if reason is None else [list(source) for source in reason.sources],
        "puzzle": reason is not None and is_sharp(decision, reason),
    }


def _draw(draw: Draw, seats: int) -> dict[str, Any]:
    return {"n": draw.number, "until": draw.until, "luck": [draw.luck(seat) for seat in range(seats)]}
