"""`Match`: history, forced actions, undo and its barrier (R-03)."""

from __future__ import annotations

import pytest

from teocalli.core.errors import IllegalAction, UndoError
from teocalli.core.match import Match
from tests.uxmal.match import UxmalMatch
from tests.uxmal.script import build_anything, lay, legal, play, start
from tests.uxmal.walk import finished


def barrier(match: UxmalMatch) -> str | None:
    """The reason against undo, by its message id."""
    reason = match.undo_barrier()
    return reason["id"] if reason else None


def refused(match: UxmalMatch) -> str:
    """Try undo; it must be refused, change nothing and say the barrier."""
    words, data = list(match.words), match.state.to_bytes()
    with pytest.raises(UndoError) as caught:
        match.undo()
    assert (match.words, match.state.to_bytes()) == (words, data)
    reason = caught.value.arguments["reason"]
    assert reason == match.undo_barrier()
    assert "{" not in str(caught.value)
    return str(reason["id"])


def test_nothing_to_undo_at_the_beginning() -> None:
    assert refused(start()) == "undo-barrier-nothing"


def test_r03_no_undo_over_a_draw() -> None:
    match = play(start(), "build draw:SJ-M")
    assert refused(match) == "undo-barrier-chance"


def test_r03_no_undo_over_an_open_draw() -> None:
    match = play(start(draw="open"), "draw:SJ-M")
    assert refused(match) == "undo-barrier-chance"


def test_r03_no_undo_of_another_players_decision_or_after_the_turn() -> None:
    match = lay(start(), "a1:MS-J")
    assert refused(match) in ("undo-barrier-turn-over", "undo-barrier-other-player")
    play(match, "place:a2")
    assert refused(match) in ("undo-barrier-turn-over", "undo-barrier-other-player")


def test_r03_no_undo_after_the_end() -> None:
    match = finished(2, {}, seed=1)
    assert refused(match) == "undo-barrier-game-over"


def test_undo_of_a_seat_while_cards_are_chosen() -> None:
    """Laying the tile reveals nothing, so it can be taken back until the cards are chosen."""
    match = play(lay(start(), "c1:MS-J"), "build draw:EJ-S")
    before = match.state.to_bytes()
    play(match, "a1:SEJ-")
    assert match.state.decision == "take"
    assert barrier(match) is None
    assert match.undo() == 1
    assert match.state.to_bytes() == before
    assert match.words[-1] == "draw:EJ-S"


def test_undo_of_an_open_build() -> None:
    match = play(start(draw="open"), "draw:MS-J build a1:MS-J draw:EM-T build")
    assert match.undo() == 1
    assert match.words[-1] == "draw:EM-T"


def test_undo_goes_back_over_forced_payments_to_the_decision_that_was_asked() -> None:
    match = lay(start(), "a1:MS-J")
    play(match, "place:b2 place:a2")
    lay(match, "c1:JE-T")
    before = match.state.to_bytes()
    play(match, "move:a2-d2")
    assert match.forced_action() is not None  # only M can be paid
    play(match, "pay:M")
    assert match.undo() == 2
    assert match.state.to_bytes() == before


def test_a_build_that_draws_is_never_forced_but_one_legal_payment_is() -> None:
    match = start()
    assert legal(match) == ["build"]
    assert match.forced_action() is None
    play(match, "build")
    assert match.forced_action() is None
    match = lay(start(), "a1:MS-J")
    play(match, "place:b2 place:a2")
    lay(match, "c1:JE-T")
    play(match, "move:a2-d2")
    forced = match.forced_action()
    assert forced is not None
    assert match.play_action(forced) == "pay:M"


def test_an_open_build_as_the_only_action_is_forced() -> None:
    match = play(start(draw="open"), "draw:SJ-M")
    forced = match.forced_action()
    assert forced is not None
    assert match.play_action(forced) == "build"


def test_nothing_is_forced_after_the_end() -> None:
    assert finished(2, {}, seed=1).forced_action() is None


def test_an_illegal_word_changes_nothing_and_says_what_was_legal() -> None:
    match = play(start(), "build")
    data = match.state.to_bytes()
    for word in ("build", "place:a1", "draw:SJMT", "", "draw:SJ-M draw:SJ-M", "take:S2"):
        with pytest.raises(IllegalAction) as caught:
            match.play(word)
        assert caught.value.legal == legal(match)
        assert "draw:EJ-M" in str(caught.value)
    assert (match.state.to_bytes(), match.words) == (data, ["build"])


def test_every_position_of_the_past_can_be_looked_at() -> None:
    match = start()
    positions = [match.state.summary()]
    for _ in range(5):
        build_anything(match)
        positions.append(match.state.summary())
    assert match.state_at(0).summary() == positions[0]
    assert match.state_at(len(match.words)).summary() == positions[-1]
    for number in (-1, len(match.words) + 1):
        with pytest.raises(IndexError):
            match.state_at(number)


def test_undo_then_another_choice_makes_another_game() -> None:
    match = play(lay(start(), "c1:MS-J"), "build draw:EJ-S a1:SEJ-")
    match.undo()
    play(match, "a1:EJ-S")
    record = match.record(["A", "B"])
    assert record.words[:2] == ["track:SJMET", "first:0"]
    assert "a1:SEJ-" not in record.words
    assert Match.from_record(record).state == match.state
