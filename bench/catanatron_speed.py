"""One run of random two-player games of Catan in catanatron, on one core; prints JSON. Runs in bench/.venv."""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # it lives in bench/.venv only


def games_per_second(seconds: float, seed: int) -> float:
    """Complete games between two random players, as its own `Game.play` runs them."""
    random.seed(seed)  # its players choose with the module's generator
    games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed + games).play()
        games += 1
    return games / (time.process_time() - began)


def main(seconds: float, seed: int) -> None:
    print(json.dumps({"version": version("catanatron"), "games": games_per_second(seconds, seed)}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
