"""Whether what waits on a stack from outside fits together: what may lie on what, and numbers as the rules put there.

A position is carried out without looking: a frame that the rules never put where it lies could lead out of its tables.
"""

from libc.stdint cimport uint64_t

from teocalli.games.teotihuacan.rules.action.nobles cimport buildings_left
from teocalli.games.teotihuacan.rules.dice cimport die_power
from teocalli.games.teotihuacan.rules.position cimport (
    AT_BOARD, AT_STACK, AT_START, AVENUE_1, BY_ACTION, BY_START, BY_TILE, CONSTRUCTION, DECISIONS, DICE, D_ACT,
    D_ASCEND, D_BUILD, D_CLAIM, D_CREW, D_DECO, D_DICE, D_DIRS, D_DRAW, D_END, D_EXTRA, D_FIRST, D_GAIN, D_KEEP,
    D_LAYOUT, D_OVER, D_PICK, D_PLACE, D_POWER, D_ROW, D_ROYAL, D_SALARY, D_SAVE, D_SPIN, D_TECH, D_TEMPLE, D_TURN,
    ECLIPSE, ENDED, F_ACTION_DONE, F_AFTER_ECLIPSE, F_AVENUE, F_BONUS, F_BUILD, F_COLOURS, F_END_TURN, F_LIGHT,
    F_NEUTRAL, F_NEXT_TURN, F_PALACE, F_REFILL, F_SETUP, F_START_TECH, F_TECHNOLOGIES, F_TEMPLE, GOLD, NOBODY, PALACE,
    PLACES, PLAY, POWER_UP_2, SETUP, STACKS, STACK_DEPTH, STARTS, TO_BESIDE, TO_BOARD, TO_BOT, TO_DECORATIONS,
    TO_NEUTRAL, TO_OFFER, TO_PLACE, TO_PYRAMID, TO_STACK, Frame, Position, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport open_places
from teocalli.games.teotihuacan.rules.seats cimport is_bot
from teocalli.games.teotihuacan.rules.turn.worship cimport board_index

cdef enum:
    DEEPEST_TURN = 24   # frames that all that waits can add at once, without the use of tiles
    DEEPEST_TILE = 6    # frames that the use of a tile can add: power-up, ascension, Avenue, claim


cdef inline uint64_t bit(int kind) noexcept nogil:
    return (<uint64_t>1) << kind


cdef inline uint64_t steps_above() noexcept nogil:
    """A temple step and what it brings."""
    return bit(F_TEMPLE) | bit(D_CLAIM) | bit(D_GAIN)


cdef inline uint64_t tile_above() noexcept nogil:
    """What the use of a tile leaves above an open decision (N4)."""
    return steps_above() | bit(F_AVENUE) | bit(D_TEMPLE) | bit(D_POWER) | bit(F_LIGHT)


cdef inline uint64_t taking_above() noexcept nogil:
    """What a player takes at the beginning, above what is taken last (T15)."""
    return steps_above() | bit(F_AVENUE) | bit(F_START_TECH)


cdef inline uint64_t setup_above() noexcept nogil:
    """What the set-up asks, draws and does, stage by stage."""
    return (taking_above() | bit(D_PLACE) | bit(D_POWER) | bit(D_KEEP) | bit(D_PICK) | bit(F_NEUTRAL) | bit(D_DRAW)
            | bit(D_DIRS) | (bit(D_LAYOUT + 1) - bit(D_FIRST)))


cdef inline uint64_t work_above() noexcept nogil:
    """What a Main action does before its power-ups (section 5 of the notation)."""
    return (steps_above() | bit(D_TEMPLE) | bit(D_ROW) | bit(F_AVENUE) | bit(D_DECO) | bit(F_COLOURS) | bit(D_BUILD)
            | bit(F_BUILD) | bit(F_LIGHT))


cdef inline uint64_t above_effect(int kind) noexcept nogil:
    """Kinds of frames that may lie right above an effect."""
    if kind == F_SETUP:
        return setup_above()
    if kind == F_START_TECH or kind == F_AVENUE:
        return taking_above()
    if kind == F_TEMPLE or kind == F_COLOURS:
        return steps_above()
    if kind == F_NEUTRAL:
        return bit(D_DRAW)
    if kind == F_END_TURN:
        return bit(F_REFILL)
    if kind == F_REFILL:
        return bit(D_END) | bit(D_DICE) | bit(D_SPIN) | bit(D_DRAW)
    if kind == F_ACTION_DONE:
        return (steps_above() | bit(D_ACT) | bit(D_CREW) | bit(D_TECH) | bit(F_TECHNOLOGIES) | bit(D_ROYAL)
                | bit(D_TEMPLE) | bit(D_EXTRA) | bit(F_LIGHT))
    if kind == F_TECHNOLOGIES:
        return work_above() | bit(D_POWER)
    if kind == F_BUILD:
        return steps_above() | bit(D_SAVE) | bit(F_COLOURS) | bit(D_TEMPLE)
    if kind == F_LIGHT:
        return steps_above() | bit(D_ASCEND) | bit(D_TEMPLE)
    if kind == F_PALACE:
        return bit(F_AVENUE) | bit(D_CLAIM)
    if kind == F_NEXT_TURN:
        return bit(F_AFTER_ECLIPSE) | bit(F_NEUTRAL)
    if kind == F_AFTER_ECLIPSE:
        return bit(F_BONUS) | bit(D_SALARY)
    return bit(D_SALARY) if kind == F_BONUS else 0


cdef inline uint64_t above_decision(int kind) noexcept nogil:
    """Kinds of frames that may lie right above a decision: those that come first, and at an open one used tiles."""
    if kind == D_END:
        return tile_above() | bit(D_TURN) | bit(F_ACTION_DONE)
    if kind == D_TURN or kind == D_ACT or kind == D_BUILD or kind == D_ROYAL or kind == D_EXTRA:
        return tile_above()
    if kind == D_CLAIM:
        return tile_above() | bit(D_ROYAL) | bit(F_START_TECH)
    if kind == D_ASCEND:
        return tile_above() | bit(F_PALACE)
    if kind == D_PLACE:
        return taking_above()
    if kind == D_POWER:
        return work_above() | bit(D_PLACE) | bit(F_START_TECH)
    if kind == D_TEMPLE:
        return steps_above() | bit(D_TEMPLE)
    return bit(D_SALARY) | bit(F_BONUS) if kind == D_SALARY else 0


cdef inline bint may_lie_on(const Frame* lower, const Frame* upper) noexcept nogil:
    cdef uint64_t above = above_effect(lower.kind) if lower.kind > DECISIONS else above_decision(lower.kind)
    if lower.kind == D_CLAIM and upper.kind == D_CLAIM and upper.a == AT_START:
        # Each tile beside a Starting tile waits once: the lower one is claimed first.
        return lower.a == AT_START and lower.b > upper.b
    if upper.kind == F_START_TECH and lower.kind == F_START_TECH:
        return lower.a > upper.a
    return (above & bit(upper.kind)) != 0


# The numbers of single frames.

cdef inline bint plain(const Frame* frame) noexcept nogil:
    return frame.a == 0 and frame.b == 0 and frame.c == 0


cdef inline bint among(int number, int low, int high) noexcept nogil:
    return low <= number <= high


cdef inline bint valid_colours(int colours) noexcept nogil:
    """Coloured matches by temple in three octal digits: a tile has four icons at most."""
    return 0 <= colours < 512 and (colours & 7) + (colours >> 3 & 7) + (colours >> 6) <= 4


cdef inline bint valid_temple_choice(const Frame* frame) noexcept nogil:
    """Temples to choose from; with matches only such as have any."""
    cdef int temple
    if not among(frame.a, 1, 7) or not valid_colours(frame.b) or frame.c:
        return False
    for temple in range(3):
        if frame.b and frame.a >> temple & 1 and not frame.b >> 3 * temple & 7:
            return False
    return True


cdef inline bint has_stack(const Tables* t, int track, int stack) noexcept nogil:
    """Whether a stack lies at a temple (1 to 3), or for 0 at the Avenue."""
    cdef int step
    for step in range(12):
        if track and t.stack_at[track - 1][step] == stack:
            return True
        if not track and step < 10 and t.avenue_stack[step] == stack:
            return True
    return False


cdef inline bint valid_claim(const Position* p, const Tables* t, const Frame* frame) noexcept nogil:
    if frame.a == AT_STACK:
        return among(frame.b, 0, STACKS - 1) and among(frame.c, 0, 3) and has_stack(t, frame.c, frame.b)
    if frame.c:
        return False
    if frame.a == AT_BOARD:
        return p.arrival > 0 and frame.b >= 0 and board_index(p.arrival) == frame.b
    return frame.a == AT_START and p.phase == SETUP and among(frame.b, 0, STARTS - 1) and p.beside[frame.b] != 0


cdef inline bint valid_power(const Position* p, const Frame* frame) noexcept nogil:
    """Source, power-ups that follow, lowest worker."""
    if not among(frame.c, 0, 127):
        return False
    if frame.a == BY_ACTION:
        return p.arrival > PALACE and among(frame.b, 0, 2)
    return among(frame.b, 0, 1) and (frame.a == BY_TILE or (frame.a == BY_START and p.phase == SETUP))


cdef inline bint valid_royal(const Position* p, const Frame* frame) noexcept nogil:
    """A Royal tile that asks (T35, T36, T39–T41)."""
    if p.arrival != PALACE or not among(frame.b, 1, 5):
        return False
    if frame.a == 8:
        return among(frame.c, 1, 4)
    if frame.a == 7:
        return among(frame.c, 0, 1)
    return frame.c == 0 and (frame.a == 2 or frame.a == 3 or frame.a == 6)


cdef inline bint valid_work(const Position* p, const Tables* t, const Frame* frame) noexcept nogil:
    """The steps of a Main action belong to its board."""
    cdef int kind = frame.kind, a = frame.a, b = frame.b, c = frame.c
    if kind == D_CREW:
        return p.arrival > PALACE and among(a, 0, 2) and not b and not c
    if kind == D_TECH:
        return p.arrival == 5 and among(a, 1, 3) and among(b, 1, 5) and not c
    if kind == D_ROW:
        return p.arrival == 6 and among(a, 1, 3) and not b and not c and buildings_left(p) > 0
    if kind == D_DECO:
        return p.arrival == 7 and among(a, 1, 3) and not b and not c and p.seat[p.actor].goods[GOLD] >= t.deco_gold[a]
    if kind == D_BUILD:
        return p.arrival == CONSTRUCTION and among(a, 1, 3) and among(b, 0, 1) and among(c, 0, 1)
    if kind == F_BUILD:
        return p.arrival == CONSTRUCTION and among(a, 0, 2) and among(b, 0, 1) and not c
    return p.arrival == CONSTRUCTION and among(a, 1, 4) and among(b, 0, 4) and valid_colours(c)


cdef inline bint valid_draw(const Position* p, const Tables* t, const Frame* frame) noexcept nogil:
    """A place that exists and is empty."""
    cdef int a = frame.a, b = frame.b
    if frame.c or b < 0:
        return False
    if a == TO_DECORATIONS:
        return b == 0 and p.decos[3] == 0
    if a == TO_PYRAMID:
        return b == 0 and p.pyramid[2] == 0
    if a == TO_PLACE:
        return b < PLACES and (open_places(p, t) >> b & 1) != 0
    if a == TO_BOARD:
        return b < 5 and p.board_tile[b] == 0
    if a == TO_STACK:
        return b < STACKS and p.stack_tile[b][4] == 0
    if a == TO_OFFER:
        return b < 16 and p.offer[b] == 0
    if a == TO_BESIDE:
        return b < STARTS and p.beside[b] == 0
    if a == TO_NEUTRAL:
        return b < t.neutral_colours
    return a == TO_BOT and t.solo and b < 6 and p.bot_actions[b] == 0


cdef inline bint has_die(const Position* p, int seat, int die) noexcept nogil:
    cdef int i
    for i in range(DICE):
        if die and p.seat[seat].dice[i] == die:
            return True
    return False


cdef inline bint valid_spin(const Position* p, const Tables* t, const Frame* frame) noexcept nogil:
    """The bot builds: a worker of its own, a tile, a place (T87)."""
    return (is_bot(t, p.actor) and has_die(p, p.actor, frame.a) and not frame.b and not frame.c
            and p.pyramid[0] != 0 and open_places(p, t) != 0)


cdef inline bint valid_number(const Position* p, const Tables* t, const Frame* frame) noexcept nogil:
    """The one number that most frames have is such as the rules put there."""
    cdef int kind = frame.kind
    if kind == D_KEEP or kind == D_PICK or kind == D_SALARY:
        return among(frame.a, 0, t.seats - 1) and not is_bot(t, frame.a)
    if kind == F_NEXT_TURN:
        return among(frame.a, 0, t.seats - 1)
    if kind == D_GAIN:
        return among(frame.a, 1, 5)
    if kind == D_EXTRA:
        return among(frame.a, 1, 3) and p.arrival > PALACE
    if kind == D_ACT:
        return plain(frame) and p.arrival > 0
    if kind == F_TECHNOLOGIES:
        return among(frame.a, 0, 3) and p.arrival > PALACE
    if kind == F_COLOURS:
        return valid_colours(frame.a)
    if kind == F_TEMPLE:
        return among(frame.a, 0, 2)
    if kind == F_PALACE:
        return die_power(frame.a) == 6 and has_die(p, p.actor, frame.a)
    if kind == F_NEUTRAL:
        return among(frame.a, 1, 2 * t.neutral_colours)
    if kind == F_START_TECH or kind == D_TURN:
        return among(frame.a, 0, 1)
    return kind == F_SETUP or plain(frame)


cdef inline bint valid_frame(const Position* p, const Tables* t, const Frame* frame) noexcept nogil:
    """The numbers of a frame are such as the rules put there."""
    cdef int kind = frame.kind
    if kind == D_DRAW:
        return valid_draw(p, t, frame)
    if kind == D_SPIN:
        return valid_spin(p, t, frame)
    if kind == D_CLAIM:
        return valid_claim(p, t, frame)
    if kind == D_TEMPLE:
        return valid_temple_choice(frame)
    if kind == D_POWER:
        return valid_power(p, frame)
    if kind == D_ROYAL:
        return valid_royal(p, frame)
    if D_CREW == kind or D_TECH <= kind <= D_SAVE or kind == F_BUILD:
        return valid_work(p, t, frame)
    return (kind == F_SETUP or not frame.b) and not frame.c and valid_number(p, t, frame)


# The stack as a whole.

cdef inline int frames_of(const Position* p, int kind) noexcept nogil:
    cdef int i, found = 0
    for i in range(p.depth):
        found += p.stack[i].kind == kind
    return found


cdef inline bint ascending_dice_wait(const Position* p, const Tables* t) noexcept nogil:
    """A die has power 6 only while it waits for its way to the Palace (T53)."""
    cdef int i, seat, sixes = 0
    for seat in range(t.seats):
        for i in range(DICE):
            if die_power(p.seat[seat].dice[i]) == 6:
                if seat != p.actor or not waits_for_palace(p, p.seat[seat].dice[i]):
                    return False
                sixes += 1
    return sixes == frames_of(p, F_PALACE)


cdef inline bint waits_for_palace(const Position* p, int die) noexcept nogil:
    cdef int i
    for i in range(p.depth):
        if p.stack[i].kind == F_PALACE and p.stack[i].a == die:
            return True
    return False


cdef inline bint leaves_room(const Position* p, const Tables* t) noexcept nogil:
    """Everything that may come before the stack shrinks again finds room, whatever tiles are used."""
    cdef int kind, seat, unused, most = p.depth + DEEPEST_TURN
    for kind in range(AVENUE_1, POWER_UP_2 + 1):
        unused = t.copies[kind]
        for seat in range(t.seats):
            unused -= p.seat[seat].used[kind]
        most += unused * (DEEPEST_TILE if kind == POWER_UP_2 else 1)
    return most <= STACK_DEPTH


cdef inline bint valid_bottom(const Position* p, const Tables* t) noexcept nogil:
    """What waits last tells the phase; whose turn it is, and who is asked."""
    cdef int kind = p.stack[0].kind
    if p.phase == ENDED:
        return kind == D_OVER and p.depth == 1
    if p.phase == SETUP:
        return kind == F_SETUP and p.turn_of == NOBODY and not is_bot(t, p.actor)
    if p.phase == ECLIPSE:
        return kind == F_NEXT_TURN and p.turn_of == NOBODY
    return kind == F_END_TURN and p.turn_of == p.actor


cdef inline bint valid_turn(const Position* p, const Tables* t) noexcept nogil:
    """The bot draws and throws, people decide; an action under way has a board (T27, T84)."""
    cdef int under_way = frames_of(p, F_ACTION_DONE)
    if under_way > 1 or under_way != (p.arrival != 0) or (p.colours and not p.arrival):
        return False
    if p.phase != PLAY:
        return True
    return (frames_of(p, D_END) == 0) if is_bot(t, p.actor) else (frames_of(p, D_DICE) == 0)


cdef inline bint valid_stack(const Position* p, const Tables* t) noexcept nogil:
    """Sound frames, each on one that can have brought it about, and room for more."""
    cdef int i
    for i in range(p.depth):
        if not D_OVER <= p.stack[i].kind <= F_AFTER_ECLIPSE or p.stack[i].kind == DECISIONS:
            return False
    if not valid_bottom(p, t) or not valid_turn(p, t) or not leaves_room(p, t):
        return False
    for i in range(p.depth):
        if not valid_frame(p, t, &p.stack[i]) or (i and not may_lie_on(&p.stack[i - 1], &p.stack[i])):
            return False
    return ascending_dice_wait(p, t)
