"""All catalogues of all rooms: complete in three languages, well-formed, free of markup (R-60)."""

from __future__ import annotations

import re
from itertools import product

import pytest
from fluent.syntax import ast

from teocalli.core.texts import LANGUAGES, Texts
from tests.texts.catalogues import (
    NOT_FRENCH,
    all_patterns,
    numbers,
    patterns,
    plain_text,
    selected,
    sources,
    tree,
    variables,
)

ROOMS = sorted(sources("en"))
OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
PLURALS_USED = {"en": {"one", "other"}, "de": {"one", "other"}, "fr": {"one", "many", "other"}}


@pytest.mark.parametrize("language", OTHERS)
def test_every_room_speaks_every_language(language: str) -> None:
    assert sorted(sources(language)) == ROOMS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_catalogue_is_well_formed(room: str, language: str) -> None:
    junk = [entry.content for entry in tree(room, language).body if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("room", ROOMS)
def test_same_texts_with_the_same_arguments(room: str, language: str) -> None:
    english, other = patterns(room, "en"), patterns(room, language)
    assert sorted(english) == sorted(other)
    different = {key for key in english if variables(english[key]) != variables(other[key])}
    assert not different


def test_no_text_stands_in_two_rooms() -> None:
    keys = [key for room in ROOMS for key in patterns(room, "en") if not key.startswith("-")]
    twice = {key for key in keys if keys.count(key) > 1}
    assert not twice


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_markup_and_no_invisible_characters(language: str) -> None:
    markup = re.compile(r"</?[a-zA-Z!][^>]*>|&\w+;|&#\d+;")
    invisible = re.compile("[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]")
    texts = {key: plain_text(pattern) for key, pattern in all_patterns(language).items()}
    assert not {key: text for key, text in texts.items() if markup.search(text) or invisible.search(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    wrong = {}
    for key, pattern in all_patterns(language).items():
        for argument, names in selected(pattern).items():
            numbers_named = {name for name in names if name.isdigit()}
            forms = names - numbers_named
            among_words = not forms <= PLURALS
            one_by_one = "1" in numbers_named and forms == {"other"}
            if not (among_words or one_by_one or {"one", "other"} <= forms <= PLURALS_USED[language]):
                wrong[f"{key} {argument}"] = names
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    texts = Texts(language, strict=True)
    for key, pattern in all_patterns(language).items():
        if key.startswith("-"):
            continue
        for arguments in samples(pattern):
            assert texts.format(key, arguments).strip(), key


def samples(pattern: ast.Pattern) -> list[dict[str, object]]:
    """Arguments that reach every variant: numbers for plurals, the keys themselves for words."""
    choices: dict[str, list[object]] = {name: ["Xoc"] for name in variables(pattern)}
    choices |= {name: [3] for name in numbers(pattern)}
    for argument, names in selected(pattern).items():
        words: list[object] = [name for name in names if name not in PLURALS and not name.isdigit()]
        choices[argument] = words if words else [0, 1, 2, 21, 1000]
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


def test_french_punctuation_keeps_with_its_word() -> None:
    wrong = {key: plain_text(p) for key, p in all_patterns("fr").items() if NOT_FRENCH.search(plain_text(p))}
    assert not wrong


@pytest.mark.parametrize("language", ["en", "de"])
def test_quotes_are_those_of_the_language(language: str) -> None:
    foreign = re.compile({"en": "[„«»]|(?<=\\w)'(?=\\w)", "de": "[”«»]|(?<=\\w)'(?=\\w)"}[language])
    texts = {key: plain_text(pattern) for key, pattern in all_patterns(language).items()}
    assert not {key: text for key, text in texts.items() if foreign.search(text)}
