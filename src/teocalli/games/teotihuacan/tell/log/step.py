"""One decision or effect, with the positions before and after it and the differences between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from teocalli.core.names import Name
from teocalli.games.teotihuacan.notation import ACTIONS, Action
from teocalli.games.teotihuacan.tell.log.naming import seat_names
from teocalli.games.teotihuacan.tell.stock import changes, stock

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

_SEAT_IN_FRAME = ("keep", "pick", "salary")
Die = tuple[int, int, int]
"""Board, power, lock."""


@dataclass(frozen=True, eq=False)
class Step:
    """What was carried out: a decision or an effect.

    Attributes:
        name: of the decision or effect, as in `TeotihuacanState.steps`.
        action: the word carried out, -1 for an effect.
        chosen: somebody, or chance, chose the word; the others had no alternative.
        before, after: the positions.
        seats: names of the players by seat.

    """

    name: str
    action: int
    chosen: bool
    before: TeotihuacanState
    after: TeotihuacanState
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
    def amounts(self) -> Mapping[str, Any]:
        """Numbers of the rules (`Components.amounts`)."""
        return self.before.game.components.amounts

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
    def old_people(self) -> list[dict[str, Any]]:
        """The players before."""
        return [self.before.player_table(seat) for seat in range(len(self.seats))]

    @cached_property
    def new_people(self) -> list[dict[str, Any]]:
        """The players after."""
        return [self.after.player_table(seat) for seat in range(len(self.seats))]

    @cached_property
    def changed(self) -> list[dict[str, int]]:
        """By seat what has become more or less of points, cocoa, goods and steps."""
        return [changes(stock(self.before, seat), stock(self.after, seat)) for seat in range(len(self.seats))]

    def tiles(self, seat: int, pile: str) -> list[str]:
        """Kinds that came to a pile ("unused" or "used") of a seat."""
        kinds = self.before.game.components.kinds
        pairs = zip(kinds, self.old_people[seat][pile], self.new_people[seat][pile], strict=True)
        return [kind for kind, old, new in pairs for _ in range(new - old)]

    def dice(self, seat: int) -> tuple[list[Die], list[Die]]:
        """Dice of a seat that are no more as they were, and what has become of them; both in ascending order."""
        old, new = (Counter(die[:3] for die in people[seat]["dice"]) for people in (self.old_people, self.new_people))
        return sorted((old - new).elements()), sorted((new - old).elements())


def steps_of(before: TeotihuacanState, action: int, names: Sequence[Name]) -> list[Step]:
    """The action and all that follows from it by itself, one after the other."""
    seats = seat_names(before, names)
    found = []
    for number, (name, word, after) in enumerate(before.steps(action)):
        found.append(Step(name, word, number == 0, before, after, seats))
        before = after
    return found
