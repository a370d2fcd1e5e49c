"""A table: a running game, who sits at it, and who may do what. Decisions only, no input or output.

Methods that change the game give the events that say so, already applied to the table. Whoever keeps the table stores
them, and forgets the table if that fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, ClassVar, Protocol

from teocalli.core.chance import SeededDraws, draw_outcome, setup_chance
from teocalli.core.errors import TeocalliError, UndoError, message
from teocalli.core.game import Game
from teocalli.core.limits import copied
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import CHANCE
from teocalli.table import events
from teocalli.table.company import SCREEN, Asker, Company, Sight, role_of
from teocalli.table.events import Event, Origin
from teocalli.table.seats import PERSON, Seat, bot_at, kinds_of, person_at
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
        company: the people at the table; None where it belongs to one screen.
        rematch: id of the game in which the same people go on, None before somebody wanted that.

    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        seed: bytes | None,
        extra: Mapping[str, Any],
        *,
        take_back: bool | None = None,
        company: Company | None = None,
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
        self.company = company
        self.rematch: str | None = None
        self._seats = list(seats)
        self._origins: list[Origin] = ["record"] * len(match.words)
        self.version = 1
        self._seed = seed
        self._extra = copied(extra)
        self._keys: dict[str, tuple[str, str | None]] = {}
        self._draws_done = self._draws_so_far()

    @classmethod
    def open(
        cls, game: Game, seats: Sequence[Seat], *, take_back: bool | None = None, company: Company | None = None
    ) -> tuple[Table, list[Event]]:
        """Open a table for a new game, with chance from a new secret seed (R-06); the rest as for a table."""
        seed = SeededDraws.new_seed()
        match = Match(game, game.draw_setup(setup_chance(SeededDraws(seed))))
        table = cls(match, seats, seed, {}, take_back=take_back, company=company)
        return table, table._opening(table.record())

    @classmethod
    def open_record(
        cls,
        record: Record,
        seating: Callable[[Record, Match], list[Seat]],
        company: Callable[[Sequence[Seat]], Company] | None = None,
    ) -> tuple[Table, list[Event]]:
        """Open a table for the game of a record; an unfinished one goes on with chance from a new seed.

        `seating` seats the players of the record, `company` says who these are. Raises `TeocalliError` if the record
        cannot be replayed.
        """
        match = Match.from_record(record)
        seats = seating(record, match)
        seed = None if match.state.is_terminal() else SeededDraws.new_seed()
        table = cls(match, seats, seed, record.extra, company=company and company(seats))
        return table, table._opening(record)

    def _opening(self, record: Record) -> list[Event]:
        """The events by which this table begins."""
        first = events.created(record, self.seats, self._seed, take_back=self.take_back, company=self.company)
        return [first, *self.follow_up()]

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
        people = first.payload.get("company")
        company = None if people is None else Company.from_json(people)
        match = Match.from_record(record)
        table = cls(match, seats, secret, record.extra, take_back=take_back, company=company)
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
        other._keys, other._seats = dict(self._keys), list(self._seats)
        return other

    # Who may act.

    @property
    def to_move(self) -> int | None:
        """Seat that is asked, None after the end."""
        player = self.match.state.current_player
        return player if player >= 0 else None

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat that is asked, if a bot sits there; nobody begins while seats are free."""
        seat = None if self.waiting else self.to_move
        return self._seats[seat] if seat is not None and self._seats[seat].bot is not None else None

    @property
    def free_seats(self) -> list[int]:
        """Seats of persons who are not there yet."""
        if self.company is None:
            return []
        persons = self.company.persons
        return [seat.seat for seat in self._seats if seat.kind == PERSON and persons[seat.seat] is None]

    @property
    def waiting(self) -> bool:
        """Whether the game waits for people to take the free seats."""
        return self.to_move is not None and bool(self.free_seats)

    @property
    def in_lobby(self) -> bool:
        """Whether strangers are shown the table among others: while the game is not over."""
        return self.company is not None and self.company.public and self.to_move is not None

    @property
    def hints(self) -> bool:
        """Whether who is to decide may ask for a hint: not where people who are elsewhere would not know of it."""
        return self.company is None or the_person(self._seats) is not None

    def sight(self, asker: Asker) -> Sight | None:
        """As what the asker looks at the table (R-01); None: the table is hidden from them."""
        role = role_of(self.company, asker)
        if role is None:
            return None
        return Sight(role, self.viewer if self.company is None else self.company.seat_of(asker.person))

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

    def check_may_act(self, asker: Asker = SCREEN) -> None:
        """Raise `TeocalliError` unless the asker is who is asked to decide.

        `error-game-over`, `error-table-waiting` while seats are free, `error-not-seated` for who only watches,
        `error-not-your-turn`.
        """
        if self.to_move is None:
            raise TeocalliError("error-game-over")
        if self.waiting:
            raise TeocalliError("error-table-waiting")
        if self.bot_to_move is not None or not self._has_seat(asker, self.to_move):
            raise TeocalliError("error-not-your-turn")

    def _has_seat(self, asker: Asker, seat: int) -> bool:
        """Whether the asker may decide for a seat. Raises `TeocalliError` (`error-not-seated`) for who has none."""
        if self.company is None:
            return asker.at_screen
        own = self.company.seat_of(asker.person)
        if own is None:
            raise TeocalliError("error-not-seated")
        return own == seat

    def check_host(self, asker: Asker) -> None:
        """Raise `TeocalliError` (`error-host-only`) unless the asker is the host, or sits at the one screen."""
        if role_of(self.company, asker) not in ("screen", "host"):
            raise TeocalliError("error-host-only")

    def shows_record(self, sight: Sight) -> bool:
        """Whether somebody may have the record now: people not while it would tell what is hidden (R-01)."""
        return sight.role == "screen" or not self.match.game.has_secrets or self.to_move is None

    def check_record(self, sight: Sight) -> None:
        """Raise `TeocalliError` (`error-record-secret`) unless somebody may have the record now."""
        if not self.shows_record(sight):
            raise TeocalliError("error-record-secret")

    def check_may_ask_for_hint(self, asker: Asker = SCREEN) -> None:
        """Raise `TeocalliError` unless the asker is to decide and hints are given here (`error-no-hints`)."""
        self.check_may_act(asker)
        if not self.hints:
            raise TeocalliError("error-no-hints")

    def taking_back(self) -> TakingBack:
        """What undo would do (R-03)."""
        return taking_back(self.match, self._seats, self._origins, over_turns=self.take_back)

    def may_take_back(self, sight: Sight) -> bool:
        """Whether somebody may take back what undo would: what they have decided themselves."""
        to = self.taking_back().to
        if sight.role == "screen":
            return True
        return to is not None and not self.waiting and sight.seat == self.match.state_at(to).current_player

    def record(self) -> Record:
        """Give the record of the game so far, with the names of the seats and who sits there."""
        record = self.match.record(_names(self._seats), kinds_of(self._seats))
        record.extra = copied(self._extra) | ({PRACTICE: self.practice} if self._practice else {})
        return record

    # What changes the game.

    def act(self, word: str, key: str, asker: Asker = SCREEN) -> list[Event]:
        """Carry out a person's word and what follows from it by itself.

        Raises `TeocalliError` (`IllegalAction` among them); nothing is changed then.
        """
        self.check_may_act(asker)
        action = self.match.game.string_to_action(self.match.state, word)
        return [self._play(action, "person", key), *self.follow_up()]

    def act_for_bot(self, action: int, origin: Origin) -> list[Event]:
        """Carry out a bot's action and what follows from it by itself. Raises `IllegalAction`."""
        return [self._play(action, origin), *self.follow_up()]

    def undo(self, key: str, asker: Asker = SCREEN, *, practice: bool = False) -> list[Event]:
        """Go back to the last decision that was really asked; with `practice` also over what was revealed since.

        Raises `UndoError`, which says why it cannot be done, `TeocalliError` (`error-not-seated`).
        """
        plan = self.taking_back()
        if plan.to is None or (plan.kind == "practice" and not practice):
            raise UndoError("error-undo", reason=plan.reason)
        if not self._has_seat(asker, self.match.state_at(plan.to).current_player):
            raise UndoError("error-undo", reason=message("undo-barrier-not-yours"))
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

    # Who comes and goes.

    def sit(self, person: str, name: str, seat: int | None, key: str | None) -> list[Event]:
        """Give a person a free seat, the first one if `seat` is None.

        Raises `TeocalliError`: `error-seat-none-free`, `error-seat-taken`, `error-seat-name…`, `error-seat-twice`.
        """
        if self.company is None or not self.waiting:
            raise TeocalliError("error-seat-none-free")
        if self.company.seat_of(person) is not None:
            raise TeocalliError("error-seat-twice")
        chosen = self.free_seats[0] if seat is None else seat
        if chosen not in self.free_seats:
            raise TeocalliError("error-seat-taken", seat=chosen + 1)
        taken = [each.name for each in self._seats if each.seat != chosen]
        return [self._seated(person_at(self._seats[chosen], name, taken), person, key), *self.follow_up()]

    def fill(self, bot: str, asker: Asker, key: str | None) -> list[Event]:
        """Let bots have the free seats, so that the game begins; the host decides that."""
        self.check_host(asker)
        if not self.waiting:
            raise TeocalliError("error-seat-none-free")
        done: list[Event] = []
        for free in self.free_seats:
            taken = [seat.name for seat in self._seats]
            done.append(self._seated(bot_at(self._seats[free], bot, taken), None, None if done else key))
        return [*done, *self.follow_up()]

    def leave(self, seat: int, asker: Asker, key: str | None) -> list[Event]:
        """Free a seat before the game begins: one's own, and for the host that of anybody.

        Raises `TeocalliError`: `error-seat-begun`, `error-seat-free`, `error-host-only`.
        """
        if self.company is None or not self.waiting:
            raise TeocalliError("error-seat-begun")
        if not 0 <= seat < len(self._seats) or self.company.persons[seat] is None:
            raise TeocalliError("error-seat-free")
        if self.company.seat_of(asker.person) != seat:
            self.check_host(asker)
        return [self._left(seat, key)]

    def go_on(self, game_id: str, asker: Asker, key: str | None) -> list[Event]:
        """Say in which game the same people go on after this one. Raises `TeocalliError` (`error-not-seated` …)."""
        self.check_may_go_on(asker)
        return [] if self.rematch == game_id else [self._going_on(game_id, key)]

    def check_may_sit(self, asker: Asker) -> None:
        """Raise `TeocalliError` (`error-spectator`) for who was invited to watch, not to play."""
        if role_of(self.company, asker) == "spectator":
            raise TeocalliError("error-spectator")

    def again(self) -> tuple[Table, list[Event]]:
        """Open a table for the same game with the same people, and bots, at the same seats."""
        game = type(self.match.game)(self.match.game.players, self.match.game.options)
        return Table.open(game, self._seats, take_back=self.take_back, company=self.company)

    def check_may_go_on(self, asker: Asker) -> None:
        """Raise `TeocalliError` unless the game is over and the asker played in it, or opened it."""
        if self.to_move is not None:
            raise TeocalliError("error-rematch-running")
        if role_of(self.company, asker) not in ("screen", "host", "player"):
            raise TeocalliError("error-not-seated")

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

    def _seated(self, seat: Seat, person: str | None, key: str | None) -> Event:
        assert self.company is not None
        self._seats[seat.seat] = seat
        self.company = self.company.with_person(seat.seat, person)
        return self._done(events.seated(seat, person, key))

    def _left(self, seat: int, key: str | None) -> Event:
        assert self.company is not None
        self._seats[seat] = replace(self._seats[seat], name="")
        self.company = self.company.with_person(seat, None)
        return self._done(events.left(seat, key))

    def _going_on(self, game_id: str, key: str | None) -> Event:
        self.rematch = game_id
        return self._done(events.rematch(game_id, key))

    def _done(self, event: Event) -> Event:
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
        replay = self._REPLAY.get(stored.kind)
        if replay is None:
            raise TeocalliError("error-event-kind", kind=stored.kind)
        if replay(self, stored.payload, stored.key).payload != stored.payload:
            raise TeocalliError("error-event-differs", number=self.version)

    def _replay_action(self, payload: Mapping[str, Any], key: str | None) -> Event:
        action = self.match.game.string_to_action(self.match.state, payload["word"])
        return self._play(action, payload["by"], key)

    def _replay_undo(self, _payload: Mapping[str, Any], key: str | None) -> Event:
        plan = self.taking_back()
        if plan.to is None:
            raise TeocalliError("error-event-differs", number=self.version + 1)
        return self._undone(plan.to, key, practice=plan.kind == "practice")

    def _replay_seated(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._seated(Seat.from_json(payload["seat"]), payload["person"], key)

    def _replay_left(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._left(payload["seat"], key)

    def _replay_rematch(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._going_on(payload["game"], key)

    _REPLAY: ClassVar[Mapping[str, Callable[[Table, Mapping[str, Any], str | None], Event]]] = {
        events.ACTION: _replay_action,
        events.UNDO: _replay_undo,
        events.SEATED: _replay_seated,
        events.LEFT: _replay_left,
        events.REMATCH: _replay_rematch,
    }


def _positions(found: Any, last: int) -> list[int]:
    """The positions that a record marks as practice; whatever else stands there means its beginning."""
    if not found:
        return []
    listed = found if isinstance(found, list) else []
    return sorted({n for n in listed if isinstance(n, int) and 0 <= n <= last}) or [0]


def _names(seats: Sequence[Seat]) -> list[str]:
    return [seat.name for seat in seats]
