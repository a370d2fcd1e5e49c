"""What each action does, in few words for a list, and the breakdown of a phase's end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from teocalli.core.texts import Texts
from teocalli.games.uxmal.terminal.palette import BLANK, STRONG, Palette

Preview = Mapping[str, Any]


def tile_rows(tile: str, palette: Palette) -> tuple[str, str]:
    """Upper and lower row of a tile, as it lies; it is written clockwise from the upper left field."""
    upper_left, upper_right, lower_right, lower_left = map(palette.symbol, tile)
    return upper_left + upper_right, lower_left + lower_right


def cost(preview: Preview, texts: Texts, console: Console) -> str:
    """The cards that an action costs."""
    return texts.format("uxmal-drawing-cost", {"count": preview["cost"]}) if preview["cost"] else ""


def describe(game: object, view: Mapping[str, Any], preview: Preview, texts: Texts, console: Console) -> str:
    """What an action of the seat to move does, as short as can be; its word, cost and change stand beside it."""
    seat = view["position"]["to_move"]
    match preview["kind"]:
        case "seat":
            rows = "/".join(tile_rows(preview["tile"], Palette.of(console)))
            claims = sorted(preview["pairs"], key=lambda pair: -pair["change"][seat])
            return f"{rows}  {' | '.join(_cards(pair, texts) for pair in claims)}".rstrip()
        case "take":
            return _cards(preview, texts)
        case "place" | "move":
            arguments = {"idol": _title(preview["idol"], texts), "level": preview["level"]}
            return texts.format("uxmal-drawing-field", arguments)
        case "pay":
            return _cards({"cards": 1, "idol": preview["idol"]}, texts)
        case "honour" | "curse":
            return texts.format("uxmal-drawing-track", {"track": " ".join(preview["track"])})
        case _:
            return ""


def _cards(pair: Preview, texts: Texts) -> str:
    return texts.format("uxmal-drawing-claim", {"count": pair["cards"], "idol": _title(pair["idol"], texts)})


def _title(letter: str, texts: Texts) -> str:
    return texts.format("uxmal-blank.title" if letter == BLANK else f"uxmal-idol-{letter}.title")


def phase_table(report: Mapping[str, Any], names: Sequence[str], texts: Texts, console: Console) -> Table:
    """The scoring at a phase's end, priest by priest and card by card (U22, U23)."""
    palette = Palette.of(console)
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, (name, part) in enumerate(zip(names, report["breakdown"], strict=True)):
        heading = Text(palette.shape(seat), palette.seat_style(seat)).append(f" {name}", STRONG)
        result = Text(f"{part['before']} {palette.arrow} {part['after']}", STRONG)
        table.add_row(heading, result)
        for line in _breakdown(part, texts):
            table.add_row("", line)
    return table


def _breakdown(part: Mapping[str, Any], texts: Texts) -> list[str]:
    priests = [
        texts.format(
            "uxmal-breakdown-priest-blank" if priest["rank"] is None else "uxmal-breakdown-priest",
            {key: value for key, value in priest.items() if value is not None}
            | {"idol": _title(priest["idol"], texts)},
        )
        for priest in part["priests"]
    ]
    cards = [
        texts.format("uxmal-breakdown-cards", {**cards, "idol": _title(cards["idol"], texts)})
        for cards in part["cards"]
    ]
    return priests + cards
