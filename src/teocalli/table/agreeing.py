"""What people at a table decide together: somebody proposes it, the others answer. Each step is an event (R-08)."""

from __future__ import annotations

from teocalli.core.errors import Message, TeocalliError, UndoError, message
from teocalli.core.events import Event
from teocalli.table.company import Asker, Sight
from teocalli.table.permissions import GuardedTable
from teocalli.table.proposals import END, STAND_IN, UNDO, Answer, Proposal, What
from teocalli.table.stand_ins import Why
from teocalli.table.taking_back import last_decision


class AgreeingTable(GuardedTable):
    """A table at which those who play may agree on what none of them may do alone."""

    @property
    def voters(self) -> frozenset[int]:
        """Seats of the people who are asked: programs that play from elsewhere agree to everything, as bots do."""
        return self.deciders - frozenset(() if self.company is None else self.company.programs)

    # Going back further than undo does by itself.

    def undo_to_propose(self, sight: Sight) -> int | None:
        """The position to which somebody may propose to go back: to their last decision, where undo alone is off."""
        found = self._undo_to_propose(sight)
        return found if isinstance(found, int) else None

    def _undo_to_propose(self, sight: Sight) -> int | Message:
        """That position, or why there is none."""
        if self.to_move is None:
            return message("undo-barrier-game-over")
        if self.contest is not None:
            return message("undo-barrier-contest")
        if sight.seat not in self.deciders or self.waiting:
            return message("undo-barrier-not-yours")
        if self.taking_back().to is not None and self.may_take_back(sight):
            return message("undo-barrier-none")
        to = last_decision(self.match, sight.seat, self._origins)
        return message("undo-barrier-nothing") if to is None else to

    def propose_undo(self, about: int, key: str | None, asker: Asker) -> list[Event]:
        """Propose to the others to go back to position `about`; where nobody else plays, that is done at once.

        Raises `UndoError` with the reason, `TeocalliError`: `error-not-seated`; `error-stale` if the asker's last
        decision is another one by now; `error-proposal-open` while another proposal is open, `error-proposal-refused`
        if the others have just refused this one.
        """
        seat = self._own_seat(asker)
        found = self._undo_to_propose(Sight("player", seat))
        if not isinstance(found, int):
            raise UndoError("error-undo", reason=found)
        if found != about:
            raise TeocalliError("error-stale")
        asked = self.voters | {seat}
        return self._propose(Proposal(self.version + 1, UNDO, seat, about, asked, frozenset({seat})), key)

    # Not waiting for somebody.

    def not_waited_for(self, seat: int) -> Why | None:
        """Why the others need not wait for who is to move: their time is up, or they are away where there is no clock.
        None: they must.
        """
        if seat != self.to_move or self.waiting or seat not in self.deciders:
            return None
        if self.clock is None:
            return "away" if seat in self.moment.away else None
        now = self.moment.now
        return "time" if now >= self.moment.counts_from and self.clock.is_up(seat, now) else None

    def propose_stand_in(self, about: int, bot: str, key: str | None, asker: Asker) -> list[Event]:
        """Propose that a bot plays for the person of seat `about`, for whom the others need not wait. The host decides
        that alone, and so does who is alone with them.

        Raises `TeocalliError`: `error-not-seated`, `error-seat-in-time` where somebody must be waited for,
        `error-contest` where a tournament decides that, and as `propose_undo`.
        """
        return self._propose(self._about_absent(STAND_IN, about, bot, asker), key)

    def propose_end(self, about: int, key: str | None, asker: Asker) -> list[Event]:
        """Propose to end the game, since the person of seat `about` need not be waited for; as `propose_stand_in`."""
        return self._propose(self._about_absent(END, about, None, asker), key)

    def _about_absent(self, what: What, about: int, bot: str | None, asker: Asker) -> Proposal:
        seat = self._own_seat(asker)
        if self.contest is not None:
            raise TeocalliError("error-contest")
        if self.not_waited_for(about) is None or seat == about:
            raise TeocalliError("error-seat-in-time")
        assert self.company is not None
        host = self.company.seat_of(self.company.host)
        asked = self.voters - {about} | {seat}
        enough = host if host in asked else None
        return Proposal(self.version + 1, what, seat, about, asked, frozenset({seat}), bot, enough)

    def let_play(self, bot: str, key: str | None, asker: Asker) -> list[Event]:
        """Leave one's seat to a bot, until one comes back.

        Raises `TeocalliError`: `error-not-seated`, `error-table-waiting`, `error-game-over`, `error-seat-left` where a
        bot plays already, `error-contest` in a tournament.
        """
        seat = self._own_seat(asker)
        if self.to_move is None:
            raise TeocalliError("error-game-over")
        if self.waiting:
            raise TeocalliError("error-table-waiting")
        if self.contest is not None:
            raise TeocalliError("error-contest")
        if seat not in self.deciders:
            raise TeocalliError("error-seat-left")
        return [self._stood_in(seat, bot, "wish", key)]

    def come_back(self, key: str | None, asker: Asker) -> list[Event]:
        """Take one's seat back from a bot. Raises `TeocalliError`: `error-not-seated`, `error-seat-own`."""
        seat = self._own_seat(asker)
        if self.stand_in_at(seat) is None or self.to_move is None:
            raise TeocalliError("error-seat-own")
        return [self._came_back(seat, key)]

    # Proposals of any kind.

    def answer(self, number: int, answer: Answer, key: str | None, asker: Asker) -> list[Event]:
        """Answer an open proposal, and carry it out if all have agreed; `withdraw` is for its author, the rest for
        those who are asked.

        Raises `TeocalliError`: `error-not-seated`, `error-proposal-over` if another proposal is open by now, or none;
        `error-proposal-not-asked`, `error-proposal-not-own`, `error-seat-in-time` if who was away is there.
        """
        seat = self._own_seat(asker)
        proposal = self.proposal
        if proposal is None or not proposal.is_open or proposal.number != number:
            raise TeocalliError("error-proposal-over")
        if answer == "withdraw" and proposal.by != seat:
            raise TeocalliError("error-proposal-not-own")
        if answer != "withdraw" and seat not in proposal.missing:
            raise TeocalliError("error-proposal-not-asked")
        if answer == "yes" and proposal.what != UNDO and self.not_waited_for(proposal.about) is None:
            raise TeocalliError("error-seat-in-time")
        return [self._answered(seat, answer, key), *self._carried_out()]

    def _propose(self, wanted: Proposal, key: str | None) -> list[Event]:
        before = self.proposal
        if before is not None and before.is_open:
            raise TeocalliError("error-proposal-open")
        if before is not None and wanted.repeats(before):
            raise TeocalliError("error-proposal-refused")
        return [self._proposed(wanted, key), *self._carried_out()]

    def _carried_out(self) -> list[Event]:
        """What follows from a proposal to which all have agreed."""
        proposal = self.proposal
        if proposal is None or not proposal.is_agreed:
            return []
        if proposal.what == UNDO:
            return [self._agreed_undo()]
        why = self.not_waited_for(proposal.about)
        assert why is not None
        if proposal.what == END:
            return [self._ended(proposal.about, why)]
        assert proposal.bot is not None
        return [self._stood_in(proposal.about, proposal.bot, why, None)]

    def _own_seat(self, asker: Asker) -> int:
        """The asker's seat. Raises `TeocalliError` (`error-not-seated`) for who has none, and at one screen."""
        seat = None if self.company is None else self.company.seat_of(asker.person)
        if seat is None:
            raise TeocalliError("error-not-seated")
        return seat
