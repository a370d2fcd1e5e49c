"""The loop in which every engine is measured from Python. Imports nothing, so that it runs in any environment."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

CHUNK = 20  # games between two looks at the clock


class Speed(NamedTuple):
    """What was done in how many seconds; `decisions` are players' only."""

    games: int
    decisions: int
    chance_events: int
    seconds: float


def play_randomly(begin: Callable[[], Any], is_chance: Callable[[Any], bool], seconds: float, seed: int) -> Speed:
    """Play random games with `legal_actions` and `apply_action` until `seconds` have passed.

    `begin` gives a new game; both players and chance choose evenly from `legal_actions`.
    """
    pick = random.Random(seed).random
    games = decisions = events = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(CHUNK):
            state = begin()
            while actions := state.legal_actions():
                chance = is_chance(state)
                state.apply_action(actions[int(pick() * len(actions))])
                if chance:
                    events += 1
                else:
                    decisions += 1
        games += CHUNK
    return Speed(games, decisions, events, time.process_time() - began)
