"""Observation and actions of Uxmal, for programs that learn; `observing.pxd` fills the observation in this order."""

from __future__ import annotations

from teocalli.core.spaces import ActionGroup, Field, Observation
from teocalli.games.uxmal.components import fixed
from teocalli.games.uxmal.rules.position import IDOLS, LEVELS, TILES
from teocalli.games.uxmal.rules.position import SEATED_PLAYERS as PLAYERS

CARDS_EACH, PRIESTS = fixed()["cards_per_idol"], fixed()["priests_per_player"]
CARDS = IDOLS * CARDS_EACH
MOST_POINTS = 10_000

OBSERVATION = Observation(
    [
        Field("idols", (IDOLS, 8, 8), meaning="fields whose top shows the idol; rows 1–8, columns a–h (U2)"),
        Field("levels", (LEVELS, 8, 8), meaning="fields whose top has level 1, 2, 3 or more (U2)"),
        Field("priests", (PLAYERS, 8, 8), meaning="fields with a priest, by seat"),
        Field("tiles", (TILES, 4), 5, kind="category", meaning="symbols of each tile clockwise; 5 is blank (U3)"),
        Field("undrawn", (TILES,), meaning="tiles that are still undrawn (U11)"),
        Field("drawn", (4, 6), meaning="symbols of the tile that is drawn and not yet laid, none without one"),
        Field(
            "hands", (PLAYERS, IDOLS), CARDS_EACH, kind="count", meaning="cards by seat and idol; 0 where hidden (U6)"
        ),
        Field("cards", (PLAYERS,), CARDS, kind="count", meaning="cards in hand by seat, hidden or not"),
        Field("piles", (IDOLS,), CARDS_EACH, kind="count", meaning="cards left in the piles (U1)"),
        Field("supply", (PLAYERS,), PRIESTS, kind="count", meaning="priests in supply by seat"),
        Field("ranks", (IDOLS, 5), meaning="the square of each idol on the track, 1–5 (U5)"),
        Field("points", (PLAYERS,), MOST_POINTS, kind="count", meaning="points by seat"),
        Field("phase", (LEVELS,), meaning="phase 1, 2 or 3 (U12)"),
        Field("decision", (6,), meaning="turn, draw, seat, take, pay, over"),
        Field("turn", (PLAYERS,), meaning="the seat whose turn it is"),
        Field("claims", (IDOLS, 2), meaning="pairs on offer: idol, 1 or 2 cards (U16)"),
        Field("due", (1,), CARDS, kind="count", meaning="cards still to be paid (U20)"),
        Field("paid", (1,), 4, kind="category", meaning="the idol paid last in this payment, 0 at its beginning"),
        Field("players", (1,), PLAYERS, kind="count", meaning="number of seats"),
    ]
)

ACTION_GROUPS = (
    ActionGroup("build", 1),
    ActionGroup("seat", TILES * 4, "4 · seat number + quarter turns clockwise of the tile as listed"),
    ActionGroup("take", 2 * IDOLS, "2 · idol + cards − 1"),
    ActionGroup("place", 64, "field"),
    ActionGroup("move", 64 * 64, "64 · from + to"),
    ActionGroup("pay", IDOLS, "idol"),
    ActionGroup("honour", 4 * IDOLS, "4 · idol + squares − 1"),
    ActionGroup("curse", 4 * IDOLS, "4 · idol + squares − 1"),
    ActionGroup("draw (chance)", TILES, "number of the tile in the components; of equal tiles the first"),
)
