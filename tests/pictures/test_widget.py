"""A match in a notebook: its steps, playing on, other lines, bots, and what is refused."""

from __future__ import annotations

import builtins
import importlib
import random
import sys
import threading
from typing import Any

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.state import State
from teocalli.core.texts import Texts
from teocalli.pictures import board_svg, engine, widget
from teocalli.pictures.stepping import Stepping
from teocalli.pictures.widget import MatchWidget
from tests.awaiting import awaited
from tests.pictures.test_pictures import begun


def started() -> Match:
    """Seven words: a turn each; the first player has a choice of actions again, as the second had at step 4."""
    match = begun()
    for word in ("take:S2", "build", "draw:EJ-M", "a1:-MEJ"):
        match.play(word)
    return match


def stepping() -> Stepping:
    return Stepping(started(), (), (), 1)


def words_in(choices: list[dict[str, Any]]) -> list[str]:
    return [action["word"] for group in choices for action in group["actions"]]


def legal(state: State) -> list[str]:
    return [state.game.action_to_string(state, action) for action in state.legal_actions()]


def shown(match: Match | None = None, *players: str, **settings: Any) -> MatchWidget:
    return MatchWidget(match or started(), players, language="en", seed=1, **settings)


def test_one_steps_through_a_match() -> None:
    """The board is the same drawing as `board_svg` gives, and each step says what its word did."""
    match = started()
    board = shown(match)
    assert (board.number, board.last, board.line) == (7, 7, 0)
    assert board.board == board_svg(match)
    board.go(1)
    assert board.step == "Step 1 of 7: build"
    assert board.story == ["Player 1 builds."]
    assert board.question == "Something is drawn here."
    assert board.choices == []
    board.go(0)
    assert board.step == "Start, step 0 of 7"
    assert board.board == board_svg(Match(match.game, match.setup))
    assert [player["name"] for player in board.standing] == ["Player 1", "Player 2"]
    assert board.standing[0]["mark"] == "to move"
    assert "Player 2" in board.table
    assert match.words == started().words


def test_a_step_offers_what_is_legal_there() -> None:
    board = shown()
    assert sorted(words_in(board.choices)) == sorted(legal(board.match.state))
    assert [group["kind"] for group in board.choices] == ["Build", "Place a priest", "Curse"]
    texts = {action["word"]: action["text"] for group in board.choices for action in group["actions"]}
    assert texts["place:c4"] == "Snake, level 1 · points +5"
    assert all(texts.values())


def test_playing_goes_on_to_the_next_choice() -> None:
    board = shown()
    board.play("build")
    assert board.match.words[:8] == [*started().words, "build"]
    assert board.match.words[8].startswith("draw:")
    assert board.number == board.last == 9
    assert board.undoable
    played = board.match.words
    board.undo()
    assert (board.last, board.undoable) == (7, False)
    board.play("build")
    assert board.match.words == played  # the same draw


def test_playing_from_an_earlier_step_begins_a_line() -> None:
    steps = stepping()
    steps.play("build")
    whole = steps.match.words
    steps.go(4)
    steps.play("build")
    assert (steps.line, steps.number) == (0, 5)  # what was played anyway is only the next step
    steps.go(4)
    steps.play("place:c4")
    assert steps.line == 1
    assert steps.match.words[:5] == [*whole[:4], "place:c4"]
    assert steps.lines[0].match.words == whole
    steps.take_line(0)
    assert steps.number == len(whole)
    steps.take_line(1)
    steps.undo()
    assert (steps.line, len(steps.lines), steps.number, steps.match.words) == (0, 1, 4, whole)


def test_a_line_outlives_the_one_it_branched_off() -> None:
    """What it shared with that one is its own then, and can be taken back."""
    steps = stepping()
    steps.go(4)
    steps.play("place:c4")
    branching = steps.number
    steps.play("build")
    steps.go(branching)
    steps.play("place:c3")
    words = steps.match.words
    assert [(line.start, line.parent) for line in steps.lines] == [(7, None), (4, 0), (branching, 1)]
    steps.take_line(1)
    steps.undo()
    steps.undo()
    assert [(line.start, line.parent) for line in steps.lines] == [(7, None), (4, 0)]
    assert (steps.line, steps.number, steps.lines[1].match.words) == (0, 4, words)
    steps.take_line(1)
    steps.undo()
    assert steps.number == branching
    steps.undo()
    assert (len(steps.lines), steps.number, steps.match.words) == (1, 4, started().words)


def test_lines_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teocalli.pictures.stepping.MOST_LINES", 1)
    steps = stepping()
    steps.go(4)
    with pytest.raises(TeocalliError, match="1 lines already"):
        steps.play("place:c4")
    assert (len(steps.lines), steps.number) == (1, 4)


def test_bots_play_their_seats() -> None:
    board = shown(None, "greedy", "person", names=["", "Lina"])
    board.wait()
    assert board.thinking == ""
    assert board.last > 7  # the bot was to move
    assert board.question.startswith("Lina, ")
    first = board.last
    while board.last < first + 4:
        assert board.match.state.current_player == 1
        board.play(legal(board.match.state)[0])
        board.wait()
    assert [player["name"] for player in board.standing] == ["Itzel", "Lina"]
    board.go(7)
    assert board.question == "Itzel, a computer player, decides here."
    assert board.choices == []


def test_the_page_does_not_wait_for_a_bot() -> None:
    """While it thinks one goes back and forth, and takes back what it thinks about."""
    board = shown(None, "person", "mcts:600s")
    board.play("place:a1")
    assert board.thinking == "Itzel is thinking …"
    board.go(1)
    assert (board.number, board.step) == (1, "Step 1 of 8: build")
    board.undo()
    assert board.thinking == ""
    board.wait(20)
    assert not any(thread.name == "notebook bot" for thread in threading.enumerate())


