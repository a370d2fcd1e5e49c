"""What each kind of event does to a table, when it happens and when it is loaded from what is stored.

Nothing else changes a table, so that it is the same after it was loaded.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, ClassVar, Self

from teocalli.core.chance import SeededDraws, setup_chance
from teocalli.core.errors import TeocalliError
from teocalli.core.events import AnyEvent, Event
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import CHANCE
from teocalli.table import events
from teocalli.table.events import AT, HASH, Origin, UndoMark
from teocalli.table.moment import Moment
from teocalli.table.proposals import Answer, Proposal
from teocalli.table.seats import Seat
from teocalli.table.stand_ins import StandIn, Why, after_going_back, with_return
from teocalli.table.state import AGREED, PRACTICE, TableState
from teocalli.table.terms import Terms

log = logging.getLogger(__name__)

DIFFERS = "error-event-differs"


def _is_drawn(match: Match, seed: bytes | None) -> bool:
    """Whether a set-up follows from a seed: older events do not say whether it was drawn from it."""
    if seed is None or match.words:
        return False
    return match.game.draw_setup(setup_chance(SeededDraws(seed))) == match.setup


class EventSourcedTable(TableState):
    """A table that is changed by events alone."""

    @classmethod
    def from_events(cls, stored: Iterable[AnyEvent]) -> Self:
        """Load a table from all of its events.

        Raises an exception of any kind if they are damaged: never a table in an older state (R-42).
        """
        first, *others = stored
        with _naming(1):
            table = cls._from_first(first)
        table.replay(others)
        return table

    @classmethod
    def _from_first(cls, first: AnyEvent) -> Self:
        """The table as its first event makes it."""
        if first.kind != events.CREATED:
            raise TeocalliError("error-event-kind", kind=first.kind)
        events.check_format(first.payload)
        seed = first.payload["seed"]
        seats = [Seat.from_json(seat) for seat in first.payload["seats"]]
        record = Record.from_json(first.payload["record"])
        secret = bytes.fromhex(seed) if seed is not None else None
        match = Match.from_record(record)
        terms = Terms.from_json(first.payload, drawn=_is_drawn(match, secret))
        table = cls(match, seats, secret, record.extra, terms, variations=record.variations)
        table._begin(first.payload)
        if first.payload["format"] > 1 and first.payload[HASH] != match.state.hash():
            raise TeocalliError(DIFFERS, number=1)
        return table

    def replay(self, stored: Iterable[AnyEvent]) -> None:
        """Carry out the events that follow those which the table knows.

        Raises `TeocalliError` with the number of the first one that is damaged (`error-event-broken`,
        `error-event-unreadable`, `error-event-differs`); the table is then good for nothing.
        """
        for event in stored:
            with _naming(self.version + 1):
                self._replay(event)

    def _begin(self, payload: Mapping[str, Any]) -> None:
        """Let the clock run from the first event on, if everybody is there."""
        self._tell_time_of(payload)
        self._ask(played=False)

    def tell(self, moment: Moment) -> None:
        """Tell the table about the present. Its time never goes back, whatever the keeper's clock does."""
        self.moment = replace(moment, now=max(moment.now, self.moment.now))

    def _tell_time_of(self, payload: Mapping[str, Any]) -> None:
        if self.clock is not None:
            self.moment = replace(self.moment, now=payload[AT])

    def _ask(self, *, played: bool) -> None:
        """Let the clock run for whoever is asked now; draws and forced words lie within the same turn."""
        if self.clock is None or self.pending:
            return
        asked = None if self.waiting else self.to_move
        if asked is not None and asked not in self.deciders:
            asked = None
        new_turn = played and self.match.state.at_turn_start()
        self.clock = self.clock.asked(asked, self.moment.now, new_turn=new_turn, played=played)

    def _play(self, action: int, origin: Origin, key: str | None = None) -> Event:
        chance = self.match.state.current_player == CHANCE
        word = self.match.play_action(action)
        self._draws_done += chance
        self._origins.append(origin)
        if origin in ("person", "plan"):
            self.proposal = None  # whoever plays on has said how the game goes on
        return self._done(events.action(len(self.match.words), word, origin, key), played=True)

    def _undone(self, to: int, key: str | None, mark: UndoMark | None = None) -> Event:
        self.match.go_back(to)
        self._own_from = min(self._own_from, to)
        del self._origins[to:]
        # Draws are numbered as they stand in the record: one that was taken back comes out the same again, and the seed
        # explains every draw of the game that was played in the end.
        self._draws_done = self._draws_so_far()
        self.proposal = None
        self._stand_ins = after_going_back(self._stand_ins, to)
        if mark is not None:
            self._went_back[mark] = [*(n for n in self._went_back[mark] if n < to), to]
        return self._done(events.undo(to, key, mark=mark))

    def _seated(self, seat: Seat, person: str | None, key: str | None) -> Event:
        assert self.company is not None
        self._seats[seat.seat] = seat
        self.company = self.company.with_person(seat.seat, person)
        self._forget_seat(seat.seat)
        return self._done(events.seated(seat, person, key))

    def _left(self, seat: int, key: str | None) -> Event:
        assert self.company is not None
        self._seats[seat] = replace(self._seats[seat], name="")
        self.company = self.company.with_person(seat, None)
        self._forget_seat(seat)
        return self._done(events.left(seat, key))

    def _forget_seat(self, seat: int) -> None:
        """Somebody else has a seat now, or nobody: what was promised or agreed to there does not count."""
        if self.rating is not None:
            self.rating = self.rating.without(seat)
        if self.shuffle is not None and self.undealt:
            self.shuffle = self.shuffle.without(seat)

    def _consented(self, seat: int, yes: bool, key: str | None) -> Event:
        assert self.rating is not None
        self.rating = self.rating.answered(seat, yes=yes)
        return self._done(events.consented(seat, yes=yes, key=key))

    def _promised(self, seat: int, number_hash: str, key: str | None) -> Event:
        assert self.shuffle is not None
        self.shuffle = self.shuffle.promised(seat, number_hash)
        return self._done(events.promised(seat, number_hash, key))

    def _told(self, seat: int, number: str, key: str | None) -> Event:
        if self.shuffle is None or not self.shuffle.keeps(seat, number):
            raise self._differs()
        self.shuffle = self.shuffle.told(seat, number)
        return self._done(events.told(seat, number, key))

    def _dealt(self) -> Event:
        """Set the game up: from here on it is the one that is played."""
        assert self.shuffle is not None
        self.shuffle = replace(self.shuffle, dealt=True)
        self.match = Match(self.match.game, self.match.game.draw_setup(setup_chance(self._draws())))
        self._origins, self._draws_done, self._drawn = [], 0, True
        return self._done(events.dealt(self.match.setup))

    def _going_on(self, game_id: str, key: str | None) -> Event:
        self.rematch = game_id
        return self._done(events.rematch(game_id, key))

    def _proposed(self, proposal: Proposal, key: str | None) -> Event:
        self.proposal = proposal
        return self._done(events.proposed(proposal, key))

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

    def _stood_in(self, seat: int, bot: str, why: Why, key: str | None) -> Event:
        self._stand_ins.append(StandIn(seat, bot, len(self.match.words) + 1))
        self.proposal = None
        return self._done(events.stood_in(seat, bot, why, key))

    def _came_back(self, seat: int, key: str | None) -> Event:
        self._stand_ins = with_return(self._stand_ins, seat, len(self.match.words))
        self.proposal = None
        if self.clock is not None:
            self.clock = self.clock.returned(seat)
        return self._done(events.came_back(seat, key))

    def _ended(self, seat: int, why: Why) -> Event:
        self.ended = {"seat": seat, "why": why}
        self.proposal = None
        return self._done(events.ended(seat, why))

    def _unsealed(self) -> Event:
        if self.contest is None:
            raise self._differs()
        self.contest = self.contest.unsealed()
        return self._done(events.unsealed())

    def _done(self, event: Event, *, played: bool = False) -> Event:
        """Count an event that has changed the table."""
        self._ask(played=played)
        sealed = self._sealed(event)
        self._count(sealed)
        return sealed

    def _sealed(self, event: Event) -> Event:
        """The event with the hash of the position that it has led to, and where there is a clock with its time."""
        at = {} if self.clock is None else {AT: self.moment.now}
        return replace(event, payload={**event.payload, HASH: self.match.state.hash(), **at})

    def _count(self, event: AnyEvent) -> None:
        self.version += 1
        if event.key is not None:
            self._keys[event.key] = (event.kind, event.payload.get("word"))

    def _replay(self, stored: AnyEvent) -> None:
        events.check_format(stored.payload)
        replay = self._REPLAY.get(stored.kind)
        if replay is None:
            raise TeocalliError("error-event-kind", kind=stored.kind)
        self._tell_time_of(stored.payload)
        if not events.is_same(stored, replay(self, stored.payload, stored.key)):
            raise TeocalliError(DIFFERS, number=self.version)

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
        by, asked = payload["by"], frozenset(payload["asked"])
        further = {"bot": payload.get("bot"), "enough": payload.get("enough")}
        number = self.version + 1
        proposal = Proposal(number, payload["what"], by, payload["about"], asked, frozenset({by}), **further)
        return self._proposed(proposal, key)

    def _replay_stood_in(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._stood_in(payload["seat"], payload["bot"], payload["why"], key)

    def _replay_came_back(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._came_back(payload["seat"], key)

    def _replay_ended(self, payload: Mapping[str, Any], _key: str | None) -> Event:
        return self._ended(payload["seat"], payload["why"])

    def _replay_answered(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._answered(payload["seat"], payload["answer"], key)

    def _replay_promised(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._promised(payload["seat"], payload["promise"], key)

    def _replay_consented(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._consented(payload["seat"], payload["yes"], key)

    def _replay_told(self, payload: Mapping[str, Any], key: str | None) -> Event:
        return self._told(payload["seat"], payload["number"], key)

    def _replay_dealt(self, _payload: Mapping[str, Any], _key: str | None) -> Event:
        return self._dealt()

    def _replay_unsealed(self, _payload: Mapping[str, Any], _key: str | None) -> Event:
        return self._unsealed()

    def _differs(self) -> TeocalliError:
        return TeocalliError(DIFFERS, number=self.version + 1)

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
        events.STOOD_IN: _replay_stood_in,
        events.CAME_BACK: _replay_came_back,
        events.ENDED: _replay_ended,
        events.PROMISED: _replay_promised,
        events.TOLD: _replay_told,
        events.CONSENTED: _replay_consented,
        events.DEALT: _replay_dealt,
        events.UNSEALED: _replay_unsealed,
    }


@contextmanager
def _naming(number: int) -> Iterator[None]:
    """Say which event it is that cannot be carried out, whatever is wrong with it."""
    try:
        yield
    except TeocalliError as error:
        if error.code == DIFFERS:
            raise
        raise TeocalliError("error-event-broken", number=number, reason=error.message) from error
    except Exception as error:
        log.warning("event %d cannot be read", number, exc_info=error)
        raise TeocalliError("error-event-unreadable", number=number) from error
