"""`UxmalState`: a position of Uxmal. The rules stand in the modules of their subject (`legality`, `claims` …)."""

import cython
from libc.stdint cimport int8_t, uint64_t
from libc.string cimport memcpy, memset

from teocalli.core.rng cimport Rng
from teocalli.core.state cimport CHANCE_PLAYER, TERMINAL_PLAYER, State
from teocalli.uxmal.actions cimport A_PLACE, A_SEAT, A_TAKE
from teocalli.uxmal.carrying_out cimport carry_out, lay_tile
from teocalli.uxmal.claims cimport claimed_pairs
from teocalli.uxmal.fields cimport level_of, symbol_of
from teocalli.uxmal.hidden_hands cimport deal_hidden_hands
from teocalli.uxmal.instinct cimport instinctive
from teocalli.uxmal.legality cimport (
    list_draws, list_payments, list_seats, list_takes, list_turn, may,
)
from teocalli.uxmal.movement cimport cost_to, destinations
from teocalli.uxmal.phases cimport begin_turn, level_complete
from teocalli.uxmal.position cimport DRAW, IDOLS, OVER, PAY, SEAT, TAKE, TILES, TURN, Position
from teocalli.uxmal.scoring cimport expected_points, winning_seats
from teocalli.uxmal.soundness cimport is_sound
from teocalli.uxmal.tables cimport RuleTables
from teocalli.uxmal.track cimport renew_ranks

from teocalli.core.errors import TeocalliError

DECISIONS = ("turn", "draw", "seat", "take", "pay", "over")
SYMBOLS = "SJMET-"
_MAGIC = b"uxm1"


