"""How far the chances of victory can be believed: the fit to played games, and the page `chances.md`.

Games with an even number are fitted to, those with an odd number tell how well it went.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import yaml
from scipy.optimize import minimize

from studies.chance_games import PLAYER, PLAYOUTS, POSITIONS, Kind, kinds, rows_of
from studies.documents import keep, kept, number, percent, share_with, table, write_page, write_picture
from studies.estimates import mean_of
from studies.pictures import alone
from teocalli.arena.report.plots import Forecast, reliability
from teocalli.core.files import write_atomically
from teocalli.core.house import data_file
from teocalli.core.registry import game_class
from teocalli.core.texts import Texts
from teocalli.players.chances import EDGE, FILE, ChanceModel

BINS = 10
FIRM = 0.003
"""Weight of the penalty on biases (squared), in nats per position: what the games hardly tell stays small."""
Row = Mapping[str, Any]

_HEAD = """\
# Chances of victory: how the values of a search become chances (players/chances.py). Made by
# `python -m studies chances --games FOLDER` from played games; docs/studies/chances.md says how good they are.
"""


def keep_chances(folder: Path) -> None:
    """Fit the models of all games to the positions in `folder`, and keep how well they fit other games."""
    cells = []
    for game in PLAYER:
        models = {}
        for kind in (each for each in kinds() if each.game == game):
            rows = rows_of(folder, kind)
            model = fitted([row for row in rows if row["game"] % 2 == 0])
            models[kind.name] = model
            cells.append(_cell(kind, model, [row for row in rows if row["game"] % 2]))
        entries = {name: _entry(model) for name, model in models.items()}
        text = yaml.safe_dump(entries, sort_keys=False, default_flow_style=None)
        write_atomically(Path(str(data_file(game_class(game), FILE))), _HEAD + text)
    keep("chances", {"players": PLAYER, "playouts": PLAYOUTS, "positions": POSITIONS, "cells": cells})


def fitted(rows: Sequence[Row]) -> ChanceModel:
    """The model under which the victories of these positions are likeliest."""
    values = np.clip(np.array([row["values"] for row in rows]), EDGE, 1 - EDGE)
    logits = np.log(values / (1 - values))
    shares = np.array([row["shares"] for row in rows])
    played = np.array([row["progress"] for row in rows])
    proven = np.array([float(row["proven"]) for row in rows])
    powers = np.stack([np.ones_like(played), played, played**2, proven])

    def cost(parameters: Any) -> float:
        slope = np.exp(np.clip(parameters[:4] @ powers, -8, 8))
        scores = slope[:, None] * logits + parameters[4:] * (1 - played)[:, None]
        scores -= scores.max(axis=1, keepdims=True)
        likelihood = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        firmness = FIRM * (parameters[4:] ** 2).sum() + 0.001 * (parameters[:4] ** 2).sum()
        return float(-(shares * likelihood).sum(axis=1).mean() + firmness)

    found = minimize(cost, np.zeros(4 + shares.shape[1]), method="BFGS").x
    slope, exact, bias = found[:3], found[3], found[4:] - found[4:].mean()
    return ChanceModel([round(float(x), 3) for x in slope], round(float(exact), 3), [round(float(x), 3) for x in bias])


def _entry(model: ChanceModel) -> dict[str, Any]:
    return {"slope": list(model.slope), "proven": model.proven, "bias": list(model.bias)}


def _cell(kind: Kind, model: ChanceModel, rows: Sequence[Row]) -> dict[str, Any]:
    """How far the chances of a model came true: tenths, Brier score, and the score of equal chances for all."""
    told = [(row["game"], model.chances(row["values"], row["progress"], row["proven"]), row["shares"]) for row in rows]
    pairs = [(game, p, w) for game, chances, shares in told for p, w in zip(chances, shares, strict=True)]
    seats = len(rows[0]["shares"])
    squares = [(game, sum((p - w) ** 2 for p, w in zip(ps, ws, strict=True))) for game, ps, ws in told]
    blind = [sum((1 / seats - w) ** 2 for w in ws) for _, _, ws in told]
    tenths = [_tenth(pairs, number) for number in range(BINS)]
    return {
        "game": kind.game,
        "name": kind.name,
        "games": len({row["game"] for row in rows}),
        "positions": len(rows),
        "brier": [round(x, 5) for x in mean_of(squares)],
        "blind": round(math.fsum(blind) / len(blind), 5),
        "error": round(sum(t["count"] * abs(t["forecast"] - t["share"][0]) for t in tenths if t) / len(pairs), 5),
        "tenths": [tenth for tenth in tenths if tenth],
    }


def _tenth(pairs: Sequence[tuple[int, float, float]], number: int) -> dict[str, Any] | None:
    """What was forecast in one tenth of the scale, and what came true of it."""
    inside = [(game, p, w) for game, p, w in pairs if min(int(p * BINS), BINS - 1) == number]
    if not inside:
        return None
    share = [min(max(x, 0.0), 1.0) for x in mean_of((game, w) for game, _, w in inside)]
    forecast = math.fsum(p for _, p, _ in inside) / len(inside)
    return {"count": len(inside), "forecast": round(forecast, 5), "share": [round(x, 5) for x in share]}


def write_chances() -> None:
    """Write the page from what is kept."""
    results = kept("chances")
    parts = [_INTRODUCTION, *_method(results)]
    for game in results["players"]:
        parts += _game_part(game, [cell for cell in results["cells"] if cell["game"] == game])
    write_page("chances", parts)


_INTRODUCTION = """# Can the chances be believed?

