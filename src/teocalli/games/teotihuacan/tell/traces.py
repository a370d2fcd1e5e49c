"""Where on the table an action acts, by the names of the drawing: boards, tiles, cells, steps of temples and tracks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from teocalli.core.traces import Trace
from teocalli.games.teotihuacan import notation as words
from teocalli.games.teotihuacan.components import STAIRWAYS, TEMPLES, TILE_BOARDS, cells, stair_cells
from teocalli.games.teotihuacan.rules.position import AT_BOARD, AT_STACK

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState


def traces(before: TeotihuacanState, action: int, after: TeotihuacanState) -> list[Trace]:
    """What an action does where, then the markers that it moves on temples, Avenue and Pyramid track."""
    said = words.said(before, action)
    return [*_done(before, said), *_steps(before, after)]


def _done(state: TeotihuacanState, said: words.Action) -> Iterator[Trace]:
    board = state.table()["arrival"]
    match said.kind:
        case "move":
            yield Trace((_board(said.to),), (_board(said.board),))
        case "place":
            yield from (Trace((_board(each),)) for each in said.boards)
        case "keep":
            yield from (Trace((f"start:{tile}",)) for tile in said.tiles)
        case "pick":
            yield Trace((f"start:{said.tile}",))
        case "main" | "cocoa" | "rest":
            yield Trace((_board(board),))
        case "worship":
            yield from _worshipped(said, board)
        case "tech":
            yield Trace((f"tech:{said.technology}",))
        case "row":
            yield Trace((f"row:{said.row}",))
        case "claim":
            yield from _claimed(state, said.tile)
        case "build":
            yield Trace(_cells(cells(*said.place)), (f"pyramid:{said.tile}",))
        case "deco":
            yield Trace(_next_step(state, said.stairway), (f"deco:{said.tile}",))


def _board(number: int) -> str:
    return f"board:{number}"


def _worshipped(said: words.Action, board: int) -> Iterator[Trace]:
    """The Worship space, or the Royal tile; and the Discovery tile where that is taken (T28–T34)."""
    yield Trace((f"royal:{said.royal}" if said.royal else f"worship:{board}",))
    if "tile" in said.benefits:
        yield Trace((f"tile:{board}",))


def _claimed(state: TeotihuacanState, kind: str) -> Iterator[Trace]:
    """A Discovery tile on a board, in a stack, or beside a Starting tile."""
    _, where, number, *_ = state.frames[-1]
    if where == AT_BOARD:
        yield Trace((f"tile:{TILE_BOARDS[number]}",))
    elif where == AT_STACK:
        yield Trace((f"stack:{state.game.components.stacks[number]}.{kind}",))
    else:
        yield Trace((f"start:ST{number + 1}",))


def _cells(found: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    return tuple(f"cell:{row}.{column}" for row, column in found)


def _next_step(state: TeotihuacanState, stairway: str) -> tuple[str, ...]:
    """Where the next Decoration lies on a stairway: on its foot beside the grid, or further inwards (T3)."""
    laid = len(state.table()["stairs"][STAIRWAYS.index(stairway)])
    return _cells(stair_cells(stairway, laid)) if laid else (f"stairs:{stairway}",)


def _steps(before: TeotihuacanState, after: TeotihuacanState) -> Iterator[Trace]:
    """Markers that have moved, the acting player's first."""
    seats = range(before.game.seats)
    for seat in sorted(seats, key=lambda each: each != before.turn_player):
        steps = _steps_of(after.player_table(seat))
        for track, step in _steps_of(before.player_table(seat)).items():
            if steps[track] != step:
                yield Trace((_step(track, steps[track]),), (_step(track, step),))


def _steps_of(player: dict[str, Any]) -> dict[str, int]:
    return {
        **dict(zip(TEMPLES, player["temples"], strict=True)),
        **{name: player[name] for name in ("avenue", "track")},
    }


def _step(track: str, number: int) -> str:
    return f"step:{track}.{number}"
