"""What the rules reported while they carried an action out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from teocalli.games.teotihuacan.report import ORIGINS, STOCK, carry_out, lapse, last_scoring, next_era

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

Numbers = tuple[int, int, int]
Amounts = dict[str, int]


class Event(NamedTuple):
    """Something that happened: a name of `report.EVENTS`, its seat (-1 without one) and its numbers
    (`Reported` in `rules/position.pxd`).
    """

    name: str
    seat: int
    numbers: Numbers


@dataclass(frozen=True)
class Report:
    """What happened, in its order."""

    events: tuple[Event, ...]

    def of(self, name: str, seat: int | None = None) -> list[Numbers]:
        """The numbers of all events with a name; with `seat` of those of a seat."""
        return [event.numbers for event in self.events if event.name == name and seat in (None, event.seat)]

    def changed(self, seat: int) -> Amounts:
        """What a seat has more or less of in the end, of `STOCK` in its order."""
        total: dict[int, int] = {}
        for what, amount, _ in self.of("changed", seat):
            total[what] = total.get(what, 0) + amount
        return {STOCK[what]: total[what] for what in sorted(total) if total[what]}

    def points(self, seat: int) -> Amounts:
        """Points that a seat gained or lost, by their source, in the order of `ORIGINS`."""
        total: dict[int, int] = {}
        for what, amount, origin in self.of("changed", seat):
            if STOCK[what] == "vp":
                total[origin] = total.get(origin, 0) + amount
        return {ORIGINS[origin]: total[origin] for origin in sorted(total) if total[origin]}


class Carried(NamedTuple):
    """One decision or effect: its name, its action (-1 for an effect, or for a decision without a legal word), the
    position after it, what the rules reported.
    """

    name: str
    action: int
    after: TeotihuacanState
    report: Report


def steps_of(state: TeotihuacanState, action: int) -> list[Carried]:
    """What a legal action does and then all that happens by itself, one after the other (`report.carry_out`).

    Raises `IllegalAction`.
    """
    return [Carried(name, word, after, _report(events)) for name, word, after, events in carry_out(state, action)]


def together(steps: Iterable[Carried]) -> Report:
    """Everything that was reported in some steps."""
    return Report(tuple(event for step in steps for event in step.report.events))


def of_lapse(state: TeotihuacanState, depth: int) -> Report:
    """What still comes by itself of all that waits above so many frames (`report.lapse`)."""
    return _report(lapse(state, depth))


def of_last_scoring(state: TeotihuacanState) -> Report:
    """What the Temple Bonus tiles would give in this position (T78, T93)."""
    return _report(last_scoring(state))


def of_next_era(state: TeotihuacanState) -> Report:
    """What begins after the coming Eclipse; nothing if that ends the game (T21, T22)."""
    return _report(next_era(state))


def _report(events: Iterable[tuple[str, int, Numbers]]) -> Report:
    return Report(tuple(Event(*event) for event in events))
