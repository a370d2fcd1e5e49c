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
    """The position summary without the legal words, and besides: of every player the `dice`, workers part by part in
    the order of `workers`, and the `masks`, sizes of the `sets` and their `points`; of the Teotibot the `worship_die`,
    or None. `rounds` if nobody ascends: until the discs `meet`, and `left` until the Eclipse with this one, None where
    no round is played. The `buildings` have the `value` that counts for the Avenue now; `arrival` the `crew`: how many
    `workers` count, which `column` of the board's table and how many `rows` of Alchemy, the top one first (0 on other
    boards); None where it is still to be chosen.
    """
    meet, left = state.rounds
    position = table_summary(state)
    players = [_player(state, seat, player) for seat, player in enumerate(position["players"])]
    bot = position["bot"] and {
        **position["bot"],
        "worship_die": _die(word) if (word := position["bot"]["worship"]) else None,
    }
    rounds = {"meet": meet, "left": left if state.phase == "play" else None}
    buildings = {**position["buildings"], "value": state.buildings_value}
    arrival = position["arrival"] and {**position["arrival"], "crew": _crew(state)}
    return {
        **position,
        **{"players": players, "bot": bot, "rounds": rounds, "buildings": buildings, "arrival": arrival},
    }


def _crew(state: TeotihuacanState) -> dict[str, int] | None:
    if state.counting is None:
        return None
    _, workers, column, rows = state.counting
    return {"workers": workers, "column": column, "rows": rows}


def _player(state: TeotihuacanState, seat: int, player: dict[str, Any]) -> dict[str, Any]:
    sizes, points = state.mask_sets(seat)
    dice = [_die(word) for word in player["workers"]]
    return {**player, "dice": dice, "masks": {"sets": sizes, "points": points}}


def _die(text: str) -> dict[str, Any]:
    return {"word": text, **Worker.read(text).parts()}


def projection(state: TeotihuacanState) -> list[dict[str, Any]]:
    """By seat: points `scored`, what an Eclipse now would add (`next`), their `total` (T74–T78), the `salary` in cocoa
    that would be due, and the points `lost` for what cannot be paid of it (T77).
    """
    return [
        {
            "scored": scored,
            "next": int(total) - scored,
            "total": int(total),
            "salary": state.salary(seat),
            "lost": state.lost_salary(seat),
        }
        for seat, (scored, total) in enumerate(zip(state.points(), state.projected_points(), strict=True))
    ]
