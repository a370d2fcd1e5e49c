"""What the drawings of all games for terminals have in common: how seats look, and what a terminal can show.

Every colour comes with a letter, a digit or a shape, so that a drawing says the same without colours. Only drawings
import this module: it needs `rich`, the rules do not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from rich.console import Console
from rich.style import Style

QUIET = Style(dim=True)
STRONG = Style(bold=True)

FEW_COLOURS = (None, "standard", "windows")
"""Colour systems of rich with at most 16 colours: there colours are named, as the nearest may be unreadable."""

_SEATS = ("#d6408a", "#0f8a82", "#b57200", "#5a62d8")
_FEW_SEATS = ("magenta", "cyan", "red", "blue")


@dataclass(frozen=True)
class BasePalette:
    """What suits a terminal: shapes or only ASCII, all colours or only the 16 that have names."""

    ascii_only: bool
    few_colours: bool

    @classmethod
    def of(cls, console: Console) -> Self:
        """The palette for a terminal."""
        return cls(console.options.ascii_only, console.color_system in FEW_COLOURS)

    def shape(self, seat: int) -> str:
        """The one character by which a seat is known."""
        return ("ABCD" if self.ascii_only else "▲●◆■")[seat]

    @property
    def nothing(self) -> str:
        """The character for a blank, and for an amount of 0."""
        return "." if self.ascii_only else "·"

    @property
    def separator(self) -> str:
        """What stands between two parts of a line."""
        return " - " if self.ascii_only else " · "

    @property
    def arrow(self) -> str:
        """What stands between before and after."""
        return "->" if self.ascii_only else "→"

    def seat_style(self, seat: int) -> Style:
        """How a seat's shape and name are written outside the board."""
        return Style(color=self._seat(seat), bold=True)

    def piece_style(self, seat: int) -> Style:
        """How a seat's piece stands on the board."""
        return Style(color=self._white, bgcolor=self._seat(seat), bold=True)

    @property
    def _white(self) -> str:
        return "bright_white" if self.few_colours else "#ffffff"

    def _seat(self, seat: int) -> str:
        return (_FEW_SEATS if self.few_colours else _SEATS)[seat]
