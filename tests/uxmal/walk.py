"""Random games for tests: over all options and player counts, from one number each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from teocalli.core.state import CHANCE
from tests.fixtures.plan import OWN, OWN_PRINT
from tests.twin.uxmal import OPTION_VALUES
from tests.uxmal.match import UxmalMatch, uxmal

seeds = st.integers(0, 2**32 - 1)
player_counts = st.integers(2, 4)
options = st.fixed_dictionaries(
    {},
    optional={
        name: st.sampled_from([*values, OWN, OWN_PRINT] if name == "components" else values)
        for name, values in OPTION_VALUES.items()
    },
)


def new_match(players: int, chosen: dict[str, Any], seed: int) -> UxmalMatch:
    """A match at its first position, set up at random."""
    game = uxmal(players, **chosen)
    return UxmalMatch(game, game.draw_setup(random.Random(seed).randrange))


def random_action(match: UxmalMatch, rng: random.Random) -> int:
    """A random decision, each kind of turn about equally likely, so that games visit every kind."""
    state = match.state
    if state.current_player == CHANCE:
        return rng.choice(state.legal_actions())
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        word = match.game.action_to_string(state, action)
        kinds.setdefault(word.partition(":")[0] if state.decision == "turn" else "", []).append(action)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def random_match(players: int, chosen: dict[str, Any], seed: int, steps: int = 10_000) -> Iterator[UxmalMatch]:
    """Yield the match before the first and after each decision, up to its end or `steps` decisions."""
    match, rng = new_match(players, chosen, seed), random.Random(seed)
    yield match
    for _ in range(steps):
        if match.state.is_terminal():
            return
        match.play_action(random_action(match, rng))
        yield match


def finished(players: int, chosen: dict[str, Any], seed: int) -> UxmalMatch:
    """A random match, played to its end."""
    *_, last = random_match(players, chosen, seed)
    return last
