"""The rules of Uxmal as a page: sections of numbered rules, made from the Markdown files in `rules/`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TypedDict

from markdown_it import MarkdownIt
from markdown_it.token import Token

from teocalli.core.texts import LANGUAGES, TextError

RULE_NUMBER = re.compile(r"U\d+")


class Rule(TypedDict):
    """A rule, or with `number` null a text between rules. `html` is safe to show: the sources' own HTML is escaped."""

    number: str | None
    html: str


class Section(TypedDict):
    """A heading and what stands below it."""

    heading: str
    rules: list[Rule]


class RulesPage(TypedDict):
    """All rules in one language."""

    title: str
    sections: list[Section]


@cache
def rules_page(language: str) -> RulesPage:
    """The rules in a language. Raises `TextError` for a language that there is not."""
    if language not in LANGUAGES:
        raise TextError(f"no rules in language {language!r}, only {', '.join(LANGUAGES)}")
    source = files("teocalli.uxmal").joinpath(f"rules/{language}.md").read_text(encoding="utf-8")
    return read_rules(source)


def read_rules(source: str) -> RulesPage:
    """Read a rules text: one title, headed sections, each rule a paragraph that begins with its number in bold.

    What follows such a paragraph (more paragraphs, lists, tables) belongs to the rule, up to the next rule or heading.
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    page: RulesPage = {"title": "", "sections": []}
    for part in _blocks(markdown.parse(source)):
        if part[0].tag == "h1":
            page["title"] = part[1].content
        elif part[0].tag == "h2":
            page["sections"].append({"heading": part[1].content, "rules": []})
        else:
            number = _take_number(part)
            _add(page["sections"][-1]["rules"], number, markdown.renderer.render(part, markdown.options, {}))
    return page


def _add(rules: list[Rule], number: str | None, html: str) -> None:
    """Begin a rule, or go on with the one before."""
    if number is not None or not rules:
        rules.append({"number": number, "html": html})
    else:
        rules[-1]["html"] += html


def _blocks(tokens: Sequence[Token]) -> list[list[Token]]:
    """Split into the blocks of the outermost level: headings, paragraphs, lists, tables."""
    parts: list[list[Token]] = []
    for token in tokens:
        if token.level == 0 and token.nesting >= 0:
            parts.append([])
        parts[-1].append(token)
    return parts


def _take_number(part: Sequence[Token]) -> str | None:
    """The number with which a paragraph begins; it is taken out of the paragraph."""
    inline = part[1].children if part[0].type == "paragraph_open" else None
    if not inline or len(inline) < 5 or inline[1].type != "strong_open":
        return None
    number = inline[2].content
    if inline[0].content or not RULE_NUMBER.fullmatch(number):
        return None
    inline[4].content = inline[4].content.lstrip()
    del inline[:4]
    return number