A hint says with which chance each player would win after an action. The chances of all add up to 100 %; a shared
victory counts in parts. They come from the search's values by a small model that was fitted to played games, one for
each number of players and, alone, for each level of difficulty (`chances.yaml` of each game). This page compares what
was forecast in other games, which the fit has not seen, with what came true. All intervals are 95 % intervals."""


def _method(results: Mapping[str, Any]) -> Iterator[str]:
    players = ", ".join(f"{name} in {_title(game)}" for game, name in results["players"].items())
    playouts = ", ".join(f"{count:,} in {_title(game)}" for game, count in results["playouts"].items())
    yield (
        f"Equal players play ({players}). From each game {results['positions']} positions are drawn in which somebody "
        f"has a choice; a search with the settings of the hints ({playouts} playouts) values the action that it would "
        "play. Games with an even number are fitted to, the others are counted here. To do it again: "
        "`python -m studies.chance_games FOLDER`, then `python -m studies chances --games FOLDER`."
    )


def _title(game: str) -> str:
    return Texts("en").format(f"{game}-title", {})


def _game_part(game: str, cells: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    yield f"## {_title(game)}"
    yield (
        "The Brier score is the mean squared distance between chances and victory, summed over the seats: 0 is "
        "perfect, and whoever gives all the same chance has the score of the column “blind”. The error is the mean "
        "distance between forecast and share of victories, over tenths of the scale, weighted by how often they occur."
    )
    yield table(
        ["Table", "Games", "Positions", "Brier score", "Blind", "Error"],
        [_summary_row(cell) for cell in cells],
    )
    for cell in cells:
        forecasts = [Forecast(tenth["forecast"], *tenth["share"]) for tenth in cell["tenths"]]
        svg = reliability(forecasts, lambda share: percent(share, 0), "Forecast chance; upwards: share of victories")
        yield f"### {_table_title(cell)}"
        yield write_picture(f"chances-{game}-{cell['name']}", alone(svg, 360), f"{_title(game)}, {_table_title(cell)}")
        yield table(["Forecast", "Came true", "Times"], [_tenth_row(tenth) for tenth in cell["tenths"]], texts=0)


def _table_title(cell: Mapping[str, Any]) -> str:
    name = cell["name"]
    return f"{name} players" if name.isdigit() else f"alone, level “{Texts('en').format(_level_id(cell), {})}”"


def _level_id(cell: Mapping[str, Any]) -> str:
    return f"difficulty-{cell['game']}-{cell['name']}"


def _summary_row(cell: Mapping[str, Any]) -> list[str]:
    score, low, high = cell["brier"]
    brier = f"{number(score, 3)} [{number(low, 3)}, {number(high, 3)}]"
    return [
        _table_title(cell), f"{cell['games']}", f"{cell['positions']:,}", brier, number(cell["blind"], 3),
        f"{number(100 * cell['error'])} points",
    ]  # fmt: skip


def _tenth_row(tenth: Mapping[str, Any]) -> list[str]:
    return [percent(tenth["forecast"]), share_with(tuple(tenth["share"])), f"{tenth['count']:,}"]
