"""Plays the games to which chances of victory are fitted: `python -m studies.chance_games FOLDER [--games N]`.

Equal players play; in a few positions of each game, drawn at random, the search of the hints says what the action it
would play is worth, and the end of the game who won and with how many points. A line for each position is added to
FOLDER/GAME-KIND.jsonl, so that what was interrupted goes on.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.progress import track

from studies.lines import keep_line, read_lines
from teocalli.core.game import Game
from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE, State
from teocalli.players.adviser import make_adviser
from teocalli.players.registry import make_player
from teocalli.players.search_player import SearchPlayer

PLAYER = {"uxmal": "level:4:0s", "teotihuacan": "level:3"}
"""Who plays: as strong as can be afforded."""
GAMES = 300
POSITIONS = 5
PLAYOUTS = {"uxmal": 2000, "teotihuacan": 40}
"""Playouts for a position: enough for the search to be of one mind, far fewer than a hint has."""


@dataclass(frozen=True)
class Kind:
    """Tables of one kind, with a model of their own: a game with its number of players or level of difficulty."""

    game: str
    name: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def load(self) -> Game:
        """The game."""
        return load_game(self.game, self.players, dict(self.options))

    @property
    def title(self) -> str:
        """How pages and files call it."""
        return f"{self.game}-{self.name}"


def kinds() -> Iterator[Kind]:
    """All kinds of tables: every number of players, alone every level of difficulty."""
    for game in PLAYER:
        fewest, most = load_game(game, 2, {}).player_counts
        for players in range(fewest, most + 1):
            difficulties = load_game(game, players, {}).difficulties
            if difficulties is None or not difficulties.offered_to(players):
                yield Kind(game, f"{players}", players)
                continue
            for level in difficulties:
                yield Kind(game, level.name, players, difficulties.settings(level.name, players))


def sample(kind: Kind, number: int) -> list[dict[str, Any]]:
    """One game of a kind: what the search said in some of its positions, and the share of the victory by seat."""
    rng = random.Random(f"chances {kind.title} {number}")
    game = kind.load()
    chosen, final = _played(game, rng)
    winners = final.winners()
    shares = [(seat in winners) / len(winners) for seat in range(game.seats)]
    base = make_adviser(game).settings
    rows = []
    for state in chosen:
        searcher = SearchPlayer(base.changed(seconds=0, playouts=PLAYOUTS[kind.game]), rng.getrandbits(32))
        line = searcher.analyse(state).lines[0]
        row = {"game": number, "progress": round(state.progress(), 4), "proven": line.proven}
        found = {"values": line.values, "stand": line.points, "victory": line.victory}
        rows.append({**row, **_rounded(found), "shares": shares, "points": final.points()})
    return rows


def _rounded(found: Mapping[str, Sequence[float]]) -> dict[str, list[float]]:
    return {name: [round(value, 5) for value in values] for name, values in found.items()}


def _played(game: Game, rng: random.Random) -> tuple[list[State], State]:
    """A game to its end, and positions of it in which a player had a choice, drawn evenly."""
    players = [make_player(PLAYER[game.name], rng.getrandbits(32)) for _ in range(game.players)]
    state = game.new_initial_state(game.draw_setup(rng.randrange))
    chosen: list[State] = []
    seen = 0
    while not state.is_terminal():
        seat = state.current_player
        if seat == CHANCE:
            actions, weights = state.chance_weights()
            state.apply_action(rng.choices(actions, weights)[0])
            continue
        if len(state.legal_actions()) > 1:
            seen += 1
            if len(chosen) < POSITIONS:
                chosen.append(state.clone())
            elif (place := rng.randrange(seen)) < POSITIONS:
                chosen[place] = state.clone()
        state.apply_action(players[seat].choose(state))
    return chosen, state


def _sampled(task: tuple[Kind, int]) -> tuple[Kind, list[dict[str, Any]]]:
    return task[0], sample(*task)


def _missing(folder: Path, games: int, only: Sequence[str]) -> Iterator[tuple[Kind, int]]:
    for kind in kinds():
        if only and kind.title not in only:
            continue
        done = {row["game"] for row in rows_of(folder, kind)}
        yield from ((kind, number) for number in range(games) if number not in done)


def rows_of(folder: Path, kind: Kind) -> list[dict[str, Any]]:
    """The positions that were kept of a kind."""
    return [row for game in read_lines(folder / f"{kind.title}.jsonl") for row in game]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing."""
    parser = argparse.ArgumentParser(prog="python -m studies.chance_games", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each kind (default {GAMES})")
    parser.add_argument("--only", action="append", default=[], help="play these kinds only, such as uxmal-2")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes that play (default: all)")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    tasks = list(_missing(chosen.folder, chosen.games, chosen.only))
    random.Random(0).shuffle(tasks)
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        for kind, rows in track(pool.imap_unordered(_sampled, tasks), "Games", total=len(tasks)):
            keep_line(chosen.folder / f"{kind.title}.jsonl", rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
