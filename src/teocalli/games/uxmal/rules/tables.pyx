"""`RuleTables`: components and options of one game as plain C, made once per game."""

import hashlib
import json

from libc.stdint cimport int8_t, uint32_t, uint64_t
from libc.string cimport memset

from teocalli.core.arguments cimport checked_int
from teocalli.games.uxmal.rules.determinize cimport MOST_CARDS
from teocalli.games.uxmal.rules.phases cimport priests_in_play
from teocalli.games.uxmal.rules.position cimport (
    BLANK, BUILDER, DIAGONAL, FORCED_BREAK, IDOLS, LOWEST_SCORE, NEXT, NO_BREAK, ORTHOGONAL, SAME_LEVEL, STANDARD,
    TILES, Position, Tables,
)

from teocalli.games.uxmal.components import Components, fixed
from teocalli.games.uxmal.tiles import SYMBOLS

_VARIANTS = {"standard": STANDARD, "no_break": NO_BREAK, "forced_break": FORCED_BREAK}
_ADJACENCIES = {"orthogonal": ORTHOGONAL, "same_level": SAME_LEVEL, "diagonal": DIAGONAL}
_STARTERS = {"next": NEXT, "builder": BUILDER, "lowest_score": LOWEST_SCORE}
_NEWER = {"base_adjacency": True}  # options that came after the first hashes were stored, and their defaults


cdef class RuleTables:
    """What stays the same during a game: `components`, the C tables, and `digest` (8 bytes) that tells games apart."""

    def __cinit__(self, players, options, components):
        """Raises `TeocalliError` for a number of players or components that the game cannot have."""
        cdef int people = checked_int(players, "players", 2, 4)
        if not isinstance(components, Components):
            raise TypeError("components must be Components")
        components.check()
        memset(&self.c, 0, sizeof(Tables))
        self.components = components
        set_options(&self.c, people, options)
        set_components(&self.c, components, options["base"] == "printed")
        self.digest = digest_of(people, options, components)

    @property
    def cards(self):
        """Cards of each idol (U1)."""
        return self.c.cards

    def priests_in(self, phase):
        """Priests of each player in a phase (U24). Raises `TeocalliError` for a phase that does not exist."""
        cdef Position p
        p.phase = <int8_t>checked_int(phase, "phase", 1, 3)
        return priests_in_play(&p, &self.c)


cdef bytes digest_of(int players, options, components):
    """Components are told apart by their content, newer options only where they are used: older hashes stay."""
    told = sorted((k, v) for k, v in options.items() if k != "components" and _NEWER.get(k) != v)
    what = [players, told, components.as_json()]
    return hashlib.blake2b(json.dumps(what, sort_keys=True).encode(), digest_size=8).digest()


cdef void set_options(Tables* c, int players, options) except *:
    c.players = <int8_t>players
    c.variant = _VARIANTS[options["variant"]]
    c.adjacency = _ADJACENCIES[options["adjacency"]]
    c.base_adjacency = options["base_adjacency"]
    c.next_starter = _STARTERS[options["next_starter"]]
    c.open_draw = options["draw"] == "open"
    c.stop_on_blank = options["stop_on_blank"]
    c.swap = options["shift"] == "swap"
    c.hidden_hands = options["hands"] == "hidden"
    c.seat_0_first = options["first_player"] == "seat_0"
    c.drawn_components = options["components"] == "random"


cdef void set_components(Tables* c, components, bint printed) except *:
    cdef int i, k, field
    c.cards = fixed()["cards_per_idol"]
    c.priests = fixed()["priests_per_player"]
    assert IDOLS * c.cards <= MOST_CARDS
    for i in range(TILES):
        for k in range(4):
            c.tile[i][k] = SYMBOLS.index(components.tiles[i][k])
        c.kind[i] = components.tiles.index(components.tiles[i])
    for i in range(TILES):
        for k in range(TILES):
            if c.kind[k] == c.kind[i]:
                c.copies[i] |= (<uint32_t>1) << k
    for i in range(1, 4):
        for k in range(1, 4):
            c.points[i][k] = components.points[i][k - 1]
    for k in range(1, 3):
        c.card_points[k] = components.card_points[k - 1]
    if printed:
        for field in range(64):
            k = SYMBOLS.index(components.base[7 - field // 8][field % 8])
            if k != BLANK:
                c.base[k] |= (<uint64_t>1) << field
