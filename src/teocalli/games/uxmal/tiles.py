"""What tiles and board spaces of Uxmal are: four symbols clockwise from the upper left field (U1, U4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

IDOLS = "SJMET"
BLANK = "-"
SYMBOLS = IDOLS + BLANK
OPEN = "?"
"""Stands for a symbol that is not entered yet, in a draft of a component file."""
SPACES = 16


def is_tile(text: object) -> bool:
    """Three different idols and one blank (U1)."""
    return (
        isinstance(text, str) and len(text) == 4 and len(set(text)) == 4 and BLANK in text and set(text) <= set(SYMBOLS)
    )


def turned(tile: str, turns: int) -> str:
    """The tile after `turns` quarter turns clockwise (U12)."""
    cut = -turns % 4
    return tile[cut:] + tile[:cut]


@cache
def all_tiles() -> tuple[str, ...]:
    """The 60 tiles that differ by more than a rotation, with the blank in third place (U4)."""
    return tuple(
        f"{first}{second}{BLANK}{fourth}"
        for first in IDOLS
        for second in IDOLS
        for fourth in IDOLS
        if len({first, second, fourth}) == 3
    )


def space_symbols(base: Sequence[str], column: int, row: int) -> str:
    """The four symbols of a board space, clockwise from the upper left; `column`, `row` of its lower left field."""
    upper, lower = base[6 - row], base[7 - row]
    return upper[column] + upper[column + 1] + lower[column + 1] + lower[column]


def board_of_spaces(spaces: Sequence[str]) -> tuple[str, ...]:
    """The board whose 16 spaces are `spaces`, from a1 row by row, each clockwise from the upper left."""
    rows = [""] * 8
    for number, space in enumerate(spaces):
        upper = 6 - number // 4 * 2
        rows[upper] += space[:2]
        rows[upper + 1] += space[3] + space[2]
    return tuple(rows)


def spaces_of(base: Sequence[str]) -> list[str]:
    """The 16 spaces of a board, from a1 row by row, as `board_of_spaces` takes them."""
    return [space_symbols(base, column, row) for row in range(0, 8, 2) for column in range(0, 8, 2)]


def space_name(number: int) -> str:
    """What a space is called: its lower left field."""
    return "abcdefgh"[number % 4 * 2] + str(number // 4 * 2 + 1)


def kind_of(tile: str) -> str:
    """The same tile with its blank in third place: tiles that differ by a rotation only are of one kind (U4)."""
    return turned(tile, (2 - tile.index(BLANK)) % 4)
