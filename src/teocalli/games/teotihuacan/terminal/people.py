"""The players: goods, points, Technologies, tiles; and the Teotibot's tiles in a solo game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.components import standard
from teocalli.games.teotihuacan.notation import Worker
from teocalli.games.teotihuacan.terminal.palette import QUIET, STRONG, Palette
from teocalli.games.teotihuacan.terminal.table import mask_numbers

STOCK = ("cocoa", "wood", "stone", "gold")
PLACES = (("blue", "b"), ("red", "r"), ("green", "g"), ("avenue", "a"), ("track", "p"))
"""Tracks and the letters by which they are known where there is little room."""
STOCK_WIDTH = 3
POINTS_WIDTH, NEXT_WIDTH = 5, 5
TRIANGLE = ((0,), (1, 2), (3, 4, 5))
"""Positions of the Action tiles, top row first; the last one is set aside (T84)."""
SET_ASIDE = 6


class People:
    """Everybody's belongings in one view."""

    def __init__(self, view: Mapping[str, Any], names: Sequence[str], texts: Texts, palette: Palette) -> None:
        self._position = view["position"]
        self._projection = view["projection"]
        self._names = names
        self._texts = texts
        self._palette = palette
        self._over = bool(self._position["winners"])

    def table(self, width: int) -> Table:
        """Goods, points, what an Eclipse would add; below, what else a player has, indented."""
        grid = self._grid(width, len(STOCK))
        grid.add_row(Text(), *[Text(self._palette.sign(key).plain, QUIET) for key in STOCK], *self._headings())
        for seat in range(len(self._names)):
            grid.add_row(self._label(seat), *self._goods(seat), *self._points(seat))
        return grid

    def _grid(self, width: int, columns: int) -> Table:
        grid = Table.grid()
        fixed = columns * STOCK_WIDTH + POINTS_WIDTH + NEXT_WIDTH
        grid.add_column(no_wrap=True, overflow="ellipsis", width=width - fixed)
        for _ in range(columns):
            grid.add_column(justify="right", width=STOCK_WIDTH)
        grid.add_column(justify="right", width=POINTS_WIDTH)
        grid.add_column(justify="right", width=NEXT_WIDTH)
        return grid

    def _headings(self) -> tuple[Text, Text]:
        return Text(self._palette.sign("vp").plain, QUIET), Text("" if self._over else self._text("next"), QUIET)

    def _points(self, seat: int) -> tuple[Text, Text]:
        after = "" if self._over else f"{self._projection[seat]['next']:+}"
        return Text(str(self._position["players"][seat]["vp"]), STRONG), Text(after, QUIET)

    def full(self, width: int) -> Iterator[Table | Text]:
        """The table with the belongings of every player below it."""
        yield self.table(width)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat in range(len(self._names)):
            grid.add_row(Text(" ").append_text(self._mark(seat)), self.belongings(seat))
        yield grid

    def compact(self, width: int) -> Table:
        """A line each: goods, tracks, points, and what has room of the rest."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.width = width
        grid.add_column(no_wrap=True, overflow="ellipsis", max_width=16)
        for _ in range(4):
            grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        for seat in range(len(self._names)):
            points, after = self._points(seat)
            vp = points.append_text(self._palette.sign("vp"))
            grid.add_row(
                self._label(seat), self._short_goods(seat), self._short_places(seat), vp, after, self.belongings(seat)
            )
        return grid

    def _short_goods(self, seat: int) -> Text:
        player = self._position["players"][seat]
        return self._palette.short({key: player[key] for key in STOCK})

    def _short_places(self, seat: int) -> Text:
        player = self._position["players"][seat]
        line = Text()
        for key, letter in PLACES:
            line.append(letter, self._palette.good_style(key)).append(f"{player[key]} ")
        line.rstrip()
        return line

    def _label(self, seat: int) -> Text:
        acting = seat == self._position["turn_of"]
        label = Text(self._palette.marker if acting else " ").append_text(self._mark(seat))
        return label.append(f" {self._names[seat]}", self._palette.seat_style(seat) if acting else "")

    def _mark(self, seat: int) -> Text:
        return Text(self._palette.shape(seat), self._palette.seat_style(seat))

    def _goods(self, seat: int) -> list[Text]:
        player = self._position["players"][seat]
        return [
            Text(str(player[key]), self._palette.good_style(key)) if player[key] else Text(self._palette.nothing, QUIET)
            for key in STOCK
        ]

    def belongings(self, seat: int) -> Text:
        """Technologies, masks, tiles, used tiles, the worker on the wheel."""
        player = self._position["players"][seat]
        parts = []
        if player["techs"]:
            numbers = " ".join(f"{number:02}" for number in player["techs"])
            parts.append(self._text("own-techs", numbers=numbers))
        masks = " ".join(mask_numbers(standard(), player["unused"]))
        if masks:
            parts.append(self._text("own-masks", numbers=masks))
        others = {kind: count for kind, count in player["unused"].items() if kind not in standard().masks}
        parts += [self._tile(kind, count) for kind, count in others.items()]
        if player["used"]:
            parts.append(self._text("own-used", count=sum(player["used"].values())))
        if player["wheel"]:
            parts.append(self._text("own-wheel"))
        return Text(self._palette.separator.join(parts) or self._palette.nothing)

    def _tile(self, kind: str, count: int) -> str:
        name = self._texts.format(f"teotihuacan-kind-{kind}")
        return name if count == 1 else self._palette.plain(f"{name} ×{count}")

    # The Teotibot.

    def bot(self, width: int) -> Iterator[Text]:
        """The triangle of Action tiles, the one set aside, Direction tiles, Worship die and dice."""
        bot = self._position["bot"]
        if not bot or len(bot["actions"]) <= SET_ASIDE:
            return
        room = width // len(TRIANGLE[-1])
        for row in TRIANGLE:
            line = Text(no_wrap=True)
            for place in row:
                name = Text(self._action(bot["actions"][place]))
                name.truncate(room - 3, overflow="ellipsis")
                line.append("[", QUIET).append_text(name).append("] ", QUIET)
            line.rstrip()
            yield Text(" " * ((width - line.cell_len) // 2)).append_text(line)
        facts = self._bot_facts(bot)
        for part in (facts[:2], facts[2:]):
            yield Text(self._palette.separator.join(part), overflow="ellipsis", no_wrap=True)

    def bot_line(self) -> Text:
        """The same in one line: rows of the triangle, top first."""
        bot = self._position["bot"]
        if not bot or len(bot["actions"]) <= SET_ASIDE:
            return Text()
        rows = [", ".join(self._action(bot["actions"][place]) for place in row) for row in TRIANGLE]
        text = self._palette.plain(" › ".join(rows))
        return Text(
            f"  {self._palette.separator.join([text, *self._bot_facts(bot)[1:]])}",
            QUIET,
            no_wrap=True,
            overflow="ellipsis",
        )

    def _bot_facts(self, bot: Mapping[str, Any]) -> list[str]:
        arrows = {"L": "/" if self._palette.ascii_only else "↗", "R": "\\" if self._palette.ascii_only else "↖"}
        facts = [self._text("set-aside", action=self._action(bot["actions"][SET_ASIDE]))]
        facts.append(self._text("directions", arrows=" ".join(arrows[side] for side in bot["directions"])))
        if bot["worship"]:
            facts.append(self._text("worship-die", die=Worker.read(bot["worship"]).place))
        if bot["dice"]:
            facts.append(self._text("rolled", sum=bot["dice"]))
        return facts

    def _action(self, name: str) -> str:
        return self._texts.format(f"teotihuacan-bot-{name}")

    def _text(self, name: str, **args: object) -> str:
        return self._texts.format(f"teotihuacan-drawing-{name}", args)
