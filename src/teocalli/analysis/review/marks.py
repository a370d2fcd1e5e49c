"""Marks for decisions, and how accurate a player was: by documented thresholds (docs/analysis.md)."""

from __future__ import annotations

import math
from collections.abc import Iterable

from teocalli.analysis.review.items import Decision

THRESHOLDS = {"blunder": 0.15, "mistake": 0.07, "inaccuracy": 0.03}
"""The chance of victory that a decision costs at least to have a mark, the worst mark first."""
SHARPNESS = 10.0
"""A decision that costs 1 / SHARPNESS of the chance of victory counts 1/e in the accuracy."""


def mark_of(decision: Decision) -> str | None:
    """The mark of a decision, None for a good one."""
    return next((mark for mark, least in THRESHOLDS.items() if decision.loss >= least), None)


def accuracy(decisions: Iterable[Decision]) -> float | None:
    """How accurate decisions were, 0 to 1: the mean of exp(−10 · loss); None without any."""
    values = [math.exp(-SHARPNESS * decision.loss) for decision in decisions]
    return math.fsum(values) / len(values) if values else None
