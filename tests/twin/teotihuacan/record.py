"""Records and traces of the twin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.twin.teotihuacan.data import OPTIONS
from tests.twin.teotihuacan.game import Teotihuacan


def changed(options: dict[str, str]) -> dict[str, str]:
    """The options that differ from their default, the first value."""
    return {name: value for name, value in options.items() if value != OPTIONS[name][0]}


def replay(record: dict[str, Any]) -> Iterator[tuple[str | None, Teotihuacan]]:
    """Yield the first position with no word, then each word with the (same, changing) position after it."""
    twin = Teotihuacan(len(record["players"]), record["options"])
    yield None, twin
    for word in record["words"]:
        twin.play(word)
        yield word, twin


def trace(record: dict[str, Any]) -> list[dict[str, Any]]:
    """One position summary for the first position and one after each word."""
    return [twin.summary() for _, twin in replay(record)]


def make_record(names: list[str], options: dict[str, str], words: list[str], twin: Teotihuacan) -> dict[str, Any]:
    """Record of a game."""
    record: dict[str, Any] = {
        "format": "teocalli",
        "version": 1,
        "game": "teotihuacan",
        "rules": 1,
        "players": names,
        "options": changed(options),
        "words": words,
    }
    if twin.decision == "over":
        record.update(scores=list(twin.scores), winners=list(twin.winners))
    return record
