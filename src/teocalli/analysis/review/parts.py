"""How a result came about: an even share, the seat, luck and skill, which add up to it.

Luck is what draws brought minus what was to be expected of them. The expectation does not depend on what was drawn, so
that luck is 0 on average however badly positions are valued. The seat is what the first position was worth more than an
even share, skill all the rest: what players' own decisions cost, what those of others gave, and what the searches of
later positions saw that earlier ones had not.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from teocalli.analysis.evaluation import Evaluation
from teocalli.analysis.review.items import Decision, Draw

Measure = Callable[[Evaluation, int], float]


@dataclass(frozen=True)
class Parts:
    """What a seat's result is made of: `even` + `seat` + `luck` + `skill` = `result`.

    `own`, `others` and `unseen` are parts of `skill`: own decisions, those of others, and what was seen only later.
    """

    even: float
    seat: float
    luck: float
    own: float
    others: float
    unseen: float
    result: float

    @property
    def skill(self) -> float:
        """What decisions made of the game."""
        return self.result - self.even - self.seat - self.luck


def chances_of(value: Evaluation, seat: int) -> float:
    """The chance of victory of a seat; after the end its share of the victory."""
    return value.chances[seat]


def points_of(value: Evaluation, seat: int) -> float:
    """The points of a seat."""
    return value.points[seat]


def parts_of(decisions: Sequence[Decision], draws: Sequence[Draw], result: Evaluation, measure: Measure) -> list[Parts]:
    """The parts of everybody's result, by seat, in chances (`chances_of`) or points (`points_of`)."""
    items: list[Decision | Draw] = [*decisions, *draws]
    first = min(items, key=lambda item: item.number, default=None)
    start = result if first is None else first.before
    seats = range(len(result.chances))
    even = math.fsum(measure(start, seat) for seat in seats) / len(seats)
    return [_parts(seat, even, start, decisions, draws, result, measure) for seat in seats]


def _parts(  # noqa: PLR0917 - everything that a result depends on
    seat: int,
    even: float,
    start: Evaluation,
    decisions: Sequence[Decision],
    draws: Sequence[Draw],
    result: Evaluation,
    measure: Measure,
) -> Parts:
    change = partial(_change, seat=seat, measure=measure)
    luck = math.fsum(change(draw) for draw in draws)
    own = math.fsum(change(decision) for decision in decisions if decision.seat == seat)
    others = math.fsum(change(decision) for decision in decisions if decision.seat != seat)
    begin, end = measure(start, seat), measure(result, seat)
    return Parts(even, begin - even, luck, own, others, end - begin - luck - own - others, end)


def _change(item: Decision | Draw, *, seat: int, measure: Measure) -> float:
    return measure(item.after, seat) - measure(item.before, seat)
