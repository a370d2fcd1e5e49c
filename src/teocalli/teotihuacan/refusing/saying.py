"""What every refusal says, and what a player lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.teotihuacan import components as parts
from teocalli.teotihuacan import words

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

Refusal = dict[str, Any]
"""`{"word": what is not offered, "reason": Message}`."""


def refusal(word: str, reason: Message) -> Refusal:
    """What is not offered, and why."""
    return {"word": word, "reason": reason}


def why(name: str, /, **arguments: Any) -> Message:
    """A reason by its name."""
    return message(f"teotihuacan-refused-{name}", **arguments)


def legal_words(state: TeotihuacanState) -> list[str]:
    """What is offered; a move without the mark of its Free move tile."""
    return [words.plain_word(action) for action in state.legal_actions()]


def mine(state: TeotihuacanState) -> dict[str, Any]:
    """What lies before the player who is asked."""
    return state.player_table(state.current_player)


def lacking(good: str, needed: int, owned: int) -> Message:
    """“needs 2 wood, you have 1”."""
    return why("lacking", needed=message(f"teotihuacan-amount-{good}", count=needed), owned=owned)


def short_of(state: TeotihuacanState, cost: dict[str, int]) -> Message | None:
    """The first thing of which the player has too little."""
    player = mine(state)
    owned = {"cocoa": player["cocoa"], **dict(zip(parts.GOODS, player["goods"], strict=True))}
    for good, needed in cost.items():
        if owned[good] < needed:
            return lacking(good, needed, owned[good])
    return None


def dear(state: TeotihuacanState, cost: dict[str, int]) -> Message:
    """What is lacking for a cost; something else, if nothing is."""
    return short_of(state, cost) or why("impossible")


def tile_cost(state: TeotihuacanState, kind: str) -> dict[str, int]:
    """The printed cost of a Discovery tile (T68)."""
    tiles: list[dict[str, Any]] = state.game.components.data["discovery_tiles"]
    cost: dict[str, int] = next(tile["cost"] for tile in tiles if tile["id"] == kind)
    return cost
