"""The template is whole: its texts and rules agree in all languages, and a copy has nothing of its name left."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from teocalli.cli.commands.new_game import TEMPLATE, package_files
from teocalli.core.texts import LANGUAGES
from tests.texts.catalogues import parsed_patterns, variables

HOUSE = files("teocalli") / "games" / TEMPLATE


def texts(language: str) -> dict[str, set[str]]:
    """Arguments by text."""
    source = (HOUSE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return {key: variables(pattern) for key, pattern in parsed_patterns(source)}


def rules(language: str) -> list[str]:
    """Numbers of the rules."""
    return re.findall(r"^\*\*(H\d)\*\*", (HOUSE / "help" / f"{language}.md").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_and_rules_are_the_same_in_every_language(language: str) -> None:
    assert texts(language) == texts("en")
    assert rules(language) == rules("en") == ["H1", "H2", "H3", "H4", "H5"]


def test_a_copy_has_nothing_of_the_templates_name_left() -> None:
    copied = dict(package_files("own_game"))
    assert len(copied) > 20
    for place, text in copied.items():
        assert TEMPLATE not in f"{place} {text}".casefold()
        assert "teocalli.games" not in text.replace('teocalli.games"]', "")
    game = next(text for place, text in copied.items() if place.name == "game.py")
    assert "class OwnGameGame(Game)" in game
    assert 'name = "own_game"' in game
