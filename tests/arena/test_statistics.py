"""Statistics of many games, compared with values worked out by hand or published."""

from __future__ import annotations

import pytest

from teocalli.arena.statistics import GameResult, Spread, summarise, wilson_interval


def result(index: int, seating: tuple[int, ...], scores: tuple[int, ...], winners: tuple[int, ...]) -> GameResult:
    """A result of which only what the test is about is told."""
    return GameResult(index, seating, scores, winners, turns=10 + index, decisions=20, words=())


# Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0000, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_interval_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_interval_stays_between_0_and_1() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)
    assert wilson_interval(7, 7)[1] == pytest.approx(1.0)
    assert wilson_interval(0, 7)[0] == pytest.approx(0.0)


def test_a_spread_of_one_value_has_no_deviation() -> None:
    assert Spread.of([4]) == Spread(4, 0.0, 4, 4)


def test_a_spread_is_that_of_a_sample() -> None:
    spread = Spread.of([2, 4, 4, 4, 5, 5, 7, 9])
    assert (spread.mean, spread.low, spread.high) == (5.0, 2, 9)
    assert spread.sd == pytest.approx(2.13809)


def test_a_shared_victory_counts_in_parts_and_points_follow_the_entrant() -> None:
    summary = summarise(
        [
            result(0, (0, 1), (30, 10), (0,)),
            result(1, (1, 0), (20, 20), (0, 1)),
            result(2, (0, 1), (5, 8), (1,)),
        ]
    )
    first, second = summary.standings
    assert (first.wins, second.wins) == (1.5, 1.5)
    assert [first.points.mean, second.points.mean] == pytest.approx([55 / 3, 38 / 3])
    assert first.by_seat == ((2, 1.0), (1, 0.5))
    assert second.by_seat == ((1, 0.5), (2, 1.0))
    assert (summary.games, summary.shared, summary.turns.low, summary.turns.high) == (3, 1, 10, 12)


def test_a_player_against_itself_is_two_entrants() -> None:
    summary = summarise([result(0, (0, 1), (3, 9), (1,)), result(1, (1, 0), (3, 9), (1,))])
    assert [standing.wins for standing in summary.standings] == [1.0, 1.0]
