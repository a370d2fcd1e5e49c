"""Records and traces of the twin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.twin.uxmal.game import Position
from tests.twin.uxmal.material import DEFAULTS, resolve


def setup_length(options: dict[str, Any]) -> int:
    """How many set-up words a game with these options has."""
    chosen = resolve(options)
    if chosen["components"] != "random":
        return 2
    return 4 if chosen["base"] == "printed" else 3


def first_position(record: dict[str, Any]) -> tuple[Position, list[str]]:
    """Position after the set-up words, and the words that follow them."""
    split = setup_length(record["options"])
    words = record["words"]
    return Position(len(record["players"]), record["options"], words[:split]), words[split:]


def replay(record: dict[str, Any]) -> Iterator[tuple[str | None, Position]]:
    """Yield the first position with no word, then each further word with the (same, changing) position after it."""
    position, words = first_position(record)
    yield None, position
    for word in words:
        position.apply(word)
        yield word, position


def trace(record: dict[str, Any]) -> list[dict[str, Any]]:
    """One position summary for the first position and one after each further word."""
    return [position.summary() for _, position in replay(record)]


def make_record(names: list[str], options: dict[str, Any], words: list[str], position: Position) -> dict[str, Any]:
    """Record of a game; `words` begin with the set-up words."""
    record: dict[str, Any] = {
        "format": "teocalli",
        "version": 1,
        "game": "uxmal",
        "rules": 1,
        "players": names,
        "options": {key: value for key, value in options.items() if value != DEFAULTS[key]},
        "words": words,
    }
    if position.over:
        record.update(scores=list(position.scores), winners=list(position.winners))
    return record
