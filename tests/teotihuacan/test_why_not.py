"""Why something is forbidden: by the rules, with the numbers that count (R-30).

`tests/twin/test_teotihuacan_reasons.py` tries every reason out in random games.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from teocalli.core.errors import OptionError
from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.game import TeotihuacanGame
from teocalli.games.teotihuacan.notation import WORDS, actions_of
from teocalli.games.teotihuacan.state import REASON_NAMES, TeotihuacanState
from teocalli.games.teotihuacan.tell.refusals import said, why_not
from tests.teotihuacan.edited import given
from tests.teotihuacan.situations import legal, play, situation
from tests.teotihuacan.walk import random_options

AWAY = {"workers": ["2.1", "6.1", "4.1"]}
WIDE = {"free_cocoa": "wide"}
FIRST: dict[str, Any] = {"pyramid": [1, 2, 3], "laid": [(4, "1.0.0", 0)]}


def reason_in(state: TeotihuacanState, target: str) -> str:
    """A reason as people read it, "" where there is none."""
    reason = why_not(state, target)
    return Texts("en", strict=True).message(reason) if reason else ""


# What was told wrongly once.


def worship(cocoa: int, *, own: bool, goods: str = "", **options: str) -> TeotihuacanState:
    """A worker arrives at the Forest, where mask 1 lies and a worker, an own or another one, is locked."""
    there = "2.1w"
    mine = ["1.1", "6.1", there] if own else ["1.1", "6.1", "8.1"]
    others = ["3.1", "6.1", "4.1"] if own else ["3.1", "6.1", there]
    state = situation(
        {"workers": mine, "cocoa": cocoa, "goods": goods},
        {"workers": others},
        options=options,
        tiles={2: "mask_1"},
    )
    return play(state, "move:1.1>2")


def test_an_own_locked_worker_is_no_reason_where_it_may_be_unlocked() -> None:
    """T82: with Advanced Worship an own worker costs nothing; both benefits cost 1 cocoa."""
    state = worship(0, own=True, advanced_worship="yes")
    assert "worship:step" in legal(state)
    assert reason_in(state, "worship:step+tile") == "needs 1 cocoa, you have 0"
    closed = worship(5, own=True)
    assert reason_in(closed, "worship:step") == "your own worker is locked there"


def test_all_that_a_worship_costs_is_told_at_once() -> None:
    """T30, T68: 1 cocoa for another's worker, 2 cocoa and 1 gold for mask 1."""
    state = worship(0, own=False)
    assert reason_in(state, "worship:tile") == "needs 3 cocoa and 1 gold, you have 0 cocoa and 0 gold"
    assert reason_in(state, "worship:step") == "needs 1 cocoa, you have 0"
    assert reason_in(worship(2, own=False, goods="g"), "worship:tile") == "needs 3 cocoa, you have 2"
    # T82: there unlocking brings the cocoa that is paid first.
    assert reason_in(worship(1, own=False, advanced_worship="yes"), "worship:tile") == "needs 1 gold, you have 0"


def test_a_main_action_lacks_cocoa_and_goods_together() -> None:
    """T28, T48."""
    mine = {"workers": ["5.1", "8.1", "4.1"], "goods": "w", "unused": {"vp_4": 1}}
    state = play(situation(mine, {"workers": ["6.1", "2.1", "3.1"]}), "move:8.1>6")
    assert reason_in(state, "main") == "needs 1 cocoa and 2 wood, you have 0 cocoa and 1 wood"


def test_technology_15_saves_before_something_is_lacking() -> None:
    """T65."""
    state = situation({"workers": ["5.1", "2.1", "4.1"], "techs": [15], "unused": {"vp_4": 1}}, AWAY, **FIRST)
    play(state, "move:5.1>8")
    assert reason_in(state, "main") == "needs 1 stone even with Technology 15, you have 0"


def test_a_move_that_is_too_far_says_so() -> None:
    state = situation({"workers": ["5.1", "8.1", "4.1"]}, AWAY)
    board = state.table()["ring"][(state.table()["ring"].index(5) + 4) % 8]
    assert reason_in(state, f"move:5.1>{board}") == "too far: a worker moves 1 to 3 boards clockwise"
    with_tile = situation({"workers": ["5.1", "8.1", "4.1"], "unused": {"free_move": 1}}, AWAY)
    assert why_not(with_tile, f"move:5.1>{board}") is None


