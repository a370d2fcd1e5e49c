"""A game that cannot be loaded is told to be broken, never shown in an older state, and can be deleted (R-42, R-45)."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teocalli.server import create_app
from teocalli.table.table import Table
from teocalli.table.view import list_entry, position
from tests.server.running import connected
from tests.server.table_client import PERSON, TableClient, View, new_key, refused

FILE = "teocalli.sqlite3"

DEEP = '{"format":1,"n":' + "[" * 100_000 + "]" * 100_000 + "}"

DAMAGE = [
    f"UPDATE events SET payload = '{DEEP}' WHERE game_id = :id AND seq = :middle",
    "UPDATE events SET payload = CAST(x'fffe7b' AS TEXT) WHERE game_id = :id AND seq = :middle",
    "UPDATE events SET payload = x'00' WHERE game_id = :id AND seq = :last",
    "UPDATE events SET payload = '[]' WHERE game_id = :id AND seq = 1",
    "DELETE FROM events WHERE game_id = :id AND seq = :middle",
    "DELETE FROM events WHERE game_id = :id AND seq = :last",
    "UPDATE events SET payload = 'oops' WHERE game_id = :id AND seq = :middle",
    "UPDATE events SET payload = replace(payload, '\"word\"', '\"worm\"') WHERE game_id = :id AND seq = :middle",
    'UPDATE events SET payload = replace(payload, \'"hash":"\', \'"hash":"0\') WHERE game_id = :id AND seq = :last',
    "UPDATE events SET kind = 'dance' WHERE game_id = :id AND seq = :middle",
    "UPDATE events SET payload = '{\"format\":1}' WHERE game_id = :id AND seq = 1",
    "UPDATE events SET payload = replace(payload, '\"format\":2', '\"format\":3') WHERE game_id = :id AND seq = :last",
    "UPDATE events SET payload = replace(payload, 'uxmal', 'chess') WHERE game_id = :id AND seq = 1",
]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, View, View]:
    """A folder with two games in the middle, to be copied."""
    data = tmp_path_factory.mktemp("played")
    with connected(create_app(data)) as client:
        first, second = (client.play(client.create(), random.Random(n), words=30) for n in (1, 2))
    return data, first, second


def damage(data: Path, view: View, how: str) -> None:
    """Damage the events of a game."""
    with sqlite3.connect(data / FILE) as database:
        done = database.execute(how, {"id": view["id"], "middle": view["version"] // 2, "last": view["version"]})
        assert done.rowcount == 1


@pytest.mark.parametrize("how", DAMAGE)
def test_a_broken_game_is_listed_as_broken_refused_and_deleted(
    tmp_path: Path, played: tuple[Path, View, View], how: str
) -> None:
    data, broken, sound = played
    shutil.copytree(data, tmp_path, dirs_exist_ok=True)
    damage(tmp_path, broken, how)
    with connected(create_app(tmp_path)) as client:
        games = {game["id"]: game for game in client.http.get("/api/games").json()["games"]}
        entry = games[broken["id"]]
        assert (entry["status"], entry["game"], entry["version"]) == ("broken", "uxmal", broken["version"])
        assert (entry["seats"], entry["scores"], entry["to_move"], entry["phase"]) == ([], [], None, None)
        assert entry["error"]["id"] == "error-game-broken"
        assert games[sound["id"]]["status"] == "running"

        address = f"/api/games/{broken['id']}"
        for path in ("", "/record", "/positions", "/feed"):
            assert refused(client.http.get(address + path), 409, "error-game-broken")["view"] is None
        refused(client.post_word(broken, "build"), 409, "error-game-broken")
        undo = {"version": broken["version"], "key": new_key()}
        refused(client.http.post(f"{address}/undo", json=undo), 409, "error-game-broken")

        assert client.view(sound["id"]) == sound
        assert client.http.delete(address).status_code == 204
        assert [game["id"] for game in client.http.get("/api/games").json()["games"]] == [sound["id"]]


@pytest.mark.parametrize("depth", [40, 900, 949, 983, 3000, 200_000])
def test_a_deep_record_that_an_older_program_stored_takes_no_other_game_with_it(
    tmp_path: Path, played: tuple[Path, View, View], depth: int
) -> None:
    data, deep, sound = played
    shutil.copytree(data, tmp_path, dirs_exist_ok=True)
    with sqlite3.connect(tmp_path / FILE) as database:
        nested = '"record":{"x":' + "[" * depth + "]" * depth + ","
        how = "UPDATE events SET payload = replace(payload, '\"record\":{', ?) WHERE game_id = ? AND seq = 1"
        assert database.execute(how, (nested, deep["id"])).rowcount == 1
    with connected(create_app(tmp_path)) as client:
        games = {game["id"]: game["status"] for game in client.http.get("/api/games").json()["games"]}
        assert games == {deep["id"]: "broken", sound["id"]: "running"}
        for path in ("", "/record", "/positions"):
            refused(client.http.get(f"/api/games/{deep['id']}{path}"), 409, "error-game-broken")
        assert client.http.delete(f"/api/games/{deep['id']}").status_code == 204
        assert client.view(sound["id"]) == sound


@pytest.mark.parametrize("failure", [RecursionError, KeyError, MemoryError, AssertionError])
def test_a_game_that_cannot_be_shown_takes_no_other_with_it(
    failure: type[Exception], tmp_path: Path, played: tuple[Path, View, View], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever its code raises for one game, the list shows the others, and that it is broken."""
    data, broken, sound = played
    shutil.copytree(data, tmp_path, dirs_exist_ok=True)

    def failing(method: Callable[..., Any]) -> Callable[..., Any]:
        def told(table: Table, *more: Any) -> Any:
            if table.match.state.hash() == broken["hash"]:
                raise failure
            return method(table, *more)

        return told

    monkeypatch.setattr("teocalli.server.loading.list_entry", failing(list_entry))
    monkeypatch.setattr("teocalli.server.api.position", failing(position))
    monkeypatch.setattr(Table, "record", failing(Table.record))
    with connected(create_app(tmp_path)) as client:
        games = {game["id"]: game["status"] for game in client.http.get("/api/games").json()["games"]}
        assert games == {broken["id"]: "broken", sound["id"]: "running"}
        address = f"/api/games/{broken['id']}"
        for path in ("/record", "/positions"):
            refused(client.http.get(address + path), 409, "error-game-broken")
            assert client.http.get(f"/api/games/{sound['id']}{path}").status_code == 200
        assert client.http.delete(address).status_code == 204


