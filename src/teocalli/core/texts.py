"""Texts for people: the Fluent catalogues of all rooms, one set for browser, terminal and server.

A room keeps its catalogues in `locale/{en,de,fr}.ftl`, and so does the package of a game; they are found, not listed.
Texts used by few pages are in parts, `locale/{part}/{en,de,fr}.ftl`, which a browser loads when it opens such a page.
Text without a language is a *message*, `{"id": str, "args": {name: value}}`. A value is a text, a number, a truth
value, a message (formatted first), or a list of these, which is joined as usual in that language:
"a, b and c". If an argument is the reader (`core/names.py`), the message's attribute `you` is used.
"""

from __future__ import annotations

import os
import re
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise

from babel import Locale, negotiate_locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from teocalli.core.errors import shown
from teocalli.core.names import is_you
from teocalli.core.registry import game_packages

LANGUAGES = ("en", "de", "fr")
"""The languages of all catalogues; the first is the fallback."""

STRICT_VARIABLE = "TEOCALLI_STRICT_TEXTS"
"""Environment variable; "1" makes a missing text or argument an error. The tests set it."""

LONGEST_ARGUMENT = 2500
"""Maximum number of characters of an argument: Fluent does not format messages with longer ones."""

IN_SECOND_PERSON = "you"
"""Attribute of a message: its text for the person it is about."""

_LARGE = 10**15
"""Larger numbers are given as texts: writing them in groups fails beyond the precision of decimals."""


class TextError(LookupError):
    """A message missing from all catalogues, or a missing argument of a message (only in strict mode)."""


class Texts:
    """All texts of one language.

    A text that is missing or cannot be formatted is given in English, or failing that as its id: nobody ever sees a
    traceback because of a missing text. With `strict`, it raises `TextError`; `None` leaves this to `STRICT_VARIABLE`.
    """

    def __init__(self, language: str, *, strict: bool | None = None) -> None:
        if language not in LANGUAGES:
            raise TextError(f"no language {language!r}, only {', '.join(LANGUAGES)}")
        self.language = language
        self._strict = os.environ.get(STRICT_VARIABLE) == "1" if strict is None else strict

    def format(self, message_id: str, args: Mapping[str, object] | None = None) -> str:
        """The text of a message, or with `id.attribute` that of one of its attributes."""
        try:
            arguments = {name: self._argument(value) for name, value in (args or {}).items()}
            return _format(self.language, self._spoken(message_id, args or {}), arguments)
        except (TextError, RecursionError):
            if self._strict:
                raise
        if self.language == LANGUAGES[0]:
            return message_id
        return Texts(LANGUAGES[0], strict=False).format(message_id, args)

    def message(self, message: Mapping[str, object]) -> str:
        """The text of a message `{"id", "args"}`; `args` may be left out."""
        args = message.get("args")
        return self.format(str(message["id"]), args if isinstance(args, Mapping) else None)

    def has(self, message_id: str) -> bool:
        """Whether the language has this message or attribute."""
        return _entries_now(self.language).pattern(message_id) is not None

    def _spoken(self, message_id: str, args: Mapping[str, object]) -> str:
        """The id of the text: that in the second person where the message is about whoever reads it."""
        to_you = f"{message_id}.{IN_SECOND_PERSON}"
        return to_you if any(map(is_you, args.values())) and self.has(to_you) else message_id

    def _argument(self, value: object) -> str | int | float:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (int, float)):
            return value if abs(value) < _LARGE else shown(value)
        if isinstance(value, str):
            return _shortened(value)
        if isinstance(value, Mapping):
            return _shortened(self.message(value))
        if isinstance(value, Sequence):
            return _shortened(self._list(value))
        raise TextError(f"no argument of a message: {type(value).__name__}")

    def _list(self, parts: Sequence[object]) -> str:
        return format_list([str(self._argument(part)) for part in parts], locale=Locale.parse(self.language))


def _shortened(text: str) -> str:
    """An argument as long as Fluent takes it; longer ones come from a person's input and are cut."""
    return text if len(text) <= LONGEST_ARGUMENT else text[: LONGEST_ARGUMENT - 1] + "…"


def catalogue(language: str, without: Container[str] = ()) -> str:
    """Join the catalogues of a language into one Fluent source: all games, and all rooms and parts but some."""
    return _joined(language, catalogue_files(language, without))


