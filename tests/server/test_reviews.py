"""Reviews of finished games at the server: made piece by piece, stopped, gone on with, kept with the game."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from tests.fixtures.store import OWN_GAMES, load_record
from tests.server.people import PUBLIC, gathered
from tests.server.running import connected
from tests.server.table_client import PERSON, TableClient, refused

SHALLOW = 0.001
RECORD = load_record(OWN_GAMES / "46-4p-shared-by-four.json")


def ask(client: TableClient, game_id: str, do: str | None = None) -> httpx.Response:
    """The answer to a question for a review, or to a wish about it."""
    address = f"/api/games/{game_id}/review"
    return client.http.get(address) if do is None else client.http.post(address, json={"do": do})


def told(answer: httpx.Response) -> dict[str, Any]:
    """What a review says of itself."""
    assert answer.status_code == 200, answer.text
    review: dict[str, Any] = answer.json()
    return review


def completed(client: TableClient, game_id: str) -> dict[str, Any]:
    """The review once it is whole."""
    end = time.monotonic() + 60
    while (review := told(ask(client, game_id)))["status"] == "running":
        assert time.monotonic() < end, "the review takes too long"
        time.sleep(0.02)
    assert review["status"] == "complete"
    return review


def test_a_review_stops_goes_on_after_the_server_and_says_everything(tmp_path: Path) -> None:
    with connected(create_app(tmp_path, review_depth=SHALLOW)) as client:
        game_id = client.open_record(RECORD)["id"]
        assert told(ask(client, game_id))["status"] == "none"
        begun = told(ask(client, game_id, "start"))
        assert (begun["status"], begun["may"], begun["outcome"]) == ("running", True, None)
        while told(ask(client, game_id))["done"] < 3:
            time.sleep(0.01)
        stopped = told(ask(client, game_id, "stop"))
        assert stopped["status"] == "stopped"
    with connected(create_app(tmp_path, review_depth=SHALLOW)) as client:
        kept = told(ask(client, game_id))
        assert kept["status"] == "stopped"
        assert 3 <= kept["done"] < kept["total"]
        ask(client, game_id, "start")
        review = completed(client, game_id)
        outcome = review["outcome"]
        assert len(outcome["decisions"]) + len(outcome["draws"]) == review["total"] == review["done"]
        for measure in ("chances", "points"):
            for parts in outcome[measure]:
                assert sum(parts[part] for part in ("even", "seat", "luck", "skill")) == pytest.approx(parts["result"])
        assert [place["n"] for place in outcome["course"]][-1] == client.view(game_id)["n"]
        marked = [decision for decision in outcome["decisions"] if decision["mark"]]
        assert all(decision["better"] and decision["loss"] >= 0.03 for decision in marked)
        assert all(len(decision["played"]) == 1 for decision in outcome["decisions"])
        assert told(ask(client, game_id, "start")) == told(ask(client, game_id, "stop")) == review
        look_at_puzzles(client, game_id, [decision for decision in marked if decision["puzzle"]])
    with connected(create_app(tmp_path, review_depth=SHALLOW)) as client:
        assert told(ask(client, game_id)) == review
        assert client.http.delete(f"/api/games/{game_id}").status_code == 204
        refused(ask(client, game_id), 404, "error-not-found")


def look_at_puzzles(client: TableClient, game_id: str, sharp: list[dict[str, Any]]) -> None:
    """Mistakes where one action alone would have been right are puzzles of who played."""
    own = client.http.get("/api/puzzles/uxmal").json()["own"]
    assert [(entry["id"], entry["n"]) for entry in own] == [(game_id, decision["n"]) for decision in sharp]
    assert sharp
    address, mistake = f"/api/games/{game_id}/puzzles/{sharp[0]['n']}", sharp[0]
    puzzle = client.http.get(address).json()
    assert (puzzle["seat"], puzzle["n"], puzzle["grade"]) == (mistake["seat"], mistake["n"], None)
    view = client.http.get(f"{address}/steps/0").json()
    assert view["viewer"] == mistake["seat"]
    assert puzzle["words"][0] in [preview["word"] for preview in view["legal"]]
    assert client.http.get(f"{address}/positions?from=0&to=0").json()["viewer"] == mistake["seat"]
    assert client.http.get(f"{address}/why").json()["comment"]["better"]
    refused(client.http.get(f"/api/games/{game_id}/puzzles/1"), 404, "error-no-such-page")


def test_no_running_game_is_reviewed_and_only_players_begin_a_review(tmp_path: Path) -> None:
    app = create_app(tmp_path, hosting=Hosting(PUBLIC), review_depth=SHALLOW)
    with gathered(app, 2) as (lina, tom):
        for person, name in ((lina, "Lina"), (tom, "Tom")):
            person.tell_name(name)
        running = lina.open_table(public=True)
        for do in (None, "start", "stop"):
            refused(ask(lina, running["id"], do), 409, "error-review-unfinished")
        refused(lina.http.get(f"/api/games/{running['id']}/puzzles/1"), 409, "error-review-unfinished")
        over = lina.open_record(RECORD)["id"]
        refused(ask(tom, over), 404, "error-not-found")
        tom.follow(lina.link(over, "spectator"))
        assert told(ask(tom, over))["may"] is False
        refused(ask(tom, over, "start"), 403, "error-not-seated")
        assert told(ask(lina, over, "start"))["status"] == "running"


def test_what_is_kept_of_another_game_or_cannot_be_read_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(tmp_path, review_depth=SHALLOW)
    with connected(app) as client:
        game_id = client.open_record(RECORD)["id"]
        monkeypatch.setattr("teocalli.store.KeptReviews.get", lambda *_: "oops")
        assert told(ask(client, game_id))["status"] == "none"
        monkeypatch.setattr("teocalli.server.reviews.MOST_AT_WORK", 0)
        refused(ask(client, game_id, "start"), 503, "error-reviews-busy")
        running = client.create([PERSON, PERSON])
        refused(ask(client, running["id"]), 409, "error-review-unfinished")
