"""Plays what `strength.md` is made of: `python -m studies.strength_games FOLDER --minutes N`.

Searches play against the same with a tenth of the time for a decision, at tables of four one against three. A block of
games is played at a time, always of the match in which it narrows most for the time it takes; so the command can be
ended at any moment, and goes on with what is there. Every match is a folder of the arena: FOLDER/GAME-PLAYERS/NAME.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from rich.progress import Progress

from studies.own_time import OwnTime
from teocalli.arena.folder import MatchFolder, check_same, read_match
from teocalli.arena.match import play_match
from teocalli.arena.result import GameResult
from teocalli.arena.workers import Runner, runner_for
from teocalli.core.errors import TeocalliError
from teocalli.core.registry import load_game
from teocalli.players import make_player
from teocalli.players.levels import levels_of
from teocalli.players.opponents import search_player_of

TIMES = ("1ms", "3.16ms", "10ms", "31.6ms", "100ms", "316ms", "1s", "3.16s", "10s")
"""Times for a decision, each 3.16 times (half a power of ten) the one before."""
CROSSED = TIMES[:4]
"""Times at which both searches play each other; with more of it, the one by worth wins nothing that could be told."""
SEARCH, LEARNT = "level:6", "level:7"
ANCHORS = ((f"{SEARCH}:1ms", "level:3"), ("level:5", f"{SEARCH}:1ms"), (SEARCH, f"{SEARCH}:10ms"))
"""What places the levels beside the times."""
LADDER = (("level:2", "level:1"), ("level:3", "level:2"), ("level:4", "level:3"), ("level:5", "level:4"))
"""Levels against each other, at tables of four: between two they have met often (`levels.md`)."""
DECISIONS = {("uxmal", 2): 55, ("uxmal", 4): 30, ("teotihuacan", 2): 95, ("teotihuacan", 4): 90}
"""The tables, and about how many decisions a player has in a game."""
MOST_GAMES = 400
SEED = 1
AT_ONCE = 15.0
"""Blocks that are played together, without looking for a better match, take about so many seconds."""
_LEAST_SECONDS = 0.001


@dataclass
class Link:
    """A match of a stronger player against as many of a weaker one as the table has other seats."""

    game: str
    players: int
    stronger: str
    weaker: str
    results: list[GameResult] = field(default_factory=list)

    @property
    def table(self) -> str:
        """The table, as folders and pages call it."""
        return f"{self.game}-{self.players}"

    @property
    def path(self) -> Path:
        """The folder of the match, within that of all."""
        names = (name.replace("level:", "").replace(":", "-") for name in (self.stronger, self.weaker))
        return Path(self.table, "-over-".join(names))

    @cached_property
    def contest(self) -> OwnTime:
        """What is played."""
        return OwnTime(self.game, {}, (self.stronger, *[self.weaker] * (self.players - 1)), self.players, SEED)

    @property
    def block_seconds(self) -> float:
        """Processor time of a block: as measured, or as it is to be expected."""
        if self.results:
            return self.players * sum(sum(game.seconds) for game in self.results) / len(self.results)
        return self.players * DECISIONS[self.game, self.players] * sum(self.budgets)

    @property
    def budgets(self) -> list[float]:
        """Seconds that each player has for a decision at most."""
        return [_seconds_of(self.contest, name) for name in self.contest.entrants]

    def read(self, folder: Path) -> None:
        """Take the games that are there. Raises `TeocalliError` if they are of another match."""
        path = folder / self.path
        if path.exists():
            found, self.results = read_match(path)
            check_same(path, found, self.contest)

    def gain(self) -> float:
        """By how much a block narrows the result for the time it takes; 0 where enough has been played."""
        count = len(self.results)
        if count >= MOST_GAMES:
            return 0.0
        return (1 / (count + 1) - 1 / (count + 1 + self.players)) / self.block_seconds

    def play(self, folder: Path, runner: Runner) -> Iterator[GameResult]:
        """Play some blocks, each result when it is kept."""
        blocks = max(1, int(AT_ONCE / self.block_seconds))
        games = min(len(self.results) + blocks * self.players, MOST_GAMES)
        with MatchFolder(folder / self.path, self.contest) as kept:
            for result in play_match(self.contest, kept, games, runner):
                self.results.append(result)
                yield result


def _seconds_of(contest: OwnTime, name: str) -> float:
    search = search_player_of(make_player(name, 1), contest.rules)
    return _LEAST_SECONDS if search is None else search.settings.seconds


def links(game: str, players: int) -> list[Link]:
    """The matches of a table: times against others, and the levels against each other and against times."""
    pairs = [*_curve(SEARCH), *ANCHORS, *(LADDER if players > 2 else ())]
    if any(level.learnt for level in levels_of(load_game(game, players)).levels):
        pairs += [*_curve(LEARNT), (LEARNT, f"{LEARNT}:10ms")]
        pairs += [(f"{LEARNT}:{time}", f"{SEARCH}:{time}") for time in CROSSED]
    return [Link(game, players, *pair) for pair in pairs]


def _curve(search: str) -> list[tuple[str, str]]:
    """The matches of a search against itself: 1 ms and 3.16 ms, and each time and the one ten times as long."""
    pairs = [(TIMES[1], TIMES[0]), *zip(TIMES[2:], TIMES, strict=False)]
    return [(f"{search}:{more}", f"{search}:{less}") for more, less in pairs]


def all_links() -> list[Link]:
    """The matches of all tables."""
    return [link for table in DECISIONS for link in links(*table)]


def play(folder: Path, chosen: Sequence[Link], seconds: float, runner: Runner) -> None:
    """Play for about so much processor time."""
    for link in chosen:
        link.read(folder)
    spent = 0.0
    with Progress() as progress:
        bar = progress.add_task("", total=seconds)
        while spent < seconds and (link := max(chosen, key=Link.gain)).gain():
            progress.update(bar, description=f"{link.path}: {len(link.results)} games")
            for game in link.play(folder, runner):
                spent += sum(game.seconds)
                progress.update(bar, completed=spent)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play on."""
    parser = argparse.ArgumentParser(prog="python -m studies.strength_games", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, required=True, help="processor time for all of it")
    parser.add_argument("--table", choices=["-".join(map(str, table)) for table in DECISIONS], action="append")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play (default 1)")
    parser.add_argument("--longest", type=float, default=10.0, help="no player has more seconds than these (10)")
    chosen = parser.parse_args(arguments)
    tables = [link for link in all_links() if not chosen.table or link.table in chosen.table]
    wanted = [link for link in tables if max(link.budgets) <= chosen.longest]
    try:
        play(chosen.folder, wanted, 60 * chosen.minutes, runner_for(chosen.jobs))
    except TeocalliError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
