"""Colours, letters and shapes of the drawing.

The pyramid has grounds and inks of its own, so it looks alike on light and dark terminals; everything else uses the
terminal's own ink, or middle tones that can be read on both.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style
from rich.text import Text

from teocalli.core.palette import QUIET, STRONG, BasePalette

__all__ = ["QUIET", "STRONG", "Palette"]

_PLAIN = str.maketrans("★×→≤≥↑–−·›▸—", "*x><>^--.>>-")
_SIGNS = {
    "vp": "★",
    "cocoa": "c",
    "wood": "w",
    "stone": "s",
    "gold": "g",
    "any_resource": "R",
    "temple_any": "↑",
    "blue": "↑b",
    "red": "↑r",
    "green": "↑g",
    "avenue": "↑a",
    "track": "↑p",
}
"""What stands behind an amount. Goods have the letters that words use for them."""


class Palette(BasePalette):
    """The colours and characters of Teotihuacan."""

    def plain(self, text: str) -> str:
        """The text in characters that the terminal has, character for character."""
        return text.translate(_PLAIN) if self.ascii_only else text

    @property
    def line(self) -> str:
        """What headings are underlined with."""
        return "-" if self.ascii_only else "─"

    @property
    def house(self) -> str:
        """A space of the nobles with a Building."""
        return "#" if self.ascii_only else "⌂"

    @property
    def marker(self) -> str:
        """What stands before whoever's turn it is."""
        return ">" if self.ascii_only else "▸"

    def short(self, amounts: Mapping[str, int], *, sign: str = "") -> Text:
        """Amounts in few characters: `2c 3w`."""
        text = Text()
        for key, count in amounts.items():
            text.append(" " if text else "")
            text.append(self.plain(f"{sign}{count}{_SIGNS[key]}"), self.good_style(key))
        return text

    def sign(self, key: str) -> Text:
        """The letter or sign of a good."""
        return Text(self.plain(_SIGNS[key]), self.good_style(key))

    def neutral(self, colour: int) -> str:
        """The one character of a neutral colour's dice."""
        return ("xy" if self.ascii_only else "○□")[colour]

    def die(self, seat: int, power: int, *, locked: bool = False) -> Text:
        """A worker: its seat and power on the seat's ground, or locked in brackets without ground.

        Where seats are letters the power comes first, so that no die looks like an icon or a Decoration (B1, D1).
        """
        die = f"{power}{self.shape(seat)}" if self.ascii_only else f"{self.shape(seat)}{power}"
        if locked:
            return Text().append("[", STRONG).append(die, self.seat_style(seat)).append("]", STRONG)
        return Text().append(die, self.piece_style(seat))

    def good_style(self, key: str) -> Style:
        """How an amount of a good, or a step in a temple, is written."""
        return Style() if self.few_colours else Style(color=_GOODS.get(key))

    def temple_style(self, temple: str) -> Style:
        """How a temple's name is written."""
        return Style(color=temple if self.few_colours else _GOODS[temple], bold=True)

    def marked(self, text: Text, width: int) -> Text:
        """A cell of a table that counts now: in brackets, and inverse where there are colours."""
        return Text(f"[{text.plain}]".ljust(width), Style(bold=True, reverse=True))

    def icon(self, letter: str, level: str) -> Text:
        """A cell of the pyramid in three characters: icon (capital: coloured), level or "#" for a Decoration."""
        grounds = _FEW_GROUNDS if self.few_colours else _GROUNDS
        ground = grounds[min(int(level), 3)] if level.isdigit() else grounds[-1]
        shown = self.nothing if letter == "p" else letter
        ink = Style(color=self._ink(letter, level), bgcolor=ground, bold=letter.isupper())
        text = Text().append(f" {shown}", ink)
        quiet = Style(color=self._ink("p", level), bgcolor=ground)
        return text.append(" " if level == "0" else level, quiet)

    def loose_icon(self, letter: str) -> Text:
        """An icon of a tile that is not laid yet."""
        if letter == "p":
            return Text(self.nothing, QUIET)
        temple = {"b": "blue", "r": "red", "g": "green"}[letter.lower()]
        return Text(letter, self.temple_style(temple) if letter.isupper() else self.good_style(temple))

    def _ink(self, letter: str, level: str) -> str:
        if self.few_colours:
            return "white" if level == "0" else "black"
        return (_LIGHT_INKS if level == "0" else _DARK_INKS)[letter.lower()]


_GOODS = {
    "vp": "#4a84d8",
    "cocoa": "#a8683c",
    "wood": "#b07a34",
    "stone": "#7d8b99",
    "gold": "#b8920c",
    "blue": "#3d86dc",
    "red": "#d8483c",
    "green": "#2c9a68",
}
_GROUNDS = ("#3b433f", "#ab9468", "#dcc795", "#fff6da", "#c8b6e2")
_FEW_GROUNDS = ("black", "yellow", "white", "bright_white", "cyan")
_LIGHT_INKS = {"b": "#8fc2ff", "r": "#ffa08f", "g": "#86dfae", "p": "#8c958f"}
_DARK_INKS = {"b": "#0a3a85", "r": "#8c160c", "g": "#05502f", "p": "#6b5c3d"}
