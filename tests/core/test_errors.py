"""Saying what is wrong never goes wrong itself, whatever the error is about."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teocalli.core.errors import RecordError, TeocalliError, message, shown
from teocalli.core.match import Match
from teocalli.core.registry import known_games, load_game
from teocalli.core.texts import LANGUAGES, Texts

LIMIT = 60

SCALARS: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(10**25, 10**35),
    st.sampled_from([10**15, -(10**15), 1e308, float("nan"), float("-inf")]),
    st.floats(),
    st.text(max_size=80),
    st.text(alphabet="\ud800\udfff\u202e\n\x00", max_size=5),
    st.binary(max_size=5),
    st.sampled_from([object(), LIMIT.__class__, {1, 2}, 1j, "x" * 100_000]),
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=3), inner))
)


class Hostile:
    """Something that cannot even be written out."""

    def __repr__(self) -> str:
        raise ZeroDivisionError


def deep(levels: int, wrap: Any) -> Any:
    value: Any = "x"
    for _ in range(levels):
        value = wrap(value)
    return value


HOSTILE = [
    Hostile(),
    10**5000,
    [-(10**5000)],
    deep(100_000, lambda value: [value]),
    deep(100_000, lambda value: message("error-undo", reason=value)),
    deep(100_000, lambda value: {"a": value}),
    ["x"] * 1_000_000,
    {"id": Hostile(), "args": Hostile()},
]


def said(value: Any) -> None:
    """Everything that is done with an error works, and gives one line."""
    error = RecordError("error-file-unreadable", path=value, reason=value)
    for language in LANGUAGES:
        text = Texts(language, strict=False).message(error.message)
        assert 10 < len(text) < 10_000
    assert str(error)
    assert json.loads(json.dumps(error.message, allow_nan=False).encode())["id"] == "error-file-unreadable"
    assert pickle.loads(pickle.dumps(error)).message == error.message


@given(VALUES)
def test_an_error_about_anything_can_be_said(value: Any) -> None:
    said(value)


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_an_error_about_something_hostile_can_be_said(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TEOCALLI_STRICT_TEXTS", raising=False)
    said(HOSTILE[number])


@given(VALUES, st.integers(1, 80))
def test_any_value_is_shown_in_few_printable_characters(value: Any, most: int) -> None:
    assert len(shown(value, most)) <= most
    assert shown(value, most).isprintable()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("SJ-M", "SJ-M"),
        ("a\nb\u202e", "a?b?"),
        ("x" * 61, "x" * 59 + "…"),
        (True, "true"),
        (None, "null"),
        (999_999_999_999_999, "999999999999999"),
        (10**15, "10^15…"),
        (0.5, "0.5"),
        ([1], "[…]"),
        ({}, "{}"),
        (b"x", "bytes"),
    ],
)
def test_values_as_they_stand_in_a_sentence(value: Any, text: str) -> None:
    assert shown(value) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_no_decimal_holds_are_said_all_the_same(language: str) -> None:
    for number in (10**28, 10**5000, -(10**5000), 1e308, float("nan"), float("inf")):
        assert Texts(language, strict=True).format("limit-bytes", {"most": number})
        assert len(shown(number)) < 20


@pytest.mark.parametrize("game", known_games())
@pytest.mark.parametrize("word", ["", "x" * 10_000, "\ud800", "place:" + "9" * 5000, "\0", "a1:" * 1000, "١:٢"])
def test_a_word_that_is_none_is_refused(game: str, word: str) -> None:
    loaded = load_game(game)
    match = Match(loaded, loaded.draw_setup(lambda _n: 0))
    with pytest.raises(TeocalliError) as caught:
        match.play(word)
    assert len(str(caught.value)) < 3000
