"""Clocks, and people who are not there, by the API: tests set the server's time, nothing waits (R-50, R-51)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from teocalli.server.present import REST_MS, ServerTime
from teocalli.table.clock import LAG_MS
from teocalli.table.moment import AWAY_MS
from tests.server.people import PUBLIC, Somebody, gathered
from tests.server.table_client import GREEDY, PERSON, View, new_key, refused

HOSTING = Hosting(PUBLIC)


class Watch:
    """A clock that goes on when it is told to."""

    def __init__(self, seconds: float = 1_700_000_000.0) -> None:
        self.seconds = seconds
        self.time = ServerTime(lambda: self.seconds, lambda: self.seconds)

    def on(self, milliseconds: float) -> None:
        """Let some time pass."""
        self.seconds += milliseconds / 1000


def opened(lina: Somebody, omar: Somebody, clock: dict[str, object] | None) -> View:
    """A table of Lina's with Omar, at which she moves first."""
    lina.tell_name("Lina")
    body = {"game": "uxmal", "seats": [PERSON] * 2, "options": {"first_player": "seat_0"}, "key": new_key()}
    game_id = lina.taken(lina.http.post("/api/games", json=body | {"clock": clock}), 201)["id"]
    return omar.come(lina.link(game_id), "Omar")


def said(somebody: Somebody, view: View, path: str, **body: object) -> httpx.Response:
    """The answer to a request about a game."""
    return somebody.http.post(f"/api/games/{view['id']}/{path}", json={"key": new_key(), **body})


def played(somebody: Somebody, view: View) -> View:
    """The view after somebody has finished their turn."""
    view = somebody.view(view["id"])
    while view["to_move"] == view["viewer"]:
        view = somebody.act(view, view["legal"][0]["word"])
    return view


def test_time_goes_on_over_a_restart_and_the_others_choose_when_it_is_up(tmp_path: Path) -> None:
    watch = Watch()
    with gathered(create_app(tmp_path, hosting=HOSTING, clock=watch.time), 2) as (lina, omar):
        view = opened(lina, omar, {"kind": "bank", "seconds": 300, "increment": 5})
        watch.on(100_000)
        view = played(lina, view)
        assert view["clock"]["left"] == [205_000, 300_000]
        assert view["clock"]["running"] == 1
        watch.on(200_000)
        answer = lina.http.get(f"/api/games/{view['id']}")
        assert int(answer.headers["Teocalli-Time"]) == view["clock"]["since"] + 200_000
        cookies = [dict(somebody.http.cookies) for somebody in (lina, omar)]
    watch.on(200_000)
    later = Watch(watch.seconds)
    with gathered(create_app(tmp_path, hosting=HOSTING, clock=later.time), 2) as (lina, omar):
        for somebody, known in zip((lina, omar), cookies, strict=True):
            somebody.http.cookies.update(known)
        assert lina.view(view["id"])["clock"] == view["clock"]
        refused(said(lina, view, "proposals", what="end", about=1), 409, "error-seat-in-time")  # the server rested
        later.on(REST_MS)
        ended = lina.taken(said(lina, view, "proposals", what="end", about=1))
        assert ended["ended"] == {"seat": 1, "why": "time"}
        assert (ended["status"], ended["result"], ended["to_move"]) == ("finished", None, None)
        entry = lina.http.get("/api/games").json()["games"][0]
        assert (entry["status"], entry["winners"]) == ("finished", [])
        refused(said(omar, view, "actions", version=ended["version"], word="build"), 409, "error-game-over")
        again = lina.taken(said(lina, view, "rematch"), 201)
        assert (again["clock"]["left"], again["ended"]) == ([300_000, 300_000], None)


