"""What the bodies of requests must look like. A field that is not listed is refused, so that no misspelling passes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from teocalli.table.seats import SeatRequest

Key = Annotated[str, Field(min_length=1, max_length=64, pattern="^[!-~]+$")]
"""Idempotency key: made anew for every intention, kept for its repetitions (R-25). Printable ASCII."""


class Body(BaseModel):
    """A request's body."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatRequestModel(Body):
    """Who is to sit at one seat."""

    kind: Literal["person", "bot"]
    name: str = ""
    colour: str | None = None
    bot: str | None = None

    def request(self) -> SeatRequest:
        """Give the request as the table understands it."""
        return SeatRequest(self.kind, self.name, self.colour, self.bot)


class NewGame(Body):
    """A new game: `options` are those that differ from the defaults; `take_back`: may the only person go back over
    bots' turns (by default, if there is only one).
    """

    game: str
    seats: list[SeatRequestModel]
    options: dict[str, Any] = {}
    take_back: bool | None = None
    key: Key


class Action(Body):
    """A word, chosen at a version of the game."""

    version: int
    word: str
    key: Key


class Undo(Body):
    """Taking back the last decision, at a version of the game; `practice`: also over what was revealed since."""

    version: int
    practice: bool = False
    key: Key
