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


Text = Annotated[str, Field(max_length=200)]
"""Short text: a name before its blanks and invisible characters are taken away, a word, a bot's specification."""


class SeatRequestModel(Body):
    """Who is to sit at one seat."""

    kind: Literal["person", "bot"]
    name: Annotated[str, Field(max_length=10_000)] = ""
    colour: Text | None = None
    bot: Text | None = None

    def request(self) -> SeatRequest:
        """Give the request as the table understands it."""
        return SeatRequest(self.kind, self.name, self.colour, self.bot)


class NewGame(Body):
    """A new game: `options` are those that differ from the defaults; `take_back`: may the only person go back over
    bots' turns (by default, if there is only one); `public`: on a server for people, the lobby shows it.
    """

    game: Text
    seats: Annotated[list[SeatRequestModel], Field(max_length=20)]
    options: dict[str, Any] = {}
    take_back: bool | None = None
    public: bool = False
    key: Key


class Action(Body):
    """A word, chosen at a version of the game."""

    version: int
    word: Annotated[str, Field(max_length=1000)]
    key: Key


class Undo(Body):
    """Taking back the last decision, at a version of the game; `practice`: also over what was revealed since."""

    version: int
    practice: bool = False
    key: Key


class Empty(Body):
    """A request that says all by its address."""


class Me(Body):
    """What somebody wants to be called from now on; without a name they are taken in all the same."""

    name: Annotated[str, Field(max_length=1000)] | None = None


class Secret(Body):
    """The secret that stands in a link."""

    secret: Annotated[str, Field(min_length=20, max_length=100)]


class Invitation(Body):
    """A link that invites to take a seat, or to watch."""

    kind: Literal["player", "spectator"] = "player"


class Sitting(Body):
    """Taking a seat, the first free one if none is named."""

    name: Annotated[str, Field(max_length=1000)]
    seat: int | None = None
    key: Key


class Leaving(Body):
    """Freeing a seat before the game begins."""

    seat: int
    key: Key


class BotSeats(Body):
    """Letting bots have the free seats."""

    bot: Text
    key: Key


class Rematch(Body):
    """Going on with the same people in another game."""

    key: Key
