"""How hard a puzzle is: by the playouts that a search needs to find it, and the levels that have as many."""

from __future__ import annotations

from collections.abc import Iterator

from teocalli.analysis.evaluator import Evaluator
from teocalli.core.game import Game
from teocalli.core.state import State
from teocalli.players.greedy import Greedy
from teocalli.players.levels import levels_of
from teocalli.players.settings import NO_NETWORK

STEP = 4
TRIES = 3
"""Searches with each number of playouts; two of them have to find it."""
HARDEST = 5


def playouts_needed(state: State, action: int, most: int) -> int:
    """The fewest playouts (1, 4, 16 …) with which, and with the next more, a search finds the action in two of three
    tries; 0 where the greedy player does; `most` where fewer do not suffice.
    """
    if Greedy(0).choose(state) == action:
        return 0
    playouts, found_before = 1, 0
    while playouts < most:
        found = _mostly(_found(state, action, playouts, seed) for seed in range(TRIES))
        if found and found_before:
            return found_before
        found_before = playouts if found else 0
        playouts *= STEP
    return found_before or most


def _mostly(tries: Iterator[bool]) -> bool:
    """Whether two of three are true; the third is not asked where two agree."""
    first, second = next(tries), next(tries)
    return first if first == second else next(tries)


def _found(state: State, action: int, playouts: int, seed: int) -> bool:
    return Evaluator(playouts, 100 + seed).searcher(state).analyse(state).best == action


def grade_of(game: Game, needed: int) -> int:
    """1 where the greedy player finds it, and one more for each of the game's levels that search by worth, until one
    has enough playouts for it; at most 5.
    """
    searches = [level.search for level in levels_of(game).levels if level.search is not None]
    steps = [0, *(search.playouts for search in searches if search.network == NO_NETWORK)]
    return min(HARDEST, 1 + sum(needed > playouts for playouts in steps))
