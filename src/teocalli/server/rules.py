"""The numbered rules of a game as the rules page gets them."""

from __future__ import annotations

from functools import cache
from typing import Any

from markdown_it import MarkdownIt

from teocalli.core.errors import TeocalliError
from teocalli.core.registry import game_class, known_games
from teocalli.core.rules_text import Section, rules_text, turn_text


@cache
def rules(game: str, language: str) -> dict[str, Any]:
    """Give the rules text of a game: title, a turn on one page (it may be ""), and sections with heading, introduction
    and numbered rules, all as HTML.

    Raises `TeocalliError` (`error-no-such-page`) for an unknown game, or one without rules in that language.
    """
    text = rules_text(game_class(game), language) if game in known_games() else None
    if text is None:
        raise TeocalliError("error-no-such-page")
    turn = _html(turn_text(game_class(game), language))
    return {"title": text.title, "turn": turn, "sections": [_section(section) for section in text.sections]}


def _section(section: Section) -> dict[str, Any]:
    return {
        "heading": section.heading,
        "html": _html(section.introduction),
        "rules": [{"number": number, "html": _html(rule)} for number, rule in section.rules.items()],
    }


def _html(text: str) -> str:
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))
