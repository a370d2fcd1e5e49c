"""A match of Uxmal with the types of Uxmal, for tests that look into positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from teocalli import load_game
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.games.uxmal.game import UxmalGame
from teocalli.games.uxmal.state import UxmalState
from tests.fixtures.store import OWN_GAMES


def uxmal(players: int = 2, **chosen: Any) -> UxmalGame:
    """Shorthand for a game with these options."""
    game = load_game("uxmal", players=players, options=chosen)
    assert isinstance(game, UxmalGame)
    return game


class UxmalMatch(Match):
    """A `Match` whose positions are known to be Uxmal's."""

    game: UxmalGame

    @property
    def state(self) -> UxmalState:
        return known(super().state)

    def state_at(self, number: int) -> UxmalState:
        return known(super().state_at(number))


def known(state: object) -> UxmalState:
    """The same position, known to be one of Uxmal."""
    assert isinstance(state, UxmalState)
    return state


def stored(name: str) -> UxmalMatch:
    """One of our stored games, played to its end."""
    *_, last = steps(name)
    return last


def steps(name: str) -> Iterator[UxmalMatch]:
    """One of our stored games: the match before its first and after each word."""
    record = Record.load(OWN_GAMES / f"{name}.json")
    game = uxmal(len(record.players), **record.options)
    match = UxmalMatch(game, record.words[: game.setup_length])
    yield match
    for word in record.words[game.setup_length :]:
        match.play(word)
        yield match
