"""What can be done where a worker arrives, told before the worker is moved (R-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.teotihuacan import words
from teocalli.teotihuacan.asking import cell_of
from teocalli.teotihuacan.refusing import refusals
from teocalli.teotihuacan.stock import changes, stock
from teocalli.teotihuacan.words import kind_of

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

_ACTS = ("cocoa", "main", "worship")
_MOST_WORKERS = 3
_STRONG = 4
_TECHNOLOGY_15 = 15


def arrival(arrived: TeotihuacanState) -> dict[str, Any]:
    """What can be done where a worker arrives: `board`, `colours` present, `crew` (powers of all own unlocked workers
    there), `acts` (short previews), `main` (what the Main action lets one do with them, where its gain is not known
    yet), `refused` and the `cell` that counts. `arrived` is the position in which the action is chosen.
    """
    table = arrived.table()
    board = table["arrival"]
    dice = arrived.player_table(arrived.current_player)["dice"]
    crew = sorted(power for place, power, lock, _ in dice if place == board and not lock)
    return {
        "board": board,
        "colours": table["colours"],
        "crew": crew,
        "acts": [_act(arrived, action) for action in arrived.legal_actions() if kind_of(action) in _ACTS],
        "main": _main(arrived, board, crew),
        "refused": list(refusals(arrived)),
        "cell": cell_of(arrived),
    }


def _act(state: TeotihuacanState, action: int) -> dict[str, Any]:
    seat = state.current_player
    after = state.clone()
    after.apply_action(action)
    changed = changes(stock(state, seat), stock(after, seat))
    return {
        "word": words.word_of(state, action),
        "kind": kind_of(action),
        "gives": {key: -value for key, value in changed.items() if value < 0},
        "gets": {key: value for key, value in changed.items() if value > 0},
        "asks": after.decision,
        "cocoa": after.player_table(seat)["cocoa"],
    }


def _main(state: TeotihuacanState, board: int, crew: list[int]) -> Message | None:
    """What a Main action that asks for more allows with these workers (T47, T49, T50)."""
    count = min(len(crew), _MOST_WORKERS)
    if not count:
        return None
    if board == 5:
        both = count > 1 or max(crew) >= _STRONG
        return message("teotihuacan-arrival-both-rows" if both else "teotihuacan-arrival-top-row")
    if board == 7:
        gold = state.game.components.data["decoration_gold"][count - 1]
        return message("teotihuacan-arrival-decoration", gold=gold)
    if board == 8:
        numbers = state.game.components.technologies
        helped = _TECHNOLOGY_15 in (numbers[tech] for tech in state.player_table(state.current_player)["techs"])
        return message("teotihuacan-arrival-tiles", count=min(count + helped, _MOST_WORKERS))
    return None
