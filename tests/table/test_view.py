"""The view: complete, and nothing hidden in it (R-01)."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from teocalli.core.chance import SeededDraws
from teocalli.core.events import Event
from teocalli.core.shuffle import CHANCE_KEY
from teocalli.table.history import History
from teocalli.table.table import Table
from teocalli.table.view import build_view, list_entry, position
from tests.long import with_further
from tests.table.play import BOT_WISH, PERSON_WISH, open_table, play, play_word

KEYS = {
    "company",
    "hints",
    *("id", "game", "version", "hash", "status", "options", "components", "seats", "viewer", "secrets"),
    *("to_move", "thinking"),
    *(
        "n",
        "position",
        "projection",
        "legal",
        "asked",
        "undo",
        "story",
        "log",
        "score_history",
        "phases",
        "result",
        "set_up",
    ),
    *(
        "seed_hash",
        "seed",
        "shuffle",
        "rating",
        "take_back",
        "practice",
        "agreed",
        "proposal",
        "clock",
        "stand_ins",
        "ended",
    ),
}


def view_of(table: Table) -> dict[str, Any]:
    """The view of a table, as it comes out of JSON."""
    history = History([seat.name for seat in table.seats])
    history.follow(table.match, table.origins)
    view: dict[str, Any] = json.loads(json.dumps(build_view("g", table, history)))
    return view


def with_other_seed(events: list[Event]) -> Table:
    """The same game as everybody saw it, with another secret."""
    payload = {**events[0].payload, "seed": SeededDraws.new_seed().hex()}
    return Table.from_events([replace(events[0], payload=payload), *events[1:]])


@pytest.mark.parametrize(
    "options",
    with_further(
        [{"hands": "hidden", "draw": "open"}], [{}, {"components": "random"}, {"hands": "hidden", "base": "blank"}]
    ),
)
def test_exchanging_the_secret_changes_nothing_that_anybody_is_told(options: dict[str, str]) -> None:
    table, events = open_table([PERSON_WISH, BOT_WISH, PERSON_WISH], options)
    chooser = random.Random(47)
    while table.to_move is not None:
        events += play_word(table, chooser)
        if table.to_move is None:
            break
        if chooser.random() < 0.2 and table.taking_back().reason is None:
            events += table.undo(f"undo {table.version}")
        if chooser.random() < 0.2:
            other = with_other_seed(events)
            ours, theirs = view_of(table), view_of(other)
            assert ours.pop("seed_hash") != theirs.pop("seed_hash")
            assert ours == theirs
            our_record, their_record = table.record(), other.record()
            our_chance, their_chance = our_record.extra.pop(CHANCE_KEY), their_record.extra.pop(CHANCE_KEY)
            assert [set(each) for each in our_chance] == [set(each) for each in their_chance] == [{"from", "seed_hash"}]
            assert our_record.to_json() == their_record.to_json()
            assert list_entry(table) == list_entry(other)


def test_only_keys_of_the_contract_and_the_undrawn_in_no_order() -> None:
    table, events = open_table([PERSON_WISH, PERSON_WISH])
    play(table, events, seed=53, words=70)
    view = view_of(table)
    assert set(view) == KEYS
    assert "legal" not in view["position"]
    assert view["position"]["undrawn"] == sorted(view["position"]["undrawn"])
    assert view["seed"] is None
    assert table._seed is not None
    assert table._seed.hex() not in json.dumps(view)


def test_legal_words_are_those_of_the_viewer_only() -> None:
    table, _ = open_table([BOT_WISH, PERSON_WISH], {"first_player": "seat_0"})
    view = view_of(table)
    assert (view["viewer"], view["to_move"], view["thinking"], view["legal"]) == (1, 0, True, [])
    table.act_for_bot(table.match.state.legal_actions()[0], "bot")
    table, _ = open_table([PERSON_WISH, BOT_WISH], {"first_player": "seat_0"})
    view = view_of(table)
    assert [preview["word"] for preview in view["legal"]] == ["build"]
    assert (view["viewer"], view["to_move"], view["thinking"]) == (0, 0, False)


def test_hidden_hands_show_as_a_total_in_views_and_earlier_positions() -> None:
    table, events = open_table([PERSON_WISH, PERSON_WISH, PERSON_WISH], {"hands": "hidden"})
    play(table, events, seed=59, words=90)
    seen = [view_of(table)["position"], *(position(table, n)["position"] for n in range(len(table.match.words)))]
    totals = 0
    for shown in seen:
        for seat, hand in enumerate(shown["hands"]):
            assert (set(hand) == set("SJMET")) if seat == table.viewer else (set(hand) == {"total"})
            totals += hand.get("total", 0)
    assert totals > 0
    spectator = table.match.game.view(table.match.state, None)
    assert view_of(table)["score_history"][-1]["projection"] == [part["total"] for part in spectator["projection"]]


def test_the_result_ranks_everybody_and_tells_each_phase() -> None:
    table, events = open_table([PERSON_WISH, BOT_WISH, PERSON_WISH, BOT_WISH])
    play(table, events, seed=61)
    view = view_of(table)
    result = view["result"]
    assert view["status"] == "finished"
    assert result["winners"] == result["ranking"][0]
    assert sorted(seat for place in result["ranking"] for seat in place) == [0, 1, 2, 3]
    assert [sum(points) for points in result["phases"]] == result["scores"]
    assert all(len(points) == 3 for points in result["phases"])
    assert result["cards_left"] == [sum(hand.values()) for hand in view["position"]["hands"]]
    assert view["seed"] is not None


def test_a_list_tells_what_is_needed_to_find_a_game_again() -> None:
    table, events = open_table([PERSON_WISH, BOT_WISH])
    play(table, events, seed=67, words=80)
    entry = list_entry(table)
    assert set(entry) == {"seats", "status", "to_move", "scores", "winners", "phase", "free"}
    assert (entry["status"], entry["to_move"]) == ("running", table.to_move)
    assert entry["phase"] in {1, 2, 3}
