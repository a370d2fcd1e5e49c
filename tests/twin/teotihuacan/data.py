"""Components and tables of the slow twin, read from the component file; nothing is shared with the engine."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import yaml

DATA: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "components.yaml").read_text(encoding="utf-8"))

GOODS = {"w": "wood", "s": "stone", "g": "gold"}
TEMPLES = ("blue", "red", "green")
RING = [1, 3, 5, 2, 8, 7, 6, 4]
BOARD: dict[int, Any] = {entry["number"]: entry for entry in DATA["action_boards"]["boards"]}
REWARDS: dict[str, dict[int, dict[str, int]]] = {
    temple: DATA["temples"]["tracks"][temple]["rewards"] for temple in TEMPLES
}
DISCOVERY_STEPS = {("blue", 4): "blue_4", ("red", 5): "red_5", ("green", 3): "green_3", ("green", 6): "green_6"}
AVENUE_STACKS = {3: "avenue_3", 6: "avenue_6", 8: "avenue_8"}
STACKS = ("avenue_3", "avenue_6", "avenue_8", "blue_4", "red_5", "green_3", "green_6")
KINDS: dict[str, dict[str, Any]] = {kind["id"]: kind for kind in DATA["discovery_tiles"]["kinds"]}
MASKS = [name for name, kind in KINDS.items() if kind["kind"] == "mask"]
TECH_PRICE: dict[int, int] = {tile["number"]: tile["cost_gold"] for tile in DATA["technology_tiles"]["tiles"]}
ROYAL_CATEGORY: dict[str, list[int]] = {
    c: [tile["id"] for tile in DATA["royal_tiles"]["tiles"] if tile["category"] == c] for c in ("A", "B", "C")
}
BONUSES: list[str] = [tile["id"] for tile in DATA["temple_bonus_tiles"]["tiles"]]
STARTING: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["starting_tiles"]["tiles"]}
PYRAMID: dict[str, list[str]] = {f"T{tile['id']}": tile["icons"] for tile in DATA["pyramid_tiles"]["tiles"]}
DECORATION: dict[str, tuple[str, str]] = {
    f"D{tile['id']}": (tile["left"], tile["right"]) for tile in DATA["decoration_tiles"]["tiles"]
}
ROW_VALUES: list[int] = DATA["buildings_row"]["values_left_to_right"]
NOBLE_ROWS: list[list[int]] = [
    DATA["action_boards"]["boards"][5]["rows_vp_left_to_right"][row] for row in ("top", "centre", "bottom")
]
MASK_POINTS: dict[int, int] = DATA["mask_set_scoring"]["vp_by_set_size"]
LEVEL_SIZE = {1: 4, 2: 3, 3: 2, 4: 1}
LEVEL_VP = {1: 1, 2: 3, 3: 5, 4: 7}
ACTION_TILES: list[str] = DATA["solo_teotibot"]["action_tiles"]

OPTIONS: dict[str, list[str]] = {
    "draft": ["no", "yes"],
    "dark_eclipse": ["no", "yes"],
    "first_game": ["no", "yes"],
    "advanced_worship": ["no", "yes"],
    "first_player": ["random", "0"],
    "technology_draw": ["any6", "split"],
    "four_workers": ["choose", "lowest"],
    "fewer_workers": ["no", "yes"],
    "nobles_row": ["fixed", "up_to"],
    "own_worship": ["no", "pay"],
    "early_pyramid_factor": ["ordinal", "third"],
    "pyramid_leader_zero": ["no", "yes"],
    "tech1_double": ["one", "each"],
    "tech1_free_move": ["pass", "land"],
    "tech13": ["once", "each"],
    "start_technology_vp": ["no", "yes"],
    "second_start_technology": ["next", "ignored"],
    "empty_worship": ["no", "yes"],
    "free_cocoa": ["text", "wide"],
    "power_up_tile": ["wait", "any"],
    "extra_worker_stack": ["yes", "no"],
    "stack_choice": ["any", "top"],
    "neutral_draw": ["unkept", "all"],
    "eclipse_order": ["salary_first", "bonus_first"],
    "start_pyramid": ["standard", "random"],
    "plain_match": ["yes", "no"],
    "first_game_order4": ["print", "bga"],
    "buildings_row_end": ["1", "2"],
    "start_power_ups": ["any", "one"],
    "palace_order": ["any", "tile_first"],
    "bot_palace": ["skip", "stop"],
    "bot_ascension": ["vp", "cocoa", "temple"],
    "bot_power": ["2", "1", "3", "4", "5"],
    "bot_goods": ["2", *(str(n) for n in range(10) if n != 2)],
    "bot_cocoa_vp": ["3", *(str(n) for n in range(100) if n != 3)],
    "bot_bonus_vp": ["15", *(str(n) for n in range(100) if n != 15)],
    "bot_technology_vp": ["2", *(str(n) for n in range(100) if n != 2)],
    "bot_worship": ["2", "1", "3"],
}


def turned(icons: list[str], quarter_turns: int) -> list[str]:
    """Icons clockwise from the top left after quarter turns clockwise; turned once, bottom left comes to top left."""
    return [icons[(corner - quarter_turns) % 4] for corner in range(4)]


def rotations(tile: str) -> list[int]:
    """Rotations that look different, the lowest of those that look alike."""
    seen: list[list[str]] = []
    result: list[int] = []
    for quarter in range(4):
        look = turned(PYRAMID[tile], quarter)
        if look not in seen:
            seen.append(look)
            result.append(quarter)
    return result


def cells(level: int, row: int, column: int) -> list[tuple[int, int]]:
    """Cells (row, column) of a place, clockwise from the top left."""
    top, left = 2 * row + level - 1, 2 * column + level - 1
    return [(top, left), (top, left + 1), (top + 1, left + 1), (top + 1, left)]


def stair_cells(side: str, step: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two cells of a stairway's step as (left, right), seen by one who walks up to the centre."""
    return {
        "w": ((3, step - 1), (4, step - 1)),
        "n": ((step - 1, 4), (step - 1, 3)),
        "e": ((4, 8 - step), (3, 8 - step)),
        "s": ((8 - step, 3), (8 - step, 4)),
    }[side]


_PRINTED = DATA["decoration_spaces"]["step_0_printed_icons"]
STEP_0: dict[str, tuple[str, str]] = {
    "w": (_PRINTED["west"]["north"], _PRINTED["west"]["south"]),
    "n": (_PRINTED["north"]["east"], _PRINTED["north"]["west"]),
    "e": (_PRINTED["east"]["south"], _PRINTED["east"]["north"]),
    "s": (_PRINTED["south"]["west"], _PRINTED["south"]["east"]),
}


def multisets(count: int) -> list[str]:
    """Sets of goods in words: every mix of `count` letters, in the order w, s, g."""
    return ["".join(mix) for mix in combinations_with_replacement("wsg", count)]
