"""One decision or effect, with the positions before and after it and what the rules reported."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from teocalli.core.names import Name
from teocalli.games.teotihuacan.notation import ACTIONS, Action
from teocalli.games.teotihuacan.tell.log.naming import seat_names
from teocalli.games.teotihuacan.tell.report import Amounts, Report, steps_of
from teocalli.games.teotihuacan.tell.stock import tiles

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

_SEAT_IN_FRAME = ("keep", "pick", "salary")


@dataclass(frozen=True, eq=False)
class Step:
    """What was carried out: a decision or an effect.

    Attributes:
        name: of the decision or effect, as in `report.carry_out`.
        action: the word carried out, -1 for an effect.
        chosen: somebody, or chance, chose the word; the others had no alternative.
        before, after: the positions.
        report: what the rules reported.
        seats: names of the players by seat.

    """

    name: str
    action: int
    chosen: bool
    before: TeotihuacanState
    after: TeotihuacanState
    report: Report
    seats: Sequence[Name]

    @cached_property
    def kind(self) -> str:
        """The kind of the word, or the name of the effect."""
        return self.said.kind if self.action >= 0 else self.name

    @property
    def said(self) -> Action:
        """The action carried out, part by part; there is none where `action` is -1."""
        return ACTIONS[self.action]

    @cached_property
    def frame(self) -> list[int]:
        """What was on top: kind and numbers."""
        return self.before.frames[-1]

    @cached_property
    def seat(self) -> int:
        """Who acts."""
        return self.frame[1] if self.name in _SEAT_IN_FRAME else max(self.before.turn_player, 0)

    @property
    def player(self) -> Name:
        """The name of who acts."""
        return self.seats[self.seat]

    @property
    def is_bot(self) -> bool:
        """The Teotibot acts."""
        return self.before.game.players == 1 and self.seat == 1

    @cached_property
    def old(self) -> dict[str, Any]:
        """The table before."""
        return self.before.table()

    @cached_property
    def new(self) -> dict[str, Any]:
        """The table after."""
        return self.after.table()

    @cached_property
    def new_people(self) -> list[dict[str, Any]]:
        """The players after."""
        return [self.after.player_table(seat) for seat in range(len(self.seats))]

    @cached_property
    def changed(self) -> list[Amounts]:
        """By seat what has become more or less of points, cocoa, goods and steps."""
        return [self.report.changed(seat) for seat in range(len(self.seats))]

    @cached_property
    def unexchanged(self) -> Amounts:
        """The same of the acting player, without cocoa that the Teotibot gave for points (S7)."""
        change = dict(self.changed[self.seat])
        cocoa = change.pop("cocoa", 0) + sum(given for given, *_ in self.report.of("bot_exchanged"))
        return {**({"cocoa": cocoa} if cocoa else {}), **change}

    def tiles(self, seat: int, name: str) -> list[str]:
        """Kinds of Discovery tiles that a seat received or used ("tile_received", "tile_used")."""
        return tiles(self.before, self.report, name, seat)


def told_steps(before: TeotihuacanState, action: int, names: Sequence[Name]) -> list[Step]:
    """The action and all that follows from it by itself, one after the other."""
    seats = seat_names(before, names)
    found = []
    for number, (name, word, after, report) in enumerate(steps_of(before, action)):
        found.append(Step(name, word, number == 0, before, after, report, seats))
        before = after
    return found
