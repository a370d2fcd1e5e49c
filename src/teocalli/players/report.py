"""What a search says of a decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teocalli.core.state import State


@dataclass(frozen=True)
class Line:
    """One action and what the search found about it.

    Attributes:
        action: the action.
        visits: playouts that began with it.
        values: expected value by seat, 0 (lost) to 1 (won).
        proven: the values are exact.
        variation: the actions expected from here on, beginning with this one, up to the next chance decision.
        points: expected points by seat where the playouts ended; before the end of the game what a player stands at
            (`State.heuristic_value`) counts as points.
        victory: where the values are exact, the expected share of the victory by seat.

    """

    action: int
    visits: int
    values: list[float]
    proven: bool
    variation: list[int]
    points: Sequence[float] = ()
    victory: Sequence[float] = ()

    def words(self, state: State) -> list[str]:
        """The variation as words; `state` is the position of the decision."""
        copy = state.clone()
        words = []
        for action in self.variation:
            words.append(copy.game.action_to_string(copy, action))
            copy.apply_action(action)
        return words


@dataclass(frozen=True)
class Report:
    """What a search knows at some moment. `lines` lists the actions tried, the one to play first.

    `playouts` counts all that went through this position, `new_playouts` those since the search began to think about
    it; `proven`: the values are exact.
    """

    state: State
    playouts: int
    new_playouts: int
    seconds: float
    proven: bool
    lines: list[Line]

    @property
    def best(self) -> int | None:
        """The action to play, None before any was tried."""
        return self.lines[0].action if self.lines else None


def merged(state: State, reports: Sequence[Report]) -> Report:
    """One report of several that thought about the same decision in other dealings of what is hidden.

    Visits add up, values are averaged by visits; the action most visited comes first.
    """
    if len(reports) == 1:
        return reports[0]
    lines: dict[int, list[Line]] = {}
    for report in reports:
        for line in report.lines:
            lines.setdefault(line.action, []).append(line)
    return Report(
        state=state,
        playouts=sum(report.playouts for report in reports),
        new_playouts=sum(report.new_playouts for report in reports),
        seconds=sum(report.seconds for report in reports),
        proven=all(report.proven for report in reports),
        lines=sorted(map(_merged_line, lines.values()), key=lambda line: -line.visits),
    )


def _merged_line(lines: Sequence[Line]) -> Line:
    weights = [line.visits for line in lines]
    return Line(
        action=lines[0].action,
        visits=sum(weights),
        values=_mean([line.values for line in lines], weights),
        proven=all(line.proven for line in lines),
        variation=max(lines, key=lambda line: line.visits).variation,
        points=_mean([line.points for line in lines], weights),
        victory=_mean([line.victory for line in lines], weights),
    )


def _mean(rows: Sequence[Sequence[float]], weights: Sequence[int]) -> list[float]:
    """The weighted mean of numbers by seat."""
    total = sum(weights)
    columns = zip(*rows, strict=True)
    return [sum(value * weight for value, weight in zip(column, weights, strict=True)) / total for column in columns]
