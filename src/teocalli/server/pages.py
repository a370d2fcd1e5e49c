"""The browser's files: the page for every route, static files, catalogues of texts."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import os
import re
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request, Response
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from teocalli.core.errors import TeocalliError
from teocalli.core.house import web_folder
from teocalli.core.registry import game_class, known_games
from teocalli.core.texts import LANGUAGES, catalogue, part_of_catalogue
from teocalli.server.companion import guide_rules
from teocalli.server.responses import CHECK_FIRST
from teocalli.web import INDEX, STATIC

INLINE_SCRIPT = re.compile(rb"<script\b(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL | re.IGNORECASE)

POLICY = (
    "default-src 'none'; script-src 'self'{hashes}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

WORKER_POLICY = "default-src 'none'; connect-src 'self'"
"""The worker only reads what the pages are made of."""

SERVICE_WORKER = STATIC / "service-worker.js"

# Not every system has these in its table.
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

router = APIRouter()


@router.get("/", include_in_schema=False)
@router.get("/new", include_in_schema=False)
@router.get("/game/{page_id}", include_in_schema=False)
@router.get("/result/{page_id}", include_in_schema=False)
@router.get("/game/{page_id}/analysis", include_in_schema=False)
@router.get("/game/{page_id}/puzzle/{number}", include_in_schema=False)
@router.get("/puzzles", include_in_schema=False)
@router.get("/puzzles/{page_id}", include_in_schema=False)
@router.get("/puzzles/{page_id}/{name}", include_in_schema=False)
@router.get("/rules/{page_id}", include_in_schema=False)
@router.get("/learn/{page_id}", include_in_schema=False)
@router.get("/learn/{page_id}/{lesson}", include_in_schema=False)
@router.get("/balance/{page_id}", include_in_schema=False)
@router.get("/explorer/{page_id}", include_in_schema=False)
@router.get("/components/{page_id}", include_in_schema=False)
@router.get("/companion/{page_id}", include_in_schema=False)
@router.get("/setup/{page_id}", include_in_schema=False)
@router.get("/open", include_in_schema=False)
@router.get("/join", include_in_schema=False)
@router.get("/account", include_in_schema=False)
@router.get("/tournament", include_in_schema=False)
@router.get("/tournament/{page_id}", include_in_schema=False)
@router.get("/device", include_in_schema=False)
async def page() -> Response:
    """Give the page; the browser finds its way by the address."""
    return _page(200)


def _page(status: int) -> Response:
    if not INDEX.is_file():
        raise TeocalliError("error-no-such-page")
    headers = {"Cache-Control": CHECK_FIRST, "Content-Security-Policy": content_security_policy(INDEX)}
    return FileResponse(INDEX, status, headers=headers, media_type="text/html")


SAID_LATER = (
    "account",
    "analysis-room",
    "balance",
    "companion",
    "components",
    "explorer",
    "lesson",
    "lines",
    "notices",
    "puzzles",
    "setup",
    "tournament",
    "turn-plans",
)
"""Parts of the catalogues that a page reads when it needs them."""
SAID_ELSEWHERE = ("cli", "learning", "notebook", *SAID_LATER)
"""Rooms and parts whose texts the page does not begin with."""


async def locale(request: Request) -> Response:
    """Give the catalogues of a language as one, or one part of them."""
    language, part = request.path_params["language"], request.path_params.get("part")
    if language not in LANGUAGES or part not in (None, *SAID_LATER):
        raise TeocalliError("error-no-such-page")
    text = (catalogue(language, SAID_ELSEWHERE) if part is None else part_of_catalogue(language, part)).encode()
    etag = f'"{hashlib.sha256(text).hexdigest()[:32]}"'
    headers = {"Cache-Control": CHECK_FIRST, "ETag": etag}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


async def rules_script(request: Request) -> Response:
    """Give the rules of a game's automaton as a module, for a page that needs no server afterwards."""
    text = guide_rules(request.path_params["game"])
    return Response(text, headers={"Cache-Control": CHECK_FIRST}, media_type="text/javascript")


async def service_worker(_: Request) -> Response:
    """Give the worker that keeps the pages: from here, since it may only look after what lies below its own address."""
    headers = {"Cache-Control": CHECK_FIRST, "Content-Security-Policy": WORKER_POLICY}
    return FileResponse(SERVICE_WORKER, headers=headers, media_type="text/javascript")


class CheckedStaticFiles(StaticFiles):
    """Static files that the browser keeps, but asks for anew each time."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with the file, or that it is still the same."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = CHECK_FIRST
        return response


class GameFiles(CheckedStaticFiles):
    """The drawings of all games: `{game}/index.js` lies in the folder `web` of the game's house."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC, check_dir=False)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file in the house of the game that its path begins with."""
        name, _, within = path.partition("/")
        if name not in known_games():
            return "", None
        folder = StaticFiles(directory=web_folder(game_class(name)), check_dir=False)
        return folder.lookup_path(within)


def install_pages(app: FastAPI) -> None:
    """Add the page, the static files and the catalogues to an app."""
    app.include_router(router)
    for path in ("/locale/{language}.ftl", "/locale/{part}/{language}.ftl"):
        app.router.routes.append(Route(path, locale, middleware=[Middleware(GZipMiddleware)]))
    app.router.routes.append(Route("/service-worker.js", service_worker))
    zipped = [Middleware(GZipMiddleware)]
    app.router.routes.append(Route("/static/rules/{game}.js", rules_script, middleware=zipped))
    app.mount("/static/games", GZipMiddleware(GameFiles()))
    app.mount("/static", GZipMiddleware(CheckedStaticFiles(directory=STATIC, check_dir=False)))
    app.router.default = _or_lost_page(app.router.default)


def _or_lost_page(refuse: ASGIApp) -> ASGIApp:
    """Tell a person on a page that there is nothing at an address; a program gets the refusal."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        accepted = Headers(scope=scope).get("accept", "") if scope["type"] == "http" else ""
        is_page = scope.get("method") == "GET" and "text/html" in accepted and not scope["path"].startswith("/api/")
        await (_page(404) if is_page else refuse)(scope, receive, send)

    return answer


def content_security_policy(index: Path) -> str:
    """Give the policy for a page: scripts of our own, and its inline import map by its hash (R-55)."""
    state = index.stat()
    return _policy(index, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=4)
def _policy(index: Path, _changed: int, _size: int) -> str:
    digests = [hashlib.sha256(script).digest() for script in INLINE_SCRIPT.findall(index.read_bytes())]
    return POLICY.format(hashes="".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests))
