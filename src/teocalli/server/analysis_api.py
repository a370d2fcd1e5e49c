"""The endpoints of the analysis board (docs/http.md)."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.server.analysis_answers import Ahead, AnalysedSummary, Review, Tree
from teocalli.server.analysis_room import AnalysisRooms
from teocalli.server.answers import Positions, View
from teocalli.server.description import offers, streams
from teocalli.server.event_stream import EventStream, event
from teocalli.server.feed import PING_SECONDS, RETRY_MS, SEND_TIMEOUT_SECONDS
from teocalli.server.identity import Identity
from teocalli.server.live_analysis import LiveAnalyses
from teocalli.server.refusals import ANALYSED, IN_TREE, VARYING
from teocalli.server.request_models import AnalysisAhead, AnalysisChange, Key, PositionKey, Reviewing
from teocalli.server.responses import json_answer
from teocalli.server.reviews import Reviews
from teocalli.server.sessions import Sessions
from teocalli.server.studies import Studies
from teocalli.server.threads import ThinkingRoom
from teocalli.table.analysing import AnalysedGame, analysed_game
from teocalli.table.company import Asker, Sight
from teocalli.table.seats import names_of
from teocalli.table.table import Table

Doing = Callable[[str, Match, Sequence[Name]], Awaitable[dict[str, Any]]]


POSITIONS_AT_ONCE = 60


def make_analysis_router(games: Sessions, studies: Studies, identity: Identity) -> APIRouter:
    """Make the endpoints under `/api/games/{game_id}` that look into a game."""
    router = APIRouter(prefix="/api/games/{game_id}")
    _add_reviews(router, games, studies.reviews, identity)

    async def analysed(game_id: str, request: Request) -> AnalysedGame:
        return await games.read(game_id, analysed_game, await identity.asker(request, game_id))

    _add_tree(router, studies.rooms, analysed)
    _add_positions(router, studies.rooms, analysed)
    _add_search(router, studies.rooms, studies.searches, analysed)
    return router


Analysed = Callable[[str, Request], Awaitable[AnalysedGame]]
"""The game of an address as who asks may analyse it."""


def _add_tree(router: APIRouter, rooms: AnalysisRooms, analysed: Analysed) -> None:
    """What could be played."""

    def told(tree: dict[str, Any]) -> Response:
        return json_answer({"at": None, **tree})

    @router.get("/analysis", **offers(Tree, *ANALYSED))
    async def get_tree(game_id: str, request: Request) -> Response:
        return told(await rooms.tree(game_id, await analysed(game_id, request)))

    @router.post("/analysis", **offers(Tree, *VARYING, "error-stale"))
    async def change_tree(game_id: str, request: Request, body: AnalysisChange) -> Response:
        return told(await rooms.change(game_id, await analysed(game_id, request), body))


def _add_positions(router: APIRouter, rooms: AnalysisRooms, analysed: Analysed) -> None:
    """What its positions show."""

    @router.get("/analysis/positions/{key}", **offers(View, *IN_TREE))
    async def get_position(game_id: str, key: Annotated[PositionKey, Path()], request: Request) -> Response:
        return json_answer(await rooms.view(game_id, await analysed(game_id, request), key))

    @router.get("/analysis/positions/{key}/summary", **offers(AnalysedSummary, *IN_TREE))
    async def get_summary(game_id: str, key: Annotated[PositionKey, Path()], request: Request) -> Response:
        return json_answer(await rooms.summary(game_id, await analysed(game_id, request), key))

    @router.get("/analysis/positions/{key}/way", **offers(Positions, *IN_TREE))
    async def get_way(
        game_id: str,
        key: Annotated[PositionKey, Path()],
        request: Request,
        first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
        to: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    ) -> Response:
        game = await analysed(game_id, request)
        return json_answer(await rooms.way(game_id, game, key, first, min(to, first + POSITIONS_AT_ONCE - 1)))

    @router.post("/analysis/ahead", **offers(Ahead, *IN_TREE, "error-illegal-action"))
    async def look_ahead(game_id: str, request: Request, body: AnalysisAhead) -> Response:
        return json_answer(await rooms.ahead(game_id, await analysed(game_id, request), body.at, body.words))


def _add_search(router: APIRouter, rooms: AnalysisRooms, searches: LiveAnalyses, analysed: Analysed) -> None:
    """The search, as long as the connection is open."""

    @router.get("/analysis/feed", **streams(*IN_TREE, "error-analyses-busy"))
    async def get_analysis(
        game_id: str,
        request: Request,
        at: PositionKey,
        room: Key,
        threads: Annotated[int, Query(ge=1, le=ThinkingRoom.MOST_THREADS)] = 1,
    ) -> Response:
        game = await analysed(game_id, request)
        state = await rooms.state(game_id, game, at)
        searches.check_room((game_id, room))

        async def events() -> AsyncGenerator[bytes]:
            async with aclosing(searches.watch((game_id, room), state, game.names, threads)) as found:
                async for each in found:
                    yield event("found", json.dumps({"at": at, **each}).encode(), RETRY_MS)

        return EventStream(events(), ping=PING_SECONDS, send_timeout=SEND_TIMEOUT_SECONDS)


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
