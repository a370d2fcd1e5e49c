"""What a record or component file may hold at most (docs/records.md), and reading JSON within it.

Whoever reads foreign data bounds its size before its meaning: what passes here is small enough for everything after.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping
from typing import Any

from teocalli.core.errors import Message, message, shown

MOST_RECORD_BYTES = 1_000_000
"""Bytes of a record; the longest games have about 100,000."""
MOST_YAML_BYTES = 200_000
"""Bytes of a component file or a plan."""
MOST_DEPTH = 32
"""Levels of nesting, the outermost counted."""
MOST_DIGITS = 15
"""Digits of a number before its point: so many every program reads without loss."""
MOST_KEY = 200
"""Characters of a key."""
MOST_TEXT = MOST_YAML_BYTES
"""Characters of a text: it may be the content of a component file."""
_MOST_NUMBER_TEXT = 40
"""Characters of a number with a point or an exponent."""
_BEYOND = 10**MOST_DIGITS
_HALF_PAIR = re.compile("[\ud800-\udfff]")
_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]', re.DOTALL)


class LimitFault(Exception):  # noqa: N818 - it is not the program that fails
    """Data beyond a limit: `reason` names the limit; `where` the place as a path of keys, or `line` its line."""

    def __init__(self, reason: Message, *, where: str = "", line: int = 0) -> None:
        super().__init__(reason, where, line)
        self.reason = reason
        self.where = where
        self.line = line


def read_json(data: str | bytes, most_bytes: int = MOST_RECORD_BYTES) -> Any:
    """Parse JSON text. Raises `LimitFault` for what is beyond the limits, and `json.JSONDecodeError`."""
    text = decode(data, most_bytes)
    _check_nesting(text)
    value = json.loads(text, parse_int=_whole, parse_float=_real)
    check_plain(value)
    return value


def decode(data: str | bytes, most_bytes: int) -> str:
    """Text of UTF-8, without a mark at its beginning. Raises `LimitFault` if it is longer, or not UTF-8."""
    if len(data) > most_bytes:
        raise LimitFault(message("limit-bytes", most=most_bytes))
    if isinstance(data, bytes):
        try:
            data = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise LimitFault(message("limit-utf8", byte=error.start + 1)) from None
    return data.removeprefix("\ufeff")


def check_plain(value: Any) -> None:
    """Raises `LimitFault`, which names the place, unless `value` is plain data as JSON has it, within the limits."""
    waiting: list[tuple[Any, _Place]] = [(value, None)]
    while waiting:
        part, place = waiting.pop()
        fault = fault_of(part)
        children = _children(part)
        if fault is None and children is not None and _depth(place) >= MOST_DEPTH:
            fault = message("limit-depth", most=MOST_DEPTH)
        if fault is not None:
            raise LimitFault(fault, where=path(place))
        waiting += [(child, (place, key)) for key, child in reversed(list(children or ()))]


def plain_copy(value: Any) -> Any:
    """A copy that shares nothing with `value`, lists and dicts throughout. Raises `LimitFault` as `check_plain`."""
    check_plain(value)
    return copied(value)


def copied(value: Any) -> Any:
    """A copy of plain data that has been checked before, which shares nothing with it."""
    kind = type(value)
    if kind is str or kind is int or kind is bool or value is None:  # asked first, for it is most often so
        return value
    if kind is dict or isinstance(value, Mapping):
        return {key: copied(part) for key, part in value.items()}
    return [copied(part) for part in value] if isinstance(value, list | tuple) else value


def fault_of(value: Any) -> Message | None:
    """What is beyond the limits in a value by itself, its parts left out."""
    if isinstance(value, str):
        return text_fault(value, MOST_TEXT, "limit-text")
    if isinstance(value, Mapping):
        return next(filter(None, map(_key_fault, value)), None)
    if value is None or isinstance(value, bool | list | tuple):
        return None
    return number_fault(value) if isinstance(value, int | float) else message("limit-kind", kind=type(value).__name__)


def number_fault(value: float) -> Message | None:
    """What is wrong with a number."""
    if isinstance(value, float) and not math.isfinite(value):
        return message("limit-finite")
    return message("limit-number", most=MOST_DIGITS) if abs(value) >= _BEYOND else None


def text_fault(text: str, most: int, too_long: str) -> Message | None:
    """What is wrong with a text, for which `too_long` is said if it has more than `most` characters."""
    if len(text) > most:
        return message(too_long, most=most)
    return message("limit-half-pair") if _HALF_PAIR.search(text) else None


_Place = tuple[Any, Any] | None
"""The place of a part: that of what holds it, and its key there."""


def path(place: _Place) -> str:
    """The keys that lead to a place, as far as they fit into a sentence; "" for the whole."""
    keys: list[str] = []
    while place is not None:
        place, key = place
        keys.append(shown(key, 40))
    return shown("/".join(reversed(keys))) if keys else ""


def _depth(place: _Place) -> int:
    depth = 0
    while place is not None:
        place, depth = place[0], depth + 1
    return depth


def _children(value: Any) -> Iterable[tuple[Any, Any]] | None:
    if isinstance(value, Mapping):
        return value.items()
    return enumerate(value) if isinstance(value, list | tuple) else None


def _key_fault(key: Any) -> Message | None:
    if isinstance(key, str):
        return text_fault(key, MOST_KEY, "limit-key")
    return fault_of(key) if isinstance(key, int) else message("limit-kind", kind=type(key).__name__)


def _check_nesting(text: str) -> None:
    """Before parsing, which goes as deep as the text does."""
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if depth > MOST_DEPTH:
            line = text.count("\n", 0, token.start()) + 1
            raise LimitFault(message("limit-depth", most=MOST_DEPTH), line=line)


def _whole(text: str) -> int:
    return int(text) if len(text) <= MOST_DIGITS + 1 else _BEYOND


def _real(text: str) -> float:
    value = float(text) if len(text) <= _MOST_NUMBER_TEXT else math.inf
    return value if math.isfinite(value) else _BEYOND
