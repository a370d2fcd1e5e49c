# distutils: define_macros=TEOCALLI_REPORT=1
"""Carries out what happens in Teotihuacan and says what its rules reported meanwhile (`core/report.pxd`)."""

from teocalli.core.report cimport Event, begin_report, event_at, event_count
from teocalli.core.state cimport check_legal
from teocalli.games.teotihuacan.rules.apply cimport apply_decision
from teocalli.games.teotihuacan.rules.eclipse.course cimport after_eclipse
from teocalli.games.teotihuacan.rules.eclipse.scoring cimport score_bonuses
from teocalli.games.teotihuacan.rules.position cimport DECISIONS, D_OVER, D_SPIN, STACK_DEPTH, Frame
from teocalli.games.teotihuacan.rules.resolve cimport resolve_next, take_effect
from teocalli.games.teotihuacan.rules.stack cimport pop
from teocalli.games.teotihuacan.state cimport TeotihuacanState

from teocalli.games.teotihuacan.rules.decisions import DECISION_NAMES
from teocalli.games.teotihuacan.rules.position import Origin, Reported, Stock
from teocalli.games.teotihuacan.state import EFFECT_NAMES

EVENTS = tuple(name.lower() for name in Reported.__members__)
STOCK = tuple(name.removeprefix("STOCK_").lower() for name in Stock.__members__)
ORIGINS = tuple(name.removeprefix("FROM_").lower() for name in Origin.__members__)


def carry_out(TeotihuacanState state not None, action):
    """What a legal action does and then all that happens by itself, one after the other.

    A list of `(name, action, position, events)`: the decision or effect carried out (`DECISION_NAMES`,
    `EFFECT_NAMES`), its action (-1 for an effect, and for a decision that lapses because it has no legal word), the
    position after it, and what the rules reported: (name of `EVENTS`, seat, three numbers), in its order.
    The last position is the one after `apply_action`; in those before it something waits that asks nobody, so that
    they are only for looking at. Raises `IllegalAction`.
    """
    cdef int word = check_legal(state, action)
    cdef TeotihuacanState copy = state.clone()
    cdef int kind = copy.p.stack[copy.p.depth - 1].kind
    found = []
    begin_report()
    apply_decision(&copy.p, copy.t, word)
    while True:
        step = (waiting_name(kind), word, copy.clone(), written_events())
        kind = copy.p.stack[copy.p.depth - 1].kind
        begin_report()
        if kind == D_OVER or not resolve_next(&copy.p, copy.t, &word):
            # Asking whether somebody has a choice settles who is asked.
            found.append((step[0], step[1], copy, step[3]))
            return found
        found.append(step)


def lapse(TeotihuacanState state not None, depth):
    """What is reported while everything that waits above so many frames comes about, without what asks somebody: the
    decisions lapse. It ends where chance decides.
    """
    cdef TeotihuacanState copy = state.clone()
    cdef int base = min(max(depth, 1), STACK_DEPTH)
    cdef Frame frame
    begin_report()
    while copy.p.depth > base and not D_OVER <= copy.p.stack[copy.p.depth - 1].kind <= D_SPIN:
        frame = pop(&copy.p)
        if frame.kind > DECISIONS:
            take_effect(&copy.p, copy.t, &frame)
    return written_events()


def last_scoring(TeotihuacanState state not None):
    """What is reported when the Temple Bonus tiles are scored in this position (T78, T93)."""
    cdef TeotihuacanState copy = state.clone()
    begin_report()
    score_bonuses(&copy.p, copy.t)
    return written_events()


def next_era(TeotihuacanState state not None):
    """What is reported when the era after the coming Eclipse begins; nothing where that ends the game (T21, T22)."""
    cdef TeotihuacanState copy = state.clone()
    copy.p.depth = 0
    begin_report()
    after_eclipse(&copy.p, copy.t)
    return written_events()


cdef str waiting_name(int kind):
    return DECISION_NAMES[kind] if kind < DECISIONS else EFFECT_NAMES[kind - DECISIONS - 1]


cdef list written_events():
    cdef Event event
    cdef int i
    events = []
    for i in range(event_count()):
        event = event_at(i)
        events.append((EVENTS[event.what], event.seat, (event.a, event.b, event.c)))
    return events
