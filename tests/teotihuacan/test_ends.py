"""Each trigger of an era's or the game's end at each point of a round, for each number of players (R-16)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from teocalli.games.teotihuacan.state import TeotihuacanState
from tests.teotihuacan.arranged import twin_of
from tests.teotihuacan.situations import play, situation

FAR: dict[str, Any] = {"workers": ("8.1", "8.1", "8.1"), "cocoa": 1}
SUMMIT = [
    (tile, place, 0)
    for tile, place in enumerate(
        (f"{n}.{r}.{c}" for n in (1, 2, 3) for r, c in product(range(5 - n), repeat=2)), start=1
    )
]
DARK = {2: 10, 3: 11, 4: 12}
FULL = {1: "mask_4", 2: "mask_4", 3: "mask_5", 4: "mask_5", 7: "mask_6"}


def players_with(count: int, seat: int, one: dict[str, Any]) -> list[dict[str, Any]]:
    return [one if number == seat else FAR for number in range(count)]


def arranged(count: int, seat: int, one: dict[str, Any], **given: Any) -> TeotihuacanState:
    """The turn of `seat` in a game of so many, one round before nothing happens by itself."""
    dark = DARK[count] + 1 - given.get("era", 1)
    return situation(*players_with(count, seat, one), seat=seat, dark=dark, tiles=FULL, **given)


def turns_left(state: TeotihuacanState) -> list[int]:
    """Seats whose turns follow the present one until an Eclipse, everybody collecting cocoa; the state goes along."""
    seats: list[int] = []
    while state.phase == "play":
        summary = state.summary()
        if summary["decision"] == "turn":
            seats.append(summary["to_move"])
        words = summary["legal"]
        play(state, next((word for word in words if word in ("cocoa", "end", "ascend:vp")), words[0]))
        if state.phase == "play" and state.summary()["era"] > summary["era"]:
            break
    return seats


def expected(count: int, seat: int, whole_round: bool) -> list[int]:
    """The rest of the round after `seat`, and one round more."""
    return [*range(seat + 1, count), *(range(count) if whole_round else [])]


SEATS = [(count, seat) for count in (2, 3, 4) for seat in range(count)]
ASCENDING = {"workers": ("4.5", "5.1", "5.1")}
BUILDING = {"workers": ("2.1", "5.1", "5.1"), "goods": "sswww", "cocoa": 4}


@pytest.mark.parametrize(("count", "seat"), SEATS)
@pytest.mark.parametrize("era", [1, 2, 3])
def test_r16_t20_the_discs_meet_by_an_ascension(count: int, seat: int, era: int) -> None:
    state = arranged(count, seat, ASCENDING, era=era, light=DARK[count] - era)
    play(state, "move:4.5>3", "main", "ascend:vp")
    assert turns_left(state) == expected(count, seat, whole_round=True)


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("era", [1, 2, 3])
def test_r16_t20_the_discs_meet_at_the_end_of_a_round(count: int, era: int) -> None:
    """Only the turn of the last in order can do it."""
    state = arranged(count, count - 1, {"workers": ("4.1", "4.1", "4.1")}, era=era, light=DARK[count] - era)
    play(state, "move:4.1>1")
    assert turns_left(state) == [*range(count)]


@pytest.mark.parametrize(("count", "seat"), SEATS)
@pytest.mark.parametrize("met", ["not yet", "in this round", "last round"])
def test_r16_t22_the_finished_pyramid(count: int, seat: int, met: str) -> None:
    """It starts the countdown; where it had begun nothing is added, but the pending Eclipse ends the game."""
    discs = {"not yet": {"light": 3}, "in this round": {"light": DARK[count], "met": True}}
    discs["last round"] = {"light": DARK[count], "met": True, "last_round": True}
    state = arranged(count, seat, BUILDING, laid=SUMMIT, pyramid=[31, 32], **discs[met])
    play(state, "move:2.1>8", "main", "build:T31@4.0.0r0")
    summary = state.summary()
    assert (summary["finished"], summary["light"], summary["met"]) == (True, DARK[count], True)
    assert turns_left(state) == expected(count, seat, whole_round=met != "last round")
    while not state.is_terminal():
        play(state, state.game.legal_words(state)[0])
    assert state.summary()["era"] == 1


@pytest.mark.parametrize(("count", "seat"), SEATS)
@pytest.mark.parametrize("trigger", ["ascension", "pyramid"])
def test_r16_t81_dark_eclipse_at_once(count: int, seat: int, trigger: str) -> None:
    """No further turn; then the next player goes on, or the game is over in mid-round."""
    dark = {"options": {"dark_eclipse": "yes"}}
    if trigger == "ascension":
        state = arranged(count, seat, ASCENDING, light=DARK[count] - 1, **dark)
        play(state, "move:4.5>3", "main", "ascend:vp")
    else:
        state = arranged(count, seat, BUILDING, laid=SUMMIT, pyramid=[31, 32], **dark)
        play(state, "move:2.1>8", "main", "build:T31@4.0.0r0")
    assert turns_left(state) == []
    while state.phase == "eclipse":
        play(state, state.game.legal_words(state)[0])
    assert state.is_terminal() == (trigger == "pyramid")
    if trigger == "ascension":
        assert state.summary()["to_move"] == (seat + 1) % count


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("era", [1, 2, 3])
def test_r16_t19_t81_dark_eclipse_after_the_last_of_a_round(count: int, era: int) -> None:
    light = DARK[count] - era
    given = {"era": era, "light": light, "options": {"dark_eclipse": "yes"}}
    state = arranged(count, count - 1, {"workers": ("4.1", "4.1", "4.1")}, **given)
    play(state, "move:4.1>1")
    assert turns_left(state) == []
    state = arranged(count, 0, {"workers": ("4.1", "4.1", "4.1")}, **given)
    play(state, "move:4.1>1")
    assert turns_left(state) == [*range(1, count)]


@pytest.mark.parametrize(("count", "seat"), SEATS)
def test_r16_ends_agree_with_the_slow_twin(count: int, seat: int) -> None:
    """From an Ascension that brings the discs together in the last era to the end of the game."""
    state = arranged(count, seat, ASCENDING, era=3, light=DARK[count] - 3)
    twin = twin_of(state)
    while not state.is_terminal():
        assert state.summary() == twin.summary()
        word = state.game.legal_words(state)[-1]
        play(state, word)
        twin.play(word)
    assert state.summary() == twin.summary()


ACTIONS = ["alchemy", "construction", "decorations", "mask_collection", "mastery", "nobles", "worship"]


def solo(seat: int, human: dict[str, Any], bot: dict[str, Any], **given: Any) -> TeotihuacanState:
    """A solo game in the turn of the human (0) or the Teotibot (1), Mastery on top of the triangle."""
    order = ["mastery", *(name for name in ACTIONS if name != "mastery")]
    return situation(
        {"workers": ("4.1", "4.1", "4.1"), **human},
        {"wheel": False, "avenue": 1, "workers": ("2.5", "3.1", "3.1", "7.1w"), **bot},
        solo=True,
        seat=seat,
        bot_actions=[ACTIONS.index(name) + 1 for name in order],
        dirs=[0, 1],
        neutral=[[2, 3, 4], [2, 3, 4]],
        tiles=FULL,
        **given,
    )


def test_r16_t84_t85_solo_the_bots_ascension_brings_the_discs_together() -> None:
    """The bot is the last in order: one round more, human and bot."""
    state = solo(1, {}, {}, light=9)
    play(state, "dice:7")
    assert state.summary()["met"]
    turns = state.summary()["turns"]
    while state.phase == "play":
        words = state.game.legal_words(state)
        play(state, next((word for word in words if word in ("cocoa", "end")), words[-1]))
    assert state.summary()["turns"] in (turns + 2, turns + 3)


def test_r16_t22_solo_the_bot_finishes_the_pyramid() -> None:
    bot = {"workers": ("8.5", "3.1", "3.1", "7.1w"), "goods": "ss"}
    state = solo(1, {}, bot, laid=SUMMIT, pyramid=[32, 31], era=2, dark=9)
    play(state, "dice:7")
    summary = state.summary()
    assert (summary["finished"], summary["light"], summary["dark"]) == (True, 9, 9)
    while not state.is_terminal():
        words = state.game.legal_words(state)
        play(state, next((word for word in words if word in ("cocoa", "end")), words[0]))
    assert state.summary()["era"] == 2
