"""A long game is opened without being played again, and what is damaged is found all the same (R-42, R-47)."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from teocalli.core.match import Match
from teocalli.server import create_app
from teocalli.server.remembering import SNAPSHOT_EVERY
from teocalli.table.history import History
from tests.server.running import connected
from tests.server.table_client import View, refused

FILE = "teocalli.sqlite3"
DAMAGED = 20


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, View]:
    """A folder with a game of more than a hundred events."""
    data = tmp_path_factory.mktemp("played")
    with connected(create_app(data)) as client:
        return data, client.play(client.create(), random.Random(1), words=120)


@pytest.fixture
def data(played: tuple[Path, View], tmp_path: Path) -> Path:
    """A copy of it."""
    shutil.copytree(played[0], tmp_path, dirs_exist_ok=True)
    return tmp_path


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How many words are played, and told."""
    counts = {"played": 0, "told": 0}
    for what, kind, name in (("played", Match, "play_action"), ("told", History, "_add_word")):

        def counting(*args: object, what: str = what, method: object = getattr(kind, name)) -> object:
            counts[what] += 1
            return method(*args)  # type: ignore[operator]

        monkeypatch.setattr(kind, name, counting)
    return counts


def change(data: Path, statement: str, *values: object) -> None:
    """Change one row of the database."""
    with sqlite3.connect(data / FILE) as database:
        assert database.execute(statement, values).rowcount == 1


def test_a_new_program_plays_and_tells_only_what_came_after_the_snapshot(
    data: Path, played: tuple[Path, View], counted: dict[str, int]
) -> None:
    with connected(create_app(data)) as client:
        assert client.view(played[1]["id"]) == played[1]
        assert played[1]["version"] > 2 * SNAPSHOT_EVERY
        assert max(counted.values()) <= SNAPSHOT_EVERY
        client.http.get("/api/games")
        assert counted["played"] <= 2 * SNAPSHOT_EVERY


@pytest.mark.parametrize(
    "harm", ["UPDATE snapshots SET program = 'older'", "UPDATE snapshots SET data = x'00'", "DELETE FROM snapshots"]
)
def test_without_a_snapshot_that_fits_all_is_played_and_there_is_one_afterwards(
    data: Path, played: tuple[Path, View], counted: dict[str, int], harm: str
) -> None:
    change(data, harm)
    with connected(create_app(data)) as client:
        assert client.view(played[1]["id"]) == played[1]
        assert min(counted.values()) > 2 * SNAPSHOT_EVERY
    counted |= dict.fromkeys(counted, 0)
    with connected(create_app(data)) as client:
        assert client.view(played[1]["id"]) == played[1]
    assert counted == {"played": 0, "told": 0}


def test_a_snapshot_that_leads_elsewhere_is_not_believed(
    data: Path, played: tuple[Path, View], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("teocalli.table.snapshots.load_game", lambda *_: 1 / 0)
    with connected(create_app(data)) as client:
        assert client.view(played[1]["id"]) == played[1]
    assert "snapshot cannot be read" in caplog.text


def test_an_event_that_no_longer_leads_to_its_hash_is_named_though_a_snapshot_stands_for_it(
    data: Path, played: tuple[Path, View]
) -> None:
    with sqlite3.connect(data / FILE) as database:
        text = database.execute("SELECT payload FROM events WHERE seq = ?", (DAMAGED,)).fetchone()[0]
    harmed = json.dumps({**json.loads(text), "hash": "0" * 32}, separators=(",", ":"))
    change(data, "UPDATE events SET payload = ? WHERE seq = ?", harmed, DAMAGED)
    with connected(create_app(data)) as client:
        answer = refused(client.http.get(f"/api/games/{played[1]['id']}"), 409, "error-game-broken")
    assert answer["error"]["message"]["args"]["reason"] == {"id": "error-event-differs", "args": {"number": DAMAGED}}
