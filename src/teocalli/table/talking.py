"""Who hears whom at a table, and what is said, as it comes in (R-55). Pure decisions."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Literal

from teocalli.core.errors import TeocalliError
from teocalli.table.company import Asker, Sight
from teocalli.table.names import INVISIBLE, JOINERS, clean_name
from teocalli.table.permissions import GuardedTable

Room = Literal["table", "watchers"]
"""Where something is said: at the table, which all hear, or among those who watch, whom the players do not hear as long
as they play."""

TABLE: Room = "table"
WATCHERS: Room = "watchers"

LONGEST_MESSAGE = 500
"""Characters of what is said at most."""


@dataclass(frozen=True, slots=True)
class Talking:
    """Where somebody speaks, and what they hear."""

    speaks: Room
    hears: frozenset[Room]


TOGETHER = Talking(TABLE, frozenset({TABLE, WATCHERS}))
APART = {True: Talking(TABLE, frozenset({TABLE})), False: Talking(WATCHERS, frozenset({TABLE, WATCHERS}))}
"""While a game runs: of who has a seat, and of who watches."""


def talking(table: GuardedTable, sight: Sight) -> Talking:
    """Where somebody speaks at a table now. Who plays hears nothing from those who see the game with other eyes."""
    if table.to_move is None or table.waiting:
        return TOGETHER
    return APART[sight.seat is not None]


def speaker_at(table: GuardedTable, sight: Sight, asker: Asker, called: str) -> tuple[str, str]:
    """Who speaks, as a person and by name; `called`: what the one who watches is called.

    Raises `TeocalliError`: `error-nobody`, `error-seat-name-missing`.
    """
    if asker.person is None:
        raise TeocalliError("error-nobody")
    name = called if sight.seat is None else table.seats[sight.seat].name
    if not name:
        raise TeocalliError("error-seat-name-missing")
    return asker.person, name


def accepted_message(text: str) -> str:
    """Give what somebody says without invisible characters, on one line.

    Raises `TeocalliError`: `error-talk-empty`, `error-talk-long`.
    """
    message = clean_name(text)
    if not message:
        raise TeocalliError("error-talk-empty")
    if len(message) > LONGEST_MESSAGE:
        raise TeocalliError("error-talk-long", limit=LONGEST_MESSAGE, length=len(message))
    return message


def clean_lines(text: str) -> str:
    """Give a text of several lines without invisible characters."""
    return "\n".join(_clean_line(line) for line in text.splitlines()).rstrip()


def _clean_line(line: str) -> str:
    spaced = line.replace("\t", "    ")
    kept = "".join(c for c in spaced if c in JOINERS or unicodedata.category(c) not in INVISIBLE)
    return unicodedata.normalize("NFC", kept).rstrip()
