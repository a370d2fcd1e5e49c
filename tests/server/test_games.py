"""A game over HTTP: made, played, looked at, listed, deleted."""

from __future__ import annotations

import random

import pytest

from teocalli.core.registry import load_game
from teocalli.core.texts import Texts
from tests.server.table_client import GREEDY, PERSON, RANDOM, TableClient, new_key, refused


def test_a_new_game_has_everything_a_page_needs(client: TableClient) -> None:
    seats = [{"kind": "person", "name": "Lina", "colour": "amber"}, RANDOM, {"kind": "person"}]
    view = client.create(seats, variant="no_break", first_player="seat_0")
    assert [(seat["seat"], seat["kind"], seat["name"], seat["colour"], seat["bot"]) for seat in view["seats"]] == [
        (0, "person", "Lina", "amber", None),
        (1, "bot", "Itzel", "pink", "random"),
        (2, "person", "", "teal", None),
    ]
    assert [seat["called"] for seat in view["seats"]] == ["Lina", "Itzel", {"id": "name-player", "args": {"number": 3}}]
    assert (view["game"], view["version"], view["n"], view["status"]) == ("uxmal", 1, 0, "running")
    assert view["options"]["variant"] == "no_break"
    assert set(view["options"]) == {option.name for option in load_game("uxmal").option_set}
    assert view["components"] == {"points": {"1": [5, 3, 1], "2": [7, 5, 3], "3": [9, 7, 5]}, "card_points": [2, 1]}
    assert (view["viewer"], view["to_move"], view["thinking"]) == (0, 0, False)
    assert [preview["word"] for preview in view["legal"]] == ["build"]
    assert view["undo"] == {
        "possible": False,
        "kind": None,
        "to": None,
        "reason": {"id": "undo-barrier-nothing", "args": {}},
        "start": 0,
        "propose": None,
    }
    assert (view["log"], view["phases"], view["result"], view["seed"]) == ([], [], None, None)
    assert len(view["seed_hash"]) == 64
    assert len(view["hash"]) == 32


def test_the_only_person_is_you_in_every_language_and_nameless_in_the_record(client: TableClient) -> None:
    seats = [PERSON, {**GREEDY, "name": "Balam"}, GREEDY, GREEDY]
    body = {"game": "uxmal", "seats": seats, "options": {"first_player": "seat_0"}, "key": new_key()}
    view = client.http.post("/api/games", json=body, headers={"Accept-Language": "fr-CA,en;q=0.5"}).json()
    assert [seat["called"] for seat in view["seats"]] == [{"id": "name-you", "args": {}}, "Balam", "Itzel", "Citlali"]
    told = client.act(view, "build")["log"][0]["message"]
    said = {language: Texts(language).message(told) for language in ("en", "de", "fr")}
    assert said == {"en": "You build.", "de": "Du baust.", "fr": "Vous construisez."}
    record = client.http.get(f"/api/games/{view['id']}/record").json()
    assert record["players"] == ["", "Balam", "Itzel", "Citlali"]
    again = client.open_record(record)
    assert [seat["called"] for seat in again["seats"]] == [seat["called"] for seat in view["seats"]]


def test_a_whole_game_with_undo(client: TableClient) -> None:
    chooser = random.Random(2)
    view = client.create([PERSON, GREEDY, RANDOM, PERSON])
    undone = 0
    while view["status"] == "running":
        before = client.wait_for_bots(view)
        if before["status"] != "running":
            view = before
            break
        view = client.act(before, chooser.choice(before["legal"])["word"])
        assert view["version"] > before["version"]
        if view["undo"]["possible"]:
            again = client.undo(view)
            assert (again["hash"], again["n"]) == (before["hash"], before["n"])
            assert again["version"] == view["version"] + 1
            assert again["log"] == before["log"]
            undone += 1
            view = client.act(again, chooser.choice(again["legal"])["word"])
    assert undone
    assert view["result"]["ranking"][0] == view["result"]["winners"]
    assert [phase["phase"] for phase in view["phases"]] == [1, 2, 3]
    assert len(view["seed"]) == 64
    assert view["score_history"][-1]["scores"] == view["result"]["scores"]
    assert client.view(view["id"]) == view


def test_earlier_positions(client: TableClient) -> None:
    view = client.play(client.create(), random.Random(3), words=100)
    positions = client.positions(view["id"], 0, 59)
    assert [position["n"] for position in positions] == list(range(60))
    assert set(positions[0]) == {"n", "position", "projection", "hash"}
    assert client.positions(view["id"], 50, 200)[0]["n"] == 50
    assert len(client.positions(view["id"], 0, 500)) == 60
    last = client.positions(view["id"], view["n"], view["n"] + 30)
    assert [(p["n"], p["position"], p["hash"]) for p in last] == [(view["n"], view["position"], view["hash"])]
    assert client.positions(view["id"], view["n"] + 1, view["n"] + 2) == []
    assert client.positions(view["id"], 7, 3) == []


def test_a_view_is_sent_again_only_if_it_is_another(client: TableClient) -> None:
    view = client.create()
    address = f"/api/games/{view['id']}"
    etag = client.http.get(address).headers["etag"]
    assert etag == '"1"'
    same = client.http.get(address, headers={"If-None-Match": etag})
    assert (same.status_code, same.content) == (304, b"")
    client.act(view, "build")
    assert client.http.get(address, headers={"If-None-Match": etag}).status_code == 200


def test_the_list_is_paged_and_tells_how_each_game_stands(client: TableClient) -> None:
    """R-49."""
    views = [client.create([PERSON, RANDOM], first_player="seat_0") for _ in range(5)]
    acted = client.act(views[1], "build")
    first = client.http.get("/api/games?offset=0&limit=2").json()
    rest = client.http.get("/api/games?offset=2&limit=100").json()
    assert first["total"] == rest["total"] == 5
    assert first["played"] == rest["played"] == ["uxmal"]
    assert (len(first["games"]), len(rest["games"])) == (2, 3)
    entry = first["games"][0]
    assert entry["id"] == views[1]["id"]
    assert (entry["version"], entry["to_move"], entry["scores"], entry["phase"]) == (acted["version"], 0, [0, 0], 1)
    assert (entry["status"], entry["game"], entry["seats"]) == ("running", "uxmal", acted["seats"])
    assert entry["created"] <= entry["updated"]
    assert {game["id"] for game in [*first["games"], *rest["games"]]} == {view["id"] for view in views}


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "offset=-1", "limit=x", "offset=99999999999999999999"])
def test_a_list_that_cannot_be_is_refused(client: TableClient, query: str) -> None:
    refused(client.http.get(f"/api/games?{query}"), 422, "error-request-field")


def test_a_deleted_game_is_gone(client: TableClient) -> None:
    view = client.create()
    address = f"/api/games/{view['id']}"
    answer = client.http.delete(address)
    assert (answer.status_code, answer.content) == (204, b"")
    refused(client.http.get(address), 404, "error-not-found")
    refused(client.http.delete(address), 404, "error-not-found")
    assert refused(client.post_word(view, "build"), 404, "error-not-found")["view"] is None
    assert client.http.get("/api/games").json() == {"total": 0, "games": [], "played": []}


def test_creating_again_with_the_same_key_gives_the_same_game(client: TableClient) -> None:
    body = {"game": "uxmal", "seats": [PERSON, PERSON], "key": "k"}
    first, second = (client.http.post("/api/games", json=body) for _ in range(2))
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.json() == second.json()
    assert client.http.get("/api/games").json()["total"] == 1
