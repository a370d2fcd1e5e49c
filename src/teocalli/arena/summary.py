"""A summary as JSON: the same for every command, with numbers rounded so that results can be compared as text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from teocalli.arena.contest import Contest
from teocalli.arena.ratings import Ratings, rate
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import Share, Standing, Summary, summarise
from teocalli.core.errors import TeocalliError
from teocalli.core.files import write_atomically

PLACES = 6
SUMMARY_FILE = "summary.json"


def save_summary(path: Path, contest: Contest, games: Sequence[GameResult]) -> None:
    """Write the summary into the folder of a match. Raises `TeocalliError` if it cannot be written."""
    save_json(path / SUMMARY_FILE, summary_json(contest, games))


def save_json(path: Path, data: Any) -> None:
    """Write a JSON file. Raises `TeocalliError` if it cannot be written; it is then as it was."""
    save_text(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def save_text(path: Path, text: str) -> None:
    """Write a file. Raises `TeocalliError` if it cannot be written; it is then as it was."""
    try:
        write_atomically(path, text)
    except OSError as error:
        raise TeocalliError("error-file-unwritable", path=str(path), reason=error.strerror or "?") from None


def summary_json(contest: Contest, games: Sequence[GameResult], *, times: bool = True) -> dict[str, Any]:
    """The summary of at least one game. Without `times` it is the same whenever and wherever the games were played."""
    names = contest.names()
    summary = summarise(games, len(names))
    ratings = rate(games, summary)
    found = {
        **contest.to_json(),
        "games": summary.games,
        "blocks": summary.blocks,
        "shared": summary.shared,
        "rating": ratings.kind,
        "players": [_standing(names, summary, ratings, entrant, times) for entrant in summary.standings],
        "pairs": [{"first": p.first, "second": p.second, **_share(p.above)} for p in summary.pairs],
        "seats_won": [{**_share(seat.wins), "points": asdict(seat.points)} for seat in summary.seats],
        "turns": asdict(summary.turns),
        "decisions": asdict(summary.decisions),
        "branching": asdict(summary.branching),
        "sources": [asdict(source) for source in summary.sources],
    }
    rounded: dict[str, Any] = _rounded(found)
    return rounded


def _standing(names: Sequence[str], summary: Summary, ratings: Ratings, entrant: int, times: bool) -> dict[str, Any]:
    standing: Standing = summary.standings[entrant]
    found = {
        "player": names[entrant],
        **_share(standing.wins),
        "rating": asdict(ratings.ratings[entrant]),
        "points": asdict(standing.points),
        "by_seat": standing.by_seat,
    }
    return found | ({"seconds": standing.seconds, "slowest": standing.slowest} if times else {})


def _share(share: Share) -> dict[str, Any]:
    return asdict(share)


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, PLACES)
    if isinstance(value, dict):
        return {key: _rounded(part) for key, part in value.items()}
    return [_rounded(part) for part in value] if isinstance(value, (list, tuple)) else value
