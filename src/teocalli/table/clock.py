"""How long those who play may think (R-50). Pure values: the times come from outside, and stand in the events.

A clock runs for the person who is asked, from when they are asked until somebody else is, or a new turn begins; never
for a bot. When somebody's time is up nothing happens by itself: the others choose (R-51), and until they have, a
decision of that person counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from teocalli.core.errors import TeocalliError

LAG_MS = 2_000
"""So much later than it is shown somebody's time is really up: what the way to the server takes is nobody's fault."""

SHORTEST, LONGEST = 10, 30 * 24 * 3600
"""Seconds for a turn, or in a bank, at least and at most."""
LONGEST_INCREMENT = 24 * 3600
"""Seconds that a turn adds to a bank at most."""

Kind = Literal["turn", "bank"]


@dataclass(frozen=True, slots=True)
class TimeControl:
    """What was agreed: so many `seconds` for each turn, or once for the game, and `increment` more after each turn."""

    kind: Kind
    seconds: int
    increment: int = 0

    def check(self) -> TimeControl:
        """Give this control. Raises `TeocalliError` (`error-clock`) if its numbers are not possible."""
        if not SHORTEST <= self.seconds <= LONGEST or not 0 <= self.increment <= LONGEST_INCREMENT:
            raise TeocalliError("error-clock", least=SHORTEST, most=LONGEST, increment=LONGEST_INCREMENT)
        if self.kind == "turn" and self.increment:
            raise TeocalliError("error-clock-increment")
        return self

    def to_json(self) -> dict[str, Any]:
        """Give the control as it is stored and shown."""
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TimeControl:
        """Read a stored control. Raises `KeyError` if it is damaged."""
        return cls(data["kind"], data["seconds"], data["increment"])


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks of all seats.

    Attributes:
        control: what was agreed.
        left: milliseconds that each seat had left when its clock was stopped last.
        running: the seat whose clock runs, None while nobody's does.
        since: when it began to run, in milliseconds since 1970.

    """

    control: TimeControl
    left: tuple[int, ...]
    running: int | None = None
    since: int = 0

    @classmethod
    def for_seats(cls, control: TimeControl, seats: int) -> Clock:
        """The clocks before a game begins."""
        return cls(control, (control.seconds * 1000,) * seats)

    def asked(self, seat: int | None, now: int, *, new_turn: bool, played: bool) -> Clock:
        """The clocks once `seat` is asked; None: nobody whose time counts.

        `new_turn`: it is another turn than before. `played`: because somebody played, not because somebody went back
        or changed places; only that adds the increment.
        """
        if seat == self.running and not new_turn:
            return self
        stopped = self._stopped(now, played=played)
        return replace(stopped, running=seat, since=now)

    def returned(self, seat: int) -> Clock:
        """The clocks when somebody takes their seat back: with an increment or a tenth of the bank left at least."""
        least = max(self.control.increment * 1000, self.control.seconds * 100)
        left = max(self.left[seat], least)
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))

    def left_at(self, seat: int, now: int) -> int:
        """Milliseconds that a seat has left at a time."""
        used = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - used)

    @property
    def deadline(self) -> int | None:
        """When the time of who is asked ends, None while nobody's runs."""
        return None if self.running is None else self.since + self.left[self.running]

    def is_up(self, seat: int, now: int) -> bool:
        """Whether a seat's time is up, with grace for the way to the server."""
        return seat == self.running and self.deadline is not None and now >= self.deadline + LAG_MS

    def shown(self) -> dict[str, Any]:
        """Give the clocks as everybody may see them."""
        return {
            **self.control.to_json(),
            "left": list(self.left),
            "running": self.running,
            "since": self.since,
            "deadline": self.deadline,
            "lag": LAG_MS,
        }

    def _stopped(self, now: int, *, played: bool) -> Clock:
        seat = self.running
        if seat is None:
            return self
        if self.control.kind == "turn":
            left = self.control.seconds * 1000
        else:
            left = self.left_at(seat, now) + (self.control.increment * 1000 if played else 0)
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]), running=None)
