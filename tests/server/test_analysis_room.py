"""The analysis room at the server: its tree, what positions show, and the search that deepens while somebody looks."""

from __future__ import annotations

import json
import random
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.variations import Variations
from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from tests.fixtures.store import OWN_GAMES, load_record, spec_games
from tests.server.people import PUBLIC, gathered
from tests.server.running import connected
from tests.server.table_client import GREEDY, PERSON, TableClient, refused

RECORD = load_record(OWN_GAMES / "46-4p-shared-by-four.json")
CHOICE = 41
"""A position in which more than two actions are possible."""


class Room:
    """The analysis room of a game."""

    def __init__(self, client: TableClient, game_id: str) -> None:
        self.http = client.http
        self.address = f"/api/games/{game_id}/analysis"

    def tree(self) -> dict[str, Any]:
        answer = self.http.get(self.address)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def key(self, n: int) -> str:
        """The key of a position of the game."""
        return str(self.tree()["lines"][0]["moves"][n]["key"])

    def ask(self, do: str, at: str, **more: object) -> Any:
        return self.http.post(self.address, json={"do": do, "at": at, **more})

    def done(self, do: str, at: str, **more: object) -> dict[str, Any]:
        answer = self.ask(do, at, **more)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def view(self, key: str) -> dict[str, Any]:
        answer = self.http.get(f"{self.address}/positions/{key}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def found(self, at: str, room: str = "page", threads: int = 1) -> Generator[dict[str, Any]]:
        """What the search finds in a position, until nobody asks any more."""
        wanted: dict[str, str | int] = {"at": at, "room": room, "threads": threads}
        with self.http.stream("GET", f"{self.address}/feed", params=wanted) as stream:
            assert stream.status_code == 200, stream.read()
            for line in stream.iter_lines():
                if line.startswith("data: {"):
                    yield json.loads(line.removeprefix("data: "))


def test_variations_are_made_kept_and_travel_with_the_record(tmp_path: Path) -> None:
    with connected(create_app(tmp_path)) as client:
        game_id = client.open_record(RECORD)["id"]
        room = Room(client, game_id)
        tree = room.tree()
        game = tree["lines"][0]["moves"]
        assert (tree["may"], tree["running"], len(tree["lines"])) == (True, False, 1)
        assert [move["word"] for move in game[1:]] == RECORD["words"][-len(game) + 1 :]
        assert all(move["message"]["id"].startswith("uxmal-") for move in game[1:])
        at = game[CHOICE]["key"]
        view = room.view(at)
        assert view["position"] == client.positions(game_id, view["n"], view["n"])[0]["position"]
        played = next(move["word"] for move in game if move["n"] == view["n"] + 1)
        other, third = [each["word"] for each in view["legal"] if each["word"] != played][:2]
        made = room.done("play", at, word=other)
        branch = made["lines"][1]
        assert (branch["from"], branch["depth"], branch["moves"][0]["word"]) == (at, 1, other)
        assert made["at"] == branch["moves"][-1]["key"]
        reached = room.view(made["at"])
        assert {entry["word"] for entry in reached["log"] if entry["n"] == view["n"] + 1} == {other}
        assert (reached["status"], len(reached["legal"]) > 0) == ("running", True)
        way = client.http.get(f"{room.address}/positions/{made['at']}/way?from={view['n']}&to={view['n']}").json()
        assert way["positions"][0]["position"] == view["position"]
        first = branch["moves"][0]["key"]
        room.done("name", first, text="Another way")
        room.done("note", at, text="Here it was decided.")
        room.done("play", at, word=third)
        last = room.tree()["lines"][-1]["moves"][0]["key"]
        moved = room.done("promote", last)
        assert [line["moves"][0]["word"] for line in moved["lines"][1:]] == [third, other]
        gone = room.done("delete", last)
        assert (gone["at"], len(gone["lines"])) == (at, 2)
        refused(room.ask("delete", at), 409, "error-variation-played")
        refused(room.ask("play", at, word="nonsense"), 422, "error-illegal-action")
        refused(room.ask("draw", at), 409, "error-analysis-no-draw")
        refused(room.ask("note", at, text="x" * 1001), 422, "error-variation-note")
        refused(room.ask("name", "0" * 12, text="x"), 404, "error-variation-missing")
        assert room.ask("name", "none", text="x").status_code == 422
    with connected(create_app(tmp_path)) as client:
        assert Room(client, game_id).tree()["lines"] == gone["lines"]
        record = client.http.get(f"/api/games/{game_id}/record").json()
        assert record["words"] == RECORD["words"]
        assert Variations.from_record(Record.from_json(record)).to_json() == record["variations"]
        opened = client.open_record(record)["id"]
        assert Room(client, opened).tree()["lines"] == gone["lines"]
        assert client.http.delete(f"/api/games/{game_id}").status_code == 204


def test_the_search_deepens_goes_along_and_ends_with_its_reader(client: TableClient) -> None:
    game_id = client.open_record(RECORD)["id"]
    room = Room(client, game_id)
    tree = room.tree()
    at = tree["lines"][0]["moves"][CHOICE]
    told = room.found(at["key"], threads=2)
    first = next(found for found in told if found["playouts"] > 0)
    deepest = next(found for found in told if found["playouts"] > first["playouts"])
    told.close()
    assert deepest["at"] == at["key"]
    assert deepest["status"] == "thinking"
    assert sum(deepest["evaluation"]["percent"]) == 100
    best = deepest["lines"][0]
    assert 1 < len(deepest["lines"]) <= 5
    assert best["steps"][0]["word"] == best["word"]
    ahead = client.http.post(f"{room.address}/ahead", json={"at": at["key"], "words": [best["word"]]}).json()
    assert [step["last"]["word"] for step in ahead["steps"]] == [best["word"]]
    line = room.done("line", at["key"], words=[best["word"]])
    assert room.view(line["at"])["n"] == at["n"] + 1
    end = f"n{tree['lines'][0]['moves'][-1]['n']}"
    over = next(found for found in room.found(end) if found["evaluation"])
    assert (over["status"], over["evaluation"]["solved"], over["lines"]) == ("complete", True, [])
    assert over["evaluation"]["points"] == RECORD["scores"]


def test_only_who_may_know_everything_is_let_in(tmp_path: Path) -> None:
    with gathered(create_app(tmp_path, hosting=Hosting(PUBLIC)), 2) as (lina, tom):
        lina.tell_name("Lina")
        view = lina.open_table(2, public=True)
        tom.tell_name("Tom")
        for person in (lina, tom):
            refused(person.http.get(f"/api/games/{view['id']}/analysis"), 403, "error-analysis-running")
        alone = lina.create([PERSON, GREEDY])
        assert Room(lina, alone["id"]).tree()["running"] is True
        refused(tom.http.get(f"/api/games/{alone['id']}/analysis"), 404, "error-not-found")
        tom.follow(lina.link(alone["id"], "spectator"))
        refused(tom.http.get(f"/api/games/{alone['id']}/analysis"), 403, "error-not-seated")


def test_changes_at_once_do_not_forestall_each_other(client: TableClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teocalli.server.analysis_room.ATTEMPTS", 1)
    room = Room(client, client.create([PERSON, GREEDY])["id"])
    keys = [str(move["key"]) for move in room.tree()["lines"][0]["moves"]]
    with ThreadPoolExecutor(len(keys)) as pool:
        answers = list(pool.map(lambda key: room.ask("note", key, text=key), keys))
    assert [answer.status_code for answer in answers] == [200] * len(keys)
    assert [move["note"] for move in room.tree()["lines"][0]["moves"]] == keys


def test_in_a_running_game_nothing_hidden_is_told(client: TableClient) -> None:
    view = client.create([PERSON, GREEDY, GREEDY], hands="hidden")
    view = client.play(view, random.Random(3), words=60)
    room = Room(client, view["id"])
    record = client.http.get(f"/api/games/{view['id']}/record").json()
    match = Match.from_record(Record.from_json(record))
    hidden = next(n for n in range(len(match.words), 0, -1) if match.state_at(n).hides_from(0))
    seen = room.view(room.key(hidden))
    assert seen["position"] == match.game.view(match.state_at(hidden), 0)["position"]
    assert seen["legal"] == []
    refused(room.ask("play", room.key(hidden), word="pass"), 403, "error-analysis-hidden")
    assert room.view(f"n{hidden}")["hash"] == seen["hash"]
    refused(client.http.get(f"{room.address}/positions/n{len(match.words) + 1}"), 404, "error-variation-missing")
    open_at = next(n for n in range(len(match.words)) if not match.state_at(n).hides_from(0))
    assert room.view(room.key(open_at))["n"] == open_at
    room.done("note", room.key(hidden), text="What do they hold?")
    view = client.undo(view) if view["undo"]["possible"] else client.act(view, view["legal"][0]["word"])
    assert any(move["note"] for line in room.tree()["lines"] for move in line["moves"])


@pytest.mark.parametrize("name", ["01-2p", "12-2p-draft"])
def test_a_game_is_seen_from_before_its_first_turn_to_after_its_last(client: TableClient, name: str) -> None:
    """Where it is nobody's turn, a position is seen as by who only looks."""
    room = Room(client, client.open_record(load_record(spec_games("teotihuacan") / f"{name}.json"))["id"])
    moves = room.tree()["lines"][0]["moves"]
    views = [room.view(moves[n]["key"]) for n in (0, 1, -1)]
    assert [view["status"] for view in views] == ["running", "running", "finished"]
    assert views[-1]["result"] is not None
