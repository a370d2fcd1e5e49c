"""What every study keeps of a cell: one match of its plan, all by the same options and number of players."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.progress import track

from studies.documents import FOLDER, keep
from studies.estimates import Tally, change_of, contrast, mean_of, share_of
from teocalli.arena.contest import Contest
from teocalli.arena.plan import PlannedMatch, games_of, read_plan
from teocalli.arena.result import GameResult
from teocalli.core.game import Game
from teocalli.core.state import State

PLACES = 5


@dataclass(frozen=True)
class Study:
    """The study of a game.

    Attributes:
        game: its name, and that of the plan and the kept results.
        find: makes a cell of a match, its games, and those of the standard game with as many players.
        turns: counts the turns of a game where the arena counts more than those as turns.

    """

    game: str
    find: Callable[[PlannedMatch, Sequence[GameResult], Sequence[GameResult]], dict[str, Any]]
    turns: Callable[[Contest, GameResult], int] = lambda _, game: game.turns


def lead(game: GameResult) -> float:
    """Points of the winner above the best other; 0 for a tie that was broken otherwise, or a shared victory."""
    best, second, *_ = sorted(game.scores, reverse=True)
    return best - second


MEASURES: dict[str, Callable[[GameResult], float]] = {
    "points": lambda game: sum(game.scores) / len(game.scores),
    "winner": lambda game: max(game.scores),
    "lead": lead,
    "turns": lambda game: game.turns,
    "decisions": lambda game: game.decisions,
    "branching": lambda game: game.choices / game.decisions,
    "first": lambda game: (0 in game.winners) / len(game.winners),
}
"""What is compared between cells, game by game; `first`: the victory of the first seat."""


def cell_of(match: PlannedMatch, games: Sequence[GameResult], standard: Sequence[GameResult]) -> dict[str, Any]:
    """The cell as a JSON object, with how it differs from the standard game of as many players (none if it is that)."""
    points = [score for game in games for score in game.scores]
    contest = match.contest
    return {
        "name": match.name,
        "options": contest.to_json()["options"],
        "players": list(contest.entrants),
        "games": len(games),
        "blocks": len({game.block for game in games}),
        "shared": sum(len(game.winners) > 1 for game in games),
        "seats": [_seat(games, seat) for seat in range(contest.seats)],
        "measures": {
            name: mean_of((game.block, measure(game)) for game in games) for name, measure in MEASURES.items()
        },
        "changes": {name: change_of(games, standard, measure) for name, measure in MEASURES.items()}
        if standard
        else {},
        "sd": statistics.stdev(points),
        "histogram": sorted(Counter(points).items()),
        "leads": sorted(Counter(map(lead, games)).items()),
    }


def _seat(games: Sequence[GameResult], seat: int) -> dict[str, Any]:
    return {
        "wins": share_of(games, lambda game: (seat in game.winners) / len(game.winners)),
        "points": mean_of((game.block, game.scores[seat]) for game in games),
    }


def keep_cells(study: Study, folder: Path) -> None:
    """Keep what a study finds in the games of its plan that have been played into `folder`.

    A match that has not been played to its end is left out. A cell is compared with the first cell of the plan that
    has the same players. Raises `TeocalliError` if the folder
    holds games of another plan.
    """
    plan = read_plan(FOLDER / f"{study.game}.yaml")
    cells, standards = [], dict[tuple[str, ...], Sequence[GameResult]]()
    for match in track(plan, f"reading games of {study.game}", transient=True):
        games = [replace(game, turns=study.turns(match.contest, game)) for game in games_of(match, folder)]
        if len(games) >= match.games:
            cells.append(study.find(match, games, standards.get(match.contest.entrants, ())))
            standards.setdefault(match.contest.entrants, games)
    head = {"game": study.game, "rules": plan[0].contest.to_json()["rules"], "program": version("teocalli")}
    keep(study.game, rounded({**head, "cells": cells}))


def contrasts(games: Sequence[GameResult], tallies: Sequence[Tally]) -> list[dict[str, object]]:
    """Winners against others in everything that was counted, in the order of the names."""
    names = sorted({name for tally in tallies for name in tally})
    return [contrast(games, tallies, name) for name in names]


def replayed(contest: Contest, game: GameResult) -> Iterator[tuple[State, int, State]]:
    """The positions of a game before and after each word, and the action between them."""
    return replayed_words(contest.rules, game.words)


def replayed_words(rules: Game, words: Sequence[str]) -> Iterator[tuple[State, int, State]]:
    """The same of the words of a game."""
    before = rules.new_initial_state(list(words[: rules.setup_length]))
    for word in words[rules.setup_length :]:
        action = rules.string_to_action(before, word)
        after = before.clone()
        after.apply_action(action)
        yield before, action, after
        before = after


def rounded(value: Any) -> Any:
    """A JSON value whose numbers have so few places that files stay small and can be compared."""
    if isinstance(value, float):
        return round(value, PLACES)
    if isinstance(value, dict):
        return {key: rounded(part) for key, part in value.items()}
    return [rounded(part) for part in value] if isinstance(value, (list, tuple)) else value
