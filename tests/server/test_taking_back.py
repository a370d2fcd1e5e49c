"""Taking back over bots' turns, as the page asks for it (R-03)."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

from teocalli.server import create_app
from tests.server.running import connected
from tests.server.table_client import GREEDY, PERSON, TableClient, View, new_key, refused
from tests.server.test_bots import Slow


def undo(client: TableClient, view: View, *, practice: bool) -> View:
    """The view after an undo."""
    body = {"version": view["version"], "practice": practice, "key": new_key()}
    return client.taken(client.http.post(f"/api/games/{view['id']}/undo", json=body))


def test_beyond_what_was_revealed_it_must_be_meant_as_practice(client: TableClient) -> None:
    view = client.play(client.create([PERSON, GREEDY], first_player="seat_0"), random.Random(3), words=20)
    assert (view["take_back"], view["practice"]) == (True, [])
    while view["undo"]["kind"] != "practice":
        view = client.play(view, random.Random(3), words=view["n"] + 1)
    assert not view["undo"]["possible"]
    body = {"version": view["version"], "key": new_key()}
    refused(client.http.post(f"/api/games/{view['id']}/undo", json=body), 409, "error-undo")
    to = view["undo"]["to"]
    after = undo(client, view, practice=True)
    assert (after["n"], after["to_move"], after["practice"]) == (to, 0, [to])
    assert client.http.get(f"/api/games/{view['id']}/record").json()["practice"] == [to]


def test_it_is_possible_while_a_bot_thinks_and_what_that_thought_is_for_nobody(tmp_path: Path) -> None:
    slow = Slow()
    with connected(create_app(tmp_path, players=lambda _: slow)) as client:
        view = client.create([PERSON, GREEDY], first_player="seat_0")
        while not view["thinking"]:
            view = client.act(view, view["legal"][0]["word"])
        back = undo(client, view, practice=True)
        assert (back["to_move"], back["thinking"]) == (0, False)
        slow.go.set()
        assert client.view(view["id"])["version"] == back["version"]
        client.play(back, random.Random(4), words=view["n"] + 10)
    with sqlite3.connect(tmp_path / "teocalli.sqlite3") as database:
        query = "SELECT DISTINCT json_extract(payload, '$.by') FROM events WHERE kind = 'action'"
        assert {by for (by,) in database.execute(query)} <= {"person", "bot", "chance", "forced"}


def test_whether_it_is_allowed_is_said_at_the_start(client: TableClient) -> None:
    def create(seats: list[object], take_back: bool) -> View:
        body = {"game": "uxmal", "seats": seats, "options": {}, "take_back": take_back, "key": new_key()}
        return client.taken(client.http.post("/api/games", json=body), 201)

    assert not create([PERSON, GREEDY], False)["take_back"]
    assert create([PERSON, GREEDY], True)["take_back"]
    body = {"game": "uxmal", "seats": [PERSON, PERSON], "take_back": True, "key": new_key()}
    refused(client.http.post("/api/games", json=body), 422, "error-take-back")
