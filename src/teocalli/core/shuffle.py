"""Chance that players can check: what a record says of where its draws come from, and whether they do (R-06)."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.core.alike import Clocks, draws_of
from teocalli.core.chance import SeededDraws, draw_outcome, setup_chance
from teocalli.core.errors import RecordError
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import CHANCE

CHANCE_KEY = "chance"
"""Key of a record: where its draws come from, a list of sources, each for the words from its own on."""

NUMBER_BYTES = 32
"""Bytes of a seed, of a number that a player adds, and of their SHA-256."""


def hash_of(secret: bytes) -> str:
    """SHA-256 in hexadecimal digits, by which a seed or a number is promised before it is told."""
    return hashlib.sha256(secret).hexdigest()


def joint_seed(seed: bytes, numbers: Sequence[bytes]) -> bytes:
    """The seed to which the server and players have contributed: HMAC-SHA256, keyed by the server's seed, of the
    players' numbers, the lowest seat first. Nobody who does not know all of them knows anything of it.
    """
    return hmac.new(seed, b"teocalli joint seed" + b"".join(numbers), hashlib.sha256).digest()


@dataclass(frozen=True, slots=True)
class PlayersNumber:
    """What a player adds to the shuffle: its SHA-256, told first, and the number, None before the end of the game."""

    seat: int
    hash: str
    number: str | None


@dataclass(frozen=True, slots=True)
class Source:
    """Where draws come from.

    Attributes:
        first: so many of the record's words were there before; 0: the set-up was drawn from here too.
        seed_hash: of the server's seed, published at the start.
        seed: in hexadecimal digits; None before the game is over.
        numbers: of the players who added one, by seat.
        round: how often the players had to begin with their numbers.
        alike: several tables have these draws, each outcome by a clock of its own (`core/alike.py`).

    """

    first: int
    seed_hash: str
    seed: str | None
    numbers: tuple[PlayersNumber, ...] = ()
    round: int = 1
    alike: bool = False

    def to_json(self) -> dict[str, Any]:
        """As it stands in a record: what is not told yet has no key."""
        told: dict[str, Any] = {"from": self.first, "seed_hash": self.seed_hash}
        if self.seed is not None:
            told["seed"] = self.seed
        if self.alike:
            told["alike"] = True
        if self.numbers:
            told["round"] = self.round
            told["numbers"] = [
                {"seat": each.seat, "hash": each.hash} | ({} if each.number is None else {"number": each.number})
                for each in self.numbers
            ]
        return told

    @property
    def is_told(self) -> bool:
        """Whether everything is there that the draws follow from."""
        return self.seed is not None and all(each.number is not None for each in self.numbers)

    def draws(self) -> SeededDraws:
        """The draws. Raises `RecordError` where something is not what was promised by its hash."""
        seed = _kept("error-chance-seed", self.seed, self.seed_hash)
        if not self.numbers:
            return SeededDraws(seed)
        numbers = [_kept("error-chance-number", each.number, each.hash, seat=each.seat + 1) for each in self.numbers]
        return SeededDraws(joint_seed(seed, numbers))


@dataclass(frozen=True, slots=True)
class Checked:
    """A source, and how many draws follow from it; None: nobody can know before it is told."""

    source: Source
    draws: int | None


def sources_of(record: Record) -> list[Source]:
    """Where a record says that its draws come from. Raises `RecordError` (`error-chance-form`) for anything else."""
    found = record.extra.get(CHANCE_KEY, [])
    try:
        sources = [_source(each) for each in found]
    except (KeyError, TypeError, ValueError, AttributeError):
        raise RecordError("error-chance-form") from None
    firsts = [source.first for source in sources]
    if not isinstance(found, list) or firsts != sorted(set(firsts)):
        raise RecordError("error-chance-form")
    return sources


def check_chance(record: Record, match: Match) -> list[Checked]:
    """Look whether the draws of a record, of which `match` is the game, follow from what it says.

    Raises `RecordError`: `error-chance-form`, `error-chance-seed` and `error-chance-number` where something is not what
    was promised, `error-chance-setup` and `error-chance-draw` for a draw that comes out otherwise.
    """
    sources = sources_of(record)
    ends = [source.first for source in sources[1:]] + [len(record.words) + 1]
    return [
        Checked(source, _follow(match, source, end) if source.is_told else None)
        for source, end in zip(sources, ends, strict=False)
    ]


def _follow(match: Match, source: Source, end: int) -> int:
    """How many draws among the words from `source.first` until `end` follow from the source; they must all."""
    draws = source.draws()
    set_up = len(match.setup)
    if source.first < set_up and match.game.draw_setup(setup_chance(draws)) != match.setup:
        raise RecordError("error-chance-setup")
    if source.alike:
        return _follow_clocks(match, source)
    followed, numbers = 0, itertools.count()
    for n, action in enumerate(match.actions):
        state = match.state_at(n)
        if state.current_player != CHANCE:
            continue
        number = next(numbers)
        if not source.first <= set_up + n < end:
            continue
        if draw_outcome(state, draws, number) != action:
            raise RecordError("error-chance-draw", number=set_up + n + 1, word=match.words[n])
        followed += 1
    return followed


def _follow_clocks(match: Match, source: Source) -> int:
    """The same for draws that are alike at several tables; they are the game's from its beginning."""
    clocks, drawn = Clocks(source.draws()), list(draws_of(match))
    for number, state, action in drawn:
        if clocks.draw(state) != action:
            raise RecordError("error-chance-draw", number=len(match.setup) + number + 1, word=match.words[number])
    return len(drawn)


def _source(data: Mapping[str, Any]) -> Source:
    numbers = tuple(
        PlayersNumber(_whole(each["seat"]), _hex(each["hash"]), _told(each, "number"))
        for each in data.get("numbers", [])
    )
    if [each.seat for each in numbers] != sorted({each.seat for each in numbers}):
        raise ValueError
    first, alike = _whole(data["from"]), data.get("alike", False)
    if not isinstance(alike, bool) or (alike and first > 0):
        raise ValueError(alike)
    told = _told(data, "seed")
    return Source(first, _hex(data["seed_hash"]), told, numbers, _whole(data.get("round", 1)), alike)


def _told(data: Mapping[str, Any], key: str) -> str | None:
    return _hex(data[key]) if key in data else None


def _hex(text: str) -> str:
    if len(bytes.fromhex(text)) != NUMBER_BYTES:
        raise ValueError(text)
    return text.lower()


def _whole(number: Any) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        raise ValueError(number)
    return number


def _kept(code: str, told: str | None, promised: str, **arguments: Any) -> bytes:
    """The bytes of what was promised by its hash."""
    secret = bytes.fromhex(told or "")
    if hash_of(secret) != promised:
        raise RecordError(code, **arguments)
    return secret
