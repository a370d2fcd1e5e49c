"""Who may do and see what at a table. Nothing here changes it."""

from __future__ import annotations

from teocalli.core.errors import TeocalliError
from teocalli.table.changes import EventSourcedTable
from teocalli.table.company import SCREEN, Asker, Sight, role_of
from teocalli.table.seats import PERSON
from teocalli.table.taking_back import the_person


class GuardedTable(EventSourcedTable):
    """A table that knows what each asker may do and see: at one screen everything, elsewhere what belongs to a role."""

    @property
    def in_lobby(self) -> bool:
        """Whether strangers are shown the table among others: while the game is not over."""
        return self.company is not None and self.company.public and self.to_move is not None

    @property
    def hints(self) -> bool:
        """Whether who is to decide may ask for a hint: not where people who are elsewhere would not know of it."""
        return self.company is None or (the_person(self._seats) is not None and self.contest is None)

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

    def sight(self, asker: Asker) -> Sight | None:
        """As what the asker looks at the table (R-01); None: the table is hidden from them."""
        role = role_of(self.company, asker)
        if role is None:
            return None
        return Sight(role, self.viewer if self.company is None else self.company.seat_of(asker.person))

    def check_may_act(self, asker: Asker = SCREEN) -> None:
        """Raise `TeocalliError` unless the asker is who is asked to decide.

        `error-game-over`, `error-table-waiting` while seats are free, `error-not-seated` for who only watches,
        `error-not-your-turn`.
        """
        if self.to_move is None:
            raise TeocalliError("error-game-over")
        if self.waiting:
            raise TeocalliError("error-table-waiting")
        if self._played_by_bot(self.to_move) or not self._has_seat(asker, self.to_move):
            raise TeocalliError("error-not-your-turn")

    def _played_by_bot(self, seat: int) -> bool:
        return self._seats[seat].kind != PERSON or self.stand_in_at(seat) is not None

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

    def check_may_ask_for_hint(self, asker: Asker = SCREEN) -> None:
        """Raise `TeocalliError` unless the asker is to decide and hints are given here (`error-no-hints`)."""
        self.check_may_act(asker)
        if not self.hints:
            raise TeocalliError("error-no-hints")

    def coached_seat(self, asker: Asker = SCREEN) -> int:
        """The seat of the only person, who asks. Raises `TeocalliError`: `error-no-coach` in games between people."""
        person = the_person(self._seats)
        if person is None or self.contest is not None:
            raise TeocalliError("error-no-coach")
        if not self._has_seat(asker, person):
            raise TeocalliError("error-not-seated")
        return person

    def check_may_sit(self, asker: Asker) -> None:
        """Raise `TeocalliError` (`error-spectator`) for who was invited to watch, not to play."""
        if role_of(self.company, asker) == "spectator":
            raise TeocalliError("error-spectator")

    def check_may_go_on(self, asker: Asker) -> None:
        """Raise `TeocalliError` unless the game is over and the asker played in it, or opened it; a tournament goes on
        by itself (`error-contest`).
        """
        if self.contest is not None:
            raise TeocalliError("error-contest")
        if self.to_move is not None:
            raise TeocalliError("error-rematch-running")
        if role_of(self.company, asker) not in ("screen", "host", "player"):
            raise TeocalliError("error-not-seated")

    def may_take_back(self, sight: Sight) -> bool:
        """Whether somebody may take back what undo would: what they have decided themselves."""
        to = self.taking_back().to
        if sight.role == "screen":
            return True
        if to is None or self.waiting or sight.seat not in self.deciders:
            return False
        return sight.seat == self.match.state_at(to).current_player

    def shows_record(self, sight: Sight) -> bool:
        """Whether somebody may have the record now: people not while it would tell what is hidden (R-01), nobody before
        there is a game.
        """
        if self.undealt:
            return False
        return sight.role == "screen" or not self.match.game.has_secrets or self.to_move is None

    def check_record(self, sight: Sight) -> None:
        """Raise `TeocalliError` (`error-record-secret`) unless somebody may have the record now."""
        if self.undealt:
            raise TeocalliError("error-table-waiting")
        if not self.shows_record(sight):
            raise TeocalliError("error-record-secret")
