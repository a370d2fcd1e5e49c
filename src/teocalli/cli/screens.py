"""Where the program writes: consoles that suit the terminal, and faces that suit the game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import Console, RenderableType
from rich.text import Text

from teocalli.cli.arguments import package_of
from teocalli.core.game import Game
from teocalli.core.texts import Texts


class Face(Protocol):
    """How a game shows itself in a terminal: what the module `drawing` of its package offers."""

    def draw(
        self,
        game: Any,
        view: Mapping[str, Any],
        names: Sequence[str],
        texts: Texts,
        console: Console,
    ) -> RenderableType:
        """A position as a seat may see it, to suit the size, the characters and the colours of `console`."""

    def describe(self, preview: Mapping[str, Any], seat: int, texts: Texts, console: Console) -> str:
        """What a legal action of a seat does, in few words."""

    def seat_mark(self, seat: int, console: Console) -> Text:
        """The sign by which a seat is known."""

    def phase_table(
        self, report: Mapping[str, Any], names: Sequence[str], texts: Texts, console: Console
    ) -> RenderableType:
        """The breakdown of a scoring."""


class PlainFace:
    """The face of a game without a drawing: its data, written out."""

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

    def describe(self, preview: Mapping[str, Any], seat: int, texts: Texts, console: Console) -> str:
        """Nothing: the word must do."""
        return ""

    def seat_mark(self, seat: int, console: Console) -> Text:
        """The seat's number."""
        return Text(str(seat))

    def phase_table(
        self, report: Mapping[str, Any], names: Sequence[str], texts: Texts, console: Console
    ) -> RenderableType:
        """The report's data."""
        return Text(json.dumps(report))


def face_of(game: Game) -> Face:
    """The face of a game: the module `drawing` of its package, if there is one."""
    package = package_of(type(game))
    name = f"{package}.drawing"
    return cast(Face, import_module(name)) if package and find_spec(name) else PlainFace()


def output() -> Console:
    """The console for results. Colours as the terminal and `NO_COLOR` allow."""
    return Console(highlight=False, markup=False, emoji=False)


def progress_output() -> Console:
    """The console for what is going on, beside the results."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)
