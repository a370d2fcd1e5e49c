"""The worked cases of the notation, with the words it lists."""

from __future__ import annotations

from teocalli.games.teotihuacan.state import TeotihuacanState
from tests.teotihuacan.situations import before, legal, play, situation

OTHER = {"workers": ("8.1", "8.1", "8.1")}


def test_case_1_moves_of_distance_one_to_three() -> None:
    state = situation({"workers": ("4.1", "4.1", "6.3")}, OTHER)
    assert legal(state) == "move:4.1>1 move:4.1>3 move:4.1>5 move:6.3>1 move:6.3>3 move:6.3>4"


def test_case_2_worship_both_with_one_cocoa() -> None:
    state = situation({"workers": ("1.3", "6.1", "6.1"), "cocoa": 1}, OTHER, tiles={3: "temple_any"})
    play(state, "move:1.3>3")
    assert legal(state) == "cocoa main worship:step worship:step+tile worship:tile"
    play(state, "worship:step+tile")
    assert before(state)["green"] == 1
    assert before(state)["cocoa"] == 1
    assert legal(state) == "claim:temple_any skip"


def test_case_3_no_cocoa_waives_unlocking_and_the_second_benefit() -> None:
    state = situation(
        {"workers": ("1.3", "6.1", "6.1"), "unused": {"free_cocoa": 1}},
        {"workers": ("3.1w", "8.1", "8.1")},
        tiles={3: "temple_blue"},
    )
    play(state, "move:1.3>3")
    assert legal(state) == "cocoa main worship:step* worship:step+tile* worship:tile* worship:tile+step*"


def four_workers() -> TeotihuacanState:
    state = situation({"workers": ("5.1", "2.2", "2.4", "2.4"), "cocoa": 1}, OTHER)
    return play(state, "move:5.1>2", "main")


def test_case_4_three_of_four_workers() -> None:
    state = four_workers()
    assert legal(state) == "crew:1.2.4 crew:1.4.4"
    play(state, "crew:1.4.4")
    assert (before(state)["cocoa"], before(state)["wood"]) == (1 - 1 + 1, 2)
    assert legal(state) == "power:2.1 power:2.4"


def test_case_5_the_second_power_up_goes_to_a_worker_at_or_after_the_first() -> None:
    state = situation({"workers": ("5.1", "2.2", "2.3"), "cocoa": 1}, OTHER)
    play(state, "move:5.1>2", "main")
    assert legal(state) == "power:2.1 power:2.2 power:2.3"
    play(state, "power:2.2")
    assert before(state)["workers"] == ["2.1", "2.3", "2.4"]


def test_case_6_ascension_after_a_single_power_up() -> None:
    state = situation({"workers": ("4.5", "6.1", "6.1")}, OTHER)
    play(state, "move:4.5>3", "main")
    assert before(state)["stone"] == 2
    assert before(state)["avenue"] == 1
    assert legal(state) == "ascend:cocoa ascend:temple ascend:vp ascend:worker"


def test_case_7_an_ascension_inside_a_claim_inside_nobles() -> None:
    state = situation(
        {"workers": ("7.1", "2.1", "2.5"), "goods": "ww", "avenue": 2, "unused": {"power_up_2": 1}},
        {"workers": ("8.1", "8.1", "4.1")},
        stacks={"avenue_3": ["vp_4"]},
    )
    play(state, "move:7.1>6", "main")
    assert (before(state)["vp"], before(state)["avenue"]) == (3, 3)
    assert legal(state) == "skip use:power_up_2"
    play(state, "use:power_up_2")
    assert legal(state) == "power:2.1 power:2.5"
    play(state, "power:2.5")
    assert before(state)["avenue"] == 4
    play(state, "ascend:vp")
    assert legal(state) == "power:1.1 power:2.1"
    play(state, "power:1.1")
    assert "6.2" in before(state)["workers"]
    assert state.summary()["arrival"] is None


def test_case_8_first_build_on_an_empty_grid() -> None:
    state = situation({"workers": ("3.1", "6.1", "6.1"), "goods": "ss"}, {}, pyramid=[31, 19, 12])
    play(state, "move:3.1>8", "main")
    words = legal(state).split()
    assert all(word.startswith("build:") for word in words)
    assert len(words) == 16 + 64 + 64
    assert not [word for word in words if word.startswith("build:T31@") and word.endswith("r1")]


def test_case_9_royal_08_step_by_step() -> None:
    state = situation({"workers": ("4.3", "6.1", "6.1"), "cocoa": 1}, OTHER, royals=[4, 2, 8])
    play(state, "move:4.3>1", "worship:r8")
    assert legal(state) == "done temple:blue temple:green temple:red"
    play(state, "temple:green")
    assert before(state)["cocoa"] == 1
    assert legal(state) == "done temple:blue temple:green temple:red"
    play(state, "temple:green")
    assert before(state)["green"] == 2
    assert state.decision == "draw"  # the turn is over, and the boards are refilled


def turns_until_eclipse(state: TeotihuacanState) -> list[int]:
    """Seats of the turns that begin from here on until the Eclipse."""
    seats = []
    while state.phase == "play":
        if state.decision == "turn":
            seats.append(state.current_player)
            play(state, state.game.legal_words(state)[0], "cocoa")
        else:
            state.apply_action(state.legal_actions()[0])
    return seats


def ascending_turn(seat: int) -> TeotihuacanState:
    """`seat` brings the discs together by an Ascension; the Eclipse was not announced before."""
    workers = {"workers": ("4.5", "6.1", "6.1")}
    state = situation(*((workers, OTHER) if seat == 0 else (OTHER, workers)), seat=seat, light=9)
    return play(state, "move:4.5>3", "main", "ascend:vp")


def test_case_10_the_discs_meet_by_an_ascension() -> None:
    after_last = ascending_turn(1)
    assert turns_until_eclipse(after_last) == [0, 1]
    after_first = ascending_turn(0)
    assert turns_until_eclipse(after_first) == [1, 0, 1]


def test_case_10_the_discs_meet_at_the_end_of_a_round() -> None:
    state = situation({"cocoa": 3}, {"workers": ("8.1", "8.1", "8.1")}, seat=1, light=9)
    assert turns_until_eclipse(state) == [1, 0, 1]
