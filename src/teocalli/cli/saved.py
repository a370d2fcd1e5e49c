"""Reading saved games for the commands."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from teocalli.cli.arguments import rule_options
from teocalli.cli.failures import ReplayFailure
from teocalli.cli.language import say, texts
from teocalli.core.errors import OptionError, PositionError, RecordError, SetupError, TeocalliError
from teocalli.core.files import read_bounded, reason_of
from teocalli.core.limits import MOST_RECORD_BYTES
from teocalli.core.match import Match
from teocalli.core.names import Name, called
from teocalli.core.opening import record_in, summary_in
from teocalli.core.options import OptionValue
from teocalli.core.record import PERSON, Record
from teocalli.core.variations import Variations

STANDARD_INPUT = "-"


def read_record(path: str, options: Sequence[str] | Mapping[str, OptionValue] | None = None) -> Record:
    """The record in a file or on standard input; of a position summary one that begins from it, by these rule options.

    Raises `RecordError` for what is neither, `PositionError` for a wrong summary, and `OptionError` for rule options
    beside a record, which has its own.
    """
    text = _content(path)
    if options and summary_in(text) is None:
        raise OptionError("error-cli-record-options")
    return record_in(text, lambda game: options if isinstance(options, Mapping) else rule_options(game, options))


def _content(path: str) -> bytes:
    if path != STANDARD_INPUT:
        return read_bounded(path, MOST_RECORD_BYTES, RecordError)
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
    except (PositionError, RecordError, SetupError) as error:
        if error.code == "error-record-rules":
            raise
        raise ReplayFailure(error) from None


def first_words(record: Record, count: int) -> Match:
    """The match after the first `count` words of a record (set-up words included), which must be right."""
    match = Match.beginning(record)
    for word in record.words[len(match.setup) : count]:
        match.play(word)
    return match


def position_number(match: Match, at: int | None) -> int:
    """The number of a position, the last one if none is named. Raises `TeocalliError` for one that there is not."""
    last = len(match.words)
    if at is not None and at > last:
        raise TeocalliError("error-cli-position", number=at, last=last)
    return last if at is None else at


def position_lines(match: Match) -> list[str]:
    """What is said of a match that begins from a position: that it does, and why no game leads there."""
    if match.position is None:
        return []
    odd = match.game.oddities(match.state_at(0))
    return [say("cli-set-up"), *[say("cli-oddity", reason=texts().message(each)) for each in odd]]


def variation_lines(record: Record) -> list[str]:
    """What is said of a record with variations: how many there are."""
    if record.variations is None:
        return []
    match = Match.from_record(record)
    lines = Variations.from_json(match.words, record.variations).lines()
    notes = sum(bool(node.note) for line in lines for node in line.nodes)
    return [say("cli-variations", variations=len(lines) - 1, notes=notes)]


def called_in(record: Record) -> list[Name]:
    """What the players of a record are called."""
    seats = record.seats or [PERSON] * len(record.players)
    return called(record.players, [seat == PERSON for seat in seats])
