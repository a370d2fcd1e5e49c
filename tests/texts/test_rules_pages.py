"""The rules pages are for players: options by their titles, no names from the program."""

from __future__ import annotations

import html
import re
from importlib.resources import files

import pytest

from teocalli.core.game import Game
from teocalli.core.options import Option
from teocalli.core.registry import known_games, load_game
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.server.rules import rules as rules_page
from tests.texts.catalogues import NOT_FRENCH
from tests.uxmal.test_rules_text import Tags

GAMES = list(known_games())
OPTIONS = [(name, option) for name in GAMES for option in load_game(name).option_set]
TILES = r"(?:[A-Za-z]{2}|[a-zA-Z]{4})(?: [A-Za-z]{2,4})+"
"""Lists of tiles by their icons (T10)."""
PROGRAM = r"\b(tests?|JSON|API|commit|hash|seed|stdout|teocalli|version \d|Version \d)\b"


def page_html(game: str, language: str) -> str:
    sections = rules_page(game, language)["sections"]
    parts = [part for s in sections for part in (s["html"], *(rule["html"] for rule in s["rules"]))]
    return html.unescape("\n".join(parts))


def titles(game: str, option: Option, language: str) -> tuple[str, list[str]]:
    """What the table calls an option and its values, the default first; a number is its own title."""
    texts = Texts(language, strict=True)
    values = [str(value).lower() if isinstance(value, bool) else value for value in option.values]
    if option.numbers is None:
        values = [texts.format(f"option-{game}-{option.name}-{value}") for value in values]
    return texts.format(f"option-{game}-{option.name}"), values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda each: getattr(each, "name", each))
def test_an_option_has_one_paragraph_with_the_titles_of_the_table_and_its_default_in_bold(
    game: str, option: Option, language: str
) -> None:
    title, (default, *others) = titles(game, option, language)
    begins = rf"<p>(?:<em>[^<]*</em>\. )?Option <em>{re.escape(title)}</em>"
    [paragraph] = re.findall(rf"{begins}.*?</p>", page_html(game, language), re.DOTALL)
    assert re.findall(r"<strong>(.*?)</strong>", paragraph) == [default]
    assert set(others) <= set(re.findall(r"<em>(.*?)</em>", paragraph))
    limits = [str(limit) for limit in option.numbers or ()]
    assert all(re.search(rf"\b{limit}\b", paragraph) for limit in limits)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_option_is_explained_that_the_game_lacks(game: str, language: str) -> None:
    named = re.findall(r"Option <em>(.*?)</em>", page_html(game, language))
    assert set(named) == {titles(name, option, language)[0] for name, option in OPTIONS if name == game}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_only_notation_is_set_as_code(game: str, language: str) -> None:
    assert not [
        each for each in re.findall(r"<code>(.*?)</code>", page_html(game, language)) if not re.fullmatch(TILES, each)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_that_only_programmers_understand(game: str, language: str) -> None:
    text = Tags(re.sub(r"<code>.*?</code>", "", page_html(game, language))).text
    assert not re.findall(r"\S*_\S*|`", text)
    assert not re.findall(PROGRAM, text)
    assert not identifiers(load_game(game)) & set(re.findall(r"[\w-]+", text))


def identifiers(game: Game) -> set[str]:
    """Names of options and values that are no words of a language."""
    values = {value for option in game.option_set for value in option.values if isinstance(value, str)}
    return {
        each for each in {*values, *(o.name for o in game.option_set)} if "_" in each or re.search("[a-z][0-9]", each)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_on_one_page_quotes_the_same_rules_in_each_language(game: str, language: str) -> None:
    """It is there, short enough for one page, and every number that it quotes is a rule."""
    page = rules_page(game, language)
    known = {rule["number"] for section in page["sections"] for rule in section["rules"]}
    quoted = re.findall(r"\b[A-Z]\d+\b", page["turn"])
    assert quoted == re.findall(r"\b[A-Z]\d+\b", rules_page(game, "en")["turn"])
    assert set(quoted) <= known
    assert 10 <= len(set(quoted)) <= 30
    assert len(html.unescape(re.sub(r"<[^>]*>", "", page["turn"]))) < 3000


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["fr.md", "turn-fr.md"])
def test_french_punctuation_keeps_with_its_word(game: str, name: str) -> None:
    text = files(f"teocalli.games.{game}").joinpath("help", name).read_text(encoding="utf-8")
    wrong = [line for line in text.splitlines() if NOT_FRENCH.search(re.sub(r"`[^`]*`", "", line))]
    assert not wrong
