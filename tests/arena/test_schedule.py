"""The schedule: every seat for everybody beside everybody, equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from teocalli.arena.schedule import Schedule


@pytest.mark.parametrize(("entrants", "seats"), [(1, 1), (2, 2), (3, 2), (3, 3), (5, 3), (4, 4)])
def test_a_round_has_every_assignment_once(entrants: int, seats: int) -> None:
    schedule = Schedule(entrants, seats)
    played = Counter(schedule.seating(index) for index in range(2 * schedule.round_length))
    assert played == dict.fromkeys(permutations(range(entrants), seats), 2)


@pytest.mark.parametrize(("entrants", "seats"), [(2, 2), (5, 3), (4, 4)])
def test_in_a_block_the_same_players_have_every_seat_once(entrants: int, seats: int) -> None:
    schedule = Schedule(entrants, seats)
    for block in range(schedule.round_length // seats):
        games = [schedule.seating(block * seats + step) for step in range(seats)]
        assert {schedule.block_of(block * seats + step) for step in range(seats)} == {block}
        for seat in range(seats):
            assert len({game[seat] for game in games}) == seats
        assert len({frozenset(game) for game in games}) == 1


def test_the_first_game_has_the_entrants_in_order() -> None:
    assert Schedule(4, 3).seating(0) == (0, 1, 2)


def test_groups_change_before_orders() -> None:
    schedule = Schedule(4, 3)
    groups = [frozenset(schedule.seating(3 * block)) for block in range(4)]
    assert len(set(groups)) == 4
