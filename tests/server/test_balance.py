"""The balance lab of a server for one screen: trials are played, stopped, gone on with, kept and deleted."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient

from teocalli.server import balance
from teocalli.server.app import create_app
from tests.server.described import check_as_described
from tests.server.table_client import new_key, refused

ASKED = {"game": "uxmal", "player": "random", "seats": 2, "games": 4, "options": {}, "changes": {"variant": "no_break"}}
PATIENCE = 60.0


def opened(data: Path) -> TestClient:
    """A server for one screen with its data in a folder."""
    client = TestClient(create_app(data), base_url="http://127.0.0.1")
    client.event_hooks = {"response": [check_as_described]}
    return client


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps what it knows."""
    return tmp_path_factory.mktemp("lab")


@pytest.fixture(scope="module")
def lab(folder: Path) -> Iterator[TestClient]:
    """One server for all tests."""
    with opened(folder) as client:
        yield client


def begun(client: httpx.Client, **changes: Any) -> dict[str, Any]:
    """Begin a trial."""
    answer = client.post("/api/balance", json={**ASKED, "key": new_key(), **changes})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def waited(client: httpx.Client, trial: str, status: str, done: int = 0) -> dict[str, Any]:
    """Wait until a trial is as far as that."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        told: dict[str, Any] = client.get(f"/api/balance/trials/{trial}").json()
        if told["status"] == status and told["done"] >= done:
            return told
        time.sleep(0.02)
    raise AssertionError(told)


def is_busy(client: httpx.Client) -> bool:
    """Whether a trial is still being played, be it only the last game of one that was stopped."""
    refusal = client.post("/api/balance", json={**ASKED, "key": new_key(), "player": "nobody"}).json()["error"]
    return bool(refusal["code"] == "error-balance-busy")


def test_a_trial_is_played_and_says_what_changed(lab: TestClient) -> None:
    key = new_key()
    first = begun(lab, key=key, seed=1)
    assert (first["total"], first["seed"], first["result"]) == (8, 1, None)
    assert begun(lab, key=key, seed=1)["id"] == first["id"], "sent again it is the same"
    told = waited(lab, first["id"], "complete")
    assert (told["done"], told["result"]["games"], told["result"]["blocks"]) == (8, 4, 2)
    turns = next(figure for figure in told["result"]["figures"] if figure["key"] == "turns")
    assert turns["change"]["mean"] < 0
    assert [trial["id"] for trial in lab.get("/api/balance/uxmal").json()["trials"]] == [first["id"]]
    assert lab.get("/api/balance/teotihuacan").json() == {"trials": []}
    assert lab.post(f"/api/balance/trials/{first['id']}", json={"do": "start"}).json()["status"] == "complete"
    assert lab.delete(f"/api/balance/trials/{first['id']}").status_code == 204
    refused(lab.get(f"/api/balance/trials/{first['id']}"), 404, "error-no-such-page")


def test_a_trial_is_complete_once_its_result_has_all_games(
    lab: TestClient, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = begun(lab, seed=1)["id"]
    waited(lab, trial, "complete")
    path = next(folder.rglob(trial))
    kept = balance._read(path)
    assert kept.result
    told = [kept.status]
    monkeypatch.setattr(balance.Kept, "at_work", True)
    kept.result = {**kept.result, "games": 2}
    told.append(kept.status)  # who stops it now is not told half of it either
    kept.going = True
    told.append(kept.status)
    assert told == ["complete", "stopped", "running"]


def test_a_trial_stops_is_kept_over_a_restart_and_goes_on(lab: TestClient, folder: Path) -> None:
    trial = begun(lab, games=400)["id"]
    address = f"/api/balance/trials/{trial}"
    waited(lab, trial, "running", done=3)
    refused(lab.post("/api/balance", json={**ASKED, "key": new_key()}), 409, "error-balance-busy")
    assert lab.post(address, json={"do": "stop"}).json()["status"] == "stopped"
    end = time.monotonic() + PATIENCE
    while is_busy(lab) and time.monotonic() < end:
        time.sleep(0.05)
    before = lab.get(address).json()["done"]
    with opened(folder) as again:
        kept = again.get(address).json()
        assert (kept["status"], kept["total"]) == ("stopped", 800)
        assert kept["done"] >= before
        again.post(address, json={"do": "start"})
        further = waited(again, trial, "running", done=kept["done"] + 2)
        again.post(address, json={"do": "stop"})
        assert further["result"]["blocks"] >= 1
        assert again.delete(address).status_code == 204
    assert not (folder / "balance" / trial).exists()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"changes": {}}, "error-balance-nothing"),
        ({"changes": {"variant": "odd"}}, "error-option-value"),
        ({"game": "chess"}, "error-unknown-game"),
        ({"seats": 9}, "error-player-count"),
        ({"player": "nobody"}, "error-unknown-player"),
        ({"player": "level:6:100s"}, "error-bot-limit"),
        ({"player": "external:rm"}, "error-unknown-player"),
        ({"games": 0}, "error-request-field"),
    ],
)
def test_what_cannot_be_tried_is_refused(lab: TestClient, changes: dict[str, Any], code: str) -> None:
    answer = lab.post("/api/balance", json={**ASKED, "key": new_key(), **changes})
    assert answer.json()["error"]["code"] == code
    assert answer.status_code == 422
    assert lab.get("/api/balance/uxmal").status_code == 200
