"""How strong the levels are: the page `levels.md`, made from what is kept of the matches between them."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bench.environment import processor
from studies.documents import (
    FOLDER,
    by_name,
    keep,
    kept,
    number,
    percent,
    share_with,
    signed,
    table,
    write_page,
    write_picture,
)
from studies.pictures import alone
from teocalli.arena.plan import plan_results, read_plan
from teocalli.core.registry import load_game
from teocalli.core.texts import Texts
from teocalli.players.levels import Level, levels_of
from teocalli.reports.plots import Bar, intervals

GAMES = ("uxmal", "teotihuacan")
GOAL = 0.65
"""Share of victories that a level should have against the one below."""
GREEDY_GOAL = 0.9
_LEFT_OUT = ("sources", "game", "rules", "rating", "seats")
_PLAIN = "the player `greedy`"


def keep_levels(folder: Path) -> None:
    """Keep the results of the plans `levels-GAME.yaml` that have been played into `folder`/GAME, as far as they are."""
    for game in GAMES:
        played = plan_results(read_plan(FOLDER / f"levels-{game}.yaml"), folder / game)["matches"]
        if not played:
            continue
        results = {
            "game": game,
            "rules": played[0]["rules"],
            "program": version("teocalli"),
            "kept": datetime.now(UTC).date().isoformat(),
            "machine": f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}",
            "levels": [_settings(level) for level in levels_of(load_game(game, 2, {})).levels],
            "cells": [{key: value for key, value in match.items() if key not in _LEFT_OUT} for match in played],
        }
        keep(f"levels-{game}", results)


def _settings(level: Level) -> dict[str, Any]:
    search = level.search
    budget = {"playouts": search.playouts, "seconds": search.seconds} if search else {}
    return {"number": level.number, "blunders": level.blunders, **budget}


def write_levels() -> None:
    """Write the page from the kept results."""
    found = [(game, kept(f"levels-{game}")) for game in GAMES if (FOLDER / f"levels-{game}.json").exists()]
    parts = [_INTRODUCTION]
    for game, results in found:
        parts += _game_part(game, results)
    write_page("levels", [*parts, *_method(dict(found))])


_INTRODUCTION = f"""# How strong the levels are

