"""What answers about many games look like."""

from __future__ import annotations

from pydantic import Field

from teocalli.server.answers import Answer, Message

Estimate = list[float | None]
"""Mean, lower and upper end of its 95 % interval; of a single game these are null."""


class ExploredLevel(Answer):
    """Who sat at seats: as records have it, and in words."""

    level: str
    message: Message


class Results(Answer):
    """What seats came to: `won` as a share, `margin`: points above the best other."""

    games: int
    won: Estimate
    points: Estimate
    margin: Estimate


class ExploredTrait(Results):
    """Something that was done."""

    value: str
    message: Message


class ExploredTraits(Answer):
    """A kind of what was done, with the results of each."""

    kind: str
    message: Message
    rows: list[ExploredTrait]


class ExploredMove(Results):
    """What was played: `words`, those that do it here; `message`: null where the word says it; `part` of all played."""

    move: str
    message: Message | None
    words: list[str]
    part: float


class Alike(Answer):
    """What was played in positions that are alike; `games`: how often in all."""

    likeness: str
    message: Message
    games: int
    moves: list[ExploredMove]


class _Contents(Answer):
    game: str
    games: int = Field(description="Games in the database, 0 if there is none.")
    levels: list[ExploredLevel]
    players: list[int]


class Traits(_Contents):
    """What many games say of what was done in them (docs/explorer.md)."""

    traits: list[ExploredTraits]


class Moves(_Contents):
    """What many games say of a position, the closest likeness first; nothing where nobody decides."""

    alike: list[Alike]
