"""The short way of actions, which are most of what a server does: past everything that reads requests for all others.

What cannot be carried out here goes the long way with all the rest, which does it or says why not. Actions may be sent
again (R-25), so nothing is done twice.
"""

from __future__ import annotations

import re

from fastapi import Request
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from teocalli.core.errors import TeocalliError
from teocalli.server.identity import Identity
from teocalli.server.request_models import Action
from teocalli.server.responses import view_answer
from teocalli.server.sessions import Sessions

ROUTE = "/api/games/{game_id}/actions"
_PATH = re.compile(ROUTE.format(game_id="([^/]+)"))


class Route:
    """What counts of a route for whoever counts requests."""

    path = ROUTE


class Direct:
    """ASGI middleware: the innermost, so that what is refused for all is refused here too."""

    def __init__(self, app: ASGIApp, games: Sessions, identity: Identity) -> None:
        self._app = app
        self._games = games
        self._identity = identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Carry an action out, or pass a request on."""
        found = _PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None or Headers(scope=scope).get("content-type") != "application/json":
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            body = await request.body()
        except ClientDisconnect:
            return  # nobody waits for an answer
        try:
            action = Action.model_validate_json(body)
            asker = await self._identity.asker(request, found[1])
            view = await self._games.act(found[1], action.version, action.word, action.key, asker)
        except (TeocalliError, ValidationError):
            await self._app(scope, _again(body, receive), send)
            return
        scope["route"] = Route
        await view_answer(view)(scope, receive, send)


def _again(body: bytes, receive: Receive) -> Receive:
    """Receive a body that was read already, and then what comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