Every game offers opponents by level. Each level is a few settings in the game's `levels.yaml`; this page shows how
often each wins against the one below, whether they keep their order at tables of three and four, and how long they
think. A level should win at least {GOAL:.0%} of its games against the one below, and the highest at least
{GREEDY_GOAL:.0%} against the player `greedy`. All intervals are 95 % intervals.""".replace("%", " %").replace(
    "  %", " %"
)


def _game_part(game: str, results: Mapping[str, Any]) -> Iterator[str]:
    matches = by_name(results["cells"])
    title = Texts("en").format(f"{game}-title", {})
    yield f"## {title}"
    yield table(
        ["Level", "What it is", "Wins against the one below", "Elo steps", "Games", "Time per decision"],
        [_level_row(level, matches) for level in results["levels"]],
        texts=2,
    )
    yield _ladder(game, title, results["levels"], matches)
    yield _verdicts(results["levels"], matches)
    rows = [row for match in results["cells"] if len(match["players"]) > 2 for row in _order_rows(match)]
    if rows:
        yield "### At tables of three and four"
        yield "How often the higher level finished ahead of the lower one, in games with both; ties count half."
        yield table(["Table", "Pair", "Higher above lower", "Games"], rows, texts=2)
        yield _order_verdict(results["cells"])
    unfinished = [f"{m['name']}: {m['games']} of {m['planned']}" for m in results["cells"] if m["games"] < m["planned"]]
    if unfinished:
        yield f"Not all games have been played yet ({'; '.join(unfinished)})."


def _level_row(level: Mapping[str, Any], matches: Mapping[str, Any]) -> list[str]:
    number_of = level["number"]
    match = matches.get(f"{number_of}-over-{number_of - 1}")
    standing = match["players"][0] if match else None
    return [
        f"{number_of} – {Texts('en').format(f'bot-level-{number_of}', {})}",
        describe(level),
        share_with((standing["share"], *standing["interval"])) if standing else "–",
        _elo(standing["rating"]) if standing else "–",
        f"{match['games']}" if match else "–",
        _time(number_of, matches),
    ]


def describe(level: Mapping[str, Any]) -> str:
    """The settings of a level in words."""
    if "playouts" in level:
        budget = [f"{level['playouts']:,} playouts"] if level["playouts"] else []
        budget += [f"at most {level['seconds'] * 1000:g} ms"] if level["seconds"] else []
        return f"tree search, {', '.join(budget)}"
    return f"{_PLAIN}, {percent(level['blunders'], 0)} of its decisions at random" if level["blunders"] else _PLAIN


def _elo(rating: Mapping[str, float | None]) -> str:
    value, low, high = (rating[key] for key in ("value", "low", "high"))
    if value is None:
        return f"more than {signed(low, 0)}" if low is not None else f"less than {signed(high or 0.0, 0)}"
    bounds = "−∞" if low is None else signed(low, 0), "∞" if high is None else signed(high, 0)
    return f"{signed(value, 0)} [{', '.join(bounds)}]"


def _time(level: int, matches: Mapping[str, Any]) -> str:
    """Mean time of a level for a decision, in the match with the level below (of the lowest: with the one above)."""
    match = matches.get(f"{level}-over-{level - 1}") or matches.get("2-over-1")
    own = [player for player in match["players"] if player["player"] == f"level:{level}"] if match else []
    if not own:
        return "–"
    milliseconds = own[0]["seconds"] * 1000
    return f"{number(milliseconds, 2 if milliseconds < 1 else 1)} ms"


def _ladder(game: str, title: str, levels: Sequence[Mapping[str, Any]], matches: Mapping[str, Any]) -> str:
    """The picture of what each level wins against the one below, and the highest against `greedy`."""
    bars: list[Bar] = []
    for name in _ladder_names(levels):
        if name in matches:
            player = matches[name]["players"][0]
            label = name.replace("-", " ")
            low, high = player["interval"]
            bars.append(Bar(label, player["share"], low, high, percent(player["share"]), len(bars)))
    if not bars:
        return ""
    svg = intervals(bars, lambda value: percent(value, 0), reference=GOAL, bounds=(0.5, 1.0))
    about = f"{title}: share of victories of each level against the one below; the broken line is {percent(GOAL, 0)}"
    return write_picture(f"levels-{game}", alone(svg), about)


def _ladder_names(levels: Sequence[Mapping[str, Any]]) -> list[str]:
    numbers = [level["number"] for level in levels]
    return [*(f"{n}-over-{n - 1}" for n in numbers[1:]), f"{numbers[-1]}-over-greedy"]


def _verdicts(levels: Sequence[Mapping[str, Any]], matches: Mapping[str, Any]) -> str:
    """One line for each match that has a goal."""
    lines = []
    for name in _ladder_names(levels):
        goal = GREEDY_GOAL if name.endswith("greedy") else GOAL
        match = matches.get(name)
        if match is None:
            lines.append(f"* {name.replace('-', ' ')}: not played yet.")
            continue
        player = match["players"][0]
        verdict = "reached" if player["share"] >= goal else "missed"
        sure = " (the whole interval lies above it)" if player["interval"][0] >= goal else ""
        share = share_with((player["share"], *player["interval"]))
        lines.append(
            f"* {name.replace('-', ' ')}: {share} of {match['games']} games; {percent(goal, 0)} {verdict}{sure}."
        )
    return "\n".join(lines)


def _order_rows(match: Mapping[str, Any]) -> Iterator[list[str]]:
    names = [player["player"].removeprefix("level:") for player in match["players"]]
    table_name = "levels " + ", ".join(names)
    for pair in match["pairs"]:
        share = higher_above(pair)
        low, high = sorted((names[pair["first"]], names[pair["second"]]))
        yield [table_name, f"{high} above {low}", share_with(share), str(pair["games"])]


def higher_above(pair: Mapping[str, Any]) -> tuple[float, float, float]:
    """How often the second of a pair, which is the higher level in every plan, was above the first."""
    low, high = pair["interval"]
    return 1 - pair["share"], 1 - high, 1 - low


def _order_verdict(matches: Sequence[Mapping[str, Any]]) -> str:
    shares = [higher_above(pair) for match in matches if len(match["players"]) > 2 for pair in match["pairs"]]
    kept_order, sure = sum(share[0] > 0.5 for share in shares), sum(share[1] > 0.5 for share in shares)
    return (
        f"In {kept_order} of {len(shares)} pairs, the higher level finished ahead of the lower one more often than"
        f" behind it; in {sure} of them, the whole interval is above 50 %."
    )


def _method(found: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    yield "## How this was measured"
    yield (
        "Players change seats within a block of games that all have the same draws; intervals are Wilson's, for the"
        " number of independent games that would vary as much as the blocks do. Elo steps are 400 · log10(share / (1 −"
        " share)). Times are means over decisions with more than one legal action."
    )
    for game, results in found.items():
        yield (
            f"* {Texts('en').format(f'{game}-title', {})}: version {results['program']}, rules {results['rules']},"
            f" {results['kept']}; {results['machine']}."
        )
    yield (
        "Two processes played at a time, and the machine had other work too: on an otherwise idle machine, the levels"
        " that search complete their playouts faster, and never play worse. Most of Teotihuacan's games were played by"
        " a build optimised for this processor and for such games (profile-guided), about a fifth faster than the usual"
        " one; decisions are the same as long as they do not run out of time."
    )
    yield "To play the matches, or continue them after an interruption:"
    yield (
        "```sh\n"
        + "\n".join(
            f"teocalli arena plan docs/studies/levels-{game}.yaml --out levels/{game} --jobs 1" for game in GAMES
        )
        + "\n```"
    )
    yield "To write this page from their results (`docs/studies/levels-GAME.json` stores a summary):"
    yield "```sh\npython -m studies levels --games levels\n```"
