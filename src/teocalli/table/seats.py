"""Who sits where: persons and bots, their names and colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from teocalli.core.errors import TeocalliError
from teocalli.core.record import Record
from teocalli.table.names import accepted_name, shortened_name

Kind = Literal["person", "bot"]

COLOURS = ("pink", "teal", "amber", "indigo")
"""Colours of the seats; each is given once."""

PERSON: Kind = "person"
BOT: Kind = "bot"


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """What somebody who opens a table asks for at one seat; an empty name or colour leaves the choice to the table."""

    kind: Kind = PERSON
    name: str = ""
    colour: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a table. `bot` is the bot's specification (`players/specification.py`), None for a person."""

    seat: int
    kind: Kind
    name: str
    colour: str
    bot: str | None

    def to_json(self) -> dict[str, Any]:
        """Give the seat as it is stored and shown."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Seat:
        """Read a stored seat. Raises `KeyError` or `TypeError` if it is damaged."""
        return cls(**{field: data[field] for field in cls.__slots__})


DefaultName = Callable[[SeatRequest, int], str]
"""Gives the name of a seat that has none, by its wish and its number among the seats of its kind, from 1."""


CheckBot = Callable[[str], None]
"""Raises `TeocalliError` for a bot that cannot sit at the table."""


def assign_seats(wishes: Sequence[SeatRequest], check_bot: CheckBot, default_name: DefaultName) -> list[Seat]:
    """Seat everybody.

    Raises `TeocalliError` for a wrong bot, a colour that does not exist or is taken, or a name that is too long.
    """
    colours = _colours(wishes)
    seats: list[Seat] = []
    for number, wish in enumerate(wishes):
        bot = _bot(wish, check_bot)
        same_kind = sum(1 for seat in seats if seat.bot == bot) + 1
        name = accepted_name(wish.name) or shortened_name(default_name(wish, same_kind))
        seats.append(Seat(number, wish.kind, name, colours[number], bot))
    return seats


def kinds_of(seats: Sequence[Seat]) -> list[str]:
    """Who sits where, as a record holds it: "person" or the bot's specification."""
    return [seat.bot or PERSON for seat in seats]


def seats_of_record(record: Record, check_bot: CheckBot, default_name: DefaultName, *, over: bool) -> list[Seat]:
    """Seat the players of a record by their names, bots where it says so.

    Raises `TeocalliError` for a bot that cannot sit at the table; in a game that is `over` a person has its place,
    since nobody has to decide there.
    """
    bots = [_bot_of_record(kind, check_bot, over=over) for kind in record.seats or [PERSON] * len(record.players)]
    seats: list[Seat] = []
    for number, (name, bot) in enumerate(zip(record.players, bots, strict=True)):
        wish = SeatRequest() if bot is None else SeatRequest(BOT, bot=bot)
        place = number + 1 if bot is None else bots[: number + 1].count(bot)
        known = shortened_name(name) or shortened_name(default_name(wish, place))
        seats.append(Seat(number, wish.kind, known, COLOURS[number], bot))
    return seats


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


def _bot(wish: SeatRequest, check_bot: CheckBot) -> str | None:
    if wish.kind == PERSON:
        return None
    bot = wish.bot or ""
    check_bot(bot)
    return bot


def _colours(wishes: Sequence[SeatRequest]) -> list[str]:
    wanted = [wish.colour for wish in wishes if wish.colour]
    for colour in wanted:
        if colour not in COLOURS:
            raise TeocalliError("error-seat-colour", colour=colour, known=", ".join(COLOURS))
        if wanted.count(colour) > 1:
            raise TeocalliError("error-seat-colour-taken", colour=colour)
    free = [colour for colour in COLOURS if colour not in wanted]
    return [wish.colour or (free.pop(0) if free else COLOURS[0]) for wish in wishes]
