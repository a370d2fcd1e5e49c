"""docs/notation-uxmal.md: its example is a record that replays, its tables name every key and kind of word."""

from __future__ import annotations

import re

from teocalli.core.record import Record
from tests.packaging.checkout import read

TEXT = read("docs/notation-uxmal.md")


def example() -> Record:
    [source] = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    return Record.parse(source)


def test_the_example_replays() -> None:
    match = example().replay()
    assert match.state.turn_player == 0
    assert match.state.summary()["hands"][0]["S"] == 2
    assert match.state.summary()["priests"] == [[], ["c4"]]


def test_every_key_of_the_position_summary_is_described_in_its_order() -> None:
    table = TEXT.split("## Position summary")[1]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    described = [key for row in rows for key in re.findall(r"`(\w+)`", row)]
    assert described == list(example().replay().state.summary())
