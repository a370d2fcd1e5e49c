"""What answers look like: the models of the interface's description. They document; views are made in `table/`.

What a game tells of itself (positions, previews, breakdowns) is an object of its own: docs/payloads-*.md.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from teocalli.server.examples import GAME_PAGE, MESSAGE, REFUSAL, VIEW

GameObject = dict[str, Any]
"""An object of the game."""


class Answer(BaseModel):
    """An object whose every field is described."""

    model_config = ConfigDict(extra="forbid")


def example(value: Any) -> ConfigDict:
    """An object whose every field is described, with an example of the whole."""
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [value]})


class Message(Answer):
    """A text in no language: the id of a message in the catalogues of `/locale/{language}.ftl`, and its arguments."""

    model_config = example(MESSAGE)

    id: str
    args: dict[str, Any]


class Seat(Answer):
    """One seat. `called`: what messages get as its name; `bot`: specification of the server's own computer player."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    called: str | Message
    colour: str
    bot: str | None
    stand_in: str | None = Field(description="The bot that plays for a person at present.")


class Contest(Answer):
    """A tournament. `alike`: other tables have the same draws; `sealed`: some of those still play, so that the seed is
    not told.
    """

    tournament: str
    alike: bool
    sealed: bool


class Company(Answer):
    """The people at a table who are elsewhere. `role`: what the one who asks is."""

    role: Literal["host", "player", "guest", "spectator"]
    public: bool
    host: int | None = Field(description="The host's seat.")
    programs: list[int] = Field(description="Seats of programs that play from elsewhere.")
    free: list[int] = Field(description="Seats that wait for somebody.")
    waiting: bool = Field(description="Nobody begins before all seats are taken.")
    record: bool = Field(description="May the one who asks have the record now.")
    rematch: str | None = Field(description="Id of the game in which the same people go on.")
    rests: bool = Field(description="All persons have left their seats to bots, so nobody plays.")
    contest: Contest | None = Field(description="The tournament to which the game belongs.")


class TakingBack(Answer):
    """What taking back would do."""

    possible: bool
    kind: Literal["decision", "turn", "practice"] | None
    to: int | None
    reason: Message | None
    start: int
    propose: int | None = Field(description="Position to which the others may be asked to go back.")


class Proposal(Answer):
    """What somebody wants that the others must agree to; seats by their numbers."""

    number: int
    what: Literal["undo", "stand-in", "end"]
    by: int
    about: int
    bot: str | None
    agreed: list[int]
    missing: list[int]
    outcome: Literal["refused", "withdrawn"] | None
    closed_by: int | None


class Clock(Answer):
    """Clocks, in milliseconds; the times since 1970 are the server's, as in the header `Teocalli-Time`."""

    kind: Literal["turn", "bank"]
    seconds: int
    increment: int
    left: list[int]
    running: int | None = Field(description="Seat whose clock runs.")
    since: int | None
    deadline: int | None
    lag: int


class StandIn(Answer):
    """A bot that plays, or played, for a person: the positions to which its words led at least and at most."""

    seat: int
    bot: str
    first: int
    last: int | None


class Ended(Answer):
    """Because of whom a game was ended, and why."""

    seat: int
    why: Literal["time", "away", "wish"]


class Rating(Answer):
    """What people said about whether the game counts for their ratings; seats by their numbers."""

    agreed: list[int]
    missing: list[int]
    refused_by: int | None
    counts: bool


class PlayersNumber(Answer):
    """What a player adds to the shuffle."""

    seat: int
    hash: str | None = Field(description="Its SHA-256; null before it is promised.")
    told: bool
    number: str | None = Field(description="After the end.")


class Shuffle(Answer):
    """How far those are who shuffle together with the server."""

    round: int = Field(description="How often they had to begin with their numbers.")
    dealt: bool = Field(description="The game is set up; before, the position only stands for one.")
    telling: bool = Field(description="Everybody has promised a number, so each may tell it.")
    numbers: list[PlayersNumber]


