"""The numbered rules of a game as the rules page gets them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markdown_it import MarkdownIt

from teocalli.core.errors import TeocalliError
from teocalli.core.house import help_file
from teocalli.core.registry import game_class, known_games

SECTION = re.compile(r"^## ", re.MULTILINE)
RULE = re.compile(r"^\*\*([A-Z]\d+)\*\* ", re.MULTILINE)


@cache
def rules(game: str, language: str) -> dict[str, Any]:
    """Give the rules text of a game: title, and sections with heading, introduction and numbered rules as HTML.

    Raises `TeocalliError` (`error-no-such-page`) for an unknown game, or one without rules in that language.
    """
    if game not in known_games():
        raise TeocalliError("error-no-such-page")
    source = help_file(game_class(game), language)
    if not source.is_file():
        raise TeocalliError("error-no-such-page")
    head, *sections = SECTION.split(source.read_text(encoding="utf-8"))
    return {"title": head.removeprefix("# ").strip(), "sections": [_section(text) for text in sections]}


def _section(text: str) -> dict[str, Any]:
    heading, _, body = text.partition("\n")
    introduction, *parts = RULE.split(body)
    numbers, texts = parts[::2], parts[1::2]
    return {
        "heading": heading.strip(),
        "html": _html(introduction),
        "rules": [{"number": n, "html": _html(rule)} for n, rule in zip(numbers, texts, strict=True)],
    }


def _html(text: str) -> str:
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text.strip()))
