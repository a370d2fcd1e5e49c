"""A summary as the plain numbers that the compiled state takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.core.errors import PositionError, TeocalliError, message
from teocalli.core.summary_reading import BEYOND, Part, check_told, read_plain
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.arranging import board, people, rest
from teocalli.games.teotihuacan.arranging.numbers import PLENTY, Plain
from teocalli.games.teotihuacan.rules.position import DIE_MOVED, LAST_ERA, NOBODY
from teocalli.games.teotihuacan.state import PHASES, TeotihuacanState

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.game import TeotihuacanGame

KEYS = (
    *("phase", "decision", "to_move", "turn_of", "turns", "first", "era", "light", "dark", "met", "last_round"),
    *("finished", "boards", "royal", "techs", "bonus", "owners", "buildings", "icons", "levels", "stairs"),
    *("pyramid", "decorations", "tiles", "stacks", "supply", "offer", "beside", "neutral", "arrival"),
    *("players", "bot", "legal", "scores", "winners"),
)
MOST_SPACE = 12
"""The last space of the discs (T8)."""
MOST_COLOURS = 6
"""Colours of dice on a board at most (T26)."""


def position_of(game: TeotihuacanGame, summary: Any) -> TeotihuacanState:
    """The position of a summary. Raises `PositionError`."""
    told = read_plain(summary)
    told.check_keys([*KEYS, BEYOND])
    state = TeotihuacanState(game, game.tables)
    table, before = _plain(game, told)
    try:
        state.arrange(table, before)
    except TeocalliError:
        raise PositionError("error-position", where="position", reason=message("position-unsound")) from None
    check_told(told, state)
    return state


def _plain(game: TeotihuacanGame, told: Part) -> tuple[Plain, list[Plain]]:
    own = told.get(BEYOND)
    phase = told["phase"].one_of(PHASES)
    known = phase != "setup"
    turn_of = _seat(game, told["turn_of"])
    royals = board.royals(told["royal"], known=known)
    techs = board.techs(told["techs"], known=known)
    before = people.players(game, told, None if own is None else own["workers"], royals)
    people.check_technologies(told, before, techs)
    if phase == "play" and turn_of == NOBODY:
        told["turn_of"].refuse(message("teotihuacan-position-turn"))
    table = {
        "phase": PHASES.index(phase),
        "waiting": rest.waiting(told, own),
        "turn_of": turn_of,
        "ring": board.ring(told["boards"], known=known),
        "royal": royals,
        "techs": techs,
        "bonus": board.bonuses(told["bonus"], known=known),
        "rows": board.buildings(told["buildings"]),
        "neutral": people.neutral(game, told["neutral"] if own is None else own["neutral"]),
        **_calendar(game, told),
        **_arrival(told["arrival"], before, turn_of, own),
        **people.bot(game, told["bot"], before, royals, marked=own is not None),
    }
    table |= rest.held(told, own, turn_of, before[max(turn_of, 0)]["techs"] if turn_of >= 0 else [])
    table |= _tiles(game, told, own, table, before)
    return table, before


def _seat(game: TeotihuacanGame, part: Part) -> int:
    return NOBODY if part.value is None else part.whole(0, game.seats - 1)


def _calendar(game: TeotihuacanGame, told: Part) -> Plain:
    """Discs, eras and turns (T8, T19–T22)."""
    dark = told["dark"].whole(1, MOST_SPACE)
    found = {
        "first": _seat(game, told["first"]),
        "turns": told["turns"].whole(0, PLENTY),
        "era": told["era"].whole(1, LAST_ERA),
        "dark": dark,
        "light": told["light"].whole(0, dark),
        **{key: told[key].flag() for key in ("met", "last_round", "finished")},
    }
    if found["first"] == NOBODY and told["phase"].value != "setup":
        told["first"].refuse(message("teotihuacan-position-first"))
    if found["met"] is not (found["light"] == dark):
        told["met"].refuse(message("teotihuacan-position-met", light=found["light"], dark=dark))
    if found["last_round"] and not found["met"]:
        told["last_round"].refuse(message("teotihuacan-position-last"))
    return found


def _arrival(part: Part, before: list[Plain], turn_of: int, own: Part | None) -> Plain:
    """Where the turn's worker went (T26); without marks told, the workers that have moved are marked."""
    if part.value is None:
        return {"arrival": 0, "colours": 0}
    part.check_keys(["board", "colours", "moved"])
    arrived = part["board"].whole(1, 8)
    if own is None:
        for entry in part["moved"].items(0, 2):
            power, dice = entry.whole(1, 6), before[max(turn_of, 0)]["dice"]
            if (arrived, power, 0, 0) not in dice:
                entry.refuse(message("teotihuacan-position-moved", worker=f"{arrived}.{power}"))
            dice[dice.index((arrived, power, 0, 0))] = (arrived, power, 0, DIE_MOVED)
    return {"arrival": arrived, "colours": part["colours"].whole(0, MOST_COLOURS)}


def _tiles(game: TeotihuacanGame, told: Part, own: Part | None, table: Plain, before: list[Plain]) -> Plain:
    """Pyramid, Decorations, Discovery tiles: where each is, and which are undrawn (T10–T12)."""
    undrawn = None if own is None else own["undrawn"]
    pyramid, shows = board.pyramid(told)
    display, tiles_left = board.pyramid_tiles(
        told, None if undrawn is None else undrawn["pyramid"], shows, pyramid["places"]
    )
    stairs = board.stairs(told["stairs"], pyramid["places"])
    decos, decos_left = board.decorations(told, stairs)
    at_boards, stacks = board.board_tiles(told["tiles"]), board.stacks(told["stacks"])
    lying = [*at_boards, *table["beside"], *[kind for stack in stacks for kind in stack]]
    found = [
        lying.count(kind + 1) + sum(player["unused"][kind] + player["used"][kind] for player in before)
        for kind in range(len(parts.standard().kinds))
    ]
    return {
        **pyramid,
        "pyramid": display,
        "tiles_left": [number - 1 for number in tiles_left],
        "stairs": stairs,
        "decos": decos,
        "decos_left": [number - 1 for number in decos_left],
        "board_tiles": at_boards,
        "stacks": stacks,
        "kinds_left": board.kinds_left(game, told, None if undrawn is None else undrawn["discovery"], found),
    }
