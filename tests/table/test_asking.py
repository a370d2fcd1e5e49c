"""Who is asked for something at a table, as those are told who are not looking (R-50)."""

from __future__ import annotations

import random

from teocalli.core.names import PROGRAM_MARK
from teocalli.table.asking import Asked, asked_of, newly_asked
from teocalli.table.clock import TimeControl
from teocalli.table.seats import SeatRequest
from tests.table.play import PERSON_WISH
from tests.table.test_clock import BEGIN, MINUTE
from tests.table.test_clock import begun as begun_with_clock
from tests.table.test_company import LINA, OMAR, asker_at, open_for_people, word
from tests.table.test_proposals import begun, decide, play_past_own_turn
from tests.table.test_rating import open_rated
from tests.table.test_shuffle import promise


def test_who_is_to_move_is_asked_once_for_the_whole_turn() -> None:
    table, _ = open_for_people(options={"first_player": "seat_0"})
    assert asked_of(table) == []
    before = table.copy()
    table.sit("omar", "Omar", None, None)
    assert newly_asked(before, table) == ([Asked("lina", "move")], [])
    chooser, moved = random.Random(1), 0
    while table.to_move == 0:
        before = table.copy()
        decide(table, chooser)
        moved += 1
        expected = ([], []) if table.to_move == 0 else ([Asked("omar", "move")], [Asked("lina", "move")])
        assert newly_asked(before, table) == expected
    assert moved > 1
    assert newly_asked(None, table)[0] == [Asked("omar", "move")]


def test_a_bot_in_somebodys_seat_is_asked_in_their_place_and_a_program_looks_itself() -> None:
    table, _ = begun(PERSON_WISH, options={"first_player": "seat_0"})
    before = table.copy()
    table.let_play("random", "k", LINA)
    assert newly_asked(before, table) == ([], [Asked("lina", "move")])
    table, _ = open_for_people(options={"first_player": "seat_0"})
    table.sit(f"{PROGRAM_MARK}x", "Robo", None, None)
    chooser = random.Random(3)
    while table.to_move == 0:
        decide(table, chooser)
    assert (table.to_move, asked_of(table)) == (1, [])


def test_a_clock_says_until_when() -> None:
    table, _ = begun_with_clock(TimeControl("turn", 60))
    (asked,) = asked_of(table)
    assert asked.until == BEGIN + MINUTE + 60_000


def test_all_who_have_not_answered_a_proposal_are_asked() -> None:
    table, _ = begun(PERSON_WISH, PERSON_WISH, options={"first_player": "seat_0"})
    chooser = random.Random(2)
    play_past_own_turn(table, LINA, chooser)
    before = table.copy()
    about = table.undo_to_propose(table.sight(LINA))  # type: ignore[arg-type]
    assert about is not None
    table.propose_undo(about, "p", LINA)
    assert newly_asked(before, table) == ([Asked("omar", "answer"), Asked("mia", "answer")], [])
    before = table.copy()
    table.answer(table.proposal.number, "yes", "a", OMAR)  # type: ignore[union-attr]
    assert newly_asked(before, table) == ([], [Asked("omar", "answer")])
    before = table.copy()
    table.act(word(table, chooser), "m", asker_at(table))
    assert Asked("mia", "answer") in newly_asked(before, table)[1]


def test_a_game_that_cannot_begin_asks_those_who_are_missing() -> None:
    table, _ = open_rated(SeatRequest(name="Lina"), PERSON_WISH, joint=True)
    assert asked_of(table) == []
    table.sit("omar", "Omar", None, None)
    assert asked_of(table) == [Asked("omar", "begin")]
    table.consent(yes=True, key="c", asker=OMAR)
    assert asked_of(table) == [Asked("lina", "begin"), Asked("omar", "begin")]
    promise(table, LINA)
    assert asked_of(table) == [Asked("omar", "begin")]
    promise(table, OMAR)
    assert asked_of(table) == [Asked("lina", "begin"), Asked("omar", "begin")]
