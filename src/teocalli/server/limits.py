"""How much one address and one browser may ask for, so that nobody keeps the server from the others."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Receive, Scope, Send

from teocalli.core.errors import TeocalliError
from teocalli.server.error_responses import refusal
from teocalli.server.identity import COOKIE, SECURE_COOKIE, hash_of


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many requests at once, and then so many each second."""

    burst: int
    per_second: float


Kind = str

ALLOWED: Mapping[Kind, tuple[Allowance, Allowance]] = {
    "link": (Allowance(20, 0.2), Allowance(60, 0.5)),
    "account": (Allowance(10, 0.1), Allowance(40, 0.2)),
    "open": (Allowance(15, 0.1), Allowance(60, 0.5)),
    "think": (Allowance(10, 0.5), Allowance(30, 2)),
    "talk": (Allowance(8, 0.5), Allowance(80, 8)),
    "point": (Allowance(8, 1), Allowance(80, 16)),
    "write": (Allowance(60, 5), Allowance(300, 40)),
    "read": (Allowance(300, 30), Allowance(1500, 200)),
}
"""By kind of request, for one browser and for one address, behind which there may be a whole house. `link`: what takes
in people or tries a secret; `account`: what gives a password; `open`: what makes a game; `think`: what makes the
processor work; `talk` and `point`: what disturbs others."""

FEEDS = 100
"""Feeds that one address may keep open at once."""
KEPT_BUCKETS = 50_000
"""Askers that are remembered; those who asked the longest ago may begin anew."""

LINK_PATHS = ("/api/me", "/api/invitations", "/api/devices")
ACCOUNT_PATH = "/api/account"
OPEN_PATHS = ("/api/games", "/api/records", "/api/tournaments")
KIND_BY_END: Mapping[str, Kind] = {
    "invitations": "link",
    "programs": "link",
    "entrants": "link",
    "trials": "link",
    "review": "think",
    "weigh": "think",
    "rematch": "open",
    "talk": "talk",
    "signs": "point",
}
"""By the last part of its path, what a request is that changes something about a game; of others it is `write`."""


class Buckets:
    """What each asker has left."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, kept: int = KEPT_BUCKETS) -> None:
        self._clock = clock
        self._kept = kept
        self._left: OrderedDict[tuple[str, Kind], tuple[float, float]] = OrderedDict()

    def take(self, who: str, kind: Kind, allowed: Allowance) -> float:
        """Take one request; gives 0, or the seconds until it would be allowed."""
        now = self._clock()
        left, since = self._left.get((who, kind), (float(allowed.burst), now))
        left = min(allowed.burst, left + (now - since) * allowed.per_second)
        wait = 0.0 if left >= 1 else (1 - left) / allowed.per_second
        self._left[who, kind] = (left if wait else left - 1, now)
        self._left.move_to_end((who, kind))
        if len(self._left) > self._kept:
            self._left.popitem(last=False)
        return wait


class Limits:
    """ASGI middleware that refuses those who ask for too much."""

    def __init__(self, app: ASGIApp, clock: Callable[[], float] = time.monotonic, feeds: int = FEEDS) -> None:
        self._app = app
        self._buckets = Buckets(clock)
        self._most_feeds = feeds
        self._feeds: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        headers = Headers(scope=scope)
        wait = self._wait(kind_of(scope["method"], scope["path"]), address, headers)
        is_feed = scope["path"].endswith("/feed")
        if wait == 0 and is_feed and self._feeds[address] >= self._most_feeds:
            wait = 5
        if wait > 0:
            await _refuse(wait, headers, scope, receive, send)
            return
        self._feeds[address] += is_feed
        try:
            await self._app(scope, receive, send)
        finally:
            self._feeds[address] -= is_feed
            if not self._feeds[address]:
                del self._feeds[address]

    def _wait(self, kind: Kind, address: str, headers: Headers) -> float:
        for_browser, for_address = ALLOWED[kind]
        cookies = cookie_parser(headers.get("cookie", ""))
        secret = cookies.get(SECURE_COOKIE) or cookies.get(COOKIE)
        token = headers.get("authorization") or secret
        browser = f"b {hash_of(token)}" if token else f"a {address}"
        return self._buckets.take(browser, kind, for_browser) or self._buckets.take(f"all {address}", kind, for_address)


def kind_of(method: str, path: str) -> Kind:
    """What kind of request this is."""
    if method == "GET":
        return "think" if path.endswith(("/hint", "/coach")) else "read"
    if path.startswith(ACCOUNT_PATH):
        return "account"
    if path.startswith(LINK_PATHS):
        return "link"
    return "open" if path in OPEN_PATHS else KIND_BY_END.get(path.rpartition("/")[2], "write")


async def _refuse(wait: float, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
    seconds = ceil(wait)
    answer = refusal(TeocalliError("error-too-many", seconds=seconds), headers.get("accept-language"))
    answer.headers["Retry-After"] = str(seconds)
    await answer(scope, receive, send)
