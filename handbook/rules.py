"""Pages of the rules: those that the program shows, with the figures beside the rules that they belong to."""

from __future__ import annotations

import re

from handbook.markup import indented, picture
from teocalli.core.figure import Figure, figures
from teocalli.core.game import Game
from teocalli.core.registry import game_class
from teocalli.core.rules_text import RulesText, Section, rules_text, turn_text
from teocalli.core.texts import Texts

_NUMBER = re.compile(r"(?<![\w#\[`])([A-Z]\d{1,3})(?![\w`\]])")
_OPTION = re.compile(r"^(Option \*.*?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
_NOTE = re.compile(r"^> (.*(?:\n>.*)*)", re.MULTILINE)


def rules_page(game: str, language: str, *, pictures: bool) -> str:
    """The rules of a game in a language, as the program's own rules page has them: numbered, with figures."""
    house, texts = game_class(game), Texts(language)
    text = rules_text(house, language)
    if text is None:
        raise LookupError(f"{game} has no rules in {language}")
    turn = turn_text(house, language)
    parts = [f"# {text.title}"]
    if turn:
        parts.append(f"## {texts.format('web-help-tab-turn')}\n\n{_prose(_with_lower_headings(turn), text, texts)}")
    parts += [_section(section, house, text, texts, pictures=pictures) for section in text.sections]
    return "\n\n".join(parts) + "\n"


def linked_numbers(text: str, page: str, known: RulesText | None) -> str:
    """A text in which the numbers of rules lead to them; `page` is where they stand, "" for the same one."""
    numbers = known.rules if known is not None else {}
    return _NUMBER.sub(lambda found: f"[{found[1]}]({page}#{found[1]})" if found[1] in numbers else found[1], text)


def _section(section: Section, game: type[Game], text: RulesText, texts: Texts, *, pictures: bool) -> str:
    beside = [
        "\n\n".join(
            [
                f'<span class="rule-number" id="{number}">**[{number}](#{number})**</span> {_prose(rule, text, texts)}',
                *(_figure(figure, texts) for figure in figures(game) if pictures and figure.rule == number),
            ]
        )
        for number, rule in section.rules.items()
    ]
    return "\n\n".join([f"## {section.heading}", _prose(section.introduction, text, texts), *beside])


def _prose(source: str, text: RulesText, texts: Texts) -> str:
    """Markdown as it stands in the rules: options stand apart, and quotations are notes that open when wanted."""
    told = linked_numbers(indented(source), "", text)
    told = _OPTION.sub(r"\1\n{: .option }", told)
    return _NOTE.sub(lambda note: _folded(texts.format("web-rules-note"), note[1]), told)


def _folded(title: str, quoted: str) -> str:
    lines = [re.sub("^> ?", "", line) for line in quoted.splitlines()]
    return "\n".join([f'??? quote "{title}"', "", *(f"    {line}" if line else "" for line in lines)])


def _with_lower_headings(text: str) -> str:
    return re.sub("^#", "##", text, flags=re.MULTILINE)


def _figure(figure: Figure, texts: Texts) -> str:
    caption = texts.format(figure.text, figure.numbers)
    drawn = picture(f"figure-{figure.game.name}-{figure.name}", caption, up=1)
    return f'<figure class="rule-figure" markdown>\n{drawn}\n<figcaption>{caption}</figcaption>\n</figure>'
