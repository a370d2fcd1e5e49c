"""Set-up, calendar, Eclipse, variants and the Teotibot; figures worked out from the tables of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teocalli.core.errors import OptionError
from teocalli.games.teotihuacan.game import TeotihuacanGame
from teocalli.games.teotihuacan.state import TeotihuacanState
from tests.teotihuacan.situations import before, legal, play, situation

AT_CONSTRUCTION = {"workers": ("8.1", "8.1", "8.1")}


def set_up(players: int, seed: int = 1, **options: str) -> TeotihuacanState:
    """The first turn of a game with random set-up words."""
    rng = random.Random(seed)
    state = TeotihuacanGame(players, options).new_initial_state([])
    while state.phase == "setup":
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def before_the_starting_tiles(players: int) -> TeotihuacanState:
    """A table that is laid out, with nothing given to anybody yet."""
    rng = random.Random(1)
    state = TeotihuacanGame(players, {}).new_initial_state([])
    while state.decision != "keep":
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_t4_t5_t6_t7_t9_t10_t12_what_lies_on_the_table(players: int) -> None:
    summary = set_up(players).summary()
    assert sorted(summary["boards"]) == list(range(1, 9))
    assert [summary["boards"][place] for place in (0, 4)] == [1, 8]
    assert [sum(tile in row for tile in summary["royal"]) for row in ((4, 5, 9), (2, 6, 7), (1, 3, 8))] == [1, 1, 1]
    assert summary["techs"] == sorted(summary["techs"])
    assert (len(set(summary["techs"])), len(set(summary["bonus"]))) == (6, 3)
    assert (len(summary["pyramid"]), len(summary["decorations"])) == (3, 4)
    assert summary["buildings"] == {"row": 11, "rows": [0, 0, 0]}
    assert None not in summary["tiles"].values()
    sizes = {name: len(stack) for name, stack in summary["stacks"].items()}
    two = max(players, 2)
    assert sizes == {
        "avenue_3": 3,
        "avenue_6": 2,
        "avenue_8": 1,
        "blue_4": two,
        "red_5": two + 1,
        "green_3": two - 1,
        "green_6": two,
    }


@pytest.mark.parametrize(
    ("players", "dark", "ground", "above"), [(1, 10, 12, 2), (2, 10, 12, 2), (3, 11, 8, 2), (4, 12, 8, 0)]
)
def test_t8_t11_discs_and_starting_pyramid(players: int, dark: int, ground: int, above: int) -> None:
    state = before_the_starting_tiles(players)
    summary = state.summary()
    assert (summary["light"], summary["dark"]) == (0, dark)
    assert len(state.table()["places"]) == ground + above
    assert sum(row.count("2") for row in summary["levels"]) == 4 * above
    assert {player["vp"] for player in summary["players"]} == {0}


def test_t13_t14_t15_t16_cocoa_tiles_and_workers() -> None:
    for seed in range(5):
        summary = set_up(4, seed).summary()
        for player in summary["players"]:
            assert len(player["starting"]) == 2
            assert len({worker.split(".")[0] for worker in player["workers"]}) == 3
            assert player["wheel"]


def test_t17_neutral_dice_stand_on_three_boards_per_colour() -> None:
    for players, colours in ((1, 2), (2, 2), (3, 1), (4, 0)):
        neutral = set_up(players).summary()["neutral"]
        assert [len(set(boards)) for boards in neutral] == [3] * colours


def test_t18_first_game() -> None:
    state = set_up(4, first_game="yes")
    summary = state.summary()
    assert summary["boards"] == [1, 3, 5, 2, 8, 7, 6, 4]
    assert (summary["royal"], summary["techs"]) == ([4, 6, 1], [1, 3, 5, 9, 15, 17])
    fourth = summary["players"][(summary["first"] + 3) % 4]
    assert (fourth["techs"], fourth["green"], fourth["cocoa"], fourth["gold"]) == ([5], 2, 3 + 2, 5)
    other = set_up(4, first_game="yes", first_game_order4="bga").summary()
    assert other["players"][(other["first"] + 3) % 4]["cocoa"] == 3 + 1
    with pytest.raises(OptionError, match="draft"):
        TeotihuacanGame(2, {"first_game": "yes", "draft": "yes"})


def test_t80_draft_picks_go_forth_and_back() -> None:
    rng = random.Random(4)
    state = TeotihuacanGame(3, {"draft": "yes", "first_player": "0"}).new_initial_state([])
    seats = []
    while state.phase == "setup":
        if state.decision == "pick":
            seats.append(state.current_player)
            assert len(state.summary()["offer"][0]) == 8 - len(seats) + 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert seats == [0, 1, 2, 2, 1, 0]


def finish_turn(state: TeotihuacanState) -> TeotihuacanState:
    """Collect cocoa with the first worker that can, then refill."""
    turns = state.summary()["turns"]
    while state.summary()["turns"] == turns and not state.is_terminal():
        words = state.game.legal_words(state)
        play(state, "cocoa" if "cocoa" in words else ("end" if "end" in words else words[0]))
    return state


def test_t19_t20_the_last_round_is_announced_and_then_scored() -> None:
    state = finish_turn(situation({}, AT_CONSTRUCTION, seat=1, light=8))
    assert (state.summary()["light"], state.summary()["met"]) == (9, False)
    state = finish_turn(situation({}, AT_CONSTRUCTION, seat=1, light=9))
    assert [state.summary()[key] for key in ("light", "met", "last_round")] == [10, True, True]
    state = finish_turn(situation({}, AT_CONSTRUCTION, seat=1, light=10, met=True, last_round=True))
    assert state.phase == "eclipse"


def test_t21_after_an_eclipse() -> None:
    state = finish_turn(situation({"track": 2}, AT_CONSTRUCTION, seat=1, light=10, met=True, last_round=True))
    while state.phase == "eclipse":
        play(state, state.game.legal_words(state)[0])
    summary = state.summary()
    assert (summary["era"], summary["light"], summary["dark"], summary["met"], summary["last_round"]) == (
        2,
        0,
        9,
        False,
        False,
    )
    assert before(state)["track"] == 0
    assert [len(boards) for boards in summary["neutral"]] == [3, 3]


def pyramid_without_top() -> list[tuple[int, str, int]]:
    places = [
        f"{level}.{row}.{column}" for level in (1, 2, 3) for row in range(5 - level) for column in range(5 - level)
    ]
    return [(tile, place, 0) for tile, place in enumerate(places, start=1)]


def test_t22_a_finished_pyramid_brings_the_last_eclipse() -> None:
    state = situation(
        {"workers": ("2.1", "4.1", "4.1"), "goods": "ssswww"},
        {"workers": ("5.1", "5.1", "5.1")},
        laid=pyramid_without_top(),
        pyramid=[31, 32],
    )
    play(state, "move:2.1>8", "main", "build:T31@4.0.0r0")
    summary = state.summary()
    assert (summary["finished"], summary["light"], summary["met"], summary["last_round"]) == (True, 10, True, False)
    while not state.is_terminal():
        finish_turn(state) if state.phase == "play" else play(state, state.game.legal_words(state)[0])
    assert state.summary()["era"] == 1


def test_t74_t75_t76_t77_an_eclipse_worked_out() -> None:
    """Avenue 4 × 4 (two Buildings); track 3 × 4 + 4; masks {1, 2, 4} and {4}: 6 + 1; salary 1 + 1 + 2 without cocoa."""
    state = situation(
        {
            "avenue": 4,
            "track": 3,
            "vp": 5,
            "unused": {"mask_1": 1, "mask_2": 1, "mask_4": 2},
            "workers": ("7.1w", "6.1", "4.4"),
        },
        {"workers": ("8.1", "8.1", "8.1"), "track": 1, "cocoa": 9},
        seat=1,
        light=10,
        met=True,
        last_round=True,
        rows=[2, 0, 0],
    )
    finish_turn(state)
    assert before(state)["vp"] == 5 + 16 + (12 + 4) + 7 - 3 * 4  # nothing to pay with
    assert before(state, 1)["vp"] == 4


def test_t77_unpaid_salary_costs_points_but_never_below_zero() -> None:
    state = situation(
        {"workers": ("3.1", "6.1", "4.4"), "cocoa": 2, "vp": 4},
        AT_CONSTRUCTION,
        seat=1,
        light=10,
        met=True,
        last_round=True,
    )
    finish_turn(state)
    assert legal(state) == "salary:0 salary:1 salary:2"
    assert before(play(state.clone(), "salary:2"))["vp"] == 0
    assert before(play(state.clone(), "salary:0"))["vp"] == 0


BONUSES = ["best_mask_set", "technologies_5", "vp_15", "avenue_3", "bonus_9", "discovery_2", "workers"]


@pytest.mark.parametrize(
    ("bonus", "points"),
    [
        ("best_mask_set", 3),  # masks 1 and 2
        ("technologies_5", 10),
        ("vp_15", 15),
        ("avenue_3", 6),
        ("bonus_9", 9),
        ("discovery_2", 4),
        ("workers", 4 + 4 + 9),
    ],
)
def test_t78_temple_bonus_tiles(bonus: str, points: int) -> None:
    player = {
        "blue": 10,
        "techs": (3, 9),
        "avenue": 2,
        "workers": ("3.3", "6.1", "4.4"),
        "cocoa": 9,
        "unused": {"mask_1": 1, "mask_2": 1, "vp_4": 1},
        "used": {"cocoa_4": 1},
    }
    row = [BONUSES.index(bonus) + 1, *[number for number in range(1, 8) if number != BONUSES.index(bonus) + 1][:2]]
    state = situation(player, AT_CONSTRUCTION, seat=1, era=3, dark=8, light=8, met=True, last_round=True, bonus=row)
    finish_turn(state)
    while not state.is_terminal():
        play(state, sorted(state.game.legal_words(state))[-1])
    assert before(state)["vp"] == 2 * 5 + 3 + points  # Avenue 2 × 5, masks 3
    assert [item["points"] for item in state.game.result(state)["end"][0]] == [points]


@pytest.mark.parametrize(
    ("cocoa", "dark", "winner"), [((9, 8), "no", 0), ((8, 9), "no", 1), ((8, 8), "no", 0), ((8, 8), "yes", 1)]
)
def test_t79_ties_are_broken_by_cocoa_then_by_order(cocoa: tuple[int, int], dark: str, winner: int) -> None:
    state = situation(
        {"cocoa": cocoa[0], "workers": ("3.1", "6.1", "4.1")},
        {"cocoa": cocoa[1], "workers": ("2.1w", "3.1w", "4.1w")},  # can only rest
        seat=1,
        era=3,
        dark=8,
        light=8,
        met=True,
        last_round=True,
        options={"dark_eclipse": dark},
    )
    if state.decision == "turn":
        play(state, "rest")
    while not state.is_terminal():
        words = state.game.legal_words(state)
        play(state, "salary:3" if "salary:3" in words else words[0])
    assert state.points() == [0, 0]
    assert state.winners() == [winner]
    assert state.game.result(state)["ranking"] == [[winner], [1 - winner]]


def test_t81_dark_eclipse_comes_after_the_turn() -> None:
    state = situation({"workers": ("4.5", "6.1", "6.1")}, AT_CONSTRUCTION, light=9, options={"dark_eclipse": "yes"})
    finish_turn(play(state, "move:4.5>3", "main", "ascend:cocoa"))
    assert state.phase == "eclipse"


def test_t82_advanced_worship_gains_cocoa() -> None:
    state = situation(
        {"workers": ("1.2", "5.1", "5.1")},
        {"workers": ("3.4w", "8.1", "8.1")},
        options={"advanced_worship": "yes"},
        tiles={3: "temple_blue"},
    )
    play(state, "move:1.2>3", "worship:step+tile")
    assert before(state)["cocoa"] == 0 + 1 - 1 + 1


def test_t83_the_teotibot_begins_as_the_rules_say() -> None:
    summary = set_up(1).summary()
    bot = summary["players"][1]
    assert [bot[key] for key in ("wood", "stone", "gold", "cocoa", "track", "avenue")] == [2, 2, 2, 0, 0, 1]
    assert [bot[temple] for temple in ("blue", "red", "green")] == [1, 1, 1]
    assert bot["techs"] == [summary["techs"][2]]
    assert bot["workers"] == ["4.2", "6.2", "7.1w", "8.2"]
    assert sorted(summary["bot"]["actions"]) == sorted(TeotihuacanGame(1).components.bot_actions)
    strong = set_up(1, bot_power="4", bot_goods="7").summary()["players"][1]
    assert (strong["gold"], strong["workers"]) == (7, ["4.4", "6.4", "7.1w", "8.4"])
    poor = set_up(1, bot_goods="0").summary()["players"][1]
    assert (poor["wood"], poor["stone"], poor["gold"]) == (0, 0, 0)


ACTIONS = ["alchemy", "construction", "decorations", "mask_collection", "mastery", "nobles", "worship"]


def bot_turn(action: str, bot: dict[str, Any], **given: Any) -> TeotihuacanState:
    """The Teotibot's turn with this tile on top of the triangle, rolled with a 7."""
    order = [action, *[other for other in ACTIONS if other != action]]
    state = situation(
        {"workers": ("2.1", "2.1", "2.1")},
        {"wheel": False, "avenue": 1, "blue": 1, "red": 1, "green": 1, **bot},
        solo=True,
        seat=1,
        bot_actions=[ACTIONS.index(name) + 1 for name in order],
        dirs=[0, 1],
        neutral=[[2, 3, 4], [2, 3, 4]],
        **given,
    )
    return play(state, "dice:7")


