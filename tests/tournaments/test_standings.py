"""Who stands where: points for each rival who did worse, and what decides between equals."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from teocalli.tournaments.rounds import Outcome, Round
from teocalli.tournaments.rules import Rules
from teocalli.tournaments.standings import Standing, standings


def played(*points: int) -> Outcome:
    """A game that ended with these points."""
    return Outcome(points, tuple(1 + sum(other > own for other in points) for own in points))


def round_of(tables: Sequence[tuple[int, ...]], outcomes: list[Outcome], byes: tuple[int, ...] = ()) -> Round:
    """A round that was played."""
    return Round(tuple(tables), byes, None, {}, dict(enumerate(outcomes)))


def stand(rounds: list[Round], rules: Rules, entrants: int = 4) -> dict[int, Standing]:
    """Everybody's standing by number; who comes first in the list of equals has the lower number."""
    numbers = range(1, entrants + 1)
    return {each.entrant: each for each in standings(numbers, rounds, rules, {n: n for n in numbers})}


def test_in_pairs_as_in_chess() -> None:
    rounds = [
        round_of([(1, 2), (3, 4)], [played(30, 20), played(25, 25)]),
        round_of([(1, 3), (2, 4)], [played(9, 12), played(7, 40)]),
    ]
    found = stand(rounds, Rules("swiss", 2, 2))
    assert {number: each.halves for number, each in found.items()} == {1: 2, 2: 0, 3: 3, 4: 3}
    assert [found[n].buchholz for n in (1, 2, 3, 4)] == [0 + 3, 2 + 3, 3 + 2, 3 + 0]
    assert [found[n].sonneborn for n in (1, 2, 3, 4)] == [2 * 0, 0, 3 + 2 * 2, 3 + 2 * 0]
    assert [found[n].place for n in (3, 4, 1, 2)] == [1, 2, 3, 4]  # Buchholz decides
    assert found[4].mean == Fraction(65, 2)


def test_at_larger_tables_each_rival_counts() -> None:
    found = stand([round_of([(1, 2, 3, 4)], [played(10, 30, 20, 20)])], Rules("swiss", 4, 1))
    assert {number: each.halves for number, each in found.items()} == {2: 6, 3: 3, 4: 3, 1: 0}
    assert [found[n].place for n in (2, 3, 4, 1)] == [1, 2, 2, 4]


def test_what_was_not_played() -> None:
    lost = round_of([(1, 2, 3)], [Outcome(lost=1)], byes=(4,))
    found = stand([lost], Rules("swiss", 3, 1))
    assert {number: each.halves for number, each in found.items()} == {1: 3, 2: 0, 3: 3, 4: 4}
    assert found[1].mean == 0
    void = stand([round_of([(1, 2), (3, 4)], [Outcome(void=True), played(1, 0)])], Rules("swiss", 2, 1))
    assert [void[n].halves for n in (1, 2, 3, 4)] == [1, 1, 2, 0]


def test_sitting_out_is_like_rivals_who_stand_as_one_does() -> None:
    rounds = [round_of([(1, 2)], [played(2, 1)], byes=(3,)), round_of([(1, 3)], [played(2, 1)], byes=(2,))]
    found = stand(rounds, Rules("swiss", 2, 2), 3)
    assert [found[n].halves for n in (1, 2, 3)] == [4, 2, 2]
    assert [found[n].buchholz for n in (1, 2, 3)] == [4, 4 + 2, 4 + 2]
    assert [found[n].sonneborn for n in (1, 2, 3)] == [8, 4, 4]
    assert stand(rounds, Rules("round_robin", 2), 3)[3].halves == 1  # half as much where everybody sits out once


@pytest.mark.parametrize("rules", [Rules("duplicate"), Rules("swiss", 2, 3, alike=True)])
def test_matchpoints_compare_the_same_seat_by_the_margin(rules: Rules) -> None:
    """Seat 1: margins 10, 0, −3; seat 2: −10, 0, 3."""
    tables = [(1, 2), (3, 4), (5, 6)]
    whole = round_of(tables, [played(30, 20), played(25, 25), played(40, 43)])
    found = stand([whole], rules, 6)
    assert [found[n].halves for n in range(1, 7)] == [4, 0, 2, 2, 0, 4]
    assert [found[n].place for n in (6, 1)] == [1, 2]  # all else is equal, so the points of the game decide
    assert found[1].buchholz == 2 + 0  # of those who had the same seat, 3 and 5
    begun = Round(tuple(tables), (), None, {}, {0: played(30, 20)})
    assert {each.halves for each in stand([begun], rules, 6).values()} == {0}  # nothing before all have finished


def test_in_a_comparison_who_is_not_there_loses_and_nobody_else_does() -> None:
    tables = [(1, 2), (3, 4), (5, 6)]
    outcomes = [Outcome(lost=0), played(25, 20), played(40, 10)]
    found = stand([round_of(tables, outcomes)], Rules("duplicate"), 6)
    assert [found[n].halves for n in range(1, 7)] == [0, 2, 2, 3, 4, 1]
    sat_out = Round(((1, 2), (3, 4)), (5,), None, {}, {0: played(1, 0), 1: played(2, 0)})
    assert stand([sat_out], Rules("duplicate"), 5)[5].halves == 1  # as the equal of all
