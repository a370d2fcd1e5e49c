"""Eclipses and the end: where points come from, with their factors (T74–T79, T93)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.rules.position import BONUS_STEP, LAST_ERA
from teocalli.games.teotihuacan.tell.log.naming import LogLine, line, temple
from teocalli.games.teotihuacan.tell.log.step import Step

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

Item = dict[str, Any]
"""`{"source": str, "points": int, "message": Message}`; `source`: "avenue", "track", "masks", "salary", "bonus", "bot".
"""

SCORINGS = {"eclipse": "eclipse", "end-scoring": "bonus"}
"""Effects that score, and what the engine calls their scorings."""
_PARTS = {"eclipse": "tracks", "salary": "salary", "end-scoring": "bonus"}


def _item(source: str, worth: int, text: str, /, **factors: Any) -> Item:
    return {"source": source, "points": worth, "message": message(text, **factors)}


def mask_sets(state: TeotihuacanState, seat: int) -> list[int]:
    """Sizes of the sets of different masks (T76)."""
    kinds = state.game.components.kinds
    counts = [
        count
        for kind, count in zip(kinds, state.player_table(seat)["unused"], strict=True)
        if count and kind in state.game.components.masks
    ]
    return [sum(count > number for count in counts) for number in range(max(counts, default=0))]


def _mask_items(state: TeotihuacanState, seat: int) -> list[Item]:
    values = state.game.components.data["mask_sets"]
    found = []
    for size in mask_sets(state, seat):
        points = values[size - 1]
        found.append(_item("masks", points, "teotihuacan-breakdown-masks", count=size, points=points))
    return found


def eclipse_items(state: TeotihuacanState, seat: int, part: dict[str, int]) -> list[Item]:
    """Avenue, Pyramid track and masks of a seat; `part` has the points, `state` is the position before (T74–T76)."""
    player, table, data = state.player_table(seat), state.table(), state.game.components.data
    found = []
    if part["avenue"]:
        value = data["buildings_row"][sum(table["rows"])]
        factors = {"step": player["avenue"], "value": value, "points": part["avenue"]}
        found.append(_item("avenue", part["avenue"], "teotihuacan-breakdown-avenue", **factors))
    return found + _track_items(state, player["track"], part["track"]) + _mask_items(state, seat)


def _track_items(state: TeotihuacanState, steps: int, points: int) -> list[Item]:
    """Points per step; what is left over is the leader's (T75)."""
    factor = track_factor(state)
    found = []
    if steps:
        found.append(
            _item(
                "track",
                steps * factor,
                "teotihuacan-breakdown-track",
                steps=steps,
                factor=factor,
                points=steps * factor,
            )
        )
    if points > steps * factor:
        leader = points - steps * factor
        found.append(_item("track", leader, "teotihuacan-breakdown-leader", points=leader))
    return found


def track_factor(state: TeotihuacanState) -> int:
    """Points per step of the Pyramid track in the coming Eclipse (T75)."""
    table = state.table()
    third = table["finished"] and state.game.options["early_pyramid_factor"] == "third"
    era = LAST_ERA if third else table["era"]
    return int(state.game.components.data["track_points"]["per_step"][era - 1])


def bonus_items(state: TeotihuacanState, seat: int) -> list[Item]:
    """The Temple Bonus tiles that a seat has reached; the Teotibot's own end (T78, T93)."""
    if state.game.players == 1 and seat == 1:
        return _bot_items(state)
    player, names = state.player_table(seat), state.game.components.bonuses
    found = []
    for step, number, name in zip(player["temples"], state.table()["bonus"], parts.TEMPLES, strict=True):
        if step >= BONUS_STEP and number:
            points = state.temple_bonus(seat, number - 1)
            tile = message(f"teotihuacan-bonus-{names[number - 1]}")
            found.append(
                _item("bonus", points, "teotihuacan-breakdown-bonus", temple=temple(name), tile=tile, points=points)
            )
    return found


def _reached(player: dict[str, Any]) -> int:
    return sum(step >= BONUS_STEP for step in player["temples"])


