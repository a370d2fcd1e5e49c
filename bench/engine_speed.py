"""One run of the measures of one of Teocalli's games, on one core; prints JSON."""

from __future__ import annotations

import json
import random
import sys
import time
import timeit
from collections.abc import Callable

from bench.python_loop import play_randomly
from teocalli import load_game
from teocalli.core.playout import random_playouts
from teocalli.core.state import CHANCE, State

GAMES = {"uxmal": 10_000, "teotihuacan": 3_000}
CLONES = 200_000


def compiled_loop(state: State, games: int, seed: int) -> dict[str, float]:
    """Random games in the compiled loop through the base class."""
    began = time.process_time()
    decisions, events = random_playouts(state, games, seed)
    seconds = time.process_time() - began
    return {
        "compiled_decisions": decisions / seconds,
        "compiled_chance_events": events / seconds,
        "compiled_games": games / seconds,
        "decisions_per_game": decisions / games,
        "chance_events_per_game": events / games,
    }


def python_loop(state: State, seconds: float, seed: int) -> dict[str, float]:
    """Random games with the Python methods."""
    speed = play_randomly(state.clone, lambda position: position.current_player == CHANCE, seconds, seed)
    return {
        "python_decisions": speed.decisions / speed.seconds,
        "python_chance_events": speed.chance_events / speed.seconds,
    }


def nanoseconds(act: Callable[[], object]) -> float:
    """Processor time of one call."""
    return timeit.timeit(act, timer=time.process_time, number=CLONES) / CLONES * 1e9


def copies(state: State) -> dict[str, float]:
    """Nanoseconds for a copy from Python, and bytes of a position."""
    other = state.clone()
    return {
        "clone_ns": nanoseconds(state.clone),
        "copy_from_ns": nanoseconds(lambda: other.copy_from(state)),
        "object_bytes": sys.getsizeof(state),
        "canonical_bytes": len(state.to_bytes()),
    }


def main(seconds: float, seed: int, name: str) -> None:
    game = load_game(name, players=2)
    state = game.new_initial_state(game.draw_setup(random.Random(seed).randrange))
    print(json.dumps(compiled_loop(state, GAMES[name], seed) | python_loop(state, seconds, seed) | copies(state)))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
