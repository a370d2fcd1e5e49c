"""How positions and matches show themselves in notebooks: by the drawing for the terminal, as HTML.

Nothing outside is needed, neither a browser nor a server; in a console they are written as ever.
"""

from __future__ import annotations

import html
import io
import json
import os
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from teocalli.core.house import terminal_module
from teocalli.core.match import Match
from teocalli.core.names import called
from teocalli.core.state import State
from teocalli.core.texts import Texts, pick_language

WIDTH, HEIGHT = 110, 60
"""Columns and rows of the drawing: enough for every game as a whole."""
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_FRAME = (
    '<pre role="img" aria-label="{label}" style="font-family:Menlo,Consolas,\'DejaVu Sans Mono\',monospace;'
    'line-height:normal;white-space:pre;overflow-x:auto">{drawing}</pre>'
)


def state_html(state: State) -> str:
    """A position as its game draws it, as the seat that decides sees it."""
    texts = _texts()
    return _framed(_title(state, texts), _drawn(state, texts))


def match_html(match: Match) -> str:
    """The present position of a match, below its number and the word that led to it."""
    texts, number = _texts(), len(match.words)
    word = match.words[-1] if number else "–"
    heading = texts.format("match-position", {"number": number, "word": word})
    state = match.state
    return f"<p>{html.escape(heading)}</p>" + _framed(_title(state, texts), _drawn(state, texts))


def _texts() -> Texts:
    """In the language that the environment asks for, as at the command line."""
    locale = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), None)
    return Texts(pick_language(locale))


def _title(state: State, texts: Texts) -> str:
    key = f"{state.game.name}-title"
    return texts.format(key, {}) if texts.has(key) else str(state.game.name)


def _framed(label: str, drawing: str) -> str:
    return _FRAME.format(label=html.escape(label, quote=True), drawing=drawing)


def _drawn(state: State, texts: Texts) -> str:
    """The drawing as HTML, whatever terminal or variables there are."""
    console = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
        _environ={},
    )
    console.print(_drawing(state, texts, console))
    return console.export_html(inline_styles=True, code_format="{code}")


def _drawing(state: State, texts: Texts, console: Console) -> RenderableType:
    game = state.game
    seat = state.current_player if state.current_player >= 0 else None
    view: dict[str, Any] = game.view(state, seat)
    module = terminal_module(type(game))
    if module is None or not hasattr(module, "draw"):
        return Text("\n".join(f"{key}: {json.dumps(value)}" for key, value in view["position"].items()))
    names = [texts.message(name) for name in called([""] * game.players, [False] * game.players)]  # type: ignore[arg-type]
    names += [texts.format(f"{game.name}-bot", {}) for _ in range(game.players, game.seats)]
    drawing: RenderableType = module.draw(game, view, names, texts, console)
    return drawing
