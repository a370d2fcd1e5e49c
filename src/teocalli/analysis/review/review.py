"""`Review`: what is known of a game so far, and its file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

from teocalli.analysis.evaluation import Evaluation
from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.items import Decision, Draw, Reason
from teocalli.analysis.review.judge import decisions_of, draws_of
from teocalli.analysis.review.marks import mark_of
from teocalli.analysis.review.parts import Measure, Parts, parts_of
from teocalli.core.errors import TeocalliError
from teocalli.core.files import read_bounded, reason_of, write_atomically
from teocalli.core.match import Match

FORMAT, VERSION = "teocalli-review", 1
MOST_BYTES = 50_000_000
MOST_REASONS = 8
"""Decisions for which the review says why something would have been better: those that cost most."""
Item = Decision | Draw | Reason


@dataclass
class Review:
    """What was found out about a finished match at some depth, by the number of the position."""

    match: Match
    depth: Depth
    decisions: dict[int, Decision] = field(default_factory=dict)
    draws: dict[int, Draw] = field(default_factory=dict)
    reasons: dict[int, Reason] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Raises `TeocalliError` (`error-review-unfinished`) for a match that is not over."""
        if not self.match.state.is_terminal():
            raise TeocalliError("error-review-unfinished")

    def add(self, item: Item) -> None:
        """Take note of a piece."""
        match item:
            case Decision():
                self.decisions[item.number] = item
            case Draw():
                self.draws[item.number] = item
            case Reason():
                self.reasons[item.number] = item

    @property
    def total(self) -> int:
        """Pieces that the review has when it is complete, the reasons left out."""
        return len(decisions_of(self.match)) + len(draws_of(self.match))

    @property
    def done(self) -> int:
        """Pieces that it has, the reasons left out."""
        return len(self.decisions) + len(self.draws)

    @property
    def judged(self) -> bool:
        """Whether all decisions and draws are judged."""
        return self.done == self.total

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return self.judged and all(decision.number in self.reasons for decision in self.costliest())

    def costliest(self) -> list[Decision]:
        """The decisions with a mark that cost most, the worst first."""
        marked = [decision for decision in self.decisions.values() if mark_of(decision) is not None]
        return sorted(marked, key=lambda decision: (-decision.loss, decision.number))[:MOST_REASONS]

    @property
    def result(self) -> Evaluation:
        """How the game ended."""
        return Evaluation.of_end(self.match.state)

    def parts(self, measure: Measure) -> list[Parts]:
        """What everybody's result is made of, by seat."""
        return parts_of(list(self.decisions.values()), list(self.draws.values()), self.result, measure)

    def to_json(self) -> dict[str, Any]:
        """As a JSON object (docs/analysis.md)."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.match.game.name,
            "record": digest_of(self.match),
            "depth": asdict(self.depth),
            "complete": self.complete,
            "decisions": [self.decisions[number].to_json() for number in sorted(self.decisions)],
            "draws": [self.draws[number].to_json() for number in sorted(self.draws)],
            "reasons": [self.reasons[number].to_json() for number in sorted(self.reasons)],
        }

    def save(self, path: Path) -> None:
        """Write the file. Raises `TeocalliError` (`error-file-unwritable`); the file is then as it was."""
        try:
            write_atomically(path, json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n")
        except (OSError, ValueError) as error:
            raise TeocalliError("error-file-unwritable", path=str(path), reason=reason_of(error)) from None

    @classmethod
    def go_on(cls, path: Path, match: Match, depth: Depth) -> Self:
        """What a file knows of this match at this depth: nothing where there is none, or one of another match or depth.

        Raises `TeocalliError` (`error-review-file`) for a file that is no review.
        """
        return cls.of_text(read_bounded(path, MOST_BYTES) if path.exists() else None, match, depth, str(path))

    @classmethod
    def of_text(cls, text: str | bytes | None, match: Match, depth: Depth, path: str) -> Self:
        """What the text of a file knows, None where there is none; `path` is what a refusal calls it."""
        review = cls(match, depth)
        if text is not None:
            data = _read(text, path)
            if (data["record"], data["depth"]) == (digest_of(match), asdict(depth)):
                review._take(data, path)
        return review

    def _take(self, data: dict[str, Any], path: str) -> None:
        readers: dict[str, Callable[[dict[str, Any]], Item]] = {
            "decisions": Decision.from_json,
            "draws": Draw.from_json,
            "reasons": Reason.from_json,
        }
        try:
            for key, read in readers.items():
                for entry in data[key]:
                    self.add(read(entry))
            fits = self._fits()
        except (AttributeError, KeyError, TypeError, ValueError):
            fits = False
        if not fits:
            raise TeocalliError("error-review-file", path=path) from None

    def _fits(self) -> bool:
        """Whether what is known is about this match."""
        match = self.match
        decided = {
            number: (match.state_at(number).current_player, match.words[number]) for number in decisions_of(match)
        }
        judged: list[Decision | Draw] = [*self.decisions.values(), *self.draws.values()]
        values = [value for item in judged for value in (item.before, item.after)]
        return (
            {number: (each.seat, each.word) for number, each in self.decisions.items()}.items() <= decided.items()
            and {(each.number, each.until) for each in self.draws.values()} <= set(draws_of(match))
            and self.reasons.keys() <= self.decisions.keys()
            and all(len(value.chances) == len(value.points) == match.game.players for value in values)
        )


def digest_of(match: Match) -> str:
    """A hash of everything that makes a match: two with the same are the same."""
    game = match.game
    told = [game.name, game.rules_version, game.players, sorted(game.options.items()), match.setup, match.words]
    told += [] if match.position is None else [match.position]
    return hashlib.blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=16).hexdigest()


def _read(text: str | bytes, path: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    wanted = {"format": FORMAT, "version": VERSION}
    if not isinstance(data, dict) or any(data.get(key) != value for key, value in wanted.items()):
        raise TeocalliError("error-review-file", path=path)
    if not {"record", "depth", "decisions", "draws", "reasons"} <= set(data):
        raise TeocalliError("error-review-file", path=path)
    return data
