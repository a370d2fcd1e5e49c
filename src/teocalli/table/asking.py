"""Who is asked for something at a table, and until when; somebody who is not looking may be told. Pure decisions."""

from __future__ import annotations

from typing import Literal, NamedTuple

from teocalli.table.table import Table

What = Literal["move", "answer", "begin"]
"""`move`: it is their turn; `answer`: others propose something; `begin`: the game cannot begin without them, for they
are to say whether it counts, or to shuffle along.
"""


class Asked(NamedTuple):
    """Somebody who is asked. `until`: when their time ends, in milliseconds since 1970; None where nothing ends."""

    person: str
    what: What
    until: int | None = None


def asked_person(table: Table) -> str | None:
    """The person who is asked for a decision and plays themselves, None where that is nobody."""
    seat = None if table.waiting else table.to_move
    if table.company is None or seat is None or seat not in table.deciders:
        return None
    return table.company.persons[seat]


def asked_of(table: Table) -> list[Asked]:
    """All who are asked for something at a table of people. Programs look for themselves."""
    if table.company is None or table.to_move is None:
        return []
    mover = asked_person(table)
    found = [] if mover is None else [Asked(mover, "move", _until(table))]
    found += [Asked(person, "answer") for person in _persons(table, _voting(table))]
    found += [Asked(person, "begin") for person in _persons(table, _missing(table))]
    programs = {table.company.persons[seat] for seat in table.company.programs}
    return [each for each in found if each.person not in programs]


def newly_asked(before: Table | None, after: Table) -> tuple[list[Asked], list[Asked]]:
    """Who is asked for something since a change, and who is not asked any more."""
    then, now = [] if before is None else asked_of(before), asked_of(after)
    known, left = ({(each.person, each.what) for each in all_of} for all_of in (then, now))
    return (
        [each for each in now if (each.person, each.what) not in known],
        [each for each in then if (each.person, each.what) not in left],
    )


def _until(table: Table) -> int | None:
    return table.clock.deadline if table.clock is not None and table.clock.running == table.to_move else None


def _voting(table: Table) -> list[int]:
    """Seats of those who have not answered what somebody proposes."""
    proposal = table.proposal
    return sorted(proposal.missing) if proposal is not None and proposal.is_open else []


def _missing(table: Table) -> list[int]:
    """Seats of those without whom the game cannot begin, once everybody is there."""
    if table.free_seats:
        return []
    if table.rating_open and table.rating is not None:
        return sorted(table.rating_asked - table.rating.agreed)
    if table.undealt and table.shuffle is not None:
        done = table.shuffle.numbers if table.shuffle.is_promised(table.voters) else table.shuffle.promises
        return sorted(table.voters - set(done))
    return []


def _persons(table: Table, seats: list[int]) -> list[str]:
    persons = () if table.company is None else table.company.persons
    return [person for seat in seats if (person := persons[seat]) is not None]
