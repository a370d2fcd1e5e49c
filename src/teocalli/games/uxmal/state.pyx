"""`UxmalState`: a position of Uxmal. The rules stand in the files of their decisions (`rules/README.md`)."""

import cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from teocalli.core.arguments cimport action_number, checked_int
from teocalli.core.philox cimport Philox
from teocalli.core.rng cimport Rng
from teocalli.core.state cimport CHANCE_PLAYER, TERMINAL_PLAYER, State
from teocalli.games.uxmal.observing cimport observe_position
from teocalli.games.uxmal.rules.actions cimport A_SEAT
from teocalli.games.uxmal.rules.apply cimport apply_decision
from teocalli.games.uxmal.rules.determinize cimport deal_hidden_hands
from teocalli.games.uxmal.rules.draw cimport list_draws
from teocalli.games.uxmal.rules.fields cimport count, level_of, symbol_of
from teocalli.games.uxmal.rules.list cimport list_decision
from teocalli.games.uxmal.rules.may cimport may_choose
from teocalli.games.uxmal.rules.move cimport cost_to, destinations
from teocalli.games.uxmal.rules.position cimport DRAW, IDOLS, OVER, SEAT, TILES, TURN, Position, Tables
from teocalli.games.uxmal.rules.rollout_policy cimport rollout_action
from teocalli.games.uxmal.rules.scoring cimport card_value, expected_points, merit, priest_value, winning_seats
from teocalli.games.uxmal.rules.seat cimport claimed_pairs
from teocalli.games.uxmal.rules.setup cimport begin_position, draw_position
from teocalli.games.uxmal.rules.track cimport renew_ranks
from teocalli.games.uxmal.rules.validate cimport is_valid
from teocalli.games.uxmal.rules.tables cimport RuleTables

from teocalli.core.errors import TeocalliError, clean_word
from teocalli.games.uxmal.tiles import SYMBOLS
from teocalli.games.uxmal.rules.position import Decision

DECISIONS = tuple(name.lower() for name in Decision.__members__)
_MAGIC = b"uxm1"


