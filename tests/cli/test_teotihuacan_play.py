"""Teotihuacan on the command line: games played, records, traces, simulations."""

from __future__ import annotations

import gzip
import json
import random
import time
from pathlib import Path

import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE
from teocalli.players import make_player
from tests.cli.conftest import Call
from tests.cli.games import entries
from tests.long import with_further

SPEC = Path(__file__).parents[1] / "fixtures" / "teotihuacan" / "spec"
EXAMPLES = sorted(path.stem for path in SPEC.glob("*.json"))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_trace_of_an_example_is_the_specifications(call: Call, name: str) -> None:
    lines = call("trace", SPEC / f"{name}.json").out.splitlines()
    with gzip.open(SPEC / f"{name}.trace.jsonl.gz", "rt", encoding="utf-8") as expected:
        assert [json.loads(line) for line in lines] == [json.loads(line) for line in expected]


def test_a_solo_record_is_verified_with_both_scores(call: Call) -> None:
    ended = call("verify", SPEC / "04-solo.json")
    assert ended.status == 0
    assert "43, 154 points" in ended.out


def test_a_wrong_word_is_named_with_what_was_legal(call: Call, tmp_path: Path) -> None:
    record = Record.load(SPEC / "01-2p.json")
    number = next(n for n, word in enumerate(record.words, start=1) if word.startswith("move:"))
    words = [*record.words[: number - 1], "move:9.9>1", *record.words[number:]]
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({**json.loads((SPEC / "01-2p.json").read_text()), "words": words}))
    ended = call("verify", path)
    assert ended.status == 1
    assert f"Word {number} is wrong: “move:9.9>1”" in ended.out
    assert record.words[number - 1] in ended.out


@pytest.mark.parametrize(("language", "heading"), [("en", "Possible there:"), ("fr", "Possible à cet endroit\u202f:")])
def test_all_that_was_legal_is_named_however_much_it_is(
    call: Call, tmp_path: Path, language: str, heading: str
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({**json.loads((SPEC / "04-solo.json").read_text()), "words": ["first:0"]}))
    ended = call("verify", path, "--lang", language)
    line = ended.out.splitlines()[-1]
    assert line.startswith(heading)
    assert line.count("boards:") == 720  # the orders of six boards


def test_a_game_for_nobody_is_refused(call: Call) -> None:
    ended = call("play", "teotihuacan", "--players", "0")
    assert (ended.status, ended.out) == (2, "")
    assert "--players" in ended.complaint


