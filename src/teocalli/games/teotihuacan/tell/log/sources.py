"""Where points come from, step by step: the source of every point that somebody gains or loses."""

from __future__ import annotations

from typing import Any

from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.tell.log.happened import ascends, building_points
from teocalli.games.teotihuacan.tell.log.scoring import SCORINGS, Item
from teocalli.games.teotihuacan.tell.log.step import Step

Gain = dict[str, Any]
"""`{"source": str, "seat": int, "points": int}`."""

_BY_NAME = {
    "temple-step": "temples",
    "technologies": "technologies",
    "tech": "technologies",
    "start-technology": "technologies",
    "built": "pyramid",
    "deco": "decorations",
    "building": "nobles",
    "ascend": "ascension",
    "salary": "salary",
}
"""Sources of what a step brings, by its name; what else brings points is a word."""
_BY_KIND = {"use": "discovery", "worship": "royal"}


def gains(step: Step, items: list[list[Item]] | None) -> list[Gain]:
    """Points gained and lost in a step, by seat and source; `items` are those of a scoring."""
    if step.name in SCORINGS:
        return [
            {"source": item["source"], "seat": seat, "points": item["points"]}
            for seat, own in enumerate(items or [])
            for item in own
        ]
    found = []
    for seat, change in enumerate(step.changed):
        for source, points in _sources(step, seat, change.get("vp", 0)).items():
            found.append({"source": source, "seat": seat, "points": points})
    return found


def _sources(step: Step, seat: int, points: int) -> dict[str, int]:
    """Points of one seat by source. Others than who acts gain by their Technologies only (T47)."""
    if not points:
        return {}
    if step.is_bot:
        return bot_sources(step, points) if seat == step.seat else {"technologies": points}
    source = _BY_NAME.get(step.name) or _BY_KIND.get(step.kind, "goods")
    return {source: points}


def bot_sources(step: Step, points: int) -> dict[str, int]:
    """Points of the Teotibot by source: it does its whole turn in one step (T84–T92): what its temples,
    Ascension and action brought is known, the rest it got for cocoa.
    """
    found = {"temples": _temple_points(step), "ascension": _ascension_points(step), **_action_points(step)}
    found["cocoa"] = points - sum(found.values())
    return {source: gained for source, gained in found.items() if gained}


def _temple_points(step: Step) -> int:
    """Printed points of the steps that the Teotibot made; it claims no tiles (T85)."""
    data = step.before.game.components.data
    temples = (people[step.seat]["temples"] for people in (step.old_people, step.new_people))
    return sum(
        reward.get("vp", 0)
        for name, old, new in zip(parts.TEMPLES, *temples, strict=True)
        for reward in data[f"temple_{name}"][old:new]
    )


def _ascension_points(step: Step) -> int:
    gained: int = step.amounts["bot"]["ascension"]
    return gained if step.before.game.options["bot_ascension"] == "vp" and ascends(step) else 0


def _action_points(step: Step) -> dict[str, int]:
    laid = set(step.new["places"]) - set(step.old["places"])
    levels, bot = step.before.game.components.data["levels"], step.amounts["bot"]
    return {
        "nobles": building_points(step),
        "decorations": bot["decoration"]["vp"] if step.old["stairs"] != step.new["stairs"] else 0,
        "pyramid": sum(levels[parts.places()[place][0]]["vp"] + bot["tile"]["vp"] for place in laid),
    }
