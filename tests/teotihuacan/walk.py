"""Random games for tests: over all options, player counts and styles of play, from one number each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from teocalli.core.match import Match
from teocalli.games.teotihuacan.game import TeotihuacanGame
from teocalli.games.teotihuacan.report import STOCK
from teocalli.games.teotihuacan.state import TeotihuacanState
from tests.fixtures.teotihuacan.situations import NUMBERS
from tests.twin.teotihuacan import OPTIONS, Teotihuacan
from tests.twin.teotihuacan.guided import STYLES, Style, choose

SOME = {name: [values[0], "0", values[-1]] if name in NUMBERS else values for name, values in OPTIONS.items()}
"""Values of the options; of the wide ranges of numbers a few."""

seeds = st.integers(0, 2**32 - 1)
player_counts = st.integers(1, 4)
styles = st.sampled_from(sorted(STYLES))
options = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in SOME.items()}).filter(
    lambda chosen: (chosen.get("first_game"), chosen.get("draft")) != ("yes", "yes")
)


def random_options(rng: random.Random) -> dict[str, str]:
    """Each option with its default in about half of all games."""
    chosen = {name: rng.choice(values) for name, values in SOME.items() if rng.random() < 0.5}
    if chosen.get("first_game") == "yes":
        chosen.pop("draft", None)
    return chosen


class TeotihuacanMatch(Match):
    """A `Match` whose positions are known to be Teotihuacan's."""

    game: TeotihuacanGame

    @property
    def state(self) -> TeotihuacanState:
        return known(super().state)

    def state_at(self, number: int) -> TeotihuacanState:
        return known(super().state_at(number))


def known(state: object) -> TeotihuacanState:
    """The same position, known to be one of Teotihuacan."""
    assert isinstance(state, TeotihuacanState)
    return state


def walk(
    players: int, chosen: dict[str, Any], style: Style | str, seed: int
) -> Iterator[tuple[TeotihuacanMatch, Teotihuacan]]:
    """Yield engine and twin at the first position and after each word; the twin's guided player chooses."""
    rng = random.Random(seed)
    leaning = STYLES[style] if isinstance(style, str) else style
    match = TeotihuacanMatch(TeotihuacanGame(players, chosen), [])
    twin = Teotihuacan(players, chosen)
    yield match, twin
    while twin.decision != "over":
        word = choose(twin, leaning, rng)
        twin.play(word)
        match.play(word)
        yield match, twin


def finished(players: int, chosen: dict[str, Any], style: Style | str, seed: int) -> TeotihuacanMatch:
    """A guided game, played to its end."""
    *_, (match, _) = walk(players, chosen, style, seed)
    return match


def stock(state: TeotihuacanState, seat: int) -> dict[str, int]:
    """Points, cocoa, goods and tracks of a seat."""
    player = state.player_table(seat)
    values = (player["vp"], player["cocoa"], *player["goods"], *player["temples"], player["avenue"], player["track"])
    return dict(zip(STOCK, values, strict=True))