def test_a_bot_takes_over_and_gives_the_seat_back(tmp_path: Path) -> None:
    """R-51: nobody who is in time loses the seat; the bot's moves go on by themselves."""
    watch = Watch()
    with gathered(create_app(tmp_path, hosting=HOSTING, clock=watch.time), 2) as (lina, omar):
        view = played(lina, opened(lina, omar, {"kind": "turn", "seconds": 60}))
        watch.on(REST_MS + LAG_MS - 1)
        takeover = {"what": "stand-in", "about": 1, "bot": "random"}
        refused(said(lina, view, "proposals", **takeover), 409, "error-seat-in-time")
        watch.on(1)
        refused(said(lina, view, "proposals", **takeover | {"bot": "nobody"}), 422, "error-unknown-player")
        key = new_key()
        for _ in range(2):
            lina.taken(said(lina, view, "proposals", **takeover, key=key))
        view = lina.wait_for_bots(lina.view(view["id"]))
        assert (view["to_move"], view["seats"][1]["stand_in"]) == (0, "random")
        assert view["stand_ins"][0]["bot"] == "random"
        assert omar.view(view["id"])["legal"] == []
        back = omar.taken(said(omar, view, "return"))
        assert back["seats"][1]["stand_in"] is None
        assert back["stand_ins"][0]["last"] == back["n"]
        played(lina, back)
        assert omar.view(view["id"])["legal"]


def test_without_a_clock_only_who_is_away_is_not_waited_for(tmp_path: Path) -> None:
    watch = Watch()
    with gathered(create_app(tmp_path, hosting=HOSTING, clock=watch.time), 3) as (lina, omar, third):
        view = played(lina, opened(lina, omar, None))
        takeover = {"what": "stand-in", "about": 1, "bot": "random"}
        with omar.http.stream("GET", f"/api/games/{view['id']}/feed") as feed:
            lines = feed.iter_lines()  # forgotten, it would close the feed
            next(lines)
            watch.on(2 * AWAY_MS)
            refused(said(lina, view, "proposals", **takeover), 409, "error-seat-in-time")
        with lina.http.stream("GET", f"/api/games/{view['id']}/feed") as feed:
            told = next(news for news in presences(feed.iter_lines()) if news["seats"] == [0])
        assert told["away"] == {"1": watch.time.now() + AWAY_MS}
        watch.on(1_000)
        omar.view(view["id"])  # he asked for something, if only as a program would
        watch.on(AWAY_MS - 1)
        refused(said(lina, view, "proposals", **takeover), 409, "error-seat-in-time")
        watch.on(1)
        view = lina.taken(said(lina, view, "proposals", **takeover))
        assert view["seats"][1]["stand_in"] == "random"
        refused(said(third, view, "return"), 404, "error-not-found")


def presences(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    """What a feed tells of who is there."""
    for line in lines:
        if line == "event: present":
            yield json.loads(next(lines).removeprefix("data: "))


def test_leaving_by_oneself_and_alone_with_bots_the_game_rests(tmp_path: Path) -> None:
    with gathered(create_app(tmp_path, hosting=HOSTING), 1) as (lina,):
        lina.tell_name("Lina")
        body = {"game": "uxmal", "seats": [PERSON, GREEDY], "options": {"first_player": "seat_0"}, "key": new_key()}
        view = lina.taken(lina.http.post("/api/games", json=body), 201)
        view = lina.taken(said(lina, view, "stand-in", bot="random"))
        assert view["company"]["rests"]
        assert not view["thinking"]
        refused(said(lina, view, "stand-in", bot="random"), 409, "error-seat-left")
        view = lina.taken(said(lina, view, "return"))
        assert view["legal"]
        assert view["stand_ins"] == []


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ({"kind": "turn", "seconds": 1}, "error-clock"),
        ({"kind": "turn", "seconds": 60, "increment": 5}, "error-clock-increment"),
        ({"kind": "hourglass", "seconds": 60}, "error-request-field"),
    ],
)
def test_a_clock_that_cannot_be(tmp_path: Path, clock: dict[str, object], code: str) -> None:
    with gathered(create_app(tmp_path, hosting=HOSTING), 1) as (lina,):
        lina.tell_name("Lina")
        body = {"game": "uxmal", "seats": [PERSON] * 2, "key": new_key(), "clock": clock}
        refused(lina.http.post("/api/games", json=body), 422, code)


def test_at_one_screen_there_is_no_clock(tmp_path: Path) -> None:
    with gathered(create_app(tmp_path), 1) as (screen,):
        body = {"game": "uxmal", "seats": [PERSON] * 2, "key": new_key(), "clock": {"kind": "turn", "seconds": 60}}
        refused(screen.http.post("/api/games", json=body), 422, "error-clock-screen")
