"""A summary as somebody edits it: without what follows from the rest, and with what a drawing needs besides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teocalli.core.summary_reading import BEYOND
from teocalli.games.teotihuacan.arranging.numbers import is_worker
from teocalli.games.teotihuacan.arranging.rest import ALONE
from teocalli.games.teotihuacan.notation import Worker
from teocalli.games.teotihuacan.rules.position import ROW

_FOLLOWING = ("to_move", "owners", "supply", "offer", "beside", "scores", "winners", "legal")
_NO_ARRIVAL = {"board": 1, "colours": 0, "moved": []}


def bare(summary: Mapping[str, Any]) -> dict[str, Any]:
    """Without the keys that follow from others. At decisions that need no more, without `beyond`: the covered Pyramid
    tiles and what the Teotibot took out of the game are then any that fit.
    """
    decision = summary.get("decision")
    alone = decision in ALONE
    following = (*_FOLLOWING, BEYOND) if alone else _FOLLOWING
    found = {key: value for key, value in summary.items() if key not in following}
    if alone:
        found["phase"] = "over" if decision == "over" else "play"
        found["arrival"] = _arrival(found.get("arrival")) if decision == "act" else None
    if isinstance(found.get("light"), int) and isinstance(found.get("dark"), int):
        found["met"] = found["light"] == found["dark"]
    buildings = found.get("buildings")
    if isinstance(buildings, Mapping) and isinstance(rows := buildings.get("rows"), list):
        found["buildings"] = {"row": _row_left(rows), "rows": rows}
    return found


def _arrival(told: Any) -> dict[str, Any]:
    return {**_NO_ARRIVAL, **told} if isinstance(told, Mapping) else dict(_NO_ARRIVAL)


def _row_left(rows: list[Any]) -> int:
    return ROW - sum(count for count in rows if isinstance(count, int))


def sketch(summary: Mapping[str, Any]) -> dict[str, Any]:
    """Every worker part by part, as far as they can be read."""
    found: dict[str, Any] = {}
    players = summary.get("players")
    if isinstance(players, list):
        found["players"] = [{"dice": _dice(player)} for player in players]
    bot = summary.get("bot")
    if isinstance(bot, Mapping):
        found["bot"] = {"worship_die": next(iter(_dice({"workers": [bot.get("worship")]})), None)}
    return found


def _dice(player: Any) -> list[dict[str, Any]]:
    workers = player.get("workers") if isinstance(player, Mapping) else None
    return [{"word": text, **Worker.read(text).parts()} for text in workers or () if is_worker(text)]
