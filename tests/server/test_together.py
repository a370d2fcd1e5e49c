"""Two server processes on one PostgreSQL: what happens at one is seen at the other, and is decided once."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from teocalli.core.errors import TeocalliError
from teocalli.core.state import State
from teocalli.players.registry import Player, make_player
from teocalli.server import create_app, launch, together, tournament_feed
from teocalli.server.bus import PostgresBus, bus_at
from teocalli.server.hosting import Hosting
from teocalli.server.workers import check_workers
from tests.server.people import PUBLIC, Somebody
from tests.server.redis_server import RedisServer
from tests.server.running import serving
from tests.server.table_client import RANDOM, View, new_key, open_http, refused
from tests.server.test_feed import Notices, listening, listening_at, notices
from tests.server.test_tournaments import do, invite, opened
from tests.store.conftest import change
from tests.store.postgresql import new_database

SOON = 0.3
"""Seconds between two looks at the database where a test waits for one."""
NEVER = 1000.0
"""The same, where a test shows that no look is needed."""


@pytest.fixture(scope="module")
def database(postgresql: str) -> str:
    """A database for all tests here."""
    return new_database(postgresql, "together")


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """A bus for all tests here."""
    server = RedisServer(tmp_path_factory.mktemp("redis"))
    yield server
    server.stop()


class Counting:
    """Makes bots, and counts what they are asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, specification: str) -> Player:
        player = make_player(specification)
        choose = player.choose

        def counted(state: State) -> int:
            self.asked += 1
            return choose(state)

        player.choose = counted  # type: ignore[method-assign]
        return player


class Two:
    """Ann at one process, Ben at another one, and what each process knows."""

    def __init__(self, stack: ExitStack, database: str, bus: str | None) -> None:
        self.counts = Counting(), Counting()
        self.apps = [create_app(database=database, hosting=Hosting(PUBLIC), bus=bus, players=c) for c in self.counts]
        addresses = [stack.enter_context(serving(app)) for app in self.apps]
        people = [Somebody(stack.enter_context(open_http(address))) for address in addresses]
        self.ann, self.ben = people
        for somebody, name in zip(people, ("Ann", "Ben"), strict=True):
            somebody.tell_name(name)

    def table(self) -> View:
        """A table at which both sit, and Ann begins."""
        view = self.ann.open_table(2, first_player="seat_0")
        return self.ben.come(self.ann.link(view["id"]), "Ben")

    def mover(self, game_id: str) -> tuple[Somebody, View]:
        """Who is asked, and what they see."""
        view = self.ann.view(game_id)
        return (self.ann, view) if view["viewer"] == view["to_move"] else (self.ben, self.ben.view(game_id))


