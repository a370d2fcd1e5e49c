"""One run of the measures of OpenSpiel's games, on one core; prints JSON. Runs in bench/.venv."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.python_loop import play_randomly

SEARCHED = ("backgammon", "quoridor")
GAMES = {"backgammon": "backgammon", "go 9×9": "go(board_size=9)", "quoridor": "quoridor"}


def first_decision(game: Any) -> Any:
    """The first position at which a player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def rollouts(game: Any, seconds: float, seed: int) -> float:
    """C++ rollouts a second: one simulation of `MCTSBot` evaluates its root by that many random games."""

    def bot_of(count: int) -> Any:
        return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(count, seed), 2.0, 1, 100, False, seed, False)

    return speed_of(bot_of, game, seconds)


def playouts(game: Any, seconds: float, seed: int) -> float:
    """Playouts a second of a search: each simulation of `MCTSBot` goes down the tree and plays one random game."""

    def bot_of(count: int) -> Any:
        return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, count, 1000, False, seed, False)

    return speed_of(bot_of, game, seconds)


def speed_of(bot_of: Callable[[int], Any], game: Any, seconds: float) -> float:
    """How many of the things that a bot is made for it does in a second: it is given more until they take long."""
    state, count = first_decision(game), 20
    while True:
        bot = bot_of(count)
        began = time.process_time()
        bot.step(state)
        elapsed = time.process_time() - began
        if elapsed >= seconds / 2:
            return count / elapsed
        count = max(count * 2, int(count * seconds / max(elapsed, 1e-6)))


def measure(name: str, seconds: float, seed: int) -> dict[str, float]:
    game = pyspiel.load_game(name)
    begin = first_decision(game)
    speed = play_randomly(begin.clone, lambda state: bool(state.is_chance_node()), seconds, seed)
    per_game = speed.decisions / speed.games
    return {
        "python_decisions": speed.decisions / speed.seconds,
        "python_chance_events": speed.chance_events / speed.seconds,
        "decisions_per_game": per_game,
        "compiled_decisions": rollouts(game, seconds, seed) * per_game,
    }


def measure_search(name: str, seconds: float, seed: int) -> dict[str, float]:
    game = pyspiel.load_game(name)
    begin = first_decision(game)
    speed = play_randomly(begin.clone, lambda state: bool(state.is_chance_node()), seconds / 2, seed)
    found = playouts(game, seconds, seed)
    return {"search_playouts": found, "search_decisions": found * speed.decisions / speed.games}


def main(seconds: float, seed: int, what: str = "engine") -> None:
    if what == "search":
        measures = {title: measure_search(GAMES[title], seconds, seed) for title in SEARCHED}
    else:
        measures = {title: measure(name, seconds, seed) for title, name in GAMES.items()}
    print(json.dumps({"version": version("open_spiel"), "games": measures}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
