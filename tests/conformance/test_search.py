"""The search plays a game of a few lines that brings nothing for it but its rules."""

from __future__ import annotations

import random

import pytest

from teocalli import load_game
from teocalli.core.game import Game
from teocalli.core.state import State
from teocalli.players import make_player
from teocalli.players.endgame import EndgameSolver
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import SearchSettings
from tests.players.brute import BruteForce, by_search
from tests.players.positions import go_on


@pytest.fixture
def positions(heap: type[Game]) -> list[State]:
    """The positions of a game of Heap at which a player decides."""
    game = load_game("heap")
    state, found, rng = game.new_initial_state(["first:0"]), [], random.Random(1)
    while not state.is_terminal():
        if state.current_player >= 0:
            found.append(state.clone())
        go_on(state, rng)
    return found


def test_it_proves_what_brute_force_finds(positions: list[State]) -> None:
    settings = SearchSettings(playouts=20_000, exploration=100, margin_weight=0.0)
    assert len(positions) > 3
    for state in positions[-3:]:
        report = SearchPlayer(settings, 1).analyse(state)
        right = BruteForce(by_search(0.0, settings.scale), 1_000_000).value(state)
        assert report.proven
        assert report.lines[0].values == pytest.approx(right, abs=1e-3)


def test_a_game_that_does_not_show_its_data_is_not_solved_but_searched(positions: list[State]) -> None:
    """Positions cannot be told apart, so the table of solved ones would mix them up."""
    state = positions[-1]
    assert EndgameSolver(state, 1000).solve(state) is None
    assert make_player("mcts:50p", seed=1).choose(state) in state.legal_actions()
