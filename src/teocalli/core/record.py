"""`Record`: a saved game. JSON with a version, checked by a schema and then by replaying it (R-42, R-46)."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match

from teocalli.core.errors import IllegalAction, Message, RecordError, clean_word, message, shorten
from teocalli.core.files import write_atomically

if TYPE_CHECKING:
    from teocalli.core.match import Match

FORMAT = "teocalli"
VERSION = 1
_KEYS = ("format", "version", "game", "rules", "players", "options", "words", "scores", "winners")


@dataclass
class Record:
    """A game as JSON: who played, by which options, every word; once finished `scores` by seat and `winners`.

    `extra` keeps unknown keys, so that they survive being rewritten.
    """

    game: str
    rules: int
    players: list[str]
    options: dict[str, Any]
    words: list[str]
    scores: list[int] | None = None
    winners: list[int] | None = None
    extra: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a record from a file. Raises `RecordError` for what is no record (it is not replayed)."""
        try:
            data = Path(path).read_bytes()
        except FileNotFoundError:
            raise RecordError("error-file-missing", path=str(path)) from None
        except OSError as error:
            raise RecordError("error-file-unreadable", path=str(path), reason=error.strerror or "?") from None
        return cls.parse(data)

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """Read a record from JSON text. Raises `RecordError`, which names what is wrong and where."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError("error-record-json", line=error.lineno, reason=error.msg) from None
        except (UnicodeDecodeError, RecursionError):
            raise RecordError("error-record-format") from None
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """Make a record of parsed JSON. Raises `RecordError`."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError("error-record-format")
        if data.get("version") != VERSION:
            raise RecordError("error-record-version", version=str(data.get("version"))[:20])
        _check_schema(data)
        return cls(
            game=data["game"],
            rules=data["rules"],
            players=data["players"],
            options=data.get("options", {}),
            words=data["words"],
            scores=data.get("scores"),
            winners=data.get("winners"),
            extra={key: value for key, value in data.items() if key not in _KEYS},
        )

    def to_json(self) -> dict[str, Any]:
        """The record as a JSON object, unknown keys included."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "words": self.words,
        }
        if self.scores is not None and self.winners is not None:
            data |= {"scores": self.scores, "winners": self.winners}
        return data | self.extra

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record atomically: temporary file, fsync, rename (R-43). Raises `RecordError` where it cannot."""
        target = Path(path)
        text = json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"
        try:
            write_atomically(target, text)
        except OSError as error:
            raise RecordError("error-file-unwritable", path=str(path), reason=error.strerror or "?") from None

    def replay(self) -> Match:
        """Play the record through and return the match.

        Raises `RecordError`: `error-record-word` names the first wrong word, its number in `words` (from 1) and what
        was legal there; `error-record-scores` a result that is not the game's; `OptionError` for its options.
        """
        from teocalli.core.match import Match  # noqa: PLC0415 - a match makes records, a record makes matches
        from teocalli.core.registry import load_game  # noqa: PLC0415

        game = load_game(self.game, len(self.players), self.options)
        if self.rules != game.rules_version:
            raise RecordError("error-record-rules", rules=self.rules, known=game.rules_version)
        match = Match(game, self.words[: game.setup_length])
        for number, word in enumerate(self.words[game.setup_length :], start=game.setup_length + 1):
            try:
                match.play(word)
            except IllegalAction as error:
                raise RecordError(
                    "error-record-word", number=number, word=clean_word(word), legal=shorten(error.legal)
                ) from None
        self._check_result(match)
        return match

    def _check_result(self, match: Match) -> None:
        """Scores and winners stand in the record exactly when the game is over, and are the game's."""
        over = match.state.is_terminal()
        if not over and self.scores is None and self.winners is None:
            return
        if not over:
            raise RecordError("error-record-unfinished")
        if self.scores is None or self.winners is None:
            raise RecordError("error-record-no-result")
        if (self.scores, self.winners) != (match.state.points(), match.state.winners()):
            raise RecordError(
                "error-record-scores",
                scores=_listed(self.scores),
                winners=_listed(self.winners),
                right_scores=_listed(match.state.points()),
                right_winners=_listed(match.state.winners()),
            )


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(n) for n in numbers)


@cache
def _validator() -> Draft202012Validator:
    schema = json.loads(files("teocalli.core").joinpath("record.schema.json").read_text(encoding="utf-8"))
    return Draft202012Validator(schema)


def _check_schema(data: dict[str, Any]) -> None:
    error = best_match(_validator().iter_errors(data))
    if error is not None:
        where = "/".join(str(part) for part in error.absolute_path) or "record"
        raise RecordError("error-record-schema", where=where, reason=_fault(error))


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
