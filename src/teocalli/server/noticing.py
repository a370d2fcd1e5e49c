"""Notices for people who are not looking, put together; they need packages that not everybody has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fastapi import APIRouter

from teocalli.server.identity import ByCookie
from teocalli.server.sessions import Sessions
from teocalli.store import Channels, Outbox, Store

if TYPE_CHECKING:
    from teocalli.server.messenger import Messenger
    from teocalli.server.outside import Outside

KEY = "push"
"""Name of the key by which push services know a server."""


@dataclass(frozen=True, slots=True)
class Noticing:
    """What sends notices, and where people say that they want them."""

    messenger: Messenger
    router: APIRouter

    def start(self) -> None:
        """Send notices from now on."""
        self.messenger.start()

    async def stop(self) -> None:
        """Send no more."""
        await self.messenger.close()


def noticing_at(store: Store, games: Sessions, identity: ByCookie, outside: Outside | None = None) -> Noticing | None:
    """Notices of a server for people, whose key is made at its first start and kept with the games; None without the
    packages (`pip install "teocalli[notices]"`). `outside`: another way to addresses elsewhere, for tests.
    """
    try:
        from teocalli.server.messenger import Messenger  # noqa: PLC0415
        from teocalli.server.notice_sender import Sender  # noqa: PLC0415
        from teocalli.server.notices_api import NoticeDesk, make_notices_router  # noqa: PLC0415
        from teocalli.server.outside import Outside  # noqa: PLC0415
        from teocalli.server.push import Signer, contact_of, new_key  # noqa: PLC0415
    except ModuleNotFoundError:
        return None
    outside = outside or Outside()
    channels, outbox = Channels(store), Outbox(store)
    url = identity.hosting.public_url
    signer = Signer(channels.server_key(KEY, new_key()), contact_of(url))
    sender = Sender(outside, signer, url)
    messenger = Messenger(outbox, channels, sender, games.seen_by)
    desk = NoticeDesk(channels, outbox, outside=outside, messenger=messenger, identity=identity)
    return Noticing(messenger, make_notices_router(games, desk))
