"""About the decision that is due: where in the turn it stands, what comes after it, why something is not offered."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from teocalli.core.errors import Message, message
from teocalli.games.teotihuacan.components import TEMPLES, TILE_BOARDS
from teocalli.games.teotihuacan.rules.decisions import DECISION_NAMES
from teocalli.games.teotihuacan.rules.position import (
    AT_BOARD,
    AT_STACK,
    BY_TILE,
    D_ACT,
    D_ASCEND,
    D_BUILD,
    D_CLAIM,
    D_CREW,
    D_DECO,
    D_END,
    D_EXTRA,
    D_GAIN,
    D_PLACE,
    D_POWER,
    D_ROW,
    D_ROYAL,
    D_SALARY,
    D_SAVE,
    D_TECH,
    D_TEMPLE,
    D_TURN,
    DISPLAYED_TILES,
    F_ACTION_DONE,
    F_AVENUE,
    F_BUILD,
    F_COLOURS,
    F_LIGHT,
    F_PALACE,
    F_TEMPLE,
)
from teocalli.games.teotihuacan.tell.refusals import free_refusals, refusals

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

_INTERRUPTED = (D_TURN, D_ACT, D_BUILD, D_ASCEND, D_END)
_NOT_BEGUN = (D_TURN, F_ACTION_DONE, F_PALACE, D_POWER)
"""What an `_INTERRUPTED` decision may wait for by the course of the turn; below anything else a Discovery tile is used.
"""


class Frame(NamedTuple):
    """One frame that waits: its kind (`rules.position`) and numbers."""

    kind: int
    a: int
    b: int
    c: int

    @property
    def name(self) -> str:
        """What it asks; nothing of what happens by itself."""
        return DECISION_NAMES[self.kind] if self.kind < len(DECISION_NAMES) else ""


def frames_of(state: TeotihuacanState) -> list[Frame]:
    """What waits, the next on top (last)."""
    return [Frame(*frame) for frame in state.frames]


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
    board, workers, column, _ = state.counting or (0, 0, 0, 0)
    return f"{board}.{workers}.{column}" if column else None


def _where(state: TeotihuacanState, top: Frame) -> dict[str, Any] | None:
    """A `board`, a `stack`, or the Starting tile (`starting`) beside which a tile lies."""
    if top.kind != D_CLAIM:
        return None
    if top.a == AT_BOARD:
        return {"board": TILE_BOARDS[top.b]}
    components = state.game.components
    return {"stack": components.stacks[top.b]} if top.a == AT_STACK else {"starting": f"ST{top.b + 1}"}


# Where the decision stands.


def _beginning(state: TeotihuacanState, frames: list[Frame]) -> Iterator[Message]:
    table = state.table()
    if state.phase == "setup":
        yield message("teotihuacan-path-setup")
    elif frames[-1].kind == D_SALARY:
        yield message("teotihuacan-path-eclipse", era=table["era"])
    elif table["arrival"]:
        yield message(f"teotihuacan-board-{table['arrival']}")


def _crumbs(state: TeotihuacanState, frames: list[Frame]) -> Iterator[Message | None]:
    """What the decision on top lies inside of, and the decision itself."""
    top = frames[-1]
    for frame, above in itertools.pairwise(frames):
        if frame.kind == F_BUILD:
            yield _tile(_laid(state), frame.a)
        elif frame.kind == F_COLOURS:
            yield message("teotihuacan-path-matches")
        elif frame.kind == F_LIGHT:
            yield message("teotihuacan-path-ascension")
        elif frame.kind == D_ROYAL:
            yield message(f"teotihuacan-royal-{frame.a}")
        elif frame.kind in _INTERRUPTED and above.kind not in _NOT_BEGUN:
            yield message("teotihuacan-path-tile-used")
    if top.kind == D_TEMPLE and top.b:
        yield message("teotihuacan-path-matches")
    if top.kind == D_CLAIM:
        yield _claim_place(state, top)
    yield _own_crumb(state, top)


def _laid(state: TeotihuacanState) -> int:
    """Pyramid tiles laid in this turn: the display is not refilled before its end (T29)."""
    return DISPLAYED_TILES - len(state.table()["pyramid"])


def _tile(number: int, further: int) -> Message:
    """The `number`-th tile of a Construction in which `further` ones are possible; without any the sum is known."""
    most = number + further
    return message("teotihuacan-path-tile" if further else "teotihuacan-path-tile-last", number=number, most=most)


def _claim_place(state: TeotihuacanState, top: Frame) -> Message | None:
    if top.a != AT_STACK:
        return None
    components = state.game.components
    stack = components.data["stacks"][components.stacks[top.b]]
    return message(f"teotihuacan-path-{stack['track']}", step=stack["step"])


def _own_crumb(state: TeotihuacanState, top: Frame) -> Message | None:
    """The decision itself; at the beginning of a turn there is nothing to say."""
    if top.kind == D_BUILD:
        return _tile(_laid(state) + 1, top.a - 1)
    if top.kind == D_POWER:
        used = top.a == BY_TILE
        return message("teotihuacan-path-power-tile" if used else "teotihuacan-path-power", count=top.b + 1)
    if top.kind == D_ROYAL:
        return message(f"teotihuacan-royal-{top.a}")
    return None if top.kind in (D_TURN, D_SALARY) else message(f"teotihuacan-path-{top.name}")


# What comes after it.


def _claim_ahead(state: TeotihuacanState, frame: Frame) -> Message:
    """A Discovery tile at a board with its price (T68); in a stack one may choose."""
    kind = state.table()["board_tiles"][frame.b] if frame.a == AT_BOARD else 0
    if not kind:
        return message("teotihuacan-next-claim")
    cost = state.game.components.data["discovery_tiles"][kind - 1]["cost"]
    price = [message(f"teotihuacan-amount-{good}", count=count) for good, count in cost.items()]
    tile = message(f"teotihuacan-kind-{state.game.components.kinds[kind - 1]}")
    if not price:
        return message("teotihuacan-next-claim-free", tile=tile)
    return message("teotihuacan-next-claim-tile", tile=tile, price=price)


_FOLLOWING: dict[int, Callable[[TeotihuacanState, Frame], Message | None]] = {
    D_POWER: lambda _, frame: message("teotihuacan-next-power", count=frame.b + 1),
    F_TEMPLE: lambda _, frame: message(
        "teotihuacan-next-step", temple=message(f"teotihuacan-temple-{TEMPLES[frame.a]}")
    ),
    F_AVENUE: lambda _, frame: message("teotihuacan-next-avenue"),
    D_CLAIM: _claim_ahead,
    D_BUILD: lambda _, frame: message("teotihuacan-next-tiles", count=frame.a),
    F_BUILD: lambda _, frame: message("teotihuacan-next-build", count=frame.a) if frame.a else None,
    D_DECO: lambda state, frame: message(
        "teotihuacan-next-deco", gold=state.game.components.data["decoration_gold"][frame.a - 1]
    ),
    F_COLOURS: lambda _, frame: message("teotihuacan-next-matches") if frame.a else None,
    **{
        kind: lambda _, frame: message(f"teotihuacan-next-{frame.name}")
        for kind in (
            *(D_TEMPLE, D_ASCEND, D_EXTRA, D_GAIN, D_PLACE, D_ACT, D_CREW, D_TECH, D_ROW, D_SAVE, D_ROYAL, D_END),
        )
    },
}


def _following(state: TeotihuacanState, frame: Frame) -> Message | None:
    say = _FOLLOWING.get(frame.kind)
    return say(state, frame) if say else None