def test_t84_the_triangle_closes_from_below() -> None:
    found = bot_turn("nobles", {"workers": ("6.2", "3.1", "4.1", "5.1"), "goods": "ww"}).summary()["bot"]
    # The lower left tile moves up (L), its gap is closed from the lower right (R), the set-aside tile comes in below.
    assert found["actions"] == [
        "alchemy",
        "mask_collection",
        "construction",
        "decorations",
        "worship",
        "mastery",
        "nobles",
    ]
    assert (found["directions"], found["dice"]) == ("RR", 7)


def test_t85_t89_nobles_or_two_wood_or_fallback() -> None:
    bot = before(bot_turn("nobles", {"workers": ("6.2", "3.1", "4.1", "5.1"), "goods": "ww"}), 1)
    assert (bot["vp"], bot["wood"], bot["avenue"]) == (3, 0, 2)
    assert "4.3" in bot["workers"]  # raised to 3, one board on
    bot = before(bot_turn("nobles", {"workers": ("2.2", "3.2", "4.2", "5.2")}), 1)
    assert bot["wood"] == 2
    assert "8.3" in bot["workers"]
    bot = before(bot_turn("nobles", {"workers": ("3.2", "3.3", "4.2", "5.1")}), 1)
    assert bot["cocoa"] == 5
    assert "2.2" in bot["workers"]


