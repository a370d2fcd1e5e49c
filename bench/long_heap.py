"""Heap with piles so large that a match has about as many moves as one of Teotihuacan has decisions."""

from __future__ import annotations

from teocalli.games.heap.game import HeapGame

PILES = (100, 100, 100)


class LongHeap(HeapGame):
    """A match of 300 moves, where each takes one counter."""

    max_game_length = 2 * sum(PILES)

    @property
    def sizes(self) -> tuple[int, ...]:
        """Counters of each pile at the beginning."""
        return PILES
