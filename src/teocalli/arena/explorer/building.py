"""Building an explorer database from games, and the one that ships with a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from teocalli.arena.explorer.collecting import digest_of
from teocalli.arena.explorer.database import ExplorerFile
from teocalli.arena.explorer.sources import GamesIn
from teocalli.arena.workers import Runner, play_here
from teocalli.core.errors import TeocalliError
from teocalli.core.house import data_file
from teocalli.core.registry import game_class

SHIPPED = "explorer.sqlite"
"""Name of the database in the data of a game's house."""
AT_ONCE = 200
"""Games added at once: this many are read again after an interruption."""


def build(path: Path, sources: Sequence[GamesIn], runner: Runner = play_here) -> Iterator[int]:
    """Add the finished games from these places to a database, which is created if it does not exist.

    Repeatedly yields how many games have been read since the last time. Games already there are not counted twice, so
    an interrupted build continues when started again. Raises `TeocalliError`.
    """
    game = _one_game(path, sources)
    with ExplorerFile.create(path, game, game_class(game).rules_version) as file:
        for source in sources:
            new = [index for index in source.finished if not file.knows(digest_of(source.record(index)))]
            yield len(source.finished) - len(new)
            read = iter(runner(source, new))
            while some := list(islice(read, AT_ONCE)):
                file.add(some)
                yield len(some)


def _one_game(path: Path, sources: Sequence[GamesIn]) -> str:
    games = {source.game: source.place for source in sources}
    if len(games) != 1:
        raise TeocalliError("error-explorer-mixed", path=str(path), games=", ".join(sorted(games)) or "–")
    return next(iter(games))


def shipped(game: str) -> Path | None:
    """The database that comes with a game, None if there is none. Raises `TeocalliError` for an unknown game."""
    path = Path(str(data_file(game_class(game), SHIPPED)))
    return path if path.is_file() else None
