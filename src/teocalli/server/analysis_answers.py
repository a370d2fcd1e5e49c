"""What answers about the worth of positions and decisions look like: lines, reviews, trees of variations, a coach."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from teocalli.server.answers import Answer, GameObject, LogEntry, Message, SeenPosition, example
from teocalli.server.examples import EVALUATION, HINT, REVIEW, TREE


class _BySeat(Answer):
    """What a position, or an action in it, is worth by seat."""

    chances: list[float] = Field(description="Of victory; they add up to 1.")
    percent: list[int] = Field(description="The same as whole percentages that add up to 100.")
    points: list[float] = Field(description="Expected at the end.")
    solved: bool = Field(description="All of this is exact.")


class Evaluation(_BySeat):
    """What a position is worth, by seat."""

    model_config = example(EVALUATION)


class FoundLine(_BySeat):
    """An action with what it is worth, how often the search tried it, and how it is expected to go on."""

    word: str
    visits: int
    steps: list[GameObject] = Field(description="Seat, word, message of the log, and traces on the board.")


class Found(Answer):
    """What a search has found in a position so far."""

    status: Literal["waiting", "thinking", "stopped", "complete", "failed"]
    threads: int = Field(description="So many a search may have at most.")
    seat: int | None = Field(description="Who decides there.")
    evaluation: Evaluation | None
    lines: list[FoundLine] = Field(description="The best first, five at most.")
    playouts: int
    seconds: float


class Hint(Found):
    """What a short search found for the decision that is due."""

    model_config = example(HINT)

    version: int


class Worth(Answer):
    """What a position is worth, by seat: chances of victory, which add up to 1, and points expected at the end."""

    n: int
    chances: list[float]
    points: list[float]


class ResultParts(Answer):
    """What a seat's share of the victory, or its points, is made of: `even` + `seat` + `luck` + `skill` = `result`."""

    even: float
    seat: float
    luck: float
    skill: float
    own: float = Field(description="Part of the skill: own decisions.")
    others: float = Field(description="Part of the skill: decisions of others.")
    unseen: float = Field(
        description="Part of the skill: what searches of later positions saw that earlier ones had not."
    )
    result: float


class ReviewedDecision(Answer):
    """A decision that was asked, at position `n`, and what it cost whoever decided."""

    n: int
    seat: int
    kind: str
    phase: int | None
    mark: Literal["blunder", "mistake", "inaccuracy"] | None
    loss: float = Field(description="Chance of victory, 0 to 1.")
    points: float
    played: list[Message]
    better: list[Message] = Field(description="What would have been better; empty where nothing was.")
    why: list[tuple[str, str, float]] = Field(
        description="Kind and name of sources of points, and what they bring more."
    )
    puzzle: bool = Field(description="Whether it is a puzzle: that alone would have been right.")


class ReviewedDraw(Answer):
    """Draws between positions `n` and `until`, and the chance of victory that they gave each seat."""

    n: int
    until: int
    luck: list[float]


class ReviewOutcome(Answer):
    """What a complete review says (docs/analysis.md)."""

    course: list[Worth]
    chances: list[ResultParts]
    points: list[ResultParts]
    players: list[GameObject] = Field(description="By seat: accuracy, marks, and what was lost, by kind and phase.")
    decisions: list[ReviewedDecision]
    draws: list[ReviewedDraw]


class Review(Answer):
    """How far the review of a finished game is, in pieces; the outcome once nothing is missing."""

    model_config = example(REVIEW)

    status: Literal["none", "running", "stopped", "complete", "failed"]
    done: int
    total: int
    depth: dict[str, int] = Field(description="Playouts for a `decision`, and for each end of a `draw`.")
    may: bool = Field(description="May the one who asks begin and stop it.")
    outcome: ReviewOutcome | None


class TreeMove(Answer):
    """A position of the tree of variations, and the word that led there; null of the first position."""

    key: str
    n: int
    word: str
    name: str
    note: str
    seat: int | None
    message: Message | None


class TreeLine(Answer):
    """The game (`depth` 0), or a variation; `from`: the position at which it branches off."""

    depth: int
    from_: str | None = Field(alias="from")
    moves: list[TreeMove]


class Tree(Answer):
    """What could be played in a game, the game itself first (docs/analysis.md)."""

    model_config = example(TREE)

    may: bool = Field(description="May the one who asks change it.")
    running: bool = Field(description="The game still runs, for one person alone.")
    finished: bool = Field(description="The game was played to its end.")
    lines: list[TreeLine]
    at: str | None = Field(default=None, description="After a change: the position to which it leads.")


class AheadPosition(SeenPosition):
    """A position of a continuation, and the line of the log that tells of the word that leads there."""

    last: LogEntry


class Ahead(Answer):
    """Positions of a continuation as `viewer` sees them."""

    viewer: int | None
    steps: list[AheadPosition]


class CoachComment(Answer):
    """What a coach says of a decision; `kind`: "mistake", or "missed" where it was the obvious thing; `loss`: of the
    chance of victory, `before` and `after` as percentages; `played` and `better`: messages of the log.
    """

    number: int
    seat: int
    kind: str
    loss: float
    before: int
    after: int
    played: list[GameObject]
    better: list[GameObject]
    sources: list[GameObject]


class Coached(Answer):
    """What a coach says of a decision, if there is something to say."""

    comment: CoachComment | None


class AnalysedSummary(Answer):
    """A position of an analysis room, to be changed by hand."""

    game: str
    players: int
    options: GameObject
    summary: GameObject