@cython.final
cdef class UxmalState(State):
    """A position of Uxmal (U1–U26). Made by `UxmalGame.new_initial_state` or `UxmalGame.state_from_bytes`."""

    def __cinit__(self, game, RuleTables tables not None):
        self.game = game
        self.tables = tables
        self.t = &tables.c
        # Every position is sound: until it is loaded or assigned it is a first one.
        begin_position(&self.p, self.t, 0)

    def __init__(self, game, RuleTables tables not None):
        """A first position of `game`, which must be played by these tables: the idols in their order, seat 0 begins.

        Raises `TeocalliError` (`error-foreign-state`) if it is not.
        """
        if getattr(game, "name", None) != "uxmal" or game.players != tables.c.players or game is not self.game:
            raise TeocalliError("error-foreign-state")

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
        return list_decision(&self.p, self.t, out)

    cdef bint is_legal(self, int action) noexcept nogil:
        return may_choose(&self.p, self.t, action)

    cdef int outcomes(self, int* out, int* weights) noexcept nogil:
        return list_draws(&self.p, self.t, out, weights) if self.p.decision == DRAW else 0

    cdef void apply(self, int action) noexcept nogil:
        apply_decision(&self.p, self.t, action)

    cdef void assign(self, State other) noexcept nogil:
        memcpy(&self.p, &(<UxmalState>other).p, sizeof(Position))

    cdef void points_into(self, double* out) noexcept nogil:
        cdef int player
        for player in range(self.t.players):
            out[player] = self.p.scores[player]

    cdef void projected_points_into(self, double* out) noexcept nogil:
        cdef int player
        for player in range(self.t.players):
            out[player] = expected_points(&self.p, self.t, player)

    cdef int winner_set(self) noexcept nogil:
        return winning_seats(&self.p, self.t) if self.p.decision == OVER else 0

    cdef double played(self) noexcept nogil:
        return 1 if self.p.decision == OVER else (TILES - count(self.p.undrawn)) / <double>(TILES + 1)

    cdef const unsigned char* data(self, size_t* size) noexcept nogil:
        size[0] = sizeof(Position)
        return <const unsigned char*>&self.p

    cdef bint determinize(self, int seat, Rng* rng) noexcept nogil:
        return self.t.hidden_hands and deal_hidden_hands(&self.p, self.t, seat, rng)

    cdef int observe(self, int seat, int16_t* out) noexcept nogil:
        return observe_position(&self.p, self.t, seat, out)

    cdef bint begin_drawn(self, Philox* draws) noexcept nogil:
        return draw_position(&self.p, self.t, draws)

    cdef int playout_action(self, Rng* rng, int* out) noexcept nogil:
        return rollout_action(&self.p, self.t, rng, out, self.legal(out))

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

    def begin(self, track, first):
        """Set up the first position (U7, U8): `track` lists the idols of squares 1 to 5, `first` is who begins.

        Raises `TeocalliError` for a track that does not have every idol once, and for a seat that does not exist.
        """
        cdef int beginner = checked_int(first, "first", 0, self.t.players - 1)
        idols = [SYMBOLS.find(letter) for letter in track]
        cdef int i
        if sorted(idols) != list(range(IDOLS)):
            raise TeocalliError("error-track", track=clean_word(str(track)))
        begin_position(&self.p, self.t, beginner)
        for i in range(IDOLS):
            self.p.track[i] = <int8_t>idols[i]
        renew_ranks(&self.p)

    def arrange(self, dict given):
        """Put a position together from plain numbers, as `arranging` reads them from a summary.

        Fields are 0 to 63, idols 0 to 4, `symbols` 5 for a blank; `claims` lists pairs of idol and cards. Raises
        `TeocalliError` (`error-bytes`) if that is no position; this one is then unchanged.
        """
        cdef Position made
        memset(&made, 0, sizeof(Position))
        try:
            arrange_board(&made, given)
            arrange_people(&made, self.t, given)
            arrange_turn(&made, self.t, given)
        except (ArithmeticError, LookupError, TypeError, ValueError, TeocalliError):
            raise TeocalliError("error-bytes") from None
        renew_ranks(&made)
        if not is_valid(&made, self.t):
            raise TeocalliError("error-bytes")
        self.p = made

    @property
    def paid(self):
        """Idol (0–4) that was paid last in this payment, 0 at its beginning (U20)."""
        return self.p.paid

    @property
    def last_turn(self):
        """Seat whose turn it is, or was when the game ended."""
        return self.p.turn

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
        if not is_valid(&loaded, self.t):
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

    def hand(self, seat):
        """Cards in a player's hand, by idol. Raises `TeocalliError` for a seat that does not exist."""
        cdef int player = checked_int(seat, "seat", 0, self.t.players - 1)
        return [self.p.hands[player][g] for g in range(IDOLS)]

    def priests(self, seat):
        """Fields (0–63) of a player's priests on the pyramid, ascending. Raises as `hand` does."""
        cdef uint64_t mine = self.p.priests[checked_int(seat, "seat", 0, self.t.players - 1)]
        return [f for f in range(64) if mine >> f & 1]

    def level(self, field):
        """Level of the field's top, 0–3 (U2). Raises `TeocalliError` for a field that does not exist."""
        return level_of(&self.p, checked_int(field, "field", 0, 63))

    def symbol(self, field):
        """Symbol of the field's top: an idol's letter or "-" (U2). Raises as `level` does."""
        return SYMBOLS[symbol_of(&self.p, checked_int(field, "field", 0, 63))]

    def rank(self, idol):
        """Rank 1–5 of an idol (0–4) on the track (U5). Raises `TeocalliError` for an idol that does not exist."""
        return self.p.rank[checked_int(idol, "idol", 0, IDOLS - 1)]

    def priest_value(self, field):
        """Points of a priest on a field if it scored now (U22). Raises as `level` does."""
        return priest_value(&self.p, self.t, checked_int(field, "field", 0, 63))

    def card_value(self, idol):
        """Points of a hand card of an idol (0–4) if it scored now (U23). Raises as `rank` does."""
        return card_value(&self.p, self.t, checked_int(idol, "idol", 0, IDOLS - 1))

    # What an action would mean, for previews and logs.

    def claims_of(self, action):
        """Pairs (idol, cards) that laying the drawn tile by `action` would claim, by idol (U14–U16).

        Raises `TeocalliError` (`error-not-seat`) for an action that does not lay it.
        """
        cdef int number = action_number(action) - A_SEAT, pairs
        if self.p.decision != SEAT or not self.is_legal(number + A_SEAT):
            raise TeocalliError("error-not-seat")
        pairs = claimed_pairs(&self.p, self.t, number >> 2, self.t.tile[self.p.drawn], number & 3)
        return [(i >> 1, (i & 1) + 1) for i in range(2 * IDOLS) if pairs >> i & 1]

    def move_costs(self, field):
        """Destinations of the priest on `field` and their costs in cards, whatever the hand holds (U19).

        Raises `TeocalliError` for a field that does not exist.
        """
        cdef int source = checked_int(field, "field", 0, 63)
        cdef uint64_t reached = destinations(&self.p, self.t, source, 64)
        return {f: cost_to(&self.p, source, f) for f in range(64) if reached >> f & 1}

    def merits(self):
        """By seat by what players are ranked: points, then cards in hand (U26)."""
        return [merit(&self.p, player) for player in range(self.t.players)]

    def summary(self):
        """The position summary of the specification."""
        return self.game.summarise(self)


