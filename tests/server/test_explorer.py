"""What many games say, at the server: from the database of one's own, else from that of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from teocalli.arena.contest import Contest
from teocalli.arena.explorer import GamesIn, build
from teocalli.server import create_app
from tests.server.running import connected
from tests.server.table_client import PERSON, TableClient, refused


def told(client: TableClient, address: str, **filters: str | int) -> dict[str, Any]:
    answer = client.http.get(address, params=filters)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_results_and_positions_are_told_by_level_and_number_of_players(tmp_path: Path) -> None:
    contest = Contest("uxmal", {}, ("random", "random"), 2, 5)
    games = tuple(contest.play(index) for index in range(2))
    record = contest.record(games[0])
    with connected(create_app(tmp_path)) as client:
        http = client.http
        shipped = told(client, "/api/explorer/uxmal", level="level:3", players=2)
        assert shipped["games"] > 1000
        assert [row["games"] > 0 for row in shipped["traits"][0]["rows"]]
        assert told(client, "/api/explorer/uxmal", players=9)["traits"] == []
        refused(http.get("/api/explorer/nonsense"), 422, "error-unknown-game")
        game_id = client.open_record(record.to_json())["id"]
        moves = told(client, f"/api/games/{game_id}/analysis")["lines"][0]["moves"]
        asked = f"/api/games/{game_id}/analysis/positions/{moves[2]['key']}/explorer"
        here = told(client, asked)
        assert here["alike"][0]["likeness"] == "board"
        assert [word for row in here["alike"][0]["moves"] for word in row["words"]]
        assert told(client, asked, any_count="true")["alike"][-1]["games"] > here["alike"][-1]["games"]
        # One's own database takes the place of the other as soon as it is there.
        (tmp_path / "explorer").mkdir()
        list(build(tmp_path / "explorer" / "uxmal.sqlite", [GamesIn(games, "here", contest)]))
        own = told(client, asked)
        assert (own["games"], [each["level"] for each in own["levels"]]) == (2, ["random"])
        (exact, *_) = own["alike"]
        played = {contest.record(game).words[4] for game in games}  # both have the same chance
        assert (exact["likeness"], {row["words"][0] for row in exact["moves"]}) == ("exact", played)
        assert told(client, asked, level="greedy")["alike"] == []
        assert told(client, f"/api/games/{game_id}/analysis/positions/{moves[1]['key']}/explorer")["alike"] == []
        (tmp_path / "explorer" / "uxmal.sqlite").write_text("nothing like a database, and longer than its head " * 9)
        refused(http.get(asked), 422, "error-explorer-none")
        running = client.create([PERSON, PERSON])
        refused(
            http.get(f"/api/games/{running['id']}/analysis/positions/{moves[0]['key']}/explorer"),
            403,
            "error-analysis-running",
        )
