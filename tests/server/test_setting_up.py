"""Setting up positions over HTTP: where one begins, what is said of a draft, and what comes from an analysis room."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.table_client import GREEDY, PERSON, TableClient, refused


@pytest.mark.parametrize("game", ["uxmal", "teotihuacan"])
def test_a_position_is_dealt_changed_checked_and_played(client: TableClient, game: str) -> None:
    address, table = f"/api/setup/{game}", {"players": 2, "options": {}}
    begun = client.http.post(f"{address}/form", json=table).json()
    other = client.http.post(f"{address}/form", json={**table, "seed": 7}).json()
    assert begun["summary"] != other["summary"]
    draft = {**table, "summary": begun["summary"]}
    sound = client.http.post(address, json=draft).json()
    assert (sound["fault"], sound["odd"], sound["over"], sound["view"]["legal"]) == (None, [], False, [])
    wrong = client.http.post(address, json={**draft, "summary": {**begun["summary"], "decision": "?"}}).json()
    assert (wrong["fault"]["where"], wrong["view"], wrong["record"]) == ("decision", None, None)
    assert "text" not in wrong["fault"]["reason"]
    edits = client.http.post(f"{address}/edits", json={**draft, "place": None}).json()["edits"]
    assert isinstance(edits, list)
    opened = client.taken(
        client.http.post("/api/records", json={**sound["record"], "seats": ["person", "person"]}), 201
    )
    assert opened["set_up"] == []
    again = client.http.post(f"{address}/form", json={"players": 3, "summary": begun["summary"]}).json()
    assert again["players"] == 2


def test_what_is_asked_wrongly_is_refused(client: TableClient) -> None:
    refused(client.http.post("/api/setup/chess/form", json={"players": 2}), 404, "error-no-such-page")
    refused(client.http.post("/api/setup/uxmal/form", json={"players": 9}), 422, "error-player-count")
    refused(client.http.post("/api/setup/uxmal", json={"players": 2, "summary": []}), 422, "error-request-field")


def test_a_position_of_a_room_is_changed_without_what_is_hidden(client: TableClient) -> None:
    """Of a running game with hidden hands: cards that the person does not know are dealt anew (R-01)."""
    view = client.create([PERSON, GREEDY], hands="hidden")
    room = f"/api/games/{view['id']}/analysis"
    key = client.http.get(room).json()["lines"][0]["moves"][0]["key"]
    found: dict[str, Any] = client.http.get(f"{room}/positions/{key}/summary").json()
    assert (found["game"], found["players"], found["options"]) == ("uxmal", 2, {"hands": "hidden"})
    draft = {"players": 2, "options": found["options"], "summary": found["summary"]}
    assert client.http.post("/api/setup/uxmal", json=draft).json()["fault"] is None
