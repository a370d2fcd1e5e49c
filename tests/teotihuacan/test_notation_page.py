"""docs/notation-teotihuacan.md: its example is a record that replays, its tables name every key and kind of word."""

from __future__ import annotations

import re

import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.games.teotihuacan import notation as words
from teocalli.games.teotihuacan.rules.tables import LAYOUT
from tests.packaging.checkout import read

TEXT = read("docs/notation-teotihuacan.md")
BEGINNINGS = sorted({words.WORDS[first].partition(":")[0] for name, first in LAYOUT.items() if name != "actions"})


def example() -> Record:
    [source] = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    return Record.parse(source)


def described_keys(part: str) -> list[str]:
    """Keys of the table that follows a text, in its order."""
    table = TEXT.split(part)[1].split("\n\n")[1]
    return [key for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for key in re.findall(r"`(\w+)`", row)]


def test_the_example_replays() -> None:
    match = Match.from_record(example())
    position = match.state.summary()
    assert (position["decision"], position["turns"], position["light"]) == ("turn", 2, 1)
    assert [player["cocoa"] for player in position["players"]] == [10, 7]
    assert [player["workers"] for player in position["players"]] == [["2.1", "3.1", "4.2"], ["2.1", "4.3", "8.1"]]


def test_every_key_of_the_position_summary_is_described_in_its_order() -> None:
    assert described_keys("this JSON object, with the keys in this order:") == list(
        Match.from_record(example()).state.summary()
    )


def test_every_key_of_a_player_is_described_in_its_order() -> None:
    assert described_keys("A player:") == list(Match.from_record(example()).state.summary()["players"][0])


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_every_kind_of_word_is_described(beginning: str) -> None:
    assert re.search(rf"`{re.escape(beginning)}[:`]", TEXT)
