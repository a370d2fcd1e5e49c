"""Names of players and components, as messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.core.names import Name
from teocalli.games.teotihuacan import notation as words

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

LogLine = dict[str, Any]
"""`{"kind": str, "message": Message}`. `kind`: an action's, or "phase-end", "scored", "game-end", "happened"."""


def line(kind: str, message_id: str, **arguments: Any) -> LogLine:
    """An entry of the log."""
    return {"kind": kind, "message": message(message_id, **arguments)}


def happened(message_id: str, **arguments: Any) -> LogLine:
    """An entry for what an action brought about."""
    return line("happened", message_id, **arguments)


def seat_names(state: TeotihuacanState, names: Sequence[Name]) -> list[Name]:
    """Names by seat; the Teotibot has one of its own."""
    every: list[Name] = [*names, message("teotihuacan-bot")]
    return every[: len(state.points())]


def board(number: int | str) -> Message:
    """The name of a board, by the number printed on it."""
    return message(f"teotihuacan-board-{number}")


def boards(numbers: Iterable[int | str]) -> list[Message]:
    """Names of boards."""
    return [board(number) for number in numbers]


def temple(name: str) -> Message:
    """The name of a temple."""
    return message(f"teotihuacan-temple-{name}")


def tile(name: str) -> Name:
    """The name of a tile by what words call it: T5, D7, ST5, a kind of Discovery tile, an Action tile."""
    found = words.tile_named(name)
    if found.family == "pyramid":
        return message("teotihuacan-pyramid-tile", number=str(found.number))
    if found.family == "decoration":
        return message("teotihuacan-decoration", number=str(found.number))
    return message(f"teotihuacan-{found.family}-{name}")


def amounts(values: Mapping[str, int]) -> list[Message]:
    """Amounts as messages: “2 wood”, “1 step in the blue temple”; “nothing” for none."""
    told = [message(f"teotihuacan-amount-{key}", count=value) for key, value in values.items()]
    return told or [message("teotihuacan-nothing")]
