"""What the rules reported while they carried an action out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from teocalli.games.uxmal.report import carry_out

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState


class Event(NamedTuple):
    """Something that happened: a name of `report.EVENTS`, its seat (-1 without one) and its numbers
    (`Reported` in `rules/position.pxd`).
    """

    name: str
    seat: int
    numbers: tuple[int, int, int]


class Report(NamedTuple):
    """What an action brought about.

    Attributes:
        events: what happened, in its order.
        scored: the position that was scored, with the tile and the cards just taken; None if no phase ended (U17, U24).
        after: the position afterwards.

    """

    events: list[Event]
    scored: UxmalState | None
    after: UxmalState

    def of(self, name: str, seat: int | None = None) -> list[tuple[int, int, int]]:
        """The numbers of all events with a name; with `seat` of those of a seat."""
        return [event.numbers for event in self.events if event.name == name and seat in (None, event.seat)]


def report_of(state: UxmalState, action: int) -> Report:
    """The report of a legal action. Raises `IllegalAction` for another one."""
    events, scored, after = carry_out(state, action)
    return Report([Event._make(event) for event in events], scored, after)