def test_bots_alone_play_to_the_end() -> None:
    draw, game = random.Random(4), load_game("uxmal", 2)
    match = Match(game, game.draw_setup(draw.randrange))
    while not match.state.is_terminal():
        match.play_action(draw.choice(match.state.legal_actions()))
    match.go_back(len(match.words) - 12)
    board = shown(match, "random", "random")
    board.wait()
    assert board.match.state.is_terminal()
    assert board.question == "The game is over."
    assert "winner" in [player["mark"] for player in board.standing]


ORDERS: list[Any] = [
    None, 7, [], "go", {}, {"do": None}, {"do": ["go"]}, {"do": "fly"}, {"do": "go"}, {"do": "go", "step": -1},
    {"do": "go", "step": 8}, {"do": "go", "step": True}, {"do": "go", "step": 1.0}, {"do": "go", "step": "1"},
    {"do": "go", "step": 10**400}, {"do": "go", "step": float("nan")}, {"do": "play"}, {"do": "play", "word": 3},
    {"do": "play", "word": "c3:SJ-M"}, {"do": "play", "word": "\x1b[31m" + "x" * 100_000}, {"do": "play", "word": {}},
    {"do": "undo"}, {"do": "line"}, {"do": "line", "line": 1}, {"do": "line", "line": [0]}, {"do": "surroundings"},
    {"do": "surroundings", "theme": {"dark": 1}}, {"do": "_tell"}, {"do": "__init__"},
]  # fmt: skip


def test_what_a_page_may_not_ask_is_refused_in_a_sentence() -> None:
    board = shown()
    before = {name: getattr(board, name) for name in MatchWidget.class_own_traits() if name != "refusal"}
    for order in ORDERS:
        board.refusal = ""
        board._handle_custom_msg(order, [])
        assert board.refusal, order
        assert len(board.refusal) < 1000
        assert board.refusal[0].isupper() or board.refusal[0] in "“"
        assert {name: getattr(board, name) for name in before} == before
    board._handle_custom_msg({"do": "go", "step": 0}, [])
    assert (board.refusal, board.number) == ("", 0)


def test_a_page_changes_nothing_that_it_is_told() -> None:
    board = shown()
    wrong: list[Any] = [
        {"number": 0}, {"board": 3}, {"choices": "x", "said": None}, {"_esm": "alert(1)"}, {"tooltip": []}, 5,
    ]  # fmt: skip
    for state in wrong:
        was = board.board, board.number, board.choices, board._esm
        board.refusal = ""
        board.set_state(state)
        assert (board.board, board.number, board.choices, board._esm) == was
        assert bool(board.refusal) == isinstance(state, dict)
    board.refusal = ""
    board.set_state({"tooltip": "A match"})
    assert (board.tooltip, board.refusal) == ("A match", "")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"players": ["person"]}, "error-notebook-players"),
        ({"players": "greedy"}, "error-notebook-players"),
        ({"players": ["person", "nobody"]}, "error-unknown-player"),
        ({"players": ["person", 3]}, "error-unknown-player"),
        ({"names": ["a", "b", "c"]}, "error-notebook-names"),
        ({"names": [1]}, "error-notebook-names"),
        ({"theme": "blue"}, "error-picture-theme"),
        ({"language": "it"}, "error-picture-language"),
        ({"seed": "x"}, "error-notebook-seed"),
        ({"match": "game.json"}, "error-notebook-match"),
    ],
)
def test_what_cannot_be_shown_is_said(given: dict[str, Any], code: str) -> None:
    with pytest.raises(TeocalliError) as refusal:
        MatchWidget(**{"match": started(), **given})
    assert refusal.value.code == code


def test_a_position_and_its_surroundings() -> None:
    board = MatchWidget(started().state, language="de")
    assert board.last == 0
    assert board.said["undo"] == Texts("de").format("notebook-undo")
    light = board.board
    board._handle_custom_msg({"do": "surroundings", "theme": "dark"}, [])
    assert board.theme == "dark"
    assert board.board == board_svg(started().state, theme="dark", language="de") != light
    fixed = MatchWidget(started().state, theme="light")
    fixed._handle_custom_msg({"do": "surroundings", "theme": "dark"}, [])
    assert (fixed.theme, fixed.refusal) == ("light", "")


def test_a_game_without_a_picture_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> str:
        raise TeocalliError("error-no-picture-drawing", game="x")

    monkeypatch.setattr("teocalli.pictures.shown_step.board_svg", refuse)
    board = shown()
    assert board.board == ""
    assert "<pre" in board.table


def test_missing_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "anywidget":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    monkeypatch.delitem(sys.modules, "teocalli.pictures.widget")
    with pytest.raises(ImportError, match=r"pip install teocalli\[notebook\]"):
        importlib.import_module("teocalli.pictures.widget")
    monkeypatch.undo()
    monkeypatch.setattr(engine, "find_spec", lambda _: None)
    with pytest.raises(TeocalliError) as refusal:
        widget.MatchWidget(started())
    assert refusal.value.code == "error-no-pictures"


def test_a_drawing_does_not_wait_for_the_notebook() -> None:
    """Its loop is busy while a cell runs; a thread draws meanwhile, also when the drawing was made there."""

    async def cell() -> list[str]:
        engine.drawing_of.cache_clear()
        monkey: list[str] = []
        board_svg(started())
        thread = threading.Thread(target=lambda: monkey.append(board_svg(started())), daemon=True)
        thread.start()
        thread.join(20)
        return monkey

    assert len(awaited(cell())) == 1