def test_words_and_things_are_asked_about_and_nothing_else() -> None:
    state = situation({"workers": ["5.1", "8.1", "2.1w"]}, AWAY)
    assert why_not(state, "board:6") is None
    assert reason_in(state, "worker:2.1w") == "is locked"
    assert why_not(state, "worker:5.1") is None
    for wrong in ("", "worship", "level:9", "tech:2", "move", "board:", "nothing"):
        with pytest.raises(OptionError):
            why_not(state, wrong)
    for number in (-1, len(WORDS), 2**31, 2**70):
        with pytest.raises(OptionError):
            state.why_not(number)


def test_nobody_is_asked_at_a_draw_or_after_the_end() -> None:
    state = TeotihuacanGame(2).new_initial_state([])
    assert state.why_not(*state.legal_actions()) is None
    assert state.why_not(actions_of("end")[0]) == ("not-asked", 0, ())
    rng = random.Random(4)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.why_not(*range(len(WORDS))) == ("not-asked", 0, ())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_exactly_what_is_legal_has_no_reason(players: int) -> None:
    rng = random.Random(players)
    state = TeotihuacanGame(players, random_options(rng)).new_initial_state([])
    while not state.is_terminal():
        wanted = set(state.legal_actions())
        if rng.random() < 0.1:
            assert {action for action in range(len(WORDS)) if state.why_not(action) is None} == wanted
        state.apply_action(rng.choice(sorted(wanted)))


# Every reason, in a position made for it.

