"""What something is worth: how much oftener, and by how many points more, those win who have it.

Players are compared with the others of their own game, so nothing that a whole game has in common can mislead. Least
squares within games (between games for who plays alone): the share of the victory, and the points, on what is asked
about, on the place in the order of play, and after the first stage of a game on the points with which that stage began.
Standard errors hold games together: the players of a game are not independent of each other, the games are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from studies.estimates import Estimate, mean_of
from studies.facts import Facts, Name
from teocalli.arena.statistics import Z_95

Table = np.ndarray[Any, np.dtype[np.float64]]
LEAST_GAMES = 30
"""With fewer games nothing is said."""


def effects(games: Sequence[Facts], names: Sequence[Name], stage: int) -> dict[str, list[Estimate]]:
    """By outcome, what one more of each of these is worth, the others of them being equal.

    Games that did not come to the stage are left out. Those in which nobody has any of these tell what places in the
    order of play are worth.
    """
    told = [game for game in games if stage in game.standing]
    if len(told) < LEAST_GAMES:
        return {}
    asked = np.array([[game.found.get(name, [0.0] * len(game.order)) for name in names] for game in told])
    known = np.concatenate([asked, _controls(told, stage)], axis=1).transpose(0, 2, 1)
    outcomes = {"victory": [game.shares for game in told], "points": [game.points for game in told]}
    return {name: _fitted(known, np.array(values, float))[: len(names)] for name, values in outcomes.items()}


def _controls(games: Sequence[Facts], stage: int) -> Table:
    """By game: who has which place in the order of play, and after the first stage how all stood."""
    order = np.array([game.order for game in games])
    places = [(order == place).astype(float) for place in range(1, order.shape[1])]
    standing = [np.array([game.standing[stage] for game in games], float)] if stage > 1 else []
    return np.stack([*places, *standing], axis=1) if places or standing else np.zeros((len(games), 0, order.shape[1]))


def _fitted(known: Table, outcome: Table) -> list[Estimate]:
    """The coefficients of least squares within games, with intervals; both arrays are by game and seat."""
    compared = 0 if known.shape[1] == 1 else 1
    known = known - known.mean(axis=compared, keepdims=True)
    outcome = outcome - outcome.mean(axis=compared, keepdims=True)
    count, width = len(known), known.shape[2]
    inverse = np.linalg.pinv(np.einsum("gsk,gsl->kl", known, known))
    found = inverse @ np.einsum("gsk,gs->k", known, outcome)
    scores = np.einsum("gsk,gs->gk", known, outcome - known @ found)
    spread = inverse @ (scores.T @ scores) @ inverse * count / max(1, count - width)
    reach = Z_95 * np.sqrt(np.maximum(np.diag(spread), 0.0))
    return [(float(b), float(b - r), float(b + r)) for b, r in zip(found, reach, strict=True)]


def wins_with(games: Sequence[Facts], name: Name) -> tuple[int, Estimate | None]:
    """How many players had something, and their share of victories; None where nobody had it."""
    had = [
        (number, share)
        for number, game in enumerate(games)
        for share, amount in zip(game.shares, game.found.get(name, ()), strict=False)
        if amount > 0
    ]
    return len(had), mean_of(had) if had else None


def mean_of_all(games: Sequence[Facts], name: Name) -> float:
    """How much of it a player has on average."""
    return sum(sum(game.found.get(name, ())) for game in games) / sum(len(game.order) for game in games)
