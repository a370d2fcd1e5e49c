"""The position summary: the JSON object by which programs compare positions (notation, section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.core.state import CHANCE, TERMINAL
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.notation import Worker
from teocalli.games.teotihuacan.rules.position import (
    D_DRAW,
    DIE_MOVED,
    DIE_WORSHIP,
    PALACE,
    ROW,
    TO_BESIDE,
    TO_OFFER,
)

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

_CHOOSING = ("keep", "pick")


def summary(state: TeotihuacanState) -> dict[str, Any]:
    """Every key of the specification's position summary, legal words included."""
    return table_summary(state) | {"legal": state.game.legal_words(state)}


def table_summary(state: TeotihuacanState) -> dict[str, Any]:
    """The position summary without the legal words."""
    table = state.table()
    seats = range(max(2, state.game.players))
    people = [state.player_table(seat) for seat in seats]
    over = state.is_terminal()
    to_move = state.current_player
    return {
        "phase": state.phase,
        "decision": state.decision,
        "to_move": None if to_move in (CHANCE, TERMINAL) else to_move,
        "turn_of": _or_none(table["turn_of"]),
        "first": _or_none(table["first"]),
        **{key: table[key] for key in ("turns", "era", "light", "dark", "met", "last_round", "finished")},
        **_board(state, table, people),
        **_displays(table),
        **_starting(state, table, people),
        "neutral": [sorted(boards) for boards in table["neutral"]],
        "arrival": _arrival(table, people),
        "players": [_player(state, player, table["royal"]) for player in people],
        "bot": _bot(state, table, people) if state.game.players == 1 else None,
        "scores": state.points() if over else [],
        "winners": state.winners(),
    }


def _or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def _board(state: TeotihuacanState, table: dict[str, Any], people: list[dict[str, Any]]) -> dict[str, Any]:
    """Boards, tiles on them and the pyramid."""
    components = state.game.components
    cells = [[state.cell(row, column) for column in range(8)] for row in range(8)]
    owners = {
        str(components.technologies[number]): [seat for seat, player in enumerate(people) if number in player["techs"]]
        for number in table["techs"]
    }
    return {
        "boards": table["ring"] if table["ring"][0] else [],
        "royal": table["royal"] if table["royal"][0] else [],
        "techs": [components.technologies[number] for number in table["techs"]],
        "bonus": [components.bonuses[number - 1] for number in table["bonus"]] if table["bonus"][0] else [],
        "owners": owners,
        "buildings": {"row": ROW - sum(table["rows"]), "rows": table["rows"]},
        "icons": ["".join(parts.ICONS[icon] for icon, _ in row) for row in cells],
        "levels": ["".join(str(level) for _, level in row) for row in cells],
        "stairs": {
            name: [f"D{number}" for number in tiles]
            for name, tiles in zip(parts.STAIRWAYS, table["stairs"], strict=True)
        },
    }


def _displays(table: dict[str, Any]) -> dict[str, Any]:
    kinds = parts.standard().kinds
    return {
        "pyramid": [f"T{number}" for number in table["pyramid"]],
        "decorations": [f"D{number}" for number in table["decos"]],
        "tiles": {
            str(board): kinds[kind - 1] if kind else None
            for board, kind in zip(parts.TILE_BOARDS, table["board_tiles"], strict=True)
        },
        "stacks": {
            name: [kinds[kind - 1] for kind in tiles]
            for name, tiles in zip(parts.standard().stacks, table["stacks"], strict=True)
        },
        "supply": {
            "pyramid": len(table["tiles_left"]),
            "decorations": len(table["decos_left"]),
            "discovery": sum(table["kinds_left"]),
        },
    }


def _starting(state: TeotihuacanState, table: dict[str, Any], people: list[dict[str, Any]]) -> dict[str, Any]:
    """Starting tiles on offer, and Discovery tiles beside those that were kept."""
    kinds = parts.standard().kinds
    beside = {number: kinds[kind - 1] for number, kind in enumerate(table["beside"], start=1) if kind}
    kept = {number for player in people for number in player["starting"]}
    offer: list[Any] = []
    if _is_offering(state):
        shown = [[f"ST{number}", beside.get(number)] if number else None for number in table["offer"]]
        if state.game.option("draft") == "yes":
            offer = [[tile for tile in shown if tile]]
        else:
            seats = range(state.game.players)
            offer = [[tile for tile in shown[4 * seat : 4 * seat + 4] if tile] for seat in seats]
    return {
        "offer": offer,
        "beside": {f"ST{number}": kind for number, kind in sorted(beside.items()) if number in kept},
    }


def _is_offering(state: TeotihuacanState) -> bool:
    kind, target, *_ = state.frames[-1]
    return state.decision in _CHOOSING or (kind == D_DRAW and target in (TO_OFFER, TO_BESIDE))


def _arrival(table: dict[str, Any], people: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Where the turn's worker went, until its action is carried out."""
    if not table["arrival"]:
        return None
    dice = people[table["turn_of"]]["dice"]
    moved = sorted(power for _, power, _, marks in dice if marks & DIE_MOVED)
    return {"board": table["arrival"], "colours": table["colours"], "moved": moved}


def worker_of(die: tuple[int, int, int, int], royals: list[int]) -> Worker:
    """A die as summaries and words know it: locked at the Palace, it stands on a Royal tile."""
    board, power, lock, _ = die
    return Worker(board, power, locked=bool(lock), royal=royals[lock - 1] if lock and board == PALACE else 0)


def _player(state: TeotihuacanState, player: dict[str, Any], royals: list[int]) -> dict[str, Any]:
    components = state.game.components
    kinds = components.kinds
    return {
        "vp": player["vp"],
        "cocoa": player["cocoa"],
        **dict(zip(parts.GOODS, player["goods"], strict=True)),
        **dict(zip(parts.TEMPLES, player["temples"], strict=True)),
        "avenue": player["avenue"],
        "track": player["track"],
        "techs": [components.technologies[number] for number in player["techs"]],
        "starting": [f"ST{number}" for number in player["starting"]],
        "unused": {kind: count for kind, count in zip(kinds, player["unused"], strict=True) if count},
        "used": {kind: count for kind, count in zip(kinds, player["used"], strict=True) if count},
        "wheel": player["wheel"],
        "workers": sorted(worker_of(die, royals).text for die in player["dice"]),
    }


def _bot(state: TeotihuacanState, table: dict[str, Any], people: list[dict[str, Any]]) -> dict[str, Any]:
    actions = state.game.components.bot_actions
    worship = [worker_of(die, table["royal"]).text for die in people[1]["dice"] if die[3] & DIE_WORSHIP]
    return {
        "actions": [actions[number - 1] for number in table["bot_actions"]],
        "directions": "".join("LR"[side] for side in table["dirs"] if side >= 0),
        "worship": worship[0] if worship else None,
        "dice": table["dice"] or None,
    }
