"""From a decision to the list of its file: switches for players, one for chance."""

from teocalli.games.teotihuacan.rules.action.after cimport list_extra
from teocalli.games.teotihuacan.rules.action.alchemy cimport list_tech
from teocalli.games.teotihuacan.rules.action.construction cimport list_build, list_save
from teocalli.games.teotihuacan.rules.action.crew cimport list_crew
from teocalli.games.teotihuacan.rules.action.decorations cimport list_deco
from teocalli.games.teotihuacan.rules.action.nobles cimport list_row
from teocalli.games.teotihuacan.rules.ascension cimport list_ascend
from teocalli.games.teotihuacan.rules.bot.action_tiles cimport list_dice
from teocalli.games.teotihuacan.rules.bot.work cimport list_spin
from teocalli.games.teotihuacan.rules.draw cimport draw_may_be_forced, list_draw
from teocalli.games.teotihuacan.rules.eclipse.salary cimport list_salary
from teocalli.games.teotihuacan.rules.gain cimport list_gain
from teocalli.games.teotihuacan.rules.position cimport (
    D_ACT, D_ASCEND, D_BUILD, D_CLAIM, D_CREW, D_DECO, D_DICE, D_DRAW, D_END, D_EXTRA, D_FIRST, D_GAIN, D_KEEP,
    D_LAYOUT, D_PICK, D_PLACE, D_POWER, D_ROW, D_ROYAL, D_SALARY, D_SAVE, D_SPIN, D_TECH, D_TEMPLE, D_TURN, Frame,
    Position, Tables,
)
from teocalli.games.teotihuacan.rules.power_up cimport list_powers
from teocalli.games.teotihuacan.rules.setup.starting_tiles cimport list_keep, list_pick
from teocalli.games.teotihuacan.rules.setup.table cimport list_table
from teocalli.games.teotihuacan.rules.setup.workers cimport list_place
from teocalli.games.teotihuacan.rules.temples cimport list_temple
from teocalli.games.teotihuacan.rules.turn.act cimport list_act
from teocalli.games.teotihuacan.rules.turn.discovery cimport list_claim
from teocalli.games.teotihuacan.rules.turn.free_words cimport list_end
from teocalli.games.teotihuacan.rules.turn.move cimport list_turn
from teocalli.games.teotihuacan.rules.turn.royal cimport list_royal


cdef inline int list_work(
    const Position* p, const Tables* t, const Frame* frame, int limit, int* out
) noexcept nogil:
    """Legal actions of a decision inside a Main action."""
    cdef int kind = frame.kind
    if kind == D_CREW:
        return list_crew(p, t, frame, out)
    if kind == D_TECH:
        return list_tech(p, t, frame, out)
    if kind == D_ROW:
        return list_row(p, t, frame.a, out)
    if kind == D_DECO:
        return list_deco(p, t, out)
    if kind == D_BUILD:
        return list_build(p, t, frame, limit, out)
    return list_save(p, t, frame.a, out)


cdef inline int list_beside_turns(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    """Legal actions of a decision of the set-up or of an Eclipse."""
    if frame.kind == D_SALARY:
        return list_salary(p, t, out)
    if frame.kind == D_KEEP:
        return list_keep(p, t, frame.a, out)
    if frame.kind == D_PICK:
        return list_pick(p, out)
    return list_place(p, t, out) if frame.kind == D_PLACE else 0


cdef inline int list_decision(
    const Position* p, const Tables* t, const Frame* frame, int limit, int* out
) noexcept nogil:
    """Legal actions of a player's decision; with a `limit` the longest lists stop after so many."""
    cdef int kind = frame.kind
    if kind == D_TURN:
        return list_turn(p, t, out)
    if kind == D_ACT:
        return list_act(p, t, out)
    if kind == D_END:
        return list_end(p, t, out)
    if D_CREW <= kind <= D_SAVE:
        return list_work(p, t, frame, limit, out)
    if kind == D_POWER:
        return list_powers(p, t, frame.a, frame.c, out)
    if kind == D_TEMPLE:
        return list_temple(p, t, frame, out)
    if kind == D_CLAIM:
        return list_claim(p, t, frame, out)
    if kind == D_GAIN:
        return list_gain(frame.a, out)
    if kind == D_ASCEND:
        return list_ascend(p, t, frame, out)
    if kind == D_EXTRA:
        return list_extra(p, t, out)
    if kind == D_ROYAL:
        return list_royal(p, t, frame, out)
    return list_beside_turns(p, t, frame, out)


cdef inline int list_outcomes(
    const Position* p, const Tables* t, const Frame* frame, int* out, int* weights
) noexcept nogil:
    """Possible outcomes of the chance decision that is due."""
    if frame.kind == D_DRAW:
        return list_draw(p, t, frame.a, out, weights)
    if frame.kind == D_DICE:
        return list_dice(out, weights)
    if frame.kind == D_SPIN:
        return list_spin(p, t, out, weights)
    return list_table(t, frame.kind, out, weights)


cdef inline bint may_be_forced(const Position* p, const Frame* frame) noexcept nogil:
    """False if more than one outcome is possible for sure, without making the list."""
    if frame.kind == D_DRAW:
        return draw_may_be_forced(p, frame.a)
    return frame.kind == D_FIRST or frame.kind == D_SPIN or frame.kind == D_LAYOUT
