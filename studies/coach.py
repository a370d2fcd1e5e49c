"""How often the coach errs: the page `coach.md`, from games that `studies.coach_games` has played."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from studies.coach_games import ASKED, BOT, DEEPER, GAMES, PERSON, rows_of
from studies.documents import keep, kept, number, share_with, table, write_page
from teocalli.analysis.coach import CAREFUL, LEAST
from teocalli.analysis.review.depth import Depth
from teocalli.arena.statistics import wilson_interval
from teocalli.core.registry import load_game
from teocalli.core.texts import Texts

Row = Mapping[str, Any]


def keep_coach(folder: Path) -> None:
    """Keep what the games in `folder` tell of the coach."""
    cells = [_cell(name, rows) for name in GAMES if (rows := rows_of(folder, name))]
    keep("coach", {"person": PERSON, "bot": BOT, "asked": ASKED, "deeper": DEEPER, "cells": cells})


def _cell(name: str, rows: Sequence[Row]) -> dict[str, Any]:
    """Counts of one game, and the shares of its comments that a deeper look does not confirm, and refutes."""
    comments = [comment for row in rows for comment in row["comments"]]
    cell = {
        "game": name,
        "games": len(rows),
        "asked": sum(row["asked"] for row in rows),
        "comments": len(comments),
        "playouts": round(CAREFUL * Depth.of(load_game(name, 2)).decision),
    }
    if not comments:
        return cell
    unconfirmed, refuted = (sum(each["found"] < least for each in comments) for least in (LEAST, 0.0))
    told, found = (math.fsum(each[key] for each in comments) / len(comments) for key in ("told", "found"))
    shares = {"unconfirmed": _share(unconfirmed, len(comments)), "refuted": _share(refuted, len(comments))}
    return {**cell, **shares, "told": round(told, 5), "found": round(found, 5)}


def _share(count: int, of: int) -> list[float]:
    """A share with its interval, which holds for few comments too."""
    return [round(part, 5) for part in (count / of, *wilson_interval(count, of))]


def write_coach() -> None:
    """Write the page from what is kept."""
    results = kept("coach")
    cells = [cell for cell in results["cells"] if cell["comments"]]
    head = ["Game", "Games", "Decisions", "Comments", "Not confirmed", "Refuted", "Loss told", "Loss found"]
    write_page("coach", [_INTRODUCTION, _method(results), table(head, [_line(cell) for cell in cells]), _READING])


_INTRODUCTION = """# How often the coach errs

The coach of somebody playing alone comments on decisions that cost at least 7 percentage points of winning chance
([analysis](../analysis.md)). A search of that depth can be wrong. This page shows how many of its comments are not
confirmed by a search ten times as deep with other random numbers. All intervals are 95 % intervals."""

_READING = """*Not confirmed*: according to the deeper search, the decision costs less than 7 points. *Refuted*:
the action played is better than what the coach suggested. The last two columns are the mean loss given in the comments
and the one found by the deeper search, in percentage points."""


def _method(results: Mapping[str, Any]) -> str:
    playouts = ", ".join(f"{cell['playouts']:,} in {_title(cell['game'])}" for cell in results["cells"])
    return (
        f"Two players: {results['person']}, which blunders, in the person’s seat, against {results['bot']}. The "
        f"coach is asked about {results['asked']} decisions of each game, chosen at random; before commenting, it "
        f"examines a decision with this many playouts: {playouts}. To repeat it: `python -m studies.coach_games "
        "FOLDER`, which continues what is there, then `python -m studies coach --games FOLDER`."
    )


def _title(game: str) -> str:
    return Texts("en").format(f"{game}-title", {})


def _line(cell: Mapping[str, Any]) -> list[str]:
    shares = [share_with(tuple(cell[key]), 0) for key in ("unconfirmed", "refuted")]
    losses = [number(100 * cell[key]) for key in ("told", "found")]
    return [_title(cell["game"]), *(f"{cell[key]:,}" for key in ("games", "asked", "comments")), *shares, *losses]
