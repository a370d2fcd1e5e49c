"""One run of the measures of OpenSpiel's games, on one core; prints JSON. Runs in bench/.venv."""

from __future__ import annotations

import json
import sys
import time
from importlib.metadata import version
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # it lives in bench/.venv only

from bench.python_loop import play_randomly

GAMES = {"backgammon": "backgammon", "go 9×9": "go(board_size=9)", "quoridor": "quoridor"}


def first_decision(game: Any) -> Any:
    """The first position at which a player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def rollouts(game: Any, seconds: float, seed: int) -> float:
    """C++ rollouts a second: one simulation of `MCTSBot` evaluates its root by that many random games."""
    state, count = first_decision(game), 20
    while True:
        evaluator = pyspiel.RandomRolloutEvaluator(count, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)
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


def main(seconds: float, seed: int) -> None:
    measures = {title: measure(name, seconds, seed) for title, name in GAMES.items()}
    print(json.dumps({"version": version("open_spiel"), "games": measures}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
