"""Effects inside effects, on an explicit stack (R-10)."""

from __future__ import annotations

import random

from teocalli.games.teotihuacan.state import TeotihuacanState
from tests.teotihuacan.arranged import leaning, walk_together
from tests.teotihuacan.situations import before, legal, play, situation

OTHER = {"workers": ("8.1", "8.1", "8.1")}


def nest() -> TeotihuacanState:
    """Seat 0 at the beginning of a turn in which one effect can open inside the other six times and more."""
    return situation(
        {
            "workers": ("7.1", "2.5", "3.5"),
            "goods": "www",
            "cocoa": 1,
            "avenue": 2,
            "green": 2,
            "unused": {"power_up_2": 2, "temple_green": 1, "avenue_1": 2, "vp_4": 1},
        },
        OTHER,
        stacks={"avenue_3": ["mask_4"], "avenue_6": ["mask_5"], "green_3": ["mask_6"]},
    )


def test_r10_six_effects_open_inside_each_other_and_close_from_the_inside() -> None:
    """Nobles, Avenue 3 claim, power-ups, Ascension, Avenue 6 claim, green 3 claim, power-ups, Ascension."""
    state = nest()
    depths = [len(state.frames)]

    def deeper(*words: str) -> None:
        play(state, *words)
        depths.append(len(state.frames))

    deeper("move:7.1>6", "main")
    # 1: the Main action, 2: its Avenue step to 3 with a claim. 3 points for the first place of the top row.
    assert (before(state)["vp"], before(state)["avenue"], state.decision) == (3, 3, "claim")
    deeper("use:power_up_2")  # 3: a tile inside the claim
    assert legal(state) == "power:2.5 power:3.5"
    deeper("power:2.5")  # 4: the Ascension; first its Avenue step, to 4
    assert (before(state)["avenue"], state.decision) == (4, "ascend")
    play(state, "use:avenue_1")
    deeper("use:avenue_1")  # 5: a tile inside the Ascension, Avenue 6 with a claim
    assert (before(state)["avenue"], legal(state)) == (
        6,
        "claim:mask_5 skip use:power_up_2 use:temple_green use:vp_4",
    )
    deeper("use:temple_green")  # 6: green 3 with a claim inside that claim
    assert (before(state)["green"], legal(state)) == (3, "claim:mask_6 reward use:power_up_2 use:vp_4")
    deeper("use:power_up_2")  # 7: the second tile, which may raise the die that ascended before
    assert legal(state) == "power:1.1 power:3.5"
    deeper("power:3.5")  # 8: an Ascension inside it, Avenue 7
    assert (before(state)["avenue"], state.decision) == (7, "ascend")
    assert depths == sorted(depths)
    assert len(set(depths[1:])) >= 6
    # From the inside out. The inner Ascension: 5 points, light disc 1; the tile's second power-up goes to a die that
    # ascended (both are 1.1, and 6.1 was moved and waits).
    play(state, "ascend:vp")
    assert state.summary()["light"] == 1
    assert (before(state)["vp"], before(state)["workers"]) == (3 + 5, ["1.1", "1.2", "6.1"])
    assert legal(state) == "claim:mask_6 reward use:vp_4"
    play(state, "reward")
    assert (before(state)["cocoa"], legal(state)) == (1 + 1, "claim:mask_5 skip use:vp_4")
    play(state, "claim:mask_5")
    assert (before(state)["wood"], state.decision) == (3 - 2 - 1, "ascend")
    play(state, "ascend:cocoa")
    assert (before(state)["cocoa"], state.summary()["light"]) == (2 + 5, 2)
    assert legal(state) == "power:1.1 power:1.2"  # the second power-up of the first tile
    play(state, "power:1.2")
    assert legal(state) == "skip use:vp_4"  # the first claim; the mask's wood is gone
    play(state, "skip")
    assert before(state)["workers"] == ["1.1", "1.3", "6.2"]  # the action's own power-up
    assert (legal(state), state.summary()["arrival"]) == ("end use:vp_4", None)
    assert len(state.frames) < min(depths[1:])


def test_r10_saved_and_loaded_in_the_depth_it_goes_on_alike() -> None:
    """The stack is part of the position: at every depth the bytes give the same continuation back."""
    inward = (
        "move:7.1>6 main use:power_up_2 power:2.5 use:avenue_1 use:avenue_1 use:temple_green use:power_up_2 power:3.5"
    )
    outward = "ascend:vp reward claim:mask_5 ascend:cocoa power:1.2 skip end"
    words = f"{inward} {outward}".split()
    state = nest()
    whole = play(state.clone(), *words).to_bytes()
    for number, word in enumerate(words):
        restored = state.game.state_from_bytes(state.to_bytes())
        assert play(restored, *words[number:]).to_bytes() == whole
        play(state, word)


def test_r10_random_nests_agree_with_the_slow_twin() -> None:
    """Tiles, claims and Ascensions used wherever they are offered; the twin nests through generators, not a stack."""
    deepest = 0
    for seed in range(60):
        state = nest()
        watched = Watch(state, seed)
        walk_together(state, watched)
        deepest = max(deepest, watched.deepest)
    assert deepest >= 12


class Watch:
    """Chooses, and notes how deep the stack was."""

    def __init__(self, state: TeotihuacanState, seed: int) -> None:
        self.state, self.deepest = state, 0
        self.lean = leaning(random.Random(seed), "use", "power", "claim", "main")

    def __call__(self, words: list[str]) -> str:
        self.deepest = max(self.deepest, len(self.state.frames))
        return self.lean(words)
