"""The opponents that a game offers to people: its levels, and what stands beside them."""

from __future__ import annotations

from dataclasses import dataclass

from teocalli.core.game import Game
from teocalli.players.levels import Level, levels_of
from teocalli.players.registry import Blunderer, DeferredPlayer, Player, known_players
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import NO_NETWORK

FIRST_LEVEL = 2
"""The level for somebody who has not chosen one: it plays sensibly, and can be beaten in one's first games."""


@dataclass(frozen=True)
class Opponent:
    """A level as an opponent: its specification, its seconds for a decision (None: it does not think ahead), and
    whether it plays by weights, which not every table has.
    """

    specification: str
    level: int
    seconds: float | None
    learnt: bool = False


def opponents(game: Game) -> list[Opponent]:
    """The levels of a game, the weakest first."""
    return [
        Opponent(f"level:{level.number}", level.number, _seconds(level), _is_learnt(level))
        for level in levels_of(game).levels
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


def _is_learnt(level: Level) -> bool:
    return level.search is not None and level.search.network != NO_NETWORK


def _seconds(level: Level) -> float | None:
    return None if level.search is None else level.search.seconds
