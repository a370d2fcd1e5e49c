"""What explorers of many games tell of Teotihuacan: which positions are alike, and what of a seat's game is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from teocalli.core.errors import Message, message
from teocalli.core.exploring import Likeness, Trait, TraitKind
from teocalli.games.teotihuacan import notation as words
from teocalli.games.teotihuacan.rules.position import PALACE
from teocalli.games.teotihuacan.tell.report import steps_of

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

ACTS = ("main", "worship", "cocoa")
"""What can be done where a worker arrives (T24)."""
MAIN_BOARDS = tuple(str(board) for board in words.BOARDS if board != PALACE)
"""Boards with a main action."""
KINDS: tuple[TraitKind, ...] = (
    TraitKind("starting"),
    TraitKind("first_turn", "first"),
    TraitKind("technology"),
    TraitKind("acts", "times", ACTS, most=30),
    TraitKind("boards", "times", MAIN_BOARDS),
)
_OF_ITSELF = {"rest", "unlock", "end"}
"""Kinds with a single action, whose text says all."""
_FROM_CHOICE = {"keep", "pick"}


def traits(before: TeotihuacanState, action: int) -> Iterator[tuple[int, Trait]]:
    """What an action, and all that happened by itself after it, adds to what is told of the seats' games."""
    state = before
    for step in steps_of(before, action):
        if step.action >= 0:
            yield from _done(state, step.action)
        for event in step.report.events:
            if event.name == "technology_taken":
                number = before.game.components.technologies[event.numbers[0]]
                yield event.seat, Trait("technology", str(number))
        state = step.after


def _done(state: TeotihuacanState, action: int) -> Iterator[tuple[int, Trait]]:
    said = words.said(state, action)
    if said.kind in _FROM_CHOICE:
        yield from ((state.current_player, Trait("starting", tile)) for tile in said.tiles or (said.tile,))
    if said.kind in ACTS:
        seat, board = state.current_player, state.table()["arrival"]
        yield seat, Trait("first_turn", f"{board}.{said.kind}")
        yield seat, Trait("acts", said.kind)
        if said.kind == "main":
            yield seat, Trait("boards", str(board))


def likenesses(state: TeotihuacanState) -> Iterator[Likeness]:
    """The same choice of Starting tiles; own workers on the same boards in the same round; the same round or era."""
    table, decision = state.table(), state.decision
    if decision in _FROM_CHOICE:
        yield Likeness("offer", f"{decision}|{_offer(state)}", by_word=True)
    if decision in _FROM_CHOICE or state.phase == "setup":
        yield Likeness("setup", decision)
        return
    place = f"{decision}|{table['arrival']}|{table['era']}"
    turn = table["turns"] // state.game.seats
    dice = sorted(
        (board, power, bool(lock)) for board, power, lock, _ in state.player_table(state.current_player)["dice"]
    )
    if decision in ("turn", "act"):
        yield Likeness("workers", f"{place}|{turn}|{dice}")
    yield Likeness("round", f"{place}|{turn}")
    yield Likeness("era", place)


def _offer(state: TeotihuacanState) -> str:
    """The Starting tiles from which the player to decide may choose."""
    tiles = {tile for action in state.legal_actions() for tile in _tiles(action)}
    return ".".join(sorted(tiles))


def _tiles(action: int) -> tuple[str, ...]:
    said = words.ACTIONS[action]
    return said.tiles or (said.tile,)


def move_trait(state: TeotihuacanState, action: int) -> Trait:
    """What an action is where positions are only alike."""
    said = words.said(state, action)
    value = _VALUES.get(said.kind)
    return Trait("kind", said.kind) if value is None else Trait(value[0], value[1](said))


_VALUES: Mapping[str, tuple[str, Callable[[words.Action], str]]] = {
    "move": ("board", lambda said: str(said.to)),
    "keep": ("starting", lambda said: ".".join(said.tiles)),
    "pick": ("starting", lambda said: said.tile),
    "place": ("places", lambda said: ".".join(map(str, said.boards))),
    "tech": ("technology", lambda said: str(said.technology)),
    "deco": ("stairway", lambda said: said.stairway),
    "build": ("level", lambda said: str(said.place[0])),
    "temple": ("temple", lambda said: said.temple),
    "claim": ("tile", lambda said: said.tile),
    "use": ("tile", lambda said: said.tile),
    "crew": ("crew", lambda said: str(len(said.powers))),
}
"""By kind of action, which trait it is, and which of that; of the other kinds only the kind is told."""


def trait_message(trait: Trait) -> Message:
    """A trait in words."""
    if trait.kind in _NAMED:
        return message(_NAMED[trait.kind].format(value=trait.value))
    if trait.kind in ("level", "crew"):
        name = "level" if trait.kind == "level" else "count"
        return message(f"teotihuacan-trait-{trait.kind}", **{name: int(trait.value)})
    return _TOLD[trait.kind](*trait.parts)


_NAMED = {
    "board": "teotihuacan-board-{value}",
    "technology": "teotihuacan-tech-{value}",
    "stairway": "teotihuacan-stairway-{value}",
    "temple": "teotihuacan-temple-{value}.title",
    "tile": "teotihuacan-kind-{value}",
}
"""Traits that are called as what they name."""


def _board(number: str) -> Message:
    return message(f"teotihuacan-board-{number}")


def _kind(kind: str) -> Message:
    return message(f"teotihuacan-action-{kind}" if kind in _OF_ITSELF else f"teotihuacan-drawing-kind-{kind}")


def _first_turn(board: str, act: str) -> Message:
    return message("teotihuacan-trait-first_turn", board=_board(board), act=_kind(act))


def _acts(act: str, count: str) -> Message:
    return message(f"teotihuacan-trait-acts-{act}", count=int(count))


def _boards(board: str, count: str) -> Message:
    return message("teotihuacan-trait-boards", board=_board(board), count=int(count))


def _places(*boards: str) -> Message:
    first, second, third = map(_board, boards)
    return message("teotihuacan-trait-places", first=first, second=second, third=third)


def _starting(first: str, second: str = "") -> Message:
    both = message("teotihuacan-trait-starting", first=first, second=second)
    return both if second else message(f"teotihuacan-start-{first}")


_TOLD: Mapping[str, Callable[..., Message]] = {
    "first_turn": _first_turn,
    "acts": _acts,
    "boards": _boards,
    "places": _places,
    "starting": _starting,
    "kind": _kind,
}
"""Traits that are put together from the parts of their values."""
