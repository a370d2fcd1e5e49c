"""R-03: one person may go back over bots' turns, over what was revealed only as practice, and the seed stays true."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence
from typing import Any

import pytest

from teocalli.core.chance import SeededDraws, draw_outcome
from teocalli.core.errors import TeocalliError, UndoError
from teocalli.core.events import Event
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE
from teocalli.table.seats import Seat, SeatRequest, assign_seats
from teocalli.table.table import Table
from tests.table.play import BOT_WISH, PERSON_WISH, play_word

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("uxmal", 3, {}),
    ("uxmal", 2, {"hands": "hidden"}),
    ("teotihuacan", 2, {}),
    ("teotihuacan", 1, {}),
]
"""Games with a person in the first seat and bots in the others."""


def opened(
    name: str, requests: Sequence[SeatRequest], options: dict[str, Any], *, take_back: bool | None = None
) -> tuple[Table, list[Event]]:
    """A table for a new game."""
    seats = assign_seats(requests, lambda _: None)
    return Table.open(load_game(name, len(requests), options), seats, take_back=take_back)


def against_bots(name: str, players: int, options: dict[str, Any]) -> tuple[Table, list[Event]]:
    """A table with one person."""
    return opened(name, [PERSON_WISH, *[BOT_WISH] * (players - 1)], options)


def assert_seed_explains(match: Match, seed: str) -> None:
    """Draw number k of the game that was played in the end follows from the seed (R-06)."""
    draws, number = SeededDraws(bytes.fromhex(seed)), 0
    for n, action in enumerate(match.actions):
        if match.state_at(n).current_player == CHANCE:
            assert action == draw_outcome(match.state_at(n), draws, number)
            number += 1
    assert number


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_undo_leads_to_the_person_s_last_decision_and_says_what_it_crosses(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """R-03, R-06, R-42: over a whole game in which much is taken back, and loaded anew from its events."""
    table, events = against_bots(name, players, options)
    chooser = random.Random(7)
    kinds = set()
    while table.to_move is not None:
        if (plan := table.taking_back()).kind is not None and chooser.random() < 0.15:
            assert plan.to is not None
            kinds.add(plan.kind)
            crossed = [table.match.state_at(n) for n in range(plan.to, len(table.match.words))]
            revealed = any(
                state.current_player == CHANCE or (state.current_player != 0 and state.hides_from(0))
                for state in crossed
            )
            assert revealed == (plan.kind == "practice")
            before, words = table.version, table.match.words[: plan.to]
            if plan.kind == "practice":
                with pytest.raises(UndoError):
                    table.undo(f"refused {table.version}")
                assert table.version == before
            events += table.undo(f"undo {table.version}", practice=plan.kind == "practice")
            assert table.match.words == words
            assert table.to_move == 0
            assert len(table.match.state.legal_actions()) > 1 or table.match.forced_action() is None
        events += play_word(table, chooser)
    assert kinds >= ({"practice", "decision"} if name == "teotihuacan" else {"practice"})
    assert table.practice
    assert table.seed is not None
    assert_seed_explains(table.match, table.seed)
    loaded = Table.from_events(events)
    assert (loaded.match.words, loaded.origins, loaded.practice) == (table.match.words, table.origins, table.practice)
    assert loaded.version == table.version == len(events)
    record = Record.from_json(table.record().to_json())
    assert Match.from_record(record).state.hash() == table.match.state.hash()
    assert record.extra["practice"] == table.practice


def test_over_bots_turns_nothing_is_asked_as_long_as_nothing_was_revealed() -> None:
    table, events = against_bots("uxmal", 2, {})
    chooser = random.Random(1)
    kinds = []
    while table.to_move is not None:
        plan = table.taking_back()
        kinds.append(plan.kind)
        if plan.kind == "turn" and kinds.count("turn") < 5:
            assert plan.reason is None
            events += table.undo(f"undo {table.version}")
        events += play_word(table, chooser)
    assert kinds.count("turn") >= 5
    assert table.practice == []
    assert "practice" not in table.record().to_json()
    assert all("practice" not in event.payload for event in events)


def test_a_draw_that_was_taken_back_comes_out_the_same() -> None:
    table, _ = against_bots("uxmal", 2, {"first_player": "seat_0"})
    table.act("build", "one")
    drawn = list(table.match.words)
    table.undo("two", practice=True)
    table.act("build", "three")
    assert table.match.words == drawn
    assert table.practice == [0]


def test_it_is_a_setting_of_games_with_one_person() -> None:
    assert opened("uxmal", [PERSON_WISH, BOT_WISH], {})[0].take_back
    assert not opened("uxmal", [PERSON_WISH, BOT_WISH], {}, take_back=False)[0].take_back
    assert not opened("uxmal", [PERSON_WISH, PERSON_WISH], {})[0].take_back
    assert not opened("uxmal", [BOT_WISH, BOT_WISH], {})[0].take_back
    for requests in ([PERSON_WISH, PERSON_WISH], [BOT_WISH, BOT_WISH]):
        with pytest.raises(TeocalliError) as caught:
            opened("uxmal", requests, {}, take_back=True)
        assert caught.value.code == "error-take-back"


@pytest.mark.parametrize("older", [True, False])
def test_without_it_and_in_older_games_undo_stays_within_the_turn(older: bool) -> None:
    table, events = opened("uxmal", [PERSON_WISH, BOT_WISH], {"first_player": "seat_0"}, take_back=older)
    if older:  # their first event says nothing of it
        payload = {key: value for key, value in events[0].payload.items() if key != "take_back"}
        events[0] = dataclasses.replace(events[0], payload=payload)
        table = Table.from_events(events)
    table.act("build", "k")
    assert table.taking_back().to is None
    assert table.taking_back().reason == {"id": "undo-barrier-chance", "args": {}}
    with pytest.raises(UndoError):
        table.undo("k2", practice=True)


def test_a_finished_game_stays_finished() -> None:
    table, _ = against_bots("uxmal", 2, {})
    chooser = random.Random(2)
    while table.to_move is not None:
        play_word(table, chooser)
    with pytest.raises(UndoError):
        table.undo("k", practice=True)


@pytest.mark.parametrize(
    ("found", "kept"), [([3, 1, 3], [1, 3]), ([10**9], [0]), (True, [0]), ({"x": 1}, [0]), ([], []), (None, [])]
)
def test_the_mark_of_a_record_stays(found: object, kept: list[int]) -> None:
    table, _ = against_bots("uxmal", 2, {})
    chooser = random.Random(3)
    while len(table.match.words) < 5:
        play_word(table, chooser)
    record = table.record()
    record.extra["practice"] = found

    def seating(_record: Record, _match: Match) -> list[Seat]:
        return table.seats

    opened_again, _ = Table.open_record(record, seating)
    assert opened_again.practice == kept
    assert opened_again.take_back
