"""Whether luck is fair: the page `luck.md`, from games that `studies.luck_games` has played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from studies.documents import change_with, keep, kept, table, write_page, write_picture
from studies.estimates import mean_of
from studies.luck_games import DEPTHS, PLAYERS, rows_of
from studies.pictures import alone
from teocalli.core.texts import Texts
from teocalli.reports.plots import Values, distributions, tick_whole

_POINTS = 100
"""Percentage points in all."""
_TEXTS = Texts("en")


def keep_luck(folder: Path) -> None:
    """Keep what the games in `folder` tell of luck and skill."""
    cells = [_cell(name, rows) for name in PLAYERS if (rows := rows_of(folder, name))]
    keep(
        "luck",
        {
            "players": PLAYERS,
            "depths": {name: [each.decision, each.draw] for name, each in DEPTHS.items()},
            "cells": cells,
        },
    )


def _cell(name: str, rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Luck of the stronger player, and by how much its skill is beyond the other's, game by game in percent."""
    ordered = sorted(rows, key=lambda row: row["game"])
    luck = [round(_POINTS * row["luck"][0], 1) for row in ordered]
    skill = [round(_POINTS * (row["skill"][0] - row["skill"][1]), 1) for row in ordered]
    return {"game": name, "games": len(rows), "luck": luck, "skill": skill}


def write_luck() -> None:
    """Write the page from what is kept."""
    results = kept("luck")
    rows, pictures = [], []
    for cell in results["cells"]:
        title = _TEXTS.format(cell["game"] + "-title")
        luck, skill = (mean_of(enumerate(cell[part])) for part in ("luck", "skill"))
        rows.append([title, *(f"`{player}`" for player in results["players"][cell["game"]]), str(cell["games"])])
        rows[-1] += [change_with(luck), change_with(skill)]
        drawn = [
            Values("Luck", cell["luck"], change_with(luck).strip("*"), 1),
            Values("Skill", cell["skill"], change_with(skill).strip("*"), 2),
        ]
        plot = alone(distributions(drawn, tick_whole, "percentage points of the chance of victory"))
        about = f"{title}: luck of the stronger player, and its skill beyond the weaker one’s, game by game"
        pictures.append(write_picture(f"luck-{cell['game']}", plot, about))
    heads = ["Game", "Stronger", "Weaker", "Games", "Luck of the stronger", "Its skill beyond the weaker’s"]
    write_page("luck", [_INTRODUCTION, table(heads, rows, texts=3), *pictures, _method(results)])


def _method(results: Mapping[str, Any]) -> str:
    return _METHOD.format(*(count for game in PLAYERS for count in results["depths"][game]))


_INTRODUCTION = """# Is luck fair?

A review ([how](../analysis.md)) says for each draw what it was worth to every seat: the value of the actual outcome
minus the mean over all possible ones. So luck is 0 on average by construction, whoever plays. This page measures it:
in games of a stronger against a weaker player, luck must favour neither, and the stronger one’s advantage must come
from skill."""
_METHOD = """Percentage points of winning chance, means with 95 % intervals; bold where the interval excludes 0. The
stronger player has each seat in half of the games. The reviews search far less deeply than usual ({} playouts per
decision and {} per possible outcome of a draw in Uxmal, {} and {} in Teotihuacan): luck is fair at any depth, and skill
is only measured less precisely. To repeat it: `python -m studies.luck_games FOLDER`, then
`python -m studies luck --games FOLDER`."""
