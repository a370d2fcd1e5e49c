"""`simulate`: what is printed, saved and refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from tests.cli.conftest import Call

ARGUMENTS = ("simulate", "uxmal", "--games", "12", "--players", "greedy,random", "--seed", "1")


def test_the_same_seed_prints_the_same(call: Call) -> None:
    first = call(*ARGUMENTS)
    assert (first.status, first.err) == (0, "")
    assert call(*ARGUMENTS).out == first.out
    assert call(*ARGUMENTS, "--jobs", "2").out == first.out


def test_the_table_says_wins_interval_points_and_lengths(call: Call) -> None:
    out = call(*ARGUMENTS).out
    assert "12 games of Uxmal, seed 1" in out
    (row,) = [line for line in out.splitlines() if line.startswith("greedy")]
    assert row.split()[:5] == ["greedy", "12", "100.0%", "75.8%", "–"]  # Wilson: 12 of 12
    assert "turns" in out
    assert "decisions" in out


def test_json_holds_the_numbers(call: Call) -> None:
    result = json.loads(call(*ARGUMENTS, "--json").out)
    assert (result["game"], result["seed"], result["games"]) == ("uxmal", 1, 12)
    greedy, other = result["players"]
    assert (greedy["player"], other["player"]) == ("greedy", "random")
    assert greedy["wins"] + other["wins"] == 12
    assert [games for games, _ in greedy["by_seat"]] == [6, 6]
    assert greedy["interval"] == [0.757506, 1.0]


def test_every_game_is_saved(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    call(*ARGUMENTS, "--records", folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"uxmal-{number:02}.json" for number in range(1, 13)]
    for file in files:
        assert Match.from_record(Record.load(file)).state.is_terminal()
    assert Record.load(files[0]).players == ["greedy", "random"]
    assert Record.load(files[1]).players == ["random", "greedy"]
    assert Record.load(files[1]).seats == ["random", "greedy"]


def test_a_seed_that_was_drawn_is_named_and_can_be_given(call: Call) -> None:
    drawn = call("simulate", "uxmal", "--games", "3").out
    seed = drawn.splitlines()[0].rpartition("seed ")[2]
    assert call("simulate", "uxmal", "--games", "3", "--seed", seed).out == drawn


def test_options_reach_the_games(call: Call, tmp_path: Path) -> None:
    call(*ARGUMENTS, "--option", "variant=no_break", "--records", tmp_path)
    assert Record.load(tmp_path / "uxmal-01.json").options == {"variant": "no_break"}


def test_a_player_who_takes_part_twice_is_numbered(call: Call) -> None:
    out = call("simulate", "uxmal", "--games", "2", "--players", "greedy,random,greedy", "--seed", "1").out
    assert [line.split("  ")[0] for line in out.splitlines()[2:5]] == ["greedy 1", "random", "greedy 2"]


@pytest.mark.parametrize(
    ("language", "expected"),
    [("de", ["12 Partien Uxmal", "100,0\u00a0%"]), ("fr", ["12 parties de Uxmal", "100,0\u00a0%"])],
)
def test_numbers_are_written_as_in_the_language(call: Call, language: str, expected: list[str]) -> None:
    out = call(*ARGUMENTS, "--lang", language).out
    for text in expected:
        assert text in out
    assert "…" not in out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["simulate"], "GAME"),
        (["simulate", "chess"], "Known: uxmal"),
        (["simulate", "uxmal", "--players", "greedy"], "2 to 4 players"),
        (["simulate", "uxmal", "--players", "greedy,deep"], "Known: random, greedy"),
        (["simulate", "uxmal", "--games", "0"], "--games"),
        (["simulate", "uxmal", "--games", "many"], "--games"),
        (["simulate", "uxmal", "--jobs", "0"], "--jobs"),
        (["simulate", "uxmal", "--option", "draw=twice"], "after_choosing, open"),
        (["simulate", "uxmal", "--records", "/dev/null/games"], "cannot be written"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(call: Call, arguments: list[str], reason: str) -> None:
    ended = call(*arguments)
    assert (ended.status, ended.out) == (2, "")
    assert reason in ended.complaint
