"""Chance in a contest: the same for all games of a block, and as likely as the position says."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, cast

import pytest

from teocalli.arena.contest import Contest
from teocalli.arena.draws import PairedDraws
from teocalli.core.registry import load_game
from teocalli.core.state import State


class Pile:
    """A chance decision with these outcomes and weights."""

    def __init__(self, **weights: int) -> None:
        self.weights = {int(name[1:]): weight for name, weight in weights.items()}

    def chance_weights(self) -> tuple[list[int], list[int]]:
        return list(self.weights), list(self.weights.values())


def outcome(draws: PairedDraws, pile: Pile) -> int:
    return draws.outcome(cast(State, pile))


def far_off(seen: Counter[Any], expected: dict[Any, float], count: int) -> bool:
    """Whether some frequency is more than four standard deviations away from its expectation."""
    return any(abs(seen[key] - count * p) > 4 * math.sqrt(count * p * (1 - p)) for key, p in expected.items())


def test_outcomes_have_their_probabilities_and_nothing_remembers() -> None:
    """Two draws in a row with replacement are independent: pairs have the product of the probabilities."""
    pile, count = Pile(a1=1, a2=2, a3=5), 4000
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(count):
        draws = PairedDraws(f"test {number}")
        outcome(draws, Pile(a1=3, a2=3))
        seen[outcome(draws, pile), outcome(draws, pile)] += 1
    probability = {1: 1 / 8, 2: 2 / 8, 3: 5 / 8}
    expected = {(a, b): probability[a] * probability[b] for a in probability for b in probability}
    assert not far_off(seen, expected, count)


def test_drawing_without_putting_back_gives_every_order_with_its_probability() -> None:
    count = 3000
    seen: Counter[tuple[int, ...]] = Counter()
    for number in range(count):
        draws, left = PairedDraws(f"order {number}"), {"a1": 1, "a2": 2}
        order = []
        while left:
            drawn = outcome(draws, Pile(**left))
            order.append(drawn)
            left[f"a{drawn}"] -= 1
            left = {name: weight for name, weight in left.items() if weight}
        seen[tuple(order)] += 1
    assert not far_off(seen, dict.fromkeys([(1, 2, 2), (2, 1, 2), (2, 2, 1)], 1 / 3), count)


def test_a_pile_comes_in_the_same_order_whatever_is_drawn_in_between() -> None:
    plain, mixed = PairedDraws("same"), PairedDraws("same")
    tiles = {f"a{number}": 1 for number in range(10)}
    orders: list[list[int]] = [[], []]
    for order, draws, dice in ((orders[0], plain, 0), (orders[1], mixed, 2)):
        left = dict(tiles)
        while left:
            for _ in range(dice):
                outcome(draws, Pile(a101=1, a102=1))
            order.append(outcome(draws, Pile(**left)))
            del left[f"a{order[-1]}"]
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == list(range(10))


@pytest.mark.parametrize("game", ["uxmal", "teotihuacan"])
def test_games_of_a_block_have_the_same_draws_as_far_as_piles_are_the_same(game: str) -> None:
    contest = Contest(game, {}, ("random", "greedy"), seats=2, seed=11)
    first, second, other = (drawn(contest, index) for index in (0, 1, 2))
    piles = 30  # the set-up, and tiles before the moves begin to decide which pile is drawn from
    assert common_start(first, second) >= (len(first) if game == "uxmal" else piles)
    assert common_start(first, other) < 5


def drawn(contest: Contest, index: int) -> list[str]:
    """The set-up words of a game and all that chance decided."""
    words = list(contest.play(index).words)
    game = load_game(contest.game, contest.seats, contest.options)
    state = game.new_initial_state(words[: game.setup_length])
    found = words[: game.setup_length]
    for word in words[game.setup_length :]:
        if state.is_chance_node():
            found.append(word)
        state.apply_action(game.string_to_action(state, word))
    return found


def common_start(first: list[str], second: list[str]) -> int:
    """How many words are the same from the beginning."""
    return next(
        (n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
    )
