"""Colours, letters and shapes of the drawing.

Every colour comes with a letter, a digit or a shape, so that the drawing says the same without colours. Fields have
their own ground and ink, so the board looks alike on light and dark terminals; everything else uses the terminal's own
ink, or middle tones that can be read on both.
"""

from __future__ import annotations

from rich.style import Style

from teocalli.core.palette import QUIET, STRONG, BasePalette
from teocalli.games.uxmal.tiles import BLANK

__all__ = ["BLANK", "QUIET", "STRONG", "Palette"]


class Palette(BasePalette):
    """The colours and characters of Uxmal."""

    def symbol(self, symbol: str) -> str:
        """The one character of a field's symbol: the letter of the idol, or a dimple."""
        return symbol if symbol != BLANK else self.nothing

    def ground_style(self, level: int) -> Style:
        """The ground of a field of this level: each level is lighter than the one below."""
        return Style(color=self._ink(BLANK, level), bgcolor=self._ground(level))

    def symbol_style(self, symbol: str, level: int) -> Style:
        """How the symbol of a field of this level is written."""
        # With few colours bold black is often shown as grey.
        bold = symbol != BLANK and not self.few_colours
        return Style(color=self._ink(symbol, level), bgcolor=self._ground(level), bold=bold)

    def line_style(self, level: int, *, step: bool) -> Style:
        """How a line over a ground of this level is drawn: between two tiles, or where the level changes (`step`)."""
        fine = self._ink(BLANK, level) if self.few_colours else _LINE_INKS[level]
        steep = fine if self.few_colours else _STEP_INK
        return Style(color=steep if step else fine, bgcolor=self._ground(level))

    def rank_style(self, rank: int) -> Style:
        """How the heading of a rank (1 to 5) is written."""
        grounds = _FEW_RANKS if self.few_colours else _RANKS
        return Style(color=self._white, bgcolor=grounds[min(rank, len(grounds)) - 1], bold=True)

    def _ground(self, level: int) -> str:
        return (_FEW_GROUNDS if self.few_colours else _GROUNDS)[level]

    def _ink(self, symbol: str, level: int) -> str:
        if self.few_colours:
            return "black" if level else "white"
        return (_DARK_INKS if level else _LIGHT_INKS)[symbol]


_RANKS = ("#1d5fc4", "#c02828", "#1f8a44", "#6a706d")
_GROUNDS = ("#3b433f", "#ab9468", "#dcc795", "#fff6da")
_LIGHT_INKS = {"S": "#8fe3b4", "J": "#ffcb6b", "M": "#dfb0f5", "E": "#9accff", "T": "#ffab98", BLANK: "#8c958f"}
_DARK_INKS = {"S": "#05452b", "J": "#633400", "M": "#571a6e", "E": "#0a3a75", "T": "#86160c", BLANK: "#6b5c3d"}
_LINE_INKS = ("#77827b", "#6b5836", "#927b49", "#a8925c")
_STEP_INK = "#1c1710"

_FEW_RANKS = ("blue", "red", "green", "bright_black")
_FEW_GROUNDS = ("black", "yellow", "white", "bright_white")
