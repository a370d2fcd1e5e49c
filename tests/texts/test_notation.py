"""docs/notation-uxmal.md: its example is a record that replays, its tables name every key, kind of word and option."""

from __future__ import annotations

import re

import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import known_games, load_game
from teocalli.core.texts import Texts
from tests.packaging.checkout import read

TEXT = read("docs/notation-uxmal.md")


def example() -> Record:
    [source] = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    return Record.parse(source)


def test_the_example_replays() -> None:
    match = Match.from_record(example())
    assert match.state.turn_player == 0
    assert match.state.summary()["hands"][0]["S"] == 2
    assert match.state.summary()["priests"] == [[], ["c4"]]


def test_every_key_of_the_position_summary_is_described_in_its_order() -> None:
    table = TEXT.split("## Position summary")[1]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    described = [key for row in rows for key in re.findall(r"`(\w+)`", row)]
    assert described == list(Match.from_record(example()).state.summary())


@pytest.mark.parametrize("game", known_games())
def test_every_option_stands_in_the_table_with_its_values_and_rules(game: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?) \| (.*?) \|$", read(f"docs/notation-{game}.md"), re.MULTILINE)
    texts = Texts("en", strict=True)
    for row, option in zip(rows, load_game(game).option_set, strict=True):
        values = [str(value).lower() if isinstance(value, bool) else value for value in option.values]
        values += [str(limit) for limit in option.numbers or ()]
        named = re.findall(r"[TU]\d+", texts.format(f"option-{game}-{option.name}.help"))
        assert (row[0], row[1], row[3].split(", ")) == (
            option.name,
            texts.format(f"option-{game}-{option.name}"),
            named,
        )
        assert re.findall(r"`(\w+)`", row[2]) == values
