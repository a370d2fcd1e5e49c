"""Reading saved games for the commands."""

from __future__ import annotations

import sys

from teocalli.cli.failures import ReplayFailure
from teocalli.core.errors import RecordError, SetupError, TeocalliError
from teocalli.core.files import reason_of
from teocalli.core.limits import MOST_RECORD_BYTES
from teocalli.core.match import Match
from teocalli.core.names import Name, called
from teocalli.core.record import PERSON, Record
from teocalli.core.registry import load_game

STANDARD_INPUT = "-"


def read_record(path: str) -> Record:
    """The record in a file, or on standard input. Raises `RecordError` for what is none."""
    if path == STANDARD_INPUT:
        return Record.parse(_standard_input())
    return Record.load(path)


def _standard_input() -> bytes:
    try:
        return sys.stdin.buffer.read(MOST_RECORD_BYTES + 1)
    except (OSError, ValueError) as error:
        raise RecordError("error-file-unreadable", path=STANDARD_INPUT, reason=reason_of(error)) from None


def replay(record: Record) -> Match:
    """Play a record through.

    Raises `ReplayFailure` if its words or its result are not the game's, and `TeocalliError` if its game, options or
    version of the rules cannot be played at all.
    """
    try:
        return Match.from_record(record)
    except (RecordError, SetupError) as error:
        if error.code == "error-record-rules":
            raise
        raise ReplayFailure(error) from None


def first_words(record: Record, count: int) -> Match:
    """The match after the first `count` words of a record (set-up words included), which must be right."""
    game = load_game(record.game, len(record.players), record.options)
    match = Match(game, record.words[: game.setup_length])
    for word in record.words[game.setup_length : count]:
        match.play(word)
    return match


def position_number(match: Match, at: int | None) -> int:
    """The number of a position, the last one if none is named. Raises `TeocalliError` for one that there is not."""
    last = len(match.words)
    if at is not None and at > last:
        raise TeocalliError("error-cli-position", number=at, last=last)
    return last if at is None else at


def called_in(record: Record) -> list[Name]:
    """What the players of a record are called."""
    seats = record.seats or [PERSON] * len(record.players)
    return called(record.players, [seat == PERSON for seat in seats])
