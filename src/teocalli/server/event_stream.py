"""Server-sent events as an answer: small, for a server has some for every page that is open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing

from fastapi import Response
from starlette.types import Receive, Scope, Send

from teocalli.server.threads import first_of

HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""Nobody on the way keeps events, or holds them back."""
STILL_THERE = b": ping\n\n"
"""A comment, so that nobody on the way takes a quiet feed for a dead one."""


def event(name: str, data: bytes, retry: int) -> bytes:
    """An event as it is sent; `retry`: milliseconds after which a browser opens a feed again that broke off."""
    return b"event: %s\ndata: %s\nretry: %d\n\n" % (name.encode(), data, retry)


class EventStream(Response):
    """An answer that goes on as long as there are events, or until the one who asked is gone.

    `ping`: seconds between two signs of life; `send_timeout`: seconds after which one who takes nothing is given up at
    the next of them.
    """

    media_type = "text/event-stream"

    def __init__(
        self, events: AsyncGenerator[bytes, None], status_code: int = 200, *, ping: float, send_timeout: float
    ) -> None:
        super().__init__(None, status_code, HEADERS)
        del self.headers["content-length"]
        self._events = events
        self._ping = ping
        self._send_timeout = send_timeout
        # Since when an event waits to be taken; a clock for each would cost more than the event.
        self._sending_since: float | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the events. Raises `TimeoutError` where nobody takes them."""
        async with aclosing(self._events) as events:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            if scope["method"] != "HEAD":
                await first_of(self._send_all(events, send), self._send_pings(send), _gone(receive))
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send_all(self, events: AsyncGenerator[bytes, None], send: Send) -> None:
        async for told in events:
            self._sending_since = time.monotonic()
            await send({"type": "http.response.body", "body": told, "more_body": True})
            self._sending_since = None

    async def _send_pings(self, send: Send) -> None:
        while True:
            await asyncio.sleep(self._ping)
            if self._sending_since is None:
                async with asyncio.timeout(self._send_timeout):
                    await send({"type": "http.response.body", "body": STILL_THERE, "more_body": True})
            elif time.monotonic() - self._sending_since > self._send_timeout:
                raise TimeoutError


async def _gone(receive: Receive) -> None:
    """Wait until the one who asked is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
