"""Explanations in place quote rules that exist, the same in every language: their numbers are links."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from teocalli.core.registry import known_games
from teocalli.core.texts import LANGUAGES
from tests.texts.catalogues import all_patterns, plain_text

RULE = re.compile(r"\b[A-Z]\d{1,2}\b")
WITHOUT_RULE = {"uxmal-help-undo", "teotihuacan-help-undo"}
"""Explanations of the page, which no rule stands behind."""


def quoted(game: str, language: str) -> dict[str, set[str]]:
    """By text: the rules that an explanation in place quotes."""
    explained = re.compile(rf"{game}-(?:help-[a-z0-9-]+$|(?:kind|royal|tech|bonus|start|bot)-.*\.help$)")
    texts = {key: plain_text(pattern) for key, pattern in all_patterns(language).items() if explained.match(key)}
    return {key: set(RULE.findall(text)) for key, text in texts.items()}


@pytest.mark.parametrize("game", known_games())
def test_every_explanation_quotes_rules_that_exist(game: str) -> None:
    source = files(f"teocalli.games.{game}").joinpath("help/en.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^\*\*([A-Z]\d+)\*\* ", source, re.MULTILINE))
    found = quoted(game, "en")
    assert len(found) > 20
    assert {key for key, numbers in found.items() if not numbers} <= WITHOUT_RULE
    assert set().union(*found.values()) <= rules


@pytest.mark.parametrize("game", known_games())
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_explanations_quote_the_same_rules_in_every_language(game: str, language: str) -> None:
    assert quoted(game, language) == quoted(game, "en")
