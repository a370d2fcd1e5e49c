"""Statistics of many games, compared with values worked out by hand or published."""

from __future__ import annotations

import random

import pytest

from teocalli.arena.result import GameResult
from teocalli.arena.statistics import ENOUGH_BLOCKS, Share, Spread, summarise, wilson_interval
from teocalli.core.sources import Source


def result(index: int, seating: tuple[int, ...], scores: tuple[int, ...], winners: tuple[int, ...]) -> GameResult:
    """A result of which only what the test is about is told; the winners share the first place, the rest the next."""
    seats = range(len(seating))
    losers = tuple(seat for seat in seats if seat not in winners)
    return GameResult(
        index=index,
        block=index // len(seating),
        seating=seating,
        scores=scores,
        winners=winners,
        ranking=(winners, losers) if losers else (winners,),
        turns=10 + index,
        decisions=20,
        choices=60 + 20 * index,
        asked=tuple(2 for _ in seats),
        seconds=tuple(1.0 + seat for seat in seats),
        slowest=tuple(0.75 + seat for seat in seats),
        sources=(Source(1, "scoring", "tiles", scores),),
        words=(),
    )


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
        ],
        2,
    )
    first, second = summary.standings.values()
    assert (first.wins.wins, second.wins.wins) == (1.5, 1.5)
    assert [first.points.mean, second.points.mean] == pytest.approx([55 / 3, 38 / 3])
    assert first.by_seat == ((2, 1.0), (1, 0.5))
    assert second.by_seat == ((1, 0.5), (2, 1.0))
    assert (summary.games, summary.shared, summary.turns.low, summary.turns.high) == (3, 1, 10, 12)


def test_a_player_against_itself_is_two_entrants() -> None:
    summary = summarise([result(0, (0, 1), (3, 9), (1,)), result(1, (1, 0), (3, 9), (1,))], 2)
    assert [standing.wins.wins for standing in summary.standings.values()] == [1.0, 1.0]


def test_who_does_not_take_part_counts_for_nothing() -> None:
    summary = summarise([result(0, (0, 2), (7, 1), (0,)), result(1, (1, 0), (2, 5), (1,))], 3)
    assert [(s.wins.games, s.wins.wins) for s in summary.standings.values()] == [(2, 2.0), (1, 0.0), (1, 0.0)]
    assert [(pair.first, pair.second, pair.above.games, pair.above.wins) for pair in summary.pairs] == [
        (0, 1, 1, 1.0),
        (0, 2, 1, 1.0),
    ]


def test_who_has_not_played_has_no_standing() -> None:
    summary = summarise([result(0, (0, 2), (7, 1), (0,))], 4)
    assert list(summary.standings) == [0, 2]
    assert [(pair.first, pair.second) for pair in summary.pairs] == [(0, 2)]


def test_seats_times_and_branching() -> None:
    summary = summarise([result(0, (0, 1), (8, 2), (0,)), result(1, (1, 0), (6, 4), (0,))], 2)
    assert [(seat.wins.wins, seat.points.mean) for seat in summary.seats] == [(2.0, 7.0), (0.0, 3.0)]
    assert [(s.seconds, s.slowest) for s in summary.standings.values()] == [(0.75, 1.75), (0.75, 1.75)]
    assert (summary.branching.low, summary.branching.high) == (3.0, 4.0)


def test_sources_are_told_for_winners_and_others() -> None:
    (source,) = summarise([result(0, (0, 1), (8, 2), (0,)), result(1, (1, 0), (6, 4), (0,))], 2).sources
    assert (source.name, source.mean, source.winners, source.others) == ("tiles", 5.0, 7.0, 3.0)


def share_of(blocks: list[tuple[float, float]]) -> Share:
    """The share of wins in blocks of two games with these results."""
    values = [value for block in blocks for value in block]
    games = [result(index, (0, 1), (1, 0), (0,)) for index in range(len(values))]
    return Share.of(games, lambda game: values[game.index])


def test_blocks_that_vary_less_than_their_games_give_a_narrower_interval() -> None:
    """One win in every block: whoever has the seat wins, so nothing is known better than that they are equal."""
    paired = [(1.0, 0.0)] * 59 + [(1.0, 1.0)]
    alike = [(1.0, 1.0)] * 30 + [(0.0, 0.0)] * 29 + [(1.0, 0.0)]
    low, high = wilson_interval(61, 120)
    assert share_of(paired).share == pytest.approx(61 / 120)
    assert width(share_of(paired).interval) < width((low, high)) / 2
    assert width(share_of(alike).interval) == pytest.approx(width((low, high)) * 2**0.5, rel=0.03)


def test_a_few_blocks_count_as_independent_games() -> None:
    few = [(1.0, 0.0)] * (ENOUGH_BLOCKS - 1)
    assert share_of(few).interval == wilson_interval(ENOUGH_BLOCKS - 1, 2 * (ENOUGH_BLOCKS - 1))


def test_intervals_of_paired_games_hold_the_truth_in_95_of_100_cases() -> None:
    chance = random.Random(4)
    truth, held, trials = 0.6, 0, 400
    for _ in range(trials):
        luck = [chance.random() for _ in range(60)]
        blocks = [(float((u + 0.2) % 1 < truth), float((u + 0.45) % 1 < truth)) for u in luck]
        low, high = share_of(blocks).interval
        held += low <= truth <= high
    assert 0.92 < held / trials < 0.98


def width(interval: tuple[float, float]) -> float:
    return interval[1] - interval[0]
