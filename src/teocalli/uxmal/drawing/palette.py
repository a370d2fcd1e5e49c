"""Colours, letters and shapes of the drawing.

Every colour comes with a letter, a digit or a shape, so that the drawing says the same without colours. Fields have
their own ground and ink, so the board looks alike on light and dark terminals; everything else uses the terminal's own
ink, or middle tones that can be read on both.
"""

from __future__ import annotations

from rich.style import Style

IDOLS = "SJMET"
BLANK = "-"

SHAPES = "▲●◆■"
"""The priests of seats 0 to 3."""
LETTERS = "ABCD"
"""The same where there is only ASCII."""

SEAT_COLOURS = ("#d6408a", "#0f8a82", "#b57200", "#5a62d8")
RANK_GROUNDS = ("#1d5fc4", "#c03028", "#1f8a44", "#6a706d", "#6a706d")

LEVEL_GROUNDS = ("#3b433f", "#ab9468", "#dcc795", "#fff6da")
"""The printed board is dark, and each level lighter than the one below."""
_LIGHT_INKS = {"S": "#8fe3b4", "J": "#ffcb6b", "M": "#dfb0f5", "E": "#9accff", "T": "#ffab98", BLANK: "#8c958f"}
_DARK_INKS = {"S": "#05452b", "J": "#633400", "M": "#571a6e", "E": "#0a3a75", "T": "#86160c", BLANK: "#6b5c3d"}
_LINE_INKS = ("#77827b", "#6b5836", "#927b49", "#a8925c")

QUIET = Style(dim=True)
STRONG = Style(bold=True)


def ground(level: int) -> Style:
    """The ground of a field of this level."""
    return Style(bgcolor=LEVEL_GROUNDS[level])


def symbol_style(symbol: str, level: int) -> Style:
    """How the symbol of a field of this level is written."""
    inks = _DARK_INKS if level else _LIGHT_INKS
    return Style(color=inks[symbol], bgcolor=LEVEL_GROUNDS[level], bold=symbol != BLANK)


def digit_style(level: int) -> Style:
    """How the digit of a level is written on its field."""
    return Style(color=_DARK_INKS[BLANK], bgcolor=LEVEL_GROUNDS[level])


def line_style(level: int, *, step: bool) -> Style:
    """How a line over a ground of this level is drawn: between two tiles, or where the level changes (`step`)."""
    return Style(color="#1c1710" if step else _LINE_INKS[level], bgcolor=LEVEL_GROUNDS[level])


def seat_style(seat: int) -> Style:
    """How a seat's shape and name are written outside the board."""
    return Style(color=SEAT_COLOURS[seat], bold=True)


def priest_style(seat: int) -> Style:
    """How a seat's priest stands on the board."""
    return Style(color="#ffffff", bgcolor=SEAT_COLOURS[seat], bold=True)


def rank_style(rank: int) -> Style:
    """How the heading of a rank (1 to 5) is written."""
    return Style(color="#ffffff", bgcolor=RANK_GROUNDS[rank - 1], bold=True)


def shape(seat: int, *, ascii_only: bool) -> str:
    """The one character by which a seat is known."""
    return (LETTERS if ascii_only else SHAPES)[seat]


def symbol_text(symbol: str, *, ascii_only: bool) -> str:
    """The one character of a field's symbol: the letter of the idol, or a dimple."""
    return symbol if symbol != BLANK else "." if ascii_only else "·"
