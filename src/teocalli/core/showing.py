"""How positions and matches show themselves in notebooks, and positions in environments: the board as a picture, and
the drawing for the terminal.

Nothing outside is needed, neither a browser nor a server; in a console they are written as ever. Where the libraries
for pictures (the extra `pictures`) are missing, or the game's board is no picture, the other drawing stands alone.
"""

from __future__ import annotations

import html
import io
import json
import os
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from teocalli.core.errors import TeocalliError
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


_PICTURE = '<div style="max-width:760px">{picture}</div><details><summary>{summary}</summary>{rest}</details>'


def state_html(state: State) -> str:
    """A position as its game draws it, as the seat that decides sees it."""
    texts = _texts()
    return _shown(state, state, texts)


def match_html(match: Match) -> str:
    """The present position of a match, below its number and the word that led to it."""
    texts, number = _texts(), len(match.words)
    word = match.words[-1] if number else "–"
    heading = texts.format("match-position", {"number": number, "word": word})
    return f"<p>{html.escape(heading)}</p>" + _shown(match, match.state, texts)


def table_html(state: State, names: Sequence[str], language: str) -> str:
    """The whole table as the terminal shows it, as the seat that decides sees it. `names`: of all seats."""
    texts = Texts(language)
    return _framed(_title(state, texts), _drawn(state, texts, names))


def board_picture(shown: Match | State, language: str | None = None) -> str | None:
    """The board as an SVG, None where that cannot be had. `language`: that of the environment if it is left out."""
    try:
        return str(_pictures().board_svg(shown, language=language or _texts().language))
    except TeocalliError:
        return None


def board_pixels(state: State, seat: int | None, width: int) -> Any:
    """The board as an array of pixels (`teocalli.pictures.board_pixels`), as a seat may see it; None: a spectator.

    Raises `TeocalliError` where that cannot be had.
    """
    return _pictures().board_pixels(state, seat=seat, width=width)


def check_pixels() -> None:
    """Raises `TeocalliError` (`error-no-pixels`) where something is missing that pictures as arrays need."""
    _pictures().check_pixels()


def _pictures() -> Any:
    """A room above this one, looked for by its name when a picture is wanted: whoever wants none needs none."""
    return import_module("teocalli.pictures")


def _shown(shown: Match | State, state: State, texts: Texts) -> str:
    rest = _framed(_title(state, texts), _drawn(state, texts))
    picture = board_picture(shown, texts.language)
    if picture is None:
        return rest
    picture = picture.replace(' xmlns="http://www.w3.org/2000/svg"', "", 1)  # within a page it is known
    summary = html.escape(texts.format("match-whole-table"))
    return _PICTURE.format(
        picture=picture.replace("<svg ", '<svg style="width:100%;height:auto" ', 1), summary=summary, rest=rest
    )


def spoken_language() -> str:
    """The language that the environment asks for, as at the command line."""
    locale = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), None)
    return pick_language(locale)


def _texts() -> Texts:
    return Texts(spoken_language())


def _title(state: State, texts: Texts) -> str:
    key = f"{state.game.name}-title"
    return texts.format(key, {}) if texts.has(key) else str(state.game.name)


def _framed(label: str, drawing: str) -> str:
    return _FRAME.format(label=html.escape(label, quote=True), drawing=drawing)


def _drawn(state: State, texts: Texts, names: Sequence[str] | None = None) -> str:
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
        force_jupyter=False,  # else it would write below a notebook's cell by itself
        _environ={},
    )
    console.print(_drawing(state, texts, console, _names(state, texts) if names is None else names))
    return console.export_html(inline_styles=True, code_format="{code}")


def _names(state: State, texts: Texts) -> list[str]:
    """What the seats are called where nobody has said."""
    game = state.game
    names = [texts.message(name) for name in called([""] * game.players, [False] * game.players)]  # type: ignore[arg-type]
    return [*names, *(texts.format(f"{game.name}-bot", {}) for _ in range(game.players, game.seats))]


def _drawing(state: State, texts: Texts, console: Console, names: Sequence[str]) -> RenderableType:
    game = state.game
    seat = state.current_player if state.current_player >= 0 else None
    view: dict[str, Any] = game.view(state, seat)
    module = terminal_module(type(game))
    if module is None or not hasattr(module, "draw"):
        return Text("\n".join(f"{key}: {json.dumps(value)}" for key, value in view["position"].items()))
    drawing: RenderableType = module.draw(game, view, names, texts, console)
    return drawing
