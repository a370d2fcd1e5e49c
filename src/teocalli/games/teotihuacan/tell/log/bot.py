"""The Teotibot's turn: what its Action tile made it do, and why not something else (T84–T92)."""

from __future__ import annotations

from collections.abc import Iterator

from teocalli.core.errors import message
from teocalli.games.teotihuacan.rules.position import (
    ALCHEMY,
    CONSTRUCTION,
    DECORATIONS,
    FOREST,
    GOLD_DEPOSITS,
    NOBLES,
    QUARRY,
)
from teocalli.games.teotihuacan.tell.log.happened import TRACKS, ascends, dice_lines, exchanges
from teocalli.games.teotihuacan.tell.log.naming import LogLine, amounts, board, happened
from teocalli.games.teotihuacan.tell.log.said import bot_action
from teocalli.games.teotihuacan.tell.log.sources import bot_sources
from teocalli.games.teotihuacan.tell.log.step import Step

_BOARDS = {
    "alchemy": (ALCHEMY,),
    "construction": (CONSTRUCTION, QUARRY),
    "decorations": (DECORATIONS, GOLD_DEPOSITS),
    "nobles": (NOBLES, FOREST),
}
"""Boards on which an Action tile lets a worker work, the first before the second."""


def reasons(step: Step) -> Iterator[LogLine]:
    """Told before the consequences: what could not be done, and the fallback."""
    if step.name != "dice":
        return
    action, done = bot_action(step), work_done(step)
    for place in _BOARDS.get(action, ()):
        if place == done:
            break
        yield _refusal(step, place)
    if falls_back(step):
        if action == "mask_collection":
            yield happened("teotihuacan-log-bot-no-mask")
        yield happened("teotihuacan-log-bot-fallback")
    elif action == "alchemy" and not done:
        yield happened("teotihuacan-log-bot-twice")


def gains(step: Step) -> Iterator[LogLine]:
    """What the Teotibot got: points by their source, goods, each track."""
    if not step.is_bot:
        return
    change = step.changed[step.seat]
    for source, points in bot_sources(step, change.get("vp", 0)).items():
        if source != "nobles":  # told with the Building
            what = message(f"teotihuacan-scoring-{source}")
            yield happened("teotihuacan-log-points", player=step.player, points=points, source=what)
    goods = {key: value for key, value in change.items() if value > 0 and key != "vp" and key not in TRACKS}
    exchanged = step.amounts["bot"]["exchanged_cocoa"]
    if exchanges(step) and change["cocoa"] + exchanged > 0:
        goods = {"cocoa": change["cocoa"] + exchanged, **goods}
    for gained in [goods, *({track: change[track]} for track in TRACKS if change.get(track, 0) > 0)]:
        if gained:
            yield happened("teotihuacan-log-gained", player=step.player, amounts=amounts(gained))


def movements(step: Step) -> Iterator[LogLine]:
    """Told after the consequences: the worker that gets stronger and goes on, the Worship die, cocoa for points."""
    if step.name not in ("dice", "spin") or not step.is_bot:
        return
    for old, new in zip(*step.dice(step.seat), strict=True):
        if not (old[2] and not new[2] and old[:2] == new[:2]):
            yield from dice_lines(step, old, new)


def _refusal(step: Step, place: int) -> LogLine:
    free = any(where == place and not lock for where, _, lock, _ in step.old_people[step.seat]["dice"])
    return happened("teotihuacan-log-bot-cannot" if free else "teotihuacan-log-bot-no-worker", board=board(place))


def work_done(step: Step) -> int:
    """The board on which the Teotibot has worked, by its traces on the table; 0 for none."""
    if step.after.decision == "spin":
        return CONSTRUCTION
    if len(step.new_people[step.seat]["techs"]) > len(step.old_people[step.seat]["techs"]):
        return ALCHEMY
    if step.old["rows"] != step.new["rows"]:
        return NOBLES
    if step.old["stairs"] != step.new["stairs"]:
        return DECORATIONS
    if bot_action(step) in ("mask_collection", "worship", "alchemy") or falls_back(step):
        return 0
    old, new = step.old_people[step.seat]["goods"], step.new_people[step.seat]["goods"]
    return FOREST + max(range(3), key=lambda good: new[good] - old[good])


def falls_back(step: Step) -> bool:
    """Whether it took the cocoa of the fallback: nothing else brings it so much in this step, but an Ascension that
    brings as much.
    """
    bot = step.amounts["bot"]
    if bot_action(step) in ("alchemy", "worship") or step.after.decision == "spin":
        return False
    traces = ("rows", "stairs", "board_tiles")
    same_techs = step.old_people[step.seat]["techs"] == step.new_people[step.seat]["techs"]
    if not same_techs or any(step.old[key] != step.new[key] for key in traces):
        return False
    gained = step.changed[step.seat].get("cocoa", 0)
    if ascends(step) and step.before.game.options["bot_ascension"] == "cocoa":
        gained -= bot["ascension"]
    return bool(gained % bot["exchanged_cocoa"] >= bot["fallback_cocoa"])
