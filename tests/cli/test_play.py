"""`play`: whole games, commands during the game, saving and going on."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from teocalli.core.match import Match
from teocalli.core.names import called
from teocalli.core.record import Record
from teocalli.core.texts import Texts
from tests.cli.conftest import SPEC, Call, Ended
from tests.cli.games import entries

UNDO_SEED = 3
"""With this seed the first tile offers seats whose cards are chosen, so that there is something to take back."""


def kept_file(ended: Ended) -> Path:
    """The file that the program says the game is kept in."""
    found = re.search(r"^The game is saved in (.+)$", ended.out, re.MULTILINE)
    assert found
    return Path(found.group(1))


def kept(ended: Ended) -> dict[str, Any]:
    """The record that the program says it kept."""
    data: dict[str, Any] = json.loads(kept_file(ended).read_text())
    return data


@pytest.mark.parametrize(
    ("seed", "kinds", "by_number"),
    [
        (1, ["person", "greedy"], True),
        (2, ["person", "random", "person"], False),
        pytest.param(3, ["person"] * 4, False, marks=pytest.mark.long),
    ],
    ids=["two, by numbers", "three, by words", "four, by words"],
)
def test_a_complete_game(call: Call, seed: int, kinds: list[str], by_number: bool) -> None:
    played = list(entries(seed, kinds, random.Random(seed), by_number=by_number))
    match = played[-1][1]
    typed = "".join(f"{entry}\n" for entry, _ in played)
    ended = call("play", "uxmal", "--seats", ",".join(kinds), "--seed", str(seed), typed=typed)
    assert (ended.status, ended.err) == (0, "")
    record = kept(ended)
    assert record["words"] == [*match.setup, *match.words]
    assert (record["scores"], record["winners"]) == (match.state.points(), match.state.winners())
    assert record["seats"] == kinds
    Match.from_record(Record.from_json(record))
    names = called(record["players"], [kind == "person" for kind in kinds])
    for seat in match.state.winners():
        told = {"place": 1, "player": names[seat], "points": match.state.points()[seat]}
        assert Texts("en").format("cli-rank", told) in ended.out
    for phase in (1, 2, 3):
        assert f"Level {phase} is complete: phase {phase} ends and is scored." in ended.out
    assert re.search(r"Priest on [a-h][1-8]: \w+, rank \d, level \d = \d+ points?", ended.out)


def test_the_same_seed_gives_the_same_game(call: Call) -> None:
    first, second = (call("play", "uxmal", "--seats", "greedy,random", "--seed", "5") for _ in range(2))
    assert kept(first) == kept(second)
    assert kept_file(first) != kept_file(second)


def test_without_a_seed_games_differ(call: Call) -> None:
    assert kept(call("play", "uxmal", "--seats", "random,random")) != kept(
        call("play", "uxmal", "--seats", "random,random")
    )


def opening() -> tuple[str, str]:
    """What is typed to build the first tile where cards must be chosen, but not to choose them."""
    for number in range(100):
        game = entries(UNDO_SEED, ["person", "person"], random.Random(number), by_number=False)
        (build, _), (seat, match) = next(game), next(game)
        if match.state.summary()["decision"] == "take":
            return build, seat
    raise AssertionError("no seat with a choice of cards: take another seed")


def start(call: Call, *typed: str, options: tuple[str, ...] = ()) -> Ended:
    """Begin a game of two persons and type this."""
    arguments = ("play", "uxmal", "--seats", "person,person", "--seed", str(UNDO_SEED), *options)
    return call(*arguments, typed="".join(f"{line}\n" for line in typed))


def test_undo_takes_back_a_decision_and_only_that(call: Call) -> None:
    build, seat = opening()
    ended = start(call, build, seat, "undo", "undo")
    assert "Undone." in ended.out
    assert "This cannot be undone. Since then something was drawn at random" in ended.out
    assert [word.partition(":")[0] for word in kept(ended)["words"]] == ["track", "first", "build", "draw"]


def test_alone_against_computers_undo_goes_further_once_it_is_meant_as_practice(call: Call) -> None:
    """R-03: the first "undo" says what it would mean, the second does it, and the record is marked."""
    build, _ = opening()
    arguments = (
        "play",
        "uxmal",
        "--seats",
        "person,greedy",
        "--seed",
        str(UNDO_SEED),
        "--option",
        "first_player=seat_0",
    )
    ended = call(*arguments, typed=f"{build}\nundo\nundo practice\n")
    assert "“undo practice” undoes your last move all the same" in ended.out
    assert "This is now a practice game." in ended.out
    record = kept(ended)
    assert record["practice"] == [0]
    assert "build" not in record["words"]
    strict = call(*arguments, "--no-take-back", typed=f"{build}\nundo practice\n")
    assert "This cannot be undone. Since then something was drawn" in strict.out
    assert "practice" not in kept(strict)


def test_after_undo_another_choice_counts(call: Call) -> None:
    build, seat = opening()
    ended = start(call, build, seat, "undo", "list", "1")
    assert kept(ended)["words"][4] != seat


def test_undo_at_the_beginning_says_why_not(call: Call) -> None:
    ended = start(call, "undo")
    assert "There is nothing to undo yet." in ended.out


def test_hint_names_three_legal_actions_with_prospects_and_numbers(call: Call) -> None:
    ended = start(call, "b", "hint")
    told = ended.out.partition("The best actions found")[2]
    rows = re.findall(r"^(\d+)% +(\d+) ([a-h][1-8]:[SJMET-]{4}) ", told, re.MULTILINE)
    assert len({word for _, _, word in rows}) == 3
    assert all(0 <= int(percent) <= 100 for percent, _, _ in rows)
    _, number, word = rows[0]
    followed = start(call, "b", number)
    assert kept(followed)["words"][4] == word


def test_list_shows_every_legal_word_with_its_number(call: Call) -> None:
    ended = start(call, "b", "list")
    listed = dict(re.findall(r"(\d+) ([a-h][1-8]:[SJMET-]{4})", ended.out.partition("> list")[2]))
    state = Match.from_record(Record.from_json(kept(ended))).state
    assert sorted(listed.values()) == state.summary()["legal"]
    assert sorted(map(int, listed)) == list(range(1, 65))


def test_a_seat_has_a_row_of_its_own_in_the_list(call: Call) -> None:
    rows = start(call, "b", "list").out.partition("> list")[2].splitlines()
    (row,) = [row for row in rows if " c3:" in row]
    assert re.findall(r"[a-h][1-8](?=:)", row) == ["c3"] * 4


def test_list_with_a_beginning_tells_more(call: Call) -> None:
    rows = start(call, "b", "list c3").out.partition("> list c3")[2].partition(">")[0].strip().splitlines()
    assert len(rows) == 4
    assert all(re.search(r"c3:[SJMET-]{4} [SJMET·]{2}/[SJMET·]{2}", row) for row in rows)


def test_list_with_a_strange_beginning_says_so(call: Call) -> None:
    assert "You cannot do anything that begins with “zebra”." in start(call, "list zebra").out


def test_save_writes_a_copy_and_never_over_something(call: Call, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    ended = start(call, "b", f"save {copy}", f"save {copy}", "save")
    assert f"Saved to {copy}" in ended.out
    assert f"“{copy}” already exists" in ended.out
    assert "Save to which file?" in ended.out
    assert json.loads(copy.read_text()) == kept(ended)


def test_save_where_nothing_can_be_written_says_so(call: Call, tmp_path: Path) -> None:
    ended = start(call, "b", f"save {tmp_path}/no/folder/game.json")
    assert "cannot be written" in ended.out
    assert ended.status == 0


def test_rules_are_shown_by_number_and_as_contents(call: Call) -> None:
    ended = start(call, "rules", "rules U16", "rules u99", "rules all")
    assert "U11–U17  Build" in ended.out
    assert ended.out.count("A claim yields") == 2
    assert "There is no rule “u99”; the rules are U1 to U26." in ended.out


def test_help_names_every_command(call: Call) -> None:
    out = start(call, "?").out
    for command in ("list", "hint", "undo", "show", "log", "rules", "save", "quit"):
        assert re.search(rf"^  {command}\b", out, re.MULTILINE)


def test_show_draws_the_position_again(call: Call) -> None:
    assert start(call, "show").out.count("Phase 1 of 3") == start(call).out.count("Phase 1 of 3") + 1


def test_log_tells_what_happened(call: Call) -> None:
    assert start(call, "b", "log").out.count("Player 1 builds.") == start(call, "b").out.count("Player 1 builds.") + 1


def test_what_is_not_understood_changes_nothing(call: Call) -> None:
    ended = start(call, "b", "fly", "99", "c", "", "h")
    assert "“fly” is not possible now." in ended.out
    assert "“99” is not possible now." in ended.out
    assert "“c” could mean: c1:" in ended.out
    assert "“h” could mean: help, hint" in ended.out
    assert len(kept(ended)["words"]) == 4


def test_the_only_possibility_is_carried_out_and_told(call: Call) -> None:
    typed: list[str] = []
    forced = 0
    for entry, match in entries(1, ["person", "person"], random.Random(1), by_number=False):
        typed.append(entry)
        forced = _payments(match.words) - _payments(typed)
        if forced:
            break
    ended = call("play", "uxmal", "--seats", "person,person", "--seed", "1", typed="\n".join([*typed, ""]))
    assert forced > 0
    assert ended.out.count("(the only option)") == forced


def _payments(words: list[str]) -> int:
    return sum(word.startswith("pay:") for word in words)


def test_a_game_that_is_left_goes_on_in_the_same_file(call: Call) -> None:
    played = list(entries(8, ["person", "person"], random.Random(8), by_number=False))
    typed = [entry for entry, _ in played]
    half = len(typed) // 2
    arguments = ("play", "uxmal", "--seats", "person,person", "--seed", "8")
    file = kept_file(call(*arguments, typed="\n".join([*typed[:half], "quit", ""])))
    finished = call("play", "--load", file, "--seed", "8", typed="\n".join([*typed[half:], ""]))
    assert kept_file(finished) == file
    assert json.loads(file.read_text())["words"][2:] == played[-1][1].words


@pytest.mark.parametrize("last", [["quit"], ["q"], []], ids=["quit", "q", "end of input"])
def test_leaving_says_how_to_go_on(call: Call, last: list[str]) -> None:
    ended = start(call, "b", *last)
    assert ended.status == 0
    assert f"To continue: teocalli play --load {kept_file(ended)}" in ended.out
    assert len(kept(ended)["words"]) == 4


def test_quitting_at_once_keeps_nothing(call: Call, tmp_path: Path) -> None:
    ended = start(call, "quit")
    assert "Nothing has been played yet, so nothing was saved." in ended.out
    assert not (tmp_path / "data").exists()


def test_save_names_the_file_of_the_game(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert kept_file(start(call, "b", options=("--save", str(file)))) == file
    again = start(call, "b", options=("--save", str(file)))
    assert again.status == 2
    assert "already exists" in again.complaint


def test_going_on_keeps_unknown_keys(call: Call, tmp_path: Path) -> None:
    ended = start(call, "b")
    file, played = kept_file(ended), kept(ended)["words"]
    file.write_text(json.dumps(kept(ended) | {"comment": "on a train"}))
    went_on = call("play", "--load", file, typed="1\n")
    assert kept(went_on)["comment"] == "on a train"
    assert kept(went_on)["words"][: len(played)] == played
    assert len(kept(went_on)["words"]) > len(played)


def test_a_record_on_standard_input_is_shown_and_kept_elsewhere(call: Call) -> None:
    example = SPEC / "01-2p-standard.json"
    ended = call("play", "--load", "-", typed=example.read_text())
    assert ended.status == 0
    assert "1. Player 0 – 31 points" in ended.out
    assert kept(ended)["words"] == json.loads(example.read_text())["words"]


def test_a_finished_game_is_shown_and_left_as_it_is(call: Call, tmp_path: Path) -> None:
    example = SPEC / "02-3p-standard.json"
    file = tmp_path / "finished.json"
    file.write_bytes(example.read_bytes())
    ended = call("play", "--load", file)
    assert kept_file(ended) == file
    assert file.read_bytes() == example.read_bytes()


def test_a_game_that_cannot_be_kept_can_be_played(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocker = tmp_path / "blocker"
    blocker.write_text("a file, no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocker))
    copy = tmp_path / "copy.json"
    ended = start(call, "b", f"save {copy}")
    assert ended.out.count("The game cannot be saved to a file") == 1
    assert copy.exists()
    assert ended.status == 2
    assert "cannot be written" in ended.complaint


def test_hidden_hands_are_not_shown_to_others(call: Call) -> None:
    typed = ""
    for entry, match in entries(4, ["person", "person"], random.Random(4), by_number=False):
        typed += f"{entry}\n"
        hands = match.state.summary()["hands"]
        mover = match.state.current_player
        if mover >= 0 and sum(hands[1 - mover].values()) >= 2:
            break
    arguments = ("play", "uxmal", "--seats", "person,person", "--seed", "4", "--option", "hands=hidden")
    last = call(*arguments, typed=typed).out.rpartition("Phase 1 of 3")[2]
    (row,) = [row for row in last.splitlines() if f"Player {2 - mover} " in row and "Σ" in row]
    assert f"Σ{sum(hands[1 - mover].values())}" in row


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play"], "Which game? Known: uxmal"),
        (["play", "chess"], "There is no game “chess”. Known: uxmal"),
        (["play", "uxmal", "--players", "7"], "2 to 4 players"),
        (["play", "uxmal", "--players", "1"], "2 to 4 players"),
        (["play", "uxmal", "--players", "3", "--seats", "person,greedy"], "--players says 3, --seats names 2."),
        (["play", "uxmal", "--seats", "person,deep"], "deep"),
        (["play", "uxmal", "--seats", "person,,greedy"], "random, greedy"),
        (["play", "uxmal", "--seats", "person,level:9"], "level:1, …, level:7"),
        (["play", "uxmal", "--seats", "person,level:4:soon"], "soon"),
        (["play", "uxmal", "--option", "draw"], "draw"),
        (["play", "uxmal", "--option", "colour=red"], "There is no option “colour”."),
        (["play", "uxmal", "--option", "draw=twice"], "after_choosing, open"),
        (["play", "uxmal", "--option", "stop_on_blank=maybe"], "true, false"),
        (["play", "uxmal", "--names", "a,b,c"], "There are 3 names for 2 seats."),
        (["play", "uxmal", "--names", "x" * 41], "40"),
        (["play", "uxmal", "--option", "components=/no/such.yaml"], "/no/such.yaml"),
        (["play", "uxmal", "--lang", "xx"], "Known: en, de, fr"),
        (["play", "uxmal", "--save", "/no/folder/game.json"], "cannot be written"),
        (["play", "--load", "/no/such.json"], "There is no file “/no/such.json”."),
        (["play", "chess", "--load", str(SPEC / "01-2p-standard.json")], "is a game of “uxmal”, not of “chess”"),
        (["play", "--load", str(SPEC / "01-2p-standard.json"), "--players", "2"], "with --load you can only"),
        (["play", "--load", str(SPEC / "01-2p-standard.json"), "--seats", "person"], "--seats names 1"),
        (["play", "uxmal", "--colour"], "No such option: --colour"),
        (["play", "uxmal", "--seed", "x"], "--seed"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(call: Call, arguments: list[str], reason: str) -> None:
    ended = call(*arguments)
    assert (ended.status, ended.out) == (2, "")
    assert reason in ended.complaint


def test_a_component_file_is_played_with_and_recorded(call: Call, tmp_path: Path) -> None:
    tiles = ["SJ-M", "JM-S", "MS-J", "SE-J", "JS-E", "EJ-S", "SJ-T"] * 4 + ["SJ-T"]
    base = ["SJSJSJSJ", "-M-M-M-M"] * 4
    file = tmp_path / "my.yaml"
    file.write_text(f"tiles: {json.dumps(tiles)}\nbase: {json.dumps(base)}\n")
    ended = call("play", "uxmal", "--option", f"components={file}", "--seats", "random,random", "--seed", "1")
    assert kept(ended)["options"]["components"]["tiles"] == tiles
    assert call("verify", kept_file(ended)).status == 0


def test_a_wrong_component_file_is_refused_with_its_line(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "my.yaml"
    file.write_text("tiles:\n  - SJ-M\n  - SSSS\nbase: []\n")
    ended = call("play", "uxmal", "--option", f"components={file}")
    assert ended.status == 2
    assert "Line 3" in ended.complaint


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "Alle Priester"), ("fr", "tous les prêtres"), ("en", "all priests return to their owners")],
)
def test_a_game_in_each_language(call: Call, language: str, sentence: str) -> None:
    ended = call("play", "uxmal", "--seats", "greedy,random", "--seed", "1", "--lang", language)
    assert ended.status == 0
    assert sentence.casefold() in ended.out.casefold()


def test_names_are_given_and_cleaned(call: Call) -> None:
    ended = call("play", "uxmal", "--seats", "random,random", "--names", "Li\u202ena,Max", "--seed", "1")
    assert kept(ended)["players"] == ["Lina", "Max"]
