"""What answers about games look like, whoever plays them: options, lessons, rules, figures, components of one's own."""

from __future__ import annotations

from pydantic import BaseModel, Field

from teocalli.server.answers import Answer, GameObject


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
    companion: bool
    plans: bool = Field(description="Whether turns can be planned while others play.")
    explorer: bool = Field(description="Whether many games can be asked what came of what was done in them.")
    rules: bool
    lessons: list[LessonMeta]
    puzzles: int = Field(description="How many puzzles come with it.")


class Meta(Answer):
    """What the server can do. `api`: number of this interface, which a page or program may send as `Teocalli-Api`."""

    version: str
    api: int
    people: bool
    notices: bool = Field(description="Whether people can be told who are not looking.")
    handbook: bool
    languages: list[str]
    colours: list[str]
    bot_names: list[str]
    games: dict[str, GameMeta]


class RulesPage(Answer):
    """The rules of a game in one language; `turn`: a turn on one page, may be ""."""

    title: str
    turn: str
    sections: list[GameObject]


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


class Companion(Answer):
    """What goes with a printed game: by number of players the draws before it (`core/set_up_draws.py`); what the guide
    of its automaton needs, null without one.
    """

    set_up: dict[str, list[GameObject]]
    guide: GameObject | None


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
