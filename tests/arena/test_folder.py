"""Matches in folders: nothing finished is lost, nothing is played twice, nothing foreign is touched."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from teocalli.arena import folder as folders
from teocalli.arena.contest import Contest
from teocalli.arena.folder import GAMES_FILE, MATCH_FILE, MatchFolder, read_match
from teocalli.arena.match import missing_games, play_match
from teocalli.arena.result import GameResult
from teocalli.arena.workers import play_here, runner_for
from teocalli.core.errors import TeocalliError

PLAN = Contest("uxmal", {"draw": "open"}, ("greedy", "random"), seats=2, seed=3)


def play(path: Path, games: int, contest: Contest = PLAN, jobs: int = 1) -> list[int]:
    """Play what is missing and give the numbers of the games that were played now."""
    with MatchFolder(path, contest) as folder:
        return sorted(game.index for game in play_match(contest, folder, games, runner_for(jobs)))


def refusal(action: Callable[[], object]) -> TeocalliError:
    with pytest.raises(TeocalliError) as refused:
        action()
    return refused.value


def test_a_match_goes_on_and_plays_no_game_twice(tmp_path: Path) -> None:
    assert play(tmp_path / "a", 4) == [0, 1, 2, 3]
    assert play(tmp_path / "a", 7, jobs=2) == [4, 5, 6]
    assert play(tmp_path / "a", 7) == []
    play(tmp_path / "b", 7)
    assert read_match(tmp_path / "a") == read_match(tmp_path / "b")


def test_games_are_on_the_disk_one_by_one(tmp_path: Path) -> None:
    with MatchFolder(tmp_path / "a", PLAN) as folder:
        for number, game in enumerate(play_match(PLAN, folder, 3, play_here), start=1):
            assert read_match(tmp_path / "a")[1][-1] == game
            assert (tmp_path / "a" / GAMES_FILE).read_text().count("\n") == number


def test_a_gap_is_filled(tmp_path: Path) -> None:
    with MatchFolder(tmp_path, PLAN) as folder:
        folder.keep(PLAN.play(2))
    assert play(tmp_path, 4) == [0, 1, 3]


def test_a_torn_line_is_cut_off_and_its_game_played_anew(tmp_path: Path) -> None:
    play(tmp_path, 3)
    whole = (tmp_path / GAMES_FILE).read_bytes()
    (tmp_path / GAMES_FILE).write_bytes(whole[:-40])
    assert [game.index for game in read_match(tmp_path)[1]] == [0, 1]
    with MatchFolder(tmp_path, PLAN) as folder:
        assert folder.torn
        assert list(missing_games(folder, 3)) == [2]
        list(play_match(PLAN, folder, 3, play_here))
    assert read_match(tmp_path)[1] == [PLAN.play(index) for index in range(3)]
    with MatchFolder(tmp_path, PLAN) as folder:
        assert not folder.torn


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": 4}, "seed"),
        ({"entrants": ("random", "greedy")}, "players"),
        ({"options": {}}, "options"),
        ({"game": "teotihuacan", "options": {}}, "game"),
    ],
)
def test_another_match_is_refused_and_the_difference_named(tmp_path: Path, change: dict[str, Any], key: str) -> None:
    play(tmp_path, 1)
    before = (tmp_path / GAMES_FILE).read_bytes()
    error = refusal(lambda: MatchFolder(tmp_path, replace(PLAN, **change)))
    assert error.code == "error-arena-other-match"
    assert key in [difference["args"]["key"] for difference in error.arguments["differences"]]
    assert (tmp_path / GAMES_FILE).read_bytes() == before


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear all")
    assert refusal(lambda: MatchFolder(tmp_path, PLAN)).code == "error-arena-not-empty"
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_two_programs_cannot_play_in_one_folder(tmp_path: Path) -> None:
    with MatchFolder(tmp_path, PLAN):
        assert refusal(lambda: MatchFolder(tmp_path, PLAN)).code == "error-arena-in-use"
    MatchFolder(tmp_path, PLAN).__exit__()


@pytest.mark.parametrize("line", ["{}", "nonsense", '{"index": 0}', "[]", "null"])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    play(tmp_path, 1)
    with (tmp_path / GAMES_FILE).open("a") as file:
        file.write(line + "\n")
    for error in (refusal(lambda: read_match(tmp_path)), refusal(lambda: MatchFolder(tmp_path, PLAN))):
        assert (error.code, error.arguments["line"]) == ("error-arena-damaged", 2)


def test_a_game_that_stands_twice_is_named(tmp_path: Path) -> None:
    play(tmp_path, 2)
    lines = (tmp_path / GAMES_FILE).read_text().splitlines(keepends=True)
    (tmp_path / GAMES_FILE).write_text("".join([*lines, lines[0]]))
    assert refusal(lambda: read_match(tmp_path)).arguments["line"] == 3


@pytest.mark.parametrize("content", [None, "", "[]", '{"format": "teocalli"}', '{"format": "teocalli-match"}'])
def test_what_is_no_match_is_refused(tmp_path: Path, content: str | None) -> None:
    if content is not None:
        (tmp_path / MATCH_FILE).write_text(content)
    assert refusal(lambda: read_match(tmp_path)).code == "error-arena-no-match"


def test_a_match_by_other_rules_is_refused(tmp_path: Path) -> None:
    play(tmp_path, 1)
    match = json.loads((tmp_path / MATCH_FILE).read_text())
    (tmp_path / MATCH_FILE).write_text(json.dumps(match | {"rules": 99}))
    assert refusal(lambda: read_match(tmp_path)).code == "error-record-rules"


def test_a_full_disk_costs_no_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk takes half a line and then nothing."""
    with MatchFolder(tmp_path, PLAN) as folder:
        list(play_match(PLAN, folder, 2, play_here))
        games = [PLAN.play(index) for index in (2, 3)]
        written: list[int] = []

        def half(file: Any, data: bytes) -> None:
            written.append(file.write(data[: len(data) // 2]))
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        with monkeypatch.context() as patch:
            patch.setattr(folders, "_write_all", half)
            error = refusal(lambda: folder.keep(games[0]))
        assert (error.code, error.arguments["games"]) == ("error-arena-full", 2)
        assert written[0] > 0
        assert kept(tmp_path) == [0, 1]
        folder.keep(games[1])
    assert kept(tmp_path) == [0, 1, 3]


def kept(path: Path) -> list[int]:
    return [game.index for game in read_match(path)[1]]


def test_an_unwritable_place_is_named() -> None:
    error = refusal(lambda: MatchFolder(Path("/dev/null/match"), PLAN))
    assert error.code == "error-file-unwritable"


def test_a_worker_that_ends_is_told_of_and_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with MatchFolder(tmp_path, Fatal("uxmal", {}, ("random", "random"), seats=2, seed=1)) as folder:
        contest = Fatal("uxmal", {}, ("random", "random"), seats=2, seed=1)
        error = refusal(lambda: list(play_match(contest, folder, 8, runner_for(2))))
    assert error.code == "error-arena-worker"
    assert set(kept(tmp_path)) <= set(range(8)) - {3}


class Fatal(Contest):
    """A contest whose fourth game ends its process."""

    def play(self, index: int) -> GameResult:
        if index == 3:
            os._exit(9)
        return super().play(index)

    def __reduce__(self) -> tuple[Any, ...]:
        return Fatal, super().__reduce__()[1]
