"""Refusals as they leave the server: a machine code, a text in the person's language, the fresh view (R-27)."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from teocalli.core.errors import IllegalAction, Message, TeocalliError, UndoError, message
from teocalli.core.texts import Texts, pick_language
from teocalli.server.request_models import TooLongError
from teocalli.store import ConflictError, NoSuchGameError, StoreError

FreshView = Callable[[Request, str], Coroutine[Any, Any, bytes | None]]
"""Gives the view of a game as JSON, as who asks may see it, or None where there is none to give."""

STATUS_BY_KIND: Mapping[type[TeocalliError], int] = {
    IllegalAction: 422,
    UndoError: 409,
    NoSuchGameError: 404,
    ConflictError: 409,
    StoreError: 503,
}

STATUS_BY_CODE = {
    "error-storage": 503,
    "error-illegal-action": 422,
    "error-undo": 409,
    "error-not-found": 404,
    "error-stale": 409,
    "error-contest": 409,
    "error-tournament-begun": 409,
    "error-tournament-twice": 409,
    "error-tournament-full": 409,
    "error-tournament-few": 409,
    "error-tournament-none": 409,
    "error-tournament-closed": 409,
    "error-tournament-running": 409,
    "error-tournament-broken": 409,
    "error-tournament-host": 403,
    "error-tournament-hidden": 403,
    "error-page-old": 409,
    "error-not-your-turn": 409,
    "error-game-over": 409,
    "error-game-broken": 409,
    "error-no-such-page": 404,
    "error-seat-none-free": 409,
    "error-seat-taken": 409,
    "error-seat-twice": 409,
    "error-seat-begun": 409,
    "error-table-waiting": 409,
    "error-rematch-running": 409,
    "error-record-secret": 409,
    "error-rated-account": 403,
    "error-rated-over": 409,
    "error-shuffle-none": 409,
    "error-shuffle-early": 409,
    "error-seat-in-time": 409,
    "error-seat-left": 409,
    "error-seat-own": 409,
    "error-proposal-open": 409,
    "error-proposal-over": 409,
    "error-proposal-refused": 409,
    "error-proposal-not-asked": 409,
    "error-proposal-not-own": 403,
    "error-too-many-links": 409,
    "error-too-many-programs": 409,
    "error-balance-busy": 409,
    "error-balance-many": 409,
    "error-no-such-program": 404,
    "error-sign-in": 401,
    "error-sign-in-wait": 429,
    "error-no-account": 409,
    "error-account-there": 409,
    "error-account-name-taken": 409,
    "error-nobody": 401,
    "error-token": 401,
    "error-for-people": 403,
    "error-not-seated": 403,
    "error-host-only": 403,
    "error-spectator": 403,
    "error-no-hints": 403,
    "error-no-coach": 403,
    "error-review-unfinished": 409,
    "error-reviews-busy": 503,
    "error-analysis-running": 403,
    "error-analysis-hidden": 403,
    "error-analysis-no-draw": 409,
    "error-analyses-busy": 503,
    "error-variation-missing": 404,
    "error-variation-played": 409,
    "error-link": 404,
    "error-too-many": 429,
    "error-notice-nowhere": 409,
    "error-plan-none": 409,
    "error-plan-turn": 409,
    "error-no-speaker": 404,
    "error-notes-changed": 409,
    "error-foreign-host": 403,
    "error-foreign-origin": 403,
    "error-method": 405,
    "error-body-too-large": 413,
    "error-internal": 500,
}

CODE_BY_STATUS = {404: "error-no-such-page", 405: "error-method"}
"""Refusals that the framework makes by itself."""


class RefusedRequest(HTTPException):
    """A refusal in the midst of reading a request, where the framework lets only exceptions of this kind through."""

    def __init__(self, error: TeocalliError) -> None:
        super().__init__(status_of(error))
        self.error = error


def status_of(error: TeocalliError) -> int:
    """Give the HTTP status of a refusal; 422 for what is wrong with the request's content."""
    if error.code in STATUS_BY_CODE:
        return STATUS_BY_CODE[error.code]
    return next((status for kind, status in STATUS_BY_KIND.items() if isinstance(error, kind)), 422)


def status_of_code(code: str) -> int:
    """Give the HTTP status of the refusals with a code."""
    return STATUS_BY_CODE.get(code, 422)


def refusal(error: TeocalliError, accept_language: str | None, view: bytes | None = None) -> Response:
    """Make the answer that tells a refusal."""
    text = Texts(pick_language(accept_language)).message(error.message)
    told = json.dumps({"code": error.code, "message": error.message, "text": text})
    body = b'{"error": ' + told.encode() + b', "view": ' + (view or b"null") + b"}"
    return Response(body, status_of(error), {"Vary": "Accept-Language"}, "application/json")


def install_refusals(app: FastAPI, fresh_view: FreshView) -> None:
    """Let the app's refusals be told in this form, with the fresh view of the game that the address names."""

    async def tell(request: Request, error: TeocalliError) -> Response:
        game_id = request.path_params.get("game_id")
        view = await fresh_view(request, game_id) if game_id else None
        return refusal(error, request.headers.get("accept-language"), view)

    async def known(request: Request, error: Exception) -> Response:
        assert isinstance(error, TeocalliError)
        return await tell(request, error)

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return await tell(request, request_error(error.errors()[0]))

    async def http(request: Request, error: Exception) -> Response:
        if isinstance(error, RefusedRequest):
            return await tell(request, error.error)
        assert isinstance(error, HTTPException)
        return await tell(request, TeocalliError(CODE_BY_STATUS.get(error.status_code, "error-request")))

    app.add_exception_handler(TeocalliError, known)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)


EXPECTED_BY_TYPE = {
    "int": "integer",
    "string": "text",
    "list": "list",
    "dict": "object",
    "model": "object",
}
"""What would have been right, by the first word of pydantic's error type (`int_parsing`, `string_type` …)."""


def request_error(found: Mapping[str, Any]) -> TeocalliError:
    """Say in one sentence what pydantic found wrong with a request."""
    kind = str(found["type"])
    place = [str(part) for part in found["loc"] if part not in ("body", "query", "path", "header")]
    field = ".".join(place)[:60] or "–"
    if kind == "json_invalid" or tuple(found["loc"]) == ("body",):
        return TeocalliError("error-request-json")
    if kind == "missing":
        return TeocalliError("error-request-missing", field=field)
    if kind == "extra_forbidden":
        return TeocalliError("error-request-unknown", field=field)
    return TeocalliError("error-request-field", field=field, expected=_expected(kind, found.get("ctx") or {}))


BOUNDS = {
    "string_too_short": ("request-expected-length-min", "min_length"),
    "string_too_long": ("request-expected-length-max", "max_length"),
    "greater_than_equal": ("request-expected-min", "ge"),
    "less_than_equal": ("request-expected-max", "le"),
    "string_pattern_mismatch": ("request-expected-pattern", "pattern"),
}
"""Pydantic's error types that name what is allowed: the text, and where it stands."""


def _expected(kind: str, context: Mapping[str, Any]) -> Message:
    if kind == "literal_error":
        return message("request-expected-choice", known=str(context["expected"]))
    if isinstance(context.get("error"), TooLongError):
        return message("request-expected-length-max", limit=context["error"].limit)
    if kind in BOUNDS:
        text, name = BOUNDS[kind]
        return message(text, limit=context[name])
    return message("request-expected-kind", kind=EXPECTED_BY_TYPE.get(kind.partition("_")[0], "other"))
