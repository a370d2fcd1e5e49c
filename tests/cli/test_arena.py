"""`arena`: what is printed and kept, how it goes on, and what is refused."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from teocalli.arena.plan import read_plan
from teocalli.core.match import Match
from teocalli.core.record import Record
from tests.cli.conftest import Call

MATCH = ("arena", "uxmal", "--players", "greedy,random", "--seed", "1")


def games_in(folder: Path) -> list[int]:
    return sorted(json.loads(line)["index"] for line in (folder / "games.jsonl").read_text().splitlines())


def test_a_match_is_played_kept_and_summed_up(call: Call, tmp_path: Path) -> None:
    ended = call(*MATCH, "--games", "12", "--out", tmp_path / "cup")
    assert (ended.status, ended.err) == (0, "")
    assert "12 games of Uxmal, seed 1" in ended.out
    rows = [line.split() for line in ended.out.splitlines() if line.startswith("greedy")]
    assert rows[0] == ["greedy", "12", "100.0%", "75.8%", "–", "100.0%", "∞", "(198", "–", "∞)"]
    for text in ("ms/decision", "Seat", "Legal actions per decision", str(tmp_path / "cup")):
        assert text in ended.out
    assert games_in(tmp_path / "cup") == list(range(12))


def test_the_same_command_goes_on(call: Call, tmp_path: Path) -> None:
    cup = tmp_path / "cup"
    call(*MATCH, "--games", "3", "--out", cup)
    first = (cup / "games.jsonl").read_text()
    ended = call("arena", "match", "uxmal", "--players", "greedy,random", "--games", "5", "--out", cup)
    assert "5 games of Uxmal, seed 1" in ended.out
    assert "not a multiple" in ended.out
    assert (cup / "games.jsonl").read_text().startswith(first)
    assert games_in(cup) == [0, 1, 2, 3, 4]


def test_json_is_the_same_from_the_match_the_summary_and_the_file(call: Call, tmp_path: Path) -> None:
    cup = tmp_path / "cup"
    printed = json.loads(call(*MATCH, "--games", "4", "--out", cup, "--json").out)
    assert json.loads(call("arena", "summary", cup, "--json").out) == printed
    assert json.loads((cup / "summary.json").read_text()) == printed
    assert [player["player"] for player in printed["players"]] == ["greedy", "random"]
    assert printed["rating"] == "elo"


def test_without_a_folder_the_data_folder_keeps_the_match(call: Call, tmp_path: Path) -> None:
    ended = call(*MATCH, "--games", "2")
    (folder,) = (tmp_path / "data" / "teocalli" / "arena").iterdir()
    assert str(folder) in ended.out.replace("\n", "")
    call(*MATCH, "--games", "3")
    assert games_in(folder) == [0, 1, 2]


def test_several_players_are_rated_and_compared(call: Call, tmp_path: Path) -> None:
    arguments = ("arena", "uxmal", "--players", "random,greedy,random", "--seats", "2", "--games", "6", "--seed", "2")
    out = call(*arguments, "--out", tmp_path / "cup").out
    assert "Rating" in out
    assert "greedy above random 2" in out
    for line in out.splitlines():
        assert len(line) <= 80 or str(tmp_path) in line


@pytest.mark.parametrize("language", ["de", "fr"])
def test_tables_fit_in_every_language(call: Call, tmp_path: Path, language: str) -> None:
    arguments = ("arena", "uxmal", "--players", "greedy,random,greedy", "--games", "3", "--seed", "2")
    out = call(*arguments, "--out", tmp_path / "cup", "--lang", language).out
    assert "…" not in out


def test_a_report_is_made_in_the_language_asked_for(call: Call, tmp_path: Path) -> None:
    cup = tmp_path / "cup"
    call(*MATCH, "--games", "2", "--out", cup)
    ended = call("arena", "report", cup, "--lang", "fr")
    assert (ended.status, ended.err) == (0, "")
    assert str(cup / "report.html") in ended.out.replace("\n", "")
    assert '<html lang="fr">' in (cup / "report.html").read_text()
    call("arena", "report", cup, "--out", tmp_path / "page.html")
    assert '<html lang="en">' in (tmp_path / "page.html").read_text()


def test_a_game_becomes_a_record(call: Call, tmp_path: Path) -> None:
    call(*MATCH, "--games", "2", "--out", tmp_path / "cup")
    record = Record.parse(call("arena", "record", tmp_path / "cup", "1").out)
    assert record.players == ["random", "greedy"]
    assert Match.from_record(record).state.is_terminal()
    ended = call("arena", "record", tmp_path / "cup", "2")
    assert ended.status == 2
    assert "no finished game 2" in ended.complaint


def test_a_torn_line_is_told_of(call: Call, tmp_path: Path) -> None:
    call(*MATCH, "--games", "2", "--out", tmp_path / "cup")
    with (tmp_path / "cup" / "games.jsonl").open("a") as file:
        file.write('{"index": 2, "blo')
    ended = call(*MATCH, "--games", "3", "--out", tmp_path / "cup")
    assert ended.status == 0
    assert ended.err.count("\n") == 1
    assert "has been removed" in ended.err
    assert games_in(tmp_path / "cup") == [0, 1, 2]


PLAN = """
defaults: {game: uxmal, games: 2, seed: 5}
matches:
  - {name: two, players: "greedy,random"}
  - {name: three, players: "greedy,random,random", games: 3}
