"""Looks whether answers have the form that the interface's description says."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, cast
from unittest.mock import Mock

import httpx
from fastapi import FastAPI
from jsonschema import Draft202012Validator
from starlette.routing import Match

from teocalli.server.accounts_api import make_accounts_router
from teocalli.server.analysis_api import make_analysis_router
from teocalli.server.api import make_router
from teocalli.server.balance_api import make_balance_router
from teocalli.server.description import REFUSALS, describe
from teocalli.server.explorer_api import make_explorer_router
from teocalli.server.feed_api import make_feed_router
from teocalli.server.notices_api import make_notices_router
from teocalli.server.own_components import make_components_router
from teocalli.server.people_api import make_people_router
from teocalli.server.plans_api import make_plans_router
from teocalli.server.setting_up import make_set_up_router
from teocalli.server.talk_api import make_talk_router
from teocalli.server.tournament_api import make_tournament_router

ENOUGH = 2
"""Answers of one kind whose whole form is looked at; of the others only status and code."""

seen: Counter[tuple[str, str]] = Counter()
"""How often each endpoint gave each status, or code of a refusal."""


@cache
def described_app() -> FastAPI:
    """An app with the endpoints of a server for people, and nothing behind them."""
    app, nothing = FastAPI(), cast("Any", Mock())
    app.include_router(make_router(nothing, nothing, nothing, nothing, nothing))
    app.include_router(make_analysis_router(nothing, nothing, nothing))
    app.include_router(make_people_router(nothing, nothing, nothing, nothing))
    app.include_router(make_accounts_router(nothing, nothing))
    app.include_router(make_components_router())
    app.include_router(make_explorer_router(nothing, nothing, nothing))
    app.include_router(make_feed_router(nothing, nothing, nothing))
    app.include_router(make_set_up_router())
    app.include_router(make_plans_router(nothing, nothing, nothing))
    app.include_router(make_balance_router(nothing))
    app.include_router(make_notices_router(nothing, nothing))
    app.include_router(make_talk_router(nothing, nothing))
    app.include_router(make_tournament_router(nothing, nothing, nothing))
    describe(app)
    return app


def description() -> dict[str, Any]:
    """The description of a server for people."""
    return described_app().openapi()


def check_form(schema: object, value: object) -> None:
    """Look whether a value has a form of the description."""
    whole = {"$ref": "#/schema", "schema": schema, "components": description()["components"]}
    error = next(Draft202012Validator(whole).iter_errors(value), None)
    assert error is None, f"{error.json_path}: {error.message[:300]}" if error else ""


def check_as_described(answer: httpx.Response) -> None:
    """Look whether an answer has the described form."""
    operation = operation_of(answer.request)
    if operation is None:
        return
    key = f"{answer.request.method} {operation['operationId']}"
    told = operation["responses"].get(str(answer.status_code))
    assert told is not None or answer.status_code == 304, f"{key}: {answer.status_code} is not described"
    content = (told or {}).get("content", {}).get("application/json")
    if content is None:
        return
    if not answer.is_error and seen[key, str(answer.status_code)] >= ENOUGH:
        return
    answer.read()
    body = answer.json()
    code = str(body["error"]["code"]) if answer.is_error else str(answer.status_code)
    assert not answer.is_error or is_listed(code, operation[REFUSALS]), f"{key}: {code} is not described"
    seen[key, code] += 1
    if seen[key, code] <= ENOUGH:
        check_form(content["schema"], body)


def operation_of(request: httpx.Request) -> dict[str, Any] | None:
    """What the description says of the endpoint that a request asks; None for pages, and what is not there."""
    scope = {"type": "http", "path": request.url.path, "method": request.method, "headers": [], "root_path": ""}
    for route in described_app().routes:
        if route.matches(scope)[0] is Match.FULL:
            path = description()["paths"].get(getattr(route, "path", ""), {})
            found: dict[str, Any] | None = path.get(request.method.lower())
            return found
    return None


def is_listed(code: str, listed: list[str]) -> bool:
    """Whether a code is among those of a list, of which some stand for all that begin so."""
    return any(code.startswith(each[:-1]) if each.endswith("…") else code == each for each in listed)
