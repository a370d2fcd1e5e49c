"""The rules of a game in a terminal: a table of contents, a rule by its number, or all of it."""

from __future__ import annotations

from contextlib import nullcontext

from rich.console import Console
from rich.markdown import Markdown

from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.rules_text import RulesText, Section, rules_text
from teocalli.core.texts import Texts

EVERYTHING = "all"


def show(console: Console, game: Game, texts: Texts, wanted: str) -> None:
    """Write the rule with a number ("U16", "T47"), everything ("all"), or with "" what there is.

    Raises `TeocalliError` for a number that no rule has, and for a game without rules texts.
    """
    text = _text(game, texts.language)
    if wanted.casefold() == EVERYTHING:
        with console.pager(styles=True) if console.is_terminal else nullcontext():
            console.print(Markdown(text.source))
    elif wanted:
        console.print(Markdown(_rule(text, wanted)))
    else:
        for section in text.sections:
            console.print(f"{_span(section):>9}  {section.heading}")
        console.print(texts.format("cli-rules-how", {"rule": example(game, texts)}))


def example(game: Game, texts: Texts) -> str:
    """The number of a rule, to show how a rule is asked for; "1" for a game without rules texts."""
    text = rules_text(type(game), texts.language)
    numbers = list(text.rules) if text and text.rules else ["1"]
    return numbers[len(numbers) // 2]


def _text(game: Game, language: str) -> RulesText:
    text = rules_text(type(game), language)
    if text is None:
        raise TeocalliError("error-cli-no-rules")
    return text


def _rule(text: RulesText, number: str) -> str:
    wanted = number.strip().upper()
    if wanted in text.rules:
        return f"**{wanted}** {text.rules[wanted]}"
    numbers = list(text.rules)
    if not numbers:
        raise TeocalliError("error-cli-no-rules")
    raise TeocalliError("error-cli-no-such-rule", number=number[:20], first=numbers[0], last=numbers[-1])


def _span(section: Section) -> str:
    """The first and the last number of the rules in a section."""
    numbers = list(section.rules)
    return "–".join(dict.fromkeys((*numbers[:1], *numbers[-1:])))
