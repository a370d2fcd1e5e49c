"""What each kind of event does to a table, when it happens and when it is loaded from what is stored.

Nothing else changes a table, so that it is the same after it was loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Protocol, Self

from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import CHANCE
from teocalli.table import events
from teocalli.table.company import Company
from teocalli.table.events import Event, Origin, UndoMark
from teocalli.table.proposals import Answer, Proposal, What
from teocalli.table.seats import Seat
from teocalli.table.state import AGREED, PRACTICE, TableState


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


class EventSourcedTable(TableState):
    """A table that is changed by events alone."""

    @classmethod
    def from_events(cls, stored: Iterable[AnyEvent]) -> Self:
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

    def _play(self, action: int, origin: Origin, key: str | None = None) -> Event:
        chance = self.match.state.current_player == CHANCE
        word = self.match.play_action(action)
        self._draws_done += chance
        self._origins.append(origin)
        if origin == "person":
            self.proposal = None  # whoever plays on has said how the game goes on
        event = events.action(len(self.match.words), word, origin, self.match.state.hash(), key)
        self._count(event)
        return event

    def _undone(self, to: int, key: str | None, mark: UndoMark | None = None) -> Event:
        self.match.go_back(to)
        del self._origins[to:]
        # Draws are numbered as they stand in the record: one that was taken back comes out the same again, and the seed
        # explains every draw of the game that was played in the end.
        self._draws_done = self._draws_so_far()
        self.proposal = None
        if mark is not None:
            self._went_back[mark] = [*(n for n in self._went_back[mark] if n < to), to]
        return self._done(events.undo(to, self.match.state.hash(), key, mark=mark))

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

    def _proposed(self, what: What, by: int, about: int, asked: frozenset[int], key: str | None) -> Event:
        # Numbered by the version at which everybody can see it.
        self.proposal = Proposal(self.version + 1, what, by, about, asked, frozenset({by}))
        return self._done(events.proposed(self.proposal, key))

    def _answered(self, seat: int, answer: Answer, key: str | None) -> Event:
        if self.proposal is None or not self.proposal.is_open:
            raise self._differs()
        self.proposal = self.proposal.answered(seat, answer)
        return self._done(events.answered(seat, answer, key))

    def _agreed_undo(self) -> Event:
        """Go back as all have agreed."""
        if self.proposal is None or not self.proposal.is_agreed:
            raise self._differs()
        return self._undone(self.proposal.about, None, AGREED)

    def _done(self, event: Event) -> Event:
        self._count(event)
        return event

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

    def _replay_undo(self, payload: Mapping[str, Any], key: str | None) -> Event:
        if payload.get(AGREED):
            return self._agreed_undo()
        plan = self.taking_back()
        if plan.to is None:
            raise self._differs()
        return self._undone(plan.to, key, PRACTICE if plan.kind == "practice" else None)

    def _replay_seated(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._seated(Seat.from_json(payload["seat"]), payload["person"], key)

    def _replay_left(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._left(payload["seat"], key)

    def _replay_proposed(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._proposed(payload["what"], payload["by"], payload["about"], frozenset(payload["asked"]), key)

    def _replay_answered(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._answered(payload["seat"], payload["answer"], key)

    def _differs(self) -> TeocalliError:
        return TeocalliError("error-event-differs", number=self.version + 1)

    def _replay_rematch(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._going_on(payload["game"], key)

    _REPLAY: ClassVar[Mapping[str, Callable[[EventSourcedTable, Mapping[str, Any], str | None], Event]]] = {
        events.ACTION: _replay_action,
        events.UNDO: _replay_undo,
        events.SEATED: _replay_seated,
        events.LEFT: _replay_left,
        events.REMATCH: _replay_rematch,
        events.PROPOSED: _replay_proposed,
        events.ANSWERED: _replay_answered,
    }
