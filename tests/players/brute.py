"""Endings by brute force: every way to the end, in plain Python, without a table."""

from __future__ import annotations

from collections.abc import Callable
from math import tanh

from teocalli.core.state import CHANCE, State

Value = list[float]
Rate = Callable[[State], Value]


class TooManyError(Exception):
    """More positions than allowed."""


def share_of_victory(state: State) -> Value:
    """By seat: 1 divided among the winners."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.points()))]


def margins(state: State) -> Value:
    """By seat: own points minus the most that another has."""
    points = state.points()
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


def by_exact_end(state: State) -> Value:
    """As `EndgameSolver.solve` says: share of the victory plus a millionth of the margin."""
    return [won + 1e-6 * margin for won, margin in zip(share_of_victory(state), margins(state), strict=True)]


def by_search(margin_weight: float, scale: float) -> Rate:
    """As a search values the end: share of the victory mixed with the margin, squeezed between 0 and 1."""

    def rate(state: State) -> Value:
        squeezed = [0.5 + 0.5 * tanh(margin / scale) for margin in margins(state)]
        won = share_of_victory(state)
        return [(1 - margin_weight) * a + margin_weight * b for a, b in zip(won, squeezed, strict=True)]

    return rate


class BruteForce:
    """Values by `rate`, if all play for their own value and take the lowest of equal actions."""

    def __init__(self, rate: Rate, most: int) -> None:
        self.rate = rate
        self.left = most

    def value(self, state: State) -> Value:
        """What a position is worth to each seat. Raises `TooManyError`."""
        self.left -= 1
        if self.left < 0:
            raise TooManyError
        if state.is_terminal():
            return self.rate(state)
        if state.current_player == CHANCE:
            return self.average(state)
        return best_for(state.current_player, self.values(state))

    def average(self, state: State) -> Value:
        sums = [0.0] * len(state.points())
        for action, probability in state.chance_outcomes():
            for seat, value in enumerate(self.after(state, action)):
                sums[seat] += probability * value
        return sums

    def values(self, state: State) -> list[tuple[int, Value]]:
        """Every legal action with its value."""
        return [(action, self.after(state, action)) for action in state.legal_actions()]

    def after(self, state: State, action: int) -> Value:
        following = state.clone()
        following.apply_action(action)
        return self.value(following)


def best_for(seat: int, values: list[tuple[int, Value]]) -> Value:
    chosen = values[0][1]
    for _, value in values[1:]:
        if value[seat] > chosen[seat] + 1e-12:
            chosen = value
    return chosen


def ending(states: list[State], rate: Rate, most: int) -> tuple[State, list[tuple[int, Value]]] | None:
    """The earliest choice of a game from which at most `most` positions are left to look at, with its values."""
    found = None
    for state in reversed(states):
        if state.current_player < 0 or len(state.legal_actions()) == 1:
            continue
        try:
            found = state, BruteForce(rate, most).values(state)
        except TooManyError:
            break
    return found
