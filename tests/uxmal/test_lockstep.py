"""Engine and twin play the same games side by side; they must agree on every position."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from teocalli.core.match import Match
from teocalli.core.record import Record
from tests.fixtures.store import load_record, load_trace, stored_games
from tests.twin.uxmal import Position, rules
from tests.twin.uxmal.material import FIELDS, clockwise, field_of, name
from tests.uxmal.match import UxmalMatch
from tests.uxmal.script import board_of
from tests.uxmal.walk import new_match, options, player_counts, random_action, random_match, seeds


def twin_of(match: UxmalMatch) -> Position:
    """The twin at the first position of `match`."""
    return Position(match.game.players, match.game.options, match.setup)


@pytest.mark.parametrize("path", stored_games(), ids=lambda path: path.stem)
def test_engine_reproduces_stored_trace(path: Path) -> None:
    match = Match.from_record(Record.load(path))
    played = [match.state_at(number).summary() for number in range(len(match.words) + 1)]
    assert played == load_trace(path)


@pytest.mark.parametrize("path", stored_games(), ids=lambda path: path.stem)
def test_engine_writes_stored_record(path: Path) -> None:
    """Names, options, words and result come out as they went in (R-41)."""
    stored = load_record(path)
    assert Match.from_record(Record.load(path)).record(stored["players"]).to_json() == stored


@given(player_counts, options, seeds)
def test_engine_and_twin_agree_on_whole_games(players: int, chosen: dict[str, Any], seed: int) -> None:
    match, rng = new_match(players, chosen, seed), random.Random(seed)
    twin = twin_of(match)
    while not twin.over:
        assert match.state.summary() == twin.summary()
        twin.apply(match.play_action(random_action(match, rng)))
    assert match.state.summary() == twin.summary()


@given(player_counts, options, seeds)
def test_u19_reach_and_cost_of_every_priest_agree_with_the_slow_way(
    players: int, chosen: dict[str, Any], seed: int
) -> None:
    """Every priest on the pyramid at a turn, whatever the hands hold."""
    for match in random_match(players, chosen, seed):
        if match.state.decision != "turn":
            continue
        position = match.state.summary()
        board = board_of(position)
        occupied = {field_of(text) for texts in position["priests"] for text in texts}
        for start in occupied:
            fast = match.state.move_costs(start[0] + 8 * start[1])
            slow = rules.destinations(board, start, occupied, match.game.options["stop_on_blank"])
            assert {FIELDS[number]: cost for number, cost in fast.items()} == slow


@given(player_counts, options, seeds)
def test_u16_claims_of_every_seat_and_rotation_agree_with_the_slow_way(
    players: int, chosen: dict[str, Any], seed: int
) -> None:
    """Every legal seat word of every "seat" decision."""
    for match in random_match(players, chosen, seed):
        if match.state.decision != "seat":
            continue
        position = match.state.summary()
        board = board_of(position)
        for word in position["legal"]:
            fast = match.state.claims_of(match.game.string_to_action(match.state, word))
            slow = rules.claims(board, field_of(word), word[3:], match.game.options, position["piles"])
            assert {("SJMET"[idol], cards) for idol, cards in fast} == slow
            assert len(fast) == len(slow)


@given(player_counts, options, seeds)
def test_u22_projection_agrees_with_the_slow_way(players: int, chosen: dict[str, Any], seed: int) -> None:
    """Points so far plus what the next scoring would give now; after the end the points."""
    match, rng = new_match(players, chosen, seed), random.Random(seed)
    twin = twin_of(match)
    while not twin.over:
        expected = [twin.scores[seat] + twin.score_priests(seat) + twin.score_cards(seat) for seat in range(players)]
        assert match.state.projected_points() == expected
        twin.apply(match.play_action(random_action(match, rng)))
    assert match.state.projected_points() == twin.scores


def test_board_of_reads_the_field_names_of_the_summary() -> None:
    """The helper above is right about rows and columns: a1 and c5 of the printed board."""
    board = board_of(new_match(2, {}, 1).state.summary())
    assert [board[field][1] for field in clockwise(field_of("a1"))] == list("MTJ-")
    assert (name((2, 4)), board[2, 4]) == ("c5", (0, "T"))
