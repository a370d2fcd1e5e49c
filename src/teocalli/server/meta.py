"""What the server tells of itself and of the games it knows."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import version
from typing import Any

from teocalli.analysis.puzzles import shipped
from teocalli.core.difficulty import Difficulties
from teocalli.core.game import Game
from teocalli.core.house import help_file, web_folder
from teocalli.core.lesson import lessons
from teocalli.core.limits import copied
from teocalli.core.options import Option
from teocalli.core.registry import game_class, known_games
from teocalli.core.texts import LANGUAGES
from teocalli.players.opponents import Opponent, first_opponent, opponents_somewhere, other_players
from teocalli.server.bots import LONGEST_THINKING
from teocalli.server.companion import has_companion
from teocalli.table.names import BOT_NAMES
from teocalli.table.seats import COLOURS

log = logging.getLogger(__name__)


def meta() -> dict[str, Any]:
    """Give version, languages, colours, and for each game its options, levels of difficulty, bots and components."""
    return dict(copied(_meta(tuple(game_class(name) for name in known_games()))))


@cache
def _meta(games: tuple[type[Game], ...]) -> dict[str, Any]:
    return {
        "version": version("teocalli"),
        "languages": list(LANGUAGES),
        "colours": list(COLOURS),
        "bot_names": list(BOT_NAMES),
        "games": {game.name: about for game in games if (about := _about_if_sound(game)) is not None},
    }


def _about_if_sound(game: type[Game]) -> dict[str, Any] | None:
    """What the page needs of a game; None, and a line of the log, for one that cannot tell it."""
    try:
        return _about_game(game)
    except Exception:
        log.exception("The game %s cannot be offered, since it does not tell what the page needs.", game.name)
        return None


def _about_game(game: type[Game]) -> dict[str, Any]:
    loaded = game(game.player_counts[0])
    return {
        "players": list(game.player_counts),
        "options": [_about_option(option) for option in game.option_set],
        "difficulties": _about_difficulties(game.difficulties),
        "bots": _about_bots(loaded),
        "components": loaded.table_data(),
        "drawing": _about_drawing(game),
        "companion": has_companion(game),
        "plans": bool(loaded.plan_conditions()),
        "explorer": bool(game.trait_kinds),
        "rules": help_file(game, LANGUAGES[0]).is_file(),
        "lessons": [
            {"name": lesson.name, "minutes": lesson.minutes, "extra": lesson.extra, "moments": len(lesson.moments)}
            for lesson in lessons(game)
        ],
        "puzzles": 0 if (puzzles := shipped(game)) is None else len(puzzles.puzzles),
    }


def _about_drawing(game: type[Game]) -> dict[str, bool]:
    """Which of the files by which the page begins a drawing are there; without `module` the page draws by itself."""
    folder = web_folder(game)
    files = {"module": "index.js", "style": f"{game.name}.css", "cover": "cover.svg"}
    return {kind: (folder / file).is_file() for kind, file in files.items()}


def _about_bots(game: Game) -> dict[str, Any]:
    return {
        "levels": [_about_level(level) for level in opponents_somewhere(type(game))],
        "others": other_players(),
        "default": first_opponent(game),
        "longest": LONGEST_THINKING,
    }


def _about_level(level: Opponent) -> dict[str, Any]:
    tables = level.tables and [{"players": table.players, "options": dict(table.options)} for table in level.tables]
    return {"bot": level.specification, "level": level.level, "seconds": level.seconds, "tables": tables}


def _about_option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "values": list(option.values),
        "default": option.default,
        "type": option.kind,
        "own": option.own,
        "numbers": option.numbers,
        "front": option.front,
    }


def _about_difficulties(difficulties: Difficulties | None) -> dict[str, Any] | None:
    if difficulties is None:
        return None
    return {
        "players": list(difficulties.players),
        "options": list(difficulties.options),
        "levels": [{"name": level.name, "options": dict(level.options)} for level in difficulties],
    }
