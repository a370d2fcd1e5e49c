"""What the page needs that goes with a printed game: all at once, so that it needs nothing of the server later."""

from __future__ import annotations

from functools import cache
from typing import Any

from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.house import guide_module, web_folder
from teocalli.core.registry import game_class, known_games

FILE = "companion.js"


def has_companion(game: type[Game]) -> bool:
    """Whether a game's house has what goes with its printed form."""
    return (web_folder(game) / FILE).is_file()


@cache
def companion(name: str) -> dict[str, Any]:
    """Give by number of players what is drawn before the game, and what a guide of its automaton needs.

    Raises `TeocalliError` (`error-no-such-page`) for a game without a companion.
    """
    game = _with_companion(name)
    guide = guide_module(game)
    fewest, most = game.player_counts
    counts = range(fewest, most + 1)
    draws = {str(count): [draw.to_json() for draw in game(count).set_up_draws()] for count in counts}
    return {"set_up": draws, "guide": None if guide is None else guide.guide_facts()}


def guide_rules(name: str) -> str:
    """Give the rules of a game's automaton as a script.

    Raises `TeocalliError` (`error-no-such-page`) for a game without a guide.
    """
    guide = guide_module(_with_companion(name))
    if guide is None:
        raise TeocalliError("error-no-such-page")
    return str(guide.guide_script())


def _with_companion(name: str) -> type[Game]:
    game = game_class(name) if name in known_games() else None
    if game is None or not has_companion(game):
        raise TeocalliError("error-no-such-page")
    return game
