"""Who sits where: persons and bots, their names and colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from teocalli.core.errors import TeocalliError
from teocalli.core.names import Name, called
from teocalli.core.record import Record
from teocalli.table.names import accepted_name, names_for_bots, shortened_name
from teocalli.table.stand_ins import StandIn, bot_of

Kind = Literal["person", "bot"]

COLOURS = ("pink", "teal", "amber", "indigo")
"""Colours of the seats; each is given once."""

PERSON: Kind = "person"
BOT: Kind = "bot"


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """What somebody who opens a table asks for at one seat; an empty colour leaves the choice to the table."""

    kind: Kind = PERSON
    name: str = ""
    colour: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a table. `bot` is the bot's specification (`players/specification.py`), None for a person.

    The name of a person who gave none is empty: what they are called depends on who reads it (`names_of`).
    """

    seat: int
    kind: Kind
    name: str
    colour: str
    bot: str | None

    def to_json(self) -> dict[str, Any]:
        """Give the seat as it is stored and shown."""
        return {field: getattr(self, field) for field in self.__slots__}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Seat:
        """Read a stored seat. Raises `KeyError` or `TypeError` if it is damaged."""
        return cls(**{field: data[field] for field in cls.__slots__})


CheckBot = Callable[[str], None]
"""Raises `TeocalliError` for a bot that cannot sit at the table."""


def assign_seats(requests: Sequence[SeatRequest], check_bot: CheckBot) -> list[Seat]:
    """Seat everybody; bots without a name get one.

    Raises `TeocalliError` for a wrong bot, a colour that does not exist or is taken, or a name that is too long.
    """
    colours = _colours(requests)
    bots = [_bot(request, check_bot) for request in requests]
    names = _with_names_of_bots([accepted_name(request.name) for request in requests], bots)
    return [Seat(seat, request.kind, names[seat], colours[seat], bots[seat]) for seat, request in enumerate(requests)]


def with_host(requests: Sequence[SeatRequest], name: str) -> list[SeatRequest]:
    """The wishes for a table of people: the first person is the host, the others have no name before they come.

    Raises `TeocalliError` (`error-seat-name-missing`) if the host has no name.
    """
    first = next((number for number, request in enumerate(requests) if request.kind == PERSON), None)
    wishes = [replace(request, name="") if request.kind == PERSON else request for request in requests]
    if first is not None:
        wishes[first] = replace(requests[first], name=requests[first].name or name)
        if not accepted_name(wishes[first].name):
            raise TeocalliError("error-seat-name-missing")
    return wishes


def names_of(seats: Sequence[Seat]) -> list[Name]:
    """What everybody is called by who reads it."""
    return called([seat.name for seat in seats], [seat.kind == PERSON for seat in seats])


def shown_seats(seats: Sequence[Seat], stand_ins: Sequence[StandIn] = ()) -> list[dict[str, Any]]:
    """The seats as they are shown, with what everybody is `called`, and the bot that plays for a person at present."""
    called_as = zip(seats, names_of(seats), strict=True)
    return [{**seat.to_json(), "called": name, "stand_in": bot_of(stand_ins, seat.seat)} for seat, name in called_as]


def kinds_of(seats: Sequence[Seat]) -> list[str]:
    """Who sits where, as a record holds it: "person" or the bot's specification."""
    return [seat.bot or PERSON for seat in seats]


def seats_of_record(record: Record, check_bot: CheckBot, *, over: bool) -> list[Seat]:
    """Seat the players of a record by their names, bots where it says so.

    Raises `TeocalliError` for a bot that cannot sit at the table; in a game that is `over` a person has its place,
    since nobody has to decide there.
    """
    bots = [_bot_of_record(kind, check_bot, over=over) for kind in record.seats or [PERSON] * len(record.players)]
    names = _with_names_of_bots([shortened_name(name) for name in record.players], bots)
    kinds: list[Kind] = [PERSON if bot is None else BOT for bot in bots]
    return [Seat(seat, kinds[seat], names[seat], COLOURS[seat], bot) for seat, bot in enumerate(bots)]


def person_at(seat: Seat, name: str, taken: Sequence[str]) -> Seat:
    """The seat with a person who has come.

    Raises `TeocalliError` for a name that is missing, too long, or somebody else's at the table.
    """
    own = accepted_name(name)
    if not own:
        raise TeocalliError("error-seat-name-missing")
    if own.casefold() in {other.casefold() for other in taken}:
        raise TeocalliError("error-seat-name-taken", name=own)
    return replace(seat, name=own)


def bot_at(seat: Seat, bot: str, taken: Sequence[str]) -> Seat:
    """The seat with a bot instead of a person."""
    return replace(seat, kind=BOT, name=next(names_for_bots(taken)), bot=bot)


def _with_names_of_bots(names: Sequence[str], bots: Sequence[str | None]) -> list[str]:
    free = names_for_bots(taken=names)
    return [name or ("" if bot is None else next(free)) for name, bot in zip(names, bots, strict=True)]


def _bot_of_record(kind: str, check_bot: CheckBot, *, over: bool) -> str | None:
    if kind == PERSON:
        return None
    try:
        check_bot(kind)
    except TeocalliError:
        if not over:
            raise
        return None
    return kind


def _bot(request: SeatRequest, check_bot: CheckBot) -> str | None:
    if request.kind == PERSON:
        return None
    bot = request.bot or ""
    check_bot(bot)
    return bot


def _colours(requests: Sequence[SeatRequest]) -> list[str]:
    wanted = [request.colour for request in requests if request.colour]
    for colour in wanted:
        if colour not in COLOURS:
            raise TeocalliError("error-seat-colour", colour=colour, known=", ".join(COLOURS))
        if wanted.count(colour) > 1:
            raise TeocalliError("error-seat-colour-taken", colour=colour)
    free = [colour for colour in COLOURS if colour not in wanted]
    return [request.colour or (free.pop(0) if free else COLOURS[0]) for request in requests]
