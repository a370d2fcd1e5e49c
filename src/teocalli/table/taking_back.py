"""What taking back would do at a table (R-03).

Between persons it stays within a turn (`Match.undo`). Where one person plays, against bots or alone, a casual game may
let them go further: back to their last decision, over bots' turns. As long as nothing was revealed since, that takes
nothing from anybody; beyond that it is practice, and the game is marked as such.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from teocalli.core.errors import Message, message
from teocalli.core.match import Match
from teocalli.core.state import CHANCE
from teocalli.table.events import Origin
from teocalli.table.seats import PERSON, Seat

Kind = Literal["decision", "turn", "practice"]
"""`decision`: within the turn; `turn`: back to the person's last decision, over turns; `practice`: over what was
revealed, too."""


@dataclass(frozen=True, slots=True)
class TakingBack:
    """What taking back would do: the position it leads to and how far that is, both None where it is off.

    `reason`: why it is off, or what makes it practice.
    """

    to: int | None
    kind: Kind | None
    reason: Message | None


def the_person(seats: Sequence[Seat]) -> int | None:
    """The seat of the only person; None if there are several, or none."""
    persons = [seat.seat for seat in seats if seat.kind == PERSON]
    return persons[0] if len(persons) == 1 else None


def taking_back(match: Match, seats: Sequence[Seat], origins: Sequence[Origin], *, over_turns: bool) -> TakingBack:
    """What taking back would do; `over_turns`: the game allows to go back over turns."""
    asked = match.state.current_player
    reason = message("undo-barrier-bot") if asked >= 0 and seats[asked].kind != PERSON else match.undo_barrier()
    if reason is None:
        return TakingBack(match.undo_target(), "decision", None)
    person = the_person(seats)
    if not over_turns or person is None or match.state.is_terminal():
        return TakingBack(None, None, reason)
    to = last_decision(match, person, origins)
    if to is None:
        return TakingBack(None, None, reason)
    revealed = _revealed(match, to, person)
    return TakingBack(to, "turn" if revealed is None else "practice", revealed)


def last_decision(match: Match, person: int, origins: Sequence[Origin]) -> int | None:
    """Number of the position in which the person was really asked the last time."""
    for number in range(len(match.words) - 1, -1, -1):
        forced = origins[number] == "forced" or (origins[number] == "record" and not match.was_asked(number))
        if match.state_at(number).current_player == person and not forced:
            return number
    return None


def _revealed(match: Match, to: int, person: int) -> Message | None:
    """What the person has learned since a position, or None.

    Where something is hidden from the person, whatever another one decides may show a part of it.
    """
    for number in range(to, len(match.words)):
        state = match.state_at(number)
        if state.current_player == CHANCE:
            return message("undo-barrier-chance")
        if state.current_player != person and state.hides_from(person):
            return message("undo-barrier-hidden")
    return None
