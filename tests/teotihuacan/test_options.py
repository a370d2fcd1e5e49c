"""Options of the rules' open points, each with both values; figures worked out from the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from teocalli.games.teotihuacan.game import TeotihuacanGame
from teocalli.games.teotihuacan.state import TeotihuacanState
from tests.teotihuacan.situations import before, legal, play, situation

RESTING = {"workers": ("2.1w", "3.1w", "4.1w"), "cocoa": 9}
FAR = {"workers": ("8.1", "8.1", "8.1")}
SUMMIT = [
    (tile, place, 0)
    for tile, place in enumerate((f"{n}.{r}.{c}" for n in (1, 2, 3) for r, c in product(range(5 - n), repeat=2)), 1)
]
NO, YES = "no", "yes"


def eclipse(player: dict[str, Any], options: dict[str, str], era: int = 1, **given: Any) -> TeotihuacanState:
    """The Eclipse up to the first salary: seat 1, the last of the last round, can only rest."""
    dark = 11 - era
    discs = {"light": dark, "dark": dark, "met": True, "last_round": True}
    state = situation(player, RESTING, seat=1, era=era, options=options, **discs, **given)
    while state.phase == "play":
        play(state, state.game.legal_words(state)[0])
    return state


def to_the_end(state: TeotihuacanState) -> TeotihuacanState:
    while not state.is_terminal():
        play(state, state.game.legal_words(state)[-1])
    return state


def set_up(players: int, options: dict[str, str], *wanted: str) -> TeotihuacanState:
    """Set up a game, taking the first of the wanted words that is legal, else the first legal one."""
    state = TeotihuacanGame(players, options).new_initial_state([])
    while state.phase == "setup":
        words = state.game.legal_words(state)
        play(state, next((word for word in wanted if word in words), words[0]))
    return state


@pytest.mark.parametrize(("value", "points"), [(NO, 0), (YES, 4)])
def test_t75_nobody_on_the_pyramid_track(value: str, points: int) -> None:
    state = eclipse({"cocoa": 9}, {"pyramid_leader_zero": value})
    assert [before(state, seat)["vp"] for seat in (0, 1)] == [points, points]


@pytest.mark.parametrize(("value", "points"), [("1", 3 * 1), ("2", 3 * 2)])
@pytest.mark.parametrize("rows", [[5, 4, 1], [5, 4, 2]])
def test_t74_the_last_two_spaces_of_the_buildings_row(value: str, points: int, rows: list[int]) -> None:
    """Ten and eleven Buildings; Avenue 3."""
    state = eclipse({"cocoa": 9, "avenue": 3}, {"buildings_row_end": value}, rows=rows)
    assert before(state)["vp"] == points


@pytest.mark.parametrize(("value", "factor"), [("ordinal", 4), ("third", 2)])
def test_t75_the_factor_when_the_pyramid_is_finished_early(value: str, factor: int) -> None:
    """Track 2 + 1 in era 1, the other has 1, so 4 more; cocoa pays the salary."""
    builder = {"workers": ("2.1", "5.1", "5.1"), "goods": "sswww", "cocoa": 9, "track": 2}
    state = situation(
        {**FAR, "track": 1, "cocoa": 9},
        builder,
        seat=1,
        light=10,
        met=True,
        last_round=True,
        laid=SUMMIT,
        pyramid=[31, 32],
        options={"early_pyramid_factor": value},
    )
    play(state, "move:2.1>8", "main", "build:T31@4.0.0r0")
    built = before(state, 1)["vp"]
    to_the_end(state)
    assert before(state, 1)["vp"] - built == 3 * factor + 4
    assert state.summary()["era"] == 1


@pytest.mark.parametrize(("value", "points"), [("salary_first", 0 + 15), ("bonus_first", 2 + 15 - 9)])
def test_t78_salary_before_or_after_the_temple_bonus(value: str, points: int) -> None:
    """2 points, three workers unpaid (−9, not below 0), 15 points on blue."""
    given = {"vp": 2, "blue": 10, "workers": ("3.1", "6.1", "4.1")}
    state = eclipse(given, {"eclipse_order": value}, era=3, bonus=[3, 4, 7])
    assert before(to_the_end(state))["vp"] == points


@pytest.mark.parametrize(("value", "points"), [(YES, 1 + 2), (NO, 1)])
def test_t51_plain_icons_match_or_not(value: str, points: int) -> None:
    """The corner shows p p above g g; T31 is all plain."""
    state = situation(
        {"workers": ("3.1", "6.1", "6.1"), "goods": "ss"}, {}, pyramid=[31, 19], options={"plain_match": value}
    )
    play(state, "move:3.1>8", "main", "build:T31@1.0.0r0")
    assert before(state)["vp"] == points


@pytest.mark.parametrize("value", [NO, YES])
def test_t31_worship_for_a_step_that_is_not_possible(value: str) -> None:
    player = {"workers": ("1.1", "6.1", "6.1"), "green": 10, "cocoa": 1}
    state = situation(player, {**FAR, "green": 11}, options={"empty_worship": value}, tiles={3: "temple_blue"})
    play(state, "move:1.1>3")
    steps = {word for word in legal(state).split() if "step" in word}
    assert steps == ({"worship:step", "worship:step+tile", "worship:tile+step"} if value == YES else set())
    if value == YES:
        play(state, "worship:step")
        assert (before(state)["green"], before(state)["cocoa"]) == (10, 1)


@pytest.mark.parametrize(("value", "sets"), [("any6", 84), ("split", 4 * 10)])
def test_t6_how_the_technologies_are_drawn(value: str, sets: int) -> None:
    state = TeotihuacanGame(2, {"technology_draw": value, "first_player": "0"}).new_initial_state([])
    play(state, "boards:352764", "royals:4.2.1")
    words = state.game.legal_words(state)
    assert len(words) == sets
    low = {sum(int(number) < 8 for number in word[6:].split(".")) for word in words}
    assert low == ({3} if value == "split" else {1, 2, 3, 4})


@pytest.mark.parametrize(("players", "layouts"), [(1, 4), (2, 4), (3, 2), (4, 0)])
def test_t11_layouts_of_the_starting_pyramid(players: int, layouts: int) -> None:
    for value in ("standard", "random"):
        state = TeotihuacanGame(players, {"start_pyramid": value}).new_initial_state([])
        found: set[str] = set()
        while state.phase == "setup" and state.decision != "keep":
            if state.decision == "layout":
                found = set(state.game.legal_words(state))
            play(state, state.game.legal_words(state)[0])
        assert found == ({f"layout:{n}" for n in range(layouts)} if value == "random" else set())


@pytest.mark.parametrize(("value", "left"), [("unkept", [14, 13, 12, 11]), ("all", [18, 17, 18, 17])])
def test_t17_where_neutral_dice_are_drawn_from(value: str, left: list[int]) -> None:
    """Two players keep four of the 18 tiles; two colours, two tiles each."""
    state = TeotihuacanGame(2, {"neutral_draw": value}).new_initial_state([])
    counts: list[int] = []
    placed = False
    while state.phase == "setup":
        placed = placed or state.decision == "place"
        words = state.game.legal_words(state)
        if state.decision == "draw" and words[0].startswith("draw:ST"):
            counts.append(len(words))
        play(state, words[0])
    assert counts[-4:] == left


SHOWN = "techs:1.3.5.7.9.11"


@pytest.mark.parametrize(("value", "owned"), [("next", [1, 3]), ("ignored", [1])])
def test_t15_a_second_technology_symbol(value: str, owned: list[int]) -> None:
    """ST5 and ST7; Technology 01 stands in the blue column, 03 in the red one, whose first step is 1 point."""
    wanted = ("first:0", SHOWN, "draw:ST5", "draw:ST7", "keep:ST5.ST7")
    state = set_up(2, {"second_start_technology": value}, *wanted)
    player = before(state)
    assert (player["techs"], player["blue"], player["red"], player["vp"]) == (owned, 1, len(owned) - 1, len(owned) - 1)


@pytest.mark.parametrize(("value", "points"), [(NO, 0), (YES, 3)])
def test_t15_an_earlier_owner_of_a_starting_technology(value: str, points: int) -> None:
    """Both get Technology 01, seat 0 first."""
    dealt = [f"draw:ST{number}" for number in (5, 13, 17, 15, 7, 2, 3, 6)]
    state = set_up(2, {"start_technology_vp": value}, "first:0", SHOWN, *dealt, "keep:ST5.ST13", "keep:ST2.ST7")
    assert [before(state, seat)["techs"] for seat in (0, 1)] == [[1], [1]]
    assert (before(state)["vp"], before(state, 1)["vp"]) == (points, 0)


@pytest.mark.parametrize(("value", "powers"), [("any", ["1", "2", "2"]), ("one", ["1", "1", "3"])])
def test_t15_two_power_ups_at_the_beginning(value: str, powers: list[str]) -> None:
    """ST6 shows boards 2 and 4, ST10 boards 7 and 8."""
    dealt = [f"draw:ST{number}" for number in (6, 10, 17, 15)]
    words = ("first:0", *dealt, "keep:ST6.ST10", "place:2.4.7", "power:2.1", "power:4.1")
    state = set_up(2, {"start_power_ups": value}, *words)
    assert sorted(worker[2] for worker in before(state)["workers"]) == powers


# The No-cocoa tile in its wider reading.

WIDE = {"free_cocoa": "wide"}


def with_tile(*workers: str, **given: Any) -> dict[str, Any]:
    return {"workers": workers, "unused": {"free_cocoa": 1}, **given}


def test_t72_wide_unlocks_all_without_cocoa() -> None:
    given = (with_tile("2.1w", "3.1w", "6.1"), FAR)
    assert "unlock*" not in legal(situation(*given))
    state = play(situation(*given, options=WIDE), "unlock*")
    assert (before(state)["workers"], before(state)["used"]) == (["2.1", "3.1", "6.1"], {"free_cocoa": 1})


def test_t53_t72_wide_pays_for_two_steps_of_an_ascension() -> None:
    given = (with_tile("4.5", "6.1", "6.1"), FAR)
    plain = play(situation(*given), "move:4.5>3", "main")
    assert "ascend:two*" not in legal(plain)
    state = play(situation(*given, options=WIDE), "move:4.5>3", "main", "ascend:two*")
    assert (before(state)["unused"], before(state)["used"]) == ({}, {"free_cocoa": 1})
    play(state, "temple:red", "temple:red")
    assert (before(state)["red"], before(state)["vp"], before(state)["cocoa"]) == (2, 1 + 1, 0)


@pytest.mark.parametrize(("royal", "goods"), [(2, "wood stone"), (6, "stone gold")])
def test_t35_t39_t72_wide_waives_the_cocoa_of_a_trade(royal: int, goods: str) -> None:
    """P = 3 times without cocoa."""
    given = (with_tile("4.3", "6.1", "6.1"), FAR)
    plain = play(situation(*given, royals=[4, royal, 1]), "move:4.3>1", f"worship:r{royal}")
    assert all(before(plain)[good] == 0 for good in goods.split())
    state = play(situation(*given, royals=[4, royal, 1], options=WIDE), "move:4.3>1", f"worship:r{royal}")
    assert legal(state) == "times:0 unlock* waive"
    play(state, "waive")
    assert [before(state)[good] for good in goods.split()] == [3, 3]


def test_t40_t72_wide_waives_the_cocoa_of_the_exchange() -> None:
    """One resource for P = 2 of any mix."""
    given = (with_tile("4.2", "6.1", "6.1", goods="ws"), FAR)
    state = play(situation(*given, royals=[4, 7, 1], options=WIDE), "move:4.2>1", "worship:r7")
    assert legal(state) == "pay:- unlock* waive"
    play(state, "waive")
    assert legal(state) == "pay:s pay:w"
    play(state, "pay:w", "gain:gg")
    assert [before(state)[good] for good in ("wood", "stone", "gold")] == [0, 1, 2]


def test_t41_t72_wide_waives_the_cocoa_of_the_steps() -> None:
    """P − 1 = 2 steps."""
    given = (with_tile("4.3", "6.1", "6.1"), FAR)
    state = play(situation(*given, royals=[4, 2, 8], options=WIDE), "move:4.3>1", "worship:r8")
    assert legal(state) == "done unlock* waive"
    play(state, "waive", "temple:red", "temple:green")
    assert (before(state)["red"], before(state)["green"], before(state)["cocoa"]) == (1, 1, 1)


# The Teotibot.

ACTIONS = ["alchemy", "construction", "decorations", "mask_collection", "mastery", "nobles", "worship"]


def bot_turn(action: str, bot: dict[str, Any], options: dict[str, str], **given: Any) -> TeotihuacanState:
    """The bot's turn with this tile on top of the triangle, rolled with a 7."""
    order = [action, *(name for name in ACTIONS if name != action)]
    numbers = [ACTIONS.index(name) + 1 for name in order]
    human = {"workers": ("2.1", "2.1", "2.1"), "cocoa": 3}
    start = {"wheel": False, "avenue": 1, "blue": 1, "red": 1, "green": 1, **bot}
    table = {"bot_actions": numbers, "dirs": [0, 1], "neutral": [[2, 3, 4], [2, 3, 4]], **given}
    return play(situation(human, start, solo=True, seat=1, options=options, **table), "dice:7")


