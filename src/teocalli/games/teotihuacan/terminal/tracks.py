"""Temples, Avenue, Pyramid track and calendar: a line each with the markers on their steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.components import TEMPLES, Components, standard
from teocalli.games.teotihuacan.rules.position import BONUS_STEP, TOP, TRACK_TOP
from teocalli.games.teotihuacan.terminal.palette import QUIET, STRONG, Palette

STEPS = TOP + 1
LABEL_WIDTH = 6
TRACK_STEPS = TRACK_TOP + 1
UNITS = {"blue": "any_resource", "red": "vp", "green": "cocoa"}
"""What most steps of a temple give."""

Row = tuple[Text, list[Text]]
"""A label and the cells of the steps."""


class Tracks:
    """The tracks of one position."""

    def __init__(self, position: Mapping[str, Any], components: Components, texts: Texts, palette: Palette) -> None:
        self._position = position
        self._components = components
        self._texts = texts
        self._palette = palette

    def calendar(self, width: int) -> Text:
        """Era, discs, and how long until the Eclipse."""
        position = self._position
        parts = [self._text("era", era=position["era"])]
        discs = self._discs()
        rounds = position["rounds"]["left"]
        if position["finished"]:
            parts.append(self._text("finished"))
        line = Text().append(self._palette.separator.join(parts), STRONG)
        line.append(self._palette.separator, QUIET).append_text(discs)
        if rounds is not None:
            line.append(self._palette.separator, QUIET).append(self._text("rounds", count=rounds))
        line.truncate(width, overflow="ellipsis")
        return line

    def _discs(self) -> Text:
        light, dark = self._position["light"], self._position["dark"]
        sun, moon, space = ("*", "@", ".") if self._palette.ascii_only else ("☼", "●", "·")
        path = "".join(sun if n == light else space for n in range(dark))
        ending = moon if light < dark else sun + moon
        return Text().append(path + ending, STRONG).append(f" {light}/{dark}")

    def lines(self, width: int) -> Iterator[Text]:
        """All tracks: a heading with the steps, then temples with rewards, Avenue, Pyramid track."""
        rows = list(self._rows(with_units=True))
        if LABEL_WIDTH + sum(_widths(rows)) - 1 > width:
            rows = list(self._rows(with_units=False))
        widths = _widths(rows)
        for label, cells in rows:
            line = Text(no_wrap=True).append_text(label)
            line.append(" " * (LABEL_WIDTH - label.cell_len))
            for cell, room in zip(cells, widths, strict=False):
                line.append_text(cell).append(" " * (room - cell.cell_len))
            line.rstrip()
            yield line

    def _rows(self, *, with_units: bool) -> Iterator[Row]:
        yield Text(), [Text(str(step), QUIET) for step in range(STEPS)]
        for temple in TEMPLES:
            unit = "" if with_units else f"   {self._palette.sign(UNITS[temple]).plain}"
            yield Text(unit, QUIET), [self._reward(temple, step, with_unit=with_units) for step in range(STEPS)]
            yield self._markers(temple, STEPS, self._palette.temple_style(temple))
        yield self._markers("avenue", TRACK_STEPS, STRONG)
        yield self._markers("track", TRACK_STEPS, STRONG)

    def _reward(self, temple: str, step: int, *, with_unit: bool) -> Text:
        """The reward of a step, without its unit where that is the temple's usual one and there is no room."""
        if step == 0:
            return Text()
        if step == BONUS_STEP:
            return Text("Bo", QUIET)
        gains = self._components.data[f"temple_{temple}"][step - 1]
        text = self._palette.short(gains).plain
        return Text(text if with_unit or UNITS[temple] not in gains else text[:-1], QUIET)

    def _markers(self, track: str, steps: int, style: Style) -> Row:
        label = Text(self._text(track)[: LABEL_WIDTH - 1], style)
        return label, [self._cell(track, step) for step in range(steps)]

    def _cell(self, track: str, step: int) -> Text:
        """The markers on a step, and the number of Discovery tiles there."""
        cell = Text()
        for seat, player in enumerate(self._position["players"]):
            if player[track] == step:
                cell.append(self._palette.shape(seat), self._palette.seat_style(seat))
        if not cell:
            cell.append(self._palette.nothing, QUIET)
        stack = self._stack(track, step)
        return cell.append(str(stack)) if stack else cell

    def _stack(self, track: str, step: int) -> int:
        """How many Discovery tiles lie at a step."""
        return len(self._position["stacks"].get(f"{track}_{step}", ()))

    def bonus(self) -> Iterator[Text]:
        """The Temple Bonus tiles."""
        for temple, bonus in zip(TEMPLES, self._position["bonus"], strict=False):
            name = self._texts.format(f"teotihuacan-drawing-{temple}")
            line = Text().append(name[: LABEL_WIDTH - 1].ljust(LABEL_WIDTH), self._palette.temple_style(temple))
            said = self._palette.plain(self._text(f"bonus-{bonus}"))
            yield line.append(f"{BONUS_STEP}: {said}")

    def stacks(self) -> Iterator[Text]:
        """What lies at the Discovery steps."""
        for name, kinds in self._position["stacks"].items():
            track, step = (standard().data["stacks"][name][key] for key in ("track", "step"))
            label = f"{self._texts.format(f'teotihuacan-drawing-{track}')} {step}"
            style = self._palette.temple_style(track) if track in TEMPLES else STRONG
            tiles = ", ".join(self._texts.format(f"teotihuacan-kind-{kind}") for kind in kinds)
            yield Text().append(label.ljust(LABEL_WIDTH + 3), style).append(tiles or self._palette.nothing)

    def _text(self, name: str, **args: object) -> str:
        return self._texts.format(f"teotihuacan-drawing-{name}", args)


def _widths(rows: Sequence[Row]) -> list[int]:
    """The widths of the steps, with a blank behind each."""
    return [max(cells[step].cell_len for _, cells in rows if step < len(cells)) + 1 for step in range(STEPS)]
