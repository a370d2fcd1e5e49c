"""Records up and down."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.shuffle import check_chance
from tests.fixtures.store import load_record, load_trace, stored_games
from tests.server.table_client import PERSON, RANDOM, TableClient, refused

GAMES = stored_games()


def named(path: Path) -> str:
    """The test's name for a stored game."""
    return path.stem


@pytest.mark.parametrize("path", GAMES[::5], ids=named)
def test_a_stored_game_opens_and_shows_every_position_that_it_had(client: TableClient, path: Path) -> None:
    record, trace = load_record(path), load_trace(path)
    view = client.open_record(record)
    assert (view["status"], view["n"]) == ("finished", len(trace) - 1)
    assert (view["result"]["scores"], view["result"]["winners"]) == (record["scores"], record["winners"])
    assert (view["seed_hash"], view["seed"], view["legal"], view["to_move"]) == (None, None, [], None)
    assert all(seat["kind"] == "person" for seat in view["seats"])
    shown: list[dict[str, Any]] = []
    for first in range(0, len(trace), 60):
        shown += [entry["position"] for entry in client.positions(view["id"], first, first + 59)]
    if view["options"]["hands"] == "open":
        assert shown == [{key: value for key, value in summary.items() if key != "legal"} for summary in trace]
    assert len(shown) == len(trace)


