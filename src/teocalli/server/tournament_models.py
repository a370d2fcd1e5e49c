"""What requests about tournaments must look like, and their answers."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from teocalli.server.answers import Answer
from teocalli.server.answers import example as answer_example
from teocalli.server.examples import KEY, NEW_TOURNAMENT, TOURNAMENT, TOURNAMENT_PAGE
from teocalli.server.request_models import Body, ClockModel, Key, Name, Text, example


class NewTournament(Body):
    """A new tournament. `players`: at a table; `rounds`: of a `swiss` one; `alike`: all tables of a round play the same
    draws and are compared; `absent`: what happens to the game of somebody whose time is up, or who withdraws; `bot`:
    which one plays on, and fills up if `fill` says so; `by_itself`: the next round begins when one is over; `late`:
    the last round of a `swiss` one in which somebody may play for the first time; `rated`: games between people count
    for ratings.
    """

    model_config = example(NEW_TOURNAMENT)

    name: Name
    game: Text
    options: dict[str, Any] = Field(default_factory=dict)
    players: int = 2
    kind: Literal["swiss", "round_robin", "duplicate"]
    rounds: int = 1
    alike: bool = False
    clock: ClockModel | None = None
    absent: Literal["bot", "lose"] = "bot"
    bot: Text | None = None
    fill: bool = False
    by_itself: bool = True
    late: int = 1
    rated: bool = False
    key: Key


class Entering(Body):
    """Taking part in a tournament, by the name that the others see; in a rated one that takes an account, and agrees to
    its games counting for ratings.
    """

    model_config = example({"name": "Lina", "key": KEY})

    name: Name
    key: Key


class Withdrawing(Body):
    """Taking part no more; the host may say that of anybody by their number."""

    model_config = example({"entrant": None, "key": KEY})

    entrant: int | None = None
    key: Key


class Directing(Body):
    """Beginning the first round or the next one, or ending the tournament as it stands."""

    model_config = example({"do": "start", "key": KEY})

    do: Literal["start", "pair", "close"]
    key: Key


class Watching(Body):
    """Watching a game of the tournament."""

    model_config = example({"game": "k3v9mh2wqa"})

    game: Text


class ClockAnswer(Answer):
    """How long those who play may think."""

    kind: Literal["turn", "bank"]
    seconds: int
    increment: int


class RulesAnswer(Answer):
    """What was agreed; `seats`: players at a table."""

    kind: Literal["swiss", "round_robin", "duplicate"]
    seats: int
    rounds: int
    alike: bool
    absent: Literal["bot", "lose"]
    bot: str
    fill: bool
    by_itself: bool
    late: int
    rated: bool


class MayAnswer(Answer):
    """What the one who asks may do now."""

    join: bool
    leave: bool
    invite: bool
    start: bool
    pair: bool
    close: bool
    remove: bool
    delete: bool


class EntrantAnswer(Answer):
    """Somebody who takes part; `missed`: rounds that had begun when they came; `gone`: they have withdrawn."""

    number: int
    name: str
    bot: str | None
    missed: int
    gone: bool


class OutcomeAnswer(Answer):
    """How a game ended, by seat. `lost`: the seat of who was not there; `void`: no result, by nobody's fault."""

    points: list[int] | None
    places: list[int]
    lost: int | None
    void: bool


class TableAnswer(Answer):
    """A table: numbers of entrants by seat. `watch`: may the one who asks watch its game."""

    entrants: list[int]
    game: str | None
    finished: bool
    watch: bool
    outcome: OutcomeAnswer | None = Field(description="Of tables with the same draws when all have finished.")


class RoundAnswer(Answer):
    """A round. `byes`: who sits out; `seed_hash`: of the draws that all tables have."""

    over: bool
    byes: list[int]
    seed_hash: str | None
    tables: list[TableAnswer]


class StandingAnswer(Answer):
    """How somebody stands: a point for each rival who did worse, half a point for an equal one."""

    entrant: int
    place: int
    score: float
    buchholz: float = Field(description="Points of all rivals together.")
    sonneborn: float = Field(description="Points of the rivals who did worse, and half of those of equals.")
    mean: float = Field(description="Points of the game, on the average.")
    games: int


class TournamentAnswer(Answer):
    """A tournament as the one who asks may see it. `least`: so few may begin; `planned`: rounds, 0 before the start;
    `own`: their number, `own_game`: the game that they have to play now.
    """

    model_config = answer_example(TOURNAMENT)

    id: str
    version: int
    name: str
    game: str
    options: dict[str, Any]
    clock: ClockAnswer | None
    rules: RulesAnswer
    status: Literal["open", "running", "finished"]
    planned: int
    host: bool
    own: int | None
    own_game: str | None
    may: MayAnswer
    least: int
    entrants: list[EntrantAnswer]
    rounds: list[RoundAnswer]
    standings: list[StandingAnswer]


class ListedTournament(Answer):
    """A tournament in a list; `own`: the one who asks opened it."""

    id: str
    created: str
    updated: str
    name: str | None
    game: str | None
    status: Literal["open", "running", "finished", "broken"]
    entrants: int
    own: bool


class TournamentPage(Answer):
    """A part of a list, the tournament that changed last first; `total`: length of the whole list."""

    model_config = answer_example(TOURNAMENT_PAGE)

    total: int
    tournaments: list[ListedTournament]
