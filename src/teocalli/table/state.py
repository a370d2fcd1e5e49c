"""What stands on a table: the game, its seats and its people. What changes it stands in `changes`."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, Self

from teocalli.core.chance import SeededDraws
from teocalli.core.errors import TeocalliError, message
from teocalli.core.limits import copied
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.shuffle import CHANCE_KEY, Source, joint_seed
from teocalli.core.state import CHANCE
from teocalli.core.variations import Variations
from teocalli.table.clock import Clock
from teocalli.table.events import Origin, UndoMark
from teocalli.table.moment import Moment
from teocalli.table.proposals import Proposal
from teocalli.table.rating import Rating
from teocalli.table.seats import PERSON, Seat, kinds_of
from teocalli.table.shuffle import Shuffle
from teocalli.table.stand_ins import StandIn, bot_of
from teocalli.table.taking_back import TakingBack, taking_back, the_person
from teocalli.table.terms import NOTHING_AGREED, Terms

PRACTICE: UndoMark = "practice"
"""Key of a record: the positions to which somebody went back over what had been revealed."""
AGREED: UndoMark = "agreed"
"""Key of a record: the positions to which the players went back because all of them agreed."""
STAND_INS = "stand_ins"
"""Key of a record: which words a bot played for a person."""
ENDED = "ended"
"""Key of a record: why the game was ended before its end."""

MARKS: tuple[UndoMark, ...] = (PRACTICE, AGREED)


class TableState:
    """A game with the seats around it, as its events have made it.

    Attributes:
        match: the game with its history. It is changed by the table only.
        version: number of events so far.
        take_back: whether the only person may go back over bots' turns (R-03).
        company: the people at the table; None where it belongs to one screen.
        clock: how long those who play may think; None without a clock.
        moment: the present, as whoever keeps the table told it last.
        ended: why the game was ended before its end, None otherwise.
        rematch: id of the game in which the same people go on, None before somebody wanted that.
        proposal: what somebody proposed last to the others, None once it was carried out, or the game went on.
        rating: what people said about whether the game counts for their ratings; None where nobody asked them.
        shuffle: how far the people are who make chance together with the server; None where it does so alone.
        contest: the tournament to which the table belongs; None for a game of its own.

    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        seed: bytes | None,
        extra: Mapping[str, Any],
        terms: Terms = NOTHING_AGREED,
        *,
        variations: Mapping[str, Any] | None = None,
    ) -> None:
        """`terms`: what was agreed; `match` stands for a game that is not set up yet where people shuffle together.

        `extra`: unknown keys of the record that the game was opened from; they are kept. `variations`: what the record
        says could have been played.
        Raises `TeocalliError` (`error-take-back`) if taking back is wanted for several persons, `RecordError` for
        variations that are not possible.
        """
        self.take_back = _may_take_back(seats, terms.take_back)
        self.match = match
        self.company = terms.company
        self.contest = terms.contest
        self.clock = None if terms.control is None else Clock.for_seats(terms.control, len(seats))
        self.shuffle = Shuffle() if terms.joint else None
        self.rating = None if terms.rated is None else Rating(terms.rated)
        self.moment = Moment()
        self.ended: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.proposal: Proposal | None = None
        self.version = 1
        self._drawn = terms.drawn
        self._seats = list(seats)
        self._stand_ins: list[StandIn] = []
        self._keys: dict[str, tuple[str, str | None]] = {}
        self._seed = seed
        self._come_from(extra, variations)

    def _come_from(self, extra: Mapping[str, Any], variations: Mapping[str, Any] | None) -> None:
        """Take what the record says that the game was opened from. One that was ended goes on."""
        words = self.match.words
        self._extra = {name: value for name, value in copied(extra).items() if name != ENDED}
        self._went_back = {mark: _positions(extra.get(mark), len(words)) for mark in MARKS}
        self._origins: list[Origin] = ["record"] * len(words)
        # The earliest position from which on all words were played here.
        self._own_from = len(words)
        self._draws_done = self._draws_so_far()
        # What could have been played, and the words around which that is.
        self._variations = None if variations is None else dict(copied(variations))
        self._varied = words
        if variations is not None:
            self.variations.check(self.match)

    @property
    def terms(self) -> Terms:
        """What is agreed, as things stand."""
        return Terms(
            self.take_back,
            self.company,
            None if self.clock is None else self.clock.control,
            drawn=self._drawn,
            joint=self.undealt,
            rated=None if self.rating is None else self.rating.agreed,
            contest=self.contest,
        )

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return list(self._seats)

    @property
    def origins(self) -> list[Origin]:
        """Who chose each word of the match."""
        return list(self._origins)

    @property
    def stand_ins(self) -> list[StandIn]:
        """The bots that play or played for persons, in the order in which they began."""
        return list(self._stand_ins)

    def stand_in_at(self, seat: int) -> str | None:
        """The bot that plays for the person of a seat at present."""
        return bot_of(self._stand_ins, seat)

    @property
    def practice(self) -> list[int]:
        """Positions to which somebody went back over what had been revealed; a mark that stays in the record."""
        return list(self._went_back[PRACTICE])

    @property
    def agreed(self) -> list[int]:
        """Positions to which the players went back because all of them agreed; a mark that stays in the record."""
        return list(self._went_back[AGREED])

    def copy(self) -> Self:
        """Give a table that stands the same and changes on its own; positions are shared, for they never change."""
        other = copy(self)
        other.match = self.match.clone()
        other._origins, other._went_back = list(self._origins), dict(self._went_back)
        other._keys, other._seats = dict(self._keys), list(self._seats)
        other._stand_ins = list(self._stand_ins)
        return other

    @property
    def to_move(self) -> int | None:
        """Seat that is asked, None after the end."""
        player = self.match.state.current_player
        return player if player >= 0 and self.ended is None else None

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat that is asked, with the bot that sits there or plays for the person; nobody begins while seats are
        free, and nobody goes on when all persons have left.
        """
        seat = None if self.waiting or self.deserted else self.to_move
        if seat is None:
            return None
        bot = self.stand_in_at(seat) or self._seats[seat].bot
        return None if bot is None else replace(self._seats[seat], bot=bot)

    @property
    def deciders(self) -> frozenset[int]:
        """Seats of the people who play, themselves and not by a bot; none at one screen."""
        persons = () if self.company is None else self.company.persons
        sitting = (seat for seat, person in enumerate(persons) if person is not None)
        return frozenset(seat for seat in sitting if self.stand_in_at(seat) is None)

    @property
    def deserted(self) -> bool:
        """Whether all persons have left their seats to bots: then the game rests until one of them is back; in a
        tournament others wait for its result.
        """
        left = self.company is not None and not self.deciders and any(each.last is None for each in self._stand_ins)
        return left and self.contest is None

    @property
    def free_seats(self) -> list[int]:
        """Seats of persons who are not there yet."""
        if self.company is None:
            return []
        persons = self.company.persons
        return [seat.seat for seat in self._seats if seat.kind == PERSON and persons[seat.seat] is None]

    @property
    def waiting(self) -> bool:
        """Whether the game waits for people: to take the free seats, to say whether it counts, or to shuffle."""
        return self.to_move is not None and (bool(self.free_seats) or self.rating_open or self.undealt)

    @property
    def rating_asked(self) -> frozenset[int]:
        """Seats of those who must agree that the game counts: all, for it counts between people only."""
        return frozenset(range(len(self._seats)))

    @property
    def rateable(self) -> bool:
        """Whether the game could count: several people play, and nobody else."""
        company = self.company
        people = company is not None and not company.programs and all(seat.kind == PERSON for seat in self._seats)
        return people and len(self._seats) > 1

    @property
    def rating_open(self) -> bool:
        """Whether somebody has not said yet whether the game counts."""
        if self.rating is None or self.rating.refused_by is not None or not self.rateable:
            return False
        return not self.rating.is_agreed(self.rating_asked)

    @property
    def counts(self) -> bool:
        """Whether the game counts for ratings: all who play it wanted that before it began."""
        return self.rateable and self.rating is not None and self.rating.is_agreed(self.rating_asked)

    @property
    def undealt(self) -> bool:
        """Whether people still shuffle: the position is one that stands for the game, and nobody plays in it."""
        return self.shuffle is not None and not self.shuffle.dealt

    @property
    def mark(self) -> object:
        """What stays the same as long as the position does, whatever else happens at the table."""
        return self.match.mark_at(len(self.match.words))

    @property
    def pending(self) -> bool:
        """Whether something is due that nobody decides: a draw or a forced action."""
        return (
            self.ended is None
            and not self.undealt
            and (self.match.state.current_player == CHANCE or self.match.forced_action() is not None)
        )

    def knows(self, key: str, kind: str, word: str | None = None) -> bool:
        """Whether the request with this key was carried out before.

        Raises `TeocalliError` (`error-key-reused`) if that was another request.
        """
        known = self._keys.get(key)
        if known is not None and known != (kind, word):
            raise TeocalliError("error-key-reused")
        return known is not None

    def taking_back(self) -> TakingBack:
        """What undo would do (R-03)."""
        if self.ended is not None:
            return TakingBack(None, None, message("undo-barrier-game-over"))
        return taking_back(self.match, self._seats, self._origins, over_turns=self.take_back)

    @property
    def variations(self) -> Variations:
        """What the record from which it was opened says could have been played, around the game as it stands."""
        tree = Variations.from_json(self._varied, self._variations)
        tree.follow(self.match.words)
        return tree

    def record(self) -> Record:
        """Give the record of the game so far, with the names of the seats and who sits there."""
        record = self.match.record([seat.name for seat in self._seats], kinds_of(self._seats))
        record.extra = copied(self._extra) | {mark: list(at) for mark, at in self._went_back.items() if at}
        if self._stand_ins:
            earlier = record.extra.get(STAND_INS)
            own = [each.to_json() for each in self._stand_ins]
            record.extra[STAND_INS] = [*(earlier if isinstance(earlier, list) else []), *own]
        if self.ended is not None:
            record.extra[ENDED] = dict(self.ended)
        if self._seed is not None and not self.undealt:
            record.extra[CHANCE_KEY] = self._sources()
        record.variations = None if self._variations is None else self.variations.to_json()
        return record

    def _sources(self) -> list[Any]:
        """Where the draws come from, as the record says it: what it said when it was opened, and the table's own."""
        found = self._extra.get(CHANCE_KEY)
        own = self._source()
        earlier = [each for each in found if _first_word(each) < own.first] if isinstance(found, list) else []
        return [*copied(earlier), own.to_json()]

    def _source(self) -> Source:
        """Where the draws of this table come from; what is secret while the game runs only after its end."""
        first = 0 if self._drawn else len(self.match.setup) + self._own_from
        shuffle = self.shuffle or Shuffle()
        numbers = shuffle.recorded(over=self.seed is not None)
        return Source(first, str(self.seed_hash), self.seed, numbers, shuffle.round, self.alike)

    # What the seed may tell.

    @property
    def seed_hash(self) -> str | None:
        """SHA-256 of the seed, public from the start; None if nothing is left to draw."""
        return None if self._seed is None else SeededDraws(self._seed).seed_hash

    @property
    def seed(self) -> str | None:
        """The seed in hexadecimal digits once the game is over, and those that have the same draws; None before."""
        if self._seed is None or self.to_move is not None or self.pending or self.sealed:
            return None
        return self._seed.hex()

    @property
    def alike(self) -> bool:
        """Whether other tables have the same draws."""
        return self.contest is not None and self.contest.alike

    @property
    def sealed(self) -> bool:
        """Whether tables that have the same draws still play."""
        return self.contest is not None and self.contest.sealed

    def _draws(self) -> SeededDraws:
        if self._seed is None:
            raise TeocalliError("error-event-seed")
        if self.shuffle is None or not self.shuffle.numbers:
            return SeededDraws(self._seed)
        return SeededDraws(joint_seed(self._seed, self.shuffle.seed_parts()))

    def _draws_so_far(self) -> int:
        return sum(1 for n in range(len(self.match.words)) if self.match.state_at(n).current_player == CHANCE)


def _first_word(source: Any) -> float:
    """From which word on a source of a foreign record is meant to count; one that is none counts for nothing."""
    first = source.get("from") if isinstance(source, dict) else None
    return first if isinstance(first, int) else math.inf


def _may_take_back(seats: Sequence[Seat], wanted: bool | None) -> bool:
    """Whether decisions may be taken back over bots' turns. Raises `TeocalliError` (`error-take-back`)."""
    alone = the_person(seats) is not None
    if wanted and not alone:
        raise TeocalliError("error-take-back")
    return alone if wanted is None else wanted


def _positions(found: Any, last: int) -> list[int]:
    """The positions that a record marks as gone back to; whatever else stands there means its beginning."""
    if not found:
        return []
    listed = found if isinstance(found, list) else []
    return sorted({n for n in listed if isinstance(n, int) and 0 <= n <= last}) or [0]
