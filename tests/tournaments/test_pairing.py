"""Rounds: everybody plays once, nobody meets somebody again without need, seats and byes are spread."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teocalli.tournaments.pairing import (
    all_play_all,
    all_play_all_length,
    circle_length,
    circle_round,
    folded,
    next_round,
    without_rematch,
)
from teocalli.tournaments.rounds import Meetings, Outcome, Round
from teocalli.tournaments.rules import Rules
from teocalli.tournaments.standings import standings
from tests.long import with_further


def play(entrants: int, seats: int, rounds: int, chance: random.Random) -> list[Round]:
    """A Swiss tournament with results by chance."""
    rules, numbers = Rules("swiss", seats, rounds), range(1, entrants + 1)
    played: list[Round] = []
    lot = {number: number for number in numbers}
    for _ in range(rounds):
        table = standings(numbers, played, rules, lot)
        made = next_round([each.entrant for each in table], {e.entrant: e.halves for e in table}, played, seats)
        for number, each in enumerate(made.tables):
            points = tuple(chance.randrange(40) for _ in each)
            places = tuple(1 + sum(other > own for other in points) for own in points)
            made.outcomes[number] = Outcome(points, places)
        played.append(made)
    return played


def most_meetings(played: list[Round]) -> int:
    """How often two have met at most."""
    return max(Meetings(played).met.values(), default=0)


@given(seats=st.integers(2, 4), tables=st.integers(1, 9), over=st.integers(0, 3), seed=st.integers(0, 2**16))
@settings(max_examples=15, deadline=None)
def test_in_each_round_everybody_plays_once_or_sits_out(seats: int, tables: int, over: int, seed: int) -> None:
    entrants = seats * tables + over % seats
    played = play(entrants, seats, 3, random.Random(seed))
    for each in played:
        there = [entrant for table in each.tables for entrant in table] + list(each.byes)
        assert sorted(there) == list(range(1, entrants + 1))
        assert {len(table) for table in each.tables} == {seats}
        assert len(each.byes) == entrants % seats
    byes = Counter(entrant for each in played for entrant in each.byes)
    if byes and len(byes) < entrants:
        assert max(byes.values()) == 1


@given(entrants=st.integers(4, 24), seed=st.integers(0, 2**16))
@settings(max_examples=15, deadline=None)
def test_in_pairs_nobody_meets_somebody_again(entrants: int, seed: int) -> None:
    """With up to half as many rounds as rivals there is always a way (Dirac)."""
    played = play(entrants, 2, entrants // 2 - 1, random.Random(seed))
    assert most_meetings(played) <= 1


@pytest.mark.parametrize(
    ("entrants", "seats", "rounds"),
    with_further([(12, 3, 4), (18, 3, 5), (16, 4, 4), (200, 2, 6)], [(64, 4, 5), (200, 2, 12)], several=True),
)
def test_nobody_meets_somebody_again_at_larger_tables(entrants: int, seats: int, rounds: int) -> None:
    assert most_meetings(play(entrants, seats, rounds, random.Random(7))) == 1


def test_where_everybody_has_met_somebody_meets_again_as_rarely_as_possible() -> None:
    played = play(4, 2, 7, random.Random(1))
    assert sorted(Meetings(played).met.values()) == [2, 2, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("seats", "rounds", "by_chance"),
    with_further([(2, 4, 0.75), (3, 3, 0.59)], [(4, 4, 0.63)], several=True),
)
def test_everybody_has_each_seat_about_as_often(seats: int, rounds: int, by_chance: float) -> None:
    """`by_chance`: how far off they would be on the average if they sat anywhere."""
    entrants, off = 9 * seats, []
    for seed in range(3):
        sat = Meetings(play(entrants, seats, rounds, random.Random(seed))).sat
        had = [[sat[entrant, seat] for seat in range(seats)] for entrant in range(1, entrants + 1)]
        assert max(max(each) - min(each) for each in had) <= 3
        off += [abs(times - rounds / seats) for each in had for times in each]
    assert sum(off) / len(off) < 0.8 * by_chance


def test_those_who_stand_alike_play_together() -> None:
    scores = {1: 4, 2: 4, 3: 4, 4: 4, 5: 2, 6: 2, 7: 0, 8: 0}
    assert folded(range(1, 9), scores, 2) == [[1, 3], [2, 4], [5, 6], [7, 8]]
    assert folded(range(1, 9), scores | {4: 2}, 2) == [[1, 2], [3, 5], [4, 6], [7, 8]]
    made = next_round(range(1, 9), scores, [Round(((1, 3), (2, 4), (5, 6), (7, 8)), ())], 2)
    assert {frozenset(table) for table in made.tables[:2]} in (
        {frozenset((1, 2)), frozenset((3, 4))},
        {frozenset((1, 4)), frozenset((2, 3))},
    )
    assert {frozenset(table) for table in made.tables[2:]} in (
        {frozenset((5, 7)), frozenset((6, 8))},
        {frozenset((5, 8)), frozenset((6, 7))},
    )


def test_with_too_few_nobody_plays() -> None:
    for count in (0, 1, 2):
        made = next_round(range(count), {}, [], 3)
        assert (made.tables, len(made.byes)) == ((), count)


@given(st.integers(1, 4), st.integers(0, 2**16))
@settings(max_examples=30, deadline=None)
def test_as_few_as_possible_meet_again(tables: int, seed: int) -> None:
    """Compared with trying everything; pairs that need not change stay."""
    chance, everybody = random.Random(seed), list(range(2 * tables))
    met = [pair for pair in combinations(everybody, 2) if chance.random() < 0.65]
    meetings = Meetings([Round(tuple(met), ())])
    begun = [everybody[n : n + 2] for n in range(0, len(everybody), 2)]

    def again(pairs: list[list[int]]) -> int:
        return sum(meetings.met[frozenset(pair)] for pair in pairs)

    def least(left: list[int]) -> int:
        if not left:
            return 0
        first, *rest = left
        return min(again([[first, mate]]) + least([each for each in rest if each != mate]) for mate in rest)

    found = without_rematch(begun, meetings)
    assert sorted(each for pair in found for each in pair) == everybody
    assert again(found) == least(everybody)
    assert again(begun) > 0 or found == begun


@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 8, 11])
def test_by_the_circle_everybody_meets_everybody_once(entrants: int) -> None:
    numbers = list(range(1, entrants + 1))
    played = [circle_round(numbers, number) for number in range(circle_length(entrants))]
    meetings = Meetings(played)
    assert meetings.met == Counter(frozenset(pair) for pair in combinations(numbers, 2))
    assert set(meetings.byes.values()) == ({1} if entrants % 2 else set())
    for each in numbers:
        assert abs(meetings.sat[each, 0] - meetings.sat[each, 1]) <= 1


@pytest.mark.parametrize(
    ("entrants", "seats", "most"), [(3, 3, 1), (4, 3, 4), (6, 3, 5), (9, 3, 6), (8, 4, 6), (9, 4, 8)]
)
def test_at_larger_tables_everybody_meets_everybody(entrants: int, seats: int, most: int) -> None:
    numbers = list(range(1, entrants + 1))
    length = all_play_all_length(numbers, seats)
    assert length <= most
    played: list[Round] = []
    for _ in range(length):
        played.append(all_play_all(numbers, played, seats))
    meetings = Meetings(played)
    assert all(meetings.met[frozenset(pair)] for pair in combinations(numbers, 2))
    byes = [meetings.byes[each] for each in numbers]
    assert max(byes) - min(byes) <= 1
