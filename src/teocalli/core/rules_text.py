"""The rules pages of a game, taken apart: sections, and in them rules by their numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from teocalli.core.game import Game
from teocalli.core.house import help_file

_SECTION = re.compile(r"^## ", re.MULTILINE)
_RULE = re.compile(r"^\*\*([A-Z]\d+)\*\* ", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """A part of the rules: heading, what stands before its first rule, and rules by number, all as Markdown."""

    heading: str
    introduction: str
    rules: dict[str, str]


@dataclass(frozen=True)
class RulesText:
    """The rules of a game in one language; `source` is the whole page."""

    source: str
    title: str
    sections: list[Section]

    @property
    def rules(self) -> dict[str, str]:
        """Every rule by its number, in the order of the page."""
        return {number: text for section in self.sections for number, text in section.rules.items()}


@cache
def rules_text(game: type[Game], language: str) -> RulesText | None:
    """Read the rules of a game; None where it has none in that language."""
    page = help_file(game, language)
    if not page.is_file():
        return None
    source = page.read_text(encoding="utf-8")
    head, *sections = _SECTION.split(source)
    return RulesText(source, head.removeprefix("# ").strip(), [_section(text) for text in sections])


@cache
def turn_text(game: type[Game], language: str) -> str:
    """A turn on one page, as Markdown; "" where the game has none in that language."""
    page = help_file(game, f"turn-{language}")
    return page.read_text(encoding="utf-8").strip() if page.is_file() else ""


def _section(text: str) -> Section:
    heading, _, body = text.partition("\n")
    introduction, *parts = _RULE.split(body)
    rules = dict(zip(parts[::2], map(str.strip, parts[1::2]), strict=True))
    return Section(heading.strip(), introduction.strip(), rules)
