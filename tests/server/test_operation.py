"""When something is wrong on the machine: the database is locked, files are used up, messages pile up."""

from __future__ import annotations

import logging
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from teocalli.server.logs import MINUTE, MOST_ALIKE, RepeatFilter
from tests.server.people import PUBLIC, gathered
from tests.server.running import connected
from tests.server.table_client import GREEDY, PERSON, new_key, refused
from tests.server.test_bots import Slow

FILE = "teocalli.sqlite3"
CHANGES = 30


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Another program that holds the database's write lock."""
    other = sqlite3.connect(data / FILE, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()


def test_who_reads_does_not_wait_for_who_writes(tmp_path: Path) -> None:
    """While another program keeps all writers waiting, more than there are worker threads, reading goes on."""
    with connected(create_app(tmp_path)) as client, ThreadPoolExecutor(CHANGES + 1) as pool:
        views = [client.create() for _ in range(CHANGES)]
        with locked(tmp_path):
            changes = [pool.submit(client.post_word, view, "build") for view in views]
            creation = pool.submit(client.create)
            time.sleep(0.2)
            assert client.http.get("/api/games").json()["total"] == CHANGES
            assert [client.view(view["id"]) for view in views] == views  # also the game that is being changed
            assert len(client.positions(views[0]["id"], 0, 0)) == 1
            assert not creation.done()
            assert not any(change.done() for change in changes)
        assert [client.taken(change.result())["version"] > 1 for change in changes] == [True] * CHANGES
        assert creation.result()["n"] == 0


def test_who_reads_does_not_wait_for_who_writes_beside_games(tmp_path: Path) -> None:
    """The same of notes, as of all that is kept beside the events of games."""
    with (
        gathered(create_app(tmp_path, hosting=Hosting(PUBLIC)), 1) as (lina,),
        ThreadPoolExecutor(CHANGES) as pool,
    ):
        lina.tell_name("Lina")
        view = lina.open_table()
        with locked(tmp_path):
            note = partial(lina.http.post, f"/api/games/{view['id']}/notes", json={"text": "now", "version": 0})
            notes = [pool.submit(note) for _ in range(CHANGES)]
            time.sleep(0.2)
            assert lina.view(view["id"]) == view
            assert lina.http.get("/api/games").json()["total"] == 1
            assert not any(each.done() for each in notes)
        assert [each.result().status_code for each in notes] == [200] * CHANGES


def test_who_waits_too_long_for_the_database_is_told_and_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teocalli.store.connection.BUSY_TIMEOUT_MS", 300)
    app = create_app(tmp_path)
    app.state.games._writer._patience = 0.1
    with connected(app) as client, ThreadPoolExecutor(3) as pool:
        views = [client.create() for _ in range(3)]
        with locked(tmp_path):
            for change in [pool.submit(client.post_word, view, "build") for view in views]:
                body = refused(change.result(), 503, "error-storage")
                assert "locked" in body["error"]["text"]
        assert [client.view(view["id"]) for view in views] == views
        assert all(client.act(view, "build")["version"] > 1 for view in views)


def test_bots_go_on_when_the_database_is_free_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teocalli.store.connection.BUSY_TIMEOUT_MS", 100)
    monkeypatch.setattr("teocalli.server.loaded_games.RETRY_SECONDS", 0.1)
    slow = Slow()
    with connected(create_app(tmp_path, players=lambda _: slow)) as client:
        view = client.create([GREEDY, PERSON], first_player="seat_0")
        with client.http.stream("GET", f"/api/games/{view['id']}/feed"):  # somebody looks on
            with locked(tmp_path):
                slow.go.set()
                time.sleep(0.5)
                assert _version(tmp_path, view["id"]) == view["version"]
            end = time.monotonic() + 60
            while _version(tmp_path, view["id"]) == view["version"]:
                assert time.monotonic() < end, "the bot does not go on"
                time.sleep(0.02)


def _version(data: Path, game_id: str) -> int:
    with sqlite3.connect(data / FILE) as database:
        return int(database.execute("SELECT version FROM games WHERE id = ?", [game_id]).fetchone()[0])


def test_the_same_request_at_two_servers_at_once_is_carried_out_once(tmp_path: Path) -> None:
    """R-25: whoever comes second between the other's question and its writing learns what became of the request."""
    here_app = create_app(tmp_path)
    with connected(here_app) as here, connected(create_app(tmp_path)) as there:
        view, key = here.create(), new_key()
        told: list[Any] = []
        store = here_app.state.games._store
        append = store.append_all

        def late(*arguments: Any) -> Any:
            if not told:
                told.append(there.post_word(view, "build", key))
            return append(*arguments)

        store.append_all = late
        second = here.post_word(view, "build", key)
        assert [told[0].status_code, second.status_code] == [200, 200]
        assert told[0].json() == second.json()
        other = here.post_word(view, "build", new_key())
        assert refused(other, 409, "error-stale")["view"] == second.json()


def test_what_is_told_again_and_again_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    log = logging.getLogger("tests.sparing")
    log.filters = [RepeatFilter(lambda: now[0])]
    for _ in range(1000):
        log.warning("no more %s", "files")
    assert caplog.messages == ["no more files"]
    for number in range(1000):
        log.warning("game %d is broken", number)
    assert len(caplog.messages) == 1 + MOST_ALIKE
    now[0] = MINUTE
    log.warning("no more %s", "files")
    assert caplog.messages[-1] == "no more files (999 more like this were left out)"


SERVE = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (48, 48))
from teocalli.server.app import create_app
from teocalli.server.launch import StoppableServer, address_of, listen
with listen("127.0.0.1", 0) as listener:
    print(address_of(listener), flush=True)
    StoppableServer(create_app(sys.argv[1])).run(sockets=[listener])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_a_server_without_file_descriptors_says_so_once_and_recovers(tmp_path: Path) -> None:
    with (
        (tmp_path / "log").open("wb") as log,
        subprocess.Popen([sys.executable, "-c", SERVE, str(tmp_path)], stdout=subprocess.PIPE, stderr=log) as process,
    ):
        try:
            assert process.stdout is not None
            address = process.stdout.readline().decode().strip()
            _use_up(address, seconds=3)
            assert httpx.get(f"{address}api/games", timeout=60).json()["total"] == 0
        finally:
            process.terminate()
    told = (tmp_path / "log").read_text()
    assert told.count("out of system resource") == 1
    assert len(told) < 10_000


def _use_up(address: str, seconds: float) -> None:
    """Hold more connections than the server can have."""
    host, port = address.removeprefix("http://").rstrip("/").split(":")
    connections = [socket.create_connection((host, int(port))) for _ in range(100)]
    time.sleep(seconds)
    for connection in connections:
        connection.close()
