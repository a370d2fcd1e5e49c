"""A tournament as its events have made it, and what may be done with it next. Decisions only, no input or output.

Methods that change it give the events that say so, already applied. Whoever keeps the tournament stores them, and
forgets the tournament if that fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from teocalli.core.chance import SEED_BYTES, entropy, generator
from teocalli.core.errors import TeocalliError
from teocalli.core.events import AnyEvent, Event
from teocalli.tournaments.pairing import all_play_all, all_play_all_length, circle_length, circle_round, next_round
from teocalli.tournaments.rounds import Outcome, Round
from teocalli.tournaments.rules import Rules
from teocalli.tournaments.standings import Standing, standings

FORMAT = 1
"""Version of the payloads' form; stands in each of them as `format`."""

CREATED, JOINED, LEFT, WITHDRAWN = "created", "joined", "left", "withdrawn"
STARTED, PAIRED, PLACED, FINISHED, CLOSED = "started", "paired", "placed", "finished", "closed"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part: a person by an id, or a bot by its specification. `missed`: rounds that had begun when
    they came; `gone`: they have withdrawn.
    """

    number: int
    name: str
    person: str | None
    bot: str | None = None
    missed: int = 0
    gone: bool = False


@dataclass(slots=True)
class Tournament:
    """A tournament.

    Attributes:
        name: what the host calls it.
        host: the person who opened it.
        game: what is played: name of the game, options, clock, as whoever opens tables needs it.
        rules: what else is agreed.
        entrants: by number.
        rounds: what was played, and is being played.
        planned: so many rounds are played; 0 before the start.
        lot: by entrant, the order that was drawn at the start; whoever comes late is behind all others.
        closed: it is over; `closed_early`: before its last round.
        version: number of events.

    """

    name: str
    host: str
    game: Mapping[str, Any]
    rules: Rules
    entrants: dict[int, Entrant] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    planned: int = 0
    lot: dict[int, int] = field(default_factory=dict)
    closed: bool = False
    version: int = 1
    _keys: dict[str, str] = field(default_factory=dict)

    @classmethod
    def open(
        cls, name: str, host: str, game: Mapping[str, Any], rules: Rules, key: str | None
    ) -> tuple[Tournament, list[Event]]:
        """Open a tournament for which people may enter from now on. Raises `TeocalliError` for wrong rules."""
        payload = {"format": FORMAT, "name": name, "host": host, "game": dict(game), "rules": rules.check().to_json()}
        return cls(name, host, game, rules), [Event(CREATED, payload, key)]

    @classmethod
    def from_events(cls, stored: Iterable[AnyEvent]) -> Tournament:
        """Load a tournament from all of its events. Raises an exception of any kind if they are damaged."""
        first, *others = stored
        payload = first.payload
        if first.kind != CREATED or payload["format"] != FORMAT:
            raise TeocalliError("error-tournament-broken")
        made = cls(payload["name"], payload["host"], payload["game"], Rules.from_json(payload["rules"]))
        for event in others:
            made._done(Event(event.kind, event.payload, event.key))
        return made

    # How it stands.

    @property
    def started(self) -> bool:
        """Whether rounds are played."""
        return self.planned > 0

    @property
    def enterable(self) -> bool:
        """Whether people may still enter, to play from the next round on."""
        return not self.closed and (not self.started or len(self.rounds) < self.rules.late)

    @property
    def active(self) -> list[int]:
        """The numbers of those who take part and have not withdrawn."""
        return [each.number for each in self.entrants.values() if not each.gone]

    @property
    def round_open(self) -> bool:
        """Whether a round is being played."""
        return bool(self.rounds) and not self.rounds[-1].is_over

    @property
    def may_go_on(self) -> bool:
        """Whether the next round can begin."""
        return self.started and not self.closed and not self.round_open and len(self.rounds) < self.planned

    def entrant_of(self, person: str | None) -> Entrant | None:
        """The person among those who take part, or have withdrawn after the start."""
        return next((each for each in self.entrants.values() if person is not None and each.person == person), None)

    def standings(self) -> list[Standing]:
        """How everybody stands, the best first."""
        return standings(self.entrants, self.rounds, self.rules, self.lot)

    def knows(self, key: str, *kinds: str) -> bool:
        """Whether the request with this key was carried out, which leads to an event of one of these kinds.

        Raises `TeocalliError` (`error-key-reused`) if that was another one.
        """
        known = self._keys.get(key)
        if known is not None and known not in kinds:
            raise TeocalliError("error-key-reused")
        return known is not None

    # Who takes part.

    def join(self, person: str, name: str, key: str | None) -> list[Event]:
        """Let a person enter, before the start or, where that is agreed, later. Raises `TeocalliError`:
        `error-tournament-begun`, `error-tournament-twice`, `error-tournament-full`, `error-seat-name-taken`.
        """
        if not self.enterable:
            raise TeocalliError("error-tournament-begun")
        if self.entrant_of(person) is not None:
            raise TeocalliError("error-tournament-twice")
        if len(self.entrants) >= self.rules.most_entrants:
            raise TeocalliError("error-tournament-full", most=self.rules.most_entrants)
        if name.casefold() in {each.name.casefold() for each in self.entrants.values()}:
            raise TeocalliError("error-seat-name-taken", name=name)
        return [self._enter(name, person, None, key)]

    def leave(self, number: int, key: str | None) -> list[Event]:
        """Let an entrant go: before the start as if they had never been there, after it they withdraw; their games are
        the affair of whoever keeps the tables. Raises `TeocalliError` (`error-tournament-none`, `-closed`).
        """
        entrant = self.entrants.get(number)
        if entrant is None or entrant.gone:
            raise TeocalliError("error-tournament-none")
        if self.closed:
            raise TeocalliError("error-tournament-closed")
        kind = WITHDRAWN if self.started else LEFT
        return [self._done(Event(kind, {"format": FORMAT, "entrant": number}, key))]

    def start(self, bot_names: Iterable[str], key: str | None) -> list[Event]:
        """Make the first round. `bot_names`: what bots that fill up are called.

        Raises `TeocalliError`: `error-tournament-begun`, `error-tournament-few`.
        """
        if self.started or self.closed:
            raise TeocalliError("error-tournament-begun")
        filling = self._filling(bot_names)
        if len(self.entrants) + len(filling) < self.rules.least_entrants:
            raise TeocalliError("error-tournament-few", least=self.rules.least_entrants)
        filled = [self._enter(name, None, self.rules.bot, None) for name in filling]
        order = list(self.entrants)
        generator(int.from_bytes(entropy(SEED_BYTES), "big")).shuffle(order)
        payload = {"format": FORMAT, "rounds": self._length(order), "order": order}
        return [*filled, self._done(Event(STARTED, payload, key)), *self.pair(None)]

    def _filling(self, names: Iterable[str]) -> list[str]:
        """The names of the bots by which all tables are full."""
        count = len(self.entrants)
        if not self.rules.fill or count == 0:
            return []
        taken = {each.name.casefold() for each in self.entrants.values()}
        free = (name for name in names if name.casefold() not in taken)
        wanted = max(self.rules.least_entrants, -(-count // self.rules.seats) * self.rules.seats)
        return [name for name, _ in zip(free, range(wanted - count), strict=False)]

    def _length(self, order: Sequence[int]) -> int:
        """How many rounds are played."""
        if self.rules.kind == "duplicate":
            return 1
        if self.rules.kind == "swiss":
            return self.rules.rounds
        return circle_length(len(order)) if self.rules.seats == 2 else all_play_all_length(order, self.rules.seats)

    # Rounds.

    def pair(self, key: str | None) -> list[Event]:
        """Make the next round; where too few are left for a table, the tournament is over.

        Raises `TeocalliError` (`error-tournament-running`) as long as the last one is played, or there is none.
        """
        if not self.may_go_on:
            raise TeocalliError("error-tournament-running")
        made = self._next_round()
        if not made.tables:
            return [self._done(Event(CLOSED, {"format": FORMAT}, key))]
        payload = {
            "format": FORMAT,
            "tables": [list(table) for table in made.tables],
            "byes": list(made.byes),
            "seed": entropy(SEED_BYTES).hex() if self.rules.compares else None,
        }
        return [self._done(Event(PAIRED, payload, key)), *self._walkovers()]

    def _next_round(self) -> Round:
        active, seats = set(self.active), self.rules.seats
        if len(active) < seats:
            return Round((), ())
        order = sorted(self.entrants, key=self.lot.__getitem__)
        if self.rules.kind == "round_robin" and seats == 2:
            whole = circle_round(order, len(self.rounds))
            tables = tuple(table for table in whole.tables if active & set(table))
            return replace(whole, tables=tables, byes=tuple(each for each in whole.byes if each in active))
        if self.rules.kind == "round_robin":
            return all_play_all([each for each in order if each in active], self.rounds, seats)
        table = self.standings()
        ranked = [each.entrant for each in table if each.entrant in active]
        scores = {each.entrant: each.halves for each in table}
        return next_round(ranked, scores, self.rounds, seats, {each: self.entrants[each].missed for each in ranked})

    def _walkovers(self) -> list[Event]:
        """Whoever has withdrawn loses to those who are left to them in a round robin."""
        done: list[Event] = []
        for number, table in enumerate(self.rounds[-1].tables):
            gone = [seat for seat, each in enumerate(table) if self.entrants[each].gone]
            if gone:
                done += self.finish(len(self.rounds) - 1, number, Outcome(lost=gone[0]))
        return done

    def place(self, number: int, table: int, game: str) -> list[Event]:
        """The game of a table of round `number` has this id; nothing if that is known."""
        if table in self.rounds[number].games:
            return []
        return [self._done(Event(PLACED, {"format": FORMAT, "round": number, "table": table, "game": game}))]

    def finish(self, number: int, table: int, outcome: Outcome) -> list[Event]:
        """The game of a table has ended so; after the last one of the last round the tournament is over. Nothing if
        that is known.
        """
        if table in self.rounds[number].outcomes:
            return []
        payload = {"format": FORMAT, "round": number, "table": table, "outcome": outcome.to_json()}
        done = [self._done(Event(FINISHED, payload))]
        if len(self.rounds) == self.planned and not self.round_open:
            done.append(self._done(Event(CLOSED, {"format": FORMAT})))
        return done

    def close(self, key: str | None) -> list[Event]:
        """End the tournament as it stands, which the host may do between rounds, and before the start.

        Raises `TeocalliError` (`error-tournament-closed`, `error-tournament-running`).
        """
        if self.closed:
            raise TeocalliError("error-tournament-closed")
        if self.round_open:
            raise TeocalliError("error-tournament-running")
        return [self._done(Event(CLOSED, {"format": FORMAT}, key))]

    # What events do.

    def _enter(self, name: str, person: str | None, bot: str | None, key: str | None) -> Event:
        number = max(self.entrants, default=0) + 1
        payload = {"format": FORMAT, "entrant": number, "name": name, "person": person, "bot": bot}
        return self._done(Event(JOINED, payload, key))

    def _done(self, event: Event) -> Event:
        """Apply an event and count it."""
        self._APPLY[event.kind](self, event.payload)
        self.version += 1
        if event.key is not None:
            self._keys[event.key] = event.kind
        return event

    def _joined(self, payload: Mapping[str, Any]) -> None:
        number = payload["entrant"]
        missed = len(self.rounds)
        self.entrants[number] = Entrant(number, payload["name"], payload["person"], payload["bot"], missed)
        if self.started:
            self.lot[number] = len(self.lot)

    def _left(self, payload: Mapping[str, Any]) -> None:
        del self.entrants[payload["entrant"]]

    def _withdrawn(self, payload: Mapping[str, Any]) -> None:
        number = payload["entrant"]
        self.entrants[number] = replace(self.entrants[number], gone=True)

    def _started(self, payload: Mapping[str, Any]) -> None:
        self.planned = payload["rounds"]
        self.lot = {entrant: n for n, entrant in enumerate(payload["order"])}

    def _paired(self, payload: Mapping[str, Any]) -> None:
        tables = tuple(tuple(table) for table in payload["tables"])
        self.rounds.append(Round(tables, tuple(payload["byes"]), payload["seed"]))

    def _placed(self, payload: Mapping[str, Any]) -> None:
        self.rounds[payload["round"]].games[payload["table"]] = payload["game"]

    def _finished(self, payload: Mapping[str, Any]) -> None:
        self.rounds[payload["round"]].outcomes[payload["table"]] = Outcome.from_json(payload["outcome"])

    def _closed(self, _payload: Mapping[str, Any]) -> None:
        self.closed = True

    _APPLY: ClassVar[Mapping[str, Callable[[Tournament, Mapping[str, Any]], None]]] = {
        JOINED: _joined,
        LEFT: _left,
        WITHDRAWN: _withdrawn,
        STARTED: _started,
        PAIRED: _paired,
        PLACED: _placed,
        FINISHED: _finished,
        CLOSED: _closed,
    }
