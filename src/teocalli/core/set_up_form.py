"""What of a position can be entered by hand: the form that a game gives, and what can be done at a place of its board.

Whether what is entered makes a position, `Game.position_from_summary` alone decides; the form only knows which values a
key can have. Paths name keys as refusals do: `players/0/points`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from teocalli.core.errors import Message

Kind = Literal["number", "choice", "flag", "list", "counts", "order"]
"""`list`: several of the values, in their order; `counts`: how many of each value; `order`: each value once."""


@dataclass(frozen=True)
class Value:
    """Something that a key can have, and what it is called."""

    value: Any
    label: Message | str

    def to_json(self) -> dict[str, Any]:
        """As pages get it."""
        return {"value": self.value, "label": self.label}


@dataclass(frozen=True)
class Field:
    """A key that can be entered.

    Attributes:
        kind: how.
        path: where it stands in the summary.
        label: what it is called.
        values: name of the `Form.values` from which one chooses, for all but numbers and flags.
        low, high: bounds of a number, or of how many entries a list has, or of each count.
        text: whether the value is a text of letters, each one of the values; else it is a list of them.
        sparse: whether counts of 0 are left out.
        only: keys with their values for which the field means something; it is not shown for others.

    """

    kind: Kind
    path: str
    label: Message
    values: str | None = None
    low: int = 0
    high: int = 0
    text: bool = False
    sparse: bool = False
    only: Mapping[str, Sequence[Any]] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """As pages get it."""
        return {**vars(self), "only": {key: list(values) for key, values in self.only.items()}}


@dataclass(frozen=True)
class Group:
    """Fields that belong together; of a player with their seat."""

    title: Message
    fields: Sequence[Field]
    seat: int | None = None

    def to_json(self) -> dict[str, Any]:
        """As pages get it."""
        return {"title": self.title, "seat": self.seat, "fields": [each.to_json() for each in self.fields]}


@dataclass(frozen=True)
class Form:
    """All that can be entered in fields: groups, and the lists of values from which they choose, by name."""

    groups: Sequence[Group] = ()
    values: Mapping[str, Iterable[Value]] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """As pages get it."""
        return {
            "groups": [each.to_json() for each in self.groups],
            "values": {name: [each.to_json() for each in values] for name, values in self.values.items()},
        }


@dataclass(frozen=True)
class Edit:
    """Something that can be done to a position by one choice: the keys of the summary that it sets; None takes a key
    away. `seat`: whose pieces it is about.
    """

    label: Message
    changes: Mapping[str, Any]
    seat: int | None = None

    def to_json(self) -> dict[str, Any]:
        """As pages get it."""
        return {"label": self.label, "seat": self.seat, "changes": dict(self.changes)}
