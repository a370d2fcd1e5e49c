"""The drawing of a position for terminals: colour and letters, for 80 columns and for more room.

Whoever draws games finds this module by its name in the game's package; it needs `rich`, the rules do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from teocalli.core.match import Match
from teocalli.core.texts import Texts
from teocalli.games.uxmal.notation import parse
from teocalli.games.uxmal.terminal import board
from teocalli.games.uxmal.terminal.choices import cost, describe, phase_table, tile_rows
from teocalli.games.uxmal.terminal.palette import QUIET, STRONG, Palette
from teocalli.games.uxmal.terminal.panel import MIN_WIDTH, Panel

if TYPE_CHECKING:
    from teocalli.games.uxmal.game import UxmalGame

__all__ = ["PANELS", "cost", "describe", "draw", "family", "panel", "path", "phase_table", "seat_mark", "stem"]

PANELS: tuple[str, ...] = ()
"""Everything has room in one drawing."""

GAP = 3
LARGE_FROM = board.LARGE_WIDTH + GAP + MIN_WIDTH, board.LARGE_HEIGHT + 16
"""Columns and rows from which the large board leaves enough room for the list of what can be done."""


def draw(
    game: UxmalGame, view: Mapping[str, Any], names: Sequence[str], texts: Texts, console: Console
) -> RenderableType:
    """A position as a seat may see it (`game.view`), to suit the size, the characters and the colours of `console`."""
    position, components, palette = view["position"], game.components, Palette.of(console)
    large = console.width >= LARGE_FROM[0] and console.height >= LARGE_FROM[1]
    pyramid = board.Pyramid.of(position, palette)
    lines = Group(*(board.large_board(pyramid) if large else board.small_board(pyramid)))
    panel = Panel(view, names, texts, palette, points=components.points, card_points=components.card_points)
    title = _title(position, texts, palette)
    room = console.width - GAP - (board.LARGE_WIDTH if large else board.SMALL_WIDTH)
    if room < MIN_WIDTH:
        return Group(title, lines, panel.table(console.width))
    beside: list[RenderableType] = [panel.table(room)]
    if large and position["undrawn"]:
        beside += [Text(), _undrawn(position, room, texts)]
    layout = Table.grid(padding=(0, GAP, 0, 0))
    layout.add_row(lines, Group(*beside))
    return Group(title, layout)


def panel(*_: object, name: str) -> RenderableType:
    """There are no parts to be shown by themselves. Raises `KeyError`."""
    raise KeyError(name)


def family(word: str) -> str:
    """Every action is listed by itself."""
    return word


def stem(word: str) -> str:
    """The field where a tile or a priest goes or comes from."""
    action = parse(word)
    return word if action is None else action.source or action.field or word


def path(match: Match, texts: Texts) -> list[str]:
    """The question says it all."""
    return []


def seat_mark(seat: int, console: Console) -> Text:
    """The shape or letter by which a seat is known."""
    palette = Palette.of(console)
    return Text(palette.shape(seat), palette.seat_style(seat))


def _title(position: Mapping[str, Any], texts: Texts, palette: Palette) -> Text:
    """The line above: phase, tiles left, and the tile that was drawn, as it is listed."""
    title = Text(texts.format("uxmal-phase", {"phase": position["phase"]}), STRONG, no_wrap=True)
    undrawn = texts.format("uxmal-drawing-undrawn", {"count": len(position["undrawn"])})
    title.append(f"{palette.separator}{undrawn}", QUIET)
    if position["drawn"] is not None:
        title.append(palette.separator, QUIET).append(texts.format("uxmal-drawing-drawn") + " ", STRONG)
        title.append_text(_tile(position["drawn"], position["phase"], palette))
    return title


def _tile(tile: str, level: int, palette: Palette) -> Text:
    upper, lower = tile_rows(tile, palette)
    text = Text(f" {upper}/{lower} ", palette.ground_style(level))
    for letter in tile:
        text.highlight_words([palette.symbol(letter)], palette.symbol_style(letter, level))
    return text


def _undrawn(position: Mapping[str, Any], width: int, texts: Texts) -> Text:
    """All undrawn tiles (U6), in as many lines as they need."""
    per_line = max(width // 5, 1)
    tiles = position["undrawn"]
    lines = [" ".join(tiles[start : start + per_line]) for start in range(0, len(tiles), per_line)]
    return Text("\n".join([f"{texts.format('uxmal-help-stock.title')}:", *lines]), QUIET)