class LogEntry(BaseModel):
    """What happened. A game may say more."""

    n: int = Field(description="It led to position n.")
    turn: int
    seat: int | None
    kind: str
    word: str
    message: Message
    forced: bool
    planned: bool = Field(default=False, description="It was planned before the turn; left out where it was not.")


class Preview(BaseModel):
    """A legal action. The game says more: costs, gains, points."""

    word: str


class Story(Answer):
    """How much of the story a view tells: `log`, `score_history` and `phases` from position `from` on; `mark` stands
    for all of it. Who sends the mark along with the next request (`Teocalli-Story`) is told what came after it only.
    """

    first: int = Field(alias="from", description="0: all of it.")
    mark: str


class View(Answer):
    """A game as the one who asks may see it.

    `options`, `components` and `set_up`, which never change, are left out where the story is told in part.
    """

    model_config = example(VIEW)

    id: str
    game: str
    version: int = Field(description="Number of events; an action names the version that it was chosen at.")
    hash: str = Field(description="Of the position.")
    status: Literal["running", "finished"]
    options: GameObject = Field(default_factory=dict)
    components: GameObject = Field(default_factory=dict)
    seats: list[Seat]
    company: Company | None = Field(description="Null at one screen.")
    viewer: int | None = Field(description="Seat from which the one who asks looks; null: as a spectator.")
    secrets: bool = Field(description="Whether players know things that others must not see.")
    to_move: int | None = Field(description="Seat that is asked; null after the end.")
    thinking: bool = Field(description="Whether a bot of the server is to move.")
    n: int = Field(description="Words since the set-up.")
    position: GameObject
    projection: list[GameObject]
    legal: list[Preview] = Field(description="What the one who asks may play now.")
    asked: Any = Field(description="What the game tells of the decision that is due.")
    hints: bool
    undo: TakingBack
    proposal: Proposal | None = Field(description="What somebody has asked the others.")
    clock: Clock | None
    stand_ins: list[StandIn]
    ended: Ended | None
    take_back: bool
    practice: list[int]
    agreed: list[int] = Field(description="Positions to which all agreed to go back.")
    set_up: list[Message] | None = Field(
        default=None, description="Of a game that began from a position: what is odd about it."
    )
    story: Story
    log: list[LogEntry]
    score_history: list[GameObject]
    phases: list[GameObject]
    result: GameObject | None = Field(description="Scores, winners and ranking, after the end.")
    seed_hash: str | None
    seed: str | None = Field(description="After the end.")
    shuffle: Shuffle | None = Field(description="Null where the server shuffles alone.")
    rating: Rating | None = Field(description="Null where nobody is asked.")


class ListedGame(Answer):
    """An entry of a list of games. `error`: why a broken one cannot be read."""

    id: str
    game: str
    seats: list[Seat]
    status: Literal["running", "finished", "broken"]
    version: int
    created: str
    updated: str
    to_move: int | None
    scores: list[int]
    winners: list[int]
    phase: int | None
    free: list[int]
    own: bool = Field(description="May the one who asks delete it.")
    error: Message | None = None


class GamePage(Answer):
    """A part of a list, the game that changed last first; `total`: length of the whole list."""

    model_config = example(GAME_PAGE)

    total: int
    games: list[ListedGame]
    played: list[str] = Field(description="Which games the whole list has.")


class SeenPosition(Answer):
    """An earlier position, hidden things covered as in the view."""

    n: int
    position: GameObject
    projection: list[GameObject]
    hash: str


class Positions(Answer):
    """Earlier positions as `viewer` sees them."""

    viewer: int | None
    positions: list[SeenPosition]


class Record(BaseModel):
    """A game as a record (docs/records.md)."""

    game: str
    words: list[str]


class Health(Answer):
    """The server is well."""

    status: Literal["ok"]
    version: str


class Error(Answer):
    """Why a request was refused. `text`: the message in the language of `Accept-Language`."""

    code: str
    message: Message
    text: str


class Refusal(Answer):
    """A refusal; `view`: the game as it stands, where the address names one that the one who asks may see."""

    model_config = example(REFUSAL)

    error: Error
    view: View | None
