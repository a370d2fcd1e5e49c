"""Where chance comes from. The position holds no generator; who drives the game draws from one of these."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import random
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from teocalli.core.state import State

SEED_BYTES = 32


def entropy(count: int) -> bytes:
    """So many bytes of the system's generator: the one place where chance that nobody has seeded enters."""
    return secrets.token_bytes(count)


def generator(seed: int | str | None = None) -> random.Random:
    """A generator with a seed, or else with one of the system's (`entropy`)."""
    if isinstance(seed, str):
        return random.Random(seed.encode("utf-8", "surrogatepass"))  # the same as of the text, where that is one
    return random.Random(entropy(SEED_BYTES) if seed is None else seed)


class Draws(Protocol):
    """A source of chance: `below(number, n)` gives 0 … n−1 for the draw with that number."""

    def below(self, number: int, n: int) -> int: ...


class SeededDraws:
    """Draws that follow from a secret seed: HMAC-SHA256 of the draw's number (R-06).

    Same seed and number, same draw: replay and undo never change what comes, and anybody who learns the seed after the
    game can verify every draw.
    """

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    @staticmethod
    def new_seed() -> bytes:
        """256 bits of the system's generator."""
        return entropy(SEED_BYTES)

    def below(self, number: int, n: int) -> int:
        """0 … n−1, evenly: the digest has 256 bits, so the bias is below n / 2^256."""
        return self.number(f"draw {number}") % n

    def number(self, name: str) -> int:
        """256 bits that follow from the seed and a name."""
        digest = hmac.new(self._seed, f"teocalli {name}".encode(), hashlib.sha256).digest()
        return int.from_bytes(digest, "big")

    @property
    def seed_hash(self) -> str:
        """SHA-256 of the seed, in hexadecimal digits; published before the game (R-06)."""
        return hashlib.sha256(self._seed).hexdigest()


def setup_chance(draws: Draws) -> Callable[[int], int]:
    """The `randbelow` for `Game.draw_setup`: its draws are numbered −1, −2 …, those of the game 0, 1 …"""
    numbers = itertools.count(-1, -1)
    return lambda n: draws.below(next(numbers), n)


def draw_outcome(state: State, draws: Draws, number: int) -> int:
    """The outcome of the chance decision due in `state`, each by its probability."""
    actions, weights = state.chance_weights()
    pick = draws.below(number, sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        pick -= weight
        if pick < 0:
            return action
    raise AssertionError("weights sum to more than the pick")