"""


def test_a_plan_is_played_match_by_match_and_goes_on(call: Call, tmp_path: Path) -> None:
    plan, out = tmp_path / "plan.yaml", tmp_path / "out"
    plan.write_text(PLAN)
    first = call("arena", "plan", plan, "--out", out, "--only", "three")
    assert [match["name"] for match in json.loads((out / "results.json").read_text())["matches"]] == ["three"]
    assert "3/3" in first.out
    before = (out / "three" / "games.jsonl").read_text()
    ended = call("arena", "plan", plan, "--out", out)
    assert ended.status == 0
    assert (out / "three" / "games.jsonl").read_text() == before
    results = json.loads((out / "results.json").read_text())["matches"]
    assert [(match["name"], match["planned"], match["games"]) for match in results] == [("two", 2, 2), ("three", 3, 3)]
    assert "words" not in (out / "results.json").read_text()


DOCUMENT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text()
COMMANDS = re.findall(r"^teocalli arena (.*)$", DOCUMENT, re.MULTILINE)


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_of_the_document_exist(call: Call, line: str) -> None:
    words = shlex.split(line, comments=True)
    known = words[0] if words[0] in {"summary", "report", "record", "plan"} else "match"
    shown = call("arena", known, "--help").out
    assert {word for word in words if word.startswith("--")} <= set(re.findall(r"--[a-z]+", shown))


def test_the_plan_of_the_document_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "plan.yaml").write_text(re.findall(r"^```yaml\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)[0])
    assert [match.games for match in read_plan(tmp_path / "plan.yaml")] == [400, 120, 400]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["arena"], "Missing command"),
        (["arena", "uxmal"], "--players"),
        (["arena", "chess", "--players", "greedy,random"], "Known: uxmal"),
        ([*MATCH[:3], "greedy,deep"], "Known: random, greedy"),
        ([*MATCH, "--games", "0"], "--games"),
        ([*MATCH, "--seats", "3"], "3 players per game"),
        ([*MATCH, "--option", "draw=twice"], "after_choosing, open"),
        ([*MATCH, "--out", "/dev/null/cup"], "cannot be written"),
        (["arena", "summary", "/nowhere"], "holds no match"),
        (["arena", "report", "/nowhere"], "holds no match"),
        (["arena", "record", "/nowhere", "0"], "holds no match"),
        (["arena", "plan", "/nowhere.yaml", "--out", "x"], "no file"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(call: Call, arguments: list[str], reason: str) -> None:
    ended = call(*arguments)
    assert (ended.status, ended.out) == (2, "")
    assert reason in ended.complaint


def test_another_match_in_the_folder_is_refused(call: Call, tmp_path: Path) -> None:
    call(*MATCH, "--games", "1", "--out", tmp_path)
    ended = call("arena", "uxmal", "--players", "greedy,random", "--seed", "2", "--out", tmp_path)
    assert ended.status == 2
    assert "seed is 1 there and 2 here" in ended.complaint
