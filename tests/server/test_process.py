"""The server as a program: stopped with Ctrl+C, started beside another one."""

from __future__ import annotations

import signal
import socket
import subprocess
import threading
from pathlib import Path

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.server import launch
from tests.server.program import COMMAND, program
from tests.server.table_client import GREEDY, PERSON, TableClient, open_http


def test_ctrl_c_stops_it_at_once_though_feeds_are_open(tmp_path: Path) -> None:
    with program(tmp_path, "--port", "0") as server, open_http(server.address) as http:
        game = f"/api/games/{TableClient(http).create([PERSON, GREEDY])['id']}"
        live = f"{game}/analysis/feed?at=n0&room=page"
        with http.stream("GET", f"{game}/feed") as feed, http.stream("GET", live) as found:
            told = [feed.iter_lines(), found.iter_lines()]  # one that nobody holds would end with its feed
            assert all(next(lines) for lines in told)
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