@pytest.mark.parametrize(("value", "board"), [("skip", 3), ("stop", 1)])
def test_t85_whether_the_bot_stops_at_the_palace(value: str, board: int) -> None:
    """Decorations without a worker on 7: 2 gold on 4, power 3, one board on; the Palace comes next."""
    bot = before(bot_turn("decorations", {"workers": ("4.2", "5.1", "6.1", "8.1")}, {"bot_palace": value}), 1)
    assert bot["gold"] == 2
    assert bot["workers"] == sorted([f"{board}.3", "5.1", "6.1", "8.1"])


@pytest.mark.parametrize(
    ("value", "gained"), [("vp", {"vp": 5}), ("cocoa", {"cocoa": 5}), ("temple", {"blue": 2, "stone": 1})]
)
def test_t85_the_bots_ascension(value: str, gained: dict[str, int]) -> None:
    """2 gold, Avenue 2, from the Palace on to board 3. The step goes to blue, its resource to what it has least of."""
    state = bot_turn("decorations", {"workers": ("4.5", "5.1", "6.1", "8.1")}, {"bot_ascension": value})
    bot = before(state, 1)
    expected = {"vp": 0, "cocoa": 0, "blue": 1, "stone": 0} | gained
    assert {key: bot[key] for key in expected} == expected
    assert (bot["gold"], bot["avenue"], bot["workers"]) == (2, 2, ["3.1", "5.1", "6.1", "8.1"])
    assert state.summary()["light"] == 1  # by the Ascension; the round ends once the displays are filled


