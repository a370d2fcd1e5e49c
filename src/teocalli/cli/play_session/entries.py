"""What a person may type, and what is meant by it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

COMMANDS = ("help", "hint", "list", "log", "quit", "rules", "save", "show", "undo")

SHORT_FORMS = {"?": "help"}


@dataclass(frozen=True)
class Choice:
    """A legal action was chosen: its place in the list of words, from 0."""

    index: int


@dataclass(frozen=True)
class Command:
    """A command, with what was typed behind it."""

    name: str
    argument: str


@dataclass(frozen=True)
class Unclear:
    """Nothing that can be done is meant; `candidates` are what it could mean, if it could mean several things."""

    text: str
    candidates: tuple[str, ...] = ()


Entry = Choice | Command | Unclear


def parse_input(text: str, words: Sequence[str]) -> Entry:
    """What is meant by a line that is not empty, where `words` are the legal words by number.

    A number, a word or a command; upper and lower case are the same, a space may stand for a word's colon or hyphen
    (`move b4 a6`), and the beginning is enough where only one thing begins so.
    """
    typed = text.strip()
    if typed.isascii() and typed.isdigit():
        number = int(typed)
        return Choice(number - 1) if 1 <= number <= len(words) else Unclear(typed)
    name, _, argument = typed.partition(" ")
    name = SHORT_FORMS.get(name, name)
    meant = _words_meant(typed, words)
    if len(meant) == 1 and _plain(words[meant[0]]) in _readings(typed):
        return Choice(meant[0])
    if name.casefold() in COMMANDS:
        return Command(name.casefold(), argument.strip())
    commands = [command for command in COMMANDS if command.startswith(name.casefold())]
    if len(meant) + len(commands) == 1:
        return Choice(meant[0]) if meant else Command(commands[0], argument.strip())
    return Unclear(typed, (*(words[index] for index in meant), *commands))


def _words_meant(typed: str, words: Sequence[str]) -> list[int]:
    """The words that are typed in full, or else those that begin so."""
    readings = _readings(typed)
    whole = [index for index, word in enumerate(words) if _plain(word) in readings]
    return whole or [index for index, word in enumerate(words) if any(_plain(word).startswith(r) for r in readings)]


def _readings(typed: str) -> set[str]:
    """The text, and the text with its first space as a colon and the second as a hyphen."""
    plain = _plain(typed)
    if " " not in plain:
        return {plain}
    return {re.sub(r" ", "-", re.sub(r" ", ":", plain, count=1), count=1), re.sub(r" ", ":", plain, count=1)}


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
