"""From a decision to the predicate of its file: whether a word may be chosen now, and why not (R-30).

Nothing here is needed for playing. Every function says yes exactly to the words that `list` lists.
"""

from teocalli.games.teotihuacan.rules.action.after cimport may_extra
from teocalli.games.teotihuacan.rules.action.alchemy cimport may_tech
from teocalli.games.teotihuacan.rules.action.construction cimport may_build, may_save
from teocalli.games.teotihuacan.rules.action.crew cimport any_crew
from teocalli.games.teotihuacan.rules.action.decorations cimport may_deco
from teocalli.games.teotihuacan.rules.action.nobles cimport may_row
from teocalli.games.teotihuacan.rules.actions cimport (
    A_ASCEND, A_BUILD, A_CREW, A_DECO, A_END, A_GAIN, A_KEEP, A_PICK, A_PLACE, A_POWER, A_REWARD, A_ROW, A_SALARY,
    A_SALARY_FREE, A_SAVE, A_SKIP, A_TECH, A_TEMPLE, A_TIMES, A_UNLOCK,
)
from teocalli.games.teotihuacan.rules.ascension cimport may_ascend
from teocalli.games.teotihuacan.rules.eclipse.salary cimport may_salary
from teocalli.games.teotihuacan.rules.gain cimport may_gain
from teocalli.games.teotihuacan.rules.position cimport (
    D_ACT, D_ASCEND, D_BUILD, D_CLAIM, D_CREW, D_DECO, D_END, D_EXTRA, D_GAIN, D_KEEP, D_PICK, D_PLACE, D_POWER, D_ROW,
    D_ROYAL, D_SALARY, D_SAVE, D_TECH, D_TEMPLE, D_TURN, Frame, Position, Tables,
)
from teocalli.games.teotihuacan.rules.power_up cimport may_power, named_die
from teocalli.games.teotihuacan.rules.reasons cimport NOT_ASKED, Reason, is_asked, refuse
from teocalli.games.teotihuacan.rules.setup.starting_tiles cimport may_keep, may_pick, offered_to, row_offered
from teocalli.games.teotihuacan.rules.setup.workers cimport may_place, shown_boards
from teocalli.games.teotihuacan.rules.temples cimport may_temple
from teocalli.games.teotihuacan.rules.turn.act cimport may_act
from teocalli.games.teotihuacan.rules.turn.discovery cimport may_claim
from teocalli.games.teotihuacan.rules.turn.free_words cimport is_free_word, may_use_freely
from teocalli.games.teotihuacan.rules.turn.move cimport may_turn
from teocalli.games.teotihuacan.rules.turn.royal cimport may_royal


cdef inline bint may_raise_at(
    const Position* p, const Tables* t, const Frame* frame, int die, Reason* why
) noexcept nogil:
    """A power-up for a worker like this one at either decision that gives one."""
    return may_extra(p, t, die, why) if frame.kind == D_EXTRA else may_power(p, t, frame, die, why)


cdef inline bint may_work(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """Whether a word is legal at a decision inside a Main action."""
    cdef int kind = frame.kind
    if kind == D_CREW:
        return is_asked(action, A_CREW, A_TECH, why) and any_crew(p, t, action - A_CREW, frame.a, why)
    if kind == D_TECH:
        return is_asked(action, A_TECH, A_ROW, why) and may_tech(p, t, action - A_TECH, frame.a, frame.b, why)
    if kind == D_ROW:
        return is_asked(action, A_ROW, A_DECO, why) and may_row(p, t, frame.a, action - A_ROW, why)
    if kind == D_DECO:
        return (is_asked(action, A_DECO, A_BUILD, why)
                and may_deco(p, t, (action - A_DECO) // 4 + 1, (action - A_DECO) & 3, why))
    if kind == D_BUILD:
        return may_build(p, t, frame, action, why)
    return is_asked(action, A_SAVE, A_TIMES, why) and may_save(p, t, frame.a, action - A_SAVE, why)


cdef inline bint may_choose_beside_turns(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """Whether a word is legal at a decision of the set-up or of an Eclipse."""
    cdef int kind = frame.kind
    if kind == D_SALARY:
        return is_asked(action, A_SALARY, A_SALARY_FREE + 1, why) and may_salary(&p.seat[p.actor], t, action, why)
    if kind == D_KEEP:
        return is_asked(action, A_KEEP, A_PICK, why) and may_keep(t, offered_to(p, frame.a), action - A_KEEP, why)
    if kind == D_PICK:
        return is_asked(action, A_PICK, A_GAIN, why) and may_pick(row_offered(p), action - A_PICK, why)
    if kind == D_PLACE:
        return is_asked(action, A_PLACE, A_TEMPLE, why) and may_place(t, action - A_PLACE, shown_boards(p, t), why)
    return refuse(why, NOT_ASKED, 0)


cdef inline bint may_choose(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """Whether a word is legal at a player's decision."""
    if is_free_word(action):
        return may_use_freely(p, t, frame, action, why)
    if frame.kind == D_TURN:
        return may_turn(p, t, action, why)
    if frame.kind == D_ACT:
        return may_act(p, t, action, why)
    if frame.kind == D_END:
        return is_asked(action, A_END, A_END + 1, why)
    if D_CREW <= frame.kind <= D_SAVE:
        return may_work(p, t, frame, action, why)
    if frame.kind == D_POWER:
        return is_asked(action, A_POWER, A_ASCEND, why) and may_power(p, t, frame, named_die(action), why)
    if frame.kind == D_TEMPLE:
        return is_asked(action, A_TEMPLE, A_REWARD, why) and may_temple(p, t, frame, action - A_TEMPLE, why)
    if frame.kind == D_CLAIM:
        return may_claim(p, t, frame, action, why)
    if frame.kind == D_GAIN:
        return is_asked(action, A_GAIN, A_PLACE, why) and may_gain(t, frame.a, action - A_GAIN, why)
    if frame.kind == D_ASCEND:
        return is_asked(action, A_ASCEND, A_UNLOCK, why) and may_ascend(p, t, action - A_ASCEND, why)
    if frame.kind == D_EXTRA:
        return action == A_SKIP or (is_asked(action, A_POWER, A_ASCEND, why)
                                    and may_extra(p, t, named_die(action), why))
    if frame.kind == D_ROYAL:
        return may_royal(p, t, frame, action, why)
    return may_choose_beside_turns(p, t, frame, action, why)
