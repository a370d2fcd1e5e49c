"""Plays random games and checks every position, and every finished game, against the contract."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.testing.games import GAME_CHECKS, SETUP_CHECKS
from teocalli.testing.positions import POSITION_CHECKS
from teocalli.testing.requirement import Unmet
from teocalli.testing.spaces import check_action_groups, check_observation


class ConformanceError(AssertionError):
    """A game violates the contract; the text names the check, the game, and the words that lead there."""


@dataclass(frozen=True)
class CheckedGames:
    """What was checked: numbers of finished games and positions."""

    games: int
    positions: int


def check_game(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    games: int = 20,
    seed: int = 0,
) -> CheckedGames:
    """Play `games` random games and check the contract at every position.

    `game` is a name in the registry, with `players` and `options` as for `load_game`; or a game already created.
    Raises `ConformanceError` at the first violation.
    """
    made = load_game(game, players, options) if isinstance(game, str) else game
    rng = random.Random(seed)
    positions = sum(_check_one(made, rng) for _ in range(games))
    return CheckedGames(games, positions)


def _check_one(game: Game, rng: random.Random) -> int:
    """Play and check one game; return its number of positions."""
    setup = game.draw_setup(rng.randrange)
    match = Match(game, setup)
    for check in SETUP_CHECKS:
        _run(check, match, rng)
    while True:
        for check in (*POSITION_CHECKS, check_observation):
            _run(check, match, rng)
        if match.state.is_terminal():
            break
        match.play_action(rng.choice(match.state.legal_actions()))
    for check in (*GAME_CHECKS, check_action_groups):
        _run(check, match, rng)
    return len(match.words) + 1


def _run(check: Callable[[Match, random.Random], None], match: Match, rng: random.Random) -> None:
    words = list(match.words)
    try:
        check(match, rng)
    except Unmet as breach:
        subject = (check.__doc__ or check.__name__).strip()
        where = " ".join([*match.setup, *words])
        raise ConformanceError(f"{subject}\n  {breach}\n  {match.game!r}\n  after: {where}") from breach
