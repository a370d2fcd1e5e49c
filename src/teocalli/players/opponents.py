"""The opponents that a game offers to people: its levels, and what stands beside them."""

from __future__ import annotations

from dataclasses import dataclass

from teocalli.core.game import Game
from teocalli.players.levels import Level, levels_of, levels_somewhere
from teocalli.players.registry import Blunderer, DeferredPlayer, Player, known_players
from teocalli.players.search_player import SearchPlayer
from teocalli.players.weights import LearntTable, own_tables

FIRST_LEVEL = 2
"""The level for somebody who has not chosen one: it plays sensibly, and can be beaten in one's first games."""


@dataclass(frozen=True)
class Opponent:
    """A level as an opponent: its specification, its seconds for a decision (None: it does not think ahead), and the
    tables at which alone it plays (None: every table).
    """

    specification: str
    level: int
    seconds: float | None
    tables: tuple[LearntTable, ...] | None


def opponents(game: Game) -> list[Opponent]:
    """The levels of a game with its players and options, the weakest first."""
    numbers = {level.number for level in levels_of(game).levels}
    return [opponent for opponent in opponents_somewhere(type(game)) if opponent.level in numbers]


def opponents_somewhere(game: type[Game]) -> list[Opponent]:
    """The levels that a game has at some table, the weakest first; each says at which."""
    return [
        Opponent(f"level:{level.number}", level.number, _seconds(level), own_tables(game) if level.learnt else None)
        for level in levels_somewhere(game).levels
    ]


def specifications(game: Game) -> list[str]:
    """Everything that a person is offered as an opponent in a game: the levels, the weakest first, then the others."""
    return [*(opponent.specification for opponent in opponents(game)), *other_players()]


def other_players() -> list[str]:
    """The players without a level, the strongest first."""
    return known_players()[::-1]


def first_opponent(game: Game) -> str:
    """The opponent of somebody who has not chosen one."""
    levels = opponents(game)
    return levels[min(FIRST_LEVEL, len(levels)) - 1].specification if levels else other_players()[0]


def search_player_of(player: Player, game: Game) -> SearchPlayer | None:
    """The search by which a player decides in a game, None if it does not search.

    Raises `TeocalliError` as `DeferredPlayer` does.
    """
    if isinstance(player, DeferredPlayer):
        player = player.of(game)
    if isinstance(player, Blunderer):
        player = player.player
    return player if isinstance(player, SearchPlayer) else None


def _seconds(level: Level) -> float | None:
    return None if level.search is None else level.search.seconds
