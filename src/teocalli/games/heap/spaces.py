"""Observation and actions of Heap, for programs that learn; `state.pyx` fills the observation in this order."""

from __future__ import annotations

from teocalli.core.spaces import ActionGroup, Field, Observation
from teocalli.games.heap.state import MOST, PILES, SIDES

PLAYERS, MOST_COUNTERS, MOST_POINTS = 4, 7, 30

OBSERVATION = Observation(
    [
        Field("piles", (PILES,), MOST_COUNTERS, kind="count", meaning="counters of each pile (H1)"),
        Field("points", (PLAYERS,), MOST_POINTS, kind="count", meaning="points by seat"),
        Field("mover", (PLAYERS,), meaning="the seat whose turn it is"),
        Field("thrown", (PILES,), meaning="the pile for which the die is rolling (H3)"),
        Field("players", (1,), PLAYERS, kind="count", meaning="number of seats"),
    ]
)

ACTION_GROUPS = (
    ActionGroup("take", PILES * MOST, f"{MOST} · (pile − 1) + counters − 1"),
    ActionGroup("throw", PILES, "pile − 1"),
    ActionGroup("thrown (chance)", SIDES, "number − 1"),
)
