"""Programs that play by the same interface as people: let in by the host with a token, shut out again."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from teocalli.store import DATABASE_FILE
from tests.fixtures.store import load_record, stored_games
from tests.server.people import PUBLIC, Somebody, mover
from tests.server.running import serving
from tests.server.table_client import View, new_key, open_http, refused

EXAMPLE = Path(__file__).parents[2] / "docs/examples/play_from_elsewhere.py"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the games of this file's server lie."""
    return tmp_path_factory.mktemp("programs")


@pytest.fixture(scope="module")
def address(data: Path) -> Iterator[str]:
    """A server for people, for all tests here."""
    with serving(create_app(data, hosting=Hosting(PUBLIC))) as running:
        yield running


@pytest.fixture
def lina(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Somebody]:
    """Somebody who opens tables."""
    monkeypatch.setattr("teocalli.server.limits.Buckets.take", lambda *_: 0)
    with open_http(address) as http:
        somebody = Somebody(http)
        somebody.tell_name("Lina")
        yield somebody


@pytest.fixture
def table(lina: Somebody) -> View:
    """A table of hers, with a free seat."""
    return lina.open_table(hands="hidden")


def nearly_over() -> dict[str, Any]:
    """The record of a game for two that is soon over."""
    record = next(record for record in map(load_record, stored_games("uxmal")) if len(record["players"]) == 2)
    del record["scores"], record["winners"], record["words"][-6:]
    return {**record, "players": ["Lina", "Somebody"]}


def until_it_is_her_turn(lina: Somebody, game_id: str) -> View:
    """The view once she is asked, or the game is over."""
    end = time.monotonic() + 60
    while True:
        view = lina.view(game_id)
        if view["legal"] or view["status"] != "running":
            return view
        assert time.monotonic() < end
        time.sleep(0.01)


def admitted(host: Somebody, game_id: str, name: str = "Engine") -> dict[str, str]:
    """What the host is told of a program that they let in."""
    answer = host.http.post(f"/api/games/{game_id}/programs", json={"name": name})
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store"
    told: dict[str, str] = answer.json()
    return told


@pytest.fixture
def program(address: str, lina: Somebody, table: View) -> Iterator[Somebody]:
    """A program that may come to the table; it has no cookies."""
    token = admitted(lina, table["id"])["token"]
    with open_http(address, headers={"Authorization": f"Bearer {token}"}) as http:
        yield Somebody(http)


def test_a_program_finds_its_game_sits_down_and_plays(lina: Somebody, table: View, program: Somebody) -> None:
    assert program.http.get("/api/me").json() == {"person": {"name": "Engine"}, "account": None}
    assert [game["id"] for game in program.http.get("/api/games").json()["games"]] == [table["id"]]
    view = program.taken(program.sit(table["id"], "Engine"))
    assert (view["viewer"], view["company"]["role"], view["company"]["programs"]) == (1, "player", [1])
    for _ in range(4):
        for each in (lina, program):
            view = each.view(table["id"])
            if view["to_move"] == view["viewer"]:
                each.act(view, view["legal"][0]["word"])
    assert program.view(table["id"])["n"] >= 4
    assert not program.http.cookies


def test_a_program_sees_its_own_hand_and_nobody_elses(lina: Somebody, table: View, program: Somebody) -> None:
    """R-01, R-02."""
    program.taken(program.sit(table["id"], "Engine"))
    for seat, each in enumerate((lina, program)):
        hands = each.view(table["id"])["position"]["hands"]
        assert [set(hand) == {"total"} for hand in hands] == [seat == 1, seat == 0]


def test_only_the_host_lets_programs_in(address: str, lina: Somebody, table: View, program: Somebody) -> None:
    path = f"/api/games/{table['id']}/programs"
    with open_http(address) as http:
        omar = Somebody(http)
        omar.tell_name("Omar")
        refused(http.post(path, json={"name": "Mine"}), 404, "error-not-found")
        omar.follow(lina.link(table["id"]))
        for asking in (http, program.http):
            refused(asking.post(path, json={"name": "Mine"}), 403, "error-host-only")
            refused(asking.get(path), 403, "error-host-only")
            refused(asking.delete(f"{path}/p-anything"), 403, "error-host-only")
    refused(lina.http.post(path, json={"name": " "}), 422, "error-seat-name-missing")


