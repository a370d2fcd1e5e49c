"""The breakdown of an Eclipse as a table (T74–T78)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.terminal.palette import QUIET, STRONG, Palette

PARTS = ("avenue", "track", "masks", "salary", "bonus", "bot")
"""Where points come from, in the order in which they are scored."""


def eclipse_table(report: Mapping[str, Any], names: Sequence[str], texts: Texts, palette: Palette) -> Table:
    """A line for each player: points before, what was scored, points after."""
    parts = [part for part in PARTS if any(part in seat for seat in report["breakdown"])]
    table = Table.grid(padding=(0, 2, 0, 0))
    headings = ["", "before", *parts, "after"]
    table.add_row(*[Text(texts.format(f"teotihuacan-scoring-{name}") if name else "", QUIET) for name in headings])
    for column in table.columns[1:]:
        column.justify = "right"
    for seat, entry in enumerate(report["breakdown"]):
        name = Text(palette.shape(seat), palette.seat_style(seat)).append(f" {names[seat]}", STRONG)
        scored = [_points(entry.get(part, 0), palette) for part in parts]
        table.add_row(name, str(entry["before"]), *scored, Text(str(entry["after"]), STRONG))
    return table


def _points(points: int, palette: Palette) -> Text:
    if not points:
        return Text(palette.nothing, QUIET)
    return Text(f"+{points}" if points > 0 else palette.plain(f"−{-points}"))
