"""Eclipses and the end: where points come from, with their factors (T74–T79, T93)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.tell.log.naming import LogLine, line, temple
from teocalli.games.teotihuacan.tell.log.step import Step
from teocalli.games.teotihuacan.tell.report import Report, of_last_scoring, of_next_era

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

Item = dict[str, Any]
"""`{"source": str, "points": int, "message": Message}`; `source`: "avenue", "track", "masks", "salary", "bonus", "bot".
"""

SCORINGS = ("eclipse", "end-scoring")
"""Effects that score."""
_PARTS = {"eclipse": "tracks", "salary": "salary", "end-scoring": "bonus"}


def _item(source: str, worth: int, text: str, /, **factors: Any) -> Item:
    return {"source": source, "points": worth, "message": message(text, **factors)}


def _avenue(state: TeotihuacanState, step: int, value: int, points: int) -> Item:
    return _item("avenue", points, "teotihuacan-breakdown-avenue", step=step, value=value, points=points)


def _track(state: TeotihuacanState, steps: int, factor: int, points: int) -> Item:
    return _item("track", points, "teotihuacan-breakdown-track", steps=steps, factor=factor, points=points)


def _leader(state: TeotihuacanState, points: int, *_: int) -> Item:
    return _item("track", points, "teotihuacan-breakdown-leader", points=points)


def _masks(state: TeotihuacanState, size: int, points: int, _: int) -> Item:
    return _item("masks", points, "teotihuacan-breakdown-masks", count=size, points=points)


def _bonus(state: TeotihuacanState, place: int, number: int, points: int) -> Item:
    tile = message(f"teotihuacan-bonus-{state.game.components.bonuses[number]}")
    where = temple(parts.TEMPLES[place])
    return _item("bonus", points, "teotihuacan-breakdown-bonus", temple=where, tile=tile, points=points)


def _bot_temples(state: TeotihuacanState, count: int, factor: int, points: int) -> Item:
    return _item("bot", points, "teotihuacan-breakdown-bot-temples", count=count, factor=factor, points=points)


def _bot_technologies(state: TeotihuacanState, count: int, factor: int, points: int) -> Item:
    return _item("bot", points, "teotihuacan-breakdown-bot-technologies", count=count, factor=factor, points=points)


def _bot_stock(state: TeotihuacanState, points: int, *_: int) -> Item:
    return _item("bot", points, "teotihuacan-breakdown-bot-stock", points=points)


def _salary_waived(state: TeotihuacanState, due: int, *_: int) -> Item:
    return _item("salary", 0, "teotihuacan-breakdown-salary-free", due=due)


def _salary(state: TeotihuacanState, due: int, paid: int, lost: int) -> Item:
    """What was due, what was paid, and the points lost for what is missing (T77)."""
    if paid == due:
        return _item("salary", 0, "teotihuacan-breakdown-salary-paid", due=due)
    factors = {"paid": paid, "due": due, "missing": due - paid, "points": lost}
    return _item("salary", -lost, "teotihuacan-breakdown-salary", **factors)


_ITEMS: dict[str, Callable[..., Item]] = {
    "avenue_scored": _avenue,
    "track_scored": _track,
    "leader_scored": _leader,
    "masks_scored": _masks,
    "bonus_scored": _bonus,
    "bot_temples": _bot_temples,
    "bot_technologies": _bot_technologies,
    "bot_stock": _bot_stock,
    "salary_waived": _salary_waived,
    "salary_paid": _salary,
}
"""What is told of what the rules report, from its numbers."""


def _items(state: TeotihuacanState, report: Report, seat: int) -> list[Item]:
    return [
        _ITEMS[event.name](state, *event.numbers)
        for event in report.events
        if event.seat == seat and event.name in _ITEMS
    ]


def bonus_items(state: TeotihuacanState) -> list[list[Item]]:
    """By seat what the Temple Bonus tiles give in a position; the Teotibot's own end (T78, T93)."""
    report = of_last_scoring(state)
    return [_items(state, report, seat) for seat in range(state.game.seats)]


def items_of(step: Step) -> list[list[Item]]:
    """By seat, where the points of a scoring step come from."""
    return [_items(step.before, step.report, seat) for seat in range(len(step.seats))]


def scoring_lines(step: Step) -> list[LogLine]:
    """An Eclipse source by source, and what everybody has then."""
    heading = "teotihuacan-log-eclipse" if step.name == "eclipse" else "teotihuacan-log-last-scoring"
    found = [line("phase-end", heading, era=step.old["era"])]
    items = items_of(step)
    for seat, name in enumerate(step.seats):
        found += [line("scored", "teotihuacan-log-source", player=name, **_told(item)) for item in items[seat]]
        total = step.after.points()[seat]
        found.append(line("scored", "teotihuacan-log-total", player=name, total=total))
    return found


def _told(item: Item) -> dict[str, Message]:
    return {"source": message(f"teotihuacan-scoring-{item['source']}"), "how": item["message"]}


def breakdown(steps: list[Step]) -> dict[str, Any] | None:
    """See `phase_report`."""
    scoring = [step for step in steps if step.name in SCORINGS or step.kind == "salary"]
    if not scoring:
        return None
    first, last = scoring[0], scoring[-1]
    entries = []
    for seat in range(len(first.seats)):
        entry: dict[str, Any] = {"before": first.before.points()[seat], "after": last.after.points()[seat]}
        items = [item for step in scoring for item in items_of(step)[seat]]
        entries.append(entry | _sums(scoring, items, seat) | {"items": items})
    following = _next_era(first.before)
    return {
        "phase": first.old["era"],
        "last": following is None,
        "parts": [_PARTS[step.name] for step in scoring],
        "breakdown": entries,
        "next": following,
    }


def _sums(scoring: list[Step], items: list[Item], seat: int) -> dict[str, int]:
    """Points by source; sources of this report only."""
    bot = scoring[0].before.game.players == 1 and seat == 1
    sources = {
        "eclipse": ("avenue", "track", "masks"),
        "salary": ("salary",),
        "end-scoring": ("bot",) if bot else ("bonus",),
    }
    names = [name for step in scoring for name in sources[step.name]]
    return {name: sum(item["points"] for item in items if item["source"] == name) for name in names}


def _next_era(state: TeotihuacanState) -> dict[str, int] | None:
    """What changes after the coming Eclipse, None if that ends the game (T21, T22)."""
    begun = of_next_era(state).of("era_begun")
    return dict(zip(("era", "dark", "per_step"), begun[0], strict=True)) if begun else None
