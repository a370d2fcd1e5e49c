"""Endings played perfectly: compared with brute force, handed over by the search, given up where they are too long."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from teocalli.core.state import State
from teocalli.players.endgame import EndgameSolver
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import SearchSettings
from tests.players.brute import Value, by_exact_end, ending
from tests.players.positions import middle, random_game, some_game

UXMAL = 200
TEOTIHUACAN = 12
MOST = {"uxmal": 1500, "teotihuacan": 400}  # positions of a brute force
PLENTY = 100_000

Ending = tuple[State, list[tuple[int, Value]]]


def endings(name: str, count: int) -> Iterator[Ending]:
    """So many endings of random games with random options, with their values by brute force."""
    rng = random.Random(f"endings of {name}")
    while count:
        if found := ending(random_game(some_game(name, rng), rng), by_exact_end, MOST[name]):
            count -= 1
            yield found


@cache
def known_endings(name: str) -> tuple[Ending, ...]:
    return tuple(endings(name, UXMAL if name == "uxmal" else TEOTIHUACAN))


def assert_equal(solved: list[tuple[int, list[float]]] | None, expected: list[tuple[int, Value]]) -> None:
    assert solved is not None
    assert [action for action, _ in solved] == [action for action, _ in expected]
    for (_, value), (_, right) in zip(solved, expected, strict=True):
        assert value == pytest.approx(right, abs=1e-10)


@pytest.mark.parametrize("name", ["uxmal", "teotihuacan"])
def test_values_are_those_of_brute_force(name: str) -> None:
    for state, expected in known_endings(name):
        assert_equal(EndgameSolver(state, PLENTY).solve(state), expected)


def test_the_endings_of_uxmal_differ_in_length_players_and_value() -> None:
    found = known_endings("uxmal")
    assert {len(state.points()) for state, _ in found} == {2, 3, 4}
    assert sum(len({tuple(value) for _, value in values}) > 1 for _, values in found) > UXMAL / 2
    positions = []
    for state, _ in found[:40]:
        end = EndgameSolver(state, PLENTY)
        end.solve(state)
        positions.append(end.positions)
    assert max(positions) > 100


def test_a_solution_can_be_stopped_and_made_later() -> None:
    shown = 0
    for state, expected in known_endings("uxmal"):
        if len(expected) > 1 and (end := EndgameSolver(state, PLENTY)).solve(state) and end.positions > 200:
            shown += 1
            end = EndgameSolver(state, PLENTY)
            end.stop()
            assert end.solve(state) is None
            assert 0 < end.positions <= 200
            end.allow()
            assert_equal(end.solve(state), expected)
    assert shown > 3


@pytest.mark.parametrize("name", ["uxmal", "teotihuacan"])
def test_the_search_hands_over(name: str) -> None:
    shown = 0
    for state, expected in known_endings(name)[:60]:
        if state.hides_from(state.current_player):
            continue
        seat = state.current_player
        report = SearchPlayer(SearchSettings(playouts=1), seed=1).analyse(state)
        assert report.proven
        assert report.new_playouts == 0
        best = max(value[seat] for _, value in expected)
        assert report.lines[0].values[seat] == pytest.approx(best, abs=1e-10)
        assert report.best in [action for action, value in expected if value[seat] >= best - 1e-10]
        shown += 1
    assert shown >= TEOTIHUACAN // 2


def test_nothing_is_called_proven_where_cards_are_hidden() -> None:
    """R-02: what another holds is guessed, so nothing follows from it for certain, with a single guess neither."""
    rng = random.Random(5)
    while True:
        game = some_game("uxmal", rng)
        found = game.options["hands"] == "hidden" and ending(random_game(game, rng), by_exact_end, MOST["uxmal"])
        if found and found[0].hides_from(found[0].current_player):
            break
    searcher = SearchPlayer(SearchSettings(playouts=4, worlds=1), seed=1)
    assert searcher.analyse(found[0]).new_playouts > 0


@cache
def longest() -> Ending:
    return max(known_endings("uxmal")[:40], key=lambda found: solved_positions(found[0]))


def solved_positions(state: State) -> int:
    end = EndgameSolver(state, PLENTY)
    end.solve(state)
    return end.positions


def test_too_many_positions_and_too_little_time_are_too_much() -> None:
    state, _ = longest()
    assert EndgameSolver(state, solved_positions(state) - 1).solve(state) is None
    assert EndgameSolver(state, PLENTY).solve(state, seconds=1e-9) is None
    early = middle("uxmal")
    assert EndgameSolver(early, 1000).solve(early) is None


def test_what_was_broken_off_leaves_no_trace() -> None:
    state, expected = longest()
    end = EndgameSolver(state, solved_positions(state) // 2)
    for _ in range(3):  # each time a part of it is known from before
        if (solved := end.solve(state)) is not None:
            assert_equal(solved, expected)
    end = EndgameSolver(state, PLENTY)
    assert end.solve(state, seconds=1e-9) is None
    assert_equal(end.solve(state), expected)


def test_a_solved_ending_is_known_when_it_goes_on() -> None:
    state, expected = longest()
    end = EndgameSolver(state, PLENTY)
    end.solve(state)
    assert_equal(end.solve(state), expected)
    assert end.positions == 0


def test_positions_of_a_match_with_other_random_components_are_told_apart() -> None:
    """Random components (U4) belong to a match, not to the game."""
    one, other = middle("uxmal", 1, components="random"), middle("uxmal", 2, components="random")
    end = EndgameSolver(one, 1000)
    assert end.suits(one)
    assert end.suits(one.clone())
    assert not end.suits(other)
    assert not end.suits(middle("uxmal", 1))
