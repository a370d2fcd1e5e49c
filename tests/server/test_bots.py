"""Bots: they play by themselves, and one that fails or is late does not hold up the game (R-12)."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import pytest
from fastapi import FastAPI

from bench.bot_load import load
from teocalli.core.match import Match
from teocalli.core.processors import processors
from teocalli.core.registry import known_games, load_game
from teocalli.core.state import State
from teocalli.players.greedy import Greedy
from teocalli.players.registry import Player, make_player
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import SearchSettings
from teocalli.server import create_app
from teocalli.server.bots import BotRoom, stand_in
from teocalli.table.events import Origin
from teocalli.table.seats import Seat
from tests.awaiting import awaited
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


class Counting:
    """A bot that thinks for a moment and answers at once after that; counts how many of its kind think at once."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.now = self.most = self.asked = 0

    def choose(self, state: State) -> int:
        with self.lock:
            self.now += 1
            self.asked += 1
            self.most = max(self.most, self.now)
        time.sleep(0.001)
        with self.lock:
            self.now -= 1
        return state.legal_actions()[0]


PATIENCE = 0.5


def app_with(bot: Player, data: Path) -> FastAPI:
    """An app in which the bot `random` is another one, and nobody waits for long."""
    return create_app(data, players=lambda name: bot if name == "random" else make_player(name), patience=PATIENCE)


def test_bots_play_among_themselves_to_the_end(client: TableClient) -> None:
    view = client.create([GREEDY, RANDOM, GREEDY])
    assert (view["viewer"], view["thinking"], view["legal"]) == (None, True, [])
    view = client.wait_for_bots(view)
    assert view["status"] == "finished"


