"""How strength grows with the time for a decision: the page `strength.md`, from games of `studies.strength_games`."""

from __future__ import annotations

import math
import os
import platform
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bench.environment import processor
from studies.documents import keep, kept, number, number_with, share_with, table, write_page, write_picture
from studies.estimates import Estimate
from studies.pictures import alone
from studies.ratings import Duel, Ratings, ratings
from studies.strength_games import DECISIONS, LEARNT, MOST_GAMES, SEARCH, TIMES, Link, all_links
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import Share
from teocalli.core.texts import Texts
from teocalli.reports.plots import Curve, growth

ORIGIN = "level:3"
"""Whose strength is 0: the player `greedy`."""
FEW = 40
"""With fewer games of a match its result is a hint at most."""
_HARDLY = 1e-6
"""Weight of times by the clock: they count where no others are known."""
_TEXTS = Texts("en")
_THOUSAND = 1000
_WORDS = {2: "two", 4: "four"}


def keep_strength(folder: Path) -> None:
    """Keep what the matches in `folder` tell, as far as they have been played."""
    cells = []
    for link in all_links():
        link.read(folder)
        link.results = _whole_blocks(link)
        if link.results:
            cells.append(_cell(link))
    head = {
        "program": version("teocalli"),
        "kept": datetime.now(UTC).date().isoformat(),
        "machine": f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}",
    }
    keep("strength", {**head, "cells": cells})


def _whole_blocks(link: Link) -> list[GameResult]:
    """The games of blocks that have been played to their end: in others somebody had the better seats."""
    played = Counter(game.block for game in link.results)
    return [game for game in link.results if played[game.block] == link.players]


def _cell(link: Link) -> dict[str, Any]:
    """A match: what the stronger player won, block by block, and how long both took for a decision."""
    blocks: dict[int, list[float]] = defaultdict(list)
    for game in link.results:
        blocks[game.block].append(game.win_of(0))
    counted = Counter((round(math.fsum(won), 5), len(won)) for won in blocks.values())
    share = Share.of(link.results, lambda game: game.win_of(0))
    return {
        "table": link.table,
        "stronger": link.stronger,
        "weaker": link.weaker,
        "games": len(link.results),
        "share": [round(part, 5) for part in (share.share, *share.interval)],
        "ms": [round(_THOUSAND * each, 4) for each in _times(link)],
        "asked": [sum(game.asked[seat] for game in link.results for seat in seats(game)) for seats in _SIDES],
        "blocks": sorted([won, games, times] for (won, games), times in counted.items()),
    }


def _own_seats(game: GameResult) -> list[int]:
    return [seat for seat, entrant in enumerate(game.seating) if entrant == 0]


def _other_seats(game: GameResult) -> list[int]:
    return [seat for seat, entrant in enumerate(game.seating) if entrant > 0]


_SIDES = (_own_seats, _other_seats)


def _times(link: Link) -> Iterator[float]:
    """Seconds of processor time for a decision, of both sides."""
    for seats in _SIDES:
        spent = math.fsum(game.seconds[seat] for game in link.results for seat in seats(game))
        asked = sum(game.asked[seat] for game in link.results for seat in seats(game))
        yield spent / max(1, asked)


def write_strength() -> None:
    """Write the page from what is kept."""
    results = kept("strength")
    parts = [_INTRODUCTION]
    for game, players in DECISIONS:
        cells = [cell for cell in results["cells"] if cell["table"] == f"{game}-{players}"]
        if players == 2:
            cells += _level_cells(game)
        if cells:
            parts += _table_parts(game, players, cells)
    write_page("strength", [*parts, "## How this was measured", _method(results), _METHOD, _AGAIN])


