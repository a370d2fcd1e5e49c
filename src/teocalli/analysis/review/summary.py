"""What a review says of a player: accuracy, marks, and what was lost by kind of decision and by phase."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from teocalli.analysis.review.items import Decision
from teocalli.analysis.review.marks import THRESHOLDS, accuracy, mark_of
from teocalli.analysis.review.parts import Parts, chances_of, points_of
from teocalli.analysis.review.review import Review


@dataclass(frozen=True)
class Lost:
    """What decisions of one sort cost together: how many they were, chance of victory, points.

    Those that turned out better than what the search preferred count too, so that its errors do not add up.
    """

    name: Any
    decisions: int
    chance: float
    points: float


@dataclass(frozen=True)
class PlayerSummary:
    """How one seat played.

    Attributes:
        accuracy: 0 to 1 (`marks.accuracy`), None where nothing was asked.
        marks: how many decisions have each mark, the worst first.
        lost: what all decisions cost; `by_kind` and `by_phase` divide it.

    """

    seat: int
    accuracy: float | None
    marks: dict[str, int]
    lost: Lost
    by_kind: Sequence[Lost]
    by_phase: Sequence[Lost]


def summary_of(review: Review, seat: int) -> PlayerSummary:
    """How a seat played, as far as the review has got."""
    own = [decision for decision in review.decisions.values() if decision.seat == seat]
    marks = [mark_of(decision) for decision in own]
    return PlayerSummary(
        seat=seat,
        accuracy=accuracy(own),
        marks={mark: marks.count(mark) for mark in THRESHOLDS},
        lost=_lost(None, own),
        by_kind=sorted(_grouped(own, lambda decision: decision.kind), key=lambda lost: (-lost.chance, lost.name)),
        by_phase=sorted(_grouped(own, lambda decision: decision.phase), key=lambda lost: lost.name or 0),
    )


def review_json(review: Review) -> dict[str, Any]:
    """The outcome of a review, for programs: parts of the results, players, and the decisions that have a mark."""
    seats = range(len(review.result.chances))
    return {
        "complete": review.complete,
        "chances": [parts_json(part) for part in review.parts(chances_of)],
        "points": [parts_json(part) for part in review.parts(points_of)],
        "players": [asdict(summary_of(review, seat)) for seat in seats],
        "marks": [
            {"mark": mark, **decision.to_json()}
            for _, decision in sorted(review.decisions.items())
            if (mark := mark_of(decision)) is not None
        ],
    }


def parts_json(parts: Parts) -> dict[str, float]:
    """The parts of a result as a JSON object."""
    return {**asdict(parts), "skill": parts.skill}


def _grouped(decisions: Iterable[Decision], key: Callable[[Decision], Hashable]) -> list[Lost]:
    groups: dict[Hashable, list[Decision]] = {}
    for decision in decisions:
        groups.setdefault(key(decision), []).append(decision)
    return [_lost(name, group) for name, group in groups.items()]


def _lost(name: Any, decisions: Sequence[Decision]) -> Lost:
    chance = math.fsum(decision.chance_lost for decision in decisions)
    return Lost(name, len(decisions), chance, math.fsum(decision.points_lost for decision in decisions))
