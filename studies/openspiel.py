"""Our search against OpenSpiel's: the page `openspiel.md`, from games that `studies.openspiel_match` has played."""

from __future__ import annotations

import os
import platform
import random
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bench.environment import processor
from studies.documents import keep, kept, number, share_with, table, write_page
from teocalli.arena.contest import Contest
from teocalli.arena.folder import check_same, read_match
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import wilson_interval
from teocalli.arena.summary import summary_json
from teocalli.core.match import Match
from teocalli.core.state import State
from teocalli.core.texts import Texts

GAMES = ("uxmal", "teotihuacan")
OURS, THEIRS = 0, 1
"""Who is who among the entrants."""
PLANNED = 200
"""Games of each match."""
LOOKED_AT, EACH = 20, 3
"""Games in which playouts are counted, and decisions of each."""


def keep_openspiel(folder: Path) -> None:
    """Keep what the games in `folder` tell. Raises `TeocalliError` for games of another contest."""
    from studies.openspiel_match import EXPLORATION, MILLISECONDS, Duel  # noqa: PLC0415 - it needs OpenSpiel

    cells = []
    for game in GAMES:
        if (folder / game).exists():
            found, games = read_match(folder / game)
            check_same(folder / game, found, Duel.of(game))
            if games:
                cells.append(_cell(Duel.of(game), games))
    head = {
        "program": version("teocalli"),
        "openspiel": version("open_spiel"),
        "kept": datetime.now(UTC).date().isoformat(),
        "machine": f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "milliseconds": MILLISECONDS,
        "exploration": EXPLORATION,
    }
    keep("openspiel", {**head, "cells": cells})


def _cell(duel: Any, games: Sequence[GameResult]) -> dict[str, Any]:
    """Victories, points and decisions of a match, and how many playouts fit into a decision."""
    won = [game.win_of(OURS) for game in games]
    counts = {"games": len(games), "won": won.count(1), "shared": sum(0 < each < 1 for each in won)}
    summary = summary_json(duel, games)
    low, high = wilson_interval(sum(won), len(won))
    return {
        "game": duel.game,
        "rules": summary["rules"],
        **counts,
        "share": [round(part, 5) for part in (sum(won) / len(won), low, high)],
        "points": [round(sum(game.points_of(side) for game in games) / len(games), 1) for side in (OURS, THEIRS)],
        "asked": round(sum(map(sum, (game.asked for game in games))) / len(games), 1),
        "playouts": [round(each, 1) for each in _playouts(duel, games[:LOOKED_AT])],
    }


def _playouts(duel: Any, games: Sequence[GameResult]) -> tuple[float, float]:
    """Playouts for a decision, ours and those of `MCTSBot`, on average over some decisions of some games."""
    ours, theirs = (duel.make_player(entrant, 1) for entrant in duel.entrants)
    counted = []
    for game in games:
        for state in _some_decisions(duel, game):
            theirs.choose(state)
            counted.append((ours.analyse(state).playouts, theirs.bot.simulations))
    return tuple(sum(side) / len(counted) for side in zip(*counted, strict=True))


def _some_decisions(contest: Contest, game: GameResult) -> list[State]:
    match = Match.from_record(contest.record(game))
    asked = [at for at in range(len(match.words)) if match.was_asked(at)]
    return [match.state_at(at) for at in sorted(random.Random(game.index).sample(asked, min(EACH, len(asked))))]


def write_openspiel() -> None:
    """Write the page from what is kept."""
    results = kept("openspiel")
    head = [
        "Game",
        "Games",
        "Won by our search",
        "Shared",
        "Lost",
        "Share of victories",
        "Points",
        "Playouts per decision",
    ]
    rows = [_line(cell) for cell in results["cells"]]
    parts = [_INTRODUCTION, _method(results), table(head, rows), _missing(results["cells"]), _READING, _AGAIN]
    write_page("openspiel", [*parts, *_EARLIER])


_INTRODUCTION = """# Our search against OpenSpiel's

The same game through `teocalli.adapters.openspiel`, the same time per decision: our search against OpenSpiel's
`MCTSBot`. Intervals are 95 % intervals (Wilson)."""

_READING = """*Points* and *playouts per decision*: ours, then OpenSpiel's, on average. Playouts are counted at three
random decisions of each of the first 20 games; if our search solves the rest of the game, it needs none. OpenSpiel's
search plays its random games to the end through calls into Python: this compares both searches as they can be used on
these games, not two rules for selecting nodes in a tree. The compiled `MCTSBot` of OpenSpiel
2.0.2 cannot play games in Python."""

_AGAIN = """`python -m studies.openspiel_match FOLDER` plays the games, shows its progress, and continues what is
there; each match is an arena folder ([arena](../arena.md)). `python -m studies openspiel --games FOLDER` then writes
this page. Set-up and draws of a game follow from its number, and the two games of a pair, with seats swapped, share
them; decisions limited by time are not exactly reproducible."""

_EARLIER = (
    "## With a fixed number of simulations",
    """An earlier match of Uxmal for two gave `MCTSBot` five simulations per decision, which took it 11.3 ms on
average, and our search at most 10 ms (`mcts:10ms`), of which it used 4.5 ms: ours won 200 games of 200, so it wins at
least 98 % of such games (Wilson).""",
)


def _method(results: Mapping[str, Any]) -> str:
    return (
        f"Two players, default options, each with {results['milliseconds']} ms of its own processor time for every"
        f" decision with more than one legal action (ours: `mcts:{results['milliseconds']}ms`). `MCTSBot` starts"
        " simulations until its time is up, with one random game per evaluation and exploration"
        f" {results['exploration']:g}. Since processor time counts, not the clock, neither is at a disadvantage when"
        " other programs are running, as they were here: the machine was busy with other work throughout, which gives"
        f" both fewer playouts than a quiet one would. {results['machine']}; OpenSpiel {results['openspiel']}, version"
        f" {results['program']}, {results['kept']}."
    )


def _missing(cells: Sequence[Mapping[str, Any]]) -> str:
    """What has not been played of what was planned; nothing if that is all."""
    played = dict.fromkeys(GAMES, 0) | {cell["game"]: cell["games"] for cell in cells}
    short = [f"{_title(game)}: {count} of {PLANNED}" for game, count in played.items() if count < PLANNED]
    return f"Not all games have been played yet ({'; '.join(short)})." if short else ""


def _title(game: str) -> str:
    return Texts("en").format(f"{game}-title", {})


def _line(cell: Mapping[str, Any]) -> list[str]:
    lost = cell["games"] - cell["won"] - cell["shared"]
    counts = [f"{each:,}" for each in (cell["games"], cell["won"], cell["shared"], lost)]
    points = " : ".join(number(each) for each in cell["points"])
    playouts = " : ".join(number(each, 0) for each in cell["playouts"])
    return [_title(cell["game"]), *counts, share_with(tuple(cell["share"])), points, playouts]
