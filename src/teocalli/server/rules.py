"""The numbered rules of a game as the rules page gets them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markdown_it import MarkdownIt

from teocalli.core.errors import TeocalliError
from teocalli.core.registry import game_class, known_games
from teocalli.core.rules_text import Section, rules_text, turn_text
from teocalli.core.texts import Texts

_OPTION = re.compile(r"(<p>Option <em>.*?</p>)", re.DOTALL)
_NOTE = re.compile(r"<blockquote>(.*?)</blockquote>", re.DOTALL)


@cache
def rules(game: str, language: str) -> dict[str, Any]:
    """Give the rules text of a game: title, a turn on one page (it may be ""), and sections with heading, introduction
    and numbered rules, all as HTML.

    Raises `TeocalliError` (`error-no-such-page`) for an unknown game, or one without rules in that language.
    """
    text = rules_text(game_class(game), language) if game in known_games() else None
    if text is None:
        raise TeocalliError("error-no-such-page")
    note = Texts(language).format("web-rules-note")
    turn = _html(turn_text(game_class(game), language), note)
    return {"title": text.title, "turn": turn, "sections": [_section(section, note) for section in text.sections]}


def _section(section: Section, note: str) -> dict[str, Any]:
    return {
        "heading": section.heading,
        "html": _html(section.introduction, note),
        "rules": [{"number": number, "html": _html(rule, note)} for number, rule in section.rules.items()],
    }


def _html(text: str, note: str) -> str:
    """Markdown as HTML; options stand apart from the rule, and quotations are notes that open when they are wanted."""
    html = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))
    return _NOTE.sub(rf"<details><summary>{note}</summary>\1</details>", _OPTION.sub(r"<div>\1</div>", html))
