"""Actions: expected version, idempotency key, one writer at a time (R-20, R-25, R-26)."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import httpx
import pytest

from tests.server.table_client import PERSON, RANDOM, TableClient, View, new_key, open_http, refused


def event_count(client: TableClient, view: View) -> int:
    """Number of events of a game by now."""
    return int(client.view(view["id"])["version"])


def at_once(client: TableClient, count: int, path: str, bodies: list[dict[str, Any]]) -> list[httpx.Response]:
    """Answers to requests that are sent at the same time, each on a connection of its own."""
    together = Barrier(count)

    def send(body: dict[str, Any]) -> httpx.Response:
        with open_http(client.http.base_url) as own:
            together.wait()
            return own.post(path, json=body)

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(send, bodies))


def test_fifty_equal_requests_at_once_make_one_event(client: TableClient) -> None:
    """R-25."""
    view = client.create()
    body = {"version": 1, "word": "build", "key": new_key()}
    answers = at_once(client, 50, f"/api/games/{view['id']}/actions", [body] * 50)
    assert [answer.status_code for answer in answers] == [200] * 50
    assert len({answer.content for answer in answers}) == 1
    # The word and the draw that follows from it.
    assert event_count(client, view) == 3


def test_of_fifty_different_requests_at_one_version_one_is_carried_out(client: TableClient) -> None:
    view = client.create()
    bodies = [{"version": 1, "word": "build", "key": new_key()} for _ in range(50)]
    answers = at_once(client, 50, f"/api/games/{view['id']}/actions", bodies)
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 49
    assert event_count(client, view) == 3
    for answer in answers:
        if answer.status_code == 409:
            assert refused(answer, 409, "error-stale")["view"]["version"] == 3


def test_fifty_equal_creations_at_once_make_one_game(client: TableClient) -> None:
    body = {"game": "uxmal", "seats": [PERSON, PERSON], "key": new_key()}
    answers = at_once(client, 50, "/api/games", [body] * 50)
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert client.http.get("/api/games").json()["total"] == 1


@pytest.mark.long
def test_many_games_with_several_clients_each(client: TableClient) -> None:
    """R-26: 25 games, 4 clients each that all try to move; every game ends up with exactly what was acknowledged."""
    games = [client.create([PERSON, RANDOM, PERSON, PERSON])["id"] for _ in range(25)]

    def move(number: int) -> dict[str, int]:
        chooser = random.Random(number)
        acknowledged = dict.fromkeys(games, 0)
        with open_http(client.http.base_url) as own:
            table = TableClient(own)
            for game_id in games:
                for _ in range(3):
                    view = table.view(game_id)
                    if view["legal"]:
                        answer = table.post_word(view, chooser.choice(view["legal"])["word"])
                        assert answer.status_code in {200, 409}, answer.text
                        acknowledged[game_id] += answer.status_code == 200
        return acknowledged

    with ThreadPoolExecutor(4) as pool:
        counts = list(pool.map(move, range(4)))
    for game_id in games:
        view = client.wait_for_bots(client.view(game_id))
        by_persons = [entry for entry in view["log"] if entry["seat"] != 1 and not entry["forced"]]
        decided = {entry["n"] for entry in by_persons if entry["kind"] not in {"draw", "claim"}}
        assert len(decided) == sum(count[game_id] for count in counts)


def test_a_stale_action_is_refused_with_the_view_that_holds(client: TableClient) -> None:
    view = client.create()
    newer = client.act(view, "build")
    for version in (1, 2, newer["version"] + 1, 0, -5):
        body = refused(client.post_word({**view, "version": version}, newer["legal"][0]["word"]), 409, "error-stale")
        assert body["view"] == newer
    assert event_count(client, view) == newer["version"]


def test_a_repeated_request_is_answered_with_how_things_stand_now(client: TableClient) -> None:
    view = client.create()
    key = new_key()
    client.taken(client.post_word(view, "build", key))
    later = client.view(view["id"])
    later = client.act(later, later["legal"][0]["word"])
    assert client.taken(client.post_word(view, "build", key)) == later
    assert event_count(client, view) == later["version"]


def test_a_key_used_for_something_else_is_refused(client: TableClient) -> None:
    view = client.create()
    key = new_key()
    newer = client.taken(client.post_word(view, "build", key))
    refused(client.post_word(newer, newer["legal"][0]["word"], key), 422, "error-key-reused")
    undo = {"version": newer["version"], "key": key}
    refused(client.http.post(f"/api/games/{view['id']}/undo", json=undo), 422, "error-key-reused")


@pytest.mark.parametrize("word", ["honour:S1", "a1:SJ-M", "draw:SJ-M", "", "build\n", "💥" * 100, "x" * 5000])
def test_a_word_that_is_not_legal_is_refused_and_told_what_is(client: TableClient, word: str) -> None:
    view = client.create()
    body = refused(client.post_word(view, word), 422, "error-illegal-action")
    assert "build" in body["error"]["text"]
    assert len(body["error"]["text"]) < 500
    assert body["view"] == view


def test_undo_says_why_it_is_off(client: TableClient) -> None:
    view = client.act(client.create(), "build")
    assert view["undo"]["reason"]["id"] == "undo-barrier-chance"
    undo = {"version": view["version"], "key": new_key()}
    body = refused(client.http.post(f"/api/games/{view['id']}/undo", json=undo), 409, "error-undo")
    assert body["error"]["message"]["args"]["reason"]["id"] == "undo-barrier-chance"
    assert body["view"] == view
    refused(client.http.post(f"/api/games/{view['id']}/undo", json={**undo, "version": 1}), 409, "error-stale")


def test_nobody_moves_for_a_bot_or_after_the_end(client: TableClient) -> None:
    view = client.play(client.create([PERSON, RANDOM]), random.Random(5))
    body = refused(client.post_word(view, "build"), 409, "error-game-over")
    assert body["view"]["result"] == view["result"]


def test_every_view_carries_version_and_hash(client: TableClient) -> None:
    """R-20: the hash is that of the position, so a client can tell that it holds another one."""
    view = client.create()
    hashes = {view["hash"]}
    for _ in range(10):
        view = client.act(view, view["legal"][0]["word"])
        assert view["hash"] == client.positions(view["id"], view["n"], view["n"])[0]["hash"]
        hashes.add(view["hash"])
    assert len(hashes) == 11
