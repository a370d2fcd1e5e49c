"""Figures: positions by which rules are shown, with numbers that the rules confirm (docs/figures.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from teocalli.core.errors import TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.house import data_folder
from teocalli.core.lesson import lesson_named
from teocalli.core.match import Match
from teocalli.core.played_file import Keys, PlayedFile
from teocalli.core.rules_text import rules_text
from teocalli.core.state import CHANCE

FOLDER = "figures"
MOMENTS = ("before", "chosen", "after")
"""When a picture is: before the words of the figure, with the first of them chosen, or after all of them."""
_KEYS: Keys = {
    "rule": str,
    "lesson": str,
    "step": str,
    "players": int,
    "options": dict,
    "setup": list,
    "begin": list,
    "do": (str, list),
    "show": list,
    "numbers": dict,
}
_PICTURE_KEYS: Keys = {
    "part": str,
    "of": list,
    "when": str,
    "offer": str,
    "select": dict,
    "marks": dict,
}


@dataclass(frozen=True)
class Picture:
    """One picture of a figure, in the words of the game's drawing.

    Attributes:
        part: what of the table is shown.
        of: which of it, such as two fields in opposite corners.
        when: one of `MOMENTS`.
        offer: beginning of the legal words that the table offers; None: only what the figure does.
        select: what is chosen on the table; None: what shows the first word, if that is chosen.
        marks: labels by the places where they lie; an empty one is a ring.

    """

    part: str
    of: tuple[str, ...]
    when: str
    offer: str | None
    select: Mapping[str, Any] | None
    marks: Mapping[str, str]


@dataclass(frozen=True)
class Figure:
    """A figure of a game, beside the rule with that number. `numbers`: those of its caption, by name."""

    game: type[Game]
    name: str
    rule: str
    match: Match
    start: int
    pictures: tuple[Picture, ...]
    numbers: Mapping[str, int]

    @property
    def text(self) -> str:
        """Id of the caption."""
        return f"{self.game.name}-figure-{self.name}"

    @property
    def words(self) -> tuple[str, ...]:
        """What is played in it."""
        return tuple(self.match.words[self.start :])

    def match_at(self, when: str) -> Match:
        """The game as it stands in a picture."""
        match = self.match.clone()
        if when != "after":
            match.go_back(self.start)
        return match


@cache
def figures(game: type[Game]) -> tuple[Figure, ...]:
    """The figures of a game in the order of their rules. Raises `TeocalliError` (`error-figure`) for a faulty one."""
    folder = data_folder(game, FOLDER)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".yaml")) if folder.is_dir() else []
    read = [read_figure(game, name.removesuffix(".yaml"), (folder / name).read_bytes()) for name in names]
    return tuple(sorted(read, key=lambda figure: _rules_of(game).index(figure.rule)))


def read_figure(game: type[Game], name: str, text: str | bytes) -> Figure:
    """Read a figure, play it and confirm its numbers.

    Raises `TeocalliError` (`error-figure`), which names file, line and reason.
    """
    return _Reader(game, name, text).figure()


def _rules_of(game: type[Game]) -> list[str]:
    text = rules_text(game, "en")
    return [] if text is None else list(text.rules)


class _Reader(PlayedFile):
    refusal = "error-figure"

    def figure(self) -> Figure:
        data = self.mapping(self.data, "", _KEYS, ("rule", "show"))
        if data["rule"] not in _rules_of(self.game):
            self.refuse("rule", "rule", rule=shown(data["rule"], 20))
        match = self._position(data)
        start = len(match.words)
        do = data.get("do", [])
        self.play(match, self.words([do] if isinstance(do, str) else do, "do"), "do")
        self._check_show(data["show"], has_words=len(match.words) > start)
        numbers = self._numbers(data.get("numbers", {}), match, start)
        pictures = tuple(self._picture(each, f"show/{at}", numbers) for at, each in enumerate(data["show"]))
        figure = Figure(self.game, self.name, data["rule"], match, start, pictures, numbers)
        self.check_texts([(figure.text, "rule")])
        return figure

    def _check_show(self, pictures: list[Any], *, has_words: bool) -> None:
        """There are pictures, each of a moment that there is."""
        for at, picture in enumerate(pictures):
            when = self.mapping(picture, f"show/{at}", _PICTURE_KEYS, ("part",)).get("when", "before")
            if when not in MOMENTS:
                self.refuse(f"show/{at}/when", "when", when=shown(when, 20), known=", ".join(MOMENTS))
            if when != "before" and not has_words:
                self.refuse(f"show/{at}/when", "nothing-done", when=when)
        if not pictures:
            self.refuse("show", "pictures")

    def _position(self, data: dict[str, Any]) -> Match:
        """Where the figure begins: a step of a lesson, or a position of its own."""
        if "lesson" not in data:
            self.mapping(data, "", _KEYS, ("players", "setup"))
            return self.begun(data)
        match = self._step_of_lesson(data["lesson"], data.get("step"))
        self.play(match, self.words(data.get("begin", []), "begin"), "begin")
        return match

    def _step_of_lesson(self, name: str, step: str | None) -> Match:
        try:
            lesson = lesson_named(self.game, name)
        except TeocalliError as error:
            self.refuse("lesson", "game", reason=error.message)
        for number, moment in enumerate(lesson.moments):
            if moment.step.name == step:
                return lesson.match_at(number)
        self.refuse("step", "step", step=shown(step, 40), lesson=name)

    def _picture(self, picture: dict[str, Any], where: str, numbers: Mapping[str, int]) -> Picture:
        marks = {
            str(place): self._label(label, f"{where}/marks/{place}", numbers)
            for place, label in picture.get("marks", {}).items()
        }
        of = tuple(str(each) for each in picture.get("of", []))
        when, offer, select = picture.get("when", "before"), picture.get("offer"), picture.get("select")
        return Picture(picture["part"], of, when, offer, select, marks)

    def _label(self, label: Any, where: str, numbers: Mapping[str, int]) -> str:
        """A label; a number in it is named in braces, so that it is confirmed too."""
        if label is None:
            return ""
        try:
            return str(label).format_map(numbers)
        except (KeyError, ValueError, IndexError, AttributeError, TypeError):  # as “{points.x}” or “{points[0]}” are
            self.refuse(where, "label", label=shown(label, 40))

    def _numbers(self, data: dict[str, Any], match: Match, start: int) -> dict[str, int]:
        told = _Told(match, start)
        numbers = {}
        for name, value in data.items():
            where = f"numbers/{name}"
            if not (isinstance(value, list) and len(value) == 2 and isinstance(value[0], int)):
                self.refuse(where, "number-form", name=shown(name, 40))
            expected, path = value[0], str(value[1])
            found = told.number(path)
            if found is None:
                self.refuse(where, "number-place", path=shown(path, 80))
            if found != expected:
                self.refuse(where, "number", name=name, expected=expected, found=found)
            numbers[str(name)] = expected
        return numbers


class _Told:
    """What the rules tell of a figure, number by number."""

    def __init__(self, match: Match, start: int) -> None:
        self._match, self._start = match, start
        self._before = match.state_at(start)

    def number(self, path: str) -> int | None:
        """The number at a path; of a list or mapping how many there are in it. None: there is none."""
        root, _, rest = path.partition("/")
        if root in ("gain", "loss"):
            after, before = self.number(f"after/{rest}"), self.number(f"before/{rest}")
            sign = 1 if root == "gain" else -1
            return None if after is None or before is None else sign * (after - before)
        if root == "legal":
            words = self._match.game.legal_words(self._before)
            return sum(word.startswith(rest) for word in words)
        if root == "preview":
            word, _, rest = rest.partition("/")
            return _counted(_at(self._preview(word), rest))
        return _counted(_at(self._root(root), rest))

    def _root(self, root: str) -> Any:
        game = self._match.game
        if root == "before":
            return game.summarise(self._before)
        if root == "after":
            return game.summarise(self._match.state)
        return list(self._reports()) if root == "report" else None

    def _preview(self, word: str) -> Any:
        game = self._match.game
        if self._before.current_player == CHANCE or word not in game.legal_words(self._before):
            return None
        return game.preview(self._before, game.string_to_action(self._before, word))

    def _reports(self) -> Iterator[Mapping[str, Any]]:
        """What the words of the figure scored, phase by phase."""
        for n in range(self._start, len(self._match.words)):
            before, after = self._match.state_at(n), self._match.state_at(n + 1)
            report = self._match.game.phase_report(before, self._match.actions[n], after)
            if report is not None:
                yield report


def _at(value: Any, path: str) -> Any:
    for key in path.split("/") if path else ():
        if isinstance(value, Mapping):
            value = value.get(key, value.get(int(key)) if key.isdecimal() else None)
        elif isinstance(value, (list, tuple, str)) and key.isdecimal() and int(key) < len(value):
            value = value[int(key)]
        else:
            return None
    return value


def _counted(value: Any) -> int | None:
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return int(value) if value.isdecimal() else None
    return len(value) if isinstance(value, (list, tuple, Mapping)) else None