def spoil_file(data: Path, view: View) -> None:
    """Overwrite the page of the database's file on which an event of a game lies."""
    with sqlite3.connect(data / FILE) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = database.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray((data / FILE).read_bytes())
    start = content.index(view["hash"].encode()) // size * size
    content[start : start + size] = b"\xa5" * size
    (data / FILE).write_bytes(content)


def test_a_game_in_a_damaged_part_of_the_file_can_be_deleted(tmp_path: Path, played: tuple[Path, View, View]) -> None:
    data, broken, _ = played
    shutil.copytree(data, tmp_path, dirs_exist_ok=True)
    spoil_file(tmp_path, broken)
    with connected(create_app(tmp_path)) as client:
        games = {game["id"]: game["status"] for game in client.http.get("/api/games").json()["games"]}
        assert games[broken["id"]] == "broken"
        assert client.http.delete(f"/api/games/{broken['id']}").status_code == 204
        refused(client.http.get(f"/api/games/{broken['id']}"), 404, "error-not-found")
        view = client.create()
        assert client.act(view, "build")["version"] == view["version"] + 2  # the word and the draw


def test_two_programs_on_one_database_show_the_same(tmp_path: Path) -> None:
    with connected(create_app(tmp_path)) as here, connected(create_app(tmp_path)) as there:
        view = here.create([PERSON, PERSON])
        newer = there.act(there.view(view["id"]), "build")
        assert here.view(view["id"]) == newer
        newest = here.act(newer, newer["legal"][0]["word"])
        body = refused(there.post_word(newer, newer["legal"][0]["word"]), 409, "error-stale")
        assert body["view"] == newest
        there.http.delete(f"/api/games/{view['id']}")
        refused(here.http.get(f"/api/games/{view['id']}"), 404, "error-not-found")


def test_a_draw_that_was_due_is_made_up_for(tmp_path: Path) -> None:
    """R-09: had the program stopped between a word and its draw, the draw would come out the same."""
    with connected(create_app(tmp_path)) as client:
        view = client.create()
        drawn = client.act(view, "build")
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("DELETE FROM events WHERE seq = 3")
        database.execute("UPDATE games SET version = 2")
    with connected(create_app(tmp_path)) as client:
        assert client.view(view["id"]) == drawn
    with sqlite3.connect(tmp_path / FILE) as database:
        payload = json.loads(database.execute("SELECT payload FROM events WHERE seq = 3").fetchone()[0])
    assert payload["by"] == "chance"


def test_the_list_does_not_replay_a_game_that_it_knows(client: TableClient, monkeypatch: pytest.MonkeyPatch) -> None:
    client.create()
    first = client.http.get("/api/games").json()
    monkeypatch.setattr("teocalli.server.loading.load_table", None)
    assert client.http.get("/api/games").json() == first
