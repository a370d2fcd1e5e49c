"""The server as a program: killed at any moment, stopped with Ctrl+C, started beside another one."""

from __future__ import annotations

import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from teocalli.core.errors import TeocalliError
from teocalli.server import launch
from tests.server.table_client import GREEDY, PERSON, RANDOM, TableClient, View, open_http

COMMAND = [sys.executable, "-m", "teocalli.server"]


class Program:
    """A server in a process of its own."""

    def __init__(self, data: Path, *arguments: str) -> None:
        environment = {**os.environ, "LANG": "C", "LC_ALL": "C", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [*COMMAND, "--data", str(data), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()

    @property
    def address(self) -> str:
        """The address that it said."""
        found = re.search(r"http://\S+/", self.greeting)
        assert found, self.greeting
        return found[0]

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """End it with a signal; its exit status and what it said on standard error."""
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=100)
        return self.process.returncode, errors


@contextmanager
def program(data: Path, *arguments: str) -> Iterator[Program]:
    """Run a server; it is killed in the end if it still runs."""
    started = Program(data, *arguments)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.end(signal.SIGKILL)


class Memory:
    """What a client knows to be acknowledged."""

    def __init__(self) -> None:
        self.views: dict[str, View] = {}
        self.answers = 0

    def play(self, address: str, chooser: random.Random) -> None:
        """Play in all games by turns until the server is gone."""
        try:
            with open_http(address) as http:
                client = TableClient(http)
                while True:
                    for game_id in list(self.views):
                        self._move(client, game_id, chooser)
        except httpx.TransportError:
            return

    def wait_for(self, answers: int) -> None:
        """Wait until so many moves were acknowledged, on a slow machine too."""
        deadline = time.monotonic() + 100
        while self.answers < answers:
            assert time.monotonic() < deadline, f"{self.answers} of {answers} answers"
            time.sleep(0.002)

    def _move(self, client: TableClient, game_id: str, chooser: random.Random) -> None:
        view = client.view(game_id)
        if view["legal"]:
            answer = client.post_word(view, chooser.choice(view["legal"])["word"])
            if answer.status_code == 200:
                self.views[game_id] = answer.json()
                self.answers += 1


def test_what_was_acknowledged_survives_being_killed_at_any_moment(tmp_path: Path) -> None:
    """R-09."""
    chooser = random.Random(time.time_ns())
    memory = Memory()
    for _ in range(4):
        with program(tmp_path, "--port", "0") as server, open_http(server.address) as http:
            client = TableClient(http)
            for game_id, known in memory.views.items():
                now = client.view(game_id)
                assert now["version"] >= known["version"]
                words, before = ([entry["word"] for entry in view["log"]] for view in (now, known))
                assert words[: len(before)] == before
                assert now["seed_hash"] == known["seed_hash"]
            if not memory.views:
                for seats in ([PERSON, RANDOM], [GREEDY, PERSON, RANDOM], [PERSON, PERSON]):
                    view = client.create(seats)
                    memory.views[view["id"]] = view
            player = threading.Thread(target=memory.play, args=(server.address, chooser))
            player.start()
            memory.wait_for(memory.answers + chooser.randint(3, 25))
            time.sleep(chooser.uniform(0, 0.02))
            server.end(signal.SIGKILL)
            player.join()


def test_ctrl_c_stops_it_at_once_though_feeds_are_open(tmp_path: Path) -> None:
    with program(tmp_path, "--port", "0") as server, open_http(server.address) as http:
        view = TableClient(http).create()
        with http.stream("GET", f"/api/games/{view['id']}/feed") as feed:
            assert next(feed.iter_lines())
            status, errors = server.end(signal.SIGINT)
    # Had it waited for the feed to end, it would have said so.
    assert (status, errors) == (0, "")


def test_it_says_where_it_runs_and_takes_another_port_if_the_usual_one_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(launch, "DEFAULT_PORT", port)
        with launch.listen("127.0.0.1", None) as listener:
            assert launch.address_of(listener) != f"http://127.0.0.1:{port}/"
        with pytest.raises(TeocalliError) as caught:
            launch.listen("127.0.0.1", port)
        assert caught.value.code == "error-port-taken"


@pytest.mark.parametrize("port", [-1, 65_536])
def test_a_port_that_cannot_be_is_refused(port: int) -> None:
    with pytest.raises(TeocalliError) as caught:
        launch.listen("127.0.0.1", port)
    assert caught.value.code == "error-port"
    assert str(port) in str(caught.value)


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "example.org", "::", ""])
def test_it_listens_on_this_machine_only(host: str, tmp_path: Path) -> None:
    with pytest.raises(TeocalliError) as caught:
        launch.run(host, 0, data=tmp_path, open_browser=False)
    assert caught.value.code == "error-host"


def test_a_start_that_fails_is_one_sentence_and_status_2(tmp_path: Path) -> None:
    (tmp_path / "teocalli.sqlite3").write_text("no database " * 1000)
    done = subprocess.run(
        [*COMMAND, "--data", str(tmp_path), "--port", "0"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "teocalli.sqlite3" in done.stderr


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    done = threading.Event()

    def remember(address: str) -> bool:
        opened.append(address)
        done.set()
        return True

    monkeypatch.setattr("webbrowser.open", remember)
    monkeypatch.setattr("sys.platform", "linux")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    launch._show("http://localhost:1/")
    assert opened == []
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    launch._show("http://localhost:2/")
    assert done.wait(5)
    assert opened == ["http://localhost:2/"]
