"""Random games in the compiled loop."""

from __future__ import annotations

import random
import tracemalloc
from concurrent.futures import ThreadPoolExecutor

import pytest

from teocalli import load_game
from teocalli.core.match import Match
from teocalli.core.playout import random_playouts
from teocalli.core.state import CHANCE, State


def first_position(players: int = 2) -> State:
    return load_game("uxmal", players=players).new_initial_state(["track:SJMET", "first:0"])


def test_the_same_seed_gives_the_same_games() -> None:
    state = first_position()
    assert random_playouts(state, 50, 3) == random_playouts(state, 50, 3)
    assert random_playouts(state, 50, 3) != random_playouts(state, 50, 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_are_as_long_as_those_of_the_python_methods(players: int) -> None:
    state, rng = first_position(players), random.Random(1)
    lengths = []
    for _ in range(150):
        match, decisions = Match(state.game, ["track:SJMET", "first:0"]), 0
        while not match.state.is_terminal():
            decisions += match.state.current_player != CHANCE
            match.play_action(rng.choice(match.state.legal_actions()))
        lengths.append(decisions)
    decisions, chance_events = random_playouts(state, 2000, 1)
    assert chance_events == 2000 * 29
    assert decisions / 2000 == pytest.approx(sum(lengths) / len(lengths), rel=0.05)


def test_the_position_stays_as_it_is_and_a_final_one_gives_nothing() -> None:
    state = first_position()
    data = state.to_bytes()
    random_playouts(state, 20, 1)
    assert state.to_bytes() == data
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert random_playouts(state, 20, 1) == (0, 0)


def most_memory(state: State, games: int) -> int:
    """The most bytes of Python's memory that playouts took at any time; the least of some tries, since other threads
    of the test run, which the compiled loop lets run, are traced as well.
    """
    peaks = []
    for _ in range(5):
        tracemalloc.start()
        random_playouts(state, games, 1)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    return min(peaks)


def test_nothing_is_allocated_per_decision() -> None:
    """A thousand games leave no more traces in Python's memory at any time than one."""
    state = first_position()
    assert most_memory(state, 1000) <= most_memory(state, 1) + 256


def test_threads_play_at_once_and_independently() -> None:
    state = first_position()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda seed: random_playouts(state, 200, seed), range(8)))
    assert together == [random_playouts(state, 200, seed) for seed in range(8)]
