"""About the decision that is due: where in the turn it stands, what comes after it, why something is not offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from teocalli.core.errors import Message, message
from teocalli.teotihuacan import words
from teocalli.teotihuacan.components import TEMPLES, TILE_BOARDS

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

Refusal = dict[str, Any]
"""`{"word": what is not offered, "reason": Message}`."""

WAITING = (
    "over", "first", "boards", "royals", "techs", "bonus", "layout", "draw", "dirs", "dice", "spin", "keep", "pick",
    "gain", "place", "temple", "claim", "power", "ascend", "turn", "act", "crew", "tech", "row", "deco", "build",
    "save", "royal", "extra", "end", "salary",
    "-", "setup", "start_tech", "neutral", "to_temple", "to_avenue", "colours", "palace", "light", "building", "built",
    "to_build", "technologies", "action_done", "refill", "end_turn", "next_turn", "eclipse", "bonuses", "after_eclipse",
)  # fmt: skip
"""Names of what waits on the stack, by number: decisions, then what happens by itself."""
_AT_BOARD, _AT_STACK = 0, 1
_BY_TILE = 1


class Frame(NamedTuple):
    """One thing that waits, with its numbers."""

    name: str
    a: int
    b: int
    c: int


def asked(state: TeotihuacanState) -> dict[str, Any]:
    """`path`: from the turn down to this decision; `next`: what comes after it in this turn, the next one first;
    `refused`: what is not offered, with the reason; `where`: the place of the tiles that may be claimed, or None;
    `cell`: the cell of the board's table that counts for the workers there, or None.
    """
    frames = [Frame(WAITING[kind], a, b, c) for kind, a, b, c in state.frames]
    waiting = frames[:-1]
    return {
        "path": [crumb for crumb in (*_beginning(state, frames), *_crumbs(state, frames)) if crumb],
        "next": [said for frame in reversed(waiting) if (said := _following(frame))],
        "refused": list(refusals(state)),
        "where": _where(state, frames[-1]),
        "cell": counting_cell(state),
    }


def _where(state: TeotihuacanState, top: Frame) -> str | None:
    """A stack, "tile:B" or "start:STn"."""
    if top.name != "claim":
        return None
    if top.a == _AT_BOARD:
        return f"tile:{TILE_BOARDS[top.b]}"
    return state.game.components.stacks[top.b] if top.a == _AT_STACK else f"start:ST{top.b + 1}"


def counting_cell(state: TeotihuacanState) -> str | None:
    """Board, workers and column of the table of Forest, Quarry and Gold that would count now (T43); None where it has
    no table, or where the crew is still to be chosen.
    """
    board = state.table()["arrival"]
    if board not in (2, 3, 4):
        return None
    powers = [power for place, power, lock, _ in _mine(state)["dice"] if place == board and not lock]
    if not 1 <= len(powers) <= 3:
        return None
    return f"{board}.{len(powers)}.{1 + (min(powers) > 1) + (min(powers) > 3)}"


def _beginning(state: TeotihuacanState, frames: list[Frame]) -> Iterator[Message]:
    table = state.table()
    if state.phase == "setup":
        yield message("teotihuacan-path-setup")
    elif frames[-1].name == "salary":
        yield message("teotihuacan-path-eclipse", era=table["era"])
    elif table["arrival"]:
        yield message(f"teotihuacan-board-{table['arrival']}")


def _crumbs(state: TeotihuacanState, frames: list[Frame]) -> Iterator[Message | None]:
    """What the decision on top lies inside of."""
    for frame in frames[:-1]:
        if frame.name == "to_build":
            yield message("teotihuacan-path-tile-laid", count=frame.a)
        elif frame.name == "colours":
            yield message("teotihuacan-path-matches")
        elif frame.name == "light":
            yield message("teotihuacan-path-ascension")
    yield _own_crumb(state, frames[-1])


def _own_crumb(state: TeotihuacanState, top: Frame) -> Message | None:
    if top.name == "build":
        return message("teotihuacan-path-build", count=top.a)
    if top.name == "temple" and top.b:
        return message("teotihuacan-path-matches")
    if top.name == "power":
        used = top.a == _BY_TILE
        return message("teotihuacan-path-power-tile" if used else "teotihuacan-path-power", count=top.b + 1)
    if top.name == "royal":
        return message(f"teotihuacan-royal-{top.a}")
    if top.name == "claim":
        return _claim_crumb(state, top)
    return None


def _claim_crumb(state: TeotihuacanState, top: Frame) -> Message | None:
    if top.a == _AT_STACK:
        track, _, step = state.game.components.stacks[top.b].partition("_")
        return message(f"teotihuacan-path-{track}", step=int(step))
    return message("teotihuacan-path-discovery") if top.a == _AT_BOARD else None


def _temple(number: int) -> Message:
    return message(f"teotihuacan-temple-{TEMPLES[number]}")


_FOLLOWING: dict[str, Callable[[Frame], Message | None]] = {
    "power": lambda frame: message("teotihuacan-next-power", count=frame.b + 1),
    "temple": lambda frame: message("teotihuacan-next-temple"),
    "to_temple": lambda frame: message(
        "teotihuacan-next-step", temple=message(f"teotihuacan-temple-{TEMPLES[frame.a]}")
    ),
    "to_avenue": lambda frame: message("teotihuacan-next-avenue"),
    "claim": lambda frame: message("teotihuacan-next-claim"),
    "to_build": lambda frame: message("teotihuacan-next-build", count=frame.a) if frame.a else None,
    "colours": lambda frame: message("teotihuacan-next-matches"),
    "ascend": lambda frame: message("teotihuacan-next-ascend"),
    "extra": lambda frame: message("teotihuacan-next-extra"),
    "gain": lambda frame: message("teotihuacan-next-gain"),
    "place": lambda frame: message("teotihuacan-next-place"),
    "act": lambda frame: message("teotihuacan-next-act"),
    "royal": lambda frame: message("teotihuacan-next-royal"),
    "end": lambda frame: message("teotihuacan-next-end"),
}


def _following(frame: Frame) -> Message | None:
    say = _FOLLOWING.get(frame.name)
    return say(frame) if say else None


# Why something is not offered.


def refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """What one might expect at this decision and is not offered, each with the reason."""
    find = _REFUSALS.get(state.decision)
    return iter(()) if find is None else find(state)


def _legal(state: TeotihuacanState) -> list[str]:
    return [words.plain_word(action) for action in state.legal_actions()]


def _lacking(good: str, needed: int, owned: int) -> Message:
    amounts = message(f"teotihuacan-amount-{good}", count=needed)
    return message("teotihuacan-refused-lacking", needed=amounts, owned=owned)


def _mine(state: TeotihuacanState) -> dict[str, Any]:
    return state.player_table(state.current_player)


def _owned(player: dict[str, Any]) -> dict[str, int]:
    return {"cocoa": player["cocoa"], **dict(zip(("wood", "stone", "gold"), player["goods"], strict=True))}


def _short_of(state: TeotihuacanState, cost: dict[str, int]) -> Message | None:
    """The first thing of which the player has too little."""
    owned = _owned(_mine(state))
    for good, needed in cost.items():
        if owned[good] < needed:
            return _lacking(good, needed, owned[good])
    return None


def _tile_cost(state: TeotihuacanState, kind: str) -> dict[str, int]:
    tiles: list[dict[str, Any]] = state.game.components.data["discovery_tiles"]
    cost: dict[str, int] = next(tile["cost"] for tile in tiles if tile["id"] == kind)
    return cost


def _act_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    legal = _legal(state)
    board = state.table()["arrival"]
    if board != 1 and not any(word.startswith("main") for word in legal):
        yield {"word": "main", "reason": _main_reason(state, board)}
    if board not in TILE_BOARDS:
        return
    forms = [f"r{number}" for number in state.table()["royal"]] if board == 1 else ["step", "tile", "step+tile"]
    for lock, form in enumerate(forms, start=1):
        if not any(_is_form(word, form) for word in legal):
            yield {"word": f"worship:{form}", "reason": _worship_reason(state, board, form, lock if board == 1 else 1)}


def _is_form(word: str, form: str) -> bool:
    said = word.removeprefix("worship:").rstrip("*").partition("@")[0]
    return word.startswith("worship:") and said in (form, "tile+step" if form == "step+tile" else form)


def _main_reason(state: TeotihuacanState, board: int) -> Message:
    """What a Main action lacks: cocoa first, then its own cost, else room (T28, T43–T50)."""
    colours = state.table()["colours"]
    owned = _owned(_mine(state))
    if owned["cocoa"] < colours:
        return _lacking("cocoa", colours, owned["cocoa"])
    return _short_of(state, _least_cost(state, board)) or message("teotihuacan-refused-impossible")


def _least_cost(state: TeotihuacanState, board: int) -> dict[str, int]:
    """What the action costs at least with the workers there."""
    data = state.game.components.data
    if board == 5:
        prices = [data["technologies"][number] for number in _open_technologies(state)]
        return {"gold": min(prices, default=0)}
    if board == 6:
        return {"wood": 2}
    if board == 7:
        here = sum(1 for place, _, lock, _ in _mine(state)["dice"] if place == 7 and not lock)
        return {"gold": data["decoration_gold"][min(max(here, 1), 3) - 1]}
    return {"stone": 2} if board == 8 else {}


def _open_technologies(state: TeotihuacanState) -> list[int]:
    numbers = state.game.components.technologies
    owned = _mine(state)["techs"]
    return [numbers[tech] for tech in state.table()["techs"] if tech not in owned]


def _worship_reason(state: TeotihuacanState, board: int, form: str, lock: int) -> Message:
    """Why a form of Worship is closed (T30–T32)."""
    seat, table = state.current_player, state.table()
    cocoa = _mine(state)["cocoa"]
    owners = [
        owner
        for owner in range(len(state.points()))
        if any(place == board and held == lock for place, _, held, _ in state.player_table(owner)["dice"])
    ]
    if seat in owners:
        return message("teotihuacan-refused-own-worker")
    due = (1 if owners else 0) + (1 if form == "step+tile" else 0)
    if cocoa < due:
        return _lacking("cocoa", due, cocoa)
    kind = table["board_tiles"][TILE_BOARDS.index(board)]
    if "tile" in form and not kind:
        return message("teotihuacan-refused-no-tile")
    if form == "tile":
        cost = _tile_cost(state, state.game.components.kinds[kind - 1])
        return _short_of(state, {**cost, "cocoa": cost.get("cocoa", 0) + due}) or message(
            "teotihuacan-refused-impossible"
        )
    return message("teotihuacan-refused-no-step" if "step" in form else "teotihuacan-refused-impossible")


def _claim_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Tiles lying there whose cost cannot be paid (T68)."""
    _, where, number, _ = state.frames[-1]
    table = state.table()
    kinds = state.game.components.kinds
    lying = {_AT_BOARD: "board_tiles", _AT_STACK: "stacks"}.get(where, "beside")
    tiles = table[lying][number]
    legal = _legal(state)
    for tile in sorted(set(tiles if isinstance(tiles, list) else [tiles])):
        word = f"claim:{kinds[tile - 1]}"
        if tile and word not in legal:
            reason = _short_of(state, _tile_cost(state, kinds[tile - 1]))
            yield {"word": word, "reason": reason or message("teotihuacan-refused-impossible")}