Case = tuple[dict[str, Any], dict[str, Any], str, str]
CASES: dict[str, Case] = {
    "not-asked": ({}, {}, "", "tech:1"),
    "closed": (
        {"workers": ["5.1", "2.2", "4.1"], "cocoa": 9, "unused": {"vp_4": 1}},
        {},
        "move:5.1>2 main",
        "use:vp_4",
    ),
    "other-options": ({"workers": ["5.1", "8.1", "2.1w"]}, {}, "", "unlock*"),
    "not-there": ({"workers": ["4.1", "8.1", "2.1"], "goods": "g"}, {}, "move:4.1>5 main", "tech:7"),
    "only-top": (
        {"workers": ["5.1", "8.1", "6.1"], "red": 4, "goods": "www", "unused": {"temple_red": 1}},
        {"stacks": {"red_5": ["mask_4", "mask_5"]}, "options": {"stack_choice": "top"}},
        "use:temple_red",
        "claim:mask_4",
    ),
    "never-alone": ({"unused": {"free_move": 1}}, {}, "", "use:free_move"),
    "no-worker": ({"workers": ["5.1", "8.1", "4.1"]}, {}, "", "move:2.2>3"),
    "locked": ({"workers": ["5.1", "8.1", "2.1w"]}, {}, "", "move:2.1>3"),
    "none-locked": ({}, {}, "", "rest"),
    "left-board": (
        {"workers": ["5.5", "8.1", "4.1"], "unused": {"power_up_2": 1, "vp_4": 1}},
        {"options": {"power_up_tile": "any"}},
        "move:5.5>2 use:power_up_2 power:2.5 ascend:vp power:8.1",
        "main",
    ),
    "no-main-action": ({"workers": ["4.1", "6.1", "8.1"]}, {}, "move:4.1>1", "main"),
    "no-worship": ({"workers": ["5.1", "8.1", "4.1"], "unused": {"vp_4": 1}}, {}, "move:8.1>6", "worship:step"),
    "no-extra-worker": ({"workers": ["5.1", "8.1", "6.1"], "unused": {"extra_worker": 1}}, {}, "move:5.1>2", "main+1"),
    "most": ({"workers": ["4.3", "6.1", "8.1"], "cocoa": 9}, {"royals": [9, 2, 1]}, "move:4.3>1 worship:r2", "times:4"),
    "exactly": ({"unused": {"resources_2": 1}}, {}, "use:resources_2", "gain:w"),
    "without-moved": ({"workers": ["5.1", "2.2", "2.4", "2.4"], "cocoa": 2}, {}, "move:5.1>2 main", "crew:2.4.4"),
    "not-used": ({"workers": ["5.1", "2.3", "4.1"], "cocoa": 2}, {}, "move:5.1>2 main", "power:4.1"),
    "moved": (
        {"workers": ["5.1", "8.1", "4.2"], "unused": {"power_up_2": 1}},
        {},
        "move:5.1>2 use:power_up_2",
        "power:2.1",
    ),
    "order": (
        {"workers": ["5.1", "8.1", "4.2"], "unused": {"power_up_2": 1}},
        {},
        "use:power_up_2 power:5.1",
        "power:4.2",
    ),
    "no-name": ({"workers": ["5.1", "8.1", "4.1"]}, {}, "move:5.1>2", "worship:step@1"),
    "saves-nothing": (
        {"workers": ["5.1", "8.1", "4.1"], "unused": {"free_cocoa": 1}},
        {"away": ["6.1", "6.1", "4.1"]},
        "move:5.1>2",
        "main*",
    ),
    "begun": (
        {"workers": ["4.5", "6.1", "8.1"], "cocoa": 5, "unused": {"free_cocoa": 1}},
        {"royals": [8, 2, 1], "options": WIDE},
        "move:4.5>1 worship:r8 temple:red",
        "waive",
    ),
    "no-goods": (
        {"workers": ["4.2", "6.1", "2.1w"], "cocoa": 9, "unused": {"free_cocoa": 1}},
        {"royals": [7, 2, 1], "options": WIDE},
        "move:4.2>1 worship:r7",
        "waive",
    ),
    "costs-none": (
        {"workers": ["5.1", "2.1", "4.1"], "techs": [15], "cocoa": 1, "goods": "ssss"},
        FIRST,
        "move:5.1>8 main build:T1@1.3.3r0",
        "save:w",
    ),
    "own-worker": ({"workers": ["5.1", "8.1", "2.1w"], "cocoa": 3}, {}, "move:5.1>2", "worship:step"),
    "tile-first": (
        {"workers": ["4.2", "6.1", "8.1"], "cocoa": 3},
        {"tiles": {1: "temple_red"}, "options": {"palace_order": "tile_first"}, "royals": [9, 2, 1]},
        "move:4.2>1",
        "worship:r9+tile",
    ),
    "no-tile": ({"workers": ["5.1", "8.1", "4.1"]}, {}, "move:5.1>2", "worship:tile"),
    "empty-display": (
        {"workers": ["5.1", "2.1", "4.1"], "goods": "sss", "unused": {"vp_4": 1}},
        {},
        "move:5.1>8",
        "main",
    ),
    "temple-top": ({"red": 11, "unused": {"temple_red": 1}}, {}, "", "use:temple_red"),
    "temple-taken": ({"red": 10, "unused": {"temple_red": 1}}, {"theirs": {"red": 11}}, "", "use:temple_red"),
    "no-step": ({"blue": 11, "red": 11, "green": 11, "unused": {"temple_any": 1}}, {}, "", "use:temple_any"),
    "avenue-end": ({"avenue": 9, "unused": {"avenue_1": 1}}, {}, "", "use:avenue_1"),
    "wheel": (
        {"workers": ["5.5", "8.1", "4.1", "6.1"], "unused": {"power_up_2": 1}},
        {},
        "use:power_up_2 power:5.5",
        "ascend:worker",
    ),
    "owned": (
        {"workers": ["4.1", "8.1", "2.1"], "goods": "gg", "techs": [1]},
        {},
        "move:4.1>5 main",
        "tech:1",
    ),
    "row": ({"workers": ["4.1", "8.1", "2.1"], "goods": "gg"}, {}, "move:4.1>5 main", "tech:17"),
    "workers": (
        {"workers": ["8.1", "6.1", "4.1"], "goods": "ww", "cocoa": 3},
        {"options": {"nobles_row": "up_to"}},
        "move:8.1>6 main",
        "row:bottom",
    ),
    "full": (
        {"workers": ["5.1", "8.1", "4.1"], "goods": "ww", "cocoa": 3, "unused": {"vp_4": 1}},
        {"rows": [5, 3, 3]},
        "move:8.1>6",
        "main",
    ),
    "stairway-done": (
        {"workers": ["8.1", "4.1", "2.1"], "goods": "ggg"},
        {"decorations": [1, 2], "stairs": {"n": [3, 4, 5, 6]}},
        "move:8.1>7 main",
        "deco:D1@n",
    ),
    "stairway-below": (
        {"workers": ["8.1", "4.1", "2.1"], "goods": "ggg"},
        {"decorations": [1, 2], "stairs": {"n": [3]}},
        "move:8.1>7 main",
        "deco:D1@n",
    ),
    "taken": ({"workers": ["5.1", "2.1", "4.1"], "goods": "ssss"}, FIRST, "move:5.1>8 main", "build:T1@1.0.0r0"),
    "no-place": ({"workers": ["5.1", "2.1", "4.1"], "goods": "ssss"}, FIRST, "move:5.1>8 main", "build:T1@2.0.0r0"),
    "first-tile": ({"workers": ["5.1", "2.1", "4.1"], "goods": "ssss"}, FIRST, "move:5.1>8 main", "done"),
    "lacking": ({"workers": ["5.1", "8.1", "2.1w"], "cocoa": 2}, {}, "", "unlock"),
}
ELSEWHERE = {"possible", "not-shown", "ascending", "no-match", "same-look"}
"""Reasons with a test of their own, and the one that is none."""


