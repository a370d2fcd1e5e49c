"""How the people at a table shuffle together with the server, so that nobody alone chooses the draws (R-06).

The server's seed is promised by its hash when the table opens. Each person then promises a number by its hash; only
when all of them have, and everybody has a seat, do they tell the numbers. What is drawn follows from all of it. Pure
values.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from typing import Any

from teocalli.core.shuffle import PlayersNumber, hash_of


@dataclass(frozen=True, slots=True)
class Shuffle:
    """How far the people are.

    Attributes:
        round: how often they have begun: whoever leaves, or promises anew, once somebody has told a number lets all
            begin again with new ones, and everybody sees that.
        promises: the hash that each seat has promised.
        numbers: what each has told since.
        dealt: whether the game was set up from it.

    """

    round: int = 1
    promises: Mapping[int, str] = field(default_factory=dict)
    numbers: Mapping[int, str] = field(default_factory=dict)
    dealt: bool = False

    def promised(self, seat: int, number_hash: str) -> Shuffle:
        """The shuffle after somebody promised a number, perhaps in the place of an earlier one."""
        start = self.without(seat)
        return replace(start, promises={**start.promises, seat: number_hash})

    def without(self, seat: int) -> Shuffle:
        """The shuffle once somebody's number does not count: where one was told already, no promise counts any more,
        for the others would choose knowing it.
        """
        if self.numbers:
            return Shuffle(self.round + 1)
        return replace(self, promises={each: told for each, told in self.promises.items() if each != seat})

    def told(self, seat: int, number: str) -> Shuffle:
        """The shuffle after somebody told their number."""
        return replace(self, numbers={**self.numbers, seat: number})

    def keeps(self, seat: int, number: str) -> bool:
        """Whether a number is the one that was promised at a seat."""
        return hash_of(bytes.fromhex(number)) == self.promises.get(seat)

    def is_promised(self, asked: AbstractSet[int]) -> bool:
        """Whether all of these have promised a number, so that they may tell it."""
        return asked <= set(self.promises)

    def is_told(self, asked: AbstractSet[int]) -> bool:
        """Whether all of these have told their number."""
        return asked <= set(self.numbers)

    def seed_parts(self) -> list[bytes]:
        """The numbers, by seat."""
        return [bytes.fromhex(self.numbers[seat]) for seat in sorted(self.numbers)]

    def recorded(self, *, over: bool) -> tuple[PlayersNumber, ...]:
        """What a record says of the numbers; they themselves only when the game is `over`."""
        return tuple(
            PlayersNumber(seat, self.promises[seat], self.numbers[seat] if over else None)
            for seat in sorted(self.numbers)
        )

    def shown(self, asked: AbstractSet[int], *, ready: bool, over: bool) -> dict[str, Any]:
        """Give it as everybody may see it. `asked`: seats of those who add a number; `ready`: nobody is missing at the
        table; `over`: the game is over, so that the numbers may be seen.
        """
        seats = sorted(self.numbers) if self.dealt else sorted(asked)
        return {
            "round": self.round,
            "dealt": self.dealt,
            "telling": not self.dealt and ready and self.is_promised(asked),
            "numbers": [
                {
                    "seat": seat,
                    "hash": self.promises.get(seat),
                    "told": seat in self.numbers,
                    "number": self.numbers.get(seat) if over else None,
                }
                for seat in seats
            ],
        }
