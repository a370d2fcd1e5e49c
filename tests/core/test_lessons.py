"""Lessons: every one is played through the engine, and a faulty one is refused with line and reason."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.lesson import Lesson, lessons, read_lesson
from teocalli.core.registry import Registry, game_class, known_games, register_game
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.games.heap.game import HeapGame

LESSONS = [lesson for game in known_games() for lesson in lessons(game_class(game))]
LONGEST = 420
"""So many letters are read at one step."""

GOOD = """order: 1
minutes: 1
players: 2
setup: [first:0]
steps:
  - name: take
    do: take:1:2
    then: [take:2:1]
  - name: end
"""


def own_texts(language: str) -> set[str]:
    """Ids of the template's messages in a language, and those of the lesson below."""
    source = files("teocalli.games.heap") / "locale" / "lesson" / f"{language}.ftl"
    written = re.findall(r"^([a-z-]+) =", source.read_text(encoding="utf-8"), re.MULTILINE)
    return {*written, *(f"heap-lesson-other{step}" for step in ("", "-take", "-end"))}


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """The template, as if it were installed, with its own texts."""
    monkeypatch.setattr("teocalli.core.registry._registry", Registry({}))
    register_game(HeapGame)
    monkeypatch.setattr(Texts, "has", lambda texts, text: text.partition(".")[0] in own_texts(texts.language))
    return HeapGame


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.text)
def test_every_lesson_can_be_played_and_says_something_in_every_language(lesson: Lesson) -> None:
    """Reading it plays it: each awaited word is legal for the pupil; and each step is short enough to be read."""
    awaited = [moment for moment in lesson.moments if moment.word is not None]
    assert awaited
    for moment in awaited:
        state = lesson.match.state_at(moment.n)
        assert moment.word in lesson.match.game.legal_words(state)
        assert state.current_player == lesson.pupil
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        said = {step.name: texts.format(lesson.text_of(step)) for step in {moment.step for moment in lesson.moments}}
        assert max(map(len, said.values())) <= LONGEST, max(said, key=lambda name: len(said[name]))
        assert texts.format(lesson.text)
        assert texts.format(f"{lesson.text}.about")


@pytest.mark.parametrize("game", known_games())
def test_the_course_of_a_game_has_an_order(game: str) -> None:
    """No two lessons stand at the same place, and what is extra comes last."""
    course = lessons(game_class(game))
    assert [lesson.order for lesson in course] == list(range(1, len(course) + 1))
    assert sorted(course, key=lambda lesson: lesson.extra) == list(course)


def test_a_game_of_a_stranger_has_its_lesson(heap: type[Game]) -> None:
    [lesson] = lessons(heap)
    assert [moment.word for moment in lesson.moments] == [None, "take:1:2", "take:1:1", None]
    assert lesson.match.state.points() == [6, 1]


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("do: take:1:2", "do: take:1:9", 7, "take:1:9"),
        ("do: take:1:2", "do: 7", 7, "do"),
        ("then: [take:2:1]", "then: [7]", 8, "7"),
        ("then: [take:2:1]", "then: [throw:1]", 9, "thrown:1"),
        ("then: [take:2:1]", "thn: [take:2:1]", 8, "thn"),
        ("minutes: 1\n", "", 1, "minutes"),
        ("players: 2", "players: two", 3, "players"),
        ("first:0", "first:7", 4, "first:7"),
        ("[first:0]", "[7]", 4, "line 4: 7 is not a word"),
        ("players: 2", "players: 2\npupil: 2", 4, "0 to 1"),
        ("players: 2", "players: 2\npupil: -1", 4, "0 to 1"),
        ("name: end", "name: take", 9, "take"),
        ("name: end", "name: nowhere", 9, "heap-lesson-other-nowhere"),
        ("    then: [take:2:1]\n  - name: end\n", "", 5, "do"),
        ("  - name: end", "  - name: end\n    light: [roof]", 10, "roof"),
        ("steps:", "steps", 6, ""),
    ],
)
def test_a_faulty_lesson_says_where_and_why(heap: type[Game], old: str, new: str, line: int, says: str) -> None:
    assert read_lesson(heap, "other", GOOD).moments
    faulty = GOOD.replace(old, new)
    assert faulty != GOOD
    with pytest.raises(TeocalliError) as caught:
        read_lesson(heap, "other", faulty)
    assert caught.value.code == "error-lesson"
    assert caught.value.arguments["line"] == line
    assert says in str(caught.value)
