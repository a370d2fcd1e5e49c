"""What an action brings everybody: points, cocoa, goods, steps on the tracks, power-ups, tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.games.teotihuacan.report import STOCK
from teocalli.games.teotihuacan.tell.report import Amounts, Carried, Report, together

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

__all__ = ["STOCK", "Amounts", "effects", "tiles"]


def effects(state: TeotihuacanState, steps: list[Carried]) -> list[dict[str, Any]]:
    """By seat what the steps of an action brought: `gives` and `gets`, amounts of `STOCK` with power-ups (`power`) and
    the fourth worker (`worker`); `claims` and `turns`: kinds of Discovery tiles that are taken, and turned over.
    """
    report = together(steps)
    concerned = {event.seat for event in report.events}
    return [_effect(state, report, seat) if seat in concerned else _nothing() for seat in range(state.game.seats)]


def _nothing() -> dict[str, Any]:
    return {"gives": {}, "gets": {}, "claims": [], "turns": []}


def _effect(state: TeotihuacanState, report: Report, seat: int) -> dict[str, Any]:
    changed = report.changed(seat) | _workers(report, seat)
    return {
        "gives": {key: -value for key, value in changed.items() if value < 0},
        "gets": {key: value for key, value in changed.items() if value > 0},
        "claims": tiles(state, report, "tile_received", seat),
        "turns": tiles(state, report, "tile_used", seat),
    }


def _workers(report: Report, seat: int) -> Amounts:
    """Power-ups and new workers (T52, T53)."""
    raised = sum(power_ups for _, _, power_ups in report.of("die_raised", seat))
    found = {"power": raised, "worker": len(report.of("worker_gained", seat))}
    return {key: value for key, value in found.items() if value}


def tiles(state: TeotihuacanState, report: Report, name: str, seat: int) -> list[str]:
    """Kinds of the Discovery tiles that a seat received or used, in the order of the components."""
    return [state.game.components.kinds[kind] for kind, *_ in sorted(report.of(name, seat))]
