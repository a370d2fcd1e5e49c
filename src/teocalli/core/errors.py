"""Errors: each has a code, which is a message of the catalogues, and typed arguments. No traceback reaches a user."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from teocalli.core.state import State

Message = dict[str, Any]
"""`{"id": str, "args": {name: str | number | Message}}`: a text in no language yet."""


def message(message_id: str, /, **arguments: Any) -> Message:
    """A message from the catalogues with its arguments; an argument may be a message itself."""
    return {"id": message_id, "args": arguments}


class TeocalliError(Exception):
    """An error that a user may see. `code` is a message id (`error-…`), `arguments` its arguments."""

    def __init__(self, code: str, /, **arguments: Any) -> None:
        arguments = _all_sayable(arguments)
        super().__init__(code, arguments)
        self.code = code
        self.arguments: dict[str, Any] = arguments

    @property
    def message(self) -> Message:
        """The error as a message, for `Texts.message`."""
        return message(self.code, **self.arguments)

    def __str__(self) -> str:
        from teocalli.core.texts import Texts  # noqa: PLC0415 - texts load catalogues; errors must not, until one is read

        return Texts("en").message(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.code, self.arguments)


def _restore(kind: type[TeocalliError], code: str, arguments: dict[str, Any]) -> TeocalliError:
    error = kind.__new__(kind)
    TeocalliError.__init__(error, code, **arguments)
    return error


class OptionError(TeocalliError, ValueError):
    """An unknown option, value, combination or player count."""


class SetupError(TeocalliError, ValueError):
    """A set-up word that is missing or wrong."""


class ComponentsError(TeocalliError, ValueError):
    """A malformed component file."""


class RecordError(TeocalliError, ValueError):
    """A malformed record, or one that does not replay."""


class PositionError(TeocalliError, ValueError):
    """A position summary that does not belong to the game, or describes no valid position."""


class UndoError(TeocalliError):
    """An undo that would cross its barrier (R-03)."""


class IllegalAction(TeocalliError, ValueError):  # noqa: N818 - the name of the contract
    """An action or word that is not legal in a position.

    `word` is the word refused, `legal` the sorted list of legal words.
    """

    def __init__(self, word: str, legal: list[str]) -> None:
        super().__init__("error-illegal-action", word=clean_word(word), legal=shorten(legal))
        self.word = word
        self.legal = legal

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.word, self.legal)

    @classmethod
    def at(cls, state: State, action: int) -> IllegalAction:
        """The error for `action` in `state`."""
        game = state.game
        word = f"#{action}"
        if 0 <= action < game.num_distinct_actions:
            word = game.action_to_string(state, action)
        return cls(word, game.legal_words(state))


SHOWN_WORDS = 12
SHOWN_CHARACTERS = 60


def shorten(words: list[str]) -> str:
    """A list of words for use in a sentence: at most SHOWN_WORDS of them, then the number of the others."""
    if not words:
        return "–"
    rest = len(words) - SHOWN_WORDS
    return " ".join(words[:SHOWN_WORDS]) + (f" … (+{rest})" if rest > 0 else "")


def clean_word(word: object) -> str:
    """A word for use in a sentence: printable, at most 60 characters."""
    return shown(word)


def shown(value: object, most: int = SHOWN_CHARACTERS) -> str:
    """Any value for use in a sentence: printable, at most `most` characters. This cannot fail."""
    match value:
        case str():
            text = _printable(value[: most + 1])
        case None | bool():
            text = {None: "null", True: "true", False: "false"}[value]
        case int():
            text = str(value) if abs(value) < _LARGE else f"{'-' if value < 0 else ''}10^{_digits(value) - 1}…"
        case float():
            text = repr(value)
        case Mapping():
            text = "{…}" if value else "{}"
        case list() | tuple():
            text = "[…]" if value else "[]"
        case _:
            text = type(value).__name__
    return text if len(text) <= most else text[: most - 1] + "…"


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in text)


def _digits(number: int) -> int:
    """How many decimal digits a number has, to within one: writing it out takes long, or is forbidden."""
    return int(number.bit_length() * math.log10(2)) + 1


_LARGE = 10**15
_LONGEST_TEXT = 10_000
_HALF_PAIR = re.compile("[\ud800-\udfff]")
_DEEPEST = 8
_MOST_PARTS = 1000


def _sayable(value: Any, depth: int = 0) -> Any:
    """An argument as texts and JSON can take it: whatever it was, saying what is wrong does not go wrong itself."""
    if isinstance(value, str):
        return _HALF_PAIR.sub("\ufffd", value[:_LONGEST_TEXT])
    if isinstance(value, int | float) and abs(value) < _LARGE:  # not NaN either
        return value
    if _is_message(value) and depth < _DEEPEST:
        return {"id": value["id"], "args": _all_sayable(value["args"], depth + 1)}
    if isinstance(value, list | tuple) and depth < _DEEPEST:
        return [_sayable(part, depth + 1) for part in value[:_MOST_PARTS]]
    return shown(value)


def _is_message(value: Any) -> bool:
    return (
        isinstance(value, Mapping)
        and set(value) == {"id", "args"}
        and isinstance(value["id"], str)
        and isinstance(value["args"], Mapping)
    )


def _all_sayable(arguments: Mapping[Any, Any], depth: int = 0) -> dict[str, Any]:
    return {shown(name): _sayable(value, depth) for name, value in arguments.items()}
