"""What explorers of many games tell of Uxmal: which positions are alike, and what of a seat's game is counted.

Idols are told by their ranks, since the same letter is worth something else in every game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from teocalli.core.errors import Message, message
from teocalli.core.exploring import SAME_FOR, Likeness, Trait, TraitKind
from teocalli.games.uxmal import notation as words
from teocalli.games.uxmal.rules.position import TILES
from teocalli.games.uxmal.tiles import IDOLS

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState

TURNS = ("build", "place", "move", "honour", "curse")
"""The kinds of words with which a turn begins (U10)."""
KINDS: tuple[TraitKind, ...] = (
    TraitKind("first_tile", "first"),
    TraitKind("first_priest", "first"),
    TraitKind("turns", "times", TURNS, most=20),
    TraitKind("field"),
)


def traits(before: UxmalState, action: int) -> Iterator[tuple[int, Trait]]:
    """What an action adds to what is told of the game of whoever did it."""
    said, seat = words.said(before, action), before.turn_player
    if said.kind in TURNS:
        yield seat, Trait("turns", said.kind)
    if said.kind == "seat":
        yield seat, Trait("first_tile", said.field)
    if said.kind == "place":
        yield seat, Trait("first_priest", rank_at(before, said.field))
    if said.kind in ("place", "move"):
        yield seat, Trait("field", said.field or said.target)


def likenesses(state: UxmalState) -> Iterator[Likeness]:
    """The same board with the same tile drawn; then as many tiles laid; then only the phase."""
    laid = TILES - len(state.undrawn) - (state.drawn is not None)
    if laid <= SAME_FOR:
        yield Likeness("board", "|".join([state.decision, *_board(state)]), by_word=True)
    yield Likeness("tiles", f"{state.decision}|{state.phase}|{laid}")
    yield Likeness("phase", f"{state.decision}|{state.phase}")


def _board(state: UxmalState) -> Iterator[str]:
    """What lies and stands on the board, as the player to move sees it, and the tile drawn."""
    tiles = state.tables.components.tiles
    yield "".join(f"{state.level(field)}{state.symbol(field)}" for field in range(len(words.FIELDS)))
    yield "" if state.drawn is None else tiles[state.drawn]
    seats = range(state.game.players)
    yield str(sorted(state.priests(state.current_player)))
    yield str(sorted(state.priests(seat) for seat in seats if seat != state.current_player))


def rank_at(state: UxmalState, field: str) -> str:
    """The rank of the idol that is seen on a field, 0 for a blank."""
    letter = state.symbol(words.field_number(field))
    return str(state.rank(IDOLS.index(letter))) if letter in IDOLS else "0"


def move_trait(state: UxmalState, action: int) -> Trait:
    """What an action is where positions are only alike."""
    said = words.said(state, action)
    match said.kind:
        case "seat":
            return Trait("seat", said.field)
        case "place" | "move":
            return Trait(said.kind, rank_at(state, said.field or said.target))
        case "take" | "honour" | "curse":
            return Trait(said.kind, f"{state.rank(IDOLS.index(said.idol))}.{said.cards or said.squares}")
        case "pay":
            return Trait("pay", str(state.rank(IDOLS.index(said.idol))))
    return Trait(said.kind)


def trait_message(trait: Trait) -> Message:
    """A trait in words."""
    first, *numbers = trait.parts
    number = numbers[0] if numbers else "0"
    match trait.kind:
        case "turns":
            return message(f"uxmal-trait-turns-{first}", count=int(number))
        case "seat" | "first_tile" | "field":
            return message("uxmal-trait-field", field=trait.value)
        case "take" | "honour" | "curse":
            return message(f"uxmal-trait-{trait.kind}", rank=int(first), count=int(number))
        case "place" | "move" | "first_priest":
            kind = "move" if trait.kind == "move" else "place"
            blank = first == "0"
            return message(f"uxmal-trait-{kind}-blank" if blank else f"uxmal-trait-{kind}", rank=int(first))
        case "pay":
            return message("uxmal-trait-pay", rank=int(first))
    return message("uxmal-action-build")
