"""Whether a puzzle is still what it says: its position can be reached, its solution is legal and clearly best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from teocalli.analysis.puzzles.collection import Collection, name_of
from teocalli.analysis.puzzles.explaining import match_at
from teocalli.analysis.puzzles.finding import DEEP
from teocalli.analysis.puzzles.puzzle import Puzzle, Source
from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.sharpness import CLEAR, clear_choice
from teocalli.core.errors import IllegalAction, TeocalliError
from teocalli.core.match import Match

Verdict = Literal["right", "close", "other", "illegal"]


@dataclass(frozen=True)
class Check:
    """What a search of its own says of a puzzle.

    Attributes:
        verdict: `right`; `close`, where the solution is best by less than puzzles need; `other`, where another action
            is best; `illegal`, where the position cannot be reached, or the solution cannot be played there.
        margin: by how much of the chance of victory the solution is best; None where it is not.

    """

    verdict: Verdict
    margin: float | None = None


def check_all(collection: Collection, factor: float = DEEP) -> Iterator[tuple[str, Check]]:
    """Check every puzzle by a search that is so many times as deep as a review; gives its name and what was found."""
    for source in collection.sources:
        match = _match_of(source) if source.puzzles else None
        for puzzle in source.puzzles:
            name = name_of(source, puzzle)
            yield name, Check("illegal") if match is None else check_puzzle(match, puzzle, factor)


def _match_of(source: Source) -> Match | None:
    try:
        return source.match()
    except TeocalliError:
        return None


def check_puzzle(match: Match, puzzle: Puzzle, factor: float = DEEP, seed: int = 9) -> Check:
    """Check a puzzle by a search that is so many times as deep as a review."""
    try:
        state = match_at(match, puzzle, 0).state
        match_at(match, puzzle, len(puzzle.words))
        action = state.string_to_action(puzzle.words[0])
    except (IllegalAction, IndexError):
        return Check("illegal")
    if state.current_player != puzzle.seat:
        return Check("illegal")
    choice = clear_choice(state, Depth.of(match.game, factor).decision, action, seed, least=0.0)
    if choice is None:
        return Check("other")
    return Check("right" if choice.margin >= CLEAR else "close", choice.margin)
