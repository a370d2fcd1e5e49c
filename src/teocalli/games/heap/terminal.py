"""The drawing for terminals. What is not here is done by the plain drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from teocalli.core.palette import BasePalette
from teocalli.core.texts import Texts


def draw(game: Any, view: Mapping[str, Any], names: Sequence[str], texts: Texts, console: Console) -> RenderableType:
    """The piles, a row each, and the players with their points."""
    palette, position = BasePalette.of(console), view["position"]
    counter = "o" if palette.ascii_only else "●"
    lines = [
        Text(f"{texts.format('heap-pile', {'pile': number})}  ").append(" ".join(counter * count), "bold")
        for number, count in enumerate(position["piles"], start=1)
    ]
    lines.append(Text())
    for seat, (name, points) in enumerate(zip(names, position["points"], strict=True)):
        mark = Text(f"{palette.shape(seat)} ", palette.seat_style(seat))
        lines.append(mark.append(f"{name}: {points}", "bold" if seat == position["turn"] else ""))
    return Text("\n").join(lines)


def seat_mark(seat: int, console: Console) -> Text:
    """The shape or letter by which a seat is known."""
    palette = BasePalette.of(console)
    return Text(palette.shape(seat), palette.seat_style(seat)) if seat >= 0 else Text(" ")
