"""`show`, `verify` and `trace`."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teocalli.core.chance import SeededDraws, draw_outcome, setup_chance
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE
from tests.cli.conftest import SPEC, Call

Make = Callable[..., Path]
EXAMPLES = sorted(SPEC.glob("*.json"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_trace_is_that_of_the_specification(call: Call, example: Path) -> None:
    expected = gzip.decompress(example.with_suffix(".trace.jsonl.gz").read_bytes()).decode().splitlines()
    ended = call("trace", example)
    assert (ended.status, ended.err) == (0, "")
    assert [json.loads(line) for line in ended.out.splitlines()] == [json.loads(line) for line in expected]


def test_trace_reads_standard_input(call: Call) -> None:
    text = EXAMPLES[0].read_text()
    assert call("trace", "-", typed=text).out == call("trace", EXAMPLES[0]).out


def test_show_prints_the_summary_of_any_position(call: Call) -> None:
    lines = call("trace", EXAMPLES[0]).out.splitlines()
    for number in (0, 57, len(lines) - 1):
        assert call("show", EXAMPLES[0], "--at", str(number), "--json").out.strip() == lines[number]
    assert call("show", EXAMPLES[0], "--json").out.strip() == lines[-1]


def test_show_draws_the_position(call: Call) -> None:
    ended = call("show", EXAMPLES[0], "--at", "6")
    assert ended.status == 0
    assert "Position 6 of 134, after the word build" in ended.out
    for row in (
        "8  S   M   S   ·   M   E   S   ·",
        "4  ·1  J1  S   M",
        "3 ●M1  T1  T   ·",
        "▲ Player 0   ·  ·  ·  ·  1",
    ):
        assert row in ended.out


def test_show_names_a_position_that_is_not_there(call: Call) -> None:
    ended = call("show", EXAMPLES[0], "--at", "999")
    assert ended.status == 2
    assert ended.complaint == "There is no position 999: this game has positions 0 to 134."


def test_verify_confirms_words_and_result(call: Call) -> None:
    ended = call("verify", EXAMPLES[0])
    assert (ended.status, ended.err) == (0, "")
    assert ended.out == "All 136 words are correct, and so is the result: 31, 11 points.\n"


def test_verify_confirms_an_unfinished_game(call: Call, record: Make, words: list[str]) -> None:
    ended = call("verify", record(words=words[:20], scores=None, winners=None))
    assert ended.status == 0
    assert "the game is not over" in ended.out


def test_verify_names_the_first_wrong_word_and_all_that_was_legal(call: Call, record: Make, words: list[str]) -> None:
    ended = call("verify", record(words=[*words[:4], "z9:-JTM", "nonsense", *words[6:]]))
    assert ended.status == 1
    first, second = ended.out.splitlines()
    assert first == "Word 5 is wrong: “z9:-JTM” is not possible at position 2."
    legal = json.loads(call("show", EXAMPLES[0], "--at", "2", "--json").out)["legal"]
    assert second == f"Possible there: {' '.join(legal)}"


def test_verify_says_that_nothing_was_possible_after_the_end(call: Call, record: Make, words: list[str]) -> None:
    ended = call("verify", record(words=[*words, "build"]))
    assert ended.status == 1
    assert "Word 137 is wrong" in ended.out
    assert "Possible there: –" in ended.out


def test_variations_are_mentioned_and_their_words_verified(call: Call, record: Make, words: list[str]) -> None:
    branch: dict[str, Any] = {"at": len(words) - 1, "words": [words[-1]]}
    file = record(words=words[:-1], scores=None, winners=None, variations={"notes": {"0": "!"}, "branches": []})
    assert "No variations, 1 note" in call("show", file).out
    assert "No variations, 1 note" in call("verify", file).out
    saved = json.loads(file.read_text())
    branch["at"] -= len(Match.from_record(Record.from_json(saved)).setup)
    file.write_text(json.dumps(saved | {"variations": {"branches": [branch]}}))
    assert "1 variation, no notes" in call("verify", file).out
    branch["words"] = ["nonsense"]
    file.write_text(json.dumps(saved | {"variations": {"branches": [branch]}}))
    ended = call("verify", file)
    assert (ended.status, "nonsense" in ended.out) == (1, True)


def test_verify_finds_a_wrong_result(call: Call, record: Make) -> None:
    ended = call("verify", record(scores=[31, 12]))
    assert ended.status == 1
    assert "31, 12" in ended.out
    assert "31, 11" in ended.out


def test_verify_finds_wrong_setup_words(call: Call, record: Make, words: list[str]) -> None:
    ended = call("verify", record(words=["track:SJETT", *words[1:]]))
    assert ended.status == 1
    assert "track:SJETT" in ended.out


@pytest.mark.parametrize("command", ["show", "trace"])
def test_a_record_that_cannot_be_replayed_ends_with_status_1(
    call: Call, record: Make, words: list[str], command: str
) -> None:
    ended = call(command, record(words=["track:SJETM", "first:0", "curse:S1"]))
    assert (ended.status, ended.out) == (1, "")
    assert "Word 3" in ended.complaint
    assert "build" in ended.complaint


FOREIGN = {
    "no JSON": ("{", "valid JSON"),
    "another object": ('{"format": "chess"}', "“format” must be “teocalli”"),
    "a list": ("[1, 2]", "“format” must be “teocalli”"),
    "bytes": ("\x00\x01", "valid JSON"),
}


@pytest.mark.parametrize("command", ["show", "verify", "trace"])
@pytest.mark.parametrize(("text", "reason"), FOREIGN.values(), ids=FOREIGN)
def test_a_foreign_file_ends_with_status_2(call: Call, tmp_path: Path, command: str, text: str, reason: str) -> None:
    path = tmp_path / "foreign.json"
    path.write_text(text)
    ended = call(command, path)
    assert (ended.status, ended.out) == (2, "")
    assert reason in ended.complaint


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": 3}, "version 3"),
        ({"rules": 7}, "7"),
        ({"game": "chess"}, "chess"),
        ({"players": ["alone"]}, "2 to 4 players"),
        ({"options": {"draw": "twice"}}, "twice"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"words": "build"}, "words"),
        ({"players": None}, "players"),
    ],
)
def test_a_broken_record_ends_with_status_2(call: Call, record: Make, changes: dict[str, object], reason: str) -> None:
    ended = call("verify", record(**changes))
    assert (ended.status, ended.out) == (2, "")
    assert reason in ended.complaint


@pytest.mark.parametrize("command", ["show", "verify", "trace"])
def test_a_missing_file_ends_with_status_2(call: Call, command: str) -> None:
    ended = call(command, "/no/such/game.json")
    assert ended.status == 2
    assert ended.complaint == "There is no file “/no/such/game.json”."


def test_a_folder_is_no_record(call: Call, tmp_path: Path) -> None:
    ended = call("verify", tmp_path)
    assert ended.status == 2
    assert str(tmp_path) in ended.complaint


def test_verify_checks_where_the_draws_come_from(call: Call, tmp_path: Path) -> None:
    """R-06: what was published at the start is named, so that players can compare it; what does not follow is found."""
    promised = SeededDraws(bytes(32)).seed_hash
    path = tmp_path / "drawn.json"

    def saved(**source: Any) -> Path:
        game = load_game("uxmal", 2)
        draws = SeededDraws(bytes(32))
        match = Match(game, game.draw_setup(setup_chance(draws)))
        drawn = 0
        while drawn < 3:
            if match.state.current_player == CHANCE:
                match.play_action(draw_outcome(match.state, draws, drawn))
                drawn += 1
            else:
                match.play_action(match.state.legal_actions()[0])
        kept = match.record(["Lina", "Omar"])
        kept.extra["chance"] = [{"from": 0, "seed_hash": promised, **source}]
        kept.save(path)
        return path

    told = f"Chance: the set-up and all draws (3) follow from the seed whose SHA-256 is {promised}."
    assert told in call("verify", saved(seed="00" * 32)).out.splitlines()
    assert f"the seed whose SHA-256 is {promised} is told when the game is over" in call("verify", saved()).out
    wrong = call("verify", saved(seed="11" * 32))
    assert (wrong.status, wrong.out) == (
        1,
        "The seed in the record is not the one whose hash was published at the start.\n",
    )
    other = hashlib.sha256(b"x" * 32).hexdigest()
    wrong = call(
        "verify", saved(seed="00" * 32, round=2, numbers=[{"seat": 1, "hash": other, "number": b"x".hex() * 32}])
    )
    assert (wrong.status, wrong.out) == (1, "The set-up does not follow from the seed.\n")