def test_who_is_shut_out_is_nobody(lina: Somebody, table: View, program: Somebody) -> None:
    path = f"/api/games/{table['id']}/programs"
    listed = lina.http.get(path).json()["programs"]
    assert [(each["name"], set(each)) for each in listed] == [("Engine", {"id", "name", "created"})]
    other = lina.open_table()
    refused(lina.http.delete(f"/api/games/{other['id']}/programs/{listed[0]['id']}"), 404, "error-no-such-program")
    assert program.view(table["id"])
    assert lina.http.delete(f"{path}/{listed[0]['id']}").status_code == 204
    assert lina.http.get(path).json() == {"programs": []}
    refused(lina.http.delete(f"{path}/{listed[0]['id']}"), 404, "error-no-such-program")
    for asking in ("/api/me", f"/api/games/{table['id']}", f"/api/games/{table['id']}/feed", "/api/games"):
        refused(program.http.get(asking), 401, "error-token")
    refused(program.sit(table["id"], "Engine"), 401, "error-token")


def test_a_token_is_for_its_games_alone(lina: Somebody, program: Somebody) -> None:
    other = lina.open_table()
    refused(program.http.get(f"/api/games/{other['id']}"), 404, "error-not-found")
    refused(program.sit(other["id"], "Engine"), 404, "error-not-found")
    body = {"game": "uxmal", "seats": [{"kind": "person"}] * 2, "key": new_key()}
    for path, wish in {
        "/api/games": body,
        "/api/me": {"name": "Me"},
        "/api/me/devices": {},
        "/api/invitations": {"secret": lina.link(other["id"])},
    }.items():
        refused(program.http.post(path, json=wish), 403, "error-for-people")


def test_a_program_comes_along_into_the_next_game(lina: Somebody, address: str) -> None:
    """Its token leads where the same people go on."""
    first = lina.open_record(nearly_over())
    token = admitted(lina, first["id"])["token"]
    with open_http(address, headers={"Authorization": f"Bearer {token}"}) as http:
        program = Somebody(http)
        view = program.taken(program.sit(first["id"], "Engine"))
        while view["status"] == "running":
            to_move = mover([lina, program], first["id"])
            view = to_move.view(first["id"])
            view = to_move.act(view, view["legal"][0]["word"])
        again = program.taken(http.post(f"/api/games/{first['id']}/rematch", json={"key": new_key()}), 201)
        assert program.view(again["id"])["viewer"] == 1
        listed = lina.http.get(f"/api/games/{again['id']}/programs").json()["programs"]
        assert [each["name"] for each in listed] == ["Engine"]
        lina.http.delete(f"/api/games/{first['id']}")
        assert program.view(again["id"])["company"]["programs"] == [1]


def test_there_are_only_so_many_tokens(lina: Somebody, table: View, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teocalli.store.programs.MOST_PROGRAMS", 1)
    admitted(lina, table["id"])
    answer = lina.http.post(f"/api/games/{table['id']}/programs", json={"name": "Another"})
    assert "1" in refused(answer, 409, "error-too-many-programs")["error"]["text"]


def test_the_store_knows_no_token(data: Path, lina: Somebody, table: View) -> None:
    token = admitted(lina, table["id"])["token"]
    with closing(sqlite3.connect(data / DATABASE_FILE)) as database:
        dump = "\n".join(database.iterdump())
    assert "tokens" in dump
    assert token not in dump


def test_the_example_of_the_docs_plays_a_game(address: str, lina: Somebody) -> None:
    """It comes to a table that waits, and goes on to the end of the game."""
    assert len(EXAMPLE.read_text().splitlines()) <= 60
    view = lina.open_record(nearly_over())
    token = admitted(lina, view["id"], "Example")["token"]
    command = [sys.executable, str(EXAMPLE), address, token]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as example:
        while (view := until_it_is_her_turn(lina, view["id"]))["status"] == "running":
            lina.act(view, view["legal"][0]["word"])
        told, _ = example.communicate(timeout=60)
    assert example.returncode == 0
    assert told == f"Result: {view['result']['scores']}\n"
    assert view["company"]["programs"] == [1]


def test_the_example_says_why_it_cannot_play(address: str) -> None:
    command = [sys.executable, str(EXAMPLE), address, "no-token"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (told.returncode, told.stderr) == (
        1,
        "This token is not valid (any more). The host of the game can make a new one.\n",
    )