@pytest.mark.parametrize("name", CASES)
def test_every_reason_is_given(name: str) -> None:
    player, table, words, target = CASES[name]
    table = dict(table)
    theirs = {**AWAY, **({"workers": table.pop("away")} if "away" in table else {}), **table.pop("theirs", {})}
    state = play(situation(player, theirs, **table), *words.split())
    action = actions_of(target)[0] if target not in WORDS else WORDS.index(target)
    reason = state.why_not(action)
    assert reason
    assert reason[0] == name
    for language in ("en", "de", "fr"):
        assert Texts(language, strict=True).message(said(target, reason))


def test_no_reason_is_without_a_test() -> None:
    assert CASES.keys() | ELSEWHERE == set(REASON_NAMES)
    assert not CASES.keys() & ELSEWHERE


def test_boards_that_no_starting_tile_shows() -> None:
    """T16."""
    rng = random.Random(1)
    state = TeotihuacanGame(2).new_initial_state([])
    while state.decision != "place":
        state.apply_action(rng.choice(state.legal_actions()))
    shown = {board for word in legal(state).split() for board in word.partition(":")[2].split(".")}
    for board in "12345678":
        expected = "" if board in shown else "is not on your Starting tiles"
        assert reason_in(state, f"board:{board}") == expected


def test_a_worker_that_is_just_ascending_gets_no_power_up() -> None:
    """N11: the die is 6 while the Avenue's tile is asked for."""
    state = situation(
        {"workers": ["5.5", "8.1", "4.2"], "avenue": 2, "unused": {"power_up_2": 2}},
        AWAY,
        stacks={"avenue_3": ["vp_4"]},
    )
    play(state, "use:power_up_2", "power:5.5", "use:power_up_2")
    assert state.why_not_worker(5, 6, 0) == ("ascending", 0, ())
    assert state.why_not_worker(8, 1, 0) is None
    assert state.why_not_worker(3, 1, 0) == ("no-worker", 0, ())


def test_rotations_that_look_alike_have_one_word() -> None:
    """T50: tile 31 has four plain icons."""
    mine = {"workers": ["5.1", "2.1", "4.1"], "goods": "ss"}
    state = play(situation(mine, AWAY, pyramid=[30, 31, 32]), "move:5.1>8", "main")
    assert why_not(state, "build:T31@1.0.0r0") is None
    assert reason_in(state, "build:T31@1.0.0r1") == "looks the same as another rotation"


def test_a_temple_that_no_icon_matched() -> None:
    """T51: Decoration 9 on the north stairway matches green and red."""
    mine = {"workers": ["8.1", "4.1", "2.1"], "goods": "ggg"}
    state = play(situation(mine, AWAY, decorations=[9, 10]), "move:8.1>7", "main", "deco:D9@n")
    assert legal(state) == "temple:green temple:red"
    assert reason_in(state, "temple:blue") == "no icon of this temple was matched"


def test_what_is_lacking_makes_it_legal() -> None:
    """By trial; also of several things and of tiles."""
    state = worship(0, own=False)
    for word in ("worship:tile", "worship:step+tile", "worship:tile+step", "worship:tile*"):
        (action,) = (WORDS.index(word),)
        reason = state.why_not(action)
        assert reason
        assert reason[0] == "lacking"
        richer = given(state, 0, reason[2])
        assert richer is not None
        assert action in richer.legal_actions()
