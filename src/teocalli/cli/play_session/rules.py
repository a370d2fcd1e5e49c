"""The rules of a game in a terminal: a table of contents, a rule by its number, or all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import nullcontext
from importlib.resources.abc import Traversable

from rich.console import Console
from rich.markdown import Markdown

from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.house import help_file
from teocalli.core.texts import Texts

EVERYTHING = "all"
_RULE = re.compile(r"^\*\*([A-Z]\d+)\*\*", re.MULTILINE)
_END = re.compile(r"^(\*\*[A-Z]\d+\*\*|#)", re.MULTILINE)
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


def show(console: Console, game: Game, texts: Texts, wanted: str) -> None:
    """Write the rule with a number ("U16", "T47"), everything ("all"), or with "" what there is.

    Raises `TeocalliError` for a number that no rule has, and for a game without rules texts.
    """
    text = _text(game, texts.language)
    if wanted.casefold() == EVERYTHING:
        with console.pager(styles=True) if console.is_terminal else nullcontext():
            console.print(Markdown(text))
    elif wanted:
        console.print(Markdown(_rule(text, wanted)))
    else:
        for heading, numbers in _contents(text):
            console.print(f"{numbers:>9}  {heading}")
        console.print(texts.format("cli-rules-how", {"rule": example(game, texts)}))


def example(game: Game, texts: Texts) -> str:
    """The number of a rule, to show how a rule is asked for; "1" for a game without rules texts."""
    source = _source(game, texts.language)
    numbers = _RULE.findall(source.read_text(encoding="utf-8")) if source.is_file() else ["1"]
    return numbers[len(numbers) // 2]


def _source(game: Game, language: str) -> Traversable:
    return help_file(type(game), language)


def _text(game: Game, language: str) -> str:
    source = _source(game, language)
    if not source.is_file():
        raise TeocalliError("error-cli-no-rules")
    return source.read_text(encoding="utf-8")


def _rule(text: str, number: str) -> str:
    wanted = number.strip().upper()
    for found in _RULE.finditer(text):
        if found.group(1) == wanted:
            end = _END.search(text, found.end())
            return text[found.start() : end.start() if end else None]
    numbers = _RULE.findall(text)
    raise TeocalliError("error-cli-no-such-rule", number=number[:20], first=numbers[0], last=numbers[-1])


def _contents(text: str) -> Iterator[tuple[str, str]]:
    """Headings with the first and last number of the rules below them."""
    headings = list(_HEADING.finditer(text))
    for place, heading in enumerate(headings):
        end = headings[place + 1].start() if place + 1 < len(headings) else len(text)
        numbers = _RULE.findall(text, heading.end(), end)
        span = numbers[0] if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}" if numbers else ""
        yield heading.group(1), span
