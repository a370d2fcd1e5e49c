"""The endpoints of the live feed: of one game, or of several games and tournaments on one connection (docs/http.md)."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from teocalli.server.description import streams
from teocalli.server.event_stream import EventStream
from teocalli.server.feed import PING_SECONDS, SEND_TIMEOUT_SECONDS, Notice, feed, joint_feed, watch
from teocalli.server.identity import Identity
from teocalli.server.sessions import Sessions
from teocalli.server.tournament_feed import TournamentFeed
from teocalli.store import TOURNAMENT_MARK

FOLLOWED_AT_ONCE = 100
"""Games and tournaments that one feed tells of at most."""


def make_feed_router(games: Sessions, tournaments: TournamentFeed, identity: Identity) -> APIRouter:
    """Make the endpoints that tell what is new."""
    router = APIRouter(prefix="/api")

    @router.get("/games/{game_id}/feed", **streams())
    async def get_feed(game_id: str, request: Request, views: bool = False) -> Response:
        asker = await identity.asker(request, game_id)
        await games.view_of(game_id, asker)  # a game that is not there, or broken, is refused in words
        return _feed_answer(feed(games, game_id, asker, views=views))

    @router.get("/feed", **streams())
    async def get_joint_feed(
        request: Request,
        wanted: Annotated[str, Query(alias="games", min_length=1, max_length=2000)],
        hidden: bool = False,
    ) -> Response:
        watched: dict[str, AsyncGenerator[Notice, None]] = {}
        for each in list(dict.fromkeys(wanted.split(",")))[:FOLLOWED_AT_ONCE]:
            asker = await identity.asker(request, each)
            if each.startswith(TOURNAMENT_MARK):
                watched[each] = tournaments.watch(each, asker.person)
            else:
                watched[each] = watch(games, each, asker, seeing=not hidden)
        return _feed_answer(joint_feed(watched))

    return router


def _feed_answer(events: AsyncGenerator[bytes, None]) -> Response:
    return EventStream(events, ping=PING_SECONDS, send_timeout=SEND_TIMEOUT_SECONDS)
