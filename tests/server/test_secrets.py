"""R-01: no message of a running game tells its seed, or anything else that is still hidden."""

from __future__ import annotations

import base64
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from teocalli.server import create_app
from tests.long import with_further
from tests.server.running import serving
from tests.server.table_client import GREEDY, PERSON, RANDOM, TableClient, View, new_key, open_http

SeedOf = Callable[[str], str]
Messages = list[tuple[str, str]]


@pytest.fixture
def messages() -> Messages:
    """Every answer that a client got, headers and body, by its address."""
    return []


@pytest.fixture
def listener(app: FastAPI, messages: Messages) -> Iterator[TableClient]:
    """A client that keeps all that it hears."""

    def keep(answer: httpx.Response) -> None:
        if answer.request.url.path.endswith("/feed"):
            return  # it never ends; who asks for it keeps what it tells
        answer.read()
        heads = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
        messages.append((str(answer.request.url), f"{heads}\n{answer.text}"))

    hooks: dict[str, list[Callable[..., Any]]] = {"response": [keep]}
    with serving(app) as address, open_http(address, event_hooks=hooks) as http:
        yield TableClient(http)


def seed_of(data: Path, game_id: str) -> str:
    """The seed of a game, from the database."""
    with sqlite3.connect(data / "teocalli.sqlite3") as database:
        query = "SELECT payload FROM events WHERE game_id = ? AND seq = 1"
        payload = json.loads(database.execute(query, (game_id,)).fetchone()[0])
    return str(payload["seed"])


def ask_everything(client: TableClient, view: View, messages: Messages) -> None:
    """Everything that can be asked about a running game, and every kind of refusal."""
    address = f"/api/games/{view['id']}"
    for path in ("", "/record", "/positions?from=0&to=59", "/nothing", f"/positions?from={view['n']}&to=999"):
        client.http.get(address + path)
    client.http.get("/api/games")
    client.post_word(view, "nonsense")
    client.post_word({**view, "version": view["version"] - 1}, "build")
    client.http.post(f"{address}/actions", json={"seed": 1})
    client.http.post(f"{address}/undo", json={"version": view["version"], "key": new_key()})
    client.http.post("/api/records", content=client.http.get(f"{address}/record").content)
    with client.http.stream("GET", f"{address}/feed") as feed:
        messages.append((address, next(feed.iter_text())))


def spellings(secret: str) -> set[str]:
    """Ways to write a secret, in whole or in part."""
    raw = bytes.fromhex(secret)
    parts = {secret[start : start + 16] for start in range(0, len(secret) - 15, 2)}
    return parts | {str(int(secret, 16)), base64.b64encode(raw).decode(), base64.urlsafe_b64encode(raw).decode()}


@pytest.mark.parametrize(
    "options",
    with_further(
        [{"hands": "hidden", "draw": "open"}],
        [{}, {"components": "random"}, {"hands": "hidden", "variant": "no_break"}],
    ),
)
def test_no_message_of_a_running_game_tells_its_seed(
    listener: TableClient, messages: Messages, tmp_path: Path, options: dict[str, str]
) -> None:
    chooser = random.Random(7)
    view = listener.wait_for_bots(listener.create([PERSON, RANDOM, PERSON, GREEDY], **options))
    seed = seed_of(tmp_path, view["id"])
    asked = 0
    while view["status"] == "running":
        if chooser.random() < 0.15:
            ask_everything(listener, view, messages)
            asked += 1
            view = listener.view(view["id"])
        view = listener.wait_for_bots(listener.act(view, chooser.choice(view["legal"])["word"]))
        if view["status"] == "running" and view["undo"]["possible"] and chooser.random() < 0.3:
            view = listener.undo(view)
    assert asked >= 3
    assert view["seed"] == seed
    last_running = next(n for n, (_, told) in enumerate(messages) if '"status":"finished"' in told)
    assert last_running > 100
    for address, told in messages[:last_running]:
        leaked = [part for part in spellings(seed) if part in told]
        assert not leaked, (address, leaked)


def test_what_is_told_of_the_undrawn_does_not_depend_on_their_order(app: FastAPI, tmp_path: Path) -> None:
    """Exchange the seed of a stored game: whatever anybody can ask is answered as before."""
    with serving(app) as address, open_http(address) as http:
        client = TableClient(http)
        view = client.play(client.create([PERSON, PERSON]), random.Random(9), words=70)
        before = everything_told(client, view)
    with sqlite3.connect(tmp_path / "teocalli.sqlite3") as database:
        payload = database.execute("SELECT payload FROM events WHERE seq = 1").fetchone()[0]
        other = json.dumps({**json.loads(payload), "seed": "ab" * 32})
        database.execute("UPDATE events SET payload = ? WHERE seq = 1", (other,))
    with serving(create_app(tmp_path)) as address, open_http(address) as http:
        after = everything_told(TableClient(http), view)
    assert before.pop("seed_hash") != after.pop("seed_hash")
    sources = [told["record"].pop("chance") for told in (before, after)]
    assert [[set(source) for source in each] for each in sources] == [[{"from", "seed_hash"}]] * 2
    assert before == after


def everything_told(client: TableClient, view: View) -> dict[str, Any]:
    """What can be asked about a running game, with the hash of the seed apart."""
    address = f"/api/games/{view['id']}"
    told = client.view(view["id"])
    refusal = client.post_word(view, "nonsense").json()
    del refusal["view"]["seed_hash"]
    return {
        "seed_hash": told.pop("seed_hash"),
        "view": told,
        "refusal": refusal,
        "record": client.http.get(f"{address}/record").json(),
        "positions": client.positions(view["id"], 0, 59),
        "list": client.http.get("/api/games").json(),
    }


def test_other_players_cards_are_hidden_until_the_end(listener: TableClient, messages: Messages) -> None:
    """U6: with hidden hands a page shows one's own cards only, also in earlier positions and refusals."""
    view = listener.wait_for_bots(listener.create([PERSON, RANDOM, RANDOM], hands="hidden"))
    view = listener.play(view, random.Random(13), words=80)
    ask_everything(listener, view, messages)
    shown = 0
    for address, told in messages:
        body = told.partition("\n{")[2]
        if "/record" in address or not body:
            continue
        for position in positions_in(json.loads("{" + body)):
            assert set(position["hands"][0]) == set("SJMET")
            assert [set(hand) for hand in position["hands"][1:]] == [{"total"}, {"total"}]
            shown += 1
    assert shown > 100


def positions_in(told: Any) -> Iterator[dict[str, Any]]:
    """All positions of three players that stand anywhere in an answer."""
    if isinstance(told, dict):
        if "hands" in told and "piles" in told:
            yield told
        for part in told.values():
            yield from positions_in(part)
    elif isinstance(told, list):
        for part in told:
            yield from positions_in(part)