# Putting a position together. Whatever does not fit raises one of Python's errors.

cdef int arrange_board(Position* p, dict given) except -1:
    cdef int field, symbol, level, i
    for field in range(64):
        symbol = checked_int(given["symbols"][field], "symbol", 0, IDOLS)
        if symbol < IDOLS:
            p.idol[symbol] |= <uint64_t>1 << field
        for level in range(checked_int(given["levels"][field], "level", 0, 3)):
            p.built[level] |= <uint64_t>1 << field
    for tile in given["undrawn"]:
        p.undrawn |= <uint32_t>1 << <int>checked_int(tile, "tile", 0, TILES - 1)
    p.drawn = <int8_t>checked_int(given["drawn"], "tile", -1, TILES - 1)
    if sorted(given["track"]) != list(range(IDOLS)):
        raise ValueError("track")
    for i in range(IDOLS):
        p.track[i] = <int8_t>given["track"][i]
    return 0


cdef int arrange_people(Position* p, const Tables* t, dict given) except -1:
    cdef int player, g
    for g in range(IDOLS):
        p.piles[g] = t.cards
    for player in range(t.players):
        p.scores[player] = <int32_t>checked_int(given["scores"][player], "score", 0, 1000000000)
        p.supply[player] = <int8_t>checked_int(given["supply"][player], "supply", 0, t.priests)
        for field in given["priests"][player]:
            p.priests[player] |= <uint64_t>1 << <int>checked_int(field, "field", 0, 63)
        for g in range(IDOLS):
            p.hands[player][g] = <int8_t>checked_int(given["hands"][player][g], "cards", 0, t.cards)
            p.piles[g] -= p.hands[player][g]
    return 0


cdef int arrange_turn(Position* p, const Tables* t, dict given) except -1:
    p.phase = <int8_t>checked_int(given["phase"], "phase", 1, 3)
    p.turn = <int8_t>checked_int(given["turn"], "turn", 0, t.players - 1)
    p.decision = <int8_t>DECISIONS.index(given["decision"])
    p.due = <int8_t>checked_int(given["due"], "due", 0, 100)
    p.paid = <int8_t>checked_int(given["paid"], "idol", 0, IDOLS - 1)
    for idol, cards in given["claims"]:
        p.claims |= <uint16_t>1 << (2 * <int>checked_int(idol, "idol", 0, IDOLS - 1)
                                    + <int>checked_int(cards, "cards", 1, 2) - 1)
    return 0
