"""The interface's description (OpenAPI): what every endpoint takes, gives and refuses. `GET /api/openapi.json`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Response
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel

from teocalli.server.answers import Answer, Refusal
from teocalli.server.error_responses import status_of_code
from teocalli.server.event_stream import EventStream
from teocalli.server.refusals import ALWAYS, IN_GAMES, MEANINGS, WITH_INPUT, WRITING
from teocalli.server.request_models import Body

REFUSALS = "x-refusals"
"""Where an endpoint lists the codes of its refusals."""
REFUSAL = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}

INTRODUCTION = """Everything that the page does, it does by these requests; programs do the same (docs/api.md).

A *word* is an action as the game writes it; `legal` of a view lists those that are possible. Every request that changes
something carries a `key`, made anew for each intention and kept for its repetitions: a request may always be sent again
after a lost connection and is carried out once. Refusals have a machine code and bring the fresh view along."""

SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "teocalli", "description": "Who a person is, at a browser."},
    "token": {"type": "http", "scheme": "bearer", "description": "Who a program is; the host of a game makes it."},
}

EVENT = {
    "type": "object",
    "description": "One of the events of the stream; `data` is JSON.",
    "properties": {"event": {"type": "string"}, "data": {"type": "string"}, "retry": {"type": "integer"}},
    "required": ["data"],
}

EVENTS = {
    "description": "Server-sent events: `version` (version and hash) or with `views` `view`, `present` (whose people "
    "look), `talk` (by room, what was said last), `point` (at what somebody points), `gone`.",
    "content": {"text/event-stream": {"schema": EVENT}},
}


def offers(answer: Any, *refusals: str, status: int = 200, **more: Any) -> dict[str, Any]:
    """What an endpoint says of itself: the model of its answer (None: it is empty), and the codes of its refusals.

    Those that all endpoints of a kind have are added by themselves. `more`: further parts of the description.
    """
    return {"status_code": status, "response_model": answer, "openapi_extra": {REFUSALS: list(refusals)} | more}


def offers_text(*refusals: str) -> dict[str, Any]:
    """What an endpoint says of itself that answers with plain text."""
    content = {"text/plain": {"schema": {"type": "string"}}}
    return _raw({"description": "Text.", "content": content}, refusals, Response)


def streams(*refusals: str) -> dict[str, Any]:
    """What a feed says of itself."""
    return _raw(EVENTS, refusals, EventStream)


def _raw(answer: dict[str, Any], refusals: Iterable[str], kind: type[Response]) -> dict[str, Any]:
    return {"responses": {200: answer}, "response_class": kind, "openapi_extra": {REFUSALS: list(refusals)}}


def describe(app: FastAPI) -> None:
    """Let an app give its description, made when it is first asked for."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _description(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _description(app: FastAPI) -> dict[str, Any]:
    told = get_openapi(title="Teocalli", version=version("teocalli"), description=INTRODUCTION, routes=app.routes)
    refusal = Refusal.model_json_schema(ref_template="#/components/schemas/{model}")
    told["components"]["schemas"] |= {**refusal.pop("$defs"), "Refusal": refusal}
    told["components"]["securitySchemes"] = SECURITY
    _put_examples_back(told["components"]["schemas"])
    for name in ("HTTPValidationError", "ValidationError"):  # refusals have our form
        told["components"]["schemas"].pop(name, None)
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            _add_refusals(path, method, operation)
            if path.startswith("/api/"):
                operation["security"] = [{"cookie": []}, {"token": []}, {}]
    return told


def _put_examples_back(schemas: dict[str, Any]) -> None:
    """Give the examples as they are written: the framework drops every null of them."""
    for model in (*subclasses(Answer), *subclasses(Body)):
        extra = model.model_config.get("json_schema_extra")
        if isinstance(extra, dict) and model.__name__ in schemas:
            schemas[model.__name__]["examples"] = extra["examples"]


def subclasses(kind: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """All models that stand on one."""
    for model in kind.__subclasses__():
        yield model
        yield from subclasses(model)


def _add_refusals(path: str, method: str, operation: dict[str, Any]) -> None:
    """Say for each status which refusals have it, and what they mean."""
    operation["responses"].pop("422", None)
    codes = sorted({*operation.pop(REFUSALS, ()), *_common(path, method, operation)})
    operation[REFUSALS] = codes
    for status in sorted({status_of_code(code) for code in codes}):
        here = [code for code in codes if status_of_code(code) == status]
        lines = [f"* `{code}`: {MEANINGS[code]}" for code in here]
        operation["responses"][str(status)] = {"description": "\n".join(lines), "content": REFUSAL}


def _common(path: str, method: str, operation: dict[str, Any]) -> Iterator[str]:
    yield from ALWAYS if path.startswith("/api/") else ("error-foreign-host", "error-internal")
    if method != "get":
        yield from WRITING
    if operation.get("parameters") or operation.get("requestBody"):
        yield from WITH_INPUT
    if "{game_id}" in path:
        yield from IN_GAMES
