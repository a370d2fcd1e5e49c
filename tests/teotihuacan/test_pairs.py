"""All pairs of Technologies, Discovery tiles and Royal tiles that touch the same action (R-14)."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.state import TeotihuacanState
from tests.teotihuacan.arranged import leaning, walk_together
from tests.teotihuacan.situations import situation
from tests.teotihuacan.walk import random_options

TILES = [kind for kind in parts.standard().kinds if not kind.startswith("mask")]
TECHNOLOGIES = {2: (5, 7, 13), 3: (5, 7, 13), 4: (5, 7, 13), 5: (3, 13), 6: (3, 13), 7: (9, 13), 8: (11, 13, 15, 17)}
ROYALS = ([4, 2, 1], [5, 6, 3], [9, 7, 8])
BEFORE = {1: 4, 2: 5, 3: 1, 4: 6, 5: 3, 6: 7, 7: 8, 8: 2}
"""The board before each one on the printed ring."""
SETS = [(1, 3, 5, 9, 11, 13), (3, 5, 7, 13, 15, 17), (1, 3, 7, 9, 13, 15), (5, 9, 11, 13, 15, 17)]
GROUND = [
    (tile, f"1.{row}.{column}", 0) for tile, (row, column) in enumerate([(0, 1), (0, 2), (1, 1), (1, 2)], start=1)
]


def at_board(
    board: int, things: tuple[str | int, ...], royals: list[int], options: dict[str, str] | None = None
) -> TeotihuacanState:
    """Seat 0 can move to a board with all that the action needs, owning these tiles and Technologies."""
    technologies = [thing for thing in things if isinstance(thing, int)]
    unused = {thing: things.count(thing) for thing in things if isinstance(thing, str)}
    start = BEFORE[board]
    offered = next(s for s in SETS if set(technologies) <= set(s))
    return situation(
        {
            "workers": (f"{start}.5", f"{start}.3", f"{board}.4", f"{board}.2"),
            "wheel": False,
            **{
                "cocoa": 4,
                "goods": "wwwwssssssgggg",
                "avenue": 5,
                "track": 3,
                "blue": 3,
                "red": 4,
                "green": 5,
                "vp": 10,
            },
            "techs": technologies,
            "unused": unused,
        },
        {"workers": (f"{board}.1", "5.1", "7.3w", "1.2w" + str(royals[0])), "wheel": False, "green": 11},
        options=options,
        neutral=[[2, 3, 8], [4, 6, 7]],
        royals=royals,
        technologies=offered,
        tiles={1: "mask_5", 2: "vp_4", 3: "mask_4", 4: "mask_6", 7: "mask_7"},
        stacks={
            "avenue_6": ["mask_1", "mask_7"],
            "blue_4": ["mask_2"],
            "red_5": ["mask_3", "mask_3"],
            "green_6": ["mask_4"],
        },
        laid=GROUND,
        pyramid=[7, 12, 28],
        decorations=[1, 4, 8, 14],
    )


def meets(board: int, pair: tuple[str | int, ...], royals: list[int], seed: int) -> None:
    likes = ("use", f"move:{BEFORE[board]}.5>{board}", "main", "worship:r", "extra", "power", "build", "times")
    rng = random.Random(seed)
    options = random_options(rng) if seed % 2 else {}
    choose = leaning(rng, *likes)
    assert walk_together(at_board(board, pair, royals, options), choose)


@pytest.mark.parametrize("board", TECHNOLOGIES)
def test_r14_pairs_at_a_main_action(board: int) -> None:
    """Each pair in one turn at the board, compared with the slow twin word by word; half with random options."""
    things: list[str | int] = [1, *TECHNOLOGIES[board], *TILES]
    sets = [set(numbers) for numbers in SETS]
    for seed, pair in enumerate(combinations(things, 2)):
        numbers = {thing for thing in pair if isinstance(thing, int)}
        if any(numbers <= offered for offered in sets):
            meets(board, pair, ROYALS[0], seed)


@pytest.mark.parametrize("royals", ROYALS, ids=str)
def test_r14_pairs_at_the_palace(royals: list[int]) -> None:
    """Every Royal tile with every pair of Discovery tiles, and with Technology 01."""
    things: list[str | int] = [1, *TILES]
    for seed, pair in enumerate(combinations(things, 2)):
        meets(1, pair, royals, seed)


def test_r14_two_tiles_of_one_kind() -> None:
    for board in range(1, 9):
        for seed, kind in enumerate(TILES):
            if parts.standard().data["discovery_tiles"][parts.standard().kinds.index(kind)]["copies"] > 1:
                meets(board, (kind, kind), ROYALS[1], seed)


def test_r14_all_technologies_of_an_action_together() -> None:
    for board, numbers in TECHNOLOGIES.items():
        for seed in range(8):
            meets(board, (*numbers, "power_up_2", "free_cocoa", "extra_worker"), ROYALS[2], seed)
