"""The word itself: who chose what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from teocalli.core.errors import Message, message
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.rules.position import (
    CONSTRUCTION,
    DECORATIONS,
    TO_BOARD,
    TO_DECORATIONS,
    TO_NEUTRAL,
    TO_OFFER,
    TO_PYRAMID,
    TO_STACK,
)
from teocalli.games.teotihuacan.tell.log.naming import LogLine, amounts, board, boards, tile
from teocalli.games.teotihuacan.tell.log.step import Step

_QUIET = ("skip", "done", "end", "row", "place", "reward")
"""Words that say nothing when there was no alternative."""
_DISPLAYS = {TO_DECORATIONS: DECORATIONS, TO_PYRAMID: CONSTRUCTION}
"""The boards at which drawn tiles are displayed."""

Arguments = dict[str, Any]


def head(step: Step) -> list[LogLine]:
    """The line for a word, if it says something that the lines of its consequences do not."""
    if step.action < 0 or step.kind == "temple" or (step.kind in _QUIET and not step.chosen):
        return []
    return [{"kind": step.kind, "message": _message(step)}]


def told_by_head(step: Step) -> set[str]:
    """What of the change of the acting player the line of the word tells already."""
    change = step.changed[step.seat]
    if step.kind in ("gain", "cocoa") or (step.kind == "ascend" and step.said.reward in ("vp", "cocoa", "worker")):
        return {key for key in change if change[key] > 0}
    if step.kind == "pay":
        return {key for key in parts.GOODS if change.get(key, 0) < 0}
    return {"cocoa"} if step.kind == "salary" else set()


def _message(step: Step) -> Message:
    if step.kind == "salary" and step.said.free:
        return message("teotihuacan-log-salary-free", player=step.player)
    if step.kind in _SPECIAL:
        return _SPECIAL[step.kind](step)
    return message(f"teotihuacan-log-{step.kind}", **_ARGUMENTS.get(step.kind, _only_player)(step))


def _gained(step: Step) -> list[Message]:
    return amounts({key: value for key, value in step.changed[step.seat].items() if value > 0})


def _ascend(step: Step) -> Message:
    reward = step.said.reward
    if reward in ("vp", "cocoa"):
        return message("teotihuacan-log-ascend", player=step.player, amounts=_gained(step))
    if reward == "worker":
        return message("teotihuacan-log-ascend-worker", player=step.player, amounts=_gained(step))
    return message("teotihuacan-log-ascend-steps", player=step.player, steps={"temple": 1, "two": 2}[reward])


def _worship(step: Step) -> Message:
    """At the Palace with the Royal tile."""
    royal = step.said.royal
    if not royal:
        return message("teotihuacan-log-worship", player=step.player, board=board(step.old["arrival"]))
    return message("teotihuacan-log-worship-royal", player=step.player, tile=message(f"teotihuacan-royal-{royal}"))


def _draw(step: Step) -> Message:
    drawn, target, number = tile(step.said.tile), step.frame[1], step.frame[2]
    if target in _DISPLAYS:
        return message("teotihuacan-log-draw-display", tile=drawn, board=board(_DISPLAYS[target]))
    if target == TO_BOARD:
        return message("teotihuacan-log-draw-display", tile=drawn, board=board(parts.TILE_BOARDS[number]))
    if target == TO_STACK:
        return _draw_stack(step, drawn, number)
    if target == TO_NEUTRAL:
        return message("teotihuacan-log-draw-neutral", tile=drawn)
    if target == TO_OFFER and step.before.game.option("draft") == "no":
        return message("teotihuacan-log-draw-offer", tile=drawn, player=step.seats[number // 4])
    return message("teotihuacan-log-draw", tile=drawn)


def _draw_stack(step: Step, drawn: Any, number: int) -> Message:
    components = step.before.game.components
    stack = components.data["stacks"][components.stacks[number]]
    return message("teotihuacan-log-draw-stack", tile=drawn, track=track(stack["track"]), step=stack["step"])


def track(name: str) -> Message:
    """A temple, the Avenue or the Pyramid track."""
    ids = {"avenue": "teotihuacan-track-avenue", "track": "teotihuacan-track-pyramid"}
    return message(ids.get(name, f"teotihuacan-temple-{name}"))


def _pay(step: Step) -> Message:
    given = {key: -step.changed[step.seat][key] for key in told_by_head(step)}
    ordered = {key: given[key] for key in parts.GOODS if key in given}
    return message("teotihuacan-log-pay", player=step.player, amounts=amounts(ordered))


_SPECIAL: dict[str, Callable[[Step], Message]] = {
    "ascend": _ascend,
    "draw": _draw,
    "pay": _pay,
    "worship": _worship,
}


def _only_player(step: Step) -> Arguments:
    return {"player": step.player}


def _first(step: Step) -> Arguments:
    return {"player": step.seats[step.said.seat]}


def _with_amounts(step: Step) -> Arguments:
    return {"player": step.player, "amounts": _gained(step)}


def _move(step: Step) -> Arguments:
    said = step.said
    return {"player": step.player, "count": len(said.powers), "from": board(said.board), "to": board(said.to)}


def _dice(step: Step) -> Arguments:
    return {"sum": step.said.number, "action": _bot_action(step)}


def _bot_action(step: Step) -> str:
    """The Action tile that the Teotibot's dice choose."""
    [(tile_number, _, _)] = step.report.of("bot_chose")
    return step.before.game.components.bot_actions[tile_number]


