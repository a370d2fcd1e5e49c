"""What a player has and gains: points, cocoa, goods, steps on the tracks, power-ups, tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

STOCK = ("vp", "cocoa", "wood", "stone", "gold", "blue", "red", "green", "avenue", "track")
"""What a player gains and gives, in the order in which it is told."""
Amounts = dict[str, int]


def stock(state: TeotihuacanState, seat: int) -> Amounts:
    """Points, cocoa, goods and tracks of a seat."""
    player = state.player_table(seat)
    values = (player["vp"], player["cocoa"], *player["goods"], *player["temples"], player["avenue"], player["track"])
    return dict(zip(STOCK, values, strict=True))


def changes(before: Amounts, after: Amounts) -> Amounts:
    """What has become more or less."""
    return {key: after[key] - before[key] for key in STOCK if after[key] != before[key]}


def effects(before: TeotihuacanState, steps: list[tuple[str, int, TeotihuacanState]]) -> list[dict[str, Any]]:
    """By seat what the steps of an action brought: `gives` and `gets`, amounts of `STOCK` with power-ups (`power`) and
    the fourth worker (`worker`); `claims` and `turns`: kinds of Discovery tiles that are taken, and turned over.
    """
    after = steps[-1][2]
    return [_effect(before, after, seat, _raised(before, steps, seat)) for seat in range(before.game.seats)]


def _effect(before: TeotihuacanState, after: TeotihuacanState, seat: int, raised: Amounts) -> dict[str, Any]:
    changed = changes(stock(before, seat), stock(after, seat)) | raised
    old, new = before.player_table(seat), after.player_table(seat)
    return {
        "gives": {key: -value for key, value in changed.items() if value < 0},
        "gets": {key: value for key, value in changed.items() if value > 0},
        "claims": _more(before, [a + b for a, b in _piles(old)], [a + b for a, b in _piles(new)]),
        "turns": _more(before, old["used"], new["used"]),
    }


def _piles(player: dict[str, Any]) -> list[tuple[int, int]]:
    return list(zip(player["unused"], player["used"], strict=True))


def _more(state: TeotihuacanState, old: list[int], new: list[int]) -> list[str]:
    kinds = state.game.components.kinds
    return [kind for kind, a, b in zip(kinds, old, new, strict=True) for _ in range(b - a)]


def _raised(before: TeotihuacanState, steps: list[tuple[str, int, TeotihuacanState]], seat: int) -> Amounts:
    """Power-ups and new workers, step by step: a die that ascends falls back to power 1 afterwards (T53)."""
    raised, workers, old = 0, 0, _powers(before, seat)
    for name, _, position in steps:
        new = _powers(position, seat)
        if len(new) == len(old) and name != "palace":
            raised += sum(new) - sum(old)
        elif len(new) == len(old) + 1:
            workers += 1
        old = new
    return {key: value for key, value in (("power", raised), ("worker", workers)) if value}


def _powers(state: TeotihuacanState, seat: int) -> list[int]:
    return [power for _, power, _, _ in state.player_table(seat)["dice"]]
