"""What a line typed during a game means."""

from __future__ import annotations

import pytest

from teocalli.cli.play_session.entries import Choice, Command, Entry, Unclear, parse_input

WORDS = ["build", "place:c4", "place:d4", "move:b4-a6", "move:b4-b6", "honour:S1", "honour:S2", "curse:T1"]
TILES = ["c3:-MSJ", "c3:MSJ-", "c3:J-MS", "e3:MSJ-"]


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("1", Choice(0)),
        (" 8 ", Choice(7)),
        ("build", Choice(0)),
        ("BUILD", Choice(0)),
        ("b", Choice(0)),
        ("place:c4", Choice(1)),
        ("place c4", Choice(1)),
        ("place  C4", Choice(1)),
        ("place:c", Choice(1)),
        ("move b4 a6", Choice(3)),
        ("move b4-b6", Choice(4)),
        ("c", Choice(7)),
        ("honour:s2", Choice(6)),
        ("hint", Command("hint", "")),
        ("hi", Command("hint", "")),
        ("?", Command("help", "")),
        ("list place", Command("list", "place")),
        ("SAVE  my game.json ", Command("save", "my game.json")),
        ("ru U16", Command("rules", "U16")),
        ("quit", Command("quit", "")),
        ("0", Unclear("0")),
        ("9", Unclear("9")),
        ("dance", Unclear("dance")),
        ("place", Unclear("place", ("place:c4", "place:d4"))),
        ("h", Unclear("h", ("honour:S1", "honour:S2", "help", "hint"))),
        ("s", Unclear("s", ("save", "show"))),
    ],
)
def test_numbers_words_commands_and_beginnings(typed: str, entry: Entry) -> None:
    assert parse_input(typed, WORDS) == entry


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("c3:msj-", Choice(1)),
        ("c3 -msj", Choice(0)),
        ("c3:-", Choice(0)),
        ("e", Choice(3)),
        ("c3:m", Choice(1)),
        ("c3", Unclear("c3", ("c3:-MSJ", "c3:MSJ-", "c3:J-MS"))),
        ("c3:J-MSX", Unclear("c3:J-MSX")),
    ],
)
def test_tiles_with_a_blank(typed: str, entry: Entry) -> None:
    assert parse_input(typed, TILES) == entry


def test_a_whole_word_counts_even_if_another_begins_with_it() -> None:
    assert parse_input("pay:S", ["pay:S", "pay:SS"]) == Choice(0)


def test_digits_of_other_scripts_are_no_numbers() -> None:
    assert parse_input("１", WORDS) == Unclear("１")
