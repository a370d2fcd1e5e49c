"""Bots: they play by themselves, and one that fails or is late does not hold up the game (R-12)."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fastapi import FastAPI

from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.state import State
from teocalli.players.registry import Player, make_player
from teocalli.server import create_app
from teocalli.server.bots import BotRoom
from teocalli.table.seats import Seat
from tests.server.running import connected
from tests.server.table_client import GREEDY, PERSON, RANDOM, TableClient


class Raising:
    """A bot that always fails."""

    def choose(self, state: State) -> int:
        raise RuntimeError("no idea")


class Wrong:
    """A bot that wants what is not legal."""

    def choose(self, state: State) -> int:
        return -1


class Spoiling:
    """A bot that changes the position it is asked about."""

    def choose(self, state: State) -> int:
        action = state.legal_actions()[0]
        state.apply_action(action)
        return action


class Slow:
    """A bot that does not answer before it is let go; counts how often it was asked."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.asked = 0

    def choose(self, state: State) -> int:
        self.asked += 1
        self.go.wait(60)
        return state.legal_actions()[0]


def app_with(bot: Player, data: Path) -> FastAPI:
    """An app in which the bot `random` is another one."""
    return create_app(data, players=lambda name: bot if name == "random" else make_player(name))


def test_bots_play_among_themselves_to_the_end(client: TableClient) -> None:
    view = client.create([GREEDY, RANDOM, GREEDY])
    assert (view["viewer"], view["thinking"], view["legal"]) == (None, True, [])
    view = client.wait_for_bots(view)
    assert view["status"] == "finished"


@pytest.mark.parametrize("bot", [Raising(), Wrong()])
def test_a_random_choice_stands_in_for_a_bot_that_fails(
    bot: Player, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with connected(app_with(bot, tmp_path)) as client:
        view = client.play(client.create([PERSON, RANDOM]), random.Random(3), words=40)
        assert view["n"] >= 40
        assert {entry["seat"] for entry in view["log"]} == {0, 1}
        assert f"game {view['id']}, seat 1: bot random failed, a random choice stands in" in caplog.text
        assert "Traceback" not in caplog.text
        logged = caplog.text.count("stands in")
        assert (
            logged >= sum(1 for entry in view["log"] if entry["seat"] == 1 and entry["kind"] in {"build", "seat"}) / 2
        )


def test_a_bot_cannot_change_the_game_but_by_its_answer(tmp_path: Path) -> None:
    with connected(app_with(Spoiling(), tmp_path)) as client:
        view = client.play(client.create([PERSON, RANDOM]), random.Random(3))
        assert view["status"] == "finished"


def test_a_late_bot_is_replaced_within_a_second_and_not_asked_again_meanwhile(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    slow = Slow()
    with connected(app_with(slow, tmp_path)) as client:
        begun = time.monotonic()
        view = client.create([RANDOM, PERSON], first_player="seat_0")
        while client.view(view["id"])["n"] == 0:
            time.sleep(0.01)
        assert 0.5 < time.monotonic() - begun < 30
        view = client.play(view, random.Random(3), words=30)
        assert slow.asked == 1
        assert "a random choice stands in" in caplog.text
        slow.go.set()
        view = client.play(view, random.Random(3), words=view["n"] + 20)
        assert slow.asked > 1


def test_the_server_stops_at_once_though_a_bot_is_stuck(tmp_path: Path) -> None:
    slow = Slow()
    with connected(app_with(slow, tmp_path)) as client:
        client.create([RANDOM, PERSON], first_player="seat_0")
        begun = time.monotonic()
    assert time.monotonic() - begun < 30
    slow.go.set()


def test_after_a_restart_bots_go_on_when_the_game_is_opened(tmp_path: Path) -> None:
    slow = Slow()
    with connected(app_with(slow, tmp_path)) as client:
        view = client.create([RANDOM, PERSON], first_player="seat_0")
        assert view["n"] == 0
    slow.go.set()
    with connected(create_app(tmp_path)) as client:
        before = client.view(view["id"])
        assert client.wait_for_bots(before)["to_move"] == 1


def test_a_level_sits_at_the_table_under_its_name_and_keeps_what_it_found(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made: list[str] = []

    def make(specification: str) -> Player:
        made.append(specification)
        return make_player(specification)

    level = {"kind": "bot", "bot": "level:4"}
    with connected(create_app(tmp_path, players=make)) as client:
        view = client.play(client.create([PERSON, level, level, RANDOM]), random.Random(3), words=40)
        assert [seat["name"] for seat in view["seats"][1:3]] == ["Master builder", "Master builder 2"]
        assert [seat["bot"] for seat in view["seats"]] == [None, "level:4", "level:4", "random"]
    assert sorted(made) == ["level:4", "level:4", "random"]
    assert "stands in" not in caplog.text


def test_a_search_without_end_is_stopped_and_says_what_it_has_found() -> None:
    game = load_game("uxmal", 2)
    match = Match(game, game.draw_setup(random.Random(1).randrange))
    match.play("build")
    match.play_action(match.state.legal_actions()[0])  # the tile that is drawn
    seat = Seat(0, "bot", "Itzel", "pink", "mcts:1000000000p")
    begun = time.monotonic()
    # In a thread of its own, since browser tests may have left their event loop running in this one.
    with ThreadPoolExecutor(1) as elsewhere:
        action, origin = elsewhere.submit(asyncio.run, BotRoom().choose("game", seat, match.state)).result()
    assert 0.5 < time.monotonic() - begun < 30
    assert origin in ("bot", "stand-in")  # the latter only where the machine has no time for anybody
    assert match.state.is_legal_action(action)
    end = time.monotonic() + 30
    while any(thread.name == "bot mcts:1000000000p" for thread in threading.enumerate()):
        assert time.monotonic() < end, "the search goes on"
        time.sleep(0.01)
