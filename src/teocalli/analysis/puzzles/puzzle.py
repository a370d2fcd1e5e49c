"""`Puzzle`: a position of a game in which one decision is clearly better, and `Source`, the game that it is from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from teocalli.core.match import Match
from teocalli.core.record import Record


@dataclass(frozen=True)
class Puzzle:
    """A position, and what is clearly best in it.

    Attributes:
        number: number of the position in its game.
        seat: the seat to move.
        words: the solution: the decision, and those that follow in the same turn as long as each is clearly best too.
        chance, margin: winning chance of `seat` with it, and by how much that exceeds the best other action.
        needed: playouts a search needs to find it; 0 if it is what promises most at a glance, None if not
            determined.
        grade: 1 (easy) to 5, by the levels that find it (`grading.py`); None if not determined.
        playouts: the number of playouts of each confirmation.

    """

    number: int
    seat: int
    words: Sequence[str]
    chance: float
    margin: float
    needed: int | None
    grade: int | None
    playouts: int

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        return {**vars(self), "words": list(self.words)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The puzzle of such an object. Raises `KeyError`, `TypeError` or `ValueError` for any other."""
        whole = [data[key] for key in ("number", "seat", "playouts")]
        tried = [data[key] for key in ("needed", "grade") if data[key] is not None]
        words = data["words"]
        if not all(type(value) is int and value >= 0 for value in [*whole, *tried]):
            raise ValueError(data)
        if not (isinstance(words, list) and words and all(isinstance(word, str) for word in words)):
            raise ValueError(data)
        return cls(**{**data, "chance": float(data["chance"]), "margin": float(data["margin"])})


@dataclass(frozen=True)
class Source:
    """A game, played up to its last puzzle, with its puzzles; without any, the record is left out.

    `game`: its number among the games examined.
    """

    game: int
    record: Record | None
    puzzles: Sequence[Puzzle]

    def match(self) -> Match:
        """The game. Raises `RecordError` if it cannot be replayed, `ValueError` if it has no puzzles."""
        if self.record is None:
            raise ValueError(self.game)
        return Match.from_record(self.record)

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        record = {} if self.record is None else {"record": self.record.to_json()}
        return {"game": self.game, **record, "puzzles": [puzzle.to_json() for puzzle in self.puzzles]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The source of such an object. Raises `KeyError`, `TypeError`, `ValueError` or `RecordError` for any other."""
        record = Record.from_json(data["record"]) if "record" in data else None
        return cls(data["game"], record, [Puzzle.from_json(each) for each in data["puzzles"]])
