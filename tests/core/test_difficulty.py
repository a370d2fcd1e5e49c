"""Levels of difficulty: read from a file, resolved, recognised; and every fault of a file named with its place."""

from __future__ import annotations

import pytest

from teocalli.core.difficulty import OWN, Difficulties
from teocalli.core.errors import OptionError
from teocalli.core.options import Option, OptionSet
from teocalli.core.registry import game_class, known_games, load_game
from teocalli.core.texts import LANGUAGES, Texts

OPTIONS = OptionSet(
    [Option("colour", ("red", "blue")), Option("strength", ("2",), numbers=(0, 9)), Option("open", (False, True))]
)
LEVELS = (
    "players: [1, 2]\nlevels:\n  weak: {strength: 0}\n  usual: {strength: 2}\n  strong: {strength: 9, open: true}\n"
)


def test_a_level_says_the_value_of_every_option_that_some_level_sets() -> None:
    levels = Difficulties.from_yaml(OPTIONS, LEVELS)
    assert levels.options == ("strength", "open")
    assert [level.name for level in levels] == ["weak", "usual", "strong"]
    assert levels.settings("weak", 1) == {"strength": "0", "open": False}
    assert levels.settings("strong", 2) == {"strength": "9", "open": True}


@pytest.mark.parametrize(
    ("chosen", "level"),
    [
        ({}, "usual"),
        ({"strength": "0"}, "weak"),
        ({"strength": "0", "colour": "blue"}, "weak"),
        ({"strength": "0", "open": True}, None),
        ({"strength": "9"}, None),
    ],
)
def test_options_amount_to_the_level_that_has_all_their_settings(chosen: dict[str, object], level: str | None) -> None:
    assert Difficulties.from_yaml(OPTIONS, LEVELS).matching(OPTIONS.resolve(chosen)) == level


@pytest.mark.parametrize(
    ("name", "players", "code", "said"),
    [
        ("medium", 1, "error-unknown-difficulty", "weak, usual, strong"),
        (OWN, 1, "error-unknown-difficulty", "weak, usual, strong"),
        ("weak", 3, "error-difficulty-players", "1 to 2 players"),
    ],
)
def test_what_there_is_not_is_refused(name: str, players: int, code: str, said: str) -> None:
    with pytest.raises(OptionError, match=said) as caught:
        Difficulties.from_yaml(OPTIONS, LEVELS).settings(name, players)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ("strength: 0", "power: 0", "weak.power", "no option “power”"),
        ("strength: 0", "strength: 10", "weak.strength", "cannot be “10”. Possible: 0 … 9"),
        ("strength: 0", "strength: [0]", "weak.strength", "cannot be"),
        ("strength: 0", "colour: green", "weak.colour", "red, blue"),
        ("open: true", "open: 1", "strong.open", "false, true"),
        ("strength: 0", "strength: 2", "usual", "those of “weak”"),
        ("weak:", "own:", "own", "lower-case letters"),
        ("weak:", "very weak:", "very weak", "lower-case letters"),
        ("{strength: 0}", "0", "weak", "for each level"),
        ("{strength: 0}", "{}", "weak", "for each level"),
        ("[1, 2]", "[2, 1]", "players", "lowest, highest"),
        ("[1, 2]", "2", "players", "lowest, highest"),
        ("players: [1, 2]\n", "", "players, levels", "lowest, highest"),
        ("{strength: 0}", "{strength: 0", "yaml", "not valid YAML"),
    ],
)
def test_a_fault_of_the_file_is_named_with_its_place(old: str, new: str, place: str, reason: str) -> None:
    assert old in LEVELS
    with pytest.raises(OptionError) as caught:
        Difficulties.from_yaml(OPTIONS, LEVELS.replace(old, new))
    assert f"“{place}”" in str(caught.value)
    assert reason in str(caught.value)
    assert len({Texts(language, strict=True).message(caught.value.message) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("name", known_games())
def test_every_level_of_a_game_can_be_played_and_is_recognised(name: str) -> None:
    levels = game_class(name).difficulties
    for level in levels or ():
        assert levels is not None
        game = load_game(name, levels.players[0], level.options)
        assert game.difficulty == level.name
        for language in LANGUAGES:
            texts = Texts(language, strict=True)
            key = f"difficulty-{name}-{level.name}"
            assert texts.has(f"difficulty-{name}.help")
            assert texts.has(key)
            assert texts.has(f"{key}.help")
