"""Puzzles at the server: the list, views from the seat that decides, and why solutions are best."""

from __future__ import annotations

import pytest

from teocalli.analysis.puzzles import shipped
from teocalli.core.registry import game_class
from tests.server.table_client import TableClient, refused


@pytest.mark.parametrize(("game", "steps"), [("uxmal", 2), ("teotihuacan", 1)])
def test_a_puzzle_is_seen_by_who_decides_step_by_step(client: TableClient, game: str, steps: int) -> None:
    found = shipped(game_class(game))
    assert found is not None
    listed = client.http.get(f"/api/puzzles/{game}").json()
    assert [puzzle["name"] for puzzle in listed["puzzles"]] == list(found.puzzles)
    assert listed["own"] == []
    assert client.http.get("/api/meta").json()["games"][game]["puzzles"] == len(found.puzzles)
    name = next(puzzle["name"] for puzzle in listed["puzzles"] if puzzle["steps"] >= steps)
    address = f"/api/puzzles/{game}/{name}"
    puzzle = client.http.get(address).json()
    words = puzzle["words"]
    assert words == list(found.puzzles[name][1].words)
    for step, word in enumerate(words):
        view = client.http.get(f"{address}/steps/{step}").json()
        assert (view["viewer"], view["to_move"], view["n"]) == (puzzle["seat"], puzzle["seat"], puzzle["n"] + step)
        assert word in [preview["word"] for preview in view["legal"]]
        assert [seat["kind"] for seat in view["seats"]].count("person") == 1
    solved = client.http.get(f"{address}/steps/{len(words)}").json()
    assert (solved["legal"], solved["asked"], solved["result"]) == ([], None, None)
    way = client.http.get(f"{address}/positions?from={puzzle['n']}&to=9999").json()
    assert way["viewer"] == puzzle["seat"]
    assert [each["n"] for each in way["positions"]] == list(range(puzzle["n"], puzzle["n"] + len(words) + 1))
    refused(client.http.get(f"{address}/steps/{len(words) + 1}"), 404, "error-no-such-page")
    refused(client.http.get(f"{address}/why?step={len(words)}"), 404, "error-no-such-page")
    refused(client.http.get(f"{address}/why?word=oops"), 422, "error-illegal-action")


def test_it_says_why_the_solution_is_best(client: TableClient) -> None:
    listed = client.http.get("/api/puzzles/uxmal").json()["puzzles"]
    address = f"/api/puzzles/uxmal/{listed[0]['name']}"
    puzzle = client.http.get(address).json()
    legal = [preview["word"] for preview in client.http.get(f"{address}/steps/0").json()["legal"]]
    answer = next(word for word in legal if word != puzzle["words"][0])
    wrong = client.http.get(f"{address}/why", params={"step": 0, "word": answer}).json()["comment"]
    assert wrong["before"] > wrong["after"]
    assert wrong == client.http.get(f"{address}/why", params={"step": 0, "word": answer}).json()["comment"]
    best = client.http.get(f"{address}/why").json()["comment"]
    assert best["number"] == puzzle["n"]
    assert best["loss"] <= wrong["loss"] + 0.05


@pytest.mark.parametrize("path", ["chess", "uxmal/0-0", "chess/0-91", "uxmal/x"])
def test_what_is_not_there_is_refused(client: TableClient, path: str) -> None:
    refused(client.http.get(f"/api/puzzles/{path}"), 404, "error-no-such-page")
