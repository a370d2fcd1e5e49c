"""What one finished game adds to an explorer: results of its seats, what they did, what they played where."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from teocalli.core.errors import IllegalAction, RecordError, clean_word, shorten
from teocalli.core.exploring import Likeness, Trait, TraitKind
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import State

EXACT = "exact"
"""The likeness of positions that are the very same; explorers know it of every game."""
EXACT_WORDS = 40
"""Words after the set-up up to which the very same position is looked for: later ones hardly come about twice."""
KEY_BYTES = 8


@dataclass(frozen=True)
class Outcome:
    """How a game ended for a seat: `win` 1, 0 or a share of a shared victory; `margin`: points above the best other.

    `level`: who sat there, as records have it; "" where that is not known.
    """

    level: str
    win: float
    points: int
    margin: int


@dataclass(frozen=True)
class Collected:
    """What a game adds.

    Attributes:
        digest: the same for the same game, so that it is counted once.
        players: how many played.
        options: the rule options that are not default, as JSON with sorted keys.
        outcomes: by seat; the game's own seats are left out here as everywhere.
        traits: seat, kind and value.
        moves: seat, key of the position, and what was played there; each once for a seat.

    """

    digest: bytes
    players: int
    options: str
    outcomes: tuple[Outcome, ...]
    traits: tuple[tuple[int, str, str], ...]
    moves: tuple[tuple[int, bytes, str], ...]


def collect(record: Record) -> Collected:
    """What a record of a finished game adds. Raises `TeocalliError` for one that cannot be played."""
    match = Match.beginning(record)
    reading = _Reading(match.game, match.state)
    for number, word in enumerate(record.words[len(match.setup) :], start=len(match.setup) + 1):
        try:
            reading.play(word)
        except IllegalAction as error:
            raise RecordError(
                "error-record-word", number=number, word=clean_word(word), legal=shorten(error.legal)
            ) from None
    return reading.collected(record)


def digest_of(record: Record) -> bytes:
    """The same for the same game: what it was, who sat there, and every word."""
    said = [record.game, record.rules, record.options, record.position, record.seats, record.words]
    return blake2b(json.dumps(said, sort_keys=True).encode(), digest_size=KEY_BYTES).digest()


def options_text(game: Game) -> str:
    """The rule options of a game as explorers keep them: those that are not default."""
    return json.dumps(game.option_set.changed(game.options), sort_keys=True, ensure_ascii=False)


def likenesses_of(game: Game, state: State, words: int) -> Sequence[Likeness]:
    """All likenesses of a position after so many words, the very same position first."""
    exact = [Likeness(EXACT, state.hash(), by_word=True)] if words <= EXACT_WORDS else []
    return [*exact, *game.likenesses(state)]


def key_of(likeness: Likeness) -> bytes:
    """The key by which alike positions are found."""
    return blake2b(f"{likeness.name}\n{likeness.key}".encode(), digest_size=KEY_BYTES).digest()


def move_text(game: Game, state: State, action: int, likeness: Likeness) -> str:
    """What an action counts as in alike positions."""
    if likeness.by_word:
        return game.action_to_string(state, action)
    return trait_text(game.move_trait(state, action))


def trait_text(trait: Trait) -> str:
    """A trait as it is kept."""
    return f"{trait.kind}:{trait.value}"


def trait_of(text: str) -> Trait:
    """The trait that was kept so."""
    kind, _, value = text.partition(":")
    return Trait(kind, value)


class _Reading:
    """A game while it is played again."""

    def __init__(self, game: Game, state: State) -> None:
        self._game, self._state = game, state
        self._words = 0
        self._moves: dict[tuple[int, bytes, str], None] = {}
        self._traits: list[list[Trait]] = [[] for _ in range(game.players)]

    def play(self, word: str) -> None:
        game, before = self._game, self._state
        action = game.string_to_action(before, word)
        if 0 <= before.current_player < game.players:
            self._note(before, action)
        after = before.clone()
        after.apply_action(action)
        for seat, trait in game.traits(before, action, after):
            if seat < game.players:
                self._traits[seat].append(trait)
        self._state, self._words = after, self._words + 1

    def _note(self, state: State, action: int) -> None:
        """What was played, where there was something to choose."""
        if len(state.legal_actions()) < 2:
            return
        for likeness in likenesses_of(self._game, state, self._words):
            text = move_text(self._game, state, action, likeness)
            self._moves[state.current_player, key_of(likeness), text] = None

    def collected(self, record: Record) -> Collected:
        if not self._state.is_terminal():
            raise RecordError("error-explorer-unfinished")
        return Collected(
            digest=digest_of(record),
            players=self._game.players,
            options=options_text(self._game),
            outcomes=tuple(_outcomes(self._state, record)),
            traits=tuple(
                (seat, trait.kind, trait.value)
                for seat, traits in enumerate(self._traits)
                for trait in _told(self._game.trait_kinds, traits)
            ),
            moves=tuple(self._moves),
        )


def _outcomes(state: State, record: Record) -> Iterator[Outcome]:
    points, winners = state.points(), state.winners()
    for seat in range(len(record.players)):
        others = [each for other, each in enumerate(points) if other != seat]
        yield Outcome(
            level="" if record.seats is None else record.seats[seat],
            win=(seat in winners) / len(winners) if winners else 0.0,
            points=points[seat],
            margin=points[seat] - max(others, default=0),
        )


def _told(kinds: Sequence[TraitKind], traits: Sequence[Trait]) -> Iterator[Trait]:
    """What is told of a seat's game, kind by kind, each trait once."""
    for kind in kinds:
        values = [trait.value for trait in traits if trait.kind == kind.name]
        if kind.counting == "times":
            counts = Counter(dict.fromkeys(kind.values, 0))
            counts.update(values)
            values = [f"{value}.{min(count, kind.most)}" for value, count in counts.items()]
        elif kind.counting == "first":
            values = values[:1]
        for value in dict.fromkeys(values):
            yield Trait(kind.name, value)
