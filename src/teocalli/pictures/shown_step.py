"""What a notebook is told of a step: plain data with all words in one language."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console

from teocalli.core.describing import kind_title, plain_description
from teocalli.core.errors import TeocalliError
from teocalli.core.house import terminal_module
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.core.showing import table_html
from teocalli.core.state import CHANCE
from teocalli.core.texts import Texts
from teocalli.pictures.board import board_svg
from teocalli.pictures.stepping import Line, Stepping

Choices = list[dict[str, Any]]

LABELS = (
    "back", "branch", "choices", "first", "forward", "last", "line", "none-found", "points", "search", "step", "steps",
    "table", "undo",
)  # fmt: skip
"""What the page itself says: texts `notebook-NAME`."""


def labels(language: str) -> dict[str, str]:
    """The page's own words."""
    texts = Texts(language)
    return {name: texts.format(f"notebook-{name}") for name in LABELS}


def board_html(stepping: Stepping, language: str, theme: str) -> str:
    """The board at the step that is looked at as an SVG; nothing for a game whose board is no picture.

    Raises `TeocalliError` as `board_svg` does otherwise.
    """
    texts = Texts(language)
    names = [_called(name, texts) for name in stepping.names]
    try:
        return board_svg(stepping.seen, theme=theme, language=language, names=names)
    except TeocalliError as error:
        if error.code != "error-no-picture-drawing":
            raise
        return ""


def told_step(stepping: Stepping, language: str) -> dict[str, Any]:
    """Everything else about the step that is looked at."""
    texts, match, names = Texts(language), stepping.seen, stepping.names
    called = [_called(name, texts) for name in names]
    game = match.game
    called += [texts.format(f"{game.name}-bot", {}) for _ in range(game.players, game.seats)]
    return {
        "number": stepping.number,
        "last": stepping.last,
        "step": _step(match, stepping, texts),
        "story": _story(match, names, texts),
        "table": table_html(match.state, called, language),
        "standing": _standing(match, called, texts),
        "question": _question(match, stepping.asked, names, texts),
        "choices": [] if stepping.asked is None else choices_at(match, texts),
        "undoable": stepping.undo_target is not None,
        "lines": [_line(line, texts) for line in stepping.lines],
        "line": stepping.line,
    }


def choices_at(match: Match, texts: Texts) -> Choices:
    """What the seat that decides can do, by kind in the game's order: `{"kind", "actions": [{"word", "text"}]}`."""
    state = match.state
    view = match.game.view(state, state.current_player)
    console = Console(
        file=io.StringIO(), width=200, color_system=None, legacy_windows=False, force_jupyter=False, _environ={}
    )
    kinds: dict[str, list[dict[str, str]]] = {}
    for preview in view["legal"]:
        kind = preview.get("kind", "")
        title = kind_title(match.game.name, kind, texts) or kind or texts.format("notebook-choices")
        action = {"word": preview["word"], "text": _described(match, view, preview, texts, console) or title}
        kinds.setdefault(title, []).append(action)
    return [
        {"kind": title, "actions": sorted(actions, key=lambda action: action["word"])}
        for title, actions in kinds.items()
    ]


def _described(
    match: Match, view: Mapping[str, Any], preview: Mapping[str, Any], texts: Texts, console: Console
) -> str:
    """An action in few words, with what it costs and how it changes one's expected points at once."""
    module = terminal_module(type(match.game))
    seat = match.state.current_player
    if module is not None and hasattr(module, "describe"):
        told = [module.describe(match.game, view, preview, texts, console)]
        told += [module.cost(preview, texts, console)] if hasattr(module, "cost") else []
    else:
        told = [plain_description(match.game.name, {"kind": "", **preview}, texts)]
    change = preview["change"][seat] if "change" in preview else 0
    told += [texts.format("notebook-change", {"change": f"{change:+}".replace("-", "−")})] if change else []
    return " · ".join(part for part in told if part)


def _step(match: Match, stepping: Stepping, texts: Texts) -> str:
    """Which step it is, and the word that led there."""
    numbers = {"number": stepping.number, "last": stepping.last}
    if not match.words:
        return texts.format("notebook-beginning", numbers)
    return texts.format("notebook-after", {**numbers, "word": match.words[-1]})


def _story(match: Match, names: Sequence[Name], texts: Texts) -> list[str]:
    """What the last word did, as the log tells it."""
    if not match.words:
        return []
    number = len(match.words) - 1
    lines = match.game.log_lines(match.state_at(number), match.actions[number], match.state, list(names))
    return [texts.message(line["message"]) for line in lines]


def _standing(match: Match, called: Sequence[str], texts: Texts) -> list[dict[str, Any]]:
    """Points by seat, and who decides or has won."""
    state = match.state
    over = state.is_terminal()
    marked = state.winners() if over else [state.current_player]
    mark = texts.format("notebook-won" if over else "notebook-decides")
    return [
        {"name": name, "points": points, "mark": mark if seat in marked else ""}
        for seat, (name, points) in enumerate(zip(called, state.points(), strict=True))
    ]


def _question(match: Match, asked: int | None, names: Sequence[Name], texts: Texts) -> str:
    """What is asked of whom at the step, or why nothing is."""
    state = match.state
    if state.is_terminal():
        return texts.format("notebook-over")
    if state.current_player == CHANCE:
        return texts.format("notebook-draw")
    player = names[state.current_player]
    if asked is None:
        return texts.format("notebook-bot-decides", {"player": player})
    decision = match.game.view(state, asked)["position"].get("decision")
    key = f"{match.game.name}-ask-{decision}"
    return texts.format(key if texts.has(key) else "notebook-asked", {"player": player})


def _line(line: Line, texts: Texts) -> str:
    """What a line is called in the list of lines."""
    if line.parent is None:
        return texts.format("notebook-main-line", {"steps": len(line.match.words)})
    return texts.format("notebook-side-line", {"number": line.start, "word": line.match.words[line.start]})


def _called(name: Name, texts: Texts) -> str:
    return name if isinstance(name, str) else texts.message(name)
