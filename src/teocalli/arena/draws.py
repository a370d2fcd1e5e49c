"""Chance that is the same for games that belong together, although different players make different moves in them.

An index into one sequence of random numbers would not do: as soon as one game draws once more than the other, nothing
would be alike any more. So every outcome has a clock of its own. It waits an exponentially distributed time, weighed by
how likely the outcome is, and the outcome whose clock is the first to ring is drawn; then that clock is wound up anew,
and the others go on from where they stand. Since such clocks have no memory, every draw has exactly the probabilities
that the position names, whatever was drawn before. And in every game of a block, whoever plays it, the tiles of a pile
come in the same order: that of the times their clocks were given, as if the pile had been shuffled beforehand.
"""

from __future__ import annotations

import math
import random
from hashlib import blake2b

from teocalli.core.state import State

_DIGEST = 8


class PairedDraws:
    """The chance of one game; equal `key`, equal draws wherever the same things can be drawn."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._wound: dict[int, int] = {}
        self._left: dict[int, float] = {}
        self._setup = random.Random(f"{key} setup")

    def below(self, n: int) -> int:
        """0 … n−1, the next number for the set-up words."""
        return self._setup.randrange(n)

    def outcome(self, state: State) -> int:
        """The outcome of the chance decision due in `state`, each by its probability."""
        actions, weights = state.chance_weights()
        times = [self._waiting(action) / weight for action, weight in zip(actions, weights, strict=True)]
        first = min(range(len(times)), key=times.__getitem__)
        for action, weight in zip(actions, weights, strict=True):
            self._left[action] -= weight * times[first]
        del self._left[actions[first]]
        return actions[first]

    def _waiting(self, action: int) -> float:
        """What is left on the clock of an outcome, wound up if need be: exponential, mean 1 at first."""
        left = self._left.get(action)
        if left is None:
            turn = self._wound[action] = self._wound.get(action, 0) + 1
            left = self._left[action] = self._exponential(f"{self._key} {action} {turn}")
        return left

    @staticmethod
    def _exponential(name: str) -> float:
        number = int.from_bytes(blake2b(name.encode(), digest_size=_DIGEST).digest(), "big")
        return -math.log((number + 1) / 2 ** (8 * _DIGEST))
