"""What may come of the draws that are due in a position, up to the next decision."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from teocalli.core.state import State

SAMPLES = 24
"""Ways that are drawn where there are more than can be looked at."""
Ends = list[tuple[float, State]]
"""Positions after all draws that are due, each with its weight."""


def ends_of(state: State, seed: int, most: int = SAMPLES) -> Ends:
    """Where the draws that are due lead: every position with its probability if they are at most `most`, else as many
    that are drawn by their probabilities, the same ones for the same seed.

    Either way the mean of any value over them is, on average, what is to be expected of the draws: what they really
    brought has no part in it.
    """
    found = _all_ends(state, most)
    return merged(_drawn(state, random.Random(seed), most) if found is None else found)


def _all_ends(state: State, most: int) -> Ends | None:
    """All ends with their probabilities, or None if there are more than `most`."""
    waiting, ends = [(1.0, state)], []
    while waiting:
        probability, here = waiting.pop()
        if not here.is_chance_node():
            ends.append((probability, here))
            continue
        waiting += [(probability * share, here.child(outcome)) for outcome, share in here.chance_outcomes()]
        if len(waiting) + len(ends) > most:
            return None
    return ends


def _drawn(state: State, rng: random.Random, count: int) -> Ends:
    ends = []
    for _ in range(count):
        here = state.clone()
        while here.is_chance_node():
            outcomes, weights = here.chance_weights()
            here.apply_action(rng.choices(outcomes, weights)[0])
        ends.append((1 / count, here))
    return ends


def merged(ends: Iterable[tuple[float, State]]) -> Ends:
    """Equal positions as one, with their weights added up."""
    known: dict[bytes, tuple[float, State]] = {}
    for weight, state in ends:
        data = state.to_bytes()
        known[data] = (weight + known[data][0] if data in known else weight, state)
    return list(known.values())


def is_certain(ends: Sequence[tuple[float, State]]) -> bool:
    """Whether the draws could not have ended otherwise."""
    return len(ends) == 1
