# distutils: define_macros=TEOCALLI_REPORT=1
"""Carries out an action of Uxmal and says what its rules reported meanwhile (`core/report.pxd`)."""

from libc.string cimport memcpy

from teocalli.core.report cimport Event, begin_report, event_at, event_count, kept_position
from teocalli.core.state cimport check_legal
from teocalli.games.uxmal.rules.apply cimport apply_decision
from teocalli.games.uxmal.rules.position cimport Position
from teocalli.games.uxmal.state cimport UxmalState

from teocalli.games.uxmal.rules.position import Reported

EVENTS = tuple(name.lower() for name in Reported.__members__)


def carry_out(UxmalState state not None, action):
    """Carry out a legal action on a copy of `state`.

    What the rules reported, as (name of `EVENTS`, seat, three numbers), in its order; the position that was scored on
    the way, with the tile and the cards just taken, or None (U17, U24); the position afterwards.
    Raises `IllegalAction`.
    """
    cdef int number = check_legal(state, action)
    cdef UxmalState after = state.clone()
    begin_report()
    apply_decision(&after.p, after.t, number)
    return written_events(), scored_position(state), after


cdef list written_events():
    cdef Event event
    cdef int i
    events = []
    for i in range(event_count()):
        event = event_at(i)
        events.append((EVENTS[event.what], event.seat, (event.a, event.b, event.c)))
    return events


cdef UxmalState scored_position(UxmalState state):
    cdef const void* kept = kept_position(sizeof(Position))
    cdef UxmalState scored
    if kept == NULL:
        return None
    scored = state.clone()
    memcpy(&scored.p, kept, sizeof(Position))
    return scored
