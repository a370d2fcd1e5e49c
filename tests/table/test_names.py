"""Names: cleaned, bounded, never invisible (R-55)."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teocalli.core.errors import TeocalliError
from teocalli.table.names import NAME_LIMIT, accepted_name, clean_name, shortened_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Lina", "Lina"),
        ("  Lina \t Maria\n", "Lina Maria"),
        ("\u202eaniL\u202c", "aniL"),
        ("a\u2066b\u2069c\u200fd\ufeff", "abcd"),
        ("\x00Li\x1bna\x7f", "Lina"),
        ("</script><b>x", "</script><b>x"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("Zoe\u0308", "Zoë"),
        ("日本", "日本"),
        ("", ""),
        (" \u200b\u200d\u3000", ""),
        ("a\ud800b\ue000c", "abc"),
    ],
)
def test_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@given(st.text(max_size=200))
def test_a_clean_name_shows_all_it_has_and_stays_clean(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert name == "" or not name[0].isspace()
    assert not {unicodedata.bidirectional(c) for c in name} & {"RLO", "LRO", "RLE", "LRE", "PDF", "RLI", "LRI", "FSI"}
    name.encode()


def test_too_long_a_name_is_refused_with_limit_and_length() -> None:
    assert accepted_name("x" * NAME_LIMIT) == "x" * NAME_LIMIT
    with pytest.raises(TeocalliError) as caught:
        accepted_name("x" * 10_000)
    assert caught.value.code == "error-seat-name"
    assert caught.value.arguments == {"limit": NAME_LIMIT, "length": 10_000}


def test_a_record_with_too_long_a_name_can_be_opened_all_the_same() -> None:
    name = shortened_name("x" * 10_000)
    assert len(name) == NAME_LIMIT
    assert name.endswith("x…")
