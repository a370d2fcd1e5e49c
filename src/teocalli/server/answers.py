"""What answers look like: the models of the interface's description. They document; views are made in `table/`.

What a game tells of itself (positions, previews, breakdowns) is an object of its own: docs/payloads-*.md.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from teocalli.server.examples import GAME_PAGE, HINT, MESSAGE, PROGRAM, REFUSAL, REVIEW, SHARED, STATISTICS, TREE, VIEW

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
    why: Literal["time", "away"]


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


class LessonMeta(Answer):
    """A lesson in the list of a game; `extra`: beside the course, `moments`: how many there are."""

    name: str
    minutes: int
    extra: bool
    moments: int


class Moment(Answer):
    """What is said at a position of a lesson: ids of texts; `word`: what is awaited, None until it is read."""

    text: str
    n: int
    word: str | None
    light: list[str]
    jump: bool


class Course(Answer):
    """A lesson from moment to moment."""

    text: str
    minutes: int
    moments: list[Moment]


class GameMeta(BaseModel):
    """What a game can be played with, and what else the page offers for it."""

    players: list[int]
    options: list[GameObject]
    difficulties: GameObject | None
    bots: GameObject
    components: GameObject
    drawing: dict[str, bool]
    plans: bool = Field(description="Whether turns can be planned while others play.")
    rules: bool
    lessons: list[LessonMeta]


class Meta(Answer):
    """What the server can do. `api`: number of this interface, which a page or program may send as `Teocalli-Api`."""

    version: str
    api: int
    people: bool
    handbook: bool
    languages: list[str]
    colours: list[str]
    bot_names: list[str]
    games: dict[str, GameMeta]


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


class Suggestion(Answer):
    """An action, how often the search tried it, and each seat's chances of victory after it."""

    word: str
    visits: int
    chances: list[float]
    percent: list[int]
    proven: bool
    steps: list[GameObject]


class Hint(Answer):
    """What the search found for the decision that is due, the best first."""

    model_config = example(HINT)

    version: int
    seat: int
    seconds: float
    playouts: int
    suggestions: list[Suggestion]


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
    threads: int = Field(description="Threads that a live analysis has at most.")
    lines: list[TreeLine]
    at: str | None = Field(default=None, description="After a change: the position to which it leads.")


class AheadPosition(SeenPosition):
    """A position of a continuation, and the line of the log that tells of the word that leads there."""

    last: LogEntry


class Ahead(Answer):
    """Positions of a continuation as `viewer` sees them."""

    viewer: int | None
    steps: list[AheadPosition]


class RulesPage(Answer):
    """The rules of a game in one language; `turn`: a turn on one page, may be ""."""

    title: str
    turn: str
    sections: list[GameObject]


class Record(BaseModel):
    """A game as a record (docs/records.md)."""

    game: str
    words: list[str]


class Health(Answer):
    """The server is well."""

    status: Literal["ok"]
    version: str


class KnownPerson(Answer):
    """Somebody who is known."""

    name: str


class MeAnswer(Answer):
    """Who asks; null: nobody known."""

    model_config = example({"person": {"name": "Lina"}, "account": None})

    person: KnownPerson | None
    account: str | None = Field(description="Name of their account; null without one.")


class Tally(Answer):
    """Games of a kind with so many players, bots counted, that somebody played to the end themselves."""

    game: str
    players: int
    games: int
    wins: int
    mean_points: float


class GameRating(Answer):
    """How strong somebody is thought to be at a game (openskill), give or take `sigma`, from so many games."""

    game: str
    mu: float
    sigma: float
    games: int


class Statistics(Answer):
    """What the games of the one who asks make in all."""

    model_config = example(STATISTICS)

    tallies: list[Tally]
    ratings: list[GameRating]


class Shared(Answer):
    """A link to give away, and its QR code as the address of an image."""

    model_config = example(SHARED)

    address: str
    qr: str


class Followed(Answer):
    """Where an invitation leads."""

    model_config = example({"game": "k3v9mh2wqa"})

    game: str


class Program(Answer):
    """A program that may come into a game."""

    id: str
    name: str
    created: str


class AdmittedProgram(Program):
    """A program with its token, which nobody can read again."""

    model_config = example(PROGRAM)

    token: str


class ProgramList(Answer):
    """The programs that may come into a game."""

    programs: list[Program]


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


class PictureOfFigure(Answer):
    """What of a table is shown: `part` and `of` in the words of the game's drawing, labels by their places; `word`: the
    action that is shown as chosen; `select`: what else is.
    """

    part: str
    of: list[str]
    marks: dict[str, str]
    select: GameObject | None
    word: str | None
    view: GameObject


class FigureOfRule(Answer):
    """A figure beside a rule: the id of its caption, the caption's numbers, and the position from which it starts."""

    name: str
    rule: str
    text: str
    numbers: dict[str, int]
    before: GameObject
    pictures: list[PictureOfFigure]


class Figures(Answer):
    """The figures of a game, in the order of their rules."""

    figures: list[FigureOfRule]


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


class OwnComponentsOf(Answer):
    """Where a game takes components of a user's own: the option; ours, and nothing yet, as contents of a file; ours as
    the text of one.
    """

    option: str
    ours: GameObject
    empty: GameObject
    text: str


class ComponentsFault(Answer):
    """What is wrong: the place as a path of keys ("" for the whole), its line in a file, the reason as a message."""

    where: str
    line: int | None
    reason: GameObject


class ComponentsCount(Answer):
    """How many of something there are, must be (null: any number is right), and are in ours; `what`: a message."""

    what: GameObject
    has: int
    wanted: int | None
    ours: int


class CheckedComponents(Answer):
    """What a component file says. `content` and `text`: what could be read, null where it cannot be read at all;
    `differences`: messages that say what is not as in ours.
    """

    sound: bool
    content: GameObject | None
    text: str | None
    faults: list[ComponentsFault]
    counts: list[ComponentsCount]
    differences: list[GameObject]


class BalanceEstimate(Answer):
    """A mean and its 95 % interval, null where a single block of games tells none."""

    mean: float
    low: float | None
    high: float | None


class BalanceFigure(Answer):
    """One thing that was measured (text `arena-balance-{key}`), of a seat or of the whole game."""

    key: str
    seat: int | None
    before: BalanceEstimate
    after: BalanceEstimate
    change: BalanceEstimate


class BalanceResult(Answer):
    """What the finished blocks say: games of either half, blocks, and the figures."""

    games: int
    blocks: int
    figures: list[BalanceFigure]


class Trial(Answer):
    """A trial of changes as it was asked for, and how far it is; `done`, `total`: games of both halves; `created`:
    milliseconds since 1970; `result`: null before the first block is finished.
    """

    id: str
    game: str
    player: str
    seats: int
    games: int
    options: GameObject
    changes: GameObject
    seed: int
    created: int
    status: Literal["running", "stopped", "complete", "failed"]
    done: int
    total: int
    result: BalanceResult | None


class Trials(Answer):
    """The trials of a game, the newest first."""

    trials: list[Trial]
