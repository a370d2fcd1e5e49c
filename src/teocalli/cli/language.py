"""In which language the program speaks: `--lang`, else what the environment says, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextvars import ContextVar

from teocalli.core import numbers
from teocalli.core.errors import TeocalliError
from teocalli.core.texts import LANGUAGES, Texts, pick_language

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name the language; the first that is set decides, as everywhere on Unix."""

_texts: ContextVar[Texts] = ContextVar("texts", default=Texts(LANGUAGES[0]))  # noqa: B039 - nothing changes texts


def use_environment(environment: Mapping[str, str] = os.environ) -> None:
    """Speak the language that the environment asks for."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), None)
    _texts.set(Texts(pick_language(locale)))


def use(language: str | None) -> None:
    """Speak this language; None changes nothing. Raises `TeocalliError` for one that there are no texts in."""
    if language is None:
        return
    if language not in LANGUAGES:
        raise TeocalliError("error-cli-language", language=language[:20], known=", ".join(LANGUAGES))
    _texts.set(Texts(language))


def texts() -> Texts:
    """The texts of the language that is spoken."""
    return _texts.get()


def say(message_id: str, /, **arguments: object) -> str:
    """A text in the language that is spoken."""
    return texts().format(message_id, arguments)


def decimal(value: float, places: int = 1) -> str:
    """A number with so many decimals, as it is written in the language."""
    return numbers.decimal(value, texts().language, places)


def percent(value: float, places: int = 1) -> str:
    """A share as a percentage with so many decimals, as it is written in the language."""
    return numbers.percent(value, texts().language, places)
