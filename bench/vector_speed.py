"""One run of many games at once in `VectorGames`; prints JSON."""

from __future__ import annotations

import json
import sys
import time

import numpy as np
from numpy.typing import NDArray

from teocalli import load_game
from teocalli.adapters.vector import VectorGames

GAMES_AT_ONCE = 1024
THREADS = 2
PARTS = 5
_STRETCH = 20


def decisions(name: str, seconds: float, seed: int, *, shown: bool) -> float:
    """Decisions a second on two cores: legal actions are chosen at random and carried out, finished games renewed.

    `shown`: mask and observation are filled. The least disturbed of several parts counts.
    """
    game = load_game(name, players=2)
    with VectorGames(game, GAMES_AT_ONCE, seed=seed, threads=THREADS, observe=shown, mask=shown) as games:
        actions = games.sample()
        return max(stretch(games, actions, seconds / PARTS) for _ in range(PARTS))


def stretch(games: VectorGames, actions: NDArray[np.int64], seconds: float) -> float:
    """Decisions a second, from so many seconds of processor time of both threads together."""
    done, spent, began = 0, 0.0, time.process_time()
    while spent < seconds:
        for _ in range(_STRETCH):
            games.step(games.sample(actions))
        done += _STRETCH * games.count
        spent = time.process_time() - began
    return done / (spent / THREADS)


def main(seconds: float, seed: int, name: str) -> None:
    shown, bare = (decisions(name, seconds, seed, shown=shown) for shown in (True, False))
    print(json.dumps({"vector_shown": shown, "vector_bare": bare}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
