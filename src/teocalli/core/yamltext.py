"""Reading YAML: the same small part of it for every file, its work bounded by the limits of `limits.py`.

Mappings, lists and scalars, as people write them by hand. Anchors and aliases, with which a few lines unfold to
gigabytes, and tags, with which a file names a type of the program, are refused. Unquoted, `true` and `false`, `null`,
whole numbers and decimals are what they look like; everything else is text, `yes`, `no` and dates too.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import Any, NoReturn

import yaml

from teocalli.core.errors import Message, TeocalliError, message, shown
from teocalli.core.limits import (
    MOST_DEPTH,
    MOST_DIGITS,
    MOST_KEY,
    MOST_TEXT,
    MOST_YAML_BYTES,
    LimitFault,
    decode,
    number_fault,
    text_fault,
)

_STANDARD = "tag:yaml.org,2002:"
"""What `!!` stands for."""
_WORDS = {"": None, "~": None, "null": None, "true": True, "false": False}
_WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_DECIMAL = re.compile(r"[-+]?[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?|[eE][-+]?[0-9]+)")
_NO_NUMBERS = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")


class YamlError(TeocalliError, ValueError):
    """Text that is no YAML, or more of it than is read; `line` (from 1) and `reason` say where and why."""

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__("error-yaml", line=line, reason=reason)
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Document:
    """What a file says: dicts, lists and scalars; `lines`: the line of every key and item by its path (`tiles/3`)."""

    value: Any
    lines: dict[str, int]


def read_yaml(text: str | bytes, *, texts_only: bool = False) -> Document:
    """Read a document; with `texts_only` every scalar as the text that it is written as. Raises `YamlError`."""
    try:
        return _Builder(decode(text, MOST_YAML_BYTES), texts_only=texts_only).build()
    except LimitFault as fault:
        raise YamlError(1, fault.reason) from None


@dataclass
class _Level:
    """A mapping or list that is being read; `key` waits for its value."""

    value: dict[Any, Any] | list[Any]
    path: str
    names: set[str] = field(default_factory=set)
    key: Any = None
    name: str | None = None


class _Builder:
    """Builds the values from the parser's events, level by level: nothing here or in the parser recurses."""

    def __init__(self, text: str, *, texts_only: bool) -> None:
        self._texts_only = texts_only
        self._text = text
        self._levels: list[_Level] = []
        self._lines: dict[str, int] = {}
        self._result: Any = None
        self._documents = 0

    def build(self) -> Document:
        loader: Any = None
        try:
            loader = yaml.SafeLoader(self._text)
            while not isinstance(event := loader.get_event(), yaml.StreamEndEvent):
                self._take(event, event.start_mark.line + 1)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            self._broken(mark.line + 1 if mark else 1, str(error.problem or error.context or "?"))
        except yaml.reader.ReaderError as error:
            self._broken(self._text.count("\n", 0, error.position) + 1, str(error.reason))
        except YamlError:
            raise
        except (ValueError, OverflowError):  # of an escape or a number of a directive that is none
            self._broken(loader.get_mark().line + 1 if loader is not None else 1, "?")
        return Document(self._result, self._lines)

    @staticmethod
    def _broken(line: int, problem: str) -> NoReturn:
        raise YamlError(line, message("yaml-reason-syntax", problem=shown(problem, 200))) from None

    def _take(self, event: Any, line: int) -> None:
        self._check_kind(event, line)
        if isinstance(event, yaml.ScalarEvent):
            self._take_scalar(event, line)
        elif isinstance(event, yaml.MappingStartEvent):
            self._open({}, line)
        elif isinstance(event, yaml.SequenceStartEvent):
            self._open([], line)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._levels.pop()

    def _check_kind(self, event: Any, line: int) -> None:
        if isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                raise YamlError(line, message("yaml-reason-documents"))
        if getattr(event, "anchor", None) is not None:
            raise YamlError(line, message("yaml-reason-anchor", name=shown(event.anchor, 40)))
        if getattr(event, "tag", None) is not None:
            raise YamlError(line, message("yaml-reason-tag", tag=shown(event.tag.replace(_STANDARD, "!!"), 40)))

    def _open(self, value: dict[Any, Any] | list[Any], line: int) -> None:
        if len(self._levels) >= MOST_DEPTH:
            raise YamlError(line, message("limit-depth", most=MOST_DEPTH))
        self._levels.append(_Level(value, self._put(value, line)))

    def _take_scalar(self, event: Any, line: int) -> None:
        level = self._levels[-1] if self._levels else None
        value = self._meant(event, line)
        if level is None or isinstance(level.value, list) or level.name is not None:
            self._put(value, line)
            return
        self._check(line, text_fault(event.value, MOST_KEY, "limit-key"))
        if event.value in level.names:
            raise YamlError(line, message("yaml-reason-repeated-key", key=shown(event.value, 40)))
        level.names.add(event.value)
        level.key, level.name = value, event.value
        self._lines[_below(level.path, event.value)] = line

    def _put(self, value: Any, line: int) -> str:
        """Put a value where it belongs and give its path."""
        if not self._levels:
            self._result = value
            return ""
        level = self._levels[-1]
        if isinstance(level.value, list):
            path = _below(level.path, str(len(level.value)))
            self._lines[path] = line
            level.value.append(value)
            return path
        if level.name is None:
            raise YamlError(line, message("yaml-reason-key"))
        path = _below(level.path, level.name)
        level.value[level.key] = value
        level.key, level.name = None, None
        return path

    def _meant(self, event: Any, line: int) -> Any:
        """The value of a scalar."""
        text: str = event.value
        self._check(line, text_fault(text, MOST_TEXT, "limit-text"))
        if event.style is not None or self._texts_only:
            return text
        if text in _WORDS:
            return _WORDS[text]
        if _NO_NUMBERS.fullmatch(text):
            raise YamlError(line, message("limit-finite"))
        if not (_WHOLE.fullmatch(text) or _DECIMAL.fullmatch(text)):
            return text
        number = _number(text)
        self._check(line, number_fault(number))
        return number

    @staticmethod
    def _check(line: int, fault: Message | None) -> None:
        if fault is not None:
            raise YamlError(line, fault)


def _number(text: str) -> float:
    """A number as it is written; one too long to be read is as large as none may be."""
    if _WHOLE.fullmatch(text):
        return int(text) if len(text) <= MOST_DIGITS + 1 else 10**MOST_DIGITS
    value = float(text)
    return value if math.isfinite(value) else 10**MOST_DIGITS


def _below(path: str, name: str) -> str:
    return f"{path}/{name}" if path else name
