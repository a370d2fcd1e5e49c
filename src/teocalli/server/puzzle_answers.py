"""What answers about puzzles look like."""

from __future__ import annotations

from pydantic import Field

from teocalli.server.answers import Answer


class PuzzleEntry(Answer):
    """A puzzle in the list of a game."""

    name: str
    grade: int | None = Field(description="1 (easy) to 5 (docs/puzzles.md).")
    players: int
    steps: int = Field(description="Decisions of the solution.")


class OwnPuzzleEntry(Answer):
    """A mistake of a reviewed game that is a puzzle: at position `n` of the game `id`, which was changed last then."""

    id: str
    n: int
    updated: str


class PuzzleList(Answer):
    """The puzzles of a game: those that come with it, and those from games of who asks."""

    puzzles: list[PuzzleEntry]
    own: list[OwnPuzzleEntry]


class PosedPuzzle(Answer):
    """A puzzle: `seat` decides at position `n`, and the `words` are the solution, step by step."""

    name: str
    game: str
    seat: int
    n: int
    grade: int | None
    needed: int | None = Field(description="Playouts by which a search finds it; 0 at a glance.")
    words: list[str]
    forced: list[int] = Field(description="Steps that need not be asked for.")
    chance: float = Field(description="Of victory with the solution.")
    margin: float = Field(description="By how much that is more than with any other action.")
