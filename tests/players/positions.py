"""Positions of both games for tests of the players, from one number each."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from teocalli import load_game
from teocalli.core.game import Game
from teocalli.core.state import CHANCE, State
from tests.fixtures.plan import OWN
from tests.teotihuacan.walk import random_options
from tests.twin.uxmal import OPTION_VALUES

GAMES = ("uxmal", "teotihuacan")
PLAYERS = {"uxmal": (2, 3, 4), "teotihuacan": (1, 2, 3, 4)}


def some_options(name: str, rng: random.Random) -> dict[str, Any]:
    """Each option with its default in about half of all games."""
    if name == "teotihuacan":
        return random_options(rng)
    values = OPTION_VALUES | {"components": [*OPTION_VALUES["components"], OWN]}
    return {option: rng.choice(known) for option, known in values.items() if rng.random() < 0.5}


def some_game(name: str, rng: random.Random) -> Game:
    """A game with random options for a random number of players."""
    return load_game(name, players=rng.choice(PLAYERS[name]), options=some_options(name, rng))


def begin(game: Game, rng: random.Random) -> State:
    """A first position."""
    return game.new_initial_state(game.draw_setup(rng.randrange))


def go_on(state: State, rng: random.Random) -> None:
    """Carry out any action; chance by its probabilities."""
    actions, weights = state.chance_weights() if state.current_player == CHANCE else (state.legal_actions(), None)
    state.apply_action(rng.choices(actions, weights)[0])


def random_game(game: Game, rng: random.Random) -> list[State]:
    """All positions of a random game."""
    states = [begin(game, rng)]
    while not states[-1].is_terminal():
        states.append(states[-1].clone())
        go_on(states[-1], rng)
    return states


def choices(states: list[State]) -> list[State]:
    """Those at which a player has a choice."""
    return [state for state in states if state.current_player >= 0 and len(state.legal_actions()) > 1]


def middle(name: str, seed: int = 1, players: int = 2, at: float = 0.4, **options: Any) -> State:
    """A position with a choice at the beginning of a turn; `at` says how much of the game is over (0–1)."""
    rng = random.Random(seed)
    found = choices(random_game(load_game(name, players=players, options=options), rng))
    turns = [state for state in found if state.at_turn_start()]
    return turns[int(at * len(turns))]


def play(state: State, choose: Callable[[State], int], rng: random.Random) -> None:
    """Play to the end; `choose` decides for all players."""
    while not state.is_terminal():
        if state.current_player == CHANCE:
            go_on(state, rng)
        else:
            state.apply_action(choose(state))
