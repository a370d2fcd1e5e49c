"""Lessons: a game that is played through step by step, with what is said, lit and awaited (docs/lessons.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NoReturn

from teocalli.core.errors import IllegalAction, TeocalliError, clean_word, shorten, shown
from teocalli.core.game import Game
from teocalli.core.house import data_folder
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.core.yamltext import Document, YamlError, read_yaml

FOLDER = "lessons"
SLOTS = ("board", "track", "points", "players", "stocks", "question")
"""Parts of the page that a step may light, beside what texts of help are about, and targets of the board."""
_KEYS: dict[str, type | tuple[type, ...]] = {
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
_STEP_KEYS: dict[str, type | tuple[type, ...]] = {
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
            choice.
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
    try:
        return _Reader(game, name, read_yaml(text)).lesson()
    except YamlError as error:
        raise TeocalliError("error-lesson", file=f"{name}.yaml", line=error.line, reason=error.reason) from None


class _Reader:
    def __init__(self, game: type[Game], name: str, document: Document) -> None:
        self._game, self._name = game, name
        self._data, self._lines = document.value, document.lines

    def refuse(self, where: str, reason: str, /, **arguments: Any) -> NoReturn:
        """Name the line of `where`, or of what it lies in."""
        place = where
        while place not in self._lines and "/" in place:
            place = place.rpartition("/")[0]
        said = {"id": f"lesson-reason-{reason}", "args": arguments}
        raise TeocalliError("error-lesson", file=f"{self._name}.yaml", line=self._lines.get(place, 1), reason=said)

    def lesson(self) -> Lesson:
        data = self._mapping(self._data, "", _KEYS, _NEEDED)
        steps = [self._step(step, f"steps/{at}") for at, step in enumerate(data["steps"])]
        names = [step.name for step in steps]
        for at, name in enumerate(names):
            if name in names[:at]:
                self.refuse(f"steps/{at}/name", "twice", name=name)
        pupil = data.get("pupil", 0)
        match, moments = self._play(data, steps, pupil)
        lesson = Lesson(
            self._game, self._name, data["order"], data["minutes"], data.get("extra", False), pupil, match, moments
        )
        self._check_texts(lesson, steps)
        return lesson

    def _mapping(
        self,
        data: Any,
        where: str,
        keys: Mapping[str, type | tuple[type, ...]],
        needed: tuple[str, ...],
    ) -> dict[str, Any]:
        """A mapping with these keys and no others, each of its type."""
        if not isinstance(data, dict):
            self.refuse(where, "mapping")
        for key, value in data.items():
            if key not in keys:
                self.refuse(f"{where}/{key}".strip("/"), "unknown-key", key=shown(key, 40), known=", ".join(keys))
            if not isinstance(value, keys[key]) or (isinstance(value, bool) and keys[key] is int):
                self.refuse(f"{where}/{key}".strip("/"), "type", key=key)
        for key in needed:
            if key not in data:
                self.refuse(where, "missing-key", key=key)
        return data

    def _step(self, data: Any, where: str) -> Step:
        step = self._mapping(data, where, _STEP_KEYS, ("name",))
        words = step.get("do", [])
        return Step(
            step["name"],
            tuple(self._words([words] if isinstance(words, str) else words, f"{where}/do")),
            tuple(self._words(step.get("then", []), f"{where}/then")),
            tuple(self._words(step.get("light", []), f"{where}/light")),
            step.get("jump", False),
        )

    def _words(self, words: list[Any], where: str) -> Iterator[str]:
        """Words, several of them on a line if that reads better."""
        for at, line in enumerate(words):
            if not isinstance(line, str):
                self.refuse(f"{where}/{at}", "word", word=shown(line, 40))
            yield from line.split()

    def _play(self, data: dict[str, Any], steps: list[Step], pupil: int) -> tuple[Match, tuple[Moment, ...]]:
        setup = list(self._words(data["setup"], "setup"))
        try:
            game = load_game(self._game.name, data["players"], data.get("options", {}))
            match = Match(game, setup)
        except TeocalliError as error:
            self.refuse("setup", "game", reason=error.message)
        if not 0 <= pupil < game.players:
            self.refuse("pupil", "pupil", last=game.players - 1)
        self._go(match, self._words(data.get("begin", []), "begin"), "begin")
        moments = []
        for at, step in enumerate(steps):
            if match.state.current_player == CHANCE:
                self.refuse(f"steps/{at}", "chance", step=step.name, legal=shorten(game.legal_words(match.state)))
            if not step.words:
                moments.append(Moment(step, len(match.words), None))
            for word in step.words:
                if match.state.current_player != pupil:
                    self.refuse(f"steps/{at}/do", "not-asked", word=word, step=step.name)
                moments.append(Moment(step, len(match.words), word))
                self._go(match, [word], f"steps/{at}/do")
            self._go(match, step.then, f"steps/{at}/then")
        if not steps or steps[-1].words or steps[-1].then:
            self.refuse("steps", "last")
        return match, tuple(moments)

    def _go(self, match: Match, words: Any, where: str) -> None:
        for word in words:
            try:
                match.play(word)
            except IllegalAction as error:
                self.refuse(where, "illegal", word=clean_word(word), legal=shorten(error.legal))

    def _check_texts(self, lesson: Lesson, steps: list[Step]) -> None:
        """Everything that is said is there in every language, and what is lit by a text of help has that text."""
        spoken = [(lesson.text, "steps"), (f"{lesson.text}.about", "steps")]
        spoken += [(lesson.text_of(step), f"steps/{at}/name") for at, step in enumerate(steps)]
        for language in LANGUAGES:
            texts = Texts(language)
            for text, where in spoken:
                if not texts.has(text):
                    self.refuse(where, "text", text=text, language=language)
            for at, step in enumerate(steps):
                for place in step.light:
                    if ":" not in place and place not in SLOTS and not texts.has(place):
                        self.refuse(f"steps/{at}/light", "light", place=place)
