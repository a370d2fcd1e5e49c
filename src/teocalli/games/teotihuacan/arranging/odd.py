"""What play cannot lead to, as far as it is looked for: marks of positions that were set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teocalli.core.errors import Message, message
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.rules.position import NOBODY

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

_KEPT = 2
"""Starting tiles that everybody keeps (T14)."""


def oddities(state: TeotihuacanState) -> list[Message]:
    """Why no game can lead to this position."""
    if state.phase == "setup":
        return []
    table = state.table()
    return [*_calendar(state), *_people(state), *_pyramid(state, table["places"])]


def _calendar(state: TeotihuacanState) -> list[Message]:
    """Turns go round from the start player, and the dark disc comes nearer by one each era (T8, T19, T21)."""
    game, table = state.game, state.table()
    found = []
    following = (table["first"] + table["turns"]) % game.seats
    if table["turn_of"] not in (NOBODY, following):
        found.append(message("teotihuacan-oddity-turn", turns=table["turns"], seat=following))
    dark = parts.standard().data["dark"][game.players - 1] + 1 - table["era"]
    if table["dark"] != dark:
        found.append(message("teotihuacan-oddity-dark", dark=table["dark"], era=table["era"], right=dark))
    return found


def _people(state: TeotihuacanState) -> list[Message]:
    """Everybody has kept two Starting tiles, but in the first game (T14, T18)."""
    wanted = 0 if state.game.options["first_game"] == "yes" else _KEPT
    return [
        message("teotihuacan-oddity-starting", seat=seat, count=len(kept), wanted=wanted)
        for seat in range(state.game.players)
        if len(kept := state.player_table(seat)["starting"]) != wanted
    ]


def _pyramid(state: TeotihuacanState, places: list[int]) -> list[Message]:
    """The starting pyramid lies there (T11)."""
    layouts = parts.standard().layouts(state.game.players)
    random = state.game.options["start_pyramid"] == "random"
    for layout in layouts if random else layouts[:1]:
        wanted = {
            parts.place_number(level, *place)
            for level, row in ((1, layout["level_1"]), (2, layout["level_2"]))
            for place in row
        }
        if wanted <= set(places):
            return []
    return [message("teotihuacan-oddity-pyramid")]
