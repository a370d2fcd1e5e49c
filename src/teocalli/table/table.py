"""A table: a running game, who sits at it, and who may do what. Decisions only, no input or output.

Methods that change the game give the events that say so, already applied to the table. Whoever keeps the table stores
them, and forgets the table if that fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Protocol

from teocalli.core.chance import SeededDraws, draw_outcome, setup_chance
from teocalli.core.errors import TeocalliError, UndoError
from teocalli.core.game import Game
from teocalli.core.limits import copied
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import CHANCE
from teocalli.table import events
from teocalli.table.events import Event, Origin
from teocalli.table.seats import PERSON, Seat, kinds_of
from teocalli.table.taking_back import TakingBack, taking_back, the_person

PRACTICE = "practice"
"""Key of a record: the positions to which somebody went back over what had been revealed."""


class AnyEvent(Protocol):
    """An event, new or stored."""

    @property
    def kind(self) -> str:
        """What kind of change it is."""

    @property
    def payload(self) -> Mapping[str, Any]:
        """The change itself."""

    @property
    def key(self) -> str | None:
        """Idempotency key of the request that asked for it."""


class Table:
    """A game with the seats around it.

    Attributes:
        match: the game with its history. It is changed by the methods here only.
        version: number of events so far.
        take_back: whether the only person may go back over bots' turns (R-03).

    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        seed: bytes | None,
        extra: Mapping[str, Any],
        *,
        take_back: bool | None = None,
    ) -> None:
        """`extra`: unknown keys of the record that the game was opened from; they are kept. `take_back`: by default
        where one person plays. Raises `TeocalliError` (`error-take-back`) if it is wanted for several persons.
        """
        alone = the_person(seats) is not None
        if take_back and not alone:
            raise TeocalliError("error-take-back")
        self.take_back = alone if take_back is None else take_back
        self._practice = _positions(extra.get(PRACTICE), len(match.words))
        self.match = match
        self._seats = list(seats)
        self._origins: list[Origin] = ["record"] * len(match.words)
        self.version = 1
        self._seed = seed
        self._extra = copied(extra)
        self._keys: dict[str, tuple[str, str | None]] = {}
        self._draws_done = self._draws_so_far()

    @classmethod
    def open(cls, game: Game, seats: Sequence[Seat], *, take_back: bool | None = None) -> tuple[Table, list[Event]]:
        """Open a table for a new game, with chance from a new secret seed (R-06); `take_back` as for a table."""
        seed = SeededDraws.new_seed()
        match = Match(game, game.draw_setup(setup_chance(SeededDraws(seed))))
        return cls._opened(match, seats, seed, match.record(_names(seats), kinds_of(seats)), take_back)

    @classmethod
    def open_record(cls, record: Record, seating: Callable[[Record, Match], list[Seat]]) -> tuple[Table, list[Event]]:
        """Open a table for the game of a record; an unfinished one goes on with chance from a new seed.

        `seating` seats the players of the record. Raises `TeocalliError` if the record cannot be replayed.
        """
        match = Match.from_record(record)
        seats = seating(record, match)
        seed = None if match.state.is_terminal() else SeededDraws.new_seed()
        return cls._opened(match, seats, seed, record, None)

    @classmethod
    def _opened(
        cls, match: Match, seats: Sequence[Seat], seed: bytes | None, record: Record, take_back: bool | None
    ) -> tuple[Table, list[Event]]:
        table = cls(match, seats, seed, record.extra, take_back=take_back)
        return table, [events.created(record, seats, seed, take_back=table.take_back), *table.follow_up()]

    @classmethod
    def from_events(cls, stored: Iterable[AnyEvent]) -> Table:
        """Load a table from all of its events.

        Raises an exception of any kind if they are damaged: never a table in an older state (R-42).
        """
        first, *others = stored
        if first.kind != events.CREATED:
            raise TeocalliError("error-event-kind", kind=first.kind)
        events.check_format(first.payload)
        seed = first.payload["seed"]
        seats = [Seat.from_json(seat) for seat in first.payload["seats"]]
        record = Record.from_json(first.payload["record"])
        secret = bytes.fromhex(seed) if seed is not None else None
        take_back = first.payload.get("take_back", False)
        table = cls(Match.from_record(record), seats, secret, record.extra, take_back=take_back)
        for event in others:
            table._replay(event)
        return table

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return list(self._seats)

    @property
    def origins(self) -> list[Origin]:
        """Who chose each word of the match."""
        return list(self._origins)

    @property
    def practice(self) -> list[int]:
        """Positions to which somebody went back over what had been revealed; a mark that stays in the record."""
        return list(self._practice)

    def copy(self) -> Table:
        """Give a table that stands the same and changes on its own; positions are shared, for they never change."""
        other = copy(self)
        other.match = self.match.clone()
        other._origins, other._practice = list(self._origins), list(self._practice)
        other._keys = dict(self._keys)
        return other

    # Who may act.

    @property
    def to_move(self) -> int | None:
        """Seat that is asked, None after the end."""
        player = self.match.state.current_player
        return player if player >= 0 else None

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat that is asked, if a bot sits there."""
        seat = self.to_move
        return self._seats[seat] if seat is not None and self._seats[seat].bot is not None else None

    @property
    def has_persons(self) -> bool:
        """Whether anybody plays here, not bots alone."""
        return any(seat.kind == PERSON for seat in self._seats)

    @property
    def viewer(self) -> int | None:
        """The person at whose place the screen sits: who is to move, else who moved last, else the first person."""
        persons = {seat.seat for seat in self._seats if seat.kind == PERSON}
        if self.to_move in persons:
            return self.to_move
        for n in range(len(self.match.words) - 1, -1, -1):
            player = self.match.state_at(n).current_player
            if player in persons:
                return player
        return min(persons, default=None)

    @property
    def pending(self) -> bool:
        """Whether something is due that nobody decides: a draw or a forced action."""
        return self.match.state.current_player == CHANCE or self.match.forced_action() is not None

    def knows(self, key: str, kind: str, word: str | None = None) -> bool:
        """Whether the request with this key was carried out before.

        Raises `TeocalliError` (`error-key-reused`) if that was another request.
        """
        known = self._keys.get(key)
        if known is not None and known != (kind, word):
            raise TeocalliError("error-key-reused")
        return known is not None

    def check_person_to_move(self) -> None:
        """Raise `TeocalliError` (`error-game-over`, `error-not-your-turn`) unless a person is asked."""
        if self.to_move is None:
            raise TeocalliError("error-game-over")
        if self.bot_to_move is not None:
            raise TeocalliError("error-not-your-turn")

    def taking_back(self) -> TakingBack:
        """What undo would do (R-03)."""
        return taking_back(self.match, self._seats, self._origins, over_turns=self.take_back)

    def record(self) -> Record:
        """Give the record of the game so far, with the names of the seats and who sits there."""
        record = self.match.record(_names(self._seats), kinds_of(self._seats))
        record.extra = copied(self._extra) | ({PRACTICE: self.practice} if self._practice else {})
        return record

    # What changes the game.

    def act(self, word: str, key: str) -> list[Event]:
        """Carry out a person's word and what follows from it by itself.

        Raises `TeocalliError` (`IllegalAction` among them); nothing is changed then.
        """
        self.check_person_to_move()
        action = self.match.game.string_to_action(self.match.state, word)
        return [self._play(action, "person", key), *self.follow_up()]

    def act_for_bot(self, action: int, origin: Origin) -> list[Event]:
        """Carry out a bot's action and what follows from it by itself. Raises `IllegalAction`."""
        return [self._play(action, origin), *self.follow_up()]

    def undo(self, key: str, *, practice: bool = False) -> list[Event]:
        """Go back to the last decision that was really asked; with `practice` also over what was revealed since.

        Raises `UndoError`, which says why it cannot be done.
        """
        plan = self.taking_back()
        if plan.to is None or (plan.kind == "practice" and not practice):
            raise UndoError("error-undo", reason=plan.reason)
        return [self._undone(plan.to, key, practice=plan.kind == "practice")]

    def follow_up(self) -> list[Event]:
        """Draw what is to be drawn and carry out what is forced, until somebody has a choice or the game is over."""
        done: list[Event] = []
        while True:
            state = self.match.state
            if state.current_player == CHANCE:
                done.append(self._play(draw_outcome(state, self._draws(), self._draws_done), "chance"))
            elif (action := self.match.forced_action()) is not None:
                done.append(self._play(action, "forced"))
            else:
                return done

    # What the seed may tell.

    @property
    def seed_hash(self) -> str | None:
        """SHA-256 of the seed, public from the start; None if nothing is left to draw."""
        return None if self._seed is None else self._draws().seed_hash

    @property
    def seed(self) -> str | None:
        """The seed in hexadecimal digits once the game is over, None before."""
        return self._seed.hex() if self._seed is not None and self.match.state.is_terminal() else None

    def _draws(self) -> SeededDraws:
        if self._seed is None:
            raise TeocalliError("error-event-seed")
        return SeededDraws(self._seed)

    def _play(self, action: int, origin: Origin, key: str | None = None) -> Event:
        chance = self.match.state.current_player == CHANCE
        word = self.match.play_action(action)
        self._draws_done += chance
        self._origins.append(origin)
        event = events.action(len(self.match.words), word, origin, self.match.state.hash(), key)
        self._count(event)
        return event

    def _undone(self, to: int, key: str | None, *, practice: bool) -> Event:
        self.match.go_back(to)
        del self._origins[to:]
        # Draws are numbered as they stand in the record: one that was taken back comes out the same again, and the seed
        # explains every draw of the game that was played in the end.
        self._draws_done = self._draws_so_far()
        if practice:
            self._practice = [*(n for n in self._practice if n < to), to]
        event = events.undo(to, self.match.state.hash(), key, practice=practice)
        self._count(event)
        return event

    def _draws_so_far(self) -> int:
        return sum(1 for n in range(len(self.match.words)) if self.match.state_at(n).current_player == CHANCE)

    def _count(self, event: AnyEvent) -> None:
        self.version += 1
        if event.key is not None:
            self._keys[event.key] = (event.kind, event.payload.get("word"))

    def _replay(self, stored: AnyEvent) -> None:
        events.check_format(stored.payload)
        if stored.kind == events.ACTION:
            action = self.match.game.string_to_action(self.match.state, stored.payload["word"])
            done = self._play(action, stored.payload["by"], stored.key)
        elif stored.kind == events.UNDO:
            plan = self.taking_back()
            if plan.to is None:
                raise TeocalliError("error-event-differs", number=self.version + 1)
            done = self._undone(plan.to, stored.key, practice=plan.kind == "practice")
        else:
            raise TeocalliError("error-event-kind", kind=stored.kind)
        if done.payload != stored.payload:
            raise TeocalliError("error-event-differs", number=self.version)


def _positions(found: Any, last: int) -> list[int]:
    """The positions that a record marks as practice; whatever else stands there means its beginning."""
    if not found:
        return []
    listed = found if isinstance(found, list) else []
    return sorted({n for n in listed if isinstance(n, int) and 0 <= n <= last}) or [0]


def _names(seats: Sequence[Seat]) -> list[str]:
    return [seat.name for seat in seats]
