"""About the decision that is due: where in the turn it stands, what comes after it, why something is not offered."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from teocalli.core.errors import Message, message
from teocalli.games.teotihuacan.components import TEMPLES, TILE_BOARDS
from teocalli.games.teotihuacan.tell.refusals import free_refusals, refusals

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

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
_INTERRUPTED = ("turn", "act", "build", "ascend", "end")
_NOT_BEGUN = ("turn", "action_done", "palace")
"""What an `_INTERRUPTED` decision may wait for by the course of the turn; below anything else a Discovery tile is used.
"""
_DISPLAYED = 3
"""Pyramid tiles on display when a turn begins (T10)."""


class Frame(NamedTuple):
    """One thing that waits, with its numbers."""

    name: str
    a: int
    b: int
    c: int


def frames_of(state: TeotihuacanState) -> list[Frame]:
    """What waits, the next on top (last)."""
    return [Frame(WAITING[kind], a, b, c) for kind, a, b, c in state.frames]


def still_to_come(state: TeotihuacanState, depth: int) -> list[Message]:
    """What waits above so many frames, the next one first: decisions, and steps that may ask."""
    above = frames_of(state)[depth:]
    return [said for frame in reversed(above) if (said := _following(state, frame))]


def asked(state: TeotihuacanState) -> dict[str, Any]:
    """`path`: from the turn down to this decision; `next`: what comes after it in this turn, the next one first;
    `refused`: what is not offered, with the reason; `where`: the place of the tiles that may be claimed, or None;
    `cell`: the cell of the board's table that counts for the workers there, or None.
    """
    frames = frames_of(state)
    return {
        "path": [crumb for crumb in (*_beginning(state, frames), *_crumbs(state, frames)) if crumb],
        "next": [said for frame in reversed(frames[:-1]) if (said := _following(state, frame))],
        "refused": [*refusals(state), *free_refusals(state)],
        "where": _where(state, frames[-1]),
        "cell": cell_of(state),
    }


def cell_of(state: TeotihuacanState) -> str | None:
    """The cell of the board's table that counts for the workers there: board, workers, column (T43)."""
    return ".".join(map(str, state.counting_cell)) if state.counting_cell else None


def _where(state: TeotihuacanState, top: Frame) -> str | None:
    """A stack, "tile:B" or "start:STn"."""
    if top.name != "claim":
        return None
    if top.a == _AT_BOARD:
        return f"tile:{TILE_BOARDS[top.b]}"
    return state.game.components.stacks[top.b] if top.a == _AT_STACK else f"start:ST{top.b + 1}"


# Where the decision stands.


def _beginning(state: TeotihuacanState, frames: list[Frame]) -> Iterator[Message]:
    table = state.table()
    if state.phase == "setup":
        yield message("teotihuacan-path-setup")
    elif frames[-1].name == "salary":
        yield message("teotihuacan-path-eclipse", era=table["era"])
    elif table["arrival"]:
        yield message(f"teotihuacan-board-{table['arrival']}")


def _crumbs(state: TeotihuacanState, frames: list[Frame]) -> Iterator[Message | None]:
    """What the decision on top lies inside of, and the decision itself."""
    top = frames[-1]
    for frame, above in itertools.pairwise(frames):
        if frame.name == "to_build":
            yield _tile(_laid(state), frame.a)
        elif frame.name == "colours":
            yield message("teotihuacan-path-matches")
        elif frame.name == "light":
            yield message("teotihuacan-path-ascension")
        elif frame.name == "royal":
            yield message(f"teotihuacan-royal-{frame.a}")
        elif frame.name in _INTERRUPTED and above.name not in _NOT_BEGUN and above.name != "power":
            yield message("teotihuacan-path-tile-used")
    if top.name == "temple" and top.b:
        yield message("teotihuacan-path-matches")
    if top.name == "claim":
        yield _claim_place(state, top)
    yield _own_crumb(state, top)


def _laid(state: TeotihuacanState) -> int:
    """Pyramid tiles laid in this turn: the display is not refilled before its end (T29)."""
    return _DISPLAYED - len(state.table()["pyramid"])


def _tile(number: int, further: int) -> Message:
    """The `number`-th tile of a Construction in which `further` ones are possible; without any the sum is known."""
    most = number + further
    return message("teotihuacan-path-tile" if further else "teotihuacan-path-tile-last", number=number, most=most)


def _claim_place(state: TeotihuacanState, top: Frame) -> Message | None:
    if top.a != _AT_STACK:
        return None
    components = state.game.components
    stack = components.data["stacks"][components.stacks[top.b]]
    return message(f"teotihuacan-path-{stack['track']}", step=stack["step"])


def _own_crumb(state: TeotihuacanState, top: Frame) -> Message | None:
    """The decision itself; at the beginning of a turn there is nothing to say."""
    if top.name == "build":
        return _tile(_laid(state) + 1, top.a - 1)
    if top.name == "power":
        used = top.a == _BY_TILE
        return message("teotihuacan-path-power-tile" if used else "teotihuacan-path-power", count=top.b + 1)
    if top.name == "royal":
        return message(f"teotihuacan-royal-{top.a}")
    return None if top.name in ("turn", "salary") else message(f"teotihuacan-path-{top.name}")


# What comes after it.


def _claim_ahead(state: TeotihuacanState, frame: Frame) -> Message:
    """A Discovery tile at a board with its price (T68); in a stack one may choose."""
    kind = state.table()["board_tiles"][frame.b] if frame.a == _AT_BOARD else 0
    if not kind:
        return message("teotihuacan-next-claim")
    cost = state.game.components.data["discovery_tiles"][kind - 1]["cost"]
    price = [message(f"teotihuacan-amount-{good}", count=count) for good, count in cost.items()]
    tile = message(f"teotihuacan-kind-{state.game.components.kinds[kind - 1]}")
    if not price:
        return message("teotihuacan-next-claim-free", tile=tile)
    return message("teotihuacan-next-claim-tile", tile=tile, price=price)


_FOLLOWING: dict[str, Callable[[TeotihuacanState, Frame], Message | None]] = {
    "power": lambda _, frame: message("teotihuacan-next-power", count=frame.b + 1),
    "to_temple": lambda _, frame: message(
        "teotihuacan-next-step", temple=message(f"teotihuacan-temple-{TEMPLES[frame.a]}")
    ),
    "to_avenue": lambda _, frame: message("teotihuacan-next-avenue"),
    "claim": _claim_ahead,
    "build": lambda _, frame: message("teotihuacan-next-tiles", count=frame.a),
    "to_build": lambda _, frame: message("teotihuacan-next-build", count=frame.a) if frame.a else None,
    "deco": lambda state, frame: message(
        "teotihuacan-next-deco", gold=state.game.components.data["decoration_gold"][frame.a - 1]
    ),
    "colours": lambda _, frame: message("teotihuacan-next-matches") if frame.a else None,
    **{
        name: lambda _, frame: message(f"teotihuacan-next-{frame.name}")
        for name in (
            *("temple", "ascend", "extra", "gain", "place", "act", "crew", "tech", "row", "save", "royal", "end"),
        )
    },
}


def _following(state: TeotihuacanState, frame: Frame) -> Message | None:
    say = _FOLLOWING.get(frame.name)
    return say(state, frame) if say else None
