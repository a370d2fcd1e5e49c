"""The handbook under `/handbook`: a site built ahead of time (docs/handbook.md), so that it is there offline."""

from __future__ import annotations

import os

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from teocalli import web
from teocalli.core.texts import Texts, pick_language
from teocalli.server.responses import CHECK_FIRST

ADDRESS = "/handbook"

POLICY = (
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""As strict as that of the program's own page: the build moves all scripts of the site into files."""


class HandbookFiles(StaticFiles):
    """The files of the site, wherever it was built last."""

    def __init__(self) -> None:
        super().__init__(html=True, check_dir=False)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file of the site; none where it has not been built."""
        folder = web.handbook()
        return ("", None) if folder is None else StaticFiles(directory=folder, check_dir=False).lookup_path(path)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a page or a file of it under the policy, or say how the handbook is built."""
        if web.handbook() is None:
            return _not_built(Request(scope))
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            return _in_words(Request(scope), "error-no-such-page", missing.status_code)
        response.headers["Cache-Control"] = CHECK_FIRST
        response.headers["Content-Security-Policy"] = POLICY
        return response


def _in_words(request: Request, text: str, status: int) -> Response:
    """Answer with one sentence: whoever reads the handbook is a person, not a program."""
    texts = Texts(pick_language(request.headers.get("accept-language")))
    return PlainTextResponse(texts.format(text), status, headers={"Cache-Control": "no-store"})


def _not_built(request: Request) -> Response:
    return _in_words(request, "server-handbook-missing", 404)


async def _in_ones_language(request: Request) -> Response:
    """Lead to the handbook in the reader's language."""
    if web.handbook() is None:
        return _not_built(request)
    language = pick_language(request.headers.get("accept-language"))
    return RedirectResponse(f"{ADDRESS}/{language}/", headers={"Vary": "Accept-Language", "Cache-Control": CHECK_FIRST})


def install_handbook(app: FastAPI) -> None:
    """Add the handbook to an app."""
    app.router.routes += [Route(address, _in_ones_language) for address in (ADDRESS, f"{ADDRESS}/")]
    app.mount(ADDRESS, GZipMiddleware(HandbookFiles()))
