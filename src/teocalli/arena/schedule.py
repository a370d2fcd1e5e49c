"""Who sits where in which game, so that everybody takes every seat, next to everybody, equally often."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations


@dataclass(frozen=True)
class Schedule:
    """The order of games between `entrants` players, `seats` at a time.

    A *block* is one group of players in one order around the table, who move on by one seat from game to game until
    everybody has taken every seat; all its games have the same draws. Block after block takes the next group, and
    when all groups have played, the next order around the table. After a *round*, every assignment of entrants to
    seats has been played exactly once.
    """

    entrants: int
    seats: int

    @property
    def block_length(self) -> int:
        """Games in a block."""
        return self.seats

    @property
    def round_length(self) -> int:
        """Games in a round: n! / (n − k)! for n entrants and k seats."""
        return math.perm(self.entrants, self.seats)

    def block_of(self, index: int) -> int:
        """The block a game belongs to; both are numbered from 0."""
        return index // self.block_length

    def seating(self, index: int) -> tuple[int, ...]:
        """The entrant in each seat of a game. In game 0, entrant 0 has seat 0, entrant 1 seat 1 …"""
        block, step = divmod(index, self.block_length)
        groups, orders = self._groups, self._orders
        group, order = groups[block % len(groups)], orders[block // len(groups) % len(orders)]
        return tuple(group[order[(seat - step) % self.seats]] for seat in range(self.seats))

    @cached_property
    def _groups(self) -> list[tuple[int, ...]]:
        return list(combinations(range(self.entrants), self.seats))

    @cached_property
    def _orders(self) -> list[tuple[int, ...]]:
        """Orders around the table, each once: where it begins is the affair of the block's games."""
        return [(0, *rest) for rest in permutations(range(1, self.seats))]
