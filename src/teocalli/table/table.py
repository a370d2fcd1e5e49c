"""A table: a running game, who sits at it, and who may do what. Decisions only, no input or output.

Methods that change the game give the events that say so, already applied to the table. Whoever keeps the table stores
them, and forgets the table if that fails. What events do stands in `changes`, who may do what in `permissions`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from teocalli.core.alike import Clocks
from teocalli.core.chance import SEED_BYTES, SeededDraws, draw_outcome, setup_chance
from teocalli.core.errors import TeocalliError, UndoError, message
from teocalli.core.events import Event
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import CHANCE
from teocalli.table import events
from teocalli.table.agreeing import AgreeingTable
from teocalli.table.clock import TimeControl
from teocalli.table.company import SCREEN, Asker, Company
from teocalli.table.contest import Contest
from teocalli.table.events import Origin
from teocalli.table.moment import BEGINNING, Moment
from teocalli.table.seats import Seat, bot_at, kinds_of, person_at
from teocalli.table.stand_ins import Why
from teocalli.table.state import PRACTICE
from teocalli.table.terms import Terms


class Table(AgreeingTable):
    """A game with the seats around it, as those who sit there change it."""

    @classmethod
    def open(
        cls,
        game: Game,
        seats: Sequence[Seat],
        *,
        take_back: bool | None = None,
        company: Company | None = None,
        control: TimeControl | None = None,
        joint: bool = False,
        rated: frozenset[int] | None = None,
        moment: Moment = BEGINNING,
        contest: Contest | None = None,
        seed: bytes | None = None,
    ) -> tuple[Table, list[Event]]:
        """Open a table for a new game, with chance from a new secret seed (R-06); the rest as for a table. `seed`: that
        of the tables whose draws are alike.

        Raises `TeocalliError`: `error-shuffle-screen` for a `joint` shuffle at one screen, `error-rated-seats` for a
        `rated` game of others than several people.
        """
        if joint and company is None:
            raise TeocalliError("error-shuffle-screen")
        seed = seed or SeededDraws.new_seed()
        match = _stand_in_game(game) if joint else Match(game, game.draw_setup(setup_chance(SeededDraws(seed))))
        terms = Terms(take_back, company, control, drawn=not joint, joint=joint, rated=rated, contest=contest)
        table = cls(match, seats, seed, {}, terms)
        if rated is not None and not table.rateable:
            raise TeocalliError("error-rated-seats")
        table.tell(moment)
        return table, table._opening(match.record([seat.name for seat in seats], kinds_of(seats)))

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
        terms = Terms(company=company and company(seats))
        table = cls(match, seats, seed, record.extra, terms, variations=record.variations)
        return table, table._opening(record)

    def _opening(self, record: Record) -> list[Event]:
        """The events by which this table begins."""
        first = self._sealed(events.created(record, self.seats, self._seed, self.terms))
        self._begin(first.payload)
        return [first, *self._going_ahead()]

    # What is decided in the game.

    def act(self, word: str, key: str, asker: Asker = SCREEN) -> list[Event]:
        """Carry out a person's word and what follows from it by itself.

        Raises `TeocalliError` (`IllegalAction` among them); nothing is changed then.
        """
        self.check_may_act(asker)
        action = self.match.game.string_to_action(self.match.state, word)
        return [self._play(action, "person", key), *self.follow_up()]

    def act_as_planned(self, word: str, seat: int) -> list[Event]:
        """Carry out what the person of a seat planned for this turn, and what follows from it by itself.

        Raises `TeocalliError` (`error-not-your-turn`, `IllegalAction`).
        """
        if self.to_move != seat or self.waiting or seat not in self.deciders:
            raise TeocalliError("error-not-your-turn")
        return [self._play(self.match.game.string_to_action(self.match.state, word), "plan"), *self.follow_up()]

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
        seat = self.match.state_at(plan.to).current_player
        if not self._has_seat(asker, seat) or self.stand_in_at(seat) is not None:
            raise UndoError("error-undo", reason=message("undo-barrier-not-yours"))
        return [self._undone(plan.to, key, PRACTICE if plan.kind == "practice" else None)]

    def follow_up(self) -> list[Event]:
        """Draw what is to be drawn and carry out what is forced, until somebody has a choice or the game is over."""
        done: list[Event] = []
        clocks: Clocks | None = None
        while not self.undealt:
            state = self.match.state
            if state.current_player == CHANCE and self.alike:
                clocks = clocks or Clocks.after(self._draws(), self.match)
                done.append(self._play(clocks.draw(state), "chance"))
            elif state.current_player == CHANCE:
                done.append(self._play(draw_outcome(state, self._draws(), self._draws_done), "chance"))
            elif (action := self.match.forced_action()) is not None:
                done.append(self._play(action, "forced"))
            else:
                break
        return done

    # What a tournament decides.

    def lose(self, seat: int, why: Why) -> list[Event]:
        """End the game because the person of a seat is not waited for; nothing where it is over."""
        return [] if self.to_move is None else [self._ended(seat, why)]

    def stand_in(self, seat: int, bot: str, why: Why) -> list[Event]:
        """Let a bot play on for the person of a seat; nothing where the game is over, or one plays there already."""
        return [] if self.to_move is None or seat not in self.deciders else [self._stood_in(seat, bot, why, None)]

    def unseal(self) -> list[Event]:
        """Let the seed be told: all tables with these draws have finished."""
        return [self._unsealed()] if self.sealed else []

    # Shuffling together.

    def promise(self, number_hash: str, key: str, asker: Asker) -> list[Event]:
        """Promise a number for the shuffle by its SHA-256; where somebody has told theirs already, all begin again.

        Raises `TeocalliError`: `error-not-seated`, `error-shuffle-none` where nobody is asked for one (any more).
        """
        return [self._promised(self._shuffling_seat(asker), number_hash, key)]

    def tell_number(self, number: str, key: str, asker: Asker) -> list[Event]:
        """Tell the number that one has promised; the last one who does lets the game begin.

        Raises `TeocalliError` as `promise`, `error-shuffle-early` before everybody has promised one,
        `error-shuffle-number` if it is another one.
        """
        seat = self._shuffling_seat(asker)
        assert self.shuffle is not None
        if not self._may_deal or not self.shuffle.is_promised(self.voters):
            raise TeocalliError("error-shuffle-early")
        if not self.shuffle.keeps(seat, number):
            raise TeocalliError("error-shuffle-number", promised=self.shuffle.promises[seat])
        return [self._told(seat, number, key), *self._going_ahead()]

    def _shuffling_seat(self, asker: Asker) -> int:
        seat = self._own_seat(asker)
        if not self.undealt or seat not in self.voters:
            raise TeocalliError("error-shuffle-none")
        return seat

    @property
    def _may_deal(self) -> bool:
        """Whether only numbers are missing."""
        return self.undealt and not self.free_seats and not self.rating_open

    def _going_ahead(self) -> list[Event]:
        """Set the game up if that is due, and what follows by itself."""
        dealt: list[Event] = []
        if self.shuffle is not None and self._may_deal and self.shuffle.is_told(self.voters):
            dealt = [self._dealt()]
        return [*dealt, *self.follow_up()]

    # Whether the game counts.

    def consent(self, *, yes: bool, key: str, asker: Asker) -> list[Event]:
        """Say whether the game shall count for ratings; one who does not want it decides that for all.

        Raises `TeocalliError`: `error-not-seated`, `error-rated-over` where that is not asked (any more).
        """
        seat = self._own_seat(asker)
        if self.rating is None or not self.rating_open:
            raise TeocalliError("error-rated-over")
        return [self._consented(seat, yes, key), *self._going_ahead()]

    # Who comes and goes.

    def sit(self, person: str, name: str, seat: int | None, key: str | None) -> list[Event]:
        """Give a person a free seat, the first one if `seat` is None.

        Raises `TeocalliError`: `error-seat-none-free`, `error-seat-taken`, `error-seat-name…`, `error-seat-twice`.
        """
        if self.company is None or not self.waiting or not self.free_seats:
            raise TeocalliError("error-seat-none-free")
        if self.company.seat_of(person) is not None:
            raise TeocalliError("error-seat-twice")
        chosen = self.free_seats[0] if seat is None else seat
        if chosen not in self.free_seats:
            raise TeocalliError("error-seat-taken", seat=chosen + 1)
        taken = [each.name for each in self._seats if each.seat != chosen]
        return [self._seated(person_at(self._seats[chosen], name, taken), person, key), *self._going_ahead()]

    def fill(self, bot: str, asker: Asker, key: str | None) -> list[Event]:
        """Let bots have the free seats, so that the game begins; the host decides that."""
        self.check_host(asker)
        if not self.waiting or not self.free_seats:
            raise TeocalliError("error-seat-none-free")
        done: list[Event] = []
        for free in self.free_seats:
            taken = [seat.name for seat in self._seats]
            done.append(self._seated(bot_at(self._seats[free], bot, taken), None, None if done else key))
        return [*done, *self._going_ahead()]

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

    def again(self, moment: Moment = BEGINNING) -> tuple[Table, list[Event]]:
        """Open a table for the same game with the same people, and bots, at the same seats."""
        game = type(self.match.game)(self.match.game.players, self.match.game.options)
        control = None if self.clock is None else self.clock.control
        return Table.open(
            game,
            self._seats,
            take_back=self.take_back,
            company=self.company,
            control=control,
            joint=self.shuffle is not None,
            rated=None if self.rating is None or not self.rateable else frozenset(),
            moment=moment,
        )


def _stand_in_game(game: Game) -> Match:
    """What stands for a game while people shuffle: it is always the same, so it tells nothing; nobody plays it."""
    draws = SeededDraws(bytes(SEED_BYTES))
    match = Match(game, game.draw_setup(setup_chance(draws)))
    while match.state.current_player == CHANCE:
        match.play_action(draw_outcome(match.state, draws, len(match.words)))
    return match
