"""What a seat may see of a position, and what each legal action would mean (R-01, R-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.games.teotihuacan.notation import Worker
from teocalli.games.teotihuacan.tell.decision_context import asked
from teocalli.games.teotihuacan.tell.preview import preview
from teocalli.games.teotihuacan.tell.summary import table_summary

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

__all__ = ["preview", "projection", "view"]


def view(state: TeotihuacanState, seat: int | None) -> dict[str, Any]:
    """`position`, `projection` and, for the seat that is asked, previews of its actions and what `asked` tells.

    Only the order of undrawn tiles is secret, and no position holds one.
    """
    mine = seat is not None and seat == state.current_player
    return {
        "position": shown(state),
        "projection": projection(state),
        "legal": [preview(state, action) for action in state.legal_actions()] if mine else [],
        "asked": asked(state) if mine else None,
    }


def shown(state: TeotihuacanState) -> dict[str, Any]:
    """The position summary without the legal words, with all workers part by part: the `dice` of every player in the
    order of `workers`, and `worship_die`, that of the Teotibot's worship, or None.
    """
    position = table_summary(state)
    players = [{**player, "dice": [_die(word) for word in player["workers"]]} for player in position["players"]]
    bot = position["bot"] and {
        **position["bot"],
        "worship_die": _die(word) if (word := position["bot"]["worship"]) else None,
    }
    return {**position, "players": players, "bot": bot}


def _die(text: str) -> dict[str, Any]:
    return {"word": text, **Worker.read(text).parts()}


def projection(state: TeotihuacanState) -> list[dict[str, Any]]:
    """By seat: points `scored`, what an Eclipse now would add (`next`), their `total` (T74–T78), and the `salary` in
    cocoa that would be due (T77).
    """
    return [
        {"scored": scored, "next": int(total) - scored, "total": int(total), "salary": state.salary(seat)}
        for seat, (scored, total) in enumerate(zip(state.points(), state.projected_points(), strict=True))
    ]
