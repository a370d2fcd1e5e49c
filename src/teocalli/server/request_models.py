"""What the bodies of requests must look like. A field that is not listed is refused, so that no misspelling passes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from teocalli.server.examples import KEY, NEW_GAME, NEW_TRIAL, NUMBER, NUMBER_HASH, SECRET
from teocalli.table.analysing import MOST_AHEAD
from teocalli.table.clock import TimeControl
from teocalli.table.seats import SeatRequest

Key = Annotated[str, Field(min_length=1, max_length=64, pattern="^[!-~]+$")]
"""Idempotency key: made anew for every intention, kept for its repetitions (R-25). Printable ASCII."""


class Body(BaseModel):
    """A request's body."""

    model_config = ConfigDict(extra="forbid", strict=True)


def example(body: Any) -> ConfigDict:
    """A body's settings with an example of the whole."""
    return ConfigDict(json_schema_extra={"examples": [body]})


class TooLongError(ValueError):
    """A text has more characters than `limit`."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


def at_most(limit: int) -> AfterValidator:
    """Text of so many characters. Unlike pydantic's own check it lets half a surrogate pair pass, which names lose."""

    def check(text: str) -> str:
        if len(text) > limit:
            raise TooLongError(limit)
        return text

    return AfterValidator(check)


Text = Annotated[str, at_most(200)]
"""Short text, as what a bot or a colour is called."""
Name = Annotated[str, at_most(20_000)]
"""A name as somebody entered it, before blanks and invisible characters are taken away."""


Word = Annotated[str, at_most(10_000)]
"""A word as a game's notation writes it."""

MOST_OF_TURN = 100
"""Words of a turn at most."""

PositionKey = Annotated[str, Field(pattern="^([0-9a-f]{12}|n[0-9]{1,7})$")]
"""The name of a position in the tree of variations: its key, or `n` and its number in the game as it was played."""

