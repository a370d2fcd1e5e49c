"""What people at a table decide together: somebody proposes it, the others answer. Each step is an event (R-08)."""

from __future__ import annotations

from teocalli.core.errors import Message, TeocalliError, UndoError, message
from teocalli.table.company import Asker, Sight
from teocalli.table.events import Event
from teocalli.table.permissions import GuardedTable
from teocalli.table.proposals import UNDO, Answer, Proposal
from teocalli.table.taking_back import last_decision


class AgreeingTable(GuardedTable):
    """A table at which those who play may agree on what none of them may do alone."""

    @property
    def deciders(self) -> frozenset[int]:
        """Seats of the people who play; bots agree to everything."""
        persons = () if self.company is None else self.company.persons
        return frozenset(seat for seat, person in enumerate(persons) if person is not None)

    def undo_to_propose(self, sight: Sight) -> int | None:
        """The position to which somebody may propose to go back: to their last decision, where undo alone is off."""
        found = self._undo_to_propose(sight)
        return found if isinstance(found, int) else None

    def _undo_to_propose(self, sight: Sight) -> int | Message:
        """That position, or why there is none."""
        if self.to_move is None:
            return message("undo-barrier-game-over")
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
        sight = self.sight(asker)
        assert sight is not None
        found = self._undo_to_propose(sight)
        if not isinstance(found, int):
            raise UndoError("error-undo", reason=found)
        if found != about:
            raise TeocalliError("error-stale")
        wanted = Proposal(self.version + 1, UNDO, seat, about, self.deciders, frozenset({seat}))
        self._check_may_propose(wanted)
        return [self._proposed(UNDO, seat, about, self.deciders, key), *self._carried_out()]

    def answer(self, number: int, answer: Answer, key: str | None, asker: Asker) -> list[Event]:
        """Answer an open proposal, and carry it out if all have agreed; `withdraw` is for its author, the rest for
        those who are asked.

        Raises `TeocalliError`: `error-not-seated`, `error-proposal-over` if another proposal is open by now, or none;
        `error-proposal-not-asked`, `error-proposal-not-own`.
        """
        seat = self._own_seat(asker)
        proposal = self.proposal
        if proposal is None or not proposal.is_open or proposal.number != number:
            raise TeocalliError("error-proposal-over")
        if answer == "withdraw" and proposal.by != seat:
            raise TeocalliError("error-proposal-not-own")
        if answer != "withdraw" and seat not in proposal.missing:
            raise TeocalliError("error-proposal-not-asked")
        return [self._answered(seat, answer, key), *self._carried_out()]

    def _carried_out(self) -> list[Event]:
        """What follows from a proposal to which all have agreed."""
        proposal = self.proposal
        if proposal is None or not proposal.is_agreed:
            return []
        return [self._agreed_undo()]

    def _check_may_propose(self, wanted: Proposal) -> None:
        before = self.proposal
        if before is not None and before.is_open:
            raise TeocalliError("error-proposal-open")
        if before is not None and wanted.repeats(before):
            raise TeocalliError("error-proposal-refused")

    def _own_seat(self, asker: Asker) -> int:
        """The asker's seat. Raises `TeocalliError` (`error-not-seated`) for who has none, and at one screen."""
        seat = None if self.company is None else self.company.seat_of(asker.person)
        if seat is None:
            raise TeocalliError("error-not-seated")
        return seat
