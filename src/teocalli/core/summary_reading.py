"""Reading a position summary part by part: each knows the keys that lead to it, and says what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from teocalli.core.errors import Message, PositionError, message, shorten, shown
from teocalli.core.limits import LimitFault, plain_copy
from teocalli.core.state import State

BEYOND = "beyond"
"""The key with what a position holds beyond the summary of its specification."""


@dataclass(frozen=True)
class Part:
    """A part of a summary: its value, and the keys that lead to it."""

    value: Any
    where: str = ""

    def refuse(self, reason: Message) -> NoReturn:
        """Raise the `PositionError` that names this place."""
        raise PositionError("error-position", where=self.where or "position", reason=reason)

    def __getitem__(self, key: str) -> Part:
        """A part that must be there."""
        found = self.get(key)
        if found is None:
            self.refuse(message("position-missing", key=key))
        return found

    def get(self, key: str) -> Part | None:
        """A part that may be missing."""
        if not isinstance(self.value, Mapping):
            self.refuse(message("position-object"))
        return Part(self.value[key], self._below(key)) if key in self.value else None

    def check_keys(self, known: Sequence[str]) -> None:
        """Refuse keys that nobody reads."""
        if not isinstance(self.value, Mapping):
            self.refuse(message("position-object"))
        for key in self.value:
            if key not in known:
                self.refuse(message("position-unknown", key=shown(key), known=shorten(sorted(known))))

    def pairs(self) -> Iterator[tuple[str, Part]]:
        """Keys with their parts."""
        if not isinstance(self.value, Mapping):
            self.refuse(message("position-object"))
        for key, value in self.value.items():
            yield key, Part(value, self._below(key))

    def items(self, least: int = 0, most: int | None = None) -> list[Part]:
        """The parts of a list of so many entries; with one number exactly so many."""
        if not isinstance(self.value, list | tuple):
            self.refuse(message("position-list"))
        count = len(self.value)
        if count < least or (most is not None and count > most):
            wanted = str(least) if least == most else f"{least}–{most}" if most is not None else f"≥ {least}"
            self.refuse(message("position-length", count=count, wanted=wanted))
        return [Part(value, self._below(str(number))) for number, value in enumerate(self.value)]

    def whole(self, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.value
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse(message("position-number", low=low, high=high, value=shown(self.value, 20)))
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            self.refuse(message("position-flag", value=shown(self.value, 20)))
        return self.value

    def one_of(self, known: Sequence[str]) -> str:
        """One of some texts."""
        if not isinstance(self.value, str) or self.value not in known:
            self.refuse(message("position-choice", value=shown(self.value, 20), known=shorten(list(known))))
        return self.value

    def _below(self, key: str) -> str:
        return f"{self.where}/{shown(key, 40)}" if self.where else shown(key, 40)


def read_plain(summary: Any) -> Part:
    """A summary from outside as a part, copied. Raises `PositionError` for what is beyond the limits of a record."""
    try:
        return Part(plain_copy(summary))
    except LimitFault as fault:
        raise PositionError("error-position", where=fault.where or "position", reason=fault.reason) from None


def check_told(told: Part, state: State) -> None:
    """Refuse a summary that says something else than the position that was read from it.

    So every key that follows from others is right, or missing.
    """
    right = state.summary()
    for key, part in told.pairs():
        if key != BEYOND:
            _check_same(part, right[key])


def _check_same(part: Part, right: Any) -> None:
    if isinstance(right, Mapping) and isinstance(part.value, Mapping) and part.value.keys() == right.keys():
        for key, below in part.pairs():
            _check_same(below, right[key])
    elif isinstance(right, list) and isinstance(part.value, list) and len(part.value) == len(right):
        for below, value in zip(part.items(), right, strict=True):
            _check_same(below, value)
    elif part.value != right or isinstance(part.value, bool) is not isinstance(right, bool):
        part.refuse(message("position-follows", value=_said(part.value), right=_said(right)))


def _said(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return f"[{shorten(value)}]" if value else "[]"
    return shown(value, 40)
