"""The pyramid from above, in two sizes: a line per row of fields, or with the outlines of tiles and steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from teocalli.games.uxmal.terminal.lines import HEAVY, LIGHT, NONE, Meeting, meeting_character
from teocalli.games.uxmal.terminal.palette import Palette

SIZE = 8
COLUMNS = "abcdefgh"
SMALL_WIDTH = 2 + 4 * SIZE
LARGE_WIDTH = 3 + 6 * SIZE
LARGE_HEIGHT = 2 * SIZE + 2
OUTSIDE = -1


@dataclass(frozen=True)
class Pyramid:
    """The tops of all fields, and who stands where. Columns and rows count from 0, row 0 at the bottom."""

    levels: list[str]
    symbols: list[str]
    priests: Mapping[str, int]
    palette: Palette

    @classmethod
    def of(cls, position: Mapping[str, Any], palette: Palette) -> Pyramid:
        """The pyramid of a position summary."""
        priests = {field: seat for seat, fields in enumerate(position["priests"]) for field in fields}
        return cls(position["levels"], position["symbols"], priests, palette)

    def level(self, column: int, row: int) -> int:
        """The level of a field, OUTSIDE beside the board."""
        if 0 <= column < SIZE and 0 <= row < SIZE:
            return int(self.levels[SIZE - 1 - row][column])
        return OUTSIDE

    def tile(self, column: int, row: int) -> tuple[int, int, int]:
        """What tells tiles apart: the level and the place of the seat in its grid (U3)."""
        level = self.level(column, row)
        inset = max(level - 1, 0)
        return level, (column - inset) // 2, (row - inset) // 2

    def field(self, column: int, row: int) -> Text:
        """Three characters: the priest, the symbol and the digit of the level."""
        level = self.level(column, row)
        symbol = self.symbols[SIZE - 1 - row][column]
        seat = self.priests.get(f"{COLUMNS[column]}{row + 1}")
        palette = self.palette
        text = Text(style=palette.ground_style(level))
        if seat is None:
            text.append(" ")
        else:
            text.append(palette.shape(seat), palette.piece_style(seat))
        text.append(palette.symbol(symbol), palette.symbol_style(symbol, level))
        return text.append(str(level or " "))


def small_board(pyramid: Pyramid) -> Iterator[Text]:
    """The lines of the small drawing, row 8 first, then the letters of the columns."""
    for row in reversed(range(SIZE)):
        line = Text(f"{row + 1} ")
        for column in range(SIZE):
            line.append_text(pyramid.field(column, row)).append(
                " ", pyramid.palette.ground_style(pyramid.level(column, row))
            )
        yield line
    yield Text("  " + "".join(f" {letter}  " for letter in COLUMNS))


def large_board(pyramid: Pyramid) -> Iterator[Text]:
    """The lines of the large drawing: outlines of tiles light, steps from level to level heavy."""
    for row in reversed(range(SIZE)):
        yield _outline(pyramid, row + 1)
        yield _row_of_fields(pyramid, row)
    yield _outline(pyramid, 0)
    yield Text("  " + "".join(f"   {letter}  " for letter in COLUMNS))


def _row_of_fields(pyramid: Pyramid, row: int) -> Text:
    line = Text(f"{row + 1} ")
    for column in range(SIZE + 1):
        weight = _weight(pyramid, (column - 1, row), (column, row))
        _append_line(line, pyramid, (weight, NONE, weight, NONE), [(column - 1, row), (column, row)])
        if column < SIZE:
            blank = pyramid.palette.ground_style(pyramid.level(column, row))
            line.append(" ", blank).append_text(pyramid.field(column, row)).append(" ", blank)
    return line


def _outline(pyramid: Pyramid, row: int) -> Text:
    """The line between a row of fields and the row below it."""
    line = Text("  ")
    for column in range(SIZE + 1):
        around = [(column - 1, row), (column, row), (column - 1, row - 1), (column, row - 1)]
        above_left, above, below_left, below = around
        meeting = (
            _weight(pyramid, above_left, above),
            _weight(pyramid, above, below),
            _weight(pyramid, below_left, below),
            _weight(pyramid, above_left, below_left),
        )
        _append_line(line, pyramid, meeting, around)
        if column < SIZE:
            weight = _weight(pyramid, above, below)
            _append_line(line, pyramid, (NONE, weight, NONE, weight), [above, below], times=5)
    return line


def _weight(pyramid: Pyramid, one: tuple[int, int], other: tuple[int, int]) -> int:
    """The weight of the line between two neighbouring fields."""
    levels = {pyramid.level(*one), pyramid.level(*other)}
    if OUTSIDE in levels:
        return NONE if len(levels) == 1 else LIGHT
    if len(levels) == 2:
        return HEAVY
    return NONE if pyramid.tile(*one) == pyramid.tile(*other) else LIGHT


def _append_line(
    line: Text, pyramid: Pyramid, meeting: Meeting, fields: list[tuple[int, int]], *, times: int = 1
) -> None:
    level = min(level for level in (pyramid.level(*field) for field in fields) if level != OUTSIDE)
    style = pyramid.palette.line_style(level, step=HEAVY in meeting)
    line.append(meeting_character(meeting, ascii_only=pyramid.palette.ascii_only) * times, style)
