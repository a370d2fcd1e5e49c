"""What every request must pass: it comes from the server's own page, and is not too large (R-55).

Here also ends every error that nobody foresaw.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from teocalli.core.errors import TeocalliError
from teocalli.server import handshake
from teocalli.server.error_responses import RefusedRequest, refusal
from teocalli.server.hosting import LOOPBACK, Hosting
from teocalli.server.present import TIME_HEADER, ServerTime

log = logging.getLogger(__name__)

READING = ("GET", "HEAD", "OPTIONS")

BODY_LIMIT = 1_000_000
"""Bytes of a request's body at most; the longest record has about 20,000."""

PROTECTING: Mapping[str, str] = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
"""Headers of every answer that does not bring its own."""


def _raw(name: str, value: str) -> tuple[bytes, bytes]:
    """A header as ASGI sends it."""
    return name.lower().encode("latin-1"), value.encode("latin-1")


_PROTECTING = [_raw(*header) for header in PROTECTING.items()]
_API_HEADER = _raw(handshake.HEADER, str(handshake.API))
_TIME_HEADER = TIME_HEADER.lower().encode("latin-1")


class Guard:
    """ASGI middleware that refuses foreign hosts, foreign origins and large bodies, and adds the protecting headers."""

    def __init__(self, app: ASGIApp, hosting: Hosting | None = None, clock: ServerTime | None = None) -> None:
        self._app = app
        self._hosting = hosting
        self._clock = clock or ServerTime()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        started = False

        async def send_protected(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                self._protect(message, scope["path"])
            await send(message)

        headers = Headers(scope=scope)
        error = self._reason_against(scope["method"], headers) or handshake.reason_against(scope["path"], headers)
        if error is None:
            try:
                await self._app(scope, _bounded(receive), send_protected)
            except RefusedRequest as refused:  # where another middleware was reading
                error = refused.error
            except Exception as unforeseen:
                _note(scope, unforeseen)
                error = TeocalliError("error-internal")
        if error is not None and not started:
            await refusal(error, headers.get("accept-language"))(scope, receive, send_protected)

    def _protect(self, begun: Message, path: str) -> None:
        """Add the headers that every answer has to one that begins."""
        headers = begun.setdefault("headers", [])
        own = {name for name, _ in headers}
        headers += [header for header in _PROTECTING if header[0] not in own]
        headers.append((_TIME_HEADER, b"%d" % self._clock.now()))
        if path.startswith("/api/"):
            headers.append(_API_HEADER)

    def _reason_against(self, method: str, headers: Headers) -> TeocalliError | None:
        host = headers.get("host", "")
        if not self._answers_to(_hostname(f"//{host}")):
            known = LOOPBACK if self._hosting is None else self._hosting.names
            return TeocalliError("error-foreign-host", known=", ".join(filter(None, known)))
        if method not in READING and not self._from_own_page(host, headers):
            return TeocalliError("error-foreign-origin")
        if not _fits(headers.get("content-length")):
            return TeocalliError("error-body-too-large", limit=BODY_LIMIT)
        return None

    def _answers_to(self, name: str | None) -> bool:
        return name in LOOPBACK if self._hosting is None else self._hosting.answers_to(name)

    def _from_own_page(self, host: str, headers: Headers) -> bool:
        """Whether a writing request comes from our page, or from a program that is no browser and names no origin."""
        origin = headers.get("origin")
        if origin is not None and not self._is_own(origin, host):
            return False
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")

    def _is_own(self, origin: str, host: str) -> bool:
        return origin == f"http://{host}" if self._hosting is None else self._hosting.is_own_origin(origin, host)


def _note(scope: Scope, error: Exception) -> None:
    """Note an error that is a fault of the program; who asked learns only that there was one."""
    log.error("%s %s failed: %r", scope["method"], scope["path"], error)
    log.debug("where it failed", exc_info=error)


def _bounded(receive: Receive) -> Receive:
    """Receive a body that came without a length, up to the limit."""
    received = 0

    async def receive_bounded() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > BODY_LIMIT:
            raise RefusedRequest(TeocalliError("error-body-too-large", limit=BODY_LIMIT))
        return message

    return receive_bounded


def _fits(content_length: str | None) -> bool:
    return content_length is None or (content_length.isdecimal() and int(content_length) <= BODY_LIMIT)


@lru_cache(maxsize=64)
def _hostname(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None
