"""A client of the server's interface, as a test needs it."""

from __future__ import annotations

import json
import random
import time
import uuid
from collections.abc import Sequence
from typing import Any

import httpx

from tests.server.described import check_as_described

PERSON = {"kind": "person"}
RANDOM = {"kind": "bot", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}

View = dict[str, Any]


def new_key() -> str:
    """A key for one intention."""
    return uuid.uuid4().hex


def open_http(address: object, *, timeout: float = 30, **more: Any) -> httpx.Client:
    """A client for plain HTTP; without certificates, which take long to load and are not needed.

    What comes must have the described form.
    """
    hooks = {"response": [check_as_described, *more.pop("event_hooks", {}).get("response", [])]}
    return httpx.Client(base_url=str(address), timeout=timeout, verify=False, event_hooks=hooks, **more)


class TableClient:
    """Requests to a server, for one game at a time or several. `http` is anything with httpx's methods."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http

    def create(self, seats: Sequence[object] = (PERSON, PERSON), **options: object) -> View:
        """A new game."""
        body = {"game": "uxmal", "seats": list(seats), "options": options, "key": new_key()}
        return self.taken(self.http.post("/api/games", json=body), 201)

    def view(self, game_id: str) -> View:
        """The newest view."""
        return self.taken(self.http.get(f"/api/games/{game_id}"))

    def post_word(self, view: View, word: str, key: str | None = None) -> httpx.Response:
        """The answer to a word."""
        body = {"version": view["version"], "word": word, "key": key or new_key()}
        return self.http.post(f"/api/games/{view['id']}/actions", json=body)

    def act(self, view: View, word: str) -> View:
        """The view after a word."""
        return self.taken(self.post_word(view, word))

    def undo(self, view: View) -> View:
        """The view after an undo."""
        body = {"version": view["version"], "key": new_key()}
        return self.taken(self.http.post(f"/api/games/{view['id']}/undo", json=body))

    def open_record(self, record: object, **headers: str) -> View:
        """The view of a record's game."""
        text = json.dumps(record).encode("ascii")
        return self.taken(self.http.post("/api/records", content=text, headers=headers), 201)

    def positions(self, game_id: str, first: int, to: int) -> list[dict[str, Any]]:
        """Earlier positions."""
        answer = self.http.get(f"/api/games/{game_id}/positions", params={"from": first, "to": to})
        assert answer.status_code == 200, answer.text
        positions: list[dict[str, Any]] = answer.json()["positions"]
        return positions

    def wait_for_bots(self, view: View, seconds: float = 60.0) -> View:
        """The view once no bot is to move."""
        end = time.monotonic() + seconds
        while view["thinking"]:
            assert time.monotonic() < end, "the bots take too long"
            time.sleep(0.002)
            view = self.view(view["id"])
        return view

    def play(self, view: View, chooser: random.Random, words: int = 10_000) -> View:
        """Play at random for all persons, to the end or until there are `words` words."""
        view = self.wait_for_bots(view)
        while view["status"] == "running" and view["n"] < words:
            view = self.wait_for_bots(self.act(view, chooser.choice(view["legal"])["word"]))
        return view

    @staticmethod
    def taken(answer: httpx.Response, status: int = 200) -> View:
        """The view that an answer brings; it must be no refusal."""
        assert answer.status_code == status, answer.text
        view: View = answer.json()
        return view


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """A refusal's body, which has code, message, text and a place for the view (R-27)."""
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert set(body) == {"error", "view"}
    assert set(body["error"]) == {"code", "message", "text"}
    assert body["error"]["code"] == body["error"]["message"]["id"] == code
    text = body["error"]["text"]
    assert text
    assert text != code
    assert "{" not in text
    assert "Traceback" not in answer.text
    return body
