"""Where people who are not looking want to be told that they are asked (docs/http.md)."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from teocalli.core.errors import TeocalliError
from teocalli.server.description import offers
from teocalli.server.identity import ByCookie, hash_of, new_secret
from teocalli.server.messenger import Messenger
from teocalli.server.notice_models import (
    GameNotices,
    GameNoticesAnswer,
    Hooking,
    MadeWebhook,
    NoticesAnswer,
    Subscribing,
    Tried,
    Trying,
)
from teocalli.server.notice_sender import Told
from teocalli.server.outside import Outside
from teocalli.server.push import check_keys
from teocalli.server.responses import json_answer, with_cookies
from teocalli.server.sessions import Sessions
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import PUSH, WEBHOOK, Channel, Channels, Outbox

GameId = Annotated[str, Path(max_length=64)]
OWN = ("error-nobody", "error-for-people")
ADDRESSES = ("error-notice-address", "error-notice-unknown")


class NoticeDesk:
    """Where one says whether and where one wants notices."""

    def __init__(
        self, channels: Channels, outbox: Outbox, *, outside: Outside, messenger: Messenger, identity: ByCookie
    ) -> None:
        self.channels, self.outbox, self.outside = channels, outbox, outside
        self.messenger, self.identity = messenger, identity

    async def channels_of(self, request: Request) -> tuple[Channel | None, list[Channel]]:
        """That of the browser that asks, and all of its person. Raises `TeocalliError` (`error-nobody`)."""
        person = await self.identity.somebody(request)
        found = await run_uncancellable(self.channels.of_person, person.id)
        here = await run_uncancellable(self.channels.of_device, self.device_of(request))
        return here, found

    def device_of(self, request: Request) -> str:
        """What the store knows of the browser that asks."""
        return hash_of(self.identity.secret_of(request))

    async def told(self, request: Request) -> dict[str, object]:
        """Where the one who asks wants notices."""
        here, found = await self.channels_of(request)
        hook = next(({"address": each.address, "off": each.off} for each in found if each.kind == WEBHOOK), None)
        devices = sum(each.kind == PUSH for each in found)
        return {"key": self.messenger.key, "here": here and here.language, "devices": devices, "webhook": hook}


def make_notices_router(games: Sessions, desk: NoticeDesk) -> APIRouter:
    """Make the endpoints of notices."""
    router = APIRouter(prefix="/api")
    _add_devices(router, desk)
    _add_trials(router, desk)
    _add_webhooks(router, desk)
    _add_games(router, games, desk)
    return router


def _answering(desk: NoticeDesk) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return with_cookies(json_answer(await desk.told(request)), Response())

    return answer


def _add_devices(router: APIRouter, desk: NoticeDesk) -> None:
    """The browser that asks."""
    answer = _answering(desk)

    @router.get("/me/notices", **offers(NoticesAnswer, *OWN))
    async def get_notices(request: Request) -> Response:
        return await answer(request)

    @router.post("/me/notices/device", **offers(NoticesAnswer, *OWN, *ADDRESSES, "error-notice-keys"))
    async def subscribe(request: Request, body: Subscribing) -> Response:
        person = await desk.identity.somebody(request)
        keys = {"p256dh": body.keys.p256dh, "auth": body.keys.auth}
        check_keys(**keys)
        await desk.outside.check(body.endpoint)
        of = person.id, desk.device_of(request), body.endpoint, keys, body.language
        await run_writing(desk.channels.add_push, *of)
        return await answer(request)

    @router.delete("/me/notices/device", **offers(NoticesAnswer, *OWN))
    async def unsubscribe(request: Request) -> Response:
        here, _ = await desk.channels_of(request)
        if here is not None:
            await run_writing(desk.channels.remove, here.id)
        return await answer(request)


def _add_trials(router: APIRouter, desk: NoticeDesk) -> None:
    """A notice to see whether notices come."""

    @router.post("/me/notices/trials", **offers(Tried, *OWN, "error-notice-nowhere"))
    async def send_trial(request: Request, body: Trying) -> Response:
        here, found = await desk.channels_of(request)
        hook = next((each for each in found if each.kind == WEBHOOK), None)
        channel = here if body.to == "device" else hook
        if channel is None:
            raise TeocalliError("error-notice-nowhere")
        return json_answer({"fate": await desk.messenger.try_out(channel, Told(secrets.token_hex(16), "trial"))})


def _add_webhooks(router: APIRouter, desk: NoticeDesk) -> None:
    """Programs of one's own elsewhere."""
    answer = _answering(desk)

    @router.post("/me/notices/webhook", **offers(MadeWebhook, *OWN, *ADDRESSES, status=201))
    async def set_webhook(request: Request, body: Hooking) -> Response:
        person = await desk.identity.somebody(request)
        await desk.outside.check(body.address)
        secret = new_secret()
        await run_writing(desk.channels.set_webhook, person.id, body.address, {"secret": secret}, body.language)
        return with_cookies(json_answer(await desk.told(request) | {"secret": secret}, 201), Response())

    @router.delete("/me/notices/webhook", **offers(NoticesAnswer, *OWN))
    async def remove_webhook(request: Request) -> Response:
        _, found = await desk.channels_of(request)
        for each in found:
            if each.kind == WEBHOOK:
                await run_writing(desk.channels.remove, each.id)
        return await answer(request)


def _add_games(router: APIRouter, games: Sessions, desk: NoticeDesk) -> None:
    """A game of which one wants none."""

    @router.get("/games/{game_id}/notices", **offers(GameNoticesAnswer, *OWN))
    async def get_game_notices(game_id: GameId, request: Request) -> Response:
        person = await _seeing(game_id, request)
        silent = await run_uncancellable(desk.outbox.is_silent, game_id, person)
        return json_answer({"wanted": not silent})

    @router.post("/games/{game_id}/notices", **offers(GameNoticesAnswer, *OWN))
    async def set_game_notices(game_id: GameId, request: Request, body: GameNotices) -> Response:
        person = await _seeing(game_id, request)
        await run_writing(_silence, game_id, person, not body.wanted)
        return json_answer({"wanted": body.wanted})

    def _silence(game_id: str, person: str, silent: bool) -> None:
        desk.outbox.silence(game_id, person, silent=silent)

    async def _seeing(game_id: str, request: Request) -> str:
        """The person who asks, from whom the game must not be hidden."""
        person = await desk.identity.somebody(request)
        await games.read(game_id, lambda *_: None, await desk.identity.asker(request, game_id))
        return person.id
