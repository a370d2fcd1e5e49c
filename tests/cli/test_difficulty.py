"""`--difficulty`: chosen, said, changed by single options, kept as options alone, and refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import game_class
from tests.cli.conftest import Call

ALONE = ("play", "teotihuacan", "--seed", "1")
LEVELS = game_class("teotihuacan").difficulties


def settings(level: str) -> dict[str, str]:
    assert LEVELS is not None
    return dict(LEVELS.settings(level, 1))


@pytest.mark.parametrize(
    ("language", "level", "said"),
    [
        ("en", "expert", "Difficulty: Expert"),
        ("de", "easy", "Schwierigkeitsgrad: Leicht"),
        ("fr", "hard", "Difficulté\u202f: Difficile"),
    ],
)
def test_a_level_is_played_alone_said_and_kept_as_its_options(
    call: Call, tmp_path: Path, language: str, level: str, said: str
) -> None:
    path = tmp_path / "game.json"
    ended = call(*ALONE, "--difficulty", level, "--save", path, "--lang", language, typed="1\nquit\n")
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.splitlines()[0] == said
    record = Record.load(path)
    assert len(record.players) == 1
    assert record.options == {
        name: value for name, value in settings(level).items() if value != settings("standard")[name]
    }
    assert said in call("show", path, "--lang", language).out.splitlines()
    again = call("play", "--load", path, "--lang", language, typed="quit\n")
    assert again.out.splitlines()[0] == said


def test_single_options_win_over_the_level(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    call_with = (*ALONE, "--difficulty", "hard", "--option", "bot_power=5", "--option", "draft=yes", "--save", path)
    ended = call(*call_with, typed="1\nquit\n")
    assert ended.out.splitlines()[0] == "Difficulty: Custom settings"
    changed = {"bot_power": "5", "draft": "yes"}
    expected = {**settings("hard"), **changed}
    assert {name: Match.from_record(Record.load(path)).game.options[name] for name in expected} == expected


def test_options_that_amount_to_a_level_are_named_as_it(call: Call) -> None:
    pairs = [part for name, value in settings("beginner").items() for part in ("-o", f"{name}={value}")]
    assert call(*ALONE, "--players", "1", *pairs, typed="quit\n").out.splitlines()[0] == "Difficulty: Beginner"


def test_with_others_no_level_is_spoken_of(call: Call) -> None:
    assert "Difficulty" not in call(*ALONE, "--players", "2", typed="quit\n").out


def test_a_simulation_takes_a_level_and_names_it(call: Call, tmp_path: Path) -> None:
    arguments = ("simulate", "teotihuacan", "-n", "1", "--players", "random", "--seed", "1", "--difficulty", "easy")
    assert "Difficulty: Easy" in call(*arguments, "--records", tmp_path).out.splitlines()
    [path] = tmp_path.iterdir()
    assert Match.from_record(Record.load(path)).game.difficulty == "easy"
    options = json.loads(call(*arguments, "--json").out)["options"]
    assert {**settings("standard"), **options} == settings("easy")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((*ALONE, "--difficulty", "hardest"), "Known: beginner, easy, standard, hard, expert"),
        ((*ALONE, "--difficulty", "own"), "Known: beginner, easy, standard, hard, expert"),
        ((*ALONE, "--difficulty", "hard", "--players", "2"), "a single player, not with 2 players"),
        ((*ALONE, "--difficulty", "hard", "--seats", "person,greedy,random"), "a single player, not with 3 players"),
        ((*ALONE, "--difficulty", "hard", "-o", "bot_power=6"), "“bot_power” cannot be “6”"),
        (("simulate", "teotihuacan", "--difficulty", "hard"), "a single player, not with 2 players"),
        (("play", "uxmal", "--difficulty", "hard"), "“uxmal” has no difficulty levels"),
        (("play", "--load", "game.json", "--difficulty", "hard"), "A saved game has its own players and options"),
    ],
)
def test_a_wrong_level_is_refused_in_one_sentence(call: Call, arguments: tuple[str, ...], complaint: str) -> None:
    ended = call(*arguments)
    assert (ended.status, ended.out) == (2, "")
    assert complaint in ended.complaint


def test_options_explains_every_level_with_what_it_sets(call: Call) -> None:
    out = " ".join(call("options", "teotihuacan").out.split())
    for level in LEVELS or ():
        assert f"{level.name} It " in out
        assert " ".join(f"{name}={value}" for name, value in level.options.items()) in out
    assert "--difficulty" not in call("options", "uxmal").out