@pytest.fixture
def two(request: pytest.FixtureRequest, database: str) -> Iterator[Two]:
    """Two processes; the parameter says by what they call each other."""
    by = getattr(request, "param", None)
    with ExitStack() as stack:
        yield Two(stack, database, request.getfixturevalue("redis").address if by == "redis" else None)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the time between two looks at the database."""

    def look_after(seconds: float) -> None:
        for module in (together, tournament_feed):
            monkeypatch.setattr(module, "LOOK_SECONDS", seconds)

    return look_after


@pytest.fixture
def rarely(looks: Callable[[float], None]) -> None:
    """Nobody looks at the database by itself."""
    looks(NEVER)


@pytest.fixture
def often(looks: Callable[[float], None]) -> None:
    """Everybody looks at the database all the time."""
    looks(SOON)


def until(feed: Notices, right: Callable[[str, dict[str, Any]], bool]) -> dict[str, Any]:
    """The first notice that is right."""
    return next(data for name, data in feed if right(name, data))


def heard(feed: Notices, view: View) -> None:
    """Wait until a feed tells a version."""
    found = until(feed, lambda name, data: name == "version" and data["version"] >= view["version"])
    assert found == {"version": view["version"], "hash": view["hash"]}


def test_talk_and_signs_go_from_process_to_process(two: Two, rarely: None) -> None:
    game = two.table()["id"]
    wait_for_buses(two.apps)
    with two.ben.http.stream("GET", f"/api/games/{game}/feed") as answer:
        feed = notices(answer)
        until(feed, lambda name, _: name == "talk")
        two.ann.taken(two.ann.http.post(f"/api/games/{game}/talk", json={"text": "hello", "key": new_key()}))
        assert until(feed, lambda name, _: name == "talk") == {"newest": {"table": 1}}
        two.ann.http.post(f"/api/games/{game}/signs", json={"at": "c3"})
        sign = until(feed, lambda name, _: name == "point")
        assert (sign["name"], sign["seat"], sign["at"]) == ("Ann", 0, "c3")
    said = two.ben.http.get(f"/api/games/{game}/talk").json()["messages"]
    assert [(each["text"], each["speaker"]) for each in said] == [("hello", sign["speaker"])]


@pytest.mark.parametrize("two", ["postgresql", "redis"], indirect=True)
@pytest.mark.usefixtures("rarely")
def test_what_happens_at_one_process_is_told_at_the_other_at_once(two: Two) -> None:
    game = two.table()["id"]
    wait_for_buses(two.apps)
    with (
        listening_at(two.ann, f"/api/games/{game}/feed") as at_ann,
        listening_at(two.ben, f"/api/games/{game}/feed") as at_ben,
    ):
        for feed in (at_ann, at_ben):
            assert until(feed, lambda name, data: name == "present" and data["seats"] == [0, 1])["away"] == {}
        for _ in range(4):
            somebody, view = two.mover(game)
            view = somebody.act(view, view["legal"][0]["word"])
            heard(at_ann, view)
            heard(at_ben, view)
        with listening_at(two.ben, f"/api/games/{game}/feed"):
            pass
        two.ann.http.delete(f"/api/games/{game}").raise_for_status()
        assert until(at_ben, lambda name, _: name == "gone") == {}


@pytest.mark.parametrize(("by", "seconds"), [("a call", NEVER), ("a look", SOON)])
def test_whoever_follows_a_tournament_hears_of_what_happens_at_the_other_process(
    two: Two, looks: Callable[[float], None], by: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks(seconds)
    wait_for_buses(two.apps)
    if by == "a look":
        monkeypatch.setattr(PostgresBus, "call", lambda *_: None)
    cup = opened(two.ann)["id"]
    two.ben.follow(invite(two.ann, cup))
    with listening_at(two.ann, f"/api/feed?games={cup}") as feed:
        assert next(feed) == ("version", {"game": cup, "version": 1})
        assert do(two.ben, cup, "entrants", name="Ben").status_code == 200
        assert next(feed) == ("version", {"game": cup, "version": 2})


@pytest.mark.usefixtures("rarely")
def test_of_two_at_once_one_decides_and_the_other_learns_what(two: Two) -> None:
    view = two.table()
    game = view["id"]
    elsewhere = Somebody(httpx.Client(base_url=two.ben.http.base_url, cookies=two.ann.http.cookies, verify=False))
    elsewhere.view(game)
    while (view := two.ann.view(game))["to_move"] == 0:
        word = view["legal"][0]["word"]
        with ThreadPoolExecutor() as pool:
            sent = [pool.submit(each.post_word, view, word) for each in (two.ann, elsewhere)]
        answers = sorted((each.result() for each in sent), key=lambda answer: answer.status_code)
        assert answers[0].status_code == 200
        assert refused(answers[1], 409, "error-stale")["view"] == answers[0].json()
    key = new_key()
    body = {"what": "undo", "about": view["undo"]["propose"], "key": key}
    with ThreadPoolExecutor() as pool:
        address = f"/api/games/{game}/proposals"
        sent = [pool.submit(each.http.post, address, json=body) for each in (two.ann, elsewhere) * 2]
    assert {each.result().json()["version"] for each in sent} == {view["version"] + 1}
    elsewhere.http.close()


@pytest.mark.usefixtures("often")
def test_each_decision_of_a_bot_is_made_at_one_process(two: Two, database: str) -> None:
    body = {"game": "uxmal", "seats": [{"kind": "person"}, RANDOM], "options": {}, "key": new_key(), "public": True}
    view = two.ann.taken(two.ann.http.post("/api/games", json=body), 201)
    game = view["id"]
    with listening_at(two.ann, f"/api/games/{game}/feed"), listening_at(two.ben, f"/api/games/{game}/feed") as at_ben:
        while view["n"] < 14:
            view = two.ann.wait_for_bots(two.ann.view(game))
            view = two.ann.act(view, view["legal"][0]["word"])
            two.ben.view(game)
        view = two.ann.wait_for_bots(view)
        heard(at_ben, view)
        record = two.ann.http.get(f"/api/games/{game}").json()["log"]
        asked_here = sum(count.asked for count in two.counts)
        decided = {entry["n"] for entry in record if entry["seat"] == 1 and not entry["forced"]}
        assert asked_here <= len(decided) + 1

        # Another process has them, and dies.
        change(database, "INSERT INTO servers SELECT 'stranger', max(seen) + 100000 FROM servers")
        change(database, f"INSERT INTO leases VALUES ('{game}', 'stranger')")
        view = two.ann.act(view, view["legal"][0]["word"])
        while not view["thinking"] and view["status"] == "running":
            view = two.ann.act(view, view["legal"][0]["word"])
        time.sleep(3 * SOON)
        assert two.ann.view(game)["version"] == view["version"]
        change(database, "UPDATE servers SET seen = 0 WHERE id = 'stranger'")
        assert two.ann.wait_for_bots(view)["version"] > view["version"]


@pytest.mark.parametrize("two", ["redis"], indirect=True)
@pytest.mark.usefixtures("often")
def test_a_bus_that_is_down_loses_nothing(two: Two, redis: RedisServer) -> None:
    game = two.table()["id"]
    wait_for_buses(two.apps)
    with (
        listening_at(two.ann, f"/api/games/{game}/feed") as at_ann,
        listening_at(two.ben, f"/api/games/{game}/feed") as at_ben,
    ):
        redis.stop()
        for _ in range(2):
            somebody, view = two.mover(game)
            view = somebody.act(view, view["legal"][0]["word"])
            heard(at_ann, view)
            heard(at_ben, view)
        redis.start()
        wait_for_buses(two.apps)
        somebody, view = two.mover(game)
        view = somebody.act(view, view["legal"][0]["word"])
        heard(at_ben if somebody is two.ann else at_ann, view)


@pytest.mark.usefixtures("often")
def test_a_program_on_the_same_file_is_followed_too(tmp_path: Path) -> None:
    with ExitStack() as stack:
        addresses = [stack.enter_context(serving(create_app(tmp_path))) for _ in range(2)]
        here, there = (Somebody(stack.enter_context(open_http(address))) for address in addresses)
        view = here.create()
        with listening(there, view) as feed:
            next(feed)
            heard(feed, here.act(view, view["legal"][0]["word"]))


def test_workers_serve_together_are_replaced_and_end_together(database: str, redis: RedisServer) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser", "--workers", "2"]
    command += ["--database", database, "--bus", redis.address]
    environment = {**os.environ, "LANG": "C", "LC_ALL": "C"}
    server = subprocess.Popen(
        [sys.executable, "-c", "from teocalli.cli.main import run; run()", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}" in server.stdout.readline()
        with open_http(f"http://127.0.0.1:{port}", transport=httpx.HTTPTransport(retries=5)) as http:
            somebody = Somebody(http)
            somebody.tell_name("Ann")
            game = somebody.open_table(2)["id"]
            first, *_ = children(server.pid)
            os.kill(first, signal.SIGKILL)
            wait_for(lambda: len(set(children(server.pid)) - {first}) == 2)
            for _ in range(4):
                http.headers["Connection"] = "close"
                assert somebody.view(game)["id"] == game
        started = children(server.pid)
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=60)
        assert server.returncode == 0
        assert errors.count("\n") == 1
        assert "another one takes its place" in errors
        assert not any(Path(f"/proc/{each}").exists() for each in started)
    finally:
        if server.poll() is None:
            server.kill()


def test_what_cannot_serve_together_is_refused_in_one_sentence(tmp_path: Path, redis: RedisServer) -> None:
    check_workers(1, "sqlite:///games")
    check_workers(2, "postgresql://games@localhost/games")
    attempts: dict[str, Callable[[], object]] = {
        "error-workers-database": lambda: launch.run_for_people("127.0.0.1", 0, data=tmp_path, workers=2),
        "error-bus-address": lambda: bus_at("http://localhost", "postgresql://localhost/games"),
    }
    for wrong, attempt in attempts.items():
        with pytest.raises(TeocalliError) as caught:
            attempt()
        assert caught.value.code == wrong
        assert re.fullmatch(r"[^\n]+\.", str(caught.value))
    assert bus_at(None, "sqlite:///games") is None
    assert bus_at(redis.address, "sqlite:///games") is not None


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    return [int(each) for each in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def wait_for(right: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 60
    while not right():
        assert time.monotonic() < end
        time.sleep(0.01)


def wait_for_buses(apps: list[FastAPI]) -> None:
    """Wait until all of them hear the others."""
    wait_for(lambda: all(app.state.games.hears for app in apps))
