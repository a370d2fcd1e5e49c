"""The live feed: tells versions, never contents; ends when the game or the server does."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import Message

from teocalli.server import feed_api, loaded_games
from teocalli.server.event_stream import STILL_THERE, EventStream
from tests.awaiting import awaited
from tests.server.running import connected
from tests.server.table_client import PERSON, RANDOM, TableClient, View, open_http, refused

Notices = Iterator[tuple[str, dict[str, Any]]]


def notices(feed: httpx.Response) -> Notices:
    """Name and data of each event of a feed."""
    name = ""
    for line in feed.iter_lines():
        field, _, value = line.partition(": ")
        if field == "event":
            name = value
        elif field == "data":
            yield name, json.loads(value)


@contextmanager
def listening(client: TableClient, view: View) -> Iterator[Notices]:
    """Listen to a game on a connection of its own."""
    with listening_at(client, f"/api/games/{view['id']}/feed") as feed:
        yield feed


@contextmanager
def listening_at(client: TableClient, address: str) -> Iterator[Notices]:
    """Listen on a connection of its own, as the same one who asks."""
    with (
        open_http(client.http.base_url, cookies=client.http.cookies) as http,
        http.stream("GET", address, headers={"Accept": "text/event-stream"}) as feed,
    ):
        assert feed.status_code == 200, feed.read()
        assert feed.headers["content-type"].startswith("text/event-stream")
        assert "content-encoding" not in feed.headers
        yield notices(feed)


def test_it_begins_with_the_version_and_tells_each_newer_one(client: TableClient) -> None:
    view = client.create()
    with listening(client, view) as feed, listening(client, view) as other:
        assert next(feed) == next(other) == ("version", {"version": 1, "hash": view["hash"]})
        for _ in range(5):
            view = client.act(view, view["legal"][0]["word"])
            assert next(feed) == next(other) == ("version", {"version": view["version"], "hash": view["hash"]})


def test_it_tells_of_bots_and_undo(client: TableClient) -> None:
    view = client.create([RANDOM, PERSON], first_player="seat_0")
    with listening(client, view) as feed:
        told = [next(feed)[1]["version"]]
        view = client.wait_for_bots(view)
        while told[-1] < view["version"]:
            told.append(next(feed)[1]["version"])
    assert told == sorted(set(told))
    assert told[-1] == view["version"]


def test_a_reader_that_was_away_hears_the_newest_version_only(client: TableClient) -> None:
    view = client.create([RANDOM] * 4)
    finished = client.wait_for_bots(view)
    with listening(client, view) as feed:
        assert next(feed) == ("version", {"version": finished["version"], "hash": finished["hash"]})


def test_it_says_so_when_the_game_is_deleted_and_ends(client: TableClient) -> None:
    view = client.create()
    with listening(client, view) as feed:
        next(feed)
        client.http.delete(f"/api/games/{view['id']}")
        assert list(feed) == [("gone", {})]


def test_one_feed_follows_several_games_and_goes_on_when_one_is_gone(client: TableClient) -> None:
    one, other = client.create(), client.create()
    with listening_at(client, f"/api/feed?games={one['id']},{other['id']},nothing,{one['id']}") as feed:
        told = sorted((next(feed) for _ in range(3)), key=lambda notice: notice[0])
        assert told[0] == ("gone", {"game": "nothing"})
        begun = [{"game": view["id"], "version": 1, "hash": view["hash"]} for view in (one, other)]
        assert sorted(told[1:], key=str) == sorted((("version", data) for data in begun), key=str)
        moved = client.act(other, other["legal"][0]["word"])
        assert next(feed) == ("version", {"game": other["id"], "version": moved["version"], "hash": moved["hash"]})
        client.http.delete(f"/api/games/{other['id']}")
        assert next(feed) == ("gone", {"game": other["id"]})
        moved = client.act(one, one["legal"][0]["word"])
        assert next(feed) == ("version", {"game": one["id"], "version": moved["version"], "hash": moved["hash"]})
        client.http.delete(f"/api/games/{one['id']}")
        assert list(feed) == [("gone", {"game": one["id"]})]
    refused(client.http.get("/api/feed"), 422, "error-request-missing")


def test_a_feed_that_is_left_lets_its_games_go(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded_games, "KEPT_GAMES", 0)
    monkeypatch.setattr(feed_api, "PING_SECONDS", 0.05)
    with connected(app) as client:
        ids = [client.create()["id"] for _ in range(3)]
        with listening_at(client, f"/api/feed?games={','.join(ids)}") as feed:
            assert {next(feed)[1]["game"] for _ in ids} == set(ids)
            assert app.state.games.in_memory == 3
        end = time.monotonic() + 60
        while app.state.games.in_memory:
            assert time.monotonic() < end
            time.sleep(0.01)


def test_a_feed_of_nothing_is_refused_in_words(client: TableClient) -> None:
    refused(client.http.get("/api/games/nothing/feed"), 404, "error-not-found")


def test_pings_keep_it_open(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed_api, "PING_SECONDS", 0.05)
    with connected(app) as client:
        view = client.create()
        with open_http(client.http.base_url) as http, http.stream("GET", f"/api/games/{view['id']}/feed") as feed:
            pings = (line for line in feed.iter_lines() if line.startswith(": ping"))
            assert next(pings)
            assert next(pings)


def test_feeds_end_at_once_when_the_server_stops(app: FastAPI) -> None:
    with connected(app) as client:
        views = [client.create() for _ in range(10)]
        open_feeds = [listening(client, view) for view in views]
        feeds = [opened.__enter__() for opened in open_feeds]
        assert all(next(feed)[0] == "version" for feed in feeds)
        begun = time.monotonic()
    assert time.monotonic() - begun < 30
    assert all(list(feed) == [] for feed in feeds)
    for opened in open_feeds:
        opened.__exit__(None, None, None)


def test_unused_games_leave_memory_and_used_ones_stay(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-48."""
    monkeypatch.setattr(loaded_games, "KEPT_GAMES", 4)
    with connected(app) as client:
        listened = [client.create() for _ in range(2)]
        with listening(client, listened[0]) as first, listening(client, listened[1]) as second:
            assert next(first)
            assert next(second)
            others = [client.create([PERSON, PERSON]) for _ in range(20)]
            assert app.state.games.in_memory == 4
            for number in range(30):
                client.http.get(f"/api/games/nothing{number}")
            assert app.state.games.in_memory <= 4
            for view in listened:
                client.act(view, "build")
            assert (next(first)[1]["version"], next(second)[1]["version"]) == (3, 3)
        assert all(client.act(view, "build")["version"] == 3 for view in others)


@pytest.mark.parametrize("stuck", [b"told", STILL_THERE], ids=["event", "ping"])
def test_who_takes_nothing_is_given_up(stuck: bytes) -> None:
    """R-59: whether it is an event that they do not take, or a sign of life."""

    async def events() -> AsyncGenerator[bytes, None]:
        if stuck == b"told":
            yield stuck
        await asyncio.Event().wait()

    async def send(message: Message) -> None:
        if message.get("body") == stuck:
            await asyncio.Event().wait()

    async def receive() -> Message:
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]

    stream = EventStream(events(), ping=0.01, send_timeout=0.03)
    with pytest.raises(TimeoutError):
        awaited(stream({"type": "http", "method": "GET"}, receive, send))
