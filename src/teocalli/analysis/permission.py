"""Which games may be analysed, and what of them may be seen."""

from __future__ import annotations

from collections.abc import Sequence

from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.record import PERSON
from teocalli.core.state import State


def check_allowed(match: Match, seats: Sequence[str] | None) -> None:
    """Raise `TeocalliError` (`error-analysis-running`) for a running game between several persons.

    `seats`: who sits where, as a record has it. Where that is not known, the game is nobody's secret.
    """
    if not match.state.is_terminal() and len(_persons(seats)) > 1:
        raise TeocalliError("error-analysis-running")


def position_for_analysis(match: Match, number: int, seats: Sequence[str] | None) -> State:
    """The position after `number` words as it may be analysed.

    Of a finished game that is all of it. In a running one what the only person does not know is dealt anew, so that no
    line tells of it. Raises as `check_allowed` does, and `IndexError` for a position that the match does not have.
    """
    check_allowed(match, seats)
    state = match.state_at(number)
    persons = _persons(seats)
    if match.state.is_terminal() or not persons:
        return state
    return state.determinized_for(persons[0], number)


def _persons(seats: Sequence[str] | None) -> list[int]:
    return [seat for seat, who in enumerate(seats or []) if who == PERSON]