@pytest.fixture(params=[(80, 24), (120, 40)], ids=["small", "large"])
def width(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """The width of a small or a large screen."""
    columns, lines = request.param
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    return int(columns)


@pytest.mark.parametrize(
    ("kinds", "language"),
    [
        pytest.param(["person"], "en", marks=pytest.mark.long),
        pytest.param(["person"], "de", marks=pytest.mark.long),
        (["person", "random"], "fr"),
    ],
)
def test_a_whole_game_is_played_by_number(
    call: Call, width: int, tmp_path: Path, kinds: list[str], language: str
) -> None:
    played = list(entries(11, kinds, random.Random(11), by_number=True, name="teotihuacan"))
    path = tmp_path / "game.json"
    typed = "".join(f"{entry}\n" for entry, _ in played)
    seats = ",".join(kinds)
    arguments = ("--seats", seats, "--seed", "11", "--lang", language, "--save", path)
    ended = call("play", "teotihuacan", *arguments, typed=typed)
    assert ended.status == 0
    match = played[-1][1]
    assert match.state.is_terminal()
    record = Record.load(path)
    assert record.words == match.words
    assert record.scores == match.state.points()
    assert all(len(line) <= width for line in ended.out.splitlines() if str(path) not in line)
    assert all(f" {points} " in ended.out for points in record.scores)


def test_without_a_number_of_players_there_are_two(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "two.json"
    call("play", "teotihuacan", "--seed", "1", "--save", path, typed="1\n")
    assert len(Record.load(path).players) == 2


def test_undo_takes_back_decision_by_decision_within_a_turn(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "undo.json"
    seed, typed, words = _a_turn_of_several_decisions()
    lines = "".join(f"{line}\n" for line in [*typed, "undo", "undo"])
    ended = call("play", "teotihuacan", "--seats", "person", "--seed", str(seed), "--save", path, typed=lines)
    assert ended.out.count("Undone.") == 2
    assert Record.load(path).words == words


def _a_turn_of_several_decisions() -> tuple[int, list[str], list[str]]:
    """A seed, what is typed until a move and another decision of the same turn are made, the words before the move."""
    for seed in range(1, 60):
        typed: list[str] = []
        for entry, match in entries(seed, ["person"], random.Random(seed), by_number=False, name="teotihuacan"):
            typed.append(entry)
            if match.words[-2:] == typed[-2:] and typed[-2].startswith("move:") and match.state.turn_player == 0:
                return seed, typed, match.words[:-2]
    raise AssertionError("no turn of several decisions: take other seeds")


def test_a_part_of_the_table_is_shown_by_the_beginning_of_its_name(call: Call) -> None:
    ended = call("play", "teotihuacan", "-p", "1", "--seed", "2", typed="show pyr\nshow leg\nshow nothing\nquit\n")
    assert "Level 1: " in ended.out
    assert "locked worker" in ended.out
    assert "There is no part called “nothing”. Known: boards, pyramid" in ended.out


def test_show_draws_a_part_of_a_saved_position(call: Call) -> None:
    ended = call("show", SPEC / "04-solo.json", "--at", "100", "--panel", "teotibot")
    assert "Mask Collection" in ended.out
    wrong = call("show", SPEC / "04-solo.json", "--panel", "kitchen")
    assert wrong.status == 2
    assert "There is no part called “kitchen”" in wrong.complaint


def test_a_nested_decision_says_where_it_belongs(call: Call, tmp_path: Path) -> None:
    record = Record.load(SPEC / "07-4p-busy.json")
    match = Match.from_record(record)
    number = next(n for n in range(len(match.words)) if _is_second_build(match.state_at(n).summary(), match.words, n))
    path = tmp_path / "nested.json"
    data = json.loads((SPEC / "07-4p-busy.json").read_text())
    unfinished = {key: value for key, value in data.items() if key not in ("scores", "winners")}
    path.write_text(json.dumps({**unfinished, "words": record.words[:number]}))
    ended = call("play", "--load", path, typed="quit\n")
    assert "Construction › Main action › tile 2" in ended.out


def _is_second_build(summary: dict[str, object], words: list[str], number: int) -> bool:
    earlier = [word.partition(":")[0] for word in words[max(number - 12, 0) : number]]
    turn = earlier[len(earlier) - earlier[::-1].index("move") :] if "move" in earlier else []
    return summary["decision"] == "build" and turn.count("build") == 1


def test_hint_and_rules_speak_of_this_game(call: Call) -> None:
    ended = call("play", "teotihuacan", "-p", "1", "--seed", "2", typed="hint\nrules T47\nhelp\nquit\n")
    assert "The best actions found" in ended.out
    assert "T47" in ended.out
    assert "U16" not in ended.out


def test_simulate_counts_the_teotibot_among_those_who_play(call: Call) -> None:
    ended = call("simulate", "teotihuacan", "--games", "2", "--players", "random", "--seed", "1", "--json")
    result = json.loads(ended.out)
    assert [entry["player"] for entry in result["players"]] == ["random", "teotihuacan-bot"]
    assert sum(entry["wins"] for entry in result["players"]) == 2


@pytest.mark.parametrize("language", with_further(["de"], ["en", "fr"]))
def test_the_table_of_a_solo_simulation_fits_a_small_screen(call: Call, language: str) -> None:
    out = call("simulate", "teotihuacan", "-n", "3", "--players", "greedy", "--seed", "1", "--lang", language).out
    assert "Teotibot" in out
    assert "…" not in out


@pytest.mark.long
def test_greedy_beats_random_in_98_of_100_games(call: Call) -> None:
    ended = call("simulate", "teotihuacan", "--games", "100", "--players", "greedy,random", "--seed", "7", "--json")
    assert json.loads(ended.out)["players"][0]["wins"] >= 98


def test_greedy_finishes_a_turn_in_200_milliseconds() -> None:
    game, choice, greedy = load_game("teotihuacan", 2), random.Random(3), make_player("greedy", 3)
    state = game.new_initial_state(game.draw_setup(choice.randrange))
    times, turn = [], 0.0
    while not state.is_terminal():
        if state.at_turn_start():
            times.append(turn)
            turn = 0.0
        if state.current_player == CHANCE:
            state.apply_action(choice.choice(state.legal_actions()))
            continue
        start = time.process_time()
        state.apply_action(greedy.choose(state))
        turn += time.process_time() - start
    assert max(times) < 0.2
