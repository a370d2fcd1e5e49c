"""What happens by itself until somebody, or chance, has a real choice (N2, N3)."""

from teocalli.core.state cimport MAX_ACTIONS
from teocalli.games.teotihuacan.rules.action.after cimport apply_technologies
from teocalli.games.teotihuacan.rules.action.construction cimport next_tile, score_tile
from teocalli.games.teotihuacan.rules.action.nobles cimport add_building
from teocalli.games.teotihuacan.rules.apply cimport apply_decision
from teocalli.games.teotihuacan.rules.ascension cimport enter_palace
from teocalli.games.teotihuacan.rules.avenue cimport step_avenue
from teocalli.games.teotihuacan.rules.eclipse.calendar cimport step_light
from teocalli.games.teotihuacan.rules.eclipse.course cimport after_eclipse, eclipse
from teocalli.games.teotihuacan.rules.eclipse.scoring cimport score_bonuses
from teocalli.games.teotihuacan.rules.list cimport list_decision, list_outcomes, may_be_forced
from teocalli.games.teotihuacan.rules.position cimport (
    DECISIONS, D_KEEP, D_OVER, D_PICK, D_SALARY, D_SPIN, F_ACTION_DONE, F_AFTER_ECLIPSE, F_AVENUE, F_BONUS, F_BUILD,
    F_BUILDING, F_BUILT, F_COLOURS, F_ECLIPSE, F_END_TURN, F_LIGHT, F_NEUTRAL, F_NEXT_TURN, F_PALACE, F_REFILL, F_SETUP,
    F_START_TECH, F_TECHNOLOGIES, F_TEMPLE, Frame, Position, Tables,
)
from teocalli.games.teotihuacan.rules.setup.neutrals cimport place_neutrals
from teocalli.games.teotihuacan.rules.setup.stages cimport set_up
from teocalli.games.teotihuacan.rules.setup.starting_tiles cimport start_technology
from teocalli.games.teotihuacan.rules.stack cimport pop, top
from teocalli.games.teotihuacan.rules.temples cimport step_colours, step_temple
from teocalli.games.teotihuacan.rules.turn.act cimport finish_action
from teocalli.games.teotihuacan.rules.turn.round cimport begin_turn, end_turn, refill


cdef inline void take_effect_beside_turns(Position* p, const Tables* t, const Frame* frame) noexcept nogil:
    """One effect of the set-up or of an Eclipse."""
    cdef int kind = frame.kind
    if kind == F_SETUP:
        set_up(p, t, frame.a, frame.b)
    elif kind == F_START_TECH:
        start_technology(p, t, frame.a)
    elif kind == F_NEUTRAL:
        place_neutrals(p, t, frame.a)
    elif kind == F_ECLIPSE:
        eclipse(p, t)
    elif kind == F_BONUS:
        score_bonuses(p, t)
    elif kind == F_AFTER_ECLIPSE:
        after_eclipse(p, t)


cdef inline void take_effect(Position* p, const Tables* t, const Frame* frame) noexcept nogil:
    """One effect that asks nobody; it has left the stack."""
    if frame.kind == F_TEMPLE:
        step_temple(p, t, frame.a)
    elif frame.kind == F_AVENUE:
        step_avenue(p, t)
    elif frame.kind == F_TECHNOLOGIES:
        apply_technologies(p, t, frame.a)
    elif frame.kind == F_ACTION_DONE:
        finish_action(p)
    elif frame.kind == F_REFILL:
        refill(p)
    elif frame.kind == F_END_TURN:
        end_turn(p, t)
    elif frame.kind == F_NEXT_TURN:
        begin_turn(p, t, frame.a)
    elif frame.kind == F_PALACE:
        enter_palace(p, frame.a)
    elif frame.kind == F_LIGHT:
        step_light(p)
    elif frame.kind == F_COLOURS:
        step_colours(p, t, frame.a)
    elif frame.kind == F_BUILT:
        score_tile(p, t, frame.a, frame.b, frame.c)
    elif frame.kind == F_BUILD:
        next_tile(p, frame.a, frame.b)
    elif frame.kind == F_BUILDING:
        add_building(p, t, frame.a)
    else:
        take_effect_beside_turns(p, t, frame)


cdef inline int count_words(Position* p, const Tables* t, int* out) noexcept nogil:
    """Number of legal words of the decision on top, the first of them in `out`; long lists may stop at 2."""
    cdef int[MAX_ACTIONS] weights
    cdef const Frame* frame = top(p)
    if frame.kind <= D_SPIN:
        return list_outcomes(p, t, frame, out, weights) if may_be_forced(p, frame) else 2
    if frame.kind == D_KEEP or frame.kind == D_PICK or frame.kind == D_SALARY:
        p.actor = <signed char>frame.a
    return list_decision(p, t, frame, 2, out)


cdef inline bint resolve_next(Position* p, const Tables* t, int* word) noexcept nogil:
    """Carry out what is on top if nobody has a choice: an effect, or a decision with a single word; one with none
    lapses.

    True if something happened. `word` becomes the word carried out, -1 for an effect or a decision that lapses.
    """
    cdef int[MAX_ACTIONS] words
    cdef Frame frame
    cdef int count
    word[0] = -1
    if top(p).kind > DECISIONS:
        frame = pop(p)
        take_effect(p, t, &frame)
        return True
    count = count_words(p, t, words)
    if count > 1:
        return False
    if count == 1:
        word[0] = words[0]
        apply_decision(p, t, words[0])
    else:
        p.depth -= 1
    return True


cdef inline void resolve(Position* p, const Tables* t, int stop=D_OVER) noexcept nogil:
    """Go on until a decision with at least two words is due; with `stop` only until that frame is on top."""
    cdef int word
    while top(p).kind != D_OVER and top(p).kind != stop and resolve_next(p, t, &word):
        pass