@cython.final
cdef class UxmalState(State):
    """A position of Uxmal (U1–U26). Made by `UxmalGame.new_initial_state` or `UxmalGame.state_from_bytes`."""

    def __cinit__(self, game, RuleTables tables not None):
        self.game = game
        self.tables = tables
        self.t = &tables.c

    # The compiled contract.

    cdef int player(self) noexcept nogil:
        if self.p.decision == DRAW:
            return CHANCE_PLAYER
        if self.p.decision == OVER:
            return TERMINAL_PLAYER
        return self.p.turn

    cdef int turn(self) noexcept nogil:
        return TERMINAL_PLAYER if self.p.decision == OVER else self.p.turn

    cdef bint turn_start(self) noexcept nogil:
        return self.p.decision == TURN or (self.p.decision == DRAW and self.t.open_draw)

    cdef int legal(self, int* out) noexcept nogil:
        cdef int[32] weights
        if self.p.decision == TURN:
            return list_turn(&self.p, self.t, out)
        if self.p.decision == SEAT:
            return list_seats(&self.p, out)
        if self.p.decision == TAKE:
            return list_takes(&self.p, out)
        if self.p.decision == PAY:
            return list_payments(&self.p, out)
        if self.p.decision == DRAW:
            return list_draws(&self.p, self.t, out, weights)
        return 0

    cdef bint is_legal(self, int action) noexcept nogil:
        return may(&self.p, self.t, action)

    cdef int outcomes(self, int* out, int* weights) noexcept nogil:
        return list_draws(&self.p, self.t, out, weights) if self.p.decision == DRAW else 0

    cdef void apply(self, int action) noexcept nogil:
        carry_out(&self.p, self.t, action)

    cdef void assign(self, State other) noexcept nogil:
        memcpy(&self.p, &(<UxmalState>other).p, sizeof(Position))

    cdef void points_into(self, double* out) noexcept nogil:
        cdef int player
        for player in range(self.t.players):
            out[player] = self.p.scores[player]

    cdef void outlook_into(self, double* out) noexcept nogil:
        cdef int player
        for player in range(self.t.players):
            out[player] = expected_points(&self.p, self.t, player)

    cdef int winner_set(self) noexcept nogil:
        return winning_seats(&self.p, self.t) if self.p.decision == OVER else 0

    cdef const unsigned char* data(self, size_t* size) noexcept nogil:
        size[0] = sizeof(Position)
        return <const unsigned char*>&self.p

    cdef bint conceal(self, int seat, Rng* rng) noexcept nogil:
        return self.t.hidden_hands and deal_hidden_hands(&self.p, self.t, seat, rng)

    cdef int playout_action(self, Rng* rng, int* out) noexcept nogil:
        return instinctive(&self.p, self.t, rng, out, self.legal(out))

    cdef State blank(self):
        return UxmalState.__new__(UxmalState, self.game, self.tables)

    cdef int seats(self) noexcept nogil:
        return self.t.players

    cdef bint same_rules(self, State other):
        # Random components are drawn for each match (U4).
        return State.same_rules(self, other) and (<UxmalState>other).tables is self.tables

    def copy_from(self, State other not None):
        """Make this position equal to `other`, a position of the same game; random components come along (U4)."""
        if isinstance(other, UxmalState) and other.game is self.game:
            self.tables = (<UxmalState>other).tables
            self.t = &self.tables.c
        State.copy_from(self, other)

    # Setting up, saving and loading.

    def begin(self, track, int first):
        """Set up the first position (U7, U8): `track` lists the idols of squares 1 to 5, `first` is who begins."""
        cdef int i, player
        memset(&self.p, 0, sizeof(Position))
        for i in range(IDOLS):
            self.p.track[i] = <int8_t>SYMBOLS.index(track[i])
            self.p.piles[i] = 9
            self.p.idol[i] = self.t.base[i]
        renew_ranks(&self.p)
        for player in range(self.t.players):
            self.p.supply[player] = 3
        self.p.undrawn = (1 << TILES) - 1
        self.p.phase = 1
        self.p.drawn = -1
        begin_turn(&self.p, self.t, first)

    def to_bytes(self):
        """Canonical bytes: a mark, the game's digest, the position; with random components their text too."""
        head = _MAGIC + self.tables.digest + (<char*>&self.p)[:sizeof(Position)]
        if self.game.options["components"] == "random":
            return head + self.tables.components.as_text().encode()
        return head

    def load(self, bytes data not None):
        """Fill the position from what follows the digest in `to_bytes()`. Raises `TeocalliError` (`error-bytes`)."""
        cdef Position loaded
        if len(data) != sizeof(Position):
            raise TeocalliError("error-bytes")
        memcpy(&loaded, <const char*>data, sizeof(Position))
        if not is_sound(&loaded, self.t):
            raise TeocalliError("error-bytes")
        self.p = loaded

    # What lies on the table, for words, summaries and views.

    @property
    def phase(self):
        """1, 2 or 3 (U12)."""
        return self.p.phase

    @property
    def decision(self):
        """One of "turn", "draw", "seat", "take", "pay", "over"."""
        return DECISIONS[self.p.decision]

    @property
    def track(self):
        """Idols' letters on squares 1 to 5 (U5)."""
        return "".join(SYMBOLS[self.p.track[i]] for i in range(IDOLS))

    @property
    def drawn(self):
        """Number of the tile drawn and not yet laid, or None (U11)."""
        return None if self.p.drawn < 0 else self.p.drawn

    @property
    def undrawn(self):
        """Numbers of the tiles still undrawn, ascending."""
        return [i for i in range(TILES) if self.p.undrawn >> i & 1]

    @property
    def due(self):
        """Cards still to be paid (U20)."""
        return self.p.due

    @property
    def supply(self):
        """Priests in supply by seat."""
        return [self.p.supply[i] for i in range(self.t.players)]

    @property
    def piles(self):
        """Cards left in the piles, by idol (U1)."""
        return [self.p.piles[g] for g in range(IDOLS)]

    def hand(self, int seat):
        """Cards in a player's hand, by idol."""
        return [self.p.hands[check_seat(self, seat)][g] for g in range(IDOLS)]

    def priests(self, int seat):
        """Fields (0–63) of a player's priests on the pyramid, ascending."""
        cdef uint64_t mine = self.p.priests[check_seat(self, seat)]
        return [f for f in range(64) if mine >> f & 1]

    def level(self, int field):
        """Level of the field's top, 0–3 (U2)."""
        return level_of(&self.p, check_field(field))

    def symbol(self, int field):
        """Symbol of the field's top: an idol's letter or "-" (U2)."""
        return SYMBOLS[symbol_of(&self.p, check_field(field))]

    def rank(self, int idol):
        """Rank 1–5 of an idol (0–4) on the track (U5)."""
        return self.p.rank[idol % IDOLS]

    # What an action would mean, for previews and logs.

    def claims_of(self, int action):
        """Pairs (idol, cards) that laying the drawn tile by `action` would claim, by idol (U14–U16)."""
        cdef int pairs = 0, seat = (action - A_SEAT) >> 2
        if self.p.decision != SEAT or not self.is_legal(action):
            raise TeocalliError("error-not-seat")
        pairs = claimed_pairs(&self.p, self.t, seat, self.t.tile[self.p.drawn], (action - A_SEAT) & 3)
        return [(i >> 1, (i & 1) + 1) for i in range(2 * IDOLS) if pairs >> i & 1]

    def move_costs(self, int field):
        """Destinations of the priest on `field` and their costs in cards, whatever the hand holds (U19)."""
        cdef uint64_t reached = destinations(&self.p, self.t, check_field(field), 64)
        return {f: cost_to(&self.p, field, f) for f in range(64) if reached >> f & 1}

    def before_scoring(self, int action):
        """The position that is scored if `action` completes the level, else None (U17, U24).

        It holds the tile and the cards just taken; its phase is still the old one.
        """
        cdef UxmalState copy = self.clone()
        cdef Position* p = &copy.p
        cdef int seat, turns
        if A_SEAT <= action < A_TAKE and self.p.decision == SEAT:
            seat, turns = (action - A_SEAT) >> 2, (action - A_SEAT) & 3
            pairs = self.claims_of(action)
            if len(pairs) > 1:
                return None
            lay_tile(p, self.t, seat, turns)
        elif A_TAKE <= action < A_PLACE and self.p.decision == TAKE:
            pairs = [((action - A_TAKE) >> 1, ((action - A_TAKE) & 1) + 1)]
            p.claims = 0
        else:
            return None
        for idol, cards in pairs:
            p.piles[idol] -= cards
            p.hands[p.turn][idol] += cards
        return copy if level_complete(p) else None

    def summary(self):
        """The position summary of the specification."""
        return self.game.summarise(self)


cdef int check_seat(UxmalState state, int seat) except -1:
    if not 0 <= seat < state.t.players:
        raise IndexError(f"seat {seat}: this game has seats 0 to {state.t.players - 1}")
    return seat


cdef int check_field(int field) except -1:
    if not 0 <= field < 64:
        raise IndexError(f"field {field}: fields are numbered 0 to 63")
    return field
