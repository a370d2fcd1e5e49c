"""Options: every value is accepted, changes what it should, and wrong ones are refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from teocalli import load_game
from teocalli.core.errors import OptionError, TeocalliError
from tests.fixtures.plan import OWN
from tests.fixtures.store import stored_games
from tests.twin.uxmal import DEFAULTS, OPTION_VALUES
from tests.uxmal.match import uxmal
from tests.uxmal.walk import finished

VALUES = [(name, value) for name, values in OPTION_VALUES.items() for value in values]


def test_options_and_defaults_are_those_of_the_rules() -> None:
    game = uxmal()
    assert game.options == DEFAULTS
    assert {option.name: list(option.values) for option in game.option_set} == OPTION_VALUES


@pytest.mark.parametrize(("name", "value"), [*VALUES, ("components", OWN)], ids=lambda value: str(value)[:40])
def test_every_option_value_plays_to_the_end_and_stands_in_the_record(name: str, value: Any) -> None:
    match = finished(3, {name: value}, seed=7)
    assert match.state.is_terminal()
    kept = match.record(["A", "B", "C"]).to_json()["options"]
    assert kept == ({} if value == DEFAULTS[name] else {name: value})


@pytest.mark.parametrize(("name", "value"), VALUES, ids=str)
def test_every_option_value_can_be_written_on_a_command_line(name: str, value: Any) -> None:
    text = str(value).lower() if isinstance(value, bool) else value
    assert uxmal().option_set.parse(f"{name}={text}") == (name, value)


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        ({"colour": "red"}, "colour"),
        ({"variant": "fast"}, "fast"),
        ({"variant": True}, "true"),
        ({"stop_on_blank": "true"}, "true"),
        ({"stop_on_blank": 1}, "1"),
        ({"stop_on_blank": 0}, "0"),
        ({"variant": {"tiles": []}}, "variant"),
        ({"variant": None}, "null"),
        ({"Variant": "no_break"}, "Variant"),
        ({7: "x"}, "7"),
        ([("variant", "no_break")], "JSON object"),
        ({"variant": 10**5000}, "10^"),
        ({"variant": [[[[[[]]]]]]}, "[…]"),
        ({"components": {"tiles": float("nan")}}, "NaN"),
        ({"components": {"tiles": {"a": 10**5000}}}, "tiles/a"),
        ({10**5000: "x"}, "10^"),
    ],
)
def test_wrong_options_are_refused_with_what_is_possible(chosen: Any, says: str) -> None:
    with pytest.raises(OptionError) as caught:
        uxmal_with(chosen)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def uxmal_with(chosen: Any) -> None:
    load_game("uxmal", players=2, options=chosen)


@pytest.mark.parametrize("text", ["variant", "variant=", "=no_break", "", "stop_on_blank=yes", "nothing=1"])
def test_wrong_option_texts_are_refused(text: str) -> None:
    with pytest.raises(OptionError):
        uxmal().option_set.parse(text)


def test_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(TeocalliError, match=r"chess.*uxmal"):
        load_game("chess")


def test_stored_games_name_only_options_that_differ() -> None:
    for path in stored_games():
        options = json.loads(Path(path).read_text())["options"]
        assert all(DEFAULTS[name] != value for name, value in options.items())
