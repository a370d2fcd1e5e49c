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
from teocalli.core.files import write_atomically
from teocalli.core.house import data_file
from teocalli.core.registry import game_class
from teocalli.core.texts import Texts
from teocalli.players.chances import CURVE_POWERS, EDGE, FILE, SHARE_POWERS, ChanceModel, PointsModel
from teocalli.reports.plots import Forecast, reliability

BINS = 10
THIRDS = 3
RIDGE = 1e-4
"""The same for the model of the points, per position and square of a parameter."""
FIRM, SOLO_FIRM = 0.003, 0.0003
"""Weight of the penalty on biases (squared), in nats per position: what the games hardly tell stays small. Alone the
sides are unlike, so that biases are expected there.
"""
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
            known, firm = _learnt(rows), SOLO_FIRM if kind.players == 1 else FIRM
            model, points = fitted(known, firm), fitted_points(known)
            models[kind.name] = (model, points)
            others = [row for row in rows if row["game"] % 2]
            cells.append({**_cell(kind, model, others), "points": _points_cell(points, others)})
        entries = {name: _entry(*pair) for name, pair in models.items()}
        text = yaml.safe_dump(entries, sort_keys=False, default_flow_style=None)
        write_atomically(Path(str(data_file(game_class(game), FILE))), _HEAD + text)
    keep("chances", {"players": PLAYER, "playouts": PLAYOUTS, "positions": POSITIONS, "cells": cells})


def _learnt(rows: Sequence[Row]) -> list[Row]:
    """The positions that are fitted to: what is exact needs no model."""
    return [row for row in rows if row["game"] % 2 == 0 and not row["proven"]]


def fitted(rows: Sequence[Row], firm: float = FIRM) -> ChanceModel:
    """The model under which the victories of these positions are likeliest; `firm`: as `FIRM`."""
    values = np.clip(np.array([row["values"] for row in rows]), EDGE, 1 - EDGE)
    logits = np.log(values / (1 - values))
    shares = np.array([row["shares"] for row in rows])
    played = np.array([row["progress"] for row in rows])
    powers = np.stack([np.ones_like(played), played, played**2])

    def cost(parameters: Any) -> float:
        slope = np.exp(np.clip(parameters[:3] @ powers, -8, 8))
        scores = slope[:, None] * logits + parameters[3:] * (1 - played)[:, None]
        scores -= scores.max(axis=1, keepdims=True)
        likelihood = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        firmness = firm * (parameters[3:] ** 2).sum() + 0.001 * (parameters[:3] ** 2).sum()
        return float(-(shares * likelihood).sum(axis=1).mean() + firmness)

    found = minimize(cost, np.zeros(3 + shares.shape[1]), method="BFGS").x
    slope, bias = found[:3], found[3:] - found[3:].mean()
    return ChanceModel([round(float(x), 3) for x in slope], [round(float(x), 3) for x in bias])


def fitted_points(rows: Sequence[Row]) -> PointsModel:
    """The model that misses the points of these games least (squared)."""
    standing, final = (np.array([row[key] for row in rows]) for key in ("stand", "points"))
    seats = standing.shape[1]
    left = np.array([[1 - row["progress"]] * seats for row in rows])
    columns = [np.eye(seats)[seat] * left for seat in range(seats)]
    columns += [standing * left**power for power in SHARE_POWERS]
    columns += [left**power for power in CURVE_POWERS]
    known = np.stack([column.ravel() for column in columns], axis=1)
    ridge = np.sqrt(RIDGE * len(rows)) * np.eye(known.shape[1])
    missing = np.concatenate([(final - standing).ravel(), np.zeros(len(ridge))])
    found = [round(float(x), 3) for x in np.linalg.lstsq(np.vstack([known, ridge]), missing, rcond=None)[0]]
    share, curve = found[seats : seats + len(SHARE_POWERS)], found[seats + len(SHARE_POWERS) :]
    return PointsModel(found[:seats], share, curve)


def _entry(model: ChanceModel, points: PointsModel) -> dict[str, Any]:
    told = {"gain": list(points.gain), "share": list(points.share), "curve": list(points.curve)}
    return {"slope": list(model.slope), "bias": list(model.bias), "points": told}


def _cell(kind: Kind, model: ChanceModel, rows: Sequence[Row]) -> dict[str, Any]:
    """How far the chances of a model came true: tenths, Brier score, and the score of equal chances for all."""
    told = [(row["game"], _told(model, row), row["shares"]) for row in rows]
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


def _told(model: ChanceModel, row: Row) -> Sequence[float]:
    """The chances that are told: exact ones where the search knows them."""
    return row["victory"] if row["proven"] else model.chances(row["values"], row["progress"])


