"""The short way of actions and views, which are most of what a server does: past all that reads requests for others.

What cannot be done here goes the long way with all the rest, which does it or says why not. Actions may be sent again
(R-25), so nothing is done twice.
"""

from __future__ import annotations

import re

from fastapi import Request, Response
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from teocalli.core.errors import TeocalliError
from teocalli.server.identity import Identity
from teocalli.server.request_models import Action
from teocalli.server.responses import view_answer
from teocalli.server.sessions import Sessions


class Route:
    """What counts of a route for whoever counts requests."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._pattern = re.compile(path.format(game_id="([^/]+)"))

    def game_in(self, path: str) -> str | None:
        """The game that an address names, None for one of another form."""
        found = self._pattern.fullmatch(path)
        return found and found[1]


GAME = Route("/api/games/{game_id}")
ACTIONS = Route("/api/games/{game_id}/actions")


class Direct:
    """ASGI middleware: the innermost, so that what is refused for all is refused here too."""

    def __init__(self, app: ASGIApp, games: Sessions, identity: Identity) -> None:
        self._app = app
        self._games = games
        self._identity = identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Carry an action out, show a game, or pass a request on."""
        if scope["type"] == "http" and scope["method"] == "GET" and (game_id := GAME.game_in(scope["path"])):
            answer = await self._shown(Request(scope, receive), game_id)
            route = GAME
        elif _is_action(scope) and (game_id := ACTIONS.game_in(scope["path"])):
            request = Request(scope, receive)
            try:
                body = await request.body()
            except ClientDisconnect:
                return  # nobody waits for an answer
            answer = await self._acted(request, game_id, body)
            route, receive = ACTIONS, _again(body, receive)
        else:
            answer = None
        if answer is None:
            await self._app(scope, receive, send)
            return
        scope["route"] = route
        await answer(scope, receive, send)

    async def _shown(self, request: Request, game_id: str) -> Response | None:
        try:
            asker = await self._identity.asker(request, game_id)
            return view_answer(await self._games.view_of(game_id, asker), cached=True)
        except TeocalliError:
            return None

    async def _acted(self, request: Request, game_id: str, body: bytes) -> Response | None:
        try:
            action = Action.model_validate_json(body)
            asker = await self._identity.asker(request, game_id)
            return view_answer(await self._games.act(game_id, action.version, action.word, action.key, asker))
        except (TeocalliError, ValidationError):
            return None


def _is_action(scope: Scope) -> bool:
    is_post = scope["type"] == "http" and scope["method"] == "POST"
    return is_post and Headers(scope=scope).get("content-type") == "application/json"


def _again(body: bytes, receive: Receive) -> Receive:
    """Receive a body that was read already, and then what comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
