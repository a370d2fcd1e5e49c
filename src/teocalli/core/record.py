"""`Record`: a saved game. JSON with a version, checked by a schema and then by replaying it (R-42, R-46)."""

from __future__ import annotations

import json
import os
import warnings
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match

from teocalli.core.errors import Message, RecordError, message, shown
from teocalli.core.files import read_bounded, reason_of, write_atomically
from teocalli.core.limits import MOST_RECORD_BYTES, LimitFault, plain_copy, read_json

if TYPE_CHECKING:
    from teocalli.core.match import Match

T = TypeVar("T")

FORMAT = "teocalli"
VERSION = 1
FROM_POSITION = 2
"""The version of records that start from a position: older readers must not take their words for a whole game."""
PERSON = "person"
"""Stands in `seats` for a person."""
_KEYS = (
    *("format", "version", "game", "rules", "players", "seats"),
    *("options", "words", "scores", "winners", "variations"),
)


@dataclass
class Record:
    """A game as JSON: who played, with which options, every word; once finished, `scores` by seat and `winners`.

    `players` are names; `seats`, if known, says who sat there: `PERSON`, or the specification of a computer
    player. `position` is the summary of the position the game starts from, if that is not its set-up: then
    `words` has no set-up words. `variations` is what else could have been played, as `Variations.to_json` writes it and
    `Variations.from_record` reads it. `extra` keeps unknown keys, so that they survive rewriting. A record shares
    no data with what it was made from.
    """

    game: str
    rules: int
    players: list[str]
    options: dict[str, Any]
    words: list[str]
    scores: list[int] | None = None
    winners: list[int] | None = None
    extra: dict[str, Any] = field(default_factory=dict)
    seats: list[str] | None = None
    position: dict[str, Any] | None = None
    variations: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        """Take copies. Raises `RecordError` for options or unknown keys beyond the limits."""
        self.players, self.words = list(self.players), list(self.words)
        self.options, self.extra, self.position = _plain(self.options), _plain(self.extra), _plain(self.position)
        self.variations = _plain(self.variations)
        self.seats, self.scores, self.winners = _own(self.seats), _own(self.scores), _own(self.winners)

    def __copy__(self) -> Record:
        return replace(self)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a record from a file. Raises `RecordError` if it is not a record (it is not replayed)."""
        return cls.parse(read_bounded(path, MOST_RECORD_BYTES, RecordError))

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """Read a record from JSON text in UTF-8. Raises `RecordError`, which names what is wrong and where."""
        try:
            data = read_json(text)
        except json.JSONDecodeError as error:
            raise RecordError("error-record-json", line=error.lineno, reason=error.msg) from None
        except LimitFault as fault:
            raise _beyond(fault) from None
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """Make a record from parsed JSON, of which it keeps a copy. Raises `RecordError`."""
        data = _plain(data)
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError("error-record-format")
        if data.get("version") not in (VERSION, FROM_POSITION):
            raise RecordError("error-record-version", version=shown(data.get("version"), 20))
        _check_schema(data)
        position = data.pop("position") if data["version"] == FROM_POSITION else None
        return cls(
            game=data["game"],
            rules=int(data["rules"]),
            players=data["players"],
            options=data.get("options", {}),
            words=data["words"],
            scores=_whole(data.get("scores")),
            winners=_whole(data.get("winners")),
            extra={key: value for key, value in data.items() if key not in _KEYS},
            seats=data.get("seats"),
            position=position,
            variations=data.get("variations"),
        )

    def to_json(self) -> dict[str, Any]:
        """The record as a JSON object of its own, unknown keys included. Raises `RecordError` beyond the limits."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION if self.position is None else FROM_POSITION,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            **({} if self.seats is None else {"seats": self.seats}),
            "options": self.options,
            **({} if self.position is None else {"position": self.position}),
            "words": self.words,
            **({} if self.variations is None else {"variations": self.variations}),
        }
        if self.scores is not None and self.winners is not None:
            data |= {"scores": self.scores, "winners": self.winners}
        return dict(_plain(data | self.extra))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record atomically: temporary file, fsync, rename (R-43).

        Raises `RecordError` if it cannot be written, or could not be read back.
        """
        data = self.to_json()
        Record.from_json(data)
        text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
        try:
            write_atomically(Path(path), text)
        except (OSError, ValueError) as error:
            raise RecordError("error-file-unwritable", path=str(path), reason=reason_of(error)) from None

    def replay(self) -> Match:
        """The former name of `Match.from_record`, for one more version."""
        warnings.warn(
            "Record.replay() is called Match.from_record(record) now; the old name goes with version 0.2",
            DeprecationWarning,
            stacklevel=2,
        )
        match: Match = import_module("teocalli.core.match").Match.from_record(self)
        return match


def _plain(data: Any) -> Any:
    """A copy of plain data. Raises `RecordError` for what is beyond the limits of a record."""
    try:
        return plain_copy(data)
    except LimitFault as fault:
        raise _beyond(fault) from None


def _own(values: list[T] | None) -> list[T] | None:
    return None if values is None else list(values)


def _whole(values: list[float] | None) -> list[int] | None:
    """Whole numbers as such: JSON may write 7 as 7.0."""
    return None if values is None else [int(value) for value in values]


def _beyond(fault: LimitFault) -> RecordError:
    """The error for a record that is larger, deeper or longer than a record may be."""
    if fault.line:
        return RecordError("error-record-line", line=fault.line, reason=fault.reason)
    if fault.where:
        return RecordError("error-record-schema", where=fault.where, reason=fault.reason)
    return RecordError("error-record-whole", reason=fault.reason)


@cache
def _validator() -> Draft202012Validator:
    schema = json.loads(files("teocalli.core").joinpath("record.schema.json").read_text(encoding="utf-8"))
    return Draft202012Validator(schema)


def _check_schema(data: dict[str, Any]) -> None:
    error = best_match(_validator().iter_errors(data))
    if error is not None:
        where = shown("/".join(str(part) for part in error.absolute_path)) or "record"
        raise RecordError("error-record-schema", where=where, reason=_fault(error))
    if "seats" in data and len(data["seats"]) != len(data["players"]):
        reason = message("error-record-seats", seats=len(data["seats"]), players=len(data["players"]))
        raise RecordError("error-record-schema", where="seats", reason=reason)


def _fault(error: ValidationError) -> Message:
    """What the schema finds wrong, as a message: its own words are English."""
    wanted, found = cast("Any", error.validator_value), cast("Any", error.instance)
    match error.validator:
        case "required":
            return message("error-record-missing", key=next(key for key in wanted if key not in found))
        case "dependentRequired":
            key, other = next(
                (key, other) for key in wanted if key in found for other in wanted[key] if other not in found
            )
            return message("error-record-partner", key=key, other=other)
        case "type":
            return message("error-record-type", types=wanted if isinstance(wanted, str) else ", ".join(wanted))
        case "maxItems":
            return message("error-record-too-many", most=wanted)
        case _:  # minItems, minimum
            return message("error-record-too-few", least=wanted)
