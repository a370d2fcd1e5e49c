"""Refusals: one clear sentence in the person's language, a code, the fresh view (R-27)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi import FastAPI

from teocalli.core.errors import TeocalliError
from tests.server.running import connected
from tests.server.table_client import PERSON, TableClient, refused

JSON = {"Content-Type": "application/json"}
GAME = {"game": "uxmal", "seats": [PERSON, PERSON], "options": {}, "key": "k"}


@pytest.mark.parametrize(
    ("change", "code", "named"),
    [
        ({"game": "chess"}, "error-unknown-game", "uxmal"),
        ({"game": 7}, "error-request-field", "game"),
        ({"seats": []}, "error-player-count", "0"),
        ({"seats": [PERSON]}, "error-player-count", "1"),
        ({"seats": [PERSON] * 5}, "error-player-count", "5"),
        ({"seats": "two"}, "error-request-field", "seats"),
        ({"seats": [PERSON, {"kind": "alien"}]}, "error-request-field", "seats.1.kind"),
        ({"seats": [PERSON, {}]}, "error-request-missing", "seats.1.kind"),
        ({"seats": [PERSON, {"kind": "person", "nmae": "x"}]}, "error-request-unknown", "seats.1.nmae"),
        ({"seats": [PERSON, {"kind": "person", "name": None}]}, "error-request-field", "seats.1.name"),
        ({"seats": [PERSON, {"kind": "person", "name": "x" * 10_000}]}, "error-seat-name", "10000"),
        ({"seats": [PERSON, {"kind": "bot", "bot": "genius"}]}, "error-unknown-player", "level:7"),
        ({"seats": [PERSON, {"kind": "bot", "bot": "level:9"}]}, "error-unknown-player", "greedy"),
        ({"seats": [PERSON, {"kind": "bot", "bot": "level:6:5x"}]}, "error-player-part", "5x"),
        ({"seats": [PERSON, {"kind": "bot", "bot": "level:6:11s"}]}, "error-bot-limit", "10"),
        ({"seats": [PERSON, {"kind": "bot"}]}, "error-unknown-player", "random"),
        ({"seats": [PERSON, {"kind": "person", "colour": "plaid"}]}, "error-seat-colour", "plaid"),
        ({"seats": [{"kind": "person", "colour": "pink"}] * 2}, "error-seat-colour-taken", "pink"),
        ({"options": {"variant": "house_rules"}}, "error-option-value", "forced_break"),
        ({"options": {"colour": "red"}}, "error-unknown-option", "variant"),
        ({"options": {"stop_on_blank": "false"}}, "error-option-value", "stop_on_blank"),
        ({"options": {"components": {"tiles": []}}}, "error-components", "base"),
        ({"options": []}, "error-request-field", "options"),
        ({"key": ""}, "error-request-field", "key"),
        ({"key": "x" * 65}, "error-request-field", "64"),
        ({"key": 5}, "error-request-field", "key"),
    ],
)
def test_a_game_that_cannot_be_made(client: TableClient, change: dict[str, Any], code: str, named: str) -> None:
    body = refused(client.http.post("/api/games", json={**GAME, **change}), 422, code)
    assert named in body["error"]["text"]
    assert body["view"] is None
    assert client.http.get("/api/games").json()["total"] == 0


@pytest.mark.parametrize("field", ["game", "seats", "key"])
def test_what_lacks_is_named(client: TableClient, field: str) -> None:
    body = {name: value for name, value in GAME.items() if name != field}
    assert field in refused(client.http.post("/api/games", json=body), 422, "error-request-missing")["error"]["text"]


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"null", b"[1", b'{"a":' * 50_000, b"NaN"])
def test_what_is_no_json_object(client: TableClient, content: bytes) -> None:
    answer = client.http.post("/api/games", content=content, headers=JSON)
    refused(answer, answer.status_code, answer.json()["error"]["code"])
    assert answer.json()["error"]["code"] in {"error-request-json", "error-request"}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": "1"}, "error-request-field"),
        ({"version": None}, "error-request-field"),
        ({"version": 1.5}, "error-request-field"),
        ({"word": 3}, "error-request-field"),
        ({"word": "\ud800"}, "error-illegal-action"),
        ({"key": "\ud800"}, "error-request-field"),
        ({"key": "a b"}, "error-request-field"),
        ({"seat": 0}, "error-request-unknown"),
        ({"key": None}, "error-request-field"),
    ],
)
def test_a_malformed_action_brings_the_fresh_view_too(client: TableClient, change: dict[str, Any], code: str) -> None:
    view = client.create()
    body = {"version": 1, "word": "build", "key": "k", **change}
    answer = client.http.post(f"/api/games/{view['id']}/actions", content=ascii_json(body), headers=JSON)
    assert refused(answer, 422, code)["view"] == view


def ascii_json(body: object) -> bytes:
    """JSON with escapes, as lone surrogates need."""
    return json.dumps(body).encode("ascii")


def test_the_text_is_in_the_language_that_is_asked_for(client: TableClient) -> None:
    texts = set()
    for language in ("en", "de-AT,en;q=0.3", "fr"):
        answer = client.http.get("/api/games/nothing", headers={"Accept-Language": language})
        texts.add(refused(answer, 404, "error-not-found")["error"]["text"])
        assert "Accept-Language" in answer.headers["vary"]
    assert len(texts) == 3


@pytest.mark.parametrize(
    "path", ["/nothing", "/api/nothing", "/static/nothing.js", "/static/../app.py", "/locale/xx.ftl"]
)
def test_there_is_nothing_there(client: TableClient, path: str) -> None:
    refused(client.http.get(path), 404, "error-no-such-page")


@pytest.mark.parametrize("game_id", ["nothing", "%00", "..%2f..", "a'b", "🦅", "x" * 2000])
def test_odd_ids_are_just_not_there(client: TableClient, game_id: str) -> None:
    answer = client.http.get(f"/api/games/{game_id}")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] in {"error-not-found", "error-no-such-page"}


def test_a_method_that_an_address_does_not_take(client: TableClient) -> None:
    refused(client.http.put("/api/games", json={}), 405, "error-method")
    refused(client.http.post("/api/meta"), 405, "error-method")


def test_what_nobody_foresaw_is_told_without_its_insides(app: FastAPI) -> None:
    @app.get("/api/fail")
    async def fail() -> None:
        raise RuntimeError("the secret of /home/user")

    with connected(app) as client:
        answer = client.http.get("/api/fail")
        refused(answer, 500, "error-internal")
        assert "secret" not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_database_that_fails_is_told_and_nothing_changes(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-28: what was refused has no effect, also not in memory."""
    with connected(app) as client:
        view = client.create()
        store = app.state.games._store

        def full(*_: object) -> None:
            raise TeocalliError("error-storage", reason="disk full")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append_all", full)
            assert client.post_word(view, "build").status_code == 503
        assert client.view(view["id"]) == view
        assert client.act(view, "build")["version"] == 3


def test_errors_of_the_interface_never_show_a_page_of_the_framework(client: TableClient) -> None:
    for path in ("/docs", "/redoc", "/openapi.json"):
        refused(client.http.get(path), 404, "error-no-such-page")