@pytest.mark.parametrize("value", ["3", "0", "7"])
def test_t85_what_ten_cocoa_are_worth_to_the_bot(value: str) -> None:
    """The fallback gives 5 to its 6: 11, of which 10 become points."""
    bot = before(bot_turn("nobles", {"workers": ("3.2", "3.3", "4.2", "5.1"), "cocoa": 6}, {"bot_cocoa_vp": value}), 1)
    assert (bot["vp"], bot["cocoa"]) == (int(value), 1)


@pytest.mark.parametrize(("bonus", "technology"), [("15", "2"), ("20", "0"), ("0", "9")])
def test_t93_what_its_bonus_tiles_and_technologies_are_worth(bonus: str, technology: str) -> None:
    """Two temples at 10 or 11, two Technologies, 1 gold and what the last turn brings: 2 wood for Nobles on board 2."""
    options = {"bot_bonus_vp": bonus, "bot_technology_vp": technology}
    start = {"workers": ("2.1", "3.1", "4.1", "5.1"), "goods": "g", "techs": (1, 3), "avenue": 0, "blue": 10, "red": 11}
    discs = {"era": 3, "dark": 8, "light": 8, "met": True, "last_round": True}
    state = to_the_end(bot_turn("nobles", start, options, **discs))
    bot = before(state, 1)
    assert (bot["gold"], bot["wood"], bot["cocoa"]) == (1, 2, 0)
    assert bot["vp"] == 2 * int(bonus) + 2 * int(technology) + 1 + 2


@pytest.mark.parametrize(("value", "blue"), [("2", 3), ("1", 2), ("3", 4)])
def test_t92_steps_of_the_bots_worship(value: str, blue: int) -> None:
    """Its die goes from 7 past 6 to 4, the blue temple; each of the steps 2 to 4 gives one resource."""
    wanted = ("boards:352764", "draw:worship")
    state = set_up(1, {"bot_worship": value, "bot_goods": "0"}, *wanted)
    while state.decision != "dice":
        words = state.game.legal_words(state)
        play(state, next((word for word in words if word in ("cocoa", "end")), words[0]))
    play(state, "dice:7")
    bot = before(state, 1)
    assert state.summary()["bot"]["worship"] == "4.1w"
    assert bot["blue"] == blue
    assert bot["wood"] + bot["stone"] + bot["gold"] == blue - 1
    assert bot["vp"] == 0
