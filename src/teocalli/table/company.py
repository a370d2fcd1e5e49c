"""Who the people at a table are, who is asking, and what they may do. Pure decisions.

A table belongs to one screen, where everybody may act for every seat, or to people: each of them is known by an id and
has a seat, watches, or has been invited. The server only says who is asking.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from teocalli.core.names import is_program

Role = Literal["screen", "host", "player", "guest", "spectator"]
"""What somebody is at a table. `screen`: whoever sits at the one screen; `guest`: may take a seat that is free."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who is asking: a person, or somebody unknown.

    `admitted`: what they were let in as ("guest", "spectator"), which everybody is at a public table.
    """

    person: str | None = None
    admitted: Literal["guest", "spectator"] | None = None
    at_screen: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """As what somebody looks at a table, and from which seat; None: as a spectator, who sees what is public."""

    role: Role
    seat: int | None


SCREEN = Asker(at_screen=True)
"""Everybody at the one screen of this computer."""


@dataclass(frozen=True, slots=True)
class Company:
    """The people at a table. `persons`: who has each seat; None for a bot, and for a seat that is free.

    `public`: strangers may find the table, watch, and take a free seat.
    """

    host: str
    public: bool
    persons: tuple[str | None, ...]

    def to_json(self) -> dict[str, Any]:
        """Give the company as it is stored."""
        return {"host": self.host, "public": self.public, "persons": list(self.persons)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Company:
        """Read a stored company. Raises `KeyError` or `TypeError` if it is damaged."""
        return cls(data["host"], data["public"], tuple(data["persons"]))

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person, None for who has none."""
        return self.persons.index(person) if person is not None and person in self.persons else None

    @property
    def programs(self) -> list[int]:
        """The seats that programs have, which play from elsewhere as people do."""
        return [seat for seat, person in enumerate(self.persons) if is_program(person)]

    def with_person(self, seat: int, person: str | None) -> Company:
        """The company after somebody took a seat, or left it."""
        return replace(self, persons=(*self.persons[:seat], person, *self.persons[seat + 1 :]))


def opened_by(host: str, is_person: Sequence[bool], *, public: bool) -> Company:
    """The company of a new table: the host has the first seat of a person, if there is one; the others are free."""
    first = is_person.index(True) if True in is_person else None
    return Company(host, public, tuple(host if seat == first else None for seat in range(len(is_person))))


def role_of(company: Company | None, asker: Asker) -> Role | None:
    """What the asker is at a table; None: nobody, from whom it is hidden."""
    if company is None or asker.at_screen:
        return "screen" if company is None and asker.at_screen else None
    if asker.person is not None and asker.person == company.host:
        return "host"
    if company.seat_of(asker.person) is not None:
        return "player"
    if company.public or asker.admitted == "guest":
        return "guest"
    return asker.admitted
