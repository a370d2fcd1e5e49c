"""What programs that learn see and choose: the layout of a game's observation, and the groups of its actions.

An observation is a row of whole numbers (16 bits each) from the side of one seat. A game's compiled state fills it
(`State.observe` in `core/state.pxd`); `Observation` says what stands where, and within which bounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any


@dataclass(frozen=True)
class Field:
    """One part of an observation: numbers of one kind, from `low` to `high`, in an array of a shape.

    `kind` says how the numbers are meant: `flag` (0 or 1), `count` (an amount), `category` (a name: 0 mostly for none).
    Where seats are counted they are counted from the seat that looks, clockwise: 0 is itself.
    """

    name: str
    shape: tuple[int, ...]
    high: int = 1
    low: int = 0
    kind: str = "flag"
    meaning: str = ""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Observation:
    """The fields of a game's observation in their order; the same for every number of players and every option."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each field stands, by its name."""
        found: dict[str, slice] = {}
        begin = 0
        for field in self.fields:
            found[field.name] = slice(begin, begin + field.size)
            begin += field.size
        return found

    @cached_property
    def low(self) -> tuple[int, ...]:
        """The least that each number can be."""
        return tuple(field.low for field in self.fields for _ in range(field.size))

    @cached_property
    def high(self) -> tuple[int, ...]:
        """The most that each number can be."""
        return tuple(field.high for field in self.fields for _ in range(field.size))

    def parts(self, numbers: Any) -> dict[str, Any]:
        """The fields of an observation, or of many in an array, by name; of NumPy's arrays they are views."""
        return {
            field.name: _shaped(numbers[..., place] if hasattr(numbers, "reshape") else numbers[place], field.shape)
            for field, place in zip(self.fields, self.places.values(), strict=True)
        }

    def table(self) -> Iterator[str]:
        """The rows of a table in Markdown that documents it: name, place, shape, bounds, meaning."""
        yield "| Field | Place | Shape | Values | Meaning |"
        yield "| --- | --- | --- | --- | --- |"
        for field, place in zip(self.fields, self.places.values(), strict=True):
            where = str(place.start) if field.size == 1 else f"{place.start}–{place.stop - 1}"
            shape = " × ".join(map(str, field.shape))
            yield f"| `{field.name}` | {where} | {shape} | {field.low} … {field.high} {field.kind} | {field.meaning} |"


@dataclass(frozen=True)
class ActionGroup:
    """Actions that stand together in a game's action space: their name, their number, and what tells them apart."""

    name: str
    count: int
    offset: str = "–"


def action_table(groups: Sequence[ActionGroup]) -> Iterator[str]:
    """The rows of a table in Markdown that documents an action space."""
    yield "| Actions | Group | Offset within the group |"
    yield "| --- | --- | --- |"
    begin = 0
    for group in groups:
        numbers = str(begin) if group.count == 1 else f"{begin}–{begin + group.count - 1}"
        yield f"| {numbers} | {group.name} | {group.offset} |"
        begin += group.count


def _shaped(numbers: Any, shape: tuple[int, ...]) -> Any:
    """An array in the field's shape, its last axis being the field; plain rows stay as they are."""
    return numbers.reshape(*numbers.shape[:-1], *shape) if hasattr(numbers, "reshape") else list(numbers)
