"""Hints: the search's best three for the person who is to decide, and for nobody else."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import State
from teocalli.server.weighing import after_turn
from tests.fixtures.store import own_games
from tests.server.running import connected
from tests.server.table_client import PERSON, RANDOM, TableClient, View, refused
from tests.server.test_bots import Slow, app_with

LEVEL = {"kind": "bot", "bot": "level:2"}


def ask(client: TableClient, view: View) -> httpx.Response:
    """The answer to a question for a hint."""
    return client.http.get(f"/api/games/{view['id']}/hint", params={"version": view["version"]})


def test_a_hint_names_the_best_three_with_values_and_changes_nothing(client: TableClient) -> None:
    view = client.play(client.create([PERSON, LEVEL, PERSON], first_player="seat_0"), random.Random(2), words=9)
    while len(view["legal"]) < 3:  # what is drawn is not the test's choice
        view = client.play(view, random.Random(2), words=view["n"] + 1)
    with ThreadPoolExecutor() as pool:
        one, other = pool.map(ask, [client] * 2, [view] * 2)
    hint: dict[str, Any] = one.json()
    assert other.json() == hint  # one search for all who ask
    assert (hint["version"], hint["seat"]) == (view["version"], view["to_move"])
    assert hint["playouts"] > 0
    words = [suggestion["word"] for suggestion in hint["suggestions"]]
    assert len(set(words)) == 3
    assert set(words) <= {preview["word"] for preview in view["legal"]}
    for suggestion in hint["suggestions"]:
        assert len(suggestion["chances"]) == 3
        assert sum(suggestion["chances"]) == pytest.approx(1)
        assert sum(suggestion["percent"]) == 100
        first = suggestion["steps"][0]
        assert (first["word"], first["seat"]) == (suggestion["word"], view["to_move"])
        assert all(step["message"]["id"].startswith("uxmal-") for step in suggestion["steps"])
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
    assert sum(told["chances"]) == pytest.approx(1)
    assert sum(told["percent"]) == 100
    assert client.view(view["id"]) == view
    refused(weigh(client, view, "nonsense"), 422, "error-illegal-action")
    refused(weigh(client, view, word, word), 422, "error-illegal-action")
    refused(weigh(client, {**view, "version": view["version"] - 1}, word), 409, "error-stale")
    assert weigh(client, view).status_code == 422


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
