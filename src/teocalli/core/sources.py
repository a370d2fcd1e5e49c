"""Where points come from, for any game: what its scorings report, and by which words points came during play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.core.game import Game
from teocalli.core.state import State
from teocalli.core.texts import Texts

_NO_SOURCE = {"before", "after", "items"}
"""Keys of a breakdown that are no source of points: totals, and the same points once more in words."""


@dataclass(frozen=True)
class Source:
    """Points of one kind in one phase, by seat.

    `kind` "scoring": `name` is what a scoring at a phase's end counted; "word": the points came during play, with the
    words that begin with `name`.
    """

    phase: int
    kind: str
    name: str
    points: tuple[int, ...]


def source_title(texts: Texts, game: str, kind: str, name: str) -> str:
    """What a source is called: as in the game's scorings, or as the heading of its kind of actions."""
    text = f"{game}-scoring-{name}" if kind == "scoring" else f"{game}-drawing-kind-{name}"
    return texts.format(text) if texts.has(text) else name


class SourceBook:
    """Books the points of one game as they come; `sources` has them by phase.

    A game's `phase_report` has a `phase` and a `breakdown` by seat, in which every key but `before`, `after` and
    `items` is a source: a number of points, or a list of parts with their `points`. Points outside such reports are
    booked under the kind of the action that brought them, in the phase that is reported next.
    """

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._points = state.points()
        self._booked: dict[tuple[int, str, str], list[int]] = {}
        self._waiting: dict[str, list[int]] = defaultdict(self._nothing)
        self._phase = 0

    def book(self, before: State, action: int, after: State) -> None:
        """Take note of an action. Only one that changes points can have a source."""
        points = after.points()
        change = [new - old for new, old in zip(points, self._points, strict=True)]
        if not any(change):
            return
        self._points = points
        report = self._game.phase_report(before, action, after)
        if report is not None:
            change = self._book_report(report, change)
        if any(change):
            _add(self._waiting[self._game.action_kind(before, action)], change)
        if report is not None:
            self._settle()

    @property
    def sources(self) -> tuple[Source, ...]:
        """All points booked, phase by phase; what came after the last report belongs to its phase."""
        self._settle()
        return tuple(Source(*key, tuple(points)) for key, points in sorted(self._booked.items()))

    def _book_report(self, report: Mapping[str, Any], change: Sequence[int]) -> list[int]:
        """Book a scoring and give what it does not explain."""
        self._phase = report["phase"]
        rest = list(change)
        for seat, breakdown in enumerate(report["breakdown"]):
            for name, part in breakdown.items():
                if name not in _NO_SOURCE:
                    points = part if isinstance(part, int) else sum(item["points"] for item in part)
                    self._of("scoring", name)[seat] += points
                    rest[seat] -= points
        return rest

    def _settle(self) -> None:
        """Book what came during play in the present phase."""
        for word, points in self._waiting.items():
            _add(self._of("word", word), points)
        self._waiting.clear()

    def _of(self, kind: str, name: str) -> list[int]:
        return self._booked.setdefault((self._phase, kind, name), self._nothing())

    def _nothing(self) -> list[int]:
        return [0] * len(self._points)


def _add(total: list[int], change: Sequence[int]) -> None:
    for seat, points in enumerate(change):
        total[seat] += points
