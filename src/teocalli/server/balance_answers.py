"""What answers of the balance lab look like."""

from __future__ import annotations

from typing import Literal

from teocalli.server.answers import Answer, GameObject


class BalanceEstimate(Answer):
    """A mean and its 95 % interval, null where a single block of games tells none."""

    mean: float
    low: float | None
    high: float | None


class BalanceFigure(Answer):
    """One thing that was measured (text `arena-balance-{key}`), of a seat or of the whole game."""

    key: str
    seat: int | None
    before: BalanceEstimate
    after: BalanceEstimate
    change: BalanceEstimate


class BalanceResult(Answer):
    """What the finished blocks say: games of either half, blocks, and the figures."""

    games: int
    blocks: int
    figures: list[BalanceFigure]


class Trial(Answer):
    """A trial of changes as it was asked for, and how far it is; `done`, `total`: games of both halves; `created`:
    milliseconds since 1970; `result`: null before the first block is finished.
    """

    id: str
    game: str
    player: str
    seats: int
    games: int
    options: GameObject
    changes: GameObject
    seed: int
    created: int
    status: Literal["running", "stopped", "complete", "failed"]
    done: int
    total: int
    result: BalanceResult | None


class Trials(Answer):
    """The trials of a game, the newest first."""

    trials: list[Trial]
