"""Talking at a table, pointing, notes: a server for people offers it beside the games (docs/http.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from teocalli.server.description import offers
from teocalli.server.identity import ByCookie
from teocalli.server.responses import json_answer
from teocalli.server.talk_models import Muting, Noted, Noting, Pointing, Saying, TalkAnswer
from teocalli.server.talks import Talks

GameId = Annotated[str, Path(max_length=64)]
SAYING = ("error-nobody", "error-seat-name…", "error-talk-empty", "error-talk-long")


def make_talk_router(talks: Talks, identity: ByCookie) -> APIRouter:
    """Make the endpoints by which people talk and note."""
    router = APIRouter(prefix="/api/games/{game_id}")
    _add_talk(router, talks, identity)
    _add_notes(router, talks, identity)
    return router


def _add_talk(router: APIRouter, talks: Talks, identity: ByCookie) -> None:
    """What is for others."""

    @router.get("/talk", **offers(TalkAnswer))
    async def hear(game_id: GameId, request: Request) -> Response:
        return json_answer(await talks.view(game_id, await identity.asker(request, game_id)))

    @router.post("/talk", **offers(TalkAnswer, *SAYING))
    async def say(game_id: GameId, request: Request, body: Saying) -> Response:
        return json_answer(await talks.say(game_id, await identity.asker(request, game_id), body.text, body.key))

    @router.post("/mutes", **offers(TalkAnswer, "error-nobody", "error-no-speaker"))
    async def mute(game_id: GameId, request: Request, body: Muting) -> Response:
        asker = await identity.asker(request, game_id)
        return json_answer(await talks.mute(game_id, asker, body.speaker, muted=body.muted))

    @router.post("/signs", **offers(None, "error-nobody", "error-seat-name…", status=204))
    async def point(game_id: GameId, request: Request, body: Pointing) -> Response:
        await talks.point(game_id, await identity.asker(request, game_id), body.at)
        return Response(status_code=204)


def _add_notes(router: APIRouter, talks: Talks, identity: ByCookie) -> None:
    """What is for oneself."""

    @router.get("/notes", **offers(Noted, "error-nobody"))
    async def read_notes(game_id: GameId, request: Request) -> Response:
        return json_answer(await talks.notes(game_id, await identity.asker(request, game_id)))

    @router.post("/notes", **offers(Noted, "error-nobody", "error-notes-changed"))
    async def note(game_id: GameId, request: Request, body: Noting) -> Response:
        asker = await identity.asker(request, game_id)
        return json_answer(await talks.note(game_id, asker, body.text, body.version))
