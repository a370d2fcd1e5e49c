"""From a decision to what its words do, in its file. Every action given must be legal for the decision on top of
the stack.
"""

from teocalli.games.teotihuacan.rules.action.after cimport apply_extra
from teocalli.games.teotihuacan.rules.action.alchemy cimport apply_tech
from teocalli.games.teotihuacan.rules.action.construction cimport apply_build, apply_save
from teocalli.games.teotihuacan.rules.action.crew cimport apply_crew
from teocalli.games.teotihuacan.rules.action.decorations cimport apply_deco
from teocalli.games.teotihuacan.rules.action.nobles cimport add_building
from teocalli.games.teotihuacan.rules.actions cimport (
    A_ASCEND, A_CREW, A_DECO, A_DICE, A_GAIN, A_KEEP, A_PICK, A_PLACE, A_ROW, A_SAVE, A_SPIN, A_TECH, A_TEMPLE,
)
from teocalli.games.teotihuacan.rules.ascension cimport apply_ascend
from teocalli.games.teotihuacan.rules.bot.action_tiles cimport apply_dice
from teocalli.games.teotihuacan.rules.bot.work cimport apply_spin
from teocalli.games.teotihuacan.rules.dice cimport die_word
from teocalli.games.teotihuacan.rules.draw cimport apply_draw
from teocalli.games.teotihuacan.rules.eclipse.salary cimport apply_salary
from teocalli.games.teotihuacan.rules.gain cimport gain_set
from teocalli.games.teotihuacan.rules.position cimport (
    D_ACT, D_ASCEND, D_BUILD, D_CLAIM, D_CREW, D_DECO, D_DICE, D_DRAW, D_EXTRA, D_GAIN, D_KEEP, D_PICK, D_PLACE,
    D_POWER, D_ROW, D_ROYAL, D_SALARY, D_SAVE, D_SPIN, D_TECH, D_TEMPLE, D_TURN, FROM_GOODS, Frame, Position, Tables,
)
from teocalli.games.teotihuacan.rules.power_up cimport apply_power, named_die
from teocalli.games.teotihuacan.rules.setup.starting_tiles cimport apply_keep, keep_tile
from teocalli.games.teotihuacan.rules.setup.table cimport apply_table
from teocalli.games.teotihuacan.rules.setup.workers cimport apply_place
from teocalli.games.teotihuacan.rules.stack cimport pop
from teocalli.games.teotihuacan.rules.temples cimport apply_temple
from teocalli.games.teotihuacan.rules.turn.act cimport apply_act
from teocalli.games.teotihuacan.rules.turn.discovery cimport apply_claim
from teocalli.games.teotihuacan.rules.turn.free_words cimport is_free_word, use_free_word
from teocalli.games.teotihuacan.rules.turn.move cimport apply_turn
from teocalli.games.teotihuacan.rules.turn.royal cimport apply_royal


cdef inline void apply_chance(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    """An outcome of a chance decision; the decision has left the stack."""
    if frame.kind == D_DRAW:
        apply_draw(p, t, frame, action)
    elif frame.kind == D_DICE:
        apply_dice(p, t, action - A_DICE + 2)
    elif frame.kind == D_SPIN:
        apply_spin(p, t, action - A_SPIN, frame.a)
    else:
        apply_table(p, t, frame.kind, action)


cdef inline void apply_work(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    """A word of a decision inside a Main action."""
    cdef int kind = frame.kind
    if kind == D_CREW:
        apply_crew(p, t, frame.a, action - A_CREW)
    elif kind == D_TECH:
        apply_tech(p, t, action - A_TECH, frame.a, frame.b)
    elif kind == D_ROW:
        add_building(p, t, action - A_ROW)
    elif kind == D_DECO:
        apply_deco(p, t, (action - A_DECO) // 4 + 1, (action - A_DECO) & 3, frame.a)
    elif kind == D_BUILD:
        apply_build(p, t, frame, action)
    else:
        apply_save(p, t, frame, action - A_SAVE)


cdef inline void apply_beside_turns(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    """A word of a decision of the set-up or of an Eclipse."""
    if frame.kind == D_SALARY:
        apply_salary(p, t, action)
    elif frame.kind == D_KEEP:
        apply_keep(p, t, frame.a, action - A_KEEP)
    elif frame.kind == D_PICK:
        keep_tile(p, frame.a, action - A_PICK)
    elif frame.kind == D_PLACE:
        apply_place(p, t, action - A_PLACE)


cdef inline void apply_choice(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    """A word of a player; the decision has left the stack."""
    cdef int kind = frame.kind
    if kind == D_TURN:
        apply_turn(p, t, action)
    elif kind == D_ACT:
        apply_act(p, t, action)
    elif D_CREW <= kind <= D_SAVE:
        apply_work(p, t, frame, action)
    elif kind == D_POWER:
        apply_power(p, t, frame, die_word(named_die(action)))
    elif kind == D_TEMPLE:
        apply_temple(p, frame, action - A_TEMPLE)
    elif kind == D_CLAIM:
        apply_claim(p, t, frame, action)
    elif kind == D_GAIN:
        gain_set(p, t, action - A_GAIN, 1, FROM_GOODS)
    elif kind == D_ASCEND:
        apply_ascend(p, t, action - A_ASCEND)
    elif kind == D_EXTRA:
        apply_extra(p, t, frame, action)
    elif kind == D_ROYAL:
        apply_royal(p, t, frame, action)
    else:
        apply_beside_turns(p, t, frame, action)


cdef inline void apply_decision(Position* p, const Tables* t, int action) noexcept nogil:
    """Carry out a word of the decision on top; what it brings about then waits on the stack."""
    cdef Frame frame
    if is_free_word(action):
        use_free_word(p, t, action)
        return
    frame = pop(p)
    if frame.kind <= D_SPIN:
        apply_chance(p, t, &frame, action)
    else:
        apply_choice(p, t, &frame, action)
