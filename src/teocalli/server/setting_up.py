"""The endpoints by which a position is set up by hand: a form, what can be done on the board, and what is wrong.

They store nothing: what is entered stays on the device until it is played, which opens a record as any other.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.registry import game_class, known_games, load_game
from teocalli.server.description import offers
from teocalli.server.refusals import GAMES
from teocalli.server.request_models import EditsAsked, NewSetUp, SetUpToCheck, TableOfSetUp
from teocalli.server.responses import json_answer
from teocalli.server.set_up_answers import CheckedSetUp, SetUpEdits, SetUpStart
from teocalli.server.threads import run_uncancellable
from teocalli.table.setting_up import checked, first_summary


def make_set_up_router() -> APIRouter:
    """Make the endpoints under `/api/setup`."""
    router = APIRouter(prefix="/api/setup")

    @router.post("/{game}", **offers(CheckedSetUp, "error-no-such-page", *GAMES))
    async def check(game: str, body: SetUpToCheck) -> Response:
        return json_answer(await run_uncancellable(lambda: checked(_game(game, body), body.summary)))

    @router.post("/{game}/form", **offers(SetUpStart, "error-no-such-page", *GAMES))
    async def begin(game: str, body: NewSetUp) -> Response:
        return json_answer(await run_uncancellable(_start, game, body))

    @router.post("/{game}/edits", **offers(SetUpEdits, "error-no-such-page", *GAMES))
    async def edits(game: str, body: EditsAsked) -> Response:
        return json_answer({"edits": await run_uncancellable(lambda: _edits(_game(game, body), body))})

    return router


def _edits(game: Game, asked: EditsAsked) -> list[dict[str, Any]]:
    """What can be done, each with what a drawing needs to show it."""
    found = game.set_up_edits(asked.summary, asked.place)
    return [{**each.to_json(), "sketch": game.sketch(each.changes)} for each in found]


def _start(name: str, body: NewSetUp) -> dict[str, Any]:
    game = _game(name, body, None if body.summary is None else _players_of(name, body.summary))
    summary = first_summary(game, body.seed) if body.summary is None else body.summary
    return {"players": game.players, "summary": summary, "form": game.set_up_form(summary).to_json()}


def _players_of(name: str, summary: dict[str, Any]) -> int | None:
    """For how many players a summary is, if that can be told."""
    return game_class(name).players_in_summary(summary) if name in known_games() else None


def _game(name: str, body: TableOfSetUp, players: int | None = None) -> Game:
    """The game for so many players, by default as many as were asked for.

    Raises `TeocalliError`: `error-no-such-page` for a game that there is not, and as `load_game` does.
    """
    if name not in known_games():
        raise TeocalliError("error-no-such-page")
    return load_game(name, body.players if players is None else players, body.options)