def test_t86_alchemy() -> None:
    bot = before(bot_turn("alchemy", {"workers": ("5.1", "3.2", "4.2", "6.2"), "goods": "g"}), 1)
    assert (bot["techs"], bot["gold"], bot["blue"]) == ([1], 1, 2)  # the blue step gives what it has least of
    assert "2.2" in bot["workers"]
    bot = before(bot_turn("alchemy", {"workers": ("5.1", "3.2", "4.2", "6.2")}), 1)
    assert "5.3" in bot["workers"]


def test_t87_construction_draws_the_rotation() -> None:
    state = bot_turn("construction", {"workers": ("8.2", "3.1", "4.1", "5.1"), "goods": "ss"}, pyramid=[1, 2, 3])
    assert legal(state) == "spin:0 spin:1 spin:2 spin:3"
    assert before(state, 1)["stone"] == 0
    play(state, "spin:2")
    bot = before(state, 1)
    assert (bot["track"], bot["blue"]) == (1, 2)
    assert bot["vp"] == 1 + 2
    assert "7.3" in bot["workers"]


def test_t88_decorations() -> None:
    bot = before(
        bot_turn("decorations", {"workers": ("7.2", "3.1", "4.1", "5.1"), "goods": "gg"}, decorations=[4, 5]), 1
    )
    assert (bot["vp"], bot["track"]) == (5, 1)


