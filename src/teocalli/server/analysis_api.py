"""The endpoints of the analysis board (docs/http.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from fastapi import APIRouter, Request, Response

from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.server.answers import Review
from teocalli.server.description import offers
from teocalli.server.identity import Identity
from teocalli.server.request_models import Reviewing
from teocalli.server.responses import json_answer
from teocalli.server.reviews import Reviews
from teocalli.server.sessions import Sessions
from teocalli.table.company import Asker, Sight
from teocalli.table.seats import names_of
from teocalli.table.table import Table

Doing = Callable[[str, Match, Sequence[Name]], Awaitable[dict[str, Any]]]


def make_analysis_router(games: Sessions, reviews: Reviews, identity: Identity) -> APIRouter:
    """Make the endpoints under `/api/games/{game_id}` that look into a game."""
    router = APIRouter(prefix="/api/games/{game_id}")
    _add_reviews(router, games, reviews, identity)
    return router


def _add_reviews(router: APIRouter, games: Sessions, reviews: Reviews, identity: Identity) -> None:
    async def done(game_id: str, asker: Asker, do: Doing, *, changing: bool) -> Response:
        match, called, may = await games.read(game_id, _reviewable, asker)
        if changing and not may:
            raise TeocalliError("error-not-seated")
        return json_answer(await do(game_id, match, called) | {"may": may})

    @router.get("/review", **offers(Review, "error-review-unfinished"))
    async def get_review(game_id: str, request: Request) -> Response:
        return await done(game_id, await identity.asker(request, game_id), reviews.look, changing=False)

    @router.post("/review", **offers(Review, "error-review-unfinished", "error-reviews-busy", "error-not-seated"))
    async def post_review(game_id: str, request: Request, body: Reviewing) -> Response:
        do = reviews.start if body.do == "start" else reviews.stop
        return await done(game_id, await identity.asker(request, game_id), do, changing=True)


def _reviewable(table: Table, sight: Sight) -> tuple[Match, Sequence[Name], bool]:
    """The match that may be reviewed, what the players are called, and whether the one who looks may have that done.

    Raises `TeocalliError` (`error-review-unfinished`) as long as a game can go on: it would tell what is hidden, and
    which decisions were wrong.
    """
    if not table.match.state.is_terminal():
        raise TeocalliError("error-review-unfinished")
    return table.match.clone(), names_of(table.seats), sight.role in {"screen", "host", "player"}
