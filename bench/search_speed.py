"""One run of the measures of the tree search on one of Teocalli's games; prints JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import NamedTuple

from teocalli import load_game
from teocalli.core.state import State
from teocalli.players.search import Search
from teocalli.players.settings import SearchSettings

WINDOW = 0.05  # seconds; on a busy machine short enough to fall into a quiet moment


class Work(NamedTuple):
    """What a search did, in how many seconds by the clock and of processor time."""

    playouts: int
    decisions: int
    seconds: float
    processor: float


def search_for(state: State, seconds: float, threads: int, seed: int) -> Work:
    """Search from `state` with uniformly random playouts to the end of the game and nothing known beforehand."""
    settings = SearchSettings(
        seconds=seconds, threads=threads, policy="even", horizon=-1, prior_weight=0.0, nodes=2_000_000
    )
    search = Search(settings, random.Random(seed))
    began, began_work = time.perf_counter(), time.process_time()
    search.think(state, seconds, 0)
    took, worked = time.perf_counter() - began, time.process_time() - began_work
    report = search.report()
    assert report is not None
    return Work(report.new_playouts, search.decisions, took, worked)


def fastest(works: list[Work]) -> float:
    """Playouts a second by the clock when least disturbed."""
    return max(work.playouts / work.seconds for work in works)


def first_decision(name: str, seed: int) -> State:
    """The first position at which a player decides."""
    rng = random.Random(seed)
    game = load_game(name, players=2)
    state = game.new_initial_state(game.draw_setup(rng.randrange))
    while state.current_player < 0:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def main(seconds: float, seed: int, name: str) -> None:
    state = first_decision(name, seed)
    whole = search_for(state, seconds, 1, seed)
    windows: dict[int, list[Work]] = {1: [], 2: []}
    for number in range(round(seconds / WINDOW)):
        for threads, works in windows.items():
            works.append(search_for(state, WINDOW, threads, seed + number))
    measures = {
        "search_decisions": whole.decisions / whole.processor,
        "search_playouts": whole.playouts / whole.processor,
        "two_threads": fastest(windows[2]) / fastest(windows[1]),
        "cores": max(work.processor / work.seconds for work in windows[2]),
    }
    print(json.dumps(measures))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
