"""What an action did, as messages, and the breakdown of an Eclipse (T74–T79).

An action brings about everything that has a single outcome, up to the next real decision. It is told step by step: the
rules report what they carry out one after the other, and each step is told from their report.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from teocalli.core.names import Name
from teocalli.games.teotihuacan.tell.log import bot
from teocalli.games.teotihuacan.tell.log.happened import consequences, discs
from teocalli.games.teotihuacan.tell.log.naming import LogLine, seat_names
from teocalli.games.teotihuacan.tell.log.said import head
from teocalli.games.teotihuacan.tell.log.scoring import SCORINGS, bonus_items, breakdown, scoring_lines
from teocalli.games.teotihuacan.tell.log.sources import Gain, gains
from teocalli.games.teotihuacan.tell.log.step import Step, told_steps

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

__all__ = ["LogLine", "bonus_items", "lines", "phase_report", "seat_names"]


def lines(before: TeotihuacanState, action: int, after: TeotihuacanState, names: Sequence[Name]) -> list[LogLine]:
    """The word, and what followed from it up to `after`; `names` are the players' by seat.

    The first line has the kind of the word. The first line of a step that brought points has `points`: a list of
    `{"source", "seat", "points"}`.
    """
    steps = told_steps(before, action, names)
    told = [entry for step in steps for entry in _told(step)]
    return [{**told[0], "kind": steps[0].kind}, *told[1:]]


def _told(step: Step) -> list[LogLine]:
    if step.name in SCORINGS:
        return _with_points(scoring_lines(step), gains(step))
    told = [*head(step), *bot.reasons(step), *consequences(step), *bot.gains(step), *bot.movements(step), *discs(step)]
    return _with_points(told, gains(step))


def _with_points(told: list[LogLine], points: list[Gain]) -> list[LogLine]:
    return [{**told[0], "points": points}, *told[1:]] if points else told


def phase_report(before: TeotihuacanState, action: int, after: TeotihuacanState) -> dict[str, Any] | None:
    """What an action did of an Eclipse, or None. An Eclipse may be scored by several actions, since salaries ask.

    `phase`: the era; `last`: the game ends with it; `parts`: what was scored, of "tracks", "salary", "bonus"; `next`:
    era, dark disc and points per step of the Pyramid track that follow, None after the last. `breakdown` by seat:
    points `before` and `after`, points by source (`avenue`, `track`, `masks`; `salary`; `bonus`, the Teotibot's
    `bot`), and `items`: where they come from, as `{"source", "points", "message"}`.
    """
    if before.phase == "setup":
        return None
    return breakdown(told_steps(before, action, [""] * before.game.players))
