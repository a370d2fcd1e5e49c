"""The pyramid from above: small in the middle of the ring, or large with its places and stairways."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.components import STAIRWAYS, Components, cells, places, stair_cells, supports
from teocalli.games.teotihuacan.notation import tile_named
from teocalli.games.teotihuacan.terminal.palette import QUIET, STRONG, Palette
from teocalli.games.teotihuacan.terminal.table import icons_turned

SIZE = 8
STAIR_STEPS = 4
STAIRS_WIDTH = 28
DECORATED = "#"


class Pyramid:
    """The pyramid of one position."""

    def __init__(self, position: Mapping[str, Any], components: Components, texts: Texts, palette: Palette) -> None:
        self._position = position
        self._components = components
        self._texts = texts
        self._palette = palette
        self._decorated = {
            cell
            for stairway, tiles in position["stairs"].items()
            for step in range(1, len(tiles))
            for cell in stair_cells(stairway, step)
        }

    def small(self) -> Iterator[Text]:
        """Eight lines of cells."""
        for row in range(SIZE):
            yield self._cells(row)

    def stair_counts(self) -> str:
        """How many Decorations lie on each stairway."""
        return " ".join(f"{stairway}{len(self._position['stairs'].get(stairway, []))}" for stairway in STAIRWAYS)

    def _cells(self, row: int) -> Text:
        line = Text()
        for column in range(SIZE):
            level = DECORATED if (row, column) in self._decorated else self._position["levels"][row][column]
            line.append_text(self._palette.icon(self._position["icons"][row][column], level))
        return line

    def large(self) -> Iterator[Text]:
        """The cells with the numbers of rows and columns of level 1; stairways, free places and displays beside."""
        yield Text("   " + "".join(f"{column}     " for column in range(SIZE // 2)), QUIET)
        sides = [*self._stairways(), *self._free_places()]
        displays = [*self.tiles(), Text(), *self._in_pairs(self.decorations())]
        for row in range(SIZE):
            line = Text(no_wrap=True).append(f"{row // 2}  " if row % 2 == 0 else "   ", QUIET)
            line.append_text(self._cells(row)).append("  ")
            side = sides[row] if row < len(sides) else Text()
            line.append_text(side).append(" " * max(STAIRS_WIDTH - side.cell_len, 1))
            yield line.append_text(displays[row] if row < len(displays) else Text())

    def _in_pairs(self, texts: Sequence[Text]) -> Iterator[Text]:
        for start in range(0, len(texts), 2):
            yield Text("  ").join(texts[start : start + 2])

    def _stairways(self) -> Iterator[Text]:
        """The Decorations on each stairway from below, and the icons that the next one would cover."""
        for stairway in STAIRWAYS:
            tiles = self._position["stairs"].get(stairway, [])
            line = Text().append(stairway, STRONG)
            for tile in tiles:
                line.append(" ").append(tile).append_text(self.decoration(tile))
            yield line.append(" ").append_text(self._next_step(stairway, len(tiles)))

    def _next_step(self, stairway: str, step: int) -> Text:
        """The icons that the next Decoration would cover; nothing where it cannot lie (T49)."""
        if step == STAIR_STEPS:
            return Text()
        if step == 0:
            icons = self._components.data["stair_icons"][stairway]
        else:
            icons = "".join(self._position["icons"][row][column] for row, column in stair_cells(stairway, step))
        if step and not self._is_built(stairway, step):
            return Text(self._palette.nothing, QUIET)
        return Text().append(f"{self._palette.arrow} ", QUIET).append_text(self._icons(icons))

    def _is_built(self, stairway: str, step: int) -> bool:
        return all(self._level(row, column) >= step for row, column in stair_cells(stairway, step))

    def _level(self, row: int, column: int) -> int:
        return int(self._position["levels"][row][column])

    def _free_places(self) -> Iterator[Text]:
        """Where tiles can be laid, level by level (T50)."""
        for level in self._components.data["levels"]:
            free = [f"{row}.{column}" for of, row, column in places() if of == level and self._is_free(of, row, column)]
            if free:
                line = Text().append(self._texts.format("teotihuacan-drawing-level", {"level": level}), STRONG)
                yield line.append(f": {' '.join(free)}")

    def _is_free(self, level: int, row: int, column: int) -> bool:
        heights = {self._level(*cell) for cell in cells(level, row, column)}
        return heights == {level - 1} and self._is_supported(level, row, column)

    def _is_supported(self, level: int, row: int, column: int) -> bool:
        """All tiles below lie there: each of their cells is as high as they are."""
        under = [places()[number] for number in supports(level, row, column)]
        return all(self._level(*cell) >= below[0] for below in under for cell in cells(*below))

    def tiles(self) -> Iterator[Text]:
        """The Pyramid tiles on display: numbers, upper icons, lower icons."""
        tiles = self._position["pyramid"]
        yield Text("".join(f"{tile:<5}" for tile in tiles), STRONG)
        rows = [(icons[:2], icons[3] + icons[2]) for icons in (icons_turned(self._components, t) for t in tiles)]
        for half in (0, 1):
            line = Text()
            for row in rows:
                line.append_text(self._icons(row[half])).append("   ")
            yield line

    def decorations(self) -> list[Text]:
        """The Decorations on display with their left and right icons."""
        return [Text(tile).append_text(self.decoration(tile)) for tile in self._position["decorations"]]

    def decoration(self, tile: str) -> Text:
        """The left and right icon of a Decoration."""
        return self._icons(self._components.data["decoration_tiles"][tile_named(tile).number - 1])

    def _icons(self, letters: str) -> Text:
        text = Text()
        for letter in letters:
            text.append_text(self._palette.loose_icon(letter))
        return text
