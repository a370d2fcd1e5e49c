"""Offered is executable and executable is offered, over the whole action space (R-11, R-13)."""

from __future__ import annotations

import random
from itertools import product

import pytest

from teocalli.core.errors import IllegalAction
from teocalli.games.teotihuacan.state import DECISION_NAMES
from tests.teotihuacan.situations import before, legal, play, situation
from tests.teotihuacan.walk import TeotihuacanMatch, walk

NEVER_ASKED = {"over"}


def try_everything(match: TeotihuacanMatch, rng: random.Random) -> None:
    """`apply_action` itself, with all that is offered and a good part of the rest: it works exactly where offered."""
    state, space = match.state, range(match.game.num_distinct_actions)
    offered, data = set(state.legal_actions()), state.to_bytes()
    assert {action for action in space if state.is_legal_action(action)} == offered
    for action in offered:
        other = state.clone()
        other.apply_action(action)
        assert other.to_bytes() != data
    for action in rng.sample(sorted(set(space) - offered), 1000):
        with pytest.raises(IllegalAction):
            state.apply_action(action)
    assert state.to_bytes() == data


def test_r13_every_action_at_one_position_of_each_kind_of_decision() -> None:
    """In guided games of all player counts, until every kind of decision was there."""
    games = [
        (1, {}, "busy"),
        (2, {"start_pyramid": "random", "fewer_workers": "yes", "nobles_row": "up_to"}, "nobles"),
        (2, {"draft": "yes"}, "builders"),
        (3, {"tech13": "each"}, "busy"),
        (4, {}, "priests"),
    ]
    seen: set[str] = set()
    rng = random.Random(13)
    for seed, (players, chosen, style) in product(range(3), games):
        if len(seen) < len(DECISION_NAMES) - 2:
            for match, _ in walk(players, chosen, style, seed):
                decision = match.state.decision
                if decision not in seen and decision not in NEVER_ASKED and len(match.state.legal_actions()) < 250:
                    seen.add(decision)
                    try_everything(match, rng)
    assert set(DECISION_NAMES) - seen <= {"over", "boards"}  # 720 orders of boards are many


def test_r11_exhausted_supplies_are_passed_over() -> None:
    """No tile to refill with, no stack, topped-out temples: nothing is asked and the turn ends."""
    top = {"blue": 11, "red": 11, "green": 11, "avenue": 9}
    state = situation(
        {"workers": ("1.5", "2.1", "2.1", "5.1"), **top},
        {"workers": ("8.1", "8.1", "8.1")},
        laid=[(tile, f"1.{tile // 4}.{tile % 4}", 0) for tile in range(16) if tile]
        + [(16, "1.0.0", 0)]
        + [(tile, f"2.{(tile - 17) // 3}.{(tile - 17) % 3}", 0) for tile in range(17, 26)]
        + [(tile, f"3.{(tile - 26) // 2}.{(tile - 26) % 2}", 0) for tile in range(26, 30)],
        pyramid=[30, 31, 32],
    )
    play(state, "move:1.5>3")
    assert legal(state) == "cocoa main"  # no step is possible, no tile lies there
    play(state, "main")
    # Two stone; the Ascension has no Avenue step and no temple to offer: 5 points or 5 cocoa.
    assert (before(state)["stone"], legal(state)) == (2, "ascend:cocoa ascend:vp")
    play(state, "ascend:vp")
    assert before(state)["vp"] == 5


def test_r11_no_technology_left_no_room_no_tile() -> None:
    """Main actions that cannot be carried out are not offered."""
    all_six = (1, 3, 5, 9, 15, 17)
    nobody: dict[str, object] = {"workers": ("8.1", "8.1", "8.1")}
    rich = {"cocoa": 9, "goods": "w" * 9 + "s" * 9 + "g" * 9}
    alchemist = situation({"workers": ("3.1", "2.1", "2.1"), "techs": all_six, **rich}, nobody)
    assert "main" not in legal(play(alchemist, "move:3.1>5")).split()
    noble = situation({"workers": ("7.1", "2.1", "2.1"), **rich}, nobody, rows=[5, 4, 2])
    assert "main" not in legal(play(noble, "move:7.1>6")).split()
    decorator = situation({"workers": ("8.1", "2.1", "2.1"), **rich}, {"workers": ("5.1", "5.1", "5.1")})
    assert "main" not in legal(play(decorator, "move:8.1>7")).split()
    builder = situation({"workers": ("2.1", "5.1", "5.1"), **rich}, {"workers": ("5.1", "5.1", "5.1")})
    assert "main" not in legal(play(builder, "move:2.1>8")).split()


def test_r11_random_games_on_an_empty_table_go_to_their_end() -> None:
    """From a position without displays, tiles and stacks: every position offers something until the end."""
    for seed in range(20):
        rng = random.Random(seed)
        state = situation({"cocoa": 2}, {"cocoa": 2}, light=9)
        while not state.is_terminal():
            words = state.game.legal_words(state)
            assert words
            play(state, rng.choice(words))
        assert len(state.winners()) == 1