def _build(step: Step) -> Arguments:
    level, _, _ = step.said.place
    return {"player": step.player, "tile": tile(step.said.tile), "level": str(level)}


def _deco(step: Step) -> Arguments:
    return {**_with_tile(step), "stairway": step.said.stairway}


def _power(step: Step) -> Arguments:
    [(_, power, _)] = step.report.of("die_raised")
    return {"player": step.player, "board": board(step.said.board), "power": power}


def _crew(step: Step) -> Arguments:
    powers = step.said.powers
    return {"player": step.player, "count": len(powers), "powers": [str(power) for power in powers]}


def _with_tile(step: Step) -> Arguments:
    return {"player": step.player, "tile": tile(step.said.tile)}


def _set_up(family: str, names: tuple[object, ...]) -> Arguments:
    return {"tiles": [message(f"teotihuacan-{family}-{name}") for name in names]}


_ARGUMENTS: dict[str, Callable[[Step], Arguments]] = {
    "first": _first,
    "boards": lambda step: {"boards": boards(step.said.boards)},
    "royals": lambda step: _set_up("royal", step.said.royals),
    "techs": lambda step: _set_up("tech", step.said.technologies),
    "bonus": lambda step: _set_up("bonus", step.said.bonuses),
    "layout": lambda step: {"number": str(step.said.number)},
    "dirs": lambda step: {"sides": step.said.sides},
    "dice": _dice,
    "spin": lambda step: {"turns": str(step.said.turn)},
    "keep": lambda step: {"player": step.player, "tiles": [tile(name) for name in step.said.tiles]},
    "pick": _with_tile,
    "place": lambda step: {"player": step.player, "boards": boards(step.said.boards)},
    "gain": _with_amounts,
    "cocoa": _with_amounts,
    "claim": _with_tile,
    "use": _with_tile,
    "power": _power,
    "move": _move,
    "main": lambda step: {"player": step.player, "board": board(step.old["arrival"])},
    "crew": _crew,
    "tech": lambda step: {"player": step.player, "number": str(step.said.technology)},
    "row": lambda step: {"player": step.player, "row": parts.ROWS.index(step.said.row) + 1},
    "deco": _deco,
    "build": _build,
    "save": lambda step: {"player": step.player, "saved": step.said.saved or "nothing"},
    "times": lambda step: {"player": step.player, "times": step.said.number},
    "salary": lambda step: {"player": step.player, "cocoa": step.said.number},
}
