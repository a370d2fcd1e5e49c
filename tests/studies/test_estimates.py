"""Means, differences and correlations with their intervals."""

from __future__ import annotations

import random

import pytest

from studies.estimates import change_of, contrast, correlation_of, mean_of
from teocalli.arena.contest import Contest
from teocalli.arena.result import GameResult

TWO = Contest("uxmal", {}, ("random", "random"), seats=2, seed=3)


def game(index: int, scores: tuple[int, ...], block: int | None = None) -> GameResult:
    """A game with these scores; nothing else of it matters."""
    best = max(scores)
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return GameResult(
        index=index,
        block=index if block is None else block,
        seating=tuple(range(len(scores))),
        scores=scores,
        winners=tuple(seat for seat, score in enumerate(scores) if score == best),
        ranking=tuple((seat,) for seat in order),
        turns=1,
        decisions=1,
        choices=1,
        asked=(1,) * len(scores),
        seconds=(0.0,) * len(scores),
        slowest=(0.0,) * len(scores),
        sources=(),
        words=(),
    )


def test_the_interval_of_a_mean_holds_it_about_nineteen_times_in_twenty() -> None:
    rng = random.Random(4)
    held = 0
    for _ in range(400):
        values = [(block, rng.gauss(7.0, 2.0) + common) for block in range(40) for common in [rng.gauss(0, 1)] * 3]
        _, low, high = mean_of(values)
        held += low <= 7.0 <= high
    assert 0.91 <= held / 400 <= 0.98


def test_equal_games_of_a_block_count_as_one() -> None:
    single = mean_of([(block, float(block % 2)) for block in range(100)])
    twice = mean_of([(block, float(block % 2)) for block in range(100) for _ in range(2)])
    assert twice == pytest.approx(single)


def test_a_change_is_that_between_games_of_the_same_number() -> None:
    standard = [game(index, (10 + 5 * index, 0)) for index in range(30)]
    others = [game(index, (12 + 5 * index, 0)) for index in (3, 8, 20)]
    assert change_of(others, standard, lambda one: one.scores[0]) == (2.0, 2.0, 2.0)


def test_a_contrast_compares_winners_with_the_others_of_their_game() -> None:
    games = [game(0, (30, 20, 10)), game(1, (5, 40, 20)), game(2, (8, 8, 8))]
    tallies = [{"tiles": [4, 1, 1]}, {"tiles": [0, 3, 2]}, {"masks": [1, 0, 0]}]
    found = contrast(games, tallies, "tiles")
    assert found["winners"] == 3.5
    assert found["others"] == 1.0
    ahead = found["ahead"]
    assert isinstance(ahead, tuple)
    assert ahead[0] == 1.0


@pytest.mark.parametrize("sign", [1, -1])
def test_a_correlation_and_its_interval(sign: int) -> None:
    rng = random.Random(1)
    pairs = [(block, [(x, sign * x + rng.gauss(0, 1))]) for block in range(2000) for x in [rng.gauss(0, 1)]]
    found = correlation_of(pairs)
    assert found is not None
    value, low, high = found
    assert low < value < high
    assert value == pytest.approx(sign * 0.5**0.5, abs=0.03)
    assert high - low == pytest.approx(2 * 1.96 * (1 - 0.5) * (1.0 / 2000) ** 0.5, rel=0.4)


def test_what_never_varies_has_no_correlation() -> None:
    assert correlation_of([(0, [(0.0, 1.0), (0.0, -1.0)])]) is None
