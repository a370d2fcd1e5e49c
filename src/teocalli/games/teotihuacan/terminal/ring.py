"""The ring of eight boards: as boxes around the pyramid, or a line each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.components import ROWS, TEMPLES, Components
from teocalli.games.teotihuacan.rules.position import ALCHEMY, CONSTRUCTION, DECORATIONS, NOBLES, PALACE
from teocalli.games.teotihuacan.terminal import table
from teocalli.games.teotihuacan.terminal.palette import QUIET, STRONG, Palette
from teocalli.games.teotihuacan.terminal.pyramid import Pyramid

BOX_WIDTH = 24
GAP = 1
RING_WIDTH = 3 * BOX_WIDTH + 2 * GAP
LAYOUT = ((7, 0, 1), (6, None, 2), (5, 4, 3))
"""Places on the ring (0: Palace) in the rows of the square; None is the pyramid."""
HEIGHTS = (7, 8, 7)
RING_HEIGHT = sum(HEIGHTS) + len(HEIGHTS)
BRACKETS = ("1", "2–3", "4–5")
CELL = 7


class Ring:
    """The boards of one position."""

    def __init__(self, position: Mapping[str, Any], components: Components, texts: Texts, palette: Palette) -> None:
        self._position = position
        self._components = components
        self._texts = texts
        self._palette = palette
        self._pyramid = Pyramid(position, components, texts, palette)
        self._arrival = position["arrival"] or {}

    # As boxes.

    def square(self) -> Iterator[Text]:
        """The lines of the boxes around the pyramid, in their places on the table."""
        for row, height in zip(LAYOUT, HEIGHTS, strict=True):
            boxes = [self._middle() if place is None else self._box(place, height) for place in row]
            for line in range(height + 1):
                parts = [box[line] if line < len(box) else Text() for box in boxes]
                for part in parts:
                    part.truncate(BOX_WIDTH, overflow="ellipsis", pad=True)
                yield Text(" " * GAP).join(parts)

    def _middle(self) -> list[Text]:
        title = Text().append(self._text("pyramid"), STRONG).append(f"  {self._pyramid.stair_counts()}")
        return [self._rule(title), *self._pyramid.small()]

    def _box(self, place: int, height: int) -> list[Text]:
        board = self._position["boards"][place]
        lines = [self._title(board), *self._content(board)]
        lines += [Text()] * (height - len(lines))
        return [*lines[:height], self._dice(board)]

    def _title(self, board: int) -> Text:
        style = "bold reverse" if self._arrival.get("board") == board else STRONG
        title = Text(f"{board} {self._name(board)}", style)
        return self._rule(title)

    def _rule(self, title: Text) -> Text:
        line = self._palette.line
        whole = Text().append(line, QUIET).append(" ").append_text(title).append(" ")
        return whole.append(line * max(BOX_WIDTH - whole.cell_len, 0), QUIET)

    def _content(self, board: int) -> Iterator[Text]:
        if board == PALACE:
            yield from self._royals()
            yield self._tile(board)
        elif board == ALCHEMY:
            yield from self._technologies()
        elif board == NOBLES:
            yield from self._buildings()
        elif board == CONSTRUCTION:
            yield from self._construction()
        else:
            yield self._worship(board)
            yield self._tile(board)
            yield from self._decorations() if board == DECORATIONS else self._goods_table(board)

    def _royals(self) -> Iterator[Text]:
        for number in self._position["royal"]:
            effect = self._palette.plain(self._text(f"royal-{number}"))
            line = Text().append(f"{number:02} ", STRONG).append(effect)
            for seat, worker in table.workers(self._position, PALACE):
                if worker.locked and worker.royal == number:
                    line.append(" ").append_text(self._palette.die(seat, worker.power, locked=True))
            yield line

    def _worship(self, board: int) -> Text:
        """The temple of the Worship space, and who is locked there."""
        line = Text(f"{self._text('worship')} ").append_text(self._step(board))
        for seat, worker in table.workers(self._position, board):
            if worker.locked:
                line.append(" ").append_text(self._palette.die(seat, worker.power, locked=True))
        return line

    def _step(self, board: int) -> Text:
        temple = table.TEMPLE_OF_BOARD.get(board)
        if temple is None:
            return Text(self._text("any"))
        return Text(self._text(temple), self._palette.temple_style(temple))

    def _tile(self, board: int) -> Text:
        kind = self._position["tiles"].get(str(board))
        if kind is None:
            return Text(self._palette.nothing, QUIET)
        price = self._palette.short(table.price(self._components, kind))
        line = Text(self._texts.format(f"teotihuacan-kind-{kind}"))
        line.truncate(BOX_WIDTH - price.cell_len - 1, overflow="ellipsis")
        return line.append(" ").append_text(price)

    def _goods_table(self, board: int) -> Iterator[Text]:
        """What the main action gives by workers used and their lowest power; what would count now is marked (T43)."""
        yield Text("  " + "".join(f" {self._palette.plain(text)}".ljust(CELL) for text in BRACKETS), QUIET)
        crew = self._crew(board)
        for count in (1, 2, 3):
            line = Text().append(f"{count} ", QUIET)
            for column in range(3):
                gains = self._components.data[table.GOODS_TABLES[board]][count][column]
                cell = self._palette.short(gains)
                if (crew.get("workers"), crew.get("column")) == (count, column + 1):
                    line.append_text(self._palette.marked(cell, 0)).append(" " * max(CELL - cell.cell_len - 2, 0))
                else:
                    line.append(" ").append_text(cell).append(" " * (CELL - cell.cell_len - 1))
            yield line

    def _crew(self, board: int) -> Mapping[str, int]:
        """What counts for the workers who have just come to a board, if it is this one."""
        return (self._arrival.get("crew") if self._arrival.get("board") == board else None) or {}

    def _technologies(self) -> Iterator[Text]:
        """Six Technologies in the columns of the temples, with price and owners (T47)."""
        yield self._columns([Text(self._text(name), self._palette.temple_style(name)) for name in TEMPLES])
        techs = self._position["techs"]
        for start in (0, 3):
            yield self._columns([self._technology(number) for number in techs[start : start + 3]])
        rows = self._crew(ALCHEMY).get("rows", 0)
        yield self._rule_line("alchemy-top", marked=rows > 0)
        yield self._rule_line("alchemy-either", marked=rows > 1)

    def _rule_line(self, name: str, *, marked: bool = False) -> Text:
        text = self._palette.plain(self._text(name))
        return self._palette.marked(Text(text), 0) if marked else Text(text, QUIET)

    def _technology(self, number: int) -> Text:
        price = self._components.data["technologies"][number]
        text = Text().append(f"{number:02}", STRONG).append("g" * price, self._palette.good_style("gold"))
        for seat in self._position["owners"].get(str(number), []):
            text.append(self._palette.shape(seat), self._palette.seat_style(seat))
        return text

    def _columns(self, cells: Sequence[Text]) -> Text:
        line = Text()
        for cell in cells:
            cell.truncate(BOX_WIDTH // 3, pad=True)
            line.append_text(cell)
        return line

    def _buildings(self) -> Iterator[Text]:
        """The rows of the nobles, and the Buildings row with its value (T48, T74)."""
        yield self._rule_line("nobles-cost")
        workers = self._crew(NOBLES).get("workers")
        for number, (row, built) in enumerate(zip(ROWS, self._position["buildings"]["rows"], strict=True), start=1):
            values = self._components.data["nobles"][row]
            cells = [self._palette.house if place < built else str(value) for place, value in enumerate(values)]
            line = Text(" ".join(cells))
            if workers == number:
                line = self._palette.marked(line, 0)
            yield Text().append(f"{number}  ", QUIET).append_text(line)
        value = self._position["buildings"]["value"]
        left = self._position["buildings"]["row"]
        yield Text(self._palette.plain(self._text("buildings-left", count=left, value=value)))

    def _decorations(self) -> Iterator[Text]:
        workers = self._crew(DECORATIONS).get("workers")
        line = Text(f"{self._text('cost')} ")
        for count, gold in enumerate(self._components.data["decoration_gold"], start=1):
            cell = Text().append(f"{count}:", QUIET).append_text(self._palette.short({"gold": gold}))
            marked = workers == count
            line.append_text(self._palette.marked(cell, 0) if marked else cell).append(" ")
        yield line
        yield Text(" ").join(self._pyramid.decorations())

    def _construction(self) -> Iterator[Text]:
        yield from self._pyramid.tiles()
        levels = self._components.data["levels"]
        for half in ((1, 2), (3, 4)):
            line = Text()
            for level in half:
                entry = levels[level]
                cost = {good: entry[good] for good in ("stone", "wood") if entry[good]}
                line.append(f"{level}: ", QUIET).append_text(self._palette.short(cost)).append(self._palette.plain("→"))
                line.append_text(self._palette.short({"vp": entry["vp"]})).append(" ")
            yield line

    def _dice(self, board: int) -> Text:
        """Unlocked dice, players' first; those of neutral colours quieter."""
        line = Text()
        for seat, worker in table.workers(self._position, board):
            if not worker.locked:
                line.append_text(self._palette.die(seat, worker.power)).append(" ")
        for colour in table.neutral_here(self._position, board):
            line.append(f"{self._palette.neutral(colour)} ", QUIET)
        if self._arrival.get("board") == board:
            line.append(self._text("colours", count=self._arrival["colours"]))
        return line

    # A line each.

    def rows(self, width: int) -> Table:
        """The boards clockwise from the Palace: name, what is there, dice."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, width=18, overflow="ellipsis")
        grid.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
        grid.add_column(no_wrap=True)
        grid.width = width
        for board in self._position["boards"]:
            style = "bold reverse" if self._arrival.get("board") == board else STRONG
            grid.add_row(Text(f"{board} {self._name(board)}", style), self._brief(board), self._all_dice(board))
        return grid

    def _all_dice(self, board: int) -> Text:
        line = self._dice(board)
        for seat, worker in table.workers(self._position, board):
            if worker.locked and board != PALACE:
                line.append_text(self._palette.die(seat, worker.power, locked=True)).append(" ")
        return line

    def _brief(self, board: int) -> Text:
        """What counts most on a board, in one line."""
        parts = {
            PALACE: self._brief_palace,
            ALCHEMY: self._brief_alchemy,
            NOBLES: self._brief_nobles,
            CONSTRUCTION: self._brief_construction,
        }
        if board in parts:
            return Text("  ").join(parts[board]())
        marked = [self._brief_goods(board)] if self._crew(board).get("column") else []
        return Text(self._palette.separator).join([*marked, self._step(board), self._tile(board)])

    def _brief_goods(self, board: int) -> Text:
        crew = self._crew(board)
        gains = self._components.data[table.GOODS_TABLES[board]][crew["workers"]][crew["column"] - 1]
        return self._palette.marked(self._palette.short(gains), 0)

    def _brief_palace(self) -> list[Text]:
        royals = []
        for number in self._position["royal"]:
            cell = Text().append(f"{number:02}", STRONG)
            for seat, worker in table.workers(self._position, PALACE):
                if worker.royal == number and worker.locked:
                    cell.append_text(self._palette.die(seat, worker.power, locked=True))
            royals.append(cell)
        return [*royals, self._tile(PALACE)]

    def _brief_alchemy(self) -> list[Text]:
        return [self._technology(number) for number in self._position["techs"]]

    def _brief_nobles(self) -> list[Text]:
        cells = []
        for number, (row, built) in enumerate(zip(ROWS, self._position["buildings"]["rows"], strict=True), start=1):
            values = self._components.data["nobles"][row]
            value = self._palette.short({"vp": values[built]}) if built < len(values) else Text(self._palette.nothing)
            cells.append(Text().append(f"{number}:", QUIET).append_text(value))
        worth = self._position["buildings"]["value"]
        left = self._text("buildings-left", count=self._position["buildings"]["row"], value=worth)
        return [*cells, Text(self._palette.plain(left))]

    def _brief_construction(self) -> list[Text]:
        tiles = []
        for tile in self._position["pyramid"]:
            icons = table.icons_turned(self._components, tile)
            cell = Text().append(f"{tile} ", STRONG)
            for letter in (*icons[:2], "/", icons[3], icons[2]):
                cell.append_text(Text("/", QUIET) if letter == "/" else self._palette.loose_icon(letter))
            tiles.append(cell)
        return tiles

    def _name(self, board: int) -> str:
        return self._texts.format(f"teotihuacan-board-{board}")

    def _text(self, name: str, **args: object) -> str:
        return self._texts.format(f"teotihuacan-drawing-{name}", args)
