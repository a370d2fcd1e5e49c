"""The opponents that a game offers to people: its levels, and what stands beside them."""

from __future__ import annotations

from dataclasses import dataclass

from teocalli.core.game import Game
from teocalli.players.levels import Level, levels_of, levels_somewhere
from teocalli.players.registry import Blunderer, DeferredPlayer, Player, known_players
from teocalli.players.search_player import SearchPlayer
from teocalli.players.weights import LearntTable, own_tables

FIRST_LEVEL = 2
"""The default level: it plays sensibly, and can be beaten by beginners."""


@dataclass(frozen=True)
class Opponent:
    """A level as an opponent: its specification, its seconds per decision (None: it does not think ahead), and the
    only tables it is available at (None: all).
    """

    specification: str
    level: int
    seconds: float | None
    tables: tuple[LearntTable, ...] | None


def opponents(game: Game) -> list[Opponent]:
    """The levels of a game with its players and options, weakest first."""
    numbers = {level.number for level in levels_of(game).levels}
    return [opponent for opponent in opponents_somewhere(type(game)) if opponent.level in numbers]


def opponents_somewhere(game: type[Game]) -> list[Opponent]:
    """The levels a game has at any table, weakest first; each says at which."""
    return [
        Opponent(f"level:{level.number}", level.number, _seconds(level), own_tables(game) if level.learnt else None)
        for level in levels_somewhere(game).levels
    ]


def specifications(game: Game) -> list[str]:
    """All opponents offered in a game: the levels, weakest first, then the others."""
    return [*(opponent.specification for opponent in opponents(game)), *other_players()]


def other_players() -> list[str]:
    """The players without a level, strongest first."""
    return known_players()[::-1]


def first_opponent(game: Game) -> str:
    """The default opponent."""
    levels = opponents(game)
    return levels[min(FIRST_LEVEL, len(levels)) - 1].specification if levels else other_players()[0]


def search_player_of(player: Player, game: Game) -> SearchPlayer | None:
    """The search a player uses in a game, None if it does not search.

    Raises `TeocalliError` as `DeferredPlayer` does.
    """
    if isinstance(player, DeferredPlayer):
        player = player.of(game)
    if isinstance(player, Blunderer):
        player = player.player
    return player if isinstance(player, SearchPlayer) else None


def _seconds(level: Level) -> float | None:
    return None if level.search is None else level.search.seconds
