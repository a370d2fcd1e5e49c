"""The five worked cases of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.games.uxmal.tell.report import report_of
from tests.fixtures.store import HERE, load_record
from tests.twin.uxmal import trace
from tests.uxmal.match import known
from tests.uxmal.script import complete_level, see, start
from tests.uxmal.walk import finished, new_match, options, player_counts, random_match, seeds

CASE_1 = HERE / "uxmal" / "cases" / "worked-case-1.json"


def test_case_1_lina_scores_15_and_5_and_stands_on_32() -> None:
    """U22, U23: the stored words lead to exactly this case at the end of phase 2."""
    match = Match.from_record(Record.load(CASE_1))
    scored = report_of(known(match.state_at(len(match.words) - 1)), match.actions[-1]).scored
    assert scored is not None
    position = scored.summary()
    track = position["track"]
    assert position["scores"][0] == 12
    assert [scored.level(field) for field in scored.priests(0)] == [2, 2, 2]
    assert {scored.symbol(field) for field in scored.priests(0)} == {track[1]}
    assert (position["hands"][0][track[0]], position["hands"][0][track[1]]) == (2, 1)
    projection = match.game.view(scored, 0)["projection"][0]
    assert sum(part["points"] for part in projection["priests"]) == 15
    assert sum(part["points"] for part in projection["cards"]) == 5
    after = match.state.summary()
    assert after["scores"][0] == 32
    assert (after["hands"][0][track[0]], after["hands"][0][track[1]]) == (0, 0)
    assert sum(position["hands"][0].values()) - sum(after["hands"][0].values()) == 3


def test_case_1_is_the_same_for_the_twin() -> None:
    record = load_record(CASE_1)
    match = Match.from_record(Record.load(CASE_1))
    assert trace(record) == [match.state_at(number).summary() for number in range(len(match.words) + 1)]


@pytest.mark.parametrize(("level", "rank", "points"), [(1, 1, 5), (3, 2, 7), (2, 3, 3)])
def test_case_2_points_of_the_german_rulebook(level: int, rank: int, points: int) -> None:
    """U22."""
    assert start().game.components.points[level][rank - 1] == points
    found = set()
    for seed in range(30):
        for match in random_match(2, {"variant": "no_break"}, seed):
            for part in match.game.view(match.state, 0)["projection"][0]["priests"]:
                if (part["level"], part["rank"]) == (level, rank):
                    found.add(part["points"])
        if found:
            break
    assert found == {points}


def test_case_3_three_priests_in_every_phase() -> None:
    """U1, U9."""
    match = start()
    for _ in range(2):
        assert see(match)["supply"] == [3, 3]
        complete_level(match)
    assert (see(match)["phase"], see(match)["supply"]) == (3, [3, 3])


@pytest.mark.parametrize("chosen", [{}, {"components": "random"}])
def test_case_4_every_seat_of_phase_1_has_an_overlap_for_every_tile(chosen: dict[str, Any]) -> None:
    """U4, U14."""
    match = new_match(2, chosen, seed=6)
    match.play("build")
    for draw in match.state.legal_actions():
        drawn = match.state.clone()
        drawn.apply_action(draw)
        overlapping = set()
        for action in drawn.legal_actions():
            if any(cards == 2 for _, cards in drawn.claims_of(action)):
                overlapping.add(match.game.action_to_string(drawn, action)[:2])
        assert len(overlapping) == 16


@given(player_counts, options, seeds)
def test_case_5_nothing_is_lost_and_games_end_in_time(players: int, chosen: dict[str, Any], seed: int) -> None:
    """U1, U12, U24: cards, tiles and priests are conserved at every position, and the number of turns is bounded."""
    match = new_match(players, chosen, seed)
    tiles = Counter(match.state.summary()["undrawn"] + [match.state.summary()["drawn"]]) - Counter([None])
    turns = 0
    for match in random_match(players, chosen, seed):
        position = see(match)
        for idol in "SJMET":
            assert position["piles"][idol] + sum(hand[idol] for hand in position["hands"]) == 9
        laid = sum(word[2:3] == ":" for word in match.words)
        assert len(position["undrawn"]) + (position["drawn"] is not None) + laid == 29
        assert not Counter(position["undrawn"]) - tiles
        on_pyramid = [len(fields) for fields in position["priests"]]
        left = 4 - position["phase"] if match.game.options["variant"] == "forced_break" else 3
        assert [on + off for on, off in zip(on_pyramid, position["supply"], strict=True)] == [left] * players
        assert all(level in "0123" for row in position["levels"] for level in row)
        check_tiles_at_phase(position, laid)
        turns = sum(word.partition(":")[0] in ("build", "place", "move", "honour", "curse") for word in match.words)
    bound = 87 + {"standard": 9, "forced_break": 6, "no_break": 3}[match.game.options["variant"]] * players
    assert turns <= bound
    assert len(match.words) <= match.game.max_game_length


def check_tiles_at_phase(position: dict[str, Any], laid: int) -> None:
    """16, 25 and 29 tiles lie at the phases' ends."""
    low, high = {1: (0, 16), 2: (16, 25), 3: (25, 29)}[position["phase"]]
    assert low <= laid <= high
    if position["decision"] == "turn":
        assert laid < high


def test_case_5_a_finished_game_has_29_builds_draws_and_seats() -> None:
    for players in (2, 3, 4):
        kinds = Counter(
            "seat" if word[2:3] == ":" else word.partition(":")[0] for word in finished(players, {}, players).words
        )
        assert (kinds["build"], kinds["draw"], kinds["seat"]) == (29, 29, 29)
