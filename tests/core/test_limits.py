"""What is read of records at most, and that every fault is said in one sentence with its place."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from teocalli.core.errors import RecordError
from teocalli.core.limits import MOST_DEPTH, MOST_DIGITS, MOST_KEY, MOST_RECORD_BYTES, MOST_TEXT
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.texts import LANGUAGES, Texts
from tests.fixtures.store import OWN_GAMES, load_record

STORED = load_record(OWN_GAMES / "01-2p-standard.json")


def text_of(extra: str) -> str:
    """The stored game as JSON text with one more key, `x`, of this JSON."""
    return json.dumps(STORED)[:-1] + f', "x": {extra}}}'


def refusal(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    said = {Texts(language, strict=True).message(caught.value.message) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("\n" not in sentence for sentence in said)
    return caught.value


def nested(levels: int) -> str:
    """Lists in each other; with the record around them one level more."""
    return "[" * (levels - 1) + "]" * (levels - 1)


@pytest.mark.parametrize(
    "extra",
    [
        nested(MOST_DEPTH),
        "9" * MOST_DIGITS,
        "-" + "9" * MOST_DIGITS,
        "1e14",
        "0." + "3" * 38,
        json.dumps({"k" * MOST_KEY: "t" * MOST_TEXT}),
        '"\\ud83e\\udd85"',
    ],
    ids=lambda extra: extra[:20],
)
def test_what_is_within_the_limits_is_kept(extra: str) -> None:
    assert Record.parse(text_of(extra)).to_json()["x"] == json.loads(extra)


@pytest.mark.parametrize(
    ("extra", "says"),
    [
        (nested(MOST_DEPTH + 1), "Line 1 .*more than 32 levels"),
        ("\n" * 3 + nested(983), "Line 4 .*more than 32 levels"),
        ('{"a":' * 100_000, "Line 1 .*more than 32 levels"),
        ("9" * (MOST_DIGITS + 1), "“x”: .*more than 15 digits"),
        ("-" + "9" * (MOST_DIGITS + 1), "“x”: .*more than 15 digits"),
        ("[0, " + "9" * 5_000 + "]", "“x/1”: .*more than 15 digits"),
        ("1e15", "“x”: .*more than 15 digits"),
        ("1e308", "“x”: .*more than 15 digits"),
        ("1e999", "“x”: .*more than 15 digits"),
        ("0." + "3" * 40, "“x”: .*more than 15 digits"),
        ("NaN", "“x”: .*NaN and Infinity"),
        ("[[-Infinity]]", "“x/0/0”: .*NaN and Infinity"),
        (json.dumps({"k" * (MOST_KEY + 1): 1}), "“x”: .*key of more than 200 characters"),
        (json.dumps({"k": "t" * (MOST_TEXT + 1)}), "“x/k”: .*more than 200,000 characters"),
        ('"\\ud800"', "“x”: .*surrogate"),
        ('{"\\udc00": 1}', "“x”: .*surrogate"),
    ],
    ids=lambda value: value[:30],
)
def test_what_is_beyond_a_limit_is_refused_with_the_limit_and_the_place(extra: str, says: str) -> None:
    assert re.search(says, str(refusal(text_of(extra))))


@pytest.mark.parametrize("key", ["players", "words"])
def test_half_a_surrogate_pair_in_names_or_words_is_refused(key: str) -> None:
    content = {**STORED, key: ["\ud800", *STORED[key][1:]]}
    assert f"“{key}/0”" in str(refusal(json.dumps(content)))


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "latin-1"])
def test_another_encoding_than_utf8_is_named(encoding: str) -> None:
    content = {**STORED, "players": ["Zoë", "Amélie"]}
    error = refusal(json.dumps(content, ensure_ascii=False).encode(encoding))
    assert "UTF-8" in str(error) or error.code == "error-record-json"  # UTF-16 without a mark is ASCII with zeros


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_utf8_is_read_with_and_without_a_mark(mark: bytes) -> None:
    content = {**STORED, "players": ["Zoë", "李雷"]}
    assert Record.parse(mark + json.dumps(content, ensure_ascii=False).encode()).players == ["Zoë", "李雷"]


def test_larger_than_a_record_may_be(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text_of('"' + " " * MOST_RECORD_BYTES + '"'))
    assert "1,000,000 bytes" in str(refusal(path.read_bytes()))
    with pytest.raises(RecordError, match=r"game\.json.* 1,000,000 bytes"):
        Record.load(path)


@pytest.mark.parametrize("path", ["/dev/zero", "a\0b", "n" * 300, "/", "/dev/null/x"])
def test_paths_that_are_no_files_are_refused(path: str) -> None:
    with pytest.raises(RecordError):
        Record.load(path)
    with pytest.raises(RecordError, match="cannot be written"):
        Record.from_json(STORED).save("a\0b" if path == "/dev/zero" else path)


@pytest.mark.parametrize("rules", ["9" * 29, "9" * 5000, "1e308", "1e29", "-1e300", "0.5", "NaN", "true", "[]"])
def test_a_version_of_the_rules_that_is_none_is_refused(rules: str) -> None:
    text = json.dumps({key: value for key, value in STORED.items() if key != "rules"})[:-1] + f', "rules": {rules}}}'
    assert "“rules”" in str(refusal(text))


def test_whole_numbers_may_be_written_with_a_point() -> None:
    content = {**STORED, "rules": 1.0, "scores": [float(score) for score in STORED["scores"]]}
    record = Record.parse(json.dumps(content))
    Match.from_record(record)
    assert json.dumps(record.to_json()["scores"]) == json.dumps(STORED["scores"])


@pytest.mark.parametrize(
    "extra", [{"x": float("nan")}, {"x": 10**400}, {"x": {1, 2}}, {"x": b""}, {"x": "\ud800"}, {(1, 2): 3}]
)
def test_what_could_not_be_read_again_is_not_written(extra: dict[Any, Any], tmp_path: Path) -> None:
    with pytest.raises(RecordError):
        Record.from_json({**STORED, **extra})
    record = Record.from_json(STORED)
    record.extra = extra
    with pytest.raises(RecordError):
        record.save(tmp_path / "game.json")
    assert not list(tmp_path.iterdir())


def test_data_that_hold_themselves_are_refused() -> None:
    ring: list[Any] = []
    ring.append(ring)
    with pytest.raises(RecordError, match="32 levels"):
        Record.from_json({**STORED, "x": ring})


@pytest.mark.parametrize(
    "extra", ["[" + "0," * 450_000 + "0]", '"' + '\\"' * 95_000 + '"', '{"a":"' * 150_000, '"' * 900_000, "[" * 900_000]
)
def test_the_largest_texts_are_read_in_bounded_time(extra: str) -> None:
    """What takes time grows with the size of the text only."""
    begun = time.process_time()
    with pytest.raises(RecordError):
        Record.parse(text_of(extra)[:MOST_RECORD_BYTES] + "!")
    assert time.process_time() - begun < 20