def part_of_catalogue(language: str, part: str) -> str:
    """Join one part of all rooms and games; empty for a part that does not exist."""
    return _joined(language, (file for place in _places() for file in _in_part(place, part, language)))


def _joined(language: str, sources: Iterator[Traversable]) -> str:
    if language not in LANGUAGES:
        raise TextError(f"no language {language!r}, only {', '.join(LANGUAGES)}")
    return "\n".join(source.read_text(encoding="utf-8") for source in sources)


def catalogue_files(language: str, without: Container[str] = ()) -> Iterator[Traversable]:
    """The catalogues of all rooms and games that have one, rooms in alphabetical order, each with its parts."""
    for place in _places(without):
        source = place / "locale" / f"{language}.ftl"
        if source.is_file():
            yield source
        for part in _parts(place):
            if part not in without:
                yield from _in_part(place, part, language)


def _places(without: Container[str] = ()) -> Iterator[Traversable]:
    rooms = sorted((room for room in files("teocalli").iterdir() if room.is_dir()), key=lambda room: room.name)
    yield from (room for room in rooms if room.name not in without)
    yield from _houses()


def _parts(place: Traversable) -> list[str]:
    folder = place / "locale"
    return sorted(part.name for part in folder.iterdir() if part.is_dir()) if folder.is_dir() else []


def _in_part(place: Traversable, part: str, language: str) -> Iterator[Traversable]:
    source = place / "locale" / part / f"{language}.ftl"
    if source.is_file():
        yield source


def _houses() -> Iterator[Traversable]:
    for package in game_packages():
        try:
            yield files(package)
        except (ImportError, OSError, TypeError):  # said when the game itself is asked for
            continue


def pick_language(preference: str | None) -> str:
    """Choose the language for an `Accept-Language` header (`de-CH,fr;q=0.8`) or for `LANG` (`de_CH.UTF-8`)."""
    wanted: list[tuple[float, str]] = []
    for part in re.split("[,:]", preference or ""):
        tag, *parameters = (piece.strip() for piece in part.split(";"))
        weight = _weight(parameters)
        if weight > 0:
            wanted.append((weight, re.split("[.@]", tag)[0].replace("_", "-")))
    wanted.sort(key=lambda entry: -entry[0])
    return (negotiate_locale([tag for _, tag in wanted], LANGUAGES, sep="-", aliases={}) or LANGUAGES[0]).lower()


def _weight(parameters: Sequence[str]) -> float:
    """Read the `q` of an entry of `Accept-Language`: 1 when there is none, 0 when it is no number."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            return float(value) if re.fullmatch(r"\d(\.\d{1,3})?", value.strip()) else 0.0
    return 1.0


class _Entries:
    """The messages of a language, each parsed when it is first needed: parsing them all takes a third of a second."""

    def __init__(self, language: str, source: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        starts = [*_ENTRY.finditer(source), None]
        self._sources = {
            start[1]: source[start.start() : end.start() if end else len(source)]
            for start, end in pairwise(starts)
            if start
        }
        self._parsed: set[str] = set()

    def pattern(self, message_id: str) -> Pattern | None:
        """The text of a message or of `id.attribute`; None if there is none."""
        name, _, attribute = message_id.partition(".")
        if name not in self._sources:
            return None
        self._parse(name)
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Pattern, arguments: Mapping[str, str | int | float]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), errors

    def _parse(self, name: str) -> None:
        """Parse a message and those to which it refers."""
        waiting = [name]
        while waiting:
            wanted = waiting.pop()
            source = self._sources.get(wanted)
            if source is None or wanted in self._parsed:
                continue
            self._bundle.add_resource(FluentResource(source))
            self._parsed.add(wanted)
            waiting += _REFERENCE.findall(source)


_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def _entries_now(language: str) -> _Entries:
    return _entries(language, game_packages())


@cache
def _entries(language: str, _packages: tuple[str, ...]) -> _Entries:
    """The texts of a language, parsed anew when another game has become known."""
    return _Entries(language, catalogue(language))


def _format(language: str, message_id: str, arguments: Mapping[str, str | int | float]) -> str:
    entries = _entries_now(language)
    pattern = entries.pattern(message_id)
    if pattern is None:
        raise TextError(f"no text {message_id!r} in {language!r}")
    text, errors = entries.format(pattern, arguments)
    if errors:
        raise TextError(f"text {message_id!r} in {language!r}: {'; '.join(map(str, errors))}")
    return text
