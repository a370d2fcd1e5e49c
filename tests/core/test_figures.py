"""Figures of the rules: every one is a position of the engine, with its numbers; a faulty one is refused."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.figure import Figure, figures, read_figure
from teocalli.core.game import Game
from teocalli.core.registry import Registry, game_class, known_games, register_game
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.games.heap.game import HeapGame

FIGURES = [figure for game in known_games() for figure in figures(game_class(game))]
LONGEST = 330
"""So many letters a caption has at most."""

GOOD = """rule: H4
players: 2
setup: [first:0]
begin: [take:1:2, take:2:1]
do: take:1:1
show:
  - {part: board, marks: {pile: '+{points}'}}
  - {part: board, when: after}
numbers:
  points: [4, gain/points/0]
  left: [1, before/piles/0]
  choices: [2, 'legal/take:2:']
  gets: [1, 'preview/take:1:1/gain']
"""


def own_texts(language: str) -> set[str]:
    """Ids of the template's messages, those of its lessons included."""
    sources = Path(str(files("teocalli.games.heap"))).glob(f"locale/**/{language}.ftl")
    return {found for each in sources for found in re.findall(r"^([a-z-]+) =", each.read_text("utf-8"), re.MULTILINE)}


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """The template, as if it were installed, with its own texts."""
    monkeypatch.setattr("teocalli.core.registry._registry", Registry({}))
    register_game(HeapGame)
    monkeypatch.setattr(Texts, "has", lambda texts, text: text.partition(".")[0] in own_texts(texts.language))
    return HeapGame


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.text)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caption_says_its_numbers_and_no_other_that_the_rules_tell(figure: Figure, language: str) -> None:
    """Reading a figure confirms its numbers; here: each of them is said, or stands on a picture, in every language."""
    said = Texts(language, strict=True).format(figure.text, figure.numbers)
    assert 0 < len(said) <= LONGEST
    source = next(each for each in _messages(figure.game, language) if each.startswith(f"{figure.text} ="))
    labels = [label for picture in figure.pictures for label in picture.marks.values()]
    for name, number in figure.numbers.items():
        assert re.search(rf"\$ ?{name}\b", source) or any(str(number) in label for label in labels), name


def _messages(game: type[Game], language: str) -> list[str]:
    package = game.__module__.rpartition(".")[0]
    source = (files(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.split(r"\n(?=\S)", source)


def test_a_game_of_a_stranger_has_its_figure(heap: type[Game]) -> None:
    [figure] = figures(heap)
    assert figure.rule == "H4"
    assert figure.words == ("take:1:1",)
    assert figure.numbers == {"left": 1, "points": 4}
    assert figure.match_at("before").state.points() == [2, 1]
    assert figure.match_at("after").state.points() == [6, 1]


def test_numbers_come_from_every_place_where_the_rules_tell_them(heap: type[Game]) -> None:
    figure = read_figure(heap, "clear", GOOD)
    assert figure.numbers == {"points": 4, "left": 1, "choices": 2, "gets": 1}
    assert figure.pictures[0].marks == {"pile": "+4"}


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("rule: H4", "rule: H9", 1, "H9"),
        ("do: take:1:1", "do: take:1:2", 5, "take:1:2"),
        ("when: after", "when: later", 8, "later"),
        ("do: take:1:1\n", "", 7, "after"),
        ("points: [4,", "points: [5,", 10, "4"),
        ("points: [4, gain/points/0]", "points: 4", 10, "points"),
        ("gain/points/0", "gain/point/0", 10, "gain/point/0"),
        ("preview/take:1:1/", "preview/take:1:3/", 13, "take:1:3"),
        ("+{points}", "+{point}", 7, "point"),
        ("+{points}", "+{points.x}", 7, "points.x"),
        ("+{points}", "+{points[0]}", 7, "points[0]"),
        ("setup: [first:0]\n", "", 1, "setup"),
        ("players: 2\n", "lesson: first\nstep: nowhere\n", 3, "nowhere"),
        ("players: 2\n", "lesson: second\nstep: clear\n", 2, ""),
        ("{part: board, when", "{parts: board, when", 8, "parts"),
        ("numbers:", "number:", 9, "number"),
    ],
)
def test_a_faulty_figure_says_where_and_why(heap: type[Game], old: str, new: str, line: int, says: str) -> None:
    faulty = GOOD.replace(old, new)
    assert faulty != GOOD
    with pytest.raises(TeocalliError) as caught:
        read_figure(heap, "clear", faulty)
    assert caught.value.code == "error-figure"
    assert caught.value.arguments["line"] == line
    assert says in str(caught.value)


def test_a_caption_that_a_language_lacks_is_refused(heap: type[Game]) -> None:
    with pytest.raises(TeocalliError, match="heap-figure-other"):
        read_figure(heap, "other", GOOD)