def test_a_downloaded_record_opens_as_the_same_game(client: TableClient) -> None:
    seats = [{"kind": "person", "name": "Zoë"}, RANDOM, PERSON]
    view = client.play(client.create(seats, hands="hidden", components="random"), random.Random(3), words=60)
    answer = client.http.get(f"/api/games/{view['id']}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="uxmal-{view["id"]}.json"'
    record = answer.json()
    assert record["players"] == ["Zoë", "Itzel", ""]
    assert record["options"] == {"hands": "hidden", "components": "random"}
    assert "scores" not in record
    again = client.open_record(record)
    assert (again["hash"], again["n"]) == (view["hash"], view["n"])
    assert again["seed_hash"] != view["seed_hash"]
    assert [entry["word"] for entry in again["log"]] == [entry["word"] for entry in view["log"]]
    finished = client.play(again, random.Random(5))
    assert finished["status"] == "finished"


def test_a_record_brings_its_bots_back_and_they_go_on(client: TableClient) -> None:
    seats = [{"kind": "person", "name": "Zoë"}, {"kind": "bot", "bot": "greedy", "name": "Gus"}]
    view = client.play(client.create(seats), random.Random(3), words=30)
    record = client.http.get(f"/api/games/{view['id']}/record").json()
    assert record["seats"] == ["person", "greedy"]
    again = client.open_record(record)
    assert [(seat["kind"], seat["bot"], seat["name"]) for seat in again["seats"]] == [
        ("person", None, "Zoë"),
        ("bot", "greedy", "Gus"),
    ]
    finished = client.play(again, random.Random(5))
    assert finished["status"] == "finished"
    record = client.http.get(f"/api/games/{finished['id']}/record").json()
    looked_at = client.open_record(record)
    assert [seat["bot"] for seat in looked_at["seats"]] == [None, "greedy"]


@pytest.mark.parametrize(
    ("bot", "code", "says"),
    [
        ("mcts:1000s", "error-bot-limit", "seconds"),
        ("mcts:1s:64t", "error-bot-limit", "threads"),
        ("mcts:1s:nodes=3000000", "error-bot-limit", "nodes"),
        ("mcts:" + "9" * 5000 + "p", "error-", ""),
        ("level:99", "error-unknown-player", "level:99"),
        ("genius", "error-unknown-player", "genius"),
        ("", "error-unknown-player", "–"),
    ],
)
def test_bots_of_a_record_are_checked_like_those_of_a_new_game(
    client: TableClient, bot: str, code: str, says: str
) -> None:
    record = load_record(GAMES[0])
    unfinished = {key: value for key, value in record.items() if key not in ("scores", "winners")}
    unfinished |= {"words": record["words"][:10], "seats": ["person"] * (len(record["players"]) - 1) + [bot]}
    answer = client.http.post("/api/records", content=json.dumps(unfinished))
    assert answer.status_code == 422
    assert answer.json()["error"]["code"].startswith(code)
    assert says in answer.json()["error"]["text"]
    assert client.http.get("/api/games").json()["total"] == 0
    shown = client.open_record({**record, "seats": unfinished["seats"]})
    assert all(seat["kind"] == "person" for seat in shown["seats"])


def test_a_game_goes_on_from_a_position(client: TableClient) -> None:
    """A record that begins from one, or its summary alone: it is shown, played, kept and given like any other."""
    view = client.play(client.create([PERSON, RANDOM], components="random"), random.Random(3), words=40)
    match = Match.from_record(Record.from_json(client.http.get(f"/api/games/{view['id']}/record").json()))
    position = match.game.complete_summary(match.state)
    again = client.open_record(Match.from_position(match.game, position).record(["Zoë", ""]).to_json())
    assert (again["hash"], again["n"], again["log"]) == (view["hash"], 0, [])
    assert (view["set_up"], again["set_up"]) == (None, [])
    finished = client.play(again, random.Random(5))
    record = client.http.get(f"/api/games/{finished['id']}/record").json()
    assert (record["version"], record["position"]) == (2, position)
    assert client.open_record(record)["result"] == finished["result"]
    kept = Record.from_json(record)
    assert all(checked.source.first == 0 and checked.draws for checked in check_chance(kept, Match.from_record(kept)))
    told = load_trace(GAMES[0])[9]
    odd = client.open_record({**told, "scores": [7] * len(told["scores"])})["set_up"]
    assert [reason["id"] for reason in odd] == ["uxmal-oddity-points"]
    assert client.open_record(told)["position"] == {key: value for key, value in told.items() if key != "legal"}
    refused(client.http.post("/api/records", content=json.dumps({**told, "phase": 3})), 422, "error-position")


def test_components_of_ones_own(client: TableClient) -> None:
    path = next(path for path in GAMES if isinstance(load_record(path)["options"].get("components"), dict))
    record = load_record(path)
    view = client.open_record(record)
    own = record["options"]["components"]
    assert view["components"]["card_points"] == own.get("card_points", [2, 1])
    options = {**record["options"], "first_player": "seat_0"}
    made = client.create([PERSON] * len(record["players"]), **options)
    assert made["position"]["undrawn"] == sorted(own["tiles"])


def test_unknown_keys_survive(client: TableClient) -> None:
    record = {**load_record(GAMES[0]), "event": {"place": "Mérida", "🦅": ["\x00", 1.5]}}
    view = client.open_record(record)
    assert client.http.get(f"/api/games/{view['id']}/record").json()["event"] == record["event"]


@pytest.mark.parametrize("depth", [33, 400, 949, 983, 986, 5000])
def test_a_deep_record_is_refused_and_the_list_stays(client: TableClient, depth: int) -> None:
    text = changed()[:-1] + b', "x": ' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"
    refused(client.http.post("/api/records", content=text), 422, "error-record-line")
    assert client.http.get("/api/games").json()["total"] == 0


def test_opening_with_a_key_opens_once(client: TableClient) -> None:
    record = load_record(GAMES[0])
    first = client.open_record(record, **{"Idempotency-Key": "k"})
    assert client.open_record(record, **{"Idempotency-Key": "k"}) == first
    assert client.open_record(record)["id"] != first["id"]


def changed(**changes: object) -> bytes:
    """A stored record with changes."""
    return json.dumps({**load_record(GAMES[0]), **changes}).encode()


WORDS = load_record(GAMES[0])["words"]


@pytest.mark.parametrize(
    ("content", "code", "named"),
    [
        (b"", "error-record-json", "1"),
        (b'{\n"format":\n}', "error-record-json", "3"),
        (b"\xff\xfe\x00", "error-record-whole", "UTF-8"),
        (b'{"a":' * 50_000, "error-record-line", "32 levels"),
        (changed(rules=10**5), "error-record-rules", "100,000"),
        (changed(rules="").replace(b'""', b"9" * 29), "error-record-schema", "15 digits"),
        (changed(rules="").replace(b'""', b"1e308"), "error-record-schema", "15 digits"),
        (changed(rules="").replace(b'""', b"9" * 5_000), "error-record-schema", "15 digits"),
        (changed(players=["\ud800", "b"]), "error-record-schema", "players/0"),
        (b"[]", "error-record-format", "teocalli"),
        (b'{"format": "chess"}', "error-record-format", "teocalli"),
        (changed(version=3), "error-record-version", "3"),
        (changed(rules=9), "error-record-rules", "9"),
        (changed(game="chess"), "error-unknown-game", "uxmal"),
        (changed(players=["a"]), "error-player-count", "1"),
        (changed(players=["a"] * 7), "error-player-count", "7"),
        (changed(players="ab"), "error-record-schema", "players"),
        (changed(seats="person"), "error-record-schema", "array"),
        (changed(seats=["person", 7]), "error-record-schema", "seats/1"),
        (changed(seats=["person"]), "error-record-schema", "1 seats for 2 players"),
        (changed(words=["first:0"]), "error-record-setup", "track"),
        (changed(words=[*WORDS[:20], "curse:T4", *WORDS[20:]]), "error-record-word", "21"),
        (changed(words=WORDS[:-1]), "error-record-unfinished", "end"),
        (changed(scores=[1, 2]), "error-record-scores", "scores"),
        (changed(options={"variant": "mine"}), "error-option-value", "mine"),
        (changed(options={"components": {"tiles": ["SJ-M"]}}), "error-components", "base"),
    ],
)
def test_a_broken_record_gets_its_own_sentence(client: TableClient, content: bytes, code: str, named: str) -> None:
    body = refused(client.http.post("/api/records", content=content), 422, code)
    assert named in body["error"]["text"]
    assert client.http.get("/api/games").json()["total"] == 0


def test_a_record_with_odd_names_opens(client: TableClient) -> None:
    view = client.open_record({**load_record(GAMES[0]), "players": ["x" * 10_000, "\u202e</script>"]})
    names = [seat["name"] for seat in view["seats"]]
    assert len(names[0]) == 40
    assert names[1] == "</script>"
