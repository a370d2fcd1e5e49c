"""What a seat may see of a position, and what each legal action would mean (R-01, R-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.teotihuacan import words
from teocalli.teotihuacan.summary import table_summary

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

Preview = dict[str, Any]
STOCK = ("vp", "cocoa", "wood", "stone", "gold", "blue", "red", "green", "avenue", "track")
"""What a player gains and gives, in the order in which it is told."""
COSTS = ("cocoa", "wood", "stone", "gold")
_KINDS = {
    "move_two": "move",
    "unlock_free": "unlock",
    "salary_free": "salary",
    "draw_deco": "draw",
    "draw_tile": "draw",
    "draw_turned": "draw",
    "draw_kind": "draw",
    "draw_start": "draw",
    "draw_action": "draw",
}


def kind_of(action: int) -> str:
    """The kind of an action: what its word begins with."""
    group = words.group_of(action)
    return _KINDS.get(group, group)


def view(state: TeotihuacanState, seat: int | None) -> dict[str, Any]:
    """`position`, `outlook` and the previews of the seat's legal actions; everything else is the same for all.

    Only the order of undrawn tiles is secret, and no position holds one.
    """
    mine = seat is not None and seat == state.current_player
    return {
        "position": table_summary(state),
        "outlook": outlook(state),
        "legal": [preview(state, action) for action in state.legal_actions()] if mine else [],
    }


def outlook(state: TeotihuacanState) -> list[dict[str, Any]]:
    """By seat: points `scored`, what an Eclipse now would add (`next`), and their `total` (T74–T78)."""
    return [
        {"scored": scored, "next": int(total) - scored, "total": int(total)}
        for scored, total in zip(state.points(), state.outlook(), strict=True)
    ]


def stock(state: TeotihuacanState, seat: int) -> dict[str, int]:
    """Points, cocoa, goods and tracks of a seat."""
    player = state.player_table(seat)
    values = (player["vp"], player["cocoa"], *player["goods"], *player["temples"], player["avenue"], player["track"])
    return dict(zip(STOCK, values, strict=True))


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has become more or less."""
    return {key: after[key] - before[key] for key in STOCK if after[key] != before[key]}


def preview(state: TeotihuacanState, action: int) -> Preview:
    """Cost, gain and change of a legal action of the player to move, with all that follows from it by itself (R-30).

    `cost` and `gain` count cocoa and goods; `gives` and `gets` name them with points and steps, for the player to move.
    `change` is that of the outlook by seat. `asks` is the decision that follows.
    """
    seat = state.current_player
    after = state.clone()
    after.apply_action(action)
    changed = changes(stock(state, seat), stock(after, seat))
    gives = {key: -value for key, value in changed.items() if value < 0}
    gets = {key: value for key, value in changed.items() if value > 0}
    old, new = state.outlook(), after.outlook()
    return {
        "word": words.word_of(state, action),
        "kind": kind_of(action),
        "cost": sum(gives.get(key, 0) for key in COSTS),
        "gain": sum(gets.get(key, 0) for key in COSTS),
        "gives": gives,
        "gets": gets,
        "points": [int(value) for value in new],
        "change": [int(value - was) for value, was in zip(new, old, strict=True)],
        "ends_phase": state.phase == "play" and after.phase in ("eclipse", "over"),
        "asks": after.decision,
    }
