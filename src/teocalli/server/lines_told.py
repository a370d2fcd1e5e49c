"""What a page is told of a position's worth and of its best lines: the same in a hint, in a live analysis, and where
plans are compared.
"""

from __future__ import annotations

from typing import Any

from teocalli.analysis import Evaluation, Findings
from teocalli.players.adviser import Step, Suggestion
from teocalli.players.chances import in_percent

LINES = 5
"""Lines that are told at most."""


def found_told(status: str, found: Findings | None, threads: int) -> dict[str, Any]:
    """What a search has found so far, None: nothing yet. `threads`: so many a search may have here."""
    if found is None:
        nothing: dict[str, Any] = {"seat": None, "evaluation": None, "lines": [], "playouts": 0, "seconds": 0.0}
        return {"status": status, "threads": threads, **nothing}
    seat = found.state.current_player
    return {
        "status": status,
        "threads": threads,
        "seat": seat if seat >= 0 else None,
        "evaluation": evaluation_told(found.evaluation),
        "lines": [_line_told(line) for line in found.lines],
        "playouts": found.playouts,
        "seconds": round(found.seconds, 1),
    }


def evaluation_told(worth: Evaluation) -> dict[str, Any]:
    """What a position is worth, by seat."""
    return {
        "chances": list(worth.chances),
        "percent": in_percent(worth.chances),
        "points": list(worth.points),
        "solved": worth.solved,
    }


def _line_told(line: Suggestion) -> dict[str, Any]:
    return {
        "word": line.word,
        "visits": line.visits,
        **evaluation_told(Evaluation(line.chances, line.points, line.proven)),
        "steps": [_step_told(step) for step in line.steps],
    }


def _step_told(step: Step) -> dict[str, Any]:
    traces = [trace.to_json() for trace in step.traces]
    return {"seat": step.seat, "word": step.word, "message": step.message, "traces": traces}
