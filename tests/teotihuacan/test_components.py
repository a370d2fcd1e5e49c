"""Component data against counts and against a second transcription of the rules' tables (R-15)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from teocalli.core.errors import ComponentsError
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.rules.tables import RuleTables

DATA: dict[str, Any] = dict(parts.standard().data)
GOODS = ("cocoa", "wood", "stone", "gold", "vp")

# Yields as they are printed: rows 1 to 3 workers, columns power 1, 2–3, 4–5. c cocoa, w wood, s stone, g gold,
# v points, t a step on any temple.
YIELDS = {
    "forest": "c1 w1 w2 / w1 w2 c2w3 / c1w2 c3w3 c5w4",
    "quarry": "v1 s1 s2 / s1 s2 v2s3 / v1s2 v3s3 v5s4",
    "gold": "v1 g1 g2 / g1 g2 v2g3 / c1g2 t1g3 t2g4",
}
LETTERS = {"c": "cocoa", "w": "wood", "s": "stone", "g": "gold", "v": "vp", "t": "temple_any"}


def amounts(text: str) -> dict[str, int]:
    """`c2w3` as cocoa 2, wood 3."""
    return {LETTERS[letter]: int(count) for letter, count in zip(text[::2], text[1::2], strict=True)}


@pytest.mark.parametrize("board", YIELDS)
def test_r15_t44_t45_t46_yields(board: str) -> None:
    rows = [[amounts(cell) for cell in row.split()] for row in YIELDS[board].split(" / ")]
    assert dict(enumerate(rows, start=1)) == DATA[board]


def test_r15_t44_one_more_power_bracket_is_one_good_more() -> None:
    """The three tables are one pattern: one good more for each worker and for each bracket of power."""
    for board, good in (("forest", "wood"), ("quarry", "stone"), ("gold", "gold")):
        for workers, bracket in product((1, 2, 3), range(3)):
            assert DATA[board][workers][bracket].get(good, 0) == workers - 1 + bracket


def test_r15_t54_temple_rewards() -> None:
    blue = ["r1", "r1", "r1", "r1", "r2", "r2", "v2", "r2", "v4", "", "v6"]
    red = [1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7]
    green = [1, 1, 1, 2, 2, 2, 3, 3, 4]
    names = {"r": "any_resource", "v": "vp"}
    assert DATA["temple_blue"] == [{names[cell[0]]: int(cell[1])} if cell else {} for cell in blue]
    assert DATA["temple_red"] == [{"vp": points} if points else {} for points in red]
    assert DATA["temple_green"] == [*({"cocoa": cocoa} for cocoa in green), {}, {"vp": 5}]


def test_r15_t12_t55_t56_stacks() -> None:
    """Discovery steps: blue 4, red 5, green 3 and 6, Avenue 3, 6 and 8; tiles for 2, 3 and 4 players, solo as for 2."""
    temples = {"blue_4": (2, 3, 4), "red_5": (3, 4, 5), "green_3": (1, 2, 3), "green_6": (2, 3, 4)}
    avenue = {"avenue_3": (3, 3, 3), "avenue_6": (2, 2, 2), "avenue_8": (1, 1, 1)}
    assert set(DATA["stacks"]) == {*temples, *avenue}
    for name, (two, three, four) in (temples | avenue).items():
        track, step = name.split("_")
        assert DATA["stacks"][name] == {"track": track, "step": int(step), "tiles": [two, two, three, four]}


def test_r15_t68_discovery_tiles() -> None:
    """21 kinds, 54 tiles, 17 of them masks; costs in the words of the rules."""
    table = """
        mask_1 1 2 cocoa + 1 gold | mask_2 2 1 cocoa + 1 wood | mask_3 2 1 cocoa + 1 wood | mask_4 3 1 wood
        mask_5 3 1 wood | mask_6 3 1 wood | mask_7 3 1 wood | vp_4 3 1 wood | resources_3 2 1 cocoa | resources_2 2 –
        cocoa_4 3 1 gold | avenue_1 3 1 cocoa | temple_any 3 1 cocoa | temple_blue 2 – | temple_red 2 –
        temple_green 2 – | power_up_2 3 1 cocoa | double_move 3 – | free_move 3 – | free_cocoa 3 – | extra_worker 3 –
    """
    typed = []
    for entry in (part for line in table.strip().splitlines() for part in line.split(" | ")):
        kind, copies, cost = entry.split(maxsplit=2)
        paid: dict[str, int] = (
            {} if cost == "–" else {part.split()[1]: int(part.split()[0]) for part in cost.split(" + ")}
        )
        typed.append({"id": kind, "copies": int(copies), "cost": paid})
    assert typed == DATA["discovery_tiles"]
    counts = {tile["id"]: tile["copies"] for tile in DATA["discovery_tiles"]}
    assert sum(counts.values()) == 54
    assert sum(count for kind, count in counts.items() if kind.startswith("mask")) == 17


def test_r15_t2_printed_icons_of_the_board() -> None:
    cells = Counter("".join(DATA["board_icons"]))
    assert [len(row) for row in DATA["board_icons"]] == [8] * 8
    assert cells == {"b": 13, "r": 13, "g": 13, "p": 25}


def test_r15_t50_pyramid_tiles() -> None:
    tiles = DATA["pyramid_tiles"]
    icons = Counter("".join(tiles))
    assert (len(tiles), {len(tile) for tile in tiles}) == (32, {4})
    assert Counter("".join(tiles).lower()) == {"b": 25, "r": 25, "g": 25, "p": 53}
    assert [icons[letter] for letter in "RGB"] == [6, 5, 4]
    assert [number for number, tile in enumerate(tiles, start=1) if tile == "pppp"] == [31, 32]
    assert max(sum(icon.isupper() for icon in tile) for tile in tiles) == 1


def test_r15_t50_coloured_pyramid_tiles() -> None:
    """Typed by colour: which tiles have a coloured icon of it."""
    coloured = {"R": [1, 4, 13, 17, 26, 30], "G": [2, 3, 14, 25, 28], "B": [7, 9, 11, 29]}
    for letter, numbers in coloured.items():
        assert [n for n, tile in enumerate(DATA["pyramid_tiles"], start=1) if letter in tile] == numbers


def test_r15_t49_decorations_are_all_ordered_pairs_but_two_plain_ones() -> None:
    pairs = {"".join(pair) for pair in product("BRGp", repeat=2)} - {"pp"}
    assert len(DATA["decoration_tiles"]) == 15
    assert set(DATA["decoration_tiles"]) == pairs
    assert [DATA["decoration_tiles"][number - 1] for number in (3, 7, 12)] == ["GG", "RR", "BB"]


def test_r15_t3_step_0_of_the_stairways() -> None:
    """West: blue north, red south; north: red west, green east; east: plain north, green south; south: blue west."""
    compass = {
        "w": {"n": "b", "s": "r"},
        "n": {"w": "r", "e": "g"},
        "e": {"n": "p", "s": "g"},
        "s": {"w": "b", "e": "p"},
    }
    left_and_right = {"n": "ew", "e": "sn", "s": "we", "w": "ns"}  # seen by one who walks to the centre
    for stairway, sides in left_and_right.items():
        assert DATA["stair_icons"][stairway] == "".join(compass[stairway][side] for side in sides)


def test_r15_t14_starting_tiles() -> None:
    """18 tiles with different pairs of boards; typed by what they give, tile by tile number."""
    tiles = {tile["id"]: tile for tile in DATA["starting_tiles"]}
    assert list(tiles) == list(range(1, 19))
    assert len({frozenset(tile["boards"]) for tile in tiles.values()}) == 18
    boards = [
        "12",
        "43",
        "23",
        "14",
        "45",
        "24",
        "58",
        "67",
        "56",
        "78",
        "68",
        "57",
        "35",
        "37",
        "26",
        "48",
        "38",
        "27",
    ]
    assert ["".join(map(str, tile["boards"])) for tile in tiles.values()] == boards
    given = {
        "cocoa": {1: 2, 4: 5, 8: 2, 10: 5, 11: 5, 13: 3, 16: 2, 17: 3},
        "wood": {1: 3, 3: 4, 6: 3, 13: 5, 15: 1, 17: 2, 18: 1},
        "stone": {2: 2, 3: 1, 8: 4, 14: 3, 15: 2, 17: 3, 18: 2},
        "gold": {2: 3, 4: 2, 5: 2, 6: 2, 14: 1, 15: 3, 16: 3},
        "any_resource": {7: 2, 12: 2},
        "temple_blue": {3: 1, 8: 1, 9: 1, 12: 1},
        "temple_red": {4: 1, 9: 1, 10: 1, 12: 1},
        "temple_green": {2: 1, 9: 1, 11: 1},
        "avenue": {1: 1, 18: 1},
        "technology": {5: 1, 7: 1},
        "discovery": {14: 1, 16: 1},
        "power_up": {6: 1, 10: 1, 11: 1},
    }
    assert {key for tile in tiles.values() for key in tile["gain"]} == set(given)
    for what, expected in given.items():
        assert {number: tile["gain"][what] for number, tile in tiles.items() if what in tile["gain"]} == expected


def test_r15_t18_first_game_equals_pairs_of_starting_tiles() -> None:
    """Order 1 is ST11 + ST15 and one gold; 2 ST10 + ST3; 3 ST1 + ST8; 4 ST2 + ST5 with wood for stone."""
    gains = {tile["id"]: Counter(tile["gain"]) for tile in DATA["starting_tiles"]}
    orders = DATA["first_game"]["orders"]
    pairs = [gains[11] + gains[15] + Counter(gold=1), gains[10] + gains[3], gains[1] + gains[8], gains[2] + gains[5]]
    pairs[3] = pairs[3] - Counter(stone=2) + Counter(wood=2)
    for order, pair in zip(orders, pairs, strict=True):
        assert {good: order.get(good, 0) for good in GOODS} == {good: pair[good] for good in GOODS}
        assert sum(worker["power"] - 1 for worker in order["workers"]) == pair["power_up"]
        assert order.get("avenue", 0) == pair["avenue"]
    assert [order.get("temples") for order in orders] == [
        {"green": 1},
        {"blue": 1, "red": 1},
        {"blue": 1},
        {"green": 2},
    ]
    workers = [" ".join(f"{worker['board']}:{worker['power']}" for worker in order["workers"]) for order in orders]
    assert workers == ["6:2 2:1 8:1", "7:2 2:1 3:1", "1:1 2:1 7:1", "3:1 4:1 5:1"]
    assert orders[3]["technology"] == 5
    assert DATA["first_game"]["royals"] == [4, 6, 1]
    assert DATA["first_game"]["technologies"] == [1, 3, 5, 9, 15, 17]
    assert DATA["first_game"]["bonuses"] == ["vp_15", "avenue_3", "workers"]


def test_r15_t11_starting_pyramids() -> None:
    """Four: the ring without its corners; three: both middle rows; two: as the rules say row by row."""
    layouts = {players: DATA["starting_pyramid"][players] for players in (2, 3, 4)}
    ring = [[r, c] for r, c in product(range(4), repeat=2) if (r in (0, 3)) != (c in (0, 3))]
    assert layouts[4] == [{"level_1": ring, "level_2": []}]
    assert layouts[3][0] == {"level_1": [[r, c] for r in (1, 2) for c in range(4)], "level_2": [[1, 0], [1, 2]]}
    rows = {0: (0, 1), 1: range(4), 2: range(4), 3: (2, 3)}
    two = [[r, c] for r, columns in rows.items() for c in columns]
    assert layouts[2][0] == {"level_1": two, "level_2": [[0, 0], [2, 2]]}
    assert [len(layouts[players]) for players in (2, 3, 4)] == [4, 2, 1]
    for layout in (one for several in layouts.values() for one in several):
        ground = {tuple(place) for place in layout["level_1"]}
        for row, column in layout["level_2"]:
            assert {(row + r, column + c) for r, c in product((0, 1), repeat=2)} <= ground


def test_r15_t5_t6_t7_tiles_of_the_boards() -> None:
    assert DATA["royal_tiles"] == {"A": [4, 5, 9], "B": [2, 6, 7], "C": [1, 3, 8]}
    assert DATA["technologies"] == {number: 1 if number <= 7 else 2 for number in range(1, 18, 2)}
    assert len(set(DATA["temple_bonuses"])) == 7


def test_r15_t8_t9_t48_t49_t50_t74_t75_t76_figures_of_the_board() -> None:
    assert DATA["ring"] == [1, 3, 5, 2, 8, 7, 6, 4]
    assert DATA["dark"] == [10, 10, 11, 12]
    assert DATA["nobles"] == {"top": [3, 2, 2, 1, 1], "centre": [5, 4, 3, 3], "bottom": [7, 6, 5]}
    assert sum(map(len, DATA["nobles"].values())) == 12 == len(DATA["buildings_row"])
    assert DATA["buildings_row"] == [
        int(value) for value in ["5", "5", "4", "4", "3", "3", "3", "2", "2", "2", "1", "1"]
    ]
    assert DATA["decoration_gold"] == [3, 2, 1]
    assert DATA["levels"] == {n: {"wood": n - 1, "stone": 2, "vp": 2 * n - 1} for n in (1, 2, 3, 4)}
    assert DATA["mask_sets"] == [n * (n + 1) // 2 for n in range(1, 8)]
    assert DATA["track_points"] == {"per_step": [4, 3, 2], "leader": 4}
    two_with_three = {2, 3, 4, 6, 8}
    assert DATA["power_ups"] == {board: [1, 1, 2 if board in two_with_three else 1] for board in range(2, 9)}


def test_r15_t84_the_dice_of_the_bot() -> None:
    """2–3 bottom left, 4–5 middle left, 6–8 top, 9–10 middle right, 11–12 bottom right, bottom centre never."""
    names = ["top", "middle left", "middle right", "bottom left", "bottom centre", "bottom right"]
    spans = {
        "bottom left": (2, 3),
        "middle left": (4, 5),
        "top": (6, 7, 8),
        "middle right": (9, 10),
        "bottom right": (11, 12),
    }
    assert DATA["bot"]["positions_by_dice"] == {total: names.index(name) for name, s in spans.items() for total in s}
    assert DATA["bot"]["below"] == {0: [1, 2], 1: [3, 4], 2: [4, 5]}
    assert DATA["bot"]["workers"] == [4, 6, 8]
    assert len(set(DATA["bot"]["actions"])) == 7


def test_no_game_is_played_with_other_components() -> None:
    assert parts.are_standard(dict(DATA))
    other = parts.Components({**DATA, "buildings_row": [6, *DATA["buildings_row"][1:]]})
    assert not parts.are_standard(other.data)
    with pytest.raises(ComponentsError):
        RuleTables(2, {}, other)


@pytest.mark.parametrize(("stairway", "inwards"), [("n", (1, 0)), ("e", (0, -1)), ("s", (-1, 0)), ("w", (0, 1))])
@pytest.mark.parametrize("step", [1, 2, 3])
def test_t49_a_decoration_is_laid_with_its_first_icon_to_the_left(
    stairway: str, inwards: tuple[int, int], step: int
) -> None:
    """Seen in the direction of its arrow, which points to the centre."""
    (row, column), (other_row, other_column) = parts.stair_cells(stairway, step)
    down, right = inwards
    assert (other_row - row, other_column - column) == (right, -down)
    (next_row, next_column), _ = parts.stair_cells(stairway, step + 1)
    assert (next_row - row, next_column - column) == inwards
