"""Hints: the search's best lines for the person who is to decide, and for nobody else."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from teocalli.analysis import Evaluation
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import State
from teocalli.server.threads import ThinkingRoom
from teocalli.server.weighing import Weighings, after_turn
from tests.awaiting import awaited
from tests.fixtures.store import own_games
from tests.server.running import connected
from tests.server.table_client import PERSON, RANDOM, TableClient, View, refused
from tests.server.test_bots import Slow, app_with

LEVEL = {"kind": "bot", "bot": "level:2"}


def ask(client: TableClient, view: View) -> httpx.Response:
    """The answer to a question for a hint."""
    return client.http.get(f"/api/games/{view['id']}/hint", params={"version": view["version"]})


def test_a_hint_tells_the_best_lines_with_values_and_changes_nothing(client: TableClient) -> None:
    view = client.play(client.create([PERSON, LEVEL, PERSON], first_player="seat_0"), random.Random(2), words=9)
    while len(view["legal"]) < 3:  # what is drawn is not the test's choice
        view = client.play(view, random.Random(2), words=view["n"] + 1)
    with ThreadPoolExecutor() as pool:
        one, other = pool.map(ask, [client] * 2, [view] * 2)
    hint: dict[str, Any] = one.json()
    assert other.json() == hint  # one search for all who ask
    assert (hint["version"], hint["seat"]) == (view["version"], view["to_move"])
    assert hint["playouts"] > 0
    assert sum(hint["evaluation"]["percent"]) == 100
    words = [line["word"] for line in hint["lines"]]
    assert len(set(words)) == len(words) == min(5, len(view["legal"]))
    assert set(words) <= {preview["word"] for preview in view["legal"]}
    for line in hint["lines"]:
        assert len(line["chances"]) == len(line["points"]) == 3
        assert sum(line["chances"]) == pytest.approx(1)
        assert sum(line["percent"]) == 100
        first = line["steps"][0]
        assert (first["word"], first["seat"]) == (line["word"], view["to_move"])
        assert all(step["message"]["id"].startswith("uxmal-") for step in line["steps"])
    assert client.view(view["id"]) == view


def test_a_game_that_moves_on_ends_the_search_for_its_hint(client: TableClient) -> None:
    view = client.create([PERSON, PERSON])
    with ThreadPoolExecutor() as pool:
        begun = time.monotonic()
        hint = pool.submit(ask, client, view)
        time.sleep(0.2)
        moved = client.act(view, view["legal"][0]["word"])
        body = refused(hint.result(), 409, "error-stale")
        assert time.monotonic() - begun < 20
    assert body["view"]["version"] == moved["version"]


def test_only_a_person_who_is_to_decide_now_is_given_a_hint(client: TableClient, tmp_path: Path) -> None:
    view = client.create([PERSON, PERSON])
    old = {**view, "version": view["version"] - 1}
    assert refused(ask(client, old), 409, "error-stale")["view"] == view
    refused(client.http.get(f"/api/games/{view['id']}/hint"), 422, "error-request-missing")
    refused(client.http.get("/api/games/none/hint?version=1"), 404, "error-not-found")
    finished = client.wait_for_bots(client.create([RANDOM, RANDOM]))
    refused(ask(client, finished), 409, "error-game-over")
    slow = Slow()
    with connected(app_with(slow, tmp_path)) as other:
        refused(ask(other, other.create([RANDOM, PERSON], first_player="seat_0")), 409, "error-not-your-turn")
    slow.go.set()


def weigh(client: TableClient, view: View, *words: str) -> httpx.Response:
    """The answer to the question what a turn is worth."""
    return client.http.post(f"/api/games/{view['id']}/weigh", json={"version": view["version"], "words": words})


def test_candidate_turns_are_weighed_for_who_may_have_hints(client: TableClient) -> None:
    view = client.play(client.create([PERSON, LEVEL], first_player="seat_0"), random.Random(3), words=12)
    word = view["legal"][-1]["word"]
    told = weigh(client, view, word).json()
    assert set(told) == {"chances", "percent", "points", "solved"}  # as of a line
    assert sum(told["chances"]) == pytest.approx(1)
    assert sum(told["percent"]) == 100
    assert client.view(view["id"]) == view
    refused(weigh(client, view, "nonsense"), 422, "error-illegal-action")
    refused(weigh(client, view, word, word), 422, "error-illegal-action")
    refused(weigh(client, {**view, "version": view["version"] - 1}, word), 409, "error-stale")
    assert weigh(client, view).status_code == 422


def test_plans_of_a_game_are_weighed_one_at_a_time_and_no_more_wait_than_there_are_to_compare(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Others' games do not wait for that, but for a place to think."""
    state = Match.from_record(Record.parse((own_games("uxmal") / "01-2p-standard.json").read_text())).state_at(20)
    thinking: list[State] = []
    go_on = threading.Event()

    def worth(asked: State) -> Evaluation:
        thinking.append(asked)
        go_on.wait()
        return Evaluation([0.5, 0.5], [40, 40])

    async def ask_much() -> None:
        weighings = Weighings(ThinkingRoom(2))
        asked = [asyncio.create_task(weighings.weigh(game_id, state)) for game_id in ("one", "one", "other")]
        while len(thinking) < 2:
            await asyncio.sleep(0.001)
        with pytest.raises(TeocalliError) as refusal:
            await weighings.weigh("one", state)
        assert (refusal.value.code, len(thinking)) == ("error-too-many", 2)
        go_on.set()
        assert [told["percent"] for told in await asyncio.gather(*asked)] == [[50, 50]] * 3
        assert (await weighings.weigh("one", state))["points"] == [40, 40]

    monkeypatch.setattr("teocalli.server.weighing._worth", worth)
    awaited(ask_much())


def test_what_a_turn_leads_to_holds_nothing_that_the_player_does_not_know() -> None:
    """R-02: the turn is as it was chosen, and hands that the player does not know are dealt anew."""
    whole = Match.from_record(Record.parse((own_games("uxmal") / "23-4p-swap.json").read_text()))
    hiding = [n for n in range(len(whole.words)) if hides_something(whole.state_at(n))]
    differing = 0
    for n in hiding[::6]:
        match = whole.clone()
        match.go_back(n)
        if match.undo_start() < n:
            continue
        seat, word = match.state.current_player, match.game.legal_words(match.state)[-1]
        dealt = after_turn(match, [word])
        match.play(word)
        assert match.game.view(dealt, seat)["position"] == match.game.view(match.state, seat)["position"]
        differing += dealt.hash() != match.state.hash()
    assert differing > 0


def hides_something(state: State) -> bool:
    """Whether somebody decides who does not know everything."""
    return state.current_player >= 0 and state.hides_from(state.current_player)
