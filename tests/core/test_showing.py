"""Notebooks: positions and matches show themselves as the board, and the notebook of the documentation runs."""

from __future__ import annotations

import ast
import html
import json
import re
from pathlib import Path
from typing import Any

import pytest

from teocalli.adapters.pettingzoo import environment
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.pictures.widget import MatchWidget

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebook.ipynb"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def shown(thing: Any) -> str:
    """What somebody reads of it."""
    return html.unescape(re.sub("<[^>]*>", "", thing._repr_html_()))


def begun() -> Match:
    match = Match(load_game("uxmal"), ["track:SJMET", "first:0"])
    for word in ("build", "draw:SJ-M", "c3:SJ-M"):
        match.play(word)
    return match


def test_a_position_is_the_board_with_everything_on_it() -> None:
    """The whole drawing, whatever console Python runs in, with colours of its own and nothing from elsewhere."""
    state = begun().state
    text, code = shown(state), state._repr_html_()
    assert re.search(r"^ *3 .*S1|^4 .*S1", text, re.MULTILINE)
    assert "Player 2" in text
    assert re.search(r"<span style=\"[^\"]*color: #", code)
    assert "http" not in code
    assert "<script" not in code


def test_it_is_the_same_whatever_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    before = begun().state._repr_html_()
    for name, value in {"COLUMNS": "20", "NO_COLOR": "1", "TERM": "dumb", "FORCE_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)
    assert begun().state._repr_html_() == before


def test_a_drawing_writes_nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in a kernel either, where rich would show below the cell whatever is printed."""

    def displayed(*_: object) -> None:
        raise AssertionError("written below the cell")

    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    monkeypatch.setattr("rich.jupyter.display", displayed)
    assert "Player 2" in shown(begun())
    env = environment("uxmal").raw_env(render_mode="ansi")
    env.reset(seed=1)
    assert "Player 2" in env.render()
    assert "Player 2" in MatchWidget(begun(), language="en").table


def test_it_speaks_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert shown(begun()).startswith("Stellung 3, nach dem Wort c3:SJ-M")


def test_a_match_names_its_position() -> None:
    match = begun()
    assert shown(match).startswith("Position 3, after the word c3:SJ-M")
    match.go_back(0)
    assert shown(match).startswith("Position 0, after the word –")


@pytest.mark.parametrize("players", [1, 4])
def test_every_seat_is_there(players: int) -> None:
    text = shown(load_game("teotihuacan", players).new_initial_state([]))
    assert all(f"Player {seat + 1}" in text for seat in range(players))


def test_hidden_hands_stay_hidden() -> None:
    """U6: it shows what the seat that decides may see."""
    match = Match(load_game("uxmal", 3, {"hands": "hidden"}), ["track:SJMET", "first:0"])
    told = match.state.summary()
    for seat, idol in enumerate("SJM"):
        told["hands"][seat][idol] = 2
    for key in ("legal", "piles"):
        del told[key]
    open_state = load_game("uxmal", 3).position_from_summary(told)
    hidden_state = match.game.position_from_summary(told)
    assert shown(open_state) != shown(hidden_state)


def test_the_notebook_runs() -> None:
    """Each cell in turn; what a cell ends with shows itself."""
    notes = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    space: dict[str, Any] = {}
    boards = 0
    for cell in notes["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == []
        *body, last = ast.parse("".join(cell["source"])).body
        assert isinstance(last, ast.Expr)
        exec(compile(ast.Module(body, []), str(NOTEBOOK), "exec"), space)
        value = eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), space)
        assert value is not None
        boards += hasattr(value, "_repr_html_") and "<pre" in value._repr_html_()
    assert boards == 4
    assert space["board"].number == 3
    assert "there are only 9" in space["refusal"] or "from 0 to 9" in space["refusal"]