def test_t90_mask_collection_takes_the_rarest() -> None:
    tiles = {3: "mask_4", 2: "mask_2", 4: "mask_5", 7: "vp_4", 1: "vp_4"}
    state = bot_turn(
        "mask_collection", {"workers": ("6.2", "3.1", "4.1", "5.1"), "goods": "w", "cocoa": 1}, tiles=tiles
    )
    assert before(state, 1)["unused"] == {"mask_2": 1}
    assert state.summary()["tiles"]["2"] is None
    assert state.decision == "draw"


def test_t91_mastery_uses_its_strongest_worker() -> None:
    bot = before(bot_turn("mastery", {"workers": ("3.4", "3.1", "5.2", "6.2")}), 1)
    assert bot["stone"] == 2
    assert "2.5" in bot["workers"]


def test_t92_worship_climbs_and_replaces_the_tile() -> None:
    rng = random.Random(9)
    for seed in range(40):
        state = set_up(1, seed)
        while not state.is_terminal():
            old = state.summary()
            action = rng.choice(state.legal_actions())
            word = state.game.action_to_string(state, action)
            state.apply_action(action)
            new = state.summary()["bot"]
            if word.startswith("dice:") and new["actions"][6] == "worship":
                assert new["worship"].endswith("w")
                assert new["worship"][0] != old["bot"]["worship"][0]
                assert state.decision == "draw"
                return
    raise AssertionError("no Worship in 40 games")


def test_t93_the_teotibots_end() -> None:
    state = situation(
        {"workers": ("2.1", "2.1", "2.1"), "cocoa": 3},
        {
            "wheel": False,
            "workers": ("6.2", "3.1", "4.1", "5.1"),
            "goods": "wssg",
            "cocoa": 1,
            "techs": (1, 3),
            "blue": 10,
        },
        solo=True,
        seat=1,
        era=3,
        dark=8,
        light=8,
        met=True,
        last_round=True,
        bot_actions=[1, 2, 3, 4, 5, 6, 7],
        dirs=[0, 0],
        neutral=[[2, 3, 4], [2, 3, 4]],
    )
    play(state, "dice:6")  # Alchemy: 1 gold for Technology 05, whose green step gives 1 cocoa
    while not state.is_terminal():
        play(state, sorted(state.game.legal_words(state))[-1])
    bot = before(state, 1)
    goods = bot["wood"] + bot["stone"] + bot["gold"] + bot["cocoa"]
    assert bot["vp"] == 15 + 2 * 3 + goods
