"""Ratings: as far apart as the wins say."""

from __future__ import annotations

import pytest

from teocalli.arena.contest import Contest
from teocalli.arena.ratings import ELO, PLACKETT_LUCE, elo_difference, rate
from teocalli.arena.statistics import summarise
from tests.arena.test_statistics import result


@pytest.mark.parametrize(("share", "difference"), [(0.5, 0), (0.64, 100), (0.76, 200), (0.909, 400), (0.24, -200)])
def test_elo_differences_as_in_fides_table(share: float, difference: int) -> None:
    assert elo_difference(share) == pytest.approx(difference, abs=3)


def test_two_are_rated_by_elo_with_the_interval_of_their_share() -> None:
    games = [result(n, (n % 2, 1 - n % 2), (1, 0), (0,) if n < 60 else (n % 2,)) for n in range(80)]
    summary = summarise(games, 2)
    ratings = rate(games, summary)
    first, second = ratings.ratings
    assert ratings.kind == ELO
    value, low, high = (elo_difference(part) for part in (50 / 80, *summary.standings[0].wins.interval))
    assert None not in (value, low, high)
    assert (first.value, first.low, first.high) == (value, low, high)
    assert [second.value, second.high, second.low] == pytest.approx([-part for part in (value, low, high) if part])


def test_who_always_wins_has_no_upper_bound() -> None:
    games = [result(n, (n % 2, 1 - n % 2), (1, 0), (n % 2,)) for n in range(10)]
    first, second = rate(games, summarise(games, 2)).ratings
    assert (first.value, first.high, second.low) == (None, None, None)
    assert first.low == pytest.approx(elo_difference(0.7225), abs=1)


def test_several_are_rated_by_their_places() -> None:
    contest = Contest("uxmal", {}, ("random", "greedy", "random"), seats=3, seed=2)
    games = [contest.play(index) for index in range(12)]
    ratings = rate(games, summarise(games, 3))
    assert ratings.kind == PLACKETT_LUCE
    weak, strong, other = ratings.ratings
    assert strong.low is not None
    assert weak.value is not None
    assert other.value is not None
    assert strong.low > max(weak.value, other.value)
    assert rate(reversed(games), summarise(games, 3)) == ratings
