"""Observation and actions of Teotihuacan, for programs that learn; `observing.pxd` fills the observation in this
order.
"""

from __future__ import annotations

import itertools

from teocalli.core.spaces import ActionGroup, Field, Observation
from teocalli.games.teotihuacan.rules.position import (
    AVENUE_TOP,
    CONSTRUCTION,
    DECISIONS,
    DECOS,
    F_AFTER_ECLIPSE,
    KINDS,
    PLACES,
    SEATS,
    STACK_DEPTH,
    STACKS,
    STARTS,
    TECHS,
    TILES,
    TOP,
    TRACK_TOP,
)
from teocalli.games.teotihuacan.rules.tables import LAYOUT

BOARDS, WAITING_KINDS = CONSTRUCTION, F_AFTER_ECLIPSE + 1
POWERS = 5
PLENTY = 10_000
"""More than anybody can have of points, cocoa or goods."""

_TABLE = [
    Field("icons", (4, 8, 8), meaning="cells whose top icon is blue, red, green, plain (T2)"),
    Field("coloured", (8, 8), meaning="cells whose top icon is printed in colour"),
    Field("levels", (4, 8, 8), meaning="cells covered by tiles of level 1, 2, 3, 4 or more"),
    Field("places", (PLACES,), meaning="places of the pyramid with a tile, level by level and row by row"),
    Field("tiles_left", (TILES,), meaning="Pyramid tiles undrawn"),
    Field("shown_tiles", (TILES,), 3, kind="category", meaning="place of a Pyramid tile in the display, 1 the oldest"),
    Field("decorations_left", (DECOS,), meaning="Decorations undrawn"),
    Field("shown_decorations", (DECOS,), 4, kind="category", meaning="place of a Decoration in the display"),
    Field("stairs", (4, 4), DECOS, kind="category", meaning="Decorations on the stairways n, e, s, w from below"),
    Field("kinds_left", (KINDS,), 3, kind="count", meaning="Discovery tiles undrawn, by kind"),
    Field("board_tiles", (5,), KINDS, kind="category", meaning="kind + 1 of the tile at the boards 1, 2, 3, 4, 7"),
    Field("stacks", (STACKS, 5), KINDS, kind="category", meaning="kind + 1 of the tiles in the stacks, from below"),
    Field("beside", (STARTS,), KINDS, kind="category", meaning="kind + 1 of the tile beside a Starting tile"),
    Field("starts_left", (STARTS,), meaning="Starting tiles that may still be drawn"),
    Field("ring", (BOARDS,), BOARDS, kind="category", meaning="boards clockwise from the Palace (T1)"),
    Field("royals", (3,), 9, kind="category", meaning="Royal tiles of the categories A, B, C"),
    Field("bonuses", (3, 7), meaning="the Temple Bonus tile on each temple"),
    Field("technologies", (TECHS,), meaning="Technologies in play, by ascending number"),
    Field("rows", (3,), 5, kind="count", meaning="Buildings in the rows top, centre, bottom"),
    Field("neutral", (2, BOARDS), 3, kind="count", meaning="neutral dice by colour and board"),
]

_SEATS = [
    Field("points", (SEATS,), PLENTY, -PLENTY, "count", "victory points by seat"),
    Field("cocoa", (SEATS,), PLENTY, kind="count", meaning="cocoa by seat"),
    Field("goods", (SEATS, 3), PLENTY, kind="count", meaning="wood, stone, gold by seat"),
    Field("temples", (SEATS, 3), TOP, kind="count", meaning="steps on the blue, red, green temple"),
    Field("avenue", (SEATS,), AVENUE_TOP, kind="count", meaning="steps on the Avenue of the Dead"),
    Field("track", (SEATS,), TRACK_TOP, kind="count", meaning="steps on the Pyramid track"),
    Field("wheel", (SEATS,), meaning="the 4th worker is not yet in play"),
    Field("owned_technologies", (SEATS, TECHS), meaning="Technologies by seat"),
    Field("starting", (SEATS, STARTS), meaning="Starting tiles kept, by seat"),
    Field("offered", (SEATS, STARTS), meaning="Starting tiles offered; those of a draft to all (T80)"),
    Field("unused", (SEATS, KINDS), 3, kind="count", meaning="Discovery tiles not used yet, by kind"),
    Field("used", (SEATS, KINDS), 3, kind="count", meaning="Discovery tiles used, by kind"),
    Field("free", (SEATS, BOARDS, POWERS), 4, kind="count", meaning="unlocked workers by board and power"),
    Field("locked", (SEATS, BOARDS, POWERS), 4, kind="count", meaning="locked workers by board and power"),
    Field("royal_spaces", (SEATS, 3), POWERS, kind="category", meaning="power of the worker on each Royal tile"),
    Field("ascending", (SEATS,), 4, kind="count", meaning="workers that ascend just now"),
    Field("moved", (SEATS, BOARDS), 4, kind="count", meaning="workers moved this turn, until the action is done"),
    Field("working", (SEATS, BOARDS), 4, kind="count", meaning="workers used in the Main action"),
]

_COURSE = [
    Field("bot_actions", (7,), 7, kind="category", meaning="Action tile + 1 of the Teotibot by position"),
    Field("bot_directions", (2, 2), meaning="Direction tiles: upper and lower, left or right"),
    Field("bot_dice", (1,), 12, kind="count", meaning="the Teotibot's last sum"),
    Field("bot_worship", (BOARDS,), meaning="where the Teotibot's Worship die stands"),
    Field("first", (SEATS,), meaning="the start player's seat"),
    Field("turn", (SEATS,), meaning="the seat whose turn it is, none during the set-up"),
    Field("actor", (SEATS,), meaning="the seat whose decisions and effects are carried out"),
    Field("stage", (4,), meaning="set-up, play, Eclipse, over"),
    Field("era", (3,), meaning="era 1, 2, 3"),
    Field("light", (1,), 12, kind="count", meaning="place of the light disc"),
    Field("dark", (1,), 12, kind="count", meaning="place of the dark disc"),
    Field("met", (1,), meaning="the discs have met"),
    Field("last_round", (1,), meaning="this round is the last before the Eclipse"),
    Field("finished", (1,), meaning="the pyramid is finished"),
    Field("turns", (1,), PLENTY, kind="count", meaning="turns completed"),
    Field("layout", (4,), meaning="layout of the starting pyramid"),
    Field("arrival", (BOARDS,), meaning="board moved to, until the action is carried out"),
    Field("colours", (1,), 6, kind="count", meaning="colours present there (T26)"),
    Field("technologies_begun", (TECHS,), meaning="Technologies the player had when the turn began"),
    Field("decision", (DECISIONS,), meaning="what is to be decided, in the order of `DECISION_NAMES`"),
    Field("details", (3,), 32767, -32768, "count", "numbers of that decision (`Waiting` in `rules/position.pxd`)"),
    Field("waiting", (WAITING_KINDS,), STACK_DEPTH, kind="count", meaning="what waits below it, by kind"),
    Field("players", (1,), SEATS, kind="count", meaning="number of seats, the Teotibot's too"),
]

OBSERVATION = Observation([*_TABLE, *_SEATS, *_COURSE])

_FIRSTS = sorted((first, name) for name, first in LAYOUT.items())
ACTION_GROUPS = tuple(
    ActionGroup(name, following - first) for (first, name), (following, _) in itertools.pairwise(_FIRSTS)
)
"""The groups of `docs/actions-teotihuacan.md`, which says what tells the actions of each apart."""
