"""Figures as the page gets them: each picture with the table that it shows, made like any other table's view."""

from __future__ import annotations

from functools import cache
from typing import Any

from teocalli.core.errors import TeocalliError
from teocalli.core.figure import Figure, Picture, figures
from teocalli.core.registry import game_class, known_games
from teocalli.table.company import Sight
from teocalli.table.history import History
from teocalli.table.seats import SeatRequest, assign_seats, names_of
from teocalli.table.table import Table
from teocalli.table.terms import Terms
from teocalli.table.view import build_view

_UNDO = {"possible": False, "kind": None, "to": None, "reason": None, "start": 0, "propose": None}


@cache
def figures_of(game: str) -> dict[str, Any]:
    """Give the figures of a game in the order of their rules.

    Raises `TeocalliError` (`error-no-such-page`) for an unknown game.
    """
    if game not in known_games():
        raise TeocalliError("error-no-such-page")
    return {"figures": [_figure(figure) for figure in figures(game_class(game))]}


def _figure(figure: Figure) -> dict[str, Any]:
    before = _view(figure, "before")
    return {
        "name": figure.name,
        "rule": figure.rule,
        "text": figure.text,
        "numbers": dict(figure.numbers),
        "before": before["position"],
        "pictures": [_picture(figure, picture) for picture in figure.pictures],
    }


def _picture(figure: Figure, picture: Picture) -> dict[str, Any]:
    word = figure.words[0] if picture.when == "chosen" else None
    view = _view(figure, picture.when)
    view["legal"] = [each for each in view["legal"] if _is_offered(each["word"], picture.offer, word)]
    return {
        "part": picture.part,
        "of": list(picture.of),
        "marks": dict(picture.marks),
        "select": picture.select,
        "word": word,
        "view": view if view["legal"] else view | {"asked": None},
    }


def _is_offered(word: str, offer: str | None, chosen: str | None) -> bool:
    return word == chosen if offer is None else word.startswith(offer)


def _view(figure: Figure, when: str) -> dict[str, Any]:
    """The table at a moment of a figure; its log has what the figure does and no more."""
    match = figure.match_at(when)
    seats = assign_seats([SeatRequest()] * match.game.players, lambda _: None)
    table = Table(match, seats, None, {}, Terms(take_back=False))
    history = History(names_of(seats))
    history.follow(match, table.origins)
    view = build_view(f"figure-{figure.game.name}-{figure.name}", table, history, Sight("screen", table.to_move))
    log = [entry for entry in view["log"] if entry["n"] > figure.start]
    return view | {"log": log, "score_history": [], "phases": [], "undo": _UNDO, "hints": False}