@pytest.mark.parametrize("bot", [Raising(), Wrong()])
def test_greedy_stands_in_for_a_bot_that_fails(bot: Player, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with connected(app_with(bot, tmp_path)) as client:
        view = client.play(client.create([PERSON, RANDOM]), random.Random(3), words=40)
        assert view["n"] >= 40
        assert {entry["seat"] for entry in view["log"]} == {0, 1}
        assert f"game {view['id']}, seat 1: bot random failed, greedy stands in" in caplog.text
        assert "Traceback" not in caplog.text
        logged = caplog.text.count("stands in")
        assert (
            logged >= sum(1 for entry in view["log"] if entry["seat"] == 1 and entry["kind"] in {"build", "seat"}) / 2
        )


def test_a_bot_cannot_change_the_game_but_by_its_answer(tmp_path: Path) -> None:
    with connected(app_with(Spoiling(), tmp_path)) as client:
        view = client.play(client.create([PERSON, RANDOM]), random.Random(3))
        assert view["status"] == "finished"


def test_a_late_bot_is_replaced_and_not_asked_again_meanwhile(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    slow = Slow()
    with connected(app_with(slow, tmp_path)) as client:
        begun = time.monotonic()
        view = client.create([RANDOM, PERSON], first_player="seat_0")
        while client.view(view["id"])["n"] == 0:
            time.sleep(0.01)
        assert 0.5 < time.monotonic() - begun < 30
        view = client.play(view, random.Random(3), words=30)
        assert slow.asked == 1
        assert "greedy stands in" in caplog.text
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


def test_a_level_sits_at_the_table_under_a_name_of_its_own_and_keeps_what_it_found(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made: list[str] = []

    def make(specification: str) -> Player:
        made.append(specification)
        return make_player(specification)

    level = {"kind": "bot", "bot": "level:4"}
    with connected(create_app(tmp_path, players=make)) as client:
        view = client.play(client.create([PERSON, level, level, RANDOM]), random.Random(3), words=40)
        assert [seat["name"] for seat in view["seats"][1:3]] == ["Itzel", "Balam"]
        assert [seat["bot"] for seat in view["seats"]] == [None, "level:4", "level:4", "random"]
    assert sorted(made) == ["level:4", "level:4", "random"]
    assert "stands in" not in caplog.text


def position() -> State:
    """A position of Uxmal in which a tile is to be placed."""
    game = load_game("uxmal", 2)
    match = Match(game, game.draw_setup(random.Random(1).randrange))
    match.play("build")
    match.play_action(match.state.legal_actions()[0])  # the tile that is drawn
    return match.state


def chosen(room: BotRoom, bot: str, state: State) -> tuple[int, Origin]:
    """What a bot chooses, and who that was."""
    seat = Seat(0, "bot", "Itzel", "pink", bot)
    return awaited(room.choose("game", seat, state))


def test_a_search_without_end_is_stopped_and_says_what_it_has_found() -> None:
    state = position()
    begun = time.monotonic()
    action, origin = chosen(BotRoom(patience=PATIENCE), "mcts:1000000000p", state)
    assert time.monotonic() - begun >= PATIENCE
    assert origin == "bot"
    assert state.is_legal_action(action)
    end = time.monotonic() + 30
    while any(thread.name == "bot mcts:1000000000p" for thread in threading.enumerate()):
        assert time.monotonic() < end, "the search goes on"
        time.sleep(0.01)


class Deaf(SearchPlayer):
    """A search that does not hear that it should stop."""

    def stop(self) -> None:
        """Go on."""


def test_the_best_that_a_late_search_has_found_stands_in_for_its_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    state = position()
    monkeypatch.setattr("teocalli.server.bots.STOPPING_SECONDS", 0.1)
    deaf = Deaf(SearchSettings(playouts=1_000_000_000), seed=1)
    action, origin = chosen(BotRoom(lambda _: deaf, patience=PATIENCE), "deaf", state)
    report = deaf.report()
    assert origin == "stand-in"
    assert "the best it found stands in" in caplog.text
    assert report is not None
    assert action in {line.action for line in report.lines if line.visits > 1}
    SearchPlayer.stop(deaf)


@pytest.mark.parametrize("who", ["greedy", "a random choice"])
def test_chance_stands_in_only_where_greedy_fails_too(who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    values = Greedy().values(state)
    best = {action for action, value in values if value >= max(value for _, value in values) - 1e-9}
    assert len(best) < len(state.legal_actions())
    if who == "a random choice":
        monkeypatch.setattr("teocalli.server.bots.Greedy", Raising)
    chosen_by = [stand_in(state, None) for _ in range(40)]
    assert {by for _, by in chosen_by} == {who}
    assert ({action for action, _ in chosen_by} <= best) == (who == "greedy")


@pytest.mark.long
@pytest.mark.parametrize("game", known_games())
def test_nobody_stands_in_where_eight_games_of_bots_go_on_at_once(game: str, tmp_path: Path) -> None:
    """Answers come before the threads that gave them have ended; `bench/bot_load.py` is the long form."""
    measured = load(tmp_path, games=8, bot="level:4", game=game, seconds=5)
    assert measured["stand_ins"] == 0
    assert measured["decisions"] > 20


def test_only_so_many_bots_think_at_once_and_all_get_their_turn(tmp_path: Path) -> None:
    counting = Counting()
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    with connected(create_app(tmp_path, players=lambda _: counting)) as client:
        views = [client.create(bots) for _ in range(10)]
        for view in views:
            assert client.wait_for_bots(view, 300)["status"] == "finished"
    assert counting.asked > 500
    assert counting.most <= processors()


def test_games_whose_bots_wait_for_a_place_block_nothing_else(tmp_path: Path) -> None:
    """As many games as you like: the list, new games, and games whose bots do not search go on at once."""
    slow = Slow()
    search = {"kind": "bot", "bot": "mcts:10s:8t"}

    def make(name: str) -> Player:
        return Deep(slow) if name.startswith("mcts") else make_player(name)

    with connected(create_app(tmp_path, players=make)) as client:
        waiting = [client.create([search] * 2) for _ in range(40)]
        view = client.wait_for_bots(client.create([GREEDY, PERSON], first_player="seat_0"))
        assert view["to_move"] == 1
        assert client.http.get("/api/games").json()["total"] == 41
        assert all(client.view(game["id"])["thinking"] for game in waiting)
        assert slow.asked == max(1, processors() // 8)
        slow.go.set()


class Deep(SearchPlayer):
    """A search of ten seconds in eight threads that does what another player does."""

    def __init__(self, player: Player) -> None:
        super().__init__(SearchSettings(seconds=10, threads=8))
        self._player = player

    def choose(self, state: State) -> int:
        """What the other one chooses."""
        return self._player.choose(state)
