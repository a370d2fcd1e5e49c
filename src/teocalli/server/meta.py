"""What the server tells of itself and of the games it knows."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Any

from teocalli.core.difficulty import Difficulties
from teocalli.core.game import Game
from teocalli.core.limits import copied
from teocalli.core.options import Option
from teocalli.core.registry import game_class, known_games, load_game
from teocalli.core.texts import LANGUAGES
from teocalli.players.opponents import first_opponent, opponents, other_players
from teocalli.server.bots import LONGEST_THINKING
from teocalli.table.names import BOT_NAMES
from teocalli.table.seats import COLOURS


def meta() -> dict[str, Any]:
    """Give version, languages, colours, and for each game its options, levels of difficulty, bots and components."""
    return dict(copied(_meta()))


@cache
def _meta() -> dict[str, Any]:
    return {
        "version": version("teocalli"),
        "languages": list(LANGUAGES),
        "colours": list(COLOURS),
        "bot_names": list(BOT_NAMES),
        "games": {name: _about_game(name) for name in known_games()},
    }


def _about_game(name: str) -> dict[str, Any]:
    game, loaded = game_class(name), load_game(name)
    return {
        "players": list(game.player_counts),
        "options": [_about_option(option) for option in game.option_set],
        "difficulties": _about_difficulties(game.difficulties),
        "bots": _about_bots(loaded),
        "components": loaded.table_data(),
    }


def _about_bots(game: Game) -> dict[str, Any]:
    return {
        "levels": [
            {"bot": each.specification, "level": each.level, "seconds": each.seconds} for each in opponents(game)
        ],
        "others": other_players(),
        "default": first_opponent(game),
        "longest": LONGEST_THINKING,
    }


def _about_option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "values": list(option.values),
        "default": option.default,
        "type": option.kind,
        "own": option.own,
        "numbers": option.numbers,
    }


def _about_difficulties(difficulties: Difficulties | None) -> dict[str, Any] | None:
    if difficulties is None:
        return None
    return {
        "players": list(difficulties.players),
        "options": list(difficulties.options),
        "levels": [{"name": level.name, "options": dict(level.options)} for level in difficulties],
    }