def _level_cells(game: str) -> Iterator[dict[str, Any]]:
    """The matches between two levels that the study of levels keeps; games count as independent."""
    for match in kept(f"levels-{game}")["cells"]:
        players = [player["player"] for player in match["players"]]
        if len(players) == 2 and all(player.startswith("level:") for player in players):
            own, games = match["players"][0], match["games"]
            won = own["share"] * games
            yield {
                "stronger": players[0],
                "weaker": players[1],
                "games": games,
                "share": [own["share"], *own["interval"]],
                "ms": [_THOUSAND * player["seconds"] for player in match["players"]],
                "asked": [_HARDLY, _HARDLY],
                "blocks": [[1, 1, won], [0, 1, games - won]],
            }


def _table_parts(game: str, players: int, cells: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    title = f"{_TEXTS.format(f'{game}-title')}, {_WORDS[players]} players"
    duels = [Duel(cell["stronger"], cell["weaker"], players - 1, cell["blocks"]) for cell in cells]
    found, times = ratings(duels, ORIGIN), _mean_times(cells)
    strength = {player: found.of(player) for player in found.players}
    yield f"## {title}"
    yield "\n".join(_findings(found, times, cells))
    about = f"{title}: Elo points above level 3 by time per decision, with 95 % intervals; numbers are levels"
    yield write_picture(f"strength-{game}-{players}", alone(_plot(strength, times)), about)
    heads = ["Player", "Processor time per decision", "Elo points above level 3", "Games"]
    rows = [
        [_shown(player), _time(times[player]), _whole(strength[player]), str(_games(cells, player))]
        for player in sorted(strength, key=times.__getitem__)
    ]
    yield table(heads, rows)
    yield "The matches:"
    rows = [
        [_shown(cell["stronger"]), _shown(cell["weaker"]), share_with(cell["share"]), str(cell["games"])]
        for cell in cells
    ]
    yield table(["Player", "Against" if players == 2 else "Against three of", "Victories", "Games"], rows, texts=2)
    yield _hints(cells)


def _mean_times(cells: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """By player its milliseconds for a decision, over all of its matches."""
    spent, asked = defaultdict[str, float](float), defaultdict[str, float](float)
    for cell in cells:
        for player, mean, count in zip((cell["stronger"], cell["weaker"]), cell["ms"], cell["asked"], strict=True):
            spent[player] += mean * count
            asked[player] += count
    return {player: spent[player] / asked[player] for player in spent}


def _findings(strength: Ratings, times: Mapping[str, float], cells: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for search, name in ((SEARCH, "by worth"), (LEARNT, "with the learnt evaluation")):
        places = {player: math.log10(times[player]) for player in _curve(search) if player in strength.players}
        if len(places) > 1:
            first, *_, last = places
            yield (
                f"* The search {name}, from {_label(first)} to {_label(last)}: {_whole(strength.slope(places))} Elo"
                " points for ten times the time, by a straight line through the curve."
            )
    learnt, worth = f"{LEARNT}:10ms", f"{SEARCH}:10ms"
    if learnt in strength.players:
        lead = strength.combined({learnt: 1.0, worth: -1.0})
        yield f"* At 10 ms per decision, the learnt evaluation is {_whole(lead)} Elo points ahead of that by worth."
    yield f"* {sum(cell['games'] for cell in cells):,} games in {len(cells)} matches."


def _curve(search: str) -> list[str]:
    return [f"{search}:{time}" for time in TIMES]


def _plot(strength: Mapping[str, Estimate], times: Mapping[str, float]) -> str:
    curves = []
    for place, (search, name) in enumerate(((SEARCH, "by worth"), (LEARNT, "learnt"))):
        players = [player for player in _curve(search) if player in strength]
        if players:
            curves.append(_drawn(name, players, strength, times, place, joined=True))
    levels = sorted(player for player in strength if player.count(":") == 1 and player >= ORIGIN)
    for player in levels:
        curves.append(_drawn(player.partition(":")[2], [player], strength, times, 2, joined=False))
    return growth(curves, _tick, "time per decision", lambda value: number(value, 0))


def _drawn(
    label: str,
    players: Sequence[str],
    strength: Mapping[str, Estimate],
    times: Mapping[str, float],
    colour: int,
    *,
    joined: bool,
) -> Curve:
    bounds = [strength[player] for player in players]
    places = [times[player] for player in players]
    return Curve(label, places, bounds, colour, joined=joined)


def _tick(milliseconds: float) -> str:
    return f"{milliseconds / _THOUSAND:g} s" if milliseconds >= _THOUSAND else f"{milliseconds:g} ms"


def _time(milliseconds: float) -> str:
    return f"{number(milliseconds, 2 if milliseconds < 10 else 0)} ms"


def _seconds(player: str) -> float:
    text = player.rpartition(":")[2]
    return float(text.removesuffix("ms")) / _THOUSAND if text.endswith("ms") else float(text.removesuffix("s"))


def _label(player: str) -> str:
    """The time of a search, as people write it."""
    text = player.rpartition(":")[2]
    return f"{text.removesuffix('ms')} ms" if text.endswith("ms") else f"{text.removesuffix('s')} s"


def _shown(player: str) -> str:
    return f"`{player}`"


def _whole(estimate: Estimate) -> str:
    return number_with(estimate, 0)


def _games(cells: Sequence[Mapping[str, Any]], player: str) -> int:
    return sum(cell["games"] for cell in cells if player in (cell["stronger"], cell["weaker"]))


def _hints(cells: Sequence[Mapping[str, Any]]) -> str:
    """Which matches have few games, and which have none yet."""
    few = [f"{_shown(cell['stronger'])} {cell['games']}" for cell in cells if cell["games"] < FEW]
    return f"Fewer than {FEW} games, so only a rough indication: {', '.join(few)}." if few else ""


def _missing(results: Mapping[str, Any]) -> str:
    """By table the players whose matches have not been begun; "" if all have."""
    played = {(cell["table"], cell["stronger"], cell["weaker"]) for cell in results["cells"]}
    left: dict[str, list[str]] = defaultdict(list)
    for link in all_links():
        if (link.table, link.stronger, link.weaker) not in played:
            left[link.table].append(f"{_shown(link.stronger)} against {_shown(link.weaker)}")
    return "; ".join(f"{table}: {', '.join(matches)}" for table, matches in left.items())


_INTRODUCTION = f"""# Strength by thinking time

How much stronger does a player become with more time per decision? *By worth* is the search of level 6, which values
positions by how the players stand; *learnt* is that of level 7, which plays by [what was learnt](learning.md). Both
are given a time per decision instead of a number of playouts. The levels themselves appear as points at the time they
take. Level {ORIGIN[-1]}, the player `greedy`, is at 0; a lead of 100 Elo points means winning 64 % of games between
two, 400 points 91 %."""
_METHOD = f"""Each player meets the same search with a tenth of its time. The levels meet search times close to
theirs, and each other; their two-player matches are those of [the study of levels](levels.md), with times by the
clock. At tables of four, one player faces three of the weaker kind; an equal share is 25 %. Within a block of games
with the same draws, everybody has every seat once. Elo points are maximum likelihood estimates (Bradley–Terry; at
tables of four, each player wins in proportion to its strength), with one game between equals added to every match.
Intervals come from 300 bootstrap samples of blocks; in matches with fewer than 20 blocks, games count as
independent. A match ends at {MOST_GAMES} games; until then, the next block is always played where it narrows the
result most for the time it takes, so long times have few games. Errors add up along the chain from level 3:
neighbours are separated better than their intervals suggest, which the table of matches shows."""
_AGAIN = """`python -m studies.strength_games FOLDER --minutes N` plays for N minutes of processor time, continuing
with what is there; `--table uxmal-2` plays only one table. `python -m studies strength --games FOLDER` then writes
this page."""


def _method(results: Mapping[str, Any]) -> str:
    missing = _missing(results)
    unplayed = f" Not played yet: {missing}." if missing else ""
    return (
        "Time is a player's own processor time, so other work on the machine takes nothing from it. Plotted is the"
        " average for decisions with more than one legal action; a search ends early once it cannot change its mind."
        f" {results['machine']}; version {results['program']}, {results['kept']}.{unplayed}"
    )
