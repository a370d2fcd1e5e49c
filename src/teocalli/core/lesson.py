"""Lessons: a game that is played through step by step, with what is said, lit and awaited (docs/lessons.md)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from teocalli.core.errors import TeocalliError, shorten
from teocalli.core.game import Game
from teocalli.core.house import data_folder
from teocalli.core.match import Match
from teocalli.core.played_file import Keys, PlayedFile
from teocalli.core.state import CHANCE
from teocalli.core.texts import LANGUAGES, Texts

FOLDER = "lessons"
SLOTS = ("board", "track", "points", "players", "stocks", "question")
"""Parts of the page that a step may light, beside what texts of help are about, and targets of the board."""
_KEYS: Keys = {
    "order": int,
    "minutes": int,
    "players": int,
    "pupil": int,
    "extra": bool,
    "options": dict,
    "setup": list,
    "begin": list,
    "steps": list,
}
_NEEDED = ("order", "minutes", "players", "setup", "steps")
_STEP_KEYS: Keys = {
    "name": str,
    "do": (str, list),
    "then": list,
    "light": list,
    "jump": bool,
}


@dataclass(frozen=True)
class Step:
    """What is said at one position, by its name, and what the pupil is to do.

    Attributes:
        name: the text is `{game}-lesson-{lesson}-{name}`, with an attribute `wrong` if there is more to say of a wrong
            choice, and `other` of one of another kind.
        words: what the pupil chooses, one after another; empty where they only read.
        then: what others and chance do afterwards.
        light: what is lit, beside what the pupil is to choose.
        jump: whether the way to the next step is not shown move by move.

    """

    name: str
    words: tuple[str, ...]
    then: tuple[str, ...]
    light: tuple[str, ...]
    jump: bool


@dataclass(frozen=True)
class Moment:
    """A position at which a lesson waits: after `n` words, for a word, or (None) until the pupil has read."""

    step: Step
    n: int
    word: str | None


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. `extra`: beside the course. `pupil`: the seat that learns."""

    game: type[Game]
    name: str
    order: int
    minutes: int
    extra: bool
    pupil: int
    match: Match
    moments: tuple[Moment, ...]

    @property
    def text(self) -> str:
        """Id of its title; the attribute `about` says what one learns."""
        return f"{self.game.name}-lesson-{self.name}"

    def text_of(self, step: Step) -> str:
        """Id of what is said at a step."""
        return f"{self.text}-{step.name}"

    def match_at(self, number: int) -> Match:
        """The game as it stands at a moment."""
        match = self.match.clone()
        match.go_back(self.moments[number].n)
        return match


@cache
def lessons(game: type[Game]) -> tuple[Lesson, ...]:
    """The lessons of a game in their order. Raises `TeocalliError` (`error-lesson`) for a faulty one."""
    folder = data_folder(game, FOLDER)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".yaml")) if folder.is_dir() else []
    read = [read_lesson(game, name.removesuffix(".yaml"), (folder / name).read_bytes()) for name in names]
    return tuple(sorted(read, key=lambda lesson: lesson.order))


def lesson_named(game: type[Game], name: str) -> Lesson:
    """One lesson. Raises `TeocalliError` (`error-no-such-page`) where there is none of that name."""
    for lesson in lessons(game):
        if lesson.name == name:
            return lesson
    raise TeocalliError("error-no-such-page")


def read_lesson(game: type[Game], name: str, text: str | bytes) -> Lesson:
    """Read a lesson and play it through.

    Raises `TeocalliError` (`error-lesson`), which names file, line and reason.
    """
    return _Reader(game, name, text).lesson()


class _Reader(PlayedFile):
    refusal = "error-lesson"

    def lesson(self) -> Lesson:
        data = self.mapping(self.data, "", _KEYS, _NEEDED)
        steps = [self._step(step, f"steps/{at}") for at, step in enumerate(data["steps"])]
        names = [step.name for step in steps]
        for at, name in enumerate(names):
            if name in names[:at]:
                self.refuse(f"steps/{at}/name", "twice", name=name)
        pupil = data.get("pupil", 0)
        match = self.begun(data)
        if not 0 <= pupil < match.game.players:
            self.refuse("pupil", "pupil", last=match.game.players - 1)
        moments = self._play(match, steps, pupil)
        lesson = Lesson(
            self.game, self.name, data["order"], data["minutes"], data.get("extra", False), pupil, match, moments
        )
        self._check_texts(lesson, steps)
        return lesson

    def _step(self, data: Any, where: str) -> Step:
        step = self.mapping(data, where, _STEP_KEYS, ("name",))
        words = step.get("do", [])
        return Step(
            step["name"],
            tuple(self.words([words] if isinstance(words, str) else words, f"{where}/do")),
            tuple(self.words(step.get("then", []), f"{where}/then")),
            tuple(self.words(step.get("light", []), f"{where}/light")),
            step.get("jump", False),
        )

    def _play(self, match: Match, steps: list[Step], pupil: int) -> tuple[Moment, ...]:
        moments = []
        for at, step in enumerate(steps):
            if match.state.current_player == CHANCE:
                self.refuse(f"steps/{at}", "chance", step=step.name, legal=shorten(match.game.legal_words(match.state)))
            if not step.words:
                moments.append(Moment(step, len(match.words), None))
            for word in step.words:
                if match.state.current_player != pupil:
                    self.refuse(f"steps/{at}/do", "not-asked", word=word, step=step.name)
                moments.append(Moment(step, len(match.words), word))
                self.play(match, [word], f"steps/{at}/do")
            self.play(match, step.then, f"steps/{at}/then")
        if not steps or steps[-1].words or steps[-1].then:
            self.refuse("steps", "last")
        return tuple(moments)

    def _check_texts(self, lesson: Lesson, steps: list[Step]) -> None:
        """Everything that is said is there in every language, and what is lit by a text of help has that text."""
        spoken = [(lesson.text, "steps"), (f"{lesson.text}.about", "steps")]
        spoken += [(lesson.text_of(step), f"steps/{at}/name") for at, step in enumerate(steps)]
        self.check_texts(spoken)
        for language in LANGUAGES:
            texts = Texts(language)
            for at, step in enumerate(steps):
                for place in step.light:
                    if ":" not in place and place not in SLOTS and not texts.has(place):
                        self.refuse(f"steps/{at}/light", "light", place=place)
