"""Bots that play for persons who have left or are not there, and which words they played. Pure values.

The seat stays the person's, who may take it back at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

Why = Literal["wish", "away", "time"]
"""Why a bot plays for a person: they wanted it, they were not there, their time was up."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """A bot that plays, or played, for a person.

    `first`, `last`: the positions to which its words led, at least and at most; `last` is None as long as it plays.
    """

    seat: int
    bot: str
    first: int
    last: int | None = None

    def to_json(self) -> dict[str, Any]:
        """Give it as it is shown, and stands in records."""
        return {"seat": self.seat, "bot": self.bot, "first": self.first, "last": self.last}


def bot_of(stand_ins: Sequence[StandIn], seat: int) -> str | None:
    """The bot that plays for the person of a seat at present, None if they play themselves."""
    return next((each.bot for each in stand_ins if each.seat == seat and each.last is None), None)


def with_return(stand_ins: Sequence[StandIn], seat: int, n: int) -> list[StandIn]:
    """What becomes of them when the person takes the seat back after `n` words; what played nothing leaves no trace."""
    ended = [replace(each, last=n) if each.seat == seat and each.last is None else each for each in stand_ins]
    return [each for each in ended if each.last is None or each.first <= each.last]


def after_going_back(stand_ins: Sequence[StandIn], n: int) -> list[StandIn]:
    """What becomes of them when the game goes back to the position after `n` words."""
    cut = [
        replace(each, first=min(each.first, n + 1), last=None if each.last is None else min(each.last, n))
        for each in stand_ins
    ]
    return [each for each in cut if each.last is None or each.first <= each.last]
