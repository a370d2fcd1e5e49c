"""What whoever runs the server can ask of it: whether it is well, and what it is doing."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterable
from functools import lru_cache
from hmac import compare_digest
from importlib.metadata import version

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from teocalli.core.errors import TeocalliError
from teocalli.server.answers import Health
from teocalli.server.description import offers, offers_text
from teocalli.server.hosting import LOOPBACK
from teocalli.server.logs import REQUESTS
from teocalli.server.responses import json_answer
from teocalli.server.sessions import Sessions
from teocalli.server.threads import run_uncancellable
from teocalli.store import Store

log = logging.getLogger(REQUESTS)

TOKEN_VARIABLE = "TEOCALLI_METRICS_TOKEN"
"""Environment variable: who sends this token (`Authorization: Bearer …`) may read the metrics from elsewhere."""

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds by which requests are counted."""


FORMS = 1000
"""Requests that are told apart: by address, method and status."""


class Observer:
    """ASGI middleware that counts requests, measures them, and logs them; and what else there is to know.

    Of an address only its form is kept, `/api/games/{game_id}`, of a request neither query nor body nor cookie.
    """

    def __init__(self, games: Sessions) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "teocalli_requests", "Requests answered.", ["method", "route", "status"], registry=self.registry
        )
        self._seconds = Histogram(
            "teocalli_request_seconds", "Time to answer.", ["route"], buckets=BUCKETS, registry=self.registry
        )
        self.registry.register(_Inside(games))
        self._requests_of = lru_cache(maxsize=FORMS)(self._requests.labels)
        self._seconds_of = lru_cache(maxsize=FORMS)(self._seconds.labels)

    def around(self, app: ASGIApp) -> ASGIApp:
        """The app, observed."""

        async def observed(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "http":
                await app(scope, receive, send)
                return
            began, status = time.perf_counter(), 0

            async def send_noting(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = int(message["status"])
                    self._note(scope, status, time.perf_counter() - began)
                await send(message)

            await app(scope, receive, send_noting)

        return observed

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Note a request when its answer begins: a feed's answer never ends."""
        route = getattr(scope.get("route"), "path", None) or ("/static" if "static" in scope["path"] else "/")
        self._requests_of(scope["method"], route, str(status)).inc()
        self._seconds_of(route).observe(seconds)
        if log.isEnabledFor(logging.INFO):
            told = {"method": scope["method"], "route": route, "status": status, "ms": round(1000 * seconds, 1)}
            log.info("%s %s", scope["method"], route, extra={"request": told})


class _Inside(Collector):
    """What is the case at the moment when somebody asks."""

    def __init__(self, games: Sessions) -> None:
        self._games = games

    def collect(self) -> Iterable[Metric]:
        """Give the figures."""
        yield GaugeMetricFamily("teocalli_games_in_memory", "Games in memory.", self._games.in_memory)
        yield GaugeMetricFamily("teocalli_lookers", "Open feeds, one for each game followed.", self._games.lookers)
        yield GaugeMetricFamily("teocalli_bots_thinking", "Games in which bots play on.", self._games.bots_at_work)


def make_operation_router(store: Store, observer: Observer) -> APIRouter:
    """Make `/health` and `/metrics`."""
    router = APIRouter()

    @router.get("/health", **offers(Health, "error-storage"))
    async def health() -> Response:
        """Raises `StoreError` (503) if games cannot be read."""
        await run_uncancellable(store.check)
        return json_answer({"status": "ok", "version": version("teocalli")})

    @router.get("/metrics", **offers_text("error-no-such-page"))
    async def metrics(request: Request) -> Response:
        if not _may_read_metrics(request):
            raise TeocalliError("error-no-such-page")
        return Response(generate_latest(observer.registry), media_type=CONTENT_TYPE_LATEST)

    return router


def _may_read_metrics(request: Request) -> bool:
    """Whether somebody at this computer is asking, and not for somebody else, or who knows the token."""
    token = os.environ.get(TOKEN_VARIABLE, "")
    if token and compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return True
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return not forwarded and request.client is not None and request.client.host in LOOPBACK
