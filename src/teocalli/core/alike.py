"""Chance that is alike at several tables of one game, although other moves are made there.

An index into one sequence of numbers would not do: as soon as one table draws once more than another, nothing would be
alike any more. So every outcome has a clock of its own, wound from the seed: it waits an exponentially distributed
time, weighed by how likely the outcome is, and the outcome whose clock rings first is drawn; then that clock is wound
anew, and the others go on from where they stand. Such clocks have no memory, so every draw has exactly the
probabilities that the position names, whatever was drawn before. And at all tables with one seed the tiles of a pile
come in one order, as if the pile had been shuffled once for all; the k-th throw of a die shows the same everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import ROUND_HALF_EVEN, Context, Decimal

from teocalli.core.chance import SeededDraws
from teocalli.core.match import Match
from teocalli.core.state import CHANCE, State

_EXACT = Context(prec=34, rounding=ROUND_HALF_EVEN)
"""Decimal fractions come out the same on every machine, so that everybody finds the draws of a record again."""

_BITS = 128


class Clocks:
    """The draws of one game from its beginning, one after the other."""

    def __init__(self, draws: SeededDraws) -> None:
        self._draws = draws
        self._wound: dict[int, int] = {}
        self._left: dict[int, Decimal] = {}

    @classmethod
    def after(cls, draws: SeededDraws, match: Match) -> Clocks:
        """The clocks as they stand after all draws of a game."""
        clocks = cls(draws)
        for _, state, action in draws_of(match):
            clocks.ring(state, action)
        return clocks

    def draw(self, state: State) -> int:
        """The outcome of the chance decision due in `state`, by its probability; the next one follows from then on."""
        actions, weights = state.chance_weights()
        rings = [_EXACT.divide(self._waits(action), weight) for action, weight in zip(actions, weights, strict=True)]
        drawn = actions[min(range(len(rings)), key=rings.__getitem__)]
        self.ring(state, drawn)
        return drawn

    def ring(self, state: State, drawn: int) -> None:
        """Let as much time pass as it takes until the clock of what is drawn rings."""
        actions, weights = state.chance_weights()
        passed = _EXACT.divide(self._waits(drawn), weights[actions.index(drawn)])
        for action, weight in zip(actions, weights, strict=True):
            self._left[action] = _EXACT.subtract(self._waits(action), _EXACT.multiply(passed, weight))
        del self._left[drawn]

    def _waits(self, action: int) -> Decimal:
        """What is left on the clock of an outcome, wound if need be: exponential, mean 1 at first."""
        left = self._left.get(action)
        if left is None:
            turn = self._wound[action] = self._wound.get(action, 0) + 1
            left = self._left[action] = _exponential(self._draws.number(f"clock {action} {turn}"))
        return left


def draws_of(match: Match) -> Iterable[tuple[int, State, int]]:
    """The chance decisions of a game: number of the position, position, what was drawn."""
    for n, action in enumerate(match.actions):
        state = match.state_at(n)
        if state.current_player == CHANCE:
            yield n, state, action


def _exponential(number: int) -> Decimal:
    """−ln of a number between 0 and 1, of which `number` has the binary digits."""
    fraction = _EXACT.divide(Decimal((number >> (256 - _BITS)) + 1), Decimal(2**_BITS))
    return _EXACT.minus(_EXACT.ln(fraction))
