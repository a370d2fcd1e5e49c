"""Main actions and forms of Worship that cannot be chosen (T28–T32)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from teocalli.core.errors import Message
from teocalli.teotihuacan import components as parts
from teocalli.teotihuacan.refusing.building import level_cost, open_levels
from teocalli.teotihuacan.refusing.saying import Refusal, lacking, legal_words, mine, refusal, short_of, tile_cost, why

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

_STRONG = 4


def act_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """The Main action, and the forms of Worship that the board has."""
    legal = legal_words(state)
    board = state.table()["arrival"]
    if board != 1 and not any(word.startswith("main") for word in legal):
        yield refusal("main", _main_reason(state, board))
    if board not in parts.TILE_BOARDS:
        return
    forms = [f"r{number}" for number in state.table()["royal"]] if board == 1 else ["step", "tile", "step+tile"]
    for lock, form in enumerate(forms, start=1):
        if not any(_is_form(word, form) for word in legal):
            yield refusal(f"worship:{form}", _worship_reason(state, board, form, lock if board == 1 else 1))


def _is_form(word: str, form: str) -> bool:
    said = word.removeprefix("worship:").rstrip("*").partition("@")[0]
    return word.startswith("worship:") and said in (form, "tile+step" if form == "step+tile" else form)


def _main_reason(state: TeotihuacanState, board: int) -> Message:
    """What a Main action lacks: cocoa first, then its own cost, else room (T28, T43–T50)."""
    lacking = short_of(state, {"cocoa": state.table()["colours"]}) or short_of(state, _least_cost(state, board))
    return lacking or why(f"nothing-{board}" if board >= 5 else "impossible")


def _least_cost(state: TeotihuacanState, board: int) -> dict[str, int]:
    """What the action costs at least with the workers there."""
    data = state.game.components.data
    if board == 5:
        prices = [data["technologies"][number] for number in _open_technologies(state)]
        return {"gold": min(prices, default=0)}
    if board == 6:
        return {"wood": 2}
    if board == 7:
        return {"gold": data["decoration_gold"][min(max(len(_workers_here(state)), 1), 3) - 1]}
    return level_cost(state, min(open_levels(state), default=1)) if board == 8 else {}


def _workers_here(state: TeotihuacanState) -> list[int]:
    """Powers of the own workers that could work where one has arrived."""
    board = state.table()["arrival"]
    return [power for place, power, lock, _ in mine(state)["dice"] if place == board and not lock]


def _open_technologies(state: TeotihuacanState) -> list[int]:
    """Technologies that are not owned, of the rows that are open to the workers there (T47)."""
    powers = _workers_here(state)
    display = state.table()["techs"]
    both = len(powers) > 1 or max(powers, default=0) >= _STRONG
    owned = mine(state)["techs"]
    return [state.game.components.technologies[tech] for tech in display[: 6 if both else 3] if tech not in owned]


def _worship_reason(state: TeotihuacanState, board: int, form: str, lock: int) -> Message:
    """Why a form of Worship is closed (T30–T32)."""
    seat, table = state.current_player, state.table()
    cocoa = mine(state)["cocoa"]
    owners = [
        owner
        for owner in range(len(state.points()))
        if any(place == board and held == lock for place, _, held, _ in state.player_table(owner)["dice"])
    ]
    if seat in owners:
        return why("own-worker")
    due = (1 if owners else 0) + (1 if form == "step+tile" else 0)
    if cocoa < due:
        return lacking("cocoa", due, cocoa)
    kind = table["board_tiles"][parts.TILE_BOARDS.index(board)]
    if "tile" in form and not kind:
        return why("no-tile")
    if form == "tile":
        cost = tile_cost(state, state.game.components.kinds[kind - 1])
        return short_of(state, {**cost, "cocoa": cost.get("cocoa", 0) + due}) or why("impossible")
    return why("no-step" if "step" in form else "impossible")
