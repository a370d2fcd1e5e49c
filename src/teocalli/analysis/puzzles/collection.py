"""Puzzle files: JSON lines, a header and then one line for each game examined, in any order."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from teocalli.analysis.puzzles.puzzle import Puzzle, Source
from teocalli.core.errors import TeocalliError
from teocalli.core.files import read_bounded, reason_of
from teocalli.core.game import Game
from teocalli.core.house import data_file

FORMAT = "teocalli-puzzles"
VERSION = 1
SHIPPED = "puzzles.jsonl"
MOST_BYTES = 50_000_000


@dataclass(frozen=True)
class Heading:
    """The game the puzzles are for, the version of its rules, and the seed of the games."""

    game: str
    rules: int
    seed: int

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        return {"format": FORMAT, "version": VERSION, **vars(self)}


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, in the order in which they were found."""

    heading: Heading
    sources: Sequence[Source]

    @property
    def puzzles(self) -> dict[str, tuple[Source, Puzzle]]:
        """All puzzles by their names (`name_of`), each with its game."""
        return {name_of(source, puzzle): (source, puzzle) for source in self.sources for puzzle in source.puzzles}


def name_of(source: Source, puzzle: Puzzle) -> str:
    """The name of a puzzle in its collection: its game and the position there."""
    return f"{source.game}-{puzzle.number}"


class PuzzleFile:
    """A puzzle file that grows game by game; an incomplete line is written again.

    Raises `TeocalliError`: `error-puzzles-file` for a file with other content, `error-puzzles-other` for puzzles
    of another game, version of the rules or seed, `error-file-unwritable`.
    """

    def __init__(self, path: Path, heading: Heading) -> None:
        self.path, self.heading = path, heading
        self.sources = self._go_on() if path.exists() else self._begin()

    def missing(self) -> Iterator[int]:
        """Numbers of the games not examined yet, without end."""
        known = {source.game for source in self.sources}
        return (number for number in itertools.count() if number not in known)

    @property
    def count(self) -> int:
        """The number of puzzles."""
        return sum(len(source.puzzles) for source in self.sources)

    def add(self, source: Source) -> None:
        """Write a game that has been examined."""
        self._write(source.to_json(), "a")
        self.sources.append(source)

    def _begin(self) -> list[Source]:
        self._write(self.heading.to_json(), "w")
        return []

    def _go_on(self) -> list[Source]:
        text = read_bounded(self.path, MOST_BYTES)
        whole = text[: text.rfind(b"\n") + 1]
        collection = read_collection(whole, str(self.path))
        if collection.heading != self.heading:
            raise TeocalliError("error-puzzles-other", path=str(self.path))
        if whole != text:
            os.truncate(self.path, len(whole))
        return list(collection.sources)

    def _write(self, data: dict[str, Any], mode: str) -> None:
        try:
            with self.path.open(mode, encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
        except OSError as error:
            raise TeocalliError("error-file-unwritable", path=str(self.path), reason=reason_of(error)) from None


def read_collection(text: bytes, path: str) -> Collection:
    """The puzzles of a file. Raises `TeocalliError` (`error-puzzles-file`), which names the line."""
    sources: list[Source] = []
    heading = None
    try:
        for line in text.decode("utf-8").splitlines():
            if heading is None:
                heading = _heading(json.loads(line))
            else:
                sources.append(Source.from_json(json.loads(line)))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, TeocalliError):
        raise TeocalliError("error-puzzles-file", path=path, line=len(sources) + 1 + (heading is not None)) from None
    if heading is None:
        raise TeocalliError("error-puzzles-file", path=path, line=1)
    return Collection(heading, sources)


def _heading(data: dict[str, Any]) -> Heading:
    if (data.pop("format"), data.pop("version")) != (FORMAT, VERSION):
        raise ValueError(data)
    return Heading(**data)


def load_collection(path: Path) -> Collection:
    """The puzzles of a file. Raises `TeocalliError`: `error-puzzles-file`, or if it cannot be read."""
    return read_collection(read_bounded(path, MOST_BYTES), str(path))


@cache
def shipped(game: type[Game]) -> Collection | None:
    """The puzzles that come with a game; None if there are none."""
    source = data_file(game, SHIPPED)
    return read_collection(source.read_bytes(), SHIPPED) if source.is_file() else None
