"""What a page needs to lead the Teotibot at a table: its rules, translated from their source, with their numbers."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from teocalli.core.plain_structs import read_struct
from teocalli.core.registry import load_game
from teocalli.core.rules_script import constants_of, headers, members_of, rules_script
from teocalli.games.teotihuacan.components import standard
from teocalli.games.teotihuacan.options import DIFFICULTIES, OPTIONS
from teocalli.games.teotihuacan.plain import position_bytes, tables_bytes
from teocalli.games.teotihuacan.rules.tables import RuleTables
from teocalli.games.teotihuacan.state import TeotihuacanState

ENTRIES = ("place_bot", "apply_dice", "apply_spin", "score_tracks", "score_bonuses", "lock_worker")
"""What the Teotibot does: at the beginning, by its dice, with its tile's rotation, in an Eclipse, at the end (T83–T93);
and what is done to it: a person takes the Worship space of its worker (T30)."""
_LARGE = ("icon", "coloured", "built", "stack")
"""Members of a position with which the Teotibot has nothing to do."""
REPORTED = ("report", "reporting", "push")
BITS = ("lowest", "size_of", "masks_with", "no_masks")
"""Counts that are no rules; the sources have them in C."""
AT_THE_TABLE = ("open_places", "may_decorate", "lay_deco", "lay_tile", "take_from_display")
"""What people see on the table, and do there."""


@cache
def sources() -> tuple[str, ...]:
    """The headers of all rules, the one with the structs first."""
    return headers(files("teocalli.games.teotihuacan").joinpath("rules"), first="position.pxd")


@cache
def guide_script() -> str:
    """The Teotibot's rules as a module."""
    return rules_script(sources(), ENTRIES, [*REPORTED, *BITS, *AT_THE_TABLE])


def plain_position(state: TeotihuacanState) -> dict[str, Any]:
    """A position, member by member as the rules have it."""
    return read_struct(sources(), "Position", position_bytes(state))


def plain_tables(tables: RuleTables) -> dict[str, Any]:
    """The tables of a game, likewise."""
    return read_struct(sources(), "Tables", tables_bytes(tables))


@cache
def guide_facts() -> dict[str, Any]:
    """Numbers of the rules: by level of difficulty the tables that the Teotibot needs, and what its reports mean."""
    used = members_of("t", guide_script())
    levels = {}
    for level in DIFFICULTIES:
        options = OPTIONS.resolve(DIFFICULTIES.settings(level.name, 1))
        tables = plain_tables(RuleTables(1, options, standard()))
        levels[level.name] = {name: value for name, value in tables.items() if name in used}
    return {"tables": levels, "numbers": _numbers(), "position": _example()}


def _numbers() -> dict[str, int]:
    """What reports and members of a position mean: the numbers of the structs' own header."""
    return constants_of(sources()[:1])


def _example() -> dict[str, Any]:
    """A position of a solo game whose boards lie; its stack is left out."""
    game = load_game("teotihuacan", 1)
    state = game.new_initial_state([])
    while True:
        assert isinstance(state, TeotihuacanState)
        found = plain_position(state)
        if any(found["ring"]):
            return {name: value for name, value in found.items() if name not in _LARGE}
        state.apply_action(state.legal_actions()[0])
