"""Training of the network with NumPy: it is so small that a library for learning would cost more than it saves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from teocalli.core.spaces import Observation
from teocalli.learning.samples import Samples
from teocalli.players.network import LAYERS, MARGINS, PLAIN_INPUT, SUM_COUNT

Numbers = NDArray[np.float32]

_WIDTH, _LATER = LAYERS
_AMOUNTS = 12
"""A category, or an amount up to so many, has a row of weights for each value; other inputs count as they are."""
_RARE = 0.0005
"""An input that differs from 0 in a smaller share of positions, or that is always the same, is left out."""
_WORTH_LOGIT = 2.0
"""A margin of worth of x is a chance of (1 + x) / 2, whose logit is close to so many x."""
_BETA1, _BETA2, _TINY = 0.9, 0.999, 1e-8


@dataclass(frozen=True)
class Plan:
    """How training goes on: passes, positions of a step, rates, share of games held back.

    A pass takes a `share` of the positions, drawn anew: those of one game are much alike, and who sees all of them
    again and again learns the games by heart.
    """

    passes: int = 6
    share: float = 1.0
    step: int = 512
    rate: float = 2e-3
    last_rate: float = 1e-4
    decay: float = 1e-5
    held_back: float = 0.1


@dataclass
class Inputs:
    """Which numbers of an observation are inputs, and which row of weights belongs to which amount of them."""

    first: list[int]
    most: list[int]
    source: NDArray[np.int64] = field(default_factory=lambda: np.empty(0, np.int64))
    amount: NDArray[np.int8] = field(default_factory=lambda: np.empty(0, np.int8))
    last: NDArray[np.bool_] = field(default_factory=lambda: np.empty(0, bool))

    @classmethod
    def of(cls, observation: Observation, samples: Samples) -> Inputs:
        """The inputs that say something in these positions."""
        present = (samples.seen != 0).mean(axis=0)
        varies = samples.seen.min(axis=0) != samples.seen.max(axis=0)
        kinds = [_rows_of(kind, high) for kind, high in _kinds(observation)]
        first, most, rows = [], [], 0
        for number, kind in enumerate(kinds):
            used = bool(varies[number]) and present[number] >= _RARE
            first.append(rows if used else -1)
            most.append(kind)
            rows += max(1, kind) if used else 0
        return cls(first, most)._expanded()

    def _expanded(self) -> Inputs:
        used = [(number, most) for number, most in enumerate(self.most) if self.first[number] >= 0]
        source = [number for number, most in used for _ in range(max(1, most))]
        amount = [value for _, most in used for value in (range(1, most + 1) if most else [PLAIN_INPUT])]
        last = [bool(most) and value == most for _, most in used for value in (range(1, most + 1) if most else [0])]
        self.source, self.amount, self.last = np.array(source), np.array(amount, np.int8), np.array(last)
        return self

    def __len__(self) -> int:
        return len(self.source)

    def rows(self, seen: NDArray[np.int8]) -> Numbers:
        """For each position how often each row counts."""
        taken = seen[:, self.source]
        single = (taken == self.amount) | (self.last & (taken > self.amount))
        return np.where(self.amount == PLAIN_INPUT, taken, single).astype(np.float32)


def _kinds(observation: Observation) -> Iterator[tuple[str, int]]:
    for each in observation.fields:
        kind = "plain" if each.low < 0 else each.kind
        yield from [(kind, each.high)] * each.size


def _rows_of(kind: str, high: int) -> int:
    """How many rows an input has; `PLAIN_INPUT` for one that counts as it is."""
    if kind in ("category", "count") and 1 < high <= _AMOUNTS:
        return high
    return PLAIN_INPUT


class Trainer:
    """A network while it learns. Its weights have the names and shapes that `Network` expects."""

    def __init__(self, inputs: Inputs, outputs: int, seed: int, *, from_worth: bool = False) -> None:
        """`from_worth`: begin with what the margins of worth say, instead of knowing nothing."""
        chance = np.random.default_rng(seed)

        def drawn(*shape: int, spread: float) -> Numbers:
            return (chance.standard_normal(shape) * spread).astype(np.float32)

        self.inputs = inputs
        self.weights: dict[str, Numbers] = {
            "rows": drawn(len(inputs), _WIDTH, spread=0.05),
            "bias": np.zeros(_WIDTH, np.float32),
            "of_sums": drawn(SUM_COUNT, _WIDTH, spread=0.2),
            "second": drawn(_LATER, _WIDTH, spread=(2 / _WIDTH) ** 0.5),
            "second_bias": np.zeros(_LATER, np.float32),
            "last": drawn(outputs, _LATER, spread=0.1),
            "last_sums": np.zeros((outputs, SUM_COUNT), np.float32),
            "last_bias": np.zeros(outputs, np.float32),
        }
        if from_worth:
            margins = SUM_COUNT - 1 - MARGINS + np.arange(outputs)
            self.weights["last_sums"][np.arange(outputs), margins] = _WORTH_LOGIT
        self._chance = chance
        self._means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._steps = 0

    def flat(self) -> dict[str, Any]:
        """The weights as a file has them."""
        return {
            "first": self.inputs.first,
            "most": self.inputs.most,
            **{name: value.reshape(-1).tolist() for name, value in self.weights.items()},
        }

    def learn(self, samples: Samples, plan: Plan, told: Callable[[int, float, float], None]) -> None:
        """Go through the positions; after each pass `told` hears its number and the losses on both parts of them."""
        held = np.random.default_rng(0).permutation(np.unique(samples.games))
        held = held[: max(1, int(len(held) * plan.held_back))]
        kept_back = np.isin(samples.games, held)
        known, unknown = np.flatnonzero(~kept_back), samples.of(np.flatnonzero(kept_back))
        taken = max(1, round(plan.share * len(known)))
        steps = plan.passes * -(-taken // plan.step)
        done = 0
        for number in range(1, plan.passes + 1):
            losses = []
            for chosen in _parts(self._chance.permutation(known)[:taken], plan.step):
                rate = plan.last_rate + (plan.rate - plan.last_rate) * 0.5 * (1 + np.cos(np.pi * done / steps))
                losses.append(self._step(samples.of(chosen), rate, plan.decay))
                done += 1
            told(number, float(np.mean(losses)), self.loss(unknown))

    def loss(self, samples: Samples) -> float:
        """The mean cross entropy of what the network says, less that of the targets themselves."""
        parts = [samples.of(chosen) for chosen in _parts(np.arange(len(samples)), 4096)]
        return float(np.average([_loss(self.outputs(p), p.targets) for p in parts], weights=[len(p) for p in parts]))

    def loss_of_worth(self, samples: Samples) -> float:
        """The loss if every position were worth to each seat what its margin of worth says."""
        at, outputs = SUM_COUNT - 1 - MARGINS, samples.targets.shape[1]
        return round(_loss(0.5 + 0.5 * samples.sums[:, at : at + outputs], samples.targets), 5)

    def outputs(self, samples: Samples) -> Numbers:
        """What the network says of positions, between 0 and 1."""
        return self._forward(self.inputs.rows(samples.seen), samples.sums)[-1]

    def _forward(self, rows: Numbers, sums: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        w = self.weights
        first = np.maximum(rows @ w["rows"] + sums @ w["of_sums"] + w["bias"], 0)
        second = np.maximum(first @ w["second"].T + w["second_bias"], 0)
        given = second @ w["last"].T + sums @ w["last_sums"].T + w["last_bias"]
        return first, second, (1 / (1 + np.exp(-given))).astype(np.float32)

    def _step(self, samples: Samples, rate: float, decay: float) -> float:
        w, rows = self.weights, self.inputs.rows(samples.seen)
        first, second, said = self._forward(rows, samples.sums)
        wrong = (said - samples.targets) / len(samples)
        at_second = wrong @ w["last"] * (second > 0)
        at_first = at_second @ w["second"] * (first > 0)
        self._move(
            {
                "rows": rows.T @ at_first,
                "bias": at_first.sum(axis=0),
                "of_sums": samples.sums.T @ at_first,
                "second": at_second.T @ first,
                "second_bias": at_second.sum(axis=0),
                "last": wrong.T @ second,
                "last_sums": wrong.T @ samples.sums,
                "last_bias": wrong.sum(axis=0),
            },
            rate,
            decay,
        )
        return _loss(said, samples.targets)

    def _move(self, slopes: dict[str, NDArray[Any]], rate: float, decay: float) -> None:
        """One step of Adam."""
        self._steps += 1
        size = rate * np.sqrt(1 - _BETA2**self._steps) / (1 - _BETA1**self._steps)
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += (1 - _BETA1) * (slope - mean)
            square += (1 - _BETA2) * (slope * slope - square)
            self.weights[name] -= (size * mean / (np.sqrt(square) + _TINY)).astype(np.float32)
            self.weights[name] *= np.float32(1 - rate * decay)


def _parts(numbers: NDArray[Any], size: int) -> Iterator[NDArray[Any]]:
    for begin in range(0, len(numbers), size):
        yield numbers[begin : begin + size]


def _loss(said: Numbers, wanted: Numbers) -> float:
    """Kullback-Leibler divergence: 0 where the network says exactly what was wanted."""
    p, q = np.clip(wanted, 1e-6, 1 - 1e-6), np.clip(said, 1e-6, 1 - 1e-6)
    return float(np.mean(p * np.log(p / q) + (1 - p) * np.log((1 - p) / (1 - q))))