def _points_cell(model: PointsModel, rows: Sequence[Row]) -> dict[str, Any]:
    """By how many points the end was missed, by third of the game: mean miss, and the mean of what was too much."""
    thirds = []
    for third in range(THIRDS):
        inside = [row for row in rows if min(int(row["progress"] * THIRDS), THIRDS - 1) == third]
        missed = [
            told - true for row in inside for told, true in zip(_points_told(model, row), row["points"], strict=True)
        ]
        if missed:
            mean = math.fsum(map(abs, missed)) / len(missed)
            thirds.append({"third": third, "count": len(missed), "miss": round(mean, 3)})
            thirds[-1]["bias"] = round(math.fsum(missed) / len(missed), 3)
    return {"thirds": thirds}


def _points_told(model: PointsModel, row: Row) -> Sequence[float]:
    return row["stand"] if row["proven"] else model.points(row["stand"], row["progress"])


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

A hint gives each player's chance of winning after an action. The chances of all add up to 100 %; a shared victory
counts in equal parts. They are derived from the search's values with a small model fitted to played games, one for each
number of players and, in solo games, for each difficulty level (`chances.yaml` of each game). This page compares
forecasts in other games, which the fit has not seen, with the actual results. All intervals are 95 % intervals."""


def _method(results: Mapping[str, Any]) -> Iterator[str]:
    players = ", ".join(f"{name} in {_title(game)}" for game, name in results["players"].items())
    playouts = ", ".join(f"{count:,} in {_title(game)}" for game, count in results["playouts"].items())
    yield (
        f"Equal players play ({players}). From each game, {results['positions']} positions are sampled in which "
        f"somebody has a choice; a search with the settings of the hints (playouts: {playouts}) evaluates the action "
        "it would play. Games with even numbers are used for the fit, the others are evaluated here. To repeat it: "
        "`python -m studies.chance_games FOLDER`, then `python -m studies chances --games FOLDER`."
    )


def _title(game: str) -> str:
    return Texts("en").format(f"{game}-title", {})


def _game_part(game: str, cells: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    yield f"## {_title(game)}"
    yield (
        "The Brier score is the mean squared distance between chances and victory, summed over the seats: 0 is "
        "perfect, and giving everybody the same chance has the score in the column “blind”. The error is the mean "
        "distance between forecast and share of victories, over tenths of the scale, weighted by how often they occur."
    )
    yield table(
        ["Table", "Games", "Positions", "Brier score", "Blind", "Error"],
        [_summary_row(cell) for cell in cells],
    )
    yield "### All tables together"
    yield _POOLED
    yield table(["Tenth", "Forecast", "Actual", "Error", "Times"], list(_pooled_rows(cells)), texts=1)
    yield "### Expected points"
    yield _POINTS
    yield table(
        ["Table", *(f"{name}: miss" for name in _THIRDS), *(f"{name}: too high" for name in _THIRDS)],
        [_points_row(cell) for cell in cells],
    )
    for cell in cells:
        forecasts = [Forecast(tenth["forecast"], *tenth["share"]) for tenth in cell["tenths"]]
        svg = reliability(forecasts, lambda share: percent(share, 0), "Forecast chance; upwards: share of victories")
        yield f"### {_table_title(cell)}"
        yield write_picture(f"chances-{game}-{cell['name']}", alone(svg, 360), f"{_title(game)}, {_table_title(cell)}")
        yield table(["Forecast", "Actual", "Times"], [_tenth_row(tenth) for tenth in cell["tenths"]], texts=0)


_POOLED = (
    "For each tenth of the scale, the mean forecast and the actual share; the error is the distance between them, "
    "in percentage points."
)
_POINTS = (
    "By how many points a seat's expected points differ from those at the end of the game, on average, and by how many "
    "they are too high, in each third of the game. Where the rest of the game is solved, no model is needed."
)
_THIRDS = ("beginning", "middle", "end")


def _pooled_rows(cells: Sequence[Mapping[str, Any]]) -> Iterator[list[str]]:
    tenths = [tenth for cell in cells for tenth in cell["tenths"]]
    for place in range(BINS):
        inside = [tenth for tenth in tenths if min(int(BINS * tenth["forecast"]), BINS - 1) == place]
        if count := sum(tenth["count"] for tenth in inside):
            told = sum(tenth["count"] * tenth["forecast"] for tenth in inside) / count
            true = sum(tenth["count"] * tenth["share"][0] for tenth in inside) / count
            scale = f"{10 * place} – {10 * place + 10} %"
            yield [scale, percent(told), percent(true), f"{number(100 * abs(told - true))}", f"{count:,}"]


def _points_row(cell: Mapping[str, Any]) -> list[str]:
    thirds = {entry["third"]: entry for entry in cell["points"]["thirds"]}
    figures = [
        number(thirds[third][key]) if third in thirds else "–" for key in ("miss", "bias") for third in range(THIRDS)
    ]
    return [_table_title(cell), *figures]


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