def _bot_items(state: TeotihuacanState) -> list[Item]:
    """Temples, Technologies, goods and cocoa left (T93)."""
    player, options = state.player_table(1), state.game.options
    found = []
    for text, count, option in (
        ("teotihuacan-breakdown-bot-temples", _reached(player), "bot_bonus_vp"),
        ("teotihuacan-breakdown-bot-technologies", len(player["techs"]), "bot_technology_vp"),
    ):
        factor = int(options[option])
        if count and factor:
            points = count * factor
            found.append(_item("bot", points, text, count=count, factor=factor, points=points))
    left = player["cocoa"] + sum(player["goods"])
    return [*found, _item("bot", left, "teotihuacan-breakdown-bot-stock", points=left)] if left else found


def salary_items(step: Step) -> list[Item]:
    """A salary: what was due, what was paid, and the points lost for what is missing (T77)."""
    due, lost = step.before.salary(step.seat), -step.changed[step.seat].get("vp", 0)
    if step.said.free:
        return [_item("salary", 0, "teotihuacan-breakdown-salary-free", due=due)]
    paid = step.said.number
    if paid == due:
        return [_item("salary", 0, "teotihuacan-breakdown-salary-paid", due=due)]
    factors = {"paid": paid, "due": due, "missing": due - paid, "points": lost}
    return [_item("salary", -lost, "teotihuacan-breakdown-salary", **factors)]


def is_last(state: TeotihuacanState) -> bool:
    """The Eclipse of this era ends the game (T22)."""
    table = state.table()
    return bool(table["finished"]) or table["era"] == LAST_ERA


def items_of(step: Step, parts_of: list[dict[str, int]]) -> list[list[Item]]:
    """By seat, where the points of a scoring step come from."""
    seats = range(len(step.seats))
    if step.name == "eclipse":
        return [eclipse_items(step.before, seat, parts_of[seat]) for seat in seats]
    if step.name == "end-scoring":
        return [bonus_items(step.before, seat) for seat in seats]
    return [salary_items(step) if seat == step.seat else [] for seat in seats]


def scoring_lines(step: Step, items: list[list[Item]]) -> list[LogLine]:
    """An Eclipse source by source, and what everybody has then."""
    heading = "teotihuacan-log-eclipse" if step.name == "eclipse" else "teotihuacan-log-last-scoring"
    found = [line("phase-end", heading, era=step.old["era"])]
    for seat, name in enumerate(step.seats):
        found += [line("scored", "teotihuacan-log-source", player=name, **_told(item)) for item in items[seat]]
        total = step.new_people[seat]["vp"]
        found.append(line("scored", "teotihuacan-log-total", player=name, total=total))
    return found


def _told(item: Item) -> dict[str, Message]:
    return {"source": message(f"teotihuacan-scoring-{item['source']}"), "how": item["message"]}


def report_of(steps: list[Step], scorings: dict[str, list[dict[str, int]]]) -> dict[str, Any] | None:
    """See `phase_report`."""
    scoring = [step for step in steps if step.name in SCORINGS or step.kind == "salary"]
    if not scoring:
        return None
    first, last = scoring[0], scoring[-1]
    breakdown = []
    for seat in range(len(first.seats)):
        entry: dict[str, Any] = {"before": first.old_people[seat]["vp"], "after": last.new_people[seat]["vp"]}
        items = [item for step in scoring for item in items_of(step, scorings.get(step.name, []))[seat]]
        breakdown.append(entry | _sums(scoring, items, seat) | {"items": items})
    ends = is_last(first.before)
    return {
        "phase": first.old["era"],
        "last": ends,
        "parts": [_PARTS[step.name] for step in scoring],
        "breakdown": breakdown,
        "next": None if ends else _next_era(first),
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


def _next_era(step: Step) -> dict[str, int]:
    """What changes after the Eclipse (T21)."""
    per_step = step.before.game.components.data["track_points"]["per_step"]
    return {"era": step.old["era"] + 1, "dark": step.old["dark"] - 1, "per_step": per_step[step.old["era"]]}