def _tech_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Technologies on display that cannot be taken now (T47)."""
    numbers, legal = state.game.components.technologies, _legal(state)
    owned = _mine(state)["techs"]
    prices = state.game.components.data["technologies"]
    for tech in state.table()["techs"]:
        word = f"tech:{numbers[tech]}"
        if word in legal:
            continue
        if tech in owned:
            yield {"word": word, "reason": message("teotihuacan-refused-owned")}
        else:
            short = _short_of(state, {"gold": prices[numbers[tech]]})
            yield {"word": word, "reason": short or message("teotihuacan-refused-row")}


def _ascend_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    legal, player = _legal(state), _mine(state)
    if "ascend:temple" not in legal:
        yield {"word": "ascend:temple", "reason": message("teotihuacan-refused-no-step")}
    if "ascend:two" not in legal:
        reason = _short_of(state, {"cocoa": 3}) or message("teotihuacan-refused-no-step")
        yield {"word": "ascend:two", "reason": reason}
    if not player["wheel"]:
        yield {"word": "ascend:worker", "reason": message("teotihuacan-refused-wheel")}


_REFUSALS: dict[str, Callable[[TeotihuacanState], Iterator[Refusal]]] = {
    "act": _act_refusals,
    "claim": _claim_refusals,
    "tech": _tech_refusals,
    "ascend": _ascend_refusals,
}