Hex = Annotated[str, Field(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]
"""32 bytes in hexadecimal digits."""


class SeatRequestModel(Body):
    """Who is to sit at one seat."""

    kind: Literal["person", "bot"]
    name: Name = ""
    colour: Text | None = None
    bot: Text | None = None

    def request(self) -> SeatRequest:
        """Give the request as the table understands it."""
        return SeatRequest(self.kind, self.name, self.colour, self.bot)


class ClockModel(Body):
    """How long those who play may think: `seconds` a turn, or a bank of them with `increment` more after each turn."""

    kind: Literal["turn", "bank"]
    seconds: int
    increment: int = 0

    def control(self) -> TimeControl:
        """Give the time control. Raises `TeocalliError` for numbers that are not possible."""
        return TimeControl(self.kind, self.seconds, self.increment).check()


class NewGame(Body):
    """A new game: `options` are those that differ from the defaults; `take_back`: may the only person go back over
    bots' turns (by default, if there is only one); `public`: on a server for people, the lobby shows it; `clock`: how
    long each may think there; `shuffle`: who makes chance there, the server alone or together with the players;
    `rated`: the others are asked whether the game counts for ratings, which takes an account.
    """

    model_config = example(NEW_GAME)

    game: Text
    seats: Annotated[list[SeatRequestModel], Field(max_length=20)]
    options: dict[str, Any] = {}
    take_back: bool | None = None
    public: bool = False
    clock: ClockModel | None = None
    shuffle: Literal["server", "joint"] = "server"
    rated: bool = False
    key: Key


class Action(Body):
    """A word, chosen at a version of the game."""

    model_config = example({"version": 4, "word": "build c3", "key": KEY})

    version: int
    word: Word
    key: Key


class Weighing(Body):
    """Words with which the turn that is asked could go, from its beginning, at a version of the game."""

    model_config = example({"version": 4, "words": ["pass"]})

    version: int
    words: Annotated[list[Word], Field(min_length=1, max_length=MOST_OF_TURN)]


class Undo(Body):
    """Taking back the last decision, at a version of the game; `practice`: also over what was revealed since."""

    model_config = example({"version": 4, "key": KEY})

    version: int
    practice: bool = False
    key: Key


class Empty(Body):
    """A request that says all by its address."""


class Me(Body):
    """What somebody wants to be called from now on; without a name they are taken in all the same."""

    model_config = example({"name": "Lina"})

    name: Name | None = None


Password = Annotated[str, at_most(1000)]
"""As it was typed; a new one has a length of its own."""


class Credentials(Body):
    """Name and password of an account."""

    model_config = example({"name": "Lina", "password": "a green jaguar"})

    name: Name
    password: Password


class AccountPassword(Body):
    """The password, for what must not happen by mistake."""

    model_config = example({"password": "a green jaguar"})

    password: Password


class NewPassword(Body):
    """The password and the one that takes its place."""

    model_config = example({"password": "a green jaguar", "new": "a blue jaguar"})

    password: Password
    new: Password


class Secret(Body):
    """The secret that stands in a link."""

    model_config = example({"secret": SECRET})

    secret: Annotated[str, Field(min_length=20, max_length=100)]


class Invitation(Body):
    """A link that invites to take a seat, or to watch."""

    model_config = example({"kind": "player"})

    kind: Literal["player", "spectator"] = "player"


class NewProgram(Body):
    """Letting a program into a game, by the name that the host knows it by."""

    model_config = example({"name": "Engine"})

    name: Name


class Sitting(Body):
    """Taking a seat, the first free one if none is named."""

    model_config = example({"name": "Lina", "seat": None, "key": KEY})

    name: Name
    seat: int | None = None
    key: Key


class Promising(Body):
    """Promising a number of one's own for the shuffle; `hash`: SHA-256 of its 32 bytes."""

    model_config = example({"hash": NUMBER_HASH, "key": KEY})

    hash: Hex
    key: Key


class Telling(Body):
    """Telling the number that was promised, once everybody has promised one."""

    model_config = example({"number": NUMBER, "key": KEY})

    number: Hex
    key: Key


class Consenting(Body):
    """Whether the game shall count for ratings."""

    model_config = example({"answer": "yes", "key": KEY})

    answer: Literal["yes", "no"]
    key: Key


class Leaving(Body):
    """Freeing a seat before the game begins."""

    model_config = example({"seat": 1, "key": KEY})

    seat: int
    key: Key


class BotSeats(Body):
    """Letting bots have the free seats."""

    model_config = example({"bot": "level:2", "key": KEY})

    bot: Text
    key: Key


class Proposing(Body):
    """Proposing something to the others; `about`: of an undo the position it leads to, as the view offers it, else the
    seat of who is not waited for; `bot`: the one that is to play there.
    """

    model_config = example({"what": "undo", "about": 12, "key": KEY})

    what: Literal["undo", "stand-in", "end"]
    about: int
    bot: Text | None = None
    key: Key


class StandingIn(Body):
    """Leaving one's seat to a bot."""

    model_config = example({"bot": "level:2", "key": KEY})

    bot: Text
    key: Key


class ComingBack(Body):
    """Taking one's seat back."""

    model_config = example({"key": KEY})

    key: Key


class Answering(Body):
    """An answer to the proposal with that number, or its author's taking it back."""

    model_config = example({"number": 1, "answer": "yes", "key": KEY})

    number: int
    answer: Literal["yes", "no", "withdraw"]
    key: Key


class Rematch(Body):
    """Going on with the same people in another game."""

    model_config = example({"key": KEY})

    key: Key


class Reviewing(Body):
    """Beginning the review of a game, or going on with it; or stopping it, so that it can be gone on with later."""

    model_config = example({"do": "start"})

    do: Literal["start", "stop"]


class ComponentsToCheck(Body):
    """The content of a component file, or `{"yaml": its text}`; it may be a draft, of which much is missing."""

    model_config = example({"content": {"yaml": "tiles: [SJ-M]"}})

    content: dict[str, Any]


class TableOfSetUp(Body):
    """For how many players, and by which options, a position is set up."""

    players: int
    options: dict[str, Any] = {}


class NewSetUp(TableOfSetUp):
    """Where one begins: with a dealt position, another one for each `seed`, or with a summary."""

    model_config = example({"players": 2, "options": {}, "seed": 1, "summary": None})

    seed: Annotated[int, Field(ge=0, le=1_000_000_000)] = 0
    summary: dict[str, Any] | None = None


class SetUpToCheck(TableOfSetUp):
    """A position summary as somebody edits it; the keys that follow from others may be missing, or wrong."""

    model_config = example({"players": 2, "options": {}, "summary": {"phase": 1, "decision": "turn"}})

    summary: dict[str, Any]


class EditsAsked(SetUpToCheck):
    """At which `place` of the board something is to be done, as its drawing calls it; null: to the whole position."""

    model_config = example({"players": 2, "options": {}, "summary": {"phase": 1}, "place": "c3"})

    place: Annotated[str, at_most(64)] | None = None


class NewTrial(Body):
    """A trial of changes: `player` has all `seats` of so many `games` by the `options`, and of as many with the
    `changes` to them. `seed`: the number from which all follows, else one is drawn.
    """

    model_config = example(NEW_TRIAL)

    game: Text
    player: Text
    seats: Annotated[int, Field(ge=1, le=16)]
    games: Annotated[int, Field(ge=1, le=1000)]
    options: dict[str, Any]
    changes: dict[str, Any]
    seed: Annotated[int, Field(ge=0, le=2**32 - 1)] | None = None
    key: Key


class Doing(Body):
    """Going on with a trial, or stopping it."""

    model_config = example({"do": "stop"})

    do: Literal["start", "stop"]


class AnalysisChange(Body):
    """A change of the tree of variations at a position: a word or several that are played there, a draw, a name or a
    note (an empty text takes it away), putting its variation before the one before, deleting what begins with it.
    """

    model_config = example({"do": "play", "at": "5f2ab81c09d3", "word": "pass"})

    do: Literal["play", "line", "draw", "name", "note", "promote", "delete"]
    at: PositionKey
    word: Word = ""
    words: Annotated[list[Word], Field(max_length=MOST_AHEAD)] = []
    text: Annotated[str, Field(max_length=2000)] = ""


class AnalysisAhead(Body):
    """Words of a continuation, which are shown and not kept."""

    model_config = example({"at": "5f2ab81c09d3", "words": ["pass"]})

    at: PositionKey
    words: Annotated[list[Word], Field(min_length=1, max_length=MOST_AHEAD)]
