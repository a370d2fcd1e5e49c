"""Material, options and set-up of the twin (U1, U3, U4, U7, U8)."""

from __future__ import annotations

import itertools
import random
from typing import Any

IDOLS = "SJMET"
BLANK = "-"
COLUMNS = "abcdefgh"
CARDS_PER_IDOL = 9
PRIESTS = 3

STANDARD: dict[str, Any] = {
    "tiles": [
        *("SJ-M", "JM-S", "MS-J", "SE-J", "JS-E", "EJ-S", "SJ-T", "JT-S", "TS-J", "SE-M"),
        *("MS-E", "EM-S", "SM-T", "MT-S", "TS-M", "ST-E", "ES-T", "TE-S", "JM-E", "ME-J"),
        *("EJ-M", "JT-M", "MJ-T", "TM-J", "JE-T", "ET-J", "TJ-E", "MT-E", "EM-T"),
    ],
    "base": [
        "SMS-MES-",
        "-JTJS-ET",
        "TM-M-STJ",
        "J-TEJT-E",
        "E-SME-JM",
        "TMT-STE-",
        "MT-JES-J",
        "-JME-JSM",
    ],
    "points": {"1": [5, 3, 1], "2": [7, 5, 3], "3": [9, 7, 5]},
    "card_points": [2, 1],
}

OPTION_VALUES: dict[str, list[Any]] = {
    "base": ["printed", "blank"],
    "components": ["standard", "random"],
    "hands": ["open", "hidden"],
    "first_player": ["random", "seat_0"],
    "variant": ["standard", "no_break", "forced_break"],
    "draw": ["after_choosing", "open"],
    "adjacency": ["orthogonal", "same_level", "diagonal"],
    "base_adjacency": [True, False],
    "stop_on_blank": [True, False],
    "shift": ["insert", "swap"],
    "next_starter": ["next", "builder", "lowest_score"],
}
DEFAULTS = {name: values[0] for name, values in OPTION_VALUES.items()}

Field = tuple[int, int]
FIELDS: list[Field] = [(column, row) for row in range(8) for column in range(8)]
SEATS: dict[int, list[Field]] = {
    1: [(column, row) for row in (0, 2, 4, 6) for column in (0, 2, 4, 6)],
    2: [(column, row) for row in (1, 3, 5) for column in (1, 3, 5)],
    3: [(column, row) for row in (2, 4) for column in (2, 4)],
}


def name(field: Field) -> str:
    """`(2, 3)` is `c4` (U2)."""
    return COLUMNS[field[0]] + str(field[1] + 1)


def field_of(text: str) -> Field:
    """`c4` is `(2, 3)` (U2)."""
    return COLUMNS.index(text[0]), int(text[1]) - 1


def clockwise(seat: Field) -> list[Field]:
    """Fields of the tile on a seat, clockwise from the upper left one: the order in which tiles are written (U3)."""
    column, row = seat
    return [(column, row + 1), (column + 1, row + 1), (column + 1, row), (column, row)]


def rotations(tile: str) -> list[str]:
    """Four ways to lay a tile (U12)."""
    return [tile[turn:] + tile[:turn] for turn in range(4)]


def resolve(options: dict[str, Any]) -> dict[str, Any]:
    """All options, defaults filled in."""
    return {**DEFAULTS, **options}


def all_tiles() -> list[str]:
    """All 60 tiles that differ by more than a rotation, blank in third place (U4)."""
    return [first + second + BLANK + third for first, second, third in itertools.permutations(IDOLS, 3)]


def random_base(rng: random.Random) -> list[str]:
    """Eight rows, row 8 first: each of the 16 spaces a random tile, turned at random (U4)."""
    symbols: dict[Field, str] = {}
    for seat in SEATS[1]:
        space = rng.choice(rotations(rng.choice(all_tiles())))
        symbols.update(zip(clockwise(seat), space, strict=True))
    return ["".join(symbols[column, row] for column in range(8)) for row in reversed(range(8))]


def draw_setup(players: int, options: dict[str, Any], rng: random.Random) -> list[str]:
    """Draw the set-up words of a new game, in the order of the notation (U7, U8)."""
    chosen = resolve(options)
    words = ["track:" + "".join(rng.sample(IDOLS, 5))]
    words.append(f"first:{rng.randrange(players) if chosen['first_player'] == 'random' else 0}")
    if chosen["components"] == "random":
        if chosen["base"] == "printed":
            words.append("base:" + "/".join(random_base(rng)))
        words.append("tiles:" + ",".join(sorted(rng.choice(all_tiles()) for _ in range(29))))
    return words
