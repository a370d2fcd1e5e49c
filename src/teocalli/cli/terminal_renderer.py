"""Where the program writes: consoles that suit the terminal, and faces that suit the game."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Mapping, Sequence
from types import ModuleType
from typing import Any, Protocol

from rich.console import Console, ConsoleDimensions, RenderableType
from rich.text import Text

from teocalli.core.describing import plain_description
from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.house import terminal_module
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.core.texts import Texts

WIDTHS, HEIGHTS = range(20, 1001), range(5, 1001)
"""Columns and rows of a console."""


class TerminalRenderer(Protocol):
    """How a game shows itself in a terminal: what the module `terminal` of its package offers, all of it or some."""

    PANELS: Collection[str]
    """Names of the parts of the table that can be shown by themselves."""

    def draw(
        self,
        game: Any,
        view: Mapping[str, Any],
        names: Sequence[str],
        texts: Texts,
        console: Console,
    ) -> RenderableType:
        """A position as a seat may see it, to suit the size, the characters and the colours of `console`."""

    def panel(
        self,
        game: Any,
        view: Mapping[str, Any],
        names: Sequence[str],
        texts: Texts,
        console: Console,
        *,
        name: str,
    ) -> RenderableType:
        """One of `PANELS`, in more detail."""

    def describe(
        self, game: Any, view: Mapping[str, Any], preview: Mapping[str, Any], texts: Texts, console: Console
    ) -> str:
        """What a legal action of the seat that is to move does, in few words."""

    def cost(self, preview: Mapping[str, Any], texts: Texts, console: Console) -> str:
        """What a legal action costs; nothing if it is free."""

    def family(self, word: str) -> str:
        """The beginning that the words of actions that are alike share; such actions are listed together."""

    def stem(self, word: str) -> str:
        """What the word of an action is about first: such actions have rows of their own where all are listed."""

    def path(self, match: Match, texts: Texts) -> list[str]:
        """Where in a turn the present decision belongs, the outermost first."""

    def seat_mark(self, seat: int, console: Console) -> Text:
        """The sign by which a seat is known; a blank for no seat (below 0)."""

    def phase_table(
        self, report: Mapping[str, Any], names: Sequence[str], texts: Texts, console: Console
    ) -> RenderableType:
        """The breakdown of a scoring."""


class PlainRenderer:
    """The renderer of a game without a drawing: its data, written out."""

    PANELS: Collection[str] = ()

    def draw(
        self,
        game: Any,
        view: Mapping[str, Any],
        names: Sequence[str],
        texts: Texts,
        console: Console,
    ) -> RenderableType:
        """The position's data, a line per key."""
        return Text("\n".join(f"{key}: {json.dumps(value)}" for key, value in view["position"].items()))

    def panel(
        self,
        game: Any,
        view: Mapping[str, Any],
        names: Sequence[str],
        texts: Texts,
        console: Console,
        *,
        name: str,
    ) -> RenderableType:
        """There are none."""
        raise KeyError(name)

    def describe(
        self, game: Any, view: Mapping[str, Any], preview: Mapping[str, Any], texts: Texts, console: Console
    ) -> str:
        """The game's text for actions of this kind, filled with what the preview says; without one nothing."""
        return plain_description(game.name, preview, texts)

    def cost(self, preview: Mapping[str, Any], texts: Texts, console: Console) -> str:
        """The number."""
        return texts.format("cli-cost", {"cost": preview["cost"]}) if preview["cost"] else ""

    def family(self, word: str) -> str:
        """Every action is by itself."""
        return word

    def stem(self, word: str) -> str:
        """Actions follow one another."""
        return ""

    def path(self, match: Match, texts: Texts) -> list[str]:
        """Unknown."""
        return []

    def seat_mark(self, seat: int, console: Console) -> Text:
        """The seat's number."""
        return Text(str(seat) if seat >= 0 else " ")

    def phase_table(
        self, report: Mapping[str, Any], names: Sequence[str], texts: Texts, console: Console
    ) -> RenderableType:
        """The report's data."""
        return Text(json.dumps(report))


def check_panel(renderer: TerminalRenderer, name: str) -> None:
    """Raise `TeocalliError`, which names what there is, for a part of the table that a game does not show."""
    if name not in renderer.PANELS:
        raise TeocalliError("error-cli-panel", name=name[:20], known=", ".join(renderer.PANELS) or "–")


def names_of_seats(game: Game, names: Sequence[Name], texts: Texts) -> list[str]:
    """What the players are called; a seat that the game itself plays has its name from the game's texts."""
    known = [name if isinstance(name, str) else texts.message(name) for name in names]
    return [*known, *(texts.format(f"{game.name}-bot") for _ in range(len(names), game.seats))]


class _Completed(PlainRenderer):
    """The drawing of a game; whatever it lacks is done by the plain one."""

    def __init__(self, drawing: ModuleType) -> None:
        for name in vars(TerminalRenderer):
            if not name.startswith("_") and hasattr(drawing, name):
                setattr(self, name, getattr(drawing, name))
        self.PANELS = getattr(drawing, "PANELS", ())


def renderer_of(game: Game) -> TerminalRenderer:
    """The renderer of a game: the module `terminal` of its package, as far as there is one."""
    drawing = terminal_module(type(game))
    return PlainRenderer() if drawing is None else _Completed(drawing)


def output() -> Console:
    """The console for results. Colours as the terminal and `NO_COLOR` allow."""
    return _console(stderr=False)


def progress_output() -> Console:
    """The console for what is going on, beside the results."""
    return _console(stderr=True)


def _console(*, stderr: bool) -> Console:
    """A console of a size that can be drawn on, whatever the terminal or `COLUMNS` and `LINES` say."""
    console = Console(
        stderr=stderr, highlight=False, markup=False, emoji=False, _environ=_sizes_that_are_none_left_out()
    )
    width, height = console.size
    if not (width in WIDTHS and height in HEIGHTS):
        console.size = ConsoleDimensions(_within(width, WIDTHS), _within(height, HEIGHTS))
    return console


def _sizes_that_are_none_left_out() -> dict[str, str]:
    """The environment; a size of 0 says nothing, as everywhere on Unix."""
    return {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES") or value.strip("0")}


def _within(value: int, bounds: range) -> int:
    return min(max(value, bounds[0]), bounds[-1])
