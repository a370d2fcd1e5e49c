"""What is kept of the value of things in a game: tiles, first turns, actions; what `values_page.py` makes pages of."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.progress import track

from studies import teotihuacan_facts, uxmal_facts
from studies.cells import rounded
from studies.documents import keep
from studies.effects import effects, mean_of_all, wins_with
from studies.estimates import mean_of
from studies.facts import Facts, Name, names_in
from studies.value_games import Games, kinds_of
from teocalli.core.game import Game

LEAST = 60
"""What fewer players had is not told of."""


@dataclass(frozen=True)
class Group:
    """Things that are compared with each other.

    Attributes:
        name: that of the facts.
        stage: from which stage of the game on it counts: what came before is held equal by the points then.
        against: all of them at once, each instead of this one; "" if each by itself.
        offered: games in which it cannot be had say nothing of it.

    """

    name: str
    stage: int = 1
    against: str = ""
    offered: bool = False


GROUPS: Mapping[str, Sequence[Group]] = {
    "teotihuacan": (
        Group("dealt"),
        Group("starting"),
        Group("pair"),
        Group("first turn"),
        Group("technology", offered=True),
        *(Group(f"technology, era {era}", era, offered=True) for era in (1, 2, 3)),
        Group("royal", offered=True),
        Group("bonus", offered=True),
        Group("temple reached"),
        Group("temple top"),
        Group("temple steps", against="none"),
        Group("discovery"),
        Group("ascensions"),
        *(Group(f"ascensions, era {era}", era) for era in (1, 2, 3)),
        Group("first Ascension"),
        Group("reward", against="none"),
        Group("turns", against="cocoa"),
        *(Group(f"turns, era {era}", era, against="cocoa") for era in (1, 2, 3)),
        Group("unlock"),
    ),
    "uxmal": (
        Group("first turn"),
        Group("first build"),
        Group("first tile"),
        Group("first priest, turn"),
        Group("first priest, rank"),
        Group("actions", against="build"),
        *(Group(f"actions, phase {phase}", phase, against="build") for phase in (1, 2, 3)),
        Group("cards"),
        Group("two cards"),
        Group("movement", against="none"),
        Group("squares", against="none"),
        Group("ends a phase"),
        Group("begins a phase"),
    ),
}
ALONE = ("starting", "technology", "first Ascension", "ascensions", "turns")
"""What is told of games alone, which can only be compared with other games."""
_SEEN: Mapping[str, Callable[[Game, Mapping[str, Any]], Facts]] = {
    "teotihuacan": teotihuacan_facts.seen,
    "uxmal": uxmal_facts.seen,
}


def keep_values(folder: Path) -> None:
    """Keep what the games in `folder` tell of each game."""
    for game in GROUPS:
        cells = [_cell(kind, rows) for kind in kinds_of(game) if (rows := kind.rows(folder))]
        if cells:
            keep(f"values-{game}", rounded({"game": game, "program": version("teocalli"), "cells": cells}))


def _cell(kind: Games, rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What the games of one kind tell."""
    rules = kind.contest.rules
    games = [_SEEN[kind.game](rules, row) for row in track(rows, f"reading {kind.title}", transient=True)]
    return {
        "players": kind.players,
        "player": kind.player,
        "games": len(games),
        "seats": [_seat(games, place) for place in range(kind.players)],
        "lengths": _lengths(games),
        "groups": {group.name: told for group in _groups(kind) if (told := entries(games, group))},
    }


def _groups(kind: Games) -> list[Group]:
    return [group for group in GROUPS[kind.game] if kind.players > 1 or group.name in ALONE]


def _seat(games: Sequence[Facts], place: int) -> dict[str, Any]:
    """How those fare who have this place in the order of play."""
    return {
        "wins": mean_of((at, game.shares[game.order.index(place)]) for at, game in enumerate(games)),
        "points": mean_of((at, game.points[game.order.index(place)]) for at, game in enumerate(games)),
    }


def _lengths(games: Sequence[Facts]) -> dict[str, list[float]]:
    """How long it took: mean and standard deviation."""
    found = {}
    for name in dict.fromkeys(name for game in games for name in game.lengths):
        values = [game.lengths[name] for game in games if name in game.lengths]
        found[name] = [statistics.fmean(values), statistics.pstdev(values)]
    return found


def entries(games: Sequence[Facts], group: Group) -> list[dict[str, Any]]:
    """What each thing of a group is worth, the best first."""
    names = [which for which in names_in(games, group.name) if which != group.against]
    if group.against:
        told = effects(games, [(group.name, which) for which in names], group.stage)
        worths = [{outcome: values[at] for outcome, values in told.items()} for at in range(len(names))]
    else:
        worths = [_worth(games, group, which) for which in names]
    found = [_entry(games, group, *each) for each in zip(names, worths, strict=True)]
    return sorted((entry for entry in found if entry is not None), key=lambda entry: -entry["victory"][0])


def _worth(games: Sequence[Facts], group: Group, which: str) -> dict[str, Any]:
    """What one thing is worth by itself; where all depends on the set-up, in games alone that have it."""
    name = (group.name, which)
    told = _offered(games, group, name)
    return {outcome: values[0] for outcome, values in effects(told, [name], group.stage).items()}


def _offered(games: Sequence[Facts], group: Group, name: Name) -> Sequence[Facts]:
    return [game for game in games if name in game.found] if group.offered else games


def _entry(games: Sequence[Facts], group: Group, which: str, worth: Mapping[str, Any]) -> dict[str, Any] | None:
    name = (group.name, which)
    had, wins = wins_with(games, name)
    if had < LEAST or not worth:
        return None
    return {"name": which, "had": had, "mean": mean_of_all(_offered(games, group, name), name), "wins": wins, **worth}
