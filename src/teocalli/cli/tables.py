"""Tables of names and numbers: where there is not room enough names become shorter, numbers never do."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

GAP = 2
"""Blanks between columns."""
SHORTEST = 8
"""Characters that are left of a name at least; a table that is still too wide is wider than the screen."""


class NameTable:
    """A table without lines. `names`: the columns, from 0, that hold names; all others hold numbers."""

    def __init__(self, headings: Sequence[str], names: Collection[int] = (0,)) -> None:
        self._headings = list(headings)
        self._names = sorted(names)
        self._rows: list[Sequence[str]] = []

    def add_row(self, *cells: str) -> None:
        """Add a row, a cell for every heading."""
        self._rows.append(cells)

    def print(self, console: Console) -> None:
        """Write the table: in a terminal as wide as that, elsewhere as wide as it is."""
        widths = self._widths(console.width if console.is_terminal else None)
        console.print(Text(_line(self._headings, widths), "bold"), soft_wrap=True)
        for row in self._rows:
            console.print(Text(_line(row, widths)), soft_wrap=True)

    def _widths(self, room: int | None) -> list[int]:
        widths = [max(map(cell_len, column)) for column in zip(self._headings, *self._rows, strict=True)]
        while room is not None and sum(widths) + GAP * (len(widths) - 1) > room:
            widest = max(self._names, key=lambda number: widths[number])
            if widths[widest] <= SHORTEST:
                break
            widths[widest] -= 1
        return widths


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """A row: the first column on the left, the others on the right of their room."""
    parts = [shortened(cell, width) for cell, width in zip(cells, widths, strict=True)]
    blanks = [" " * (width - cell_len(part)) for part, width in zip(parts, widths, strict=True)]
    placed = [parts[0] + blanks[0], *(blank + part for part, blank in zip(parts[1:], blanks[1:], strict=True))]
    return (" " * GAP).join(placed).rstrip()


def shortened(name: str, width: int) -> str:
    """A name in so many characters, without its middle: names that differ do so at their beginning or end."""
    if cell_len(name) <= width:
        return name
    end = (width - 1) // 2
    while end and cell_len(name[-end:]) > (width - 1) // 2:
        end -= 1
    begin = len(name)
    tail = name[len(name) - end :]
    while begin and cell_len(name[:begin]) + 1 + cell_len(tail) > width:
        begin -= 1
    return name[:begin] + "…" + tail
