"""A match: the games of a contest, saved in a folder, each played once."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from teocalli.arena.contest import Contest
from teocalli.arena.folder import MatchFolder
from teocalli.arena.result import GameResult
from teocalli.arena.workers import Runner


def missing_games(folder: MatchFolder, games: int) -> Iterator[int]:
    """Numbers of the games up to this many that have not been played yet, one by one: there may be any number."""
    return (index for index in range(games) if index not in folder.results)


def play_match(contest: Contest, folder: MatchFolder, games: int, runner: Runner) -> Iterator[GameResult]:
    """Play whatever is missing of this many games, and yield each result once it is saved.

    Raises `TeocalliError` if one cannot be saved. However it ends, games under way are stopped too.
    """
    results = runner(contest, missing_games(folder, games))
    try:
        for result in results:
            folder.keep(result)
            yield result
    finally:
        with contextlib.suppress(AttributeError):  # a plain map of this process has nothing to close
            results.close()  # type: ignore[attr-defined]
