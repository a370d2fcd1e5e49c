"""Where points come from, step by step: the source of every point that somebody gains or loses."""

from __future__ import annotations

from typing import Any

from teocalli.games.teotihuacan.tell.log.scoring import SCORINGS, items_of
from teocalli.games.teotihuacan.tell.log.step import Step

Gain = dict[str, Any]
"""`{"source": str, "seat": int, "points": int}`."""


def gains(step: Step) -> list[Gain]:
    """Points gained and lost in a step, by seat and source; of a scoring item by item."""
    if step.name in SCORINGS:
        found = [[(item["source"], item["points"]) for item in own] for own in items_of(step)]
    else:
        found = [list(step.report.points(seat).items()) for seat in range(len(step.seats))]
    return [
        {"source": source, "seat": seat, "points": points} for seat, own in enumerate(found) for source, points in own
    ]
