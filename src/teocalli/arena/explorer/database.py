"""The database of the explorer: one SQLite file for one game, in which results are added up.

It contains sums, not games: so it stays small, can be extended, and answers at once. SQLite comes with Python; a query
for a position is a look-up by one key, so nothing faster is needed.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from teocalli.arena.balance import Estimate
from teocalli.arena.explorer.collecting import Collected, Outcome
from teocalli.arena.statistics import wilson_interval
from teocalli.core.errors import TeocalliError

APPLICATION = 0x54656F58
"""SQLite's application id of these files."""
VERSION = 1

_SUMS = "games INTEGER, wins REAL, points INTEGER, points2 INTEGER, margin INTEGER, margin2 INTEGER"
_SCHEMA = f"""
CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE TABLE game (digest BLOB PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE crowd (id INTEGER PRIMARY KEY, players INTEGER, options TEXT, level TEXT, games INTEGER,
  UNIQUE (players, options, level));
CREATE TABLE trait (crowd INTEGER, kind TEXT, value TEXT, {_SUMS}, PRIMARY KEY (crowd, kind, value)) WITHOUT ROWID;
CREATE TABLE move (position BLOB, crowd INTEGER, move TEXT, {_SUMS}, PRIMARY KEY (position, crowd, move)) WITHOUT ROWID;
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
"""
_NAMES = tuple(part.split()[0] for part in _SUMS.split(", "))
_ADDED = ", ".join(f"{name} = {name} + excluded.{name}" for name in _NAMES)
_SUMMED = ", ".join(f"SUM({name})" for name in _NAMES)
_MARKS = ", ".join("?" * len(_NAMES))
_ADD_TRAIT = f"INSERT INTO trait VALUES (?, ?, ?, {_MARKS}) ON CONFLICT DO UPDATE SET {_ADDED}"
_ADD_MOVE = f"INSERT INTO move VALUES (?, ?, ?, {_MARKS}) ON CONFLICT DO UPDATE SET {_ADDED}"


@dataclass(frozen=True)
class Results:
    """Results of a number of games of a seat, as sums: victories, points, lead over the best other, their squares."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    points2: int = 0
    margin: int = 0
    margin2: int = 0

    def with_one(self, outcome: Outcome) -> Results:
        """With one more game."""
        return Results(
            self.games + 1,
            self.wins + outcome.win,
            self.points + outcome.points,
            self.points2 + outcome.points**2,
            self.margin + outcome.margin,
            self.margin2 + outcome.margin**2,
        )

    @property
    def won(self) -> Estimate:
        """The share of victories with Wilson's interval."""
        return Estimate(self.wins / self.games, *wilson_interval(self.wins, self.games))

    @property
    def mean_points(self) -> Estimate:
        """Mean points."""
        return Estimate.of_sums(self.games, self.points, self.points2)

    @property
    def mean_margin(self) -> Estimate:
        """Mean lead over the best other."""
        return Estimate.of_sums(self.games, self.margin, self.margin2)


@dataclass(frozen=True)
class Crowd:
    """Games that are added up together: same number of players, same options, seats of one kind of player."""

    number: int
    players: int
    options: str
    level: str
    games: int


class ExplorerFile:
    """An explorer database, for one thread at a time."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection
        self.game, self.rules = self._about("game"), int(self._about("rules"))

    @classmethod
    def open(cls, path: Path, *, frozen: bool = False) -> ExplorerFile:
        """Open a database for reading; `frozen`: nobody changes it meanwhile. Raises `TeocalliError`."""
        if not path.is_file():
            raise TeocalliError("error-file-missing", path=str(path))
        mode = "mode=ro&immutable=1" if frozen else "mode=ro"
        with _told(path):
            return cls._checked(path, sqlite3.connect(_address(path, mode), uri=True, check_same_thread=False))

    @classmethod
    def create(cls, path: Path, game: str, rules: int) -> ExplorerFile:
        """Open a database for adding games, or create one. Raises `TeocalliError`, also if it is for another game."""
        with _told(path):
            is_new = not path.exists() or path.stat().st_size == 0
            connection = sqlite3.connect(_address(path, "mode=rwc"), uri=True)
            if is_new:
                connection.executescript(_SCHEMA)
                connection.executemany("INSERT INTO about VALUES (?, ?)", [("game", game), ("rules", str(rules))])
                connection.commit()
            found = cls._checked(path, connection)
        if (found.game, found.rules) != (game, rules):
            found.close()
            raise TeocalliError("error-explorer-other", path=str(path), game=found.game, wanted=game)
        return found

    @classmethod
    def _checked(cls, path: Path, connection: sqlite3.Connection) -> ExplorerFile:
        try:
            mark = connection.execute("PRAGMA application_id").fetchone()[0]
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if mark != APPLICATION or version != VERSION:
                raise TeocalliError("error-explorer-none", path=str(path))
            return cls(path, connection)
        except BaseException:
            connection.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def __enter__(self) -> ExplorerFile:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _about(self, key: str) -> str:
        return str(self._connection.execute("SELECT value FROM about WHERE key = ?", (key,)).fetchone()[0])

    # Adding

    def knows(self, digest: bytes) -> bool:
        """Whether a game has been added already."""
        return self._connection.execute("SELECT 1 FROM game WHERE digest = ?", (digest,)).fetchone() is not None

    def add(self, games: Iterable[Collected]) -> int:
        """Add games, all or none of them; those already there are left out. Returns how many were added."""
        with _told(self.path), self._connection:
            new = [game for game in games if self._is_new(game)]
            traits: dict[tuple[int, str, str], Results] = defaultdict(Results)
            moves: dict[tuple[bytes, int, str], Results] = defaultdict(Results)
            for game in new:
                crowds = [self._crowd(game, outcome) for outcome in game.outcomes]
                for seat, kind, value in game.traits:
                    place = crowds[seat], kind, value
                    traits[place] = traits[place].with_one(game.outcomes[seat])
                for seat, position, move in game.moves:
                    spot = position, crowds[seat], move
                    moves[spot] = moves[spot].with_one(game.outcomes[seat])
            self._connection.executemany(_ADD_TRAIT, _rows(traits.items()))
            self._connection.executemany(_ADD_MOVE, _rows(moves.items()))
            return len(new)

    def _is_new(self, game: Collected) -> bool:
        return self._connection.execute("INSERT OR IGNORE INTO game VALUES (?)", (game.digest,)).rowcount > 0

    def _crowd(self, game: Collected, outcome: Outcome) -> int:
        said = (game.players, game.options, outcome.level)
        (number,) = self._connection.execute(
            "INSERT INTO crowd (players, options, level, games) VALUES (?, ?, ?, 1)"
            " ON CONFLICT DO UPDATE SET games = games + 1 RETURNING id",
            said,
        ).fetchone()
        return int(number)

    def drop_rare(self, least: int) -> None:
        """Drop positions that occurred in fewer games, and make the file as small as possible."""
        with _told(self.path):
            with self._connection:
                self._connection.execute(
                    "DELETE FROM move WHERE position IN"
                    " (SELECT position FROM move GROUP BY position HAVING SUM(games) < ?)",
                    (least,),
                )
            self._connection.execute("VACUUM")

    # Asking

    def crowds(self) -> list[Crowd]:
        """All crowds, those with the most games first."""
        rows = self._connection.execute(
            "SELECT id, players, options, level, games FROM crowd ORDER BY games DESC, players, options, level"
        )
        return [Crowd(*row) for row in rows]

    def games(self) -> int:
        """How many games were added."""
        return int(self._connection.execute("SELECT COUNT(*) FROM game").fetchone()[0])

    def traits(self, crowds: Sequence[Crowd]) -> Iterator[tuple[str, str, Results]]:
        """Kind, value and results of all traits in these crowds."""
        rows = self._connection.execute(
            f"SELECT kind, value, {_SUMMED} FROM trait WHERE crowd IN ({_places(crowds)}) GROUP BY kind, value",
            [crowd.number for crowd in crowds],
        )
        return ((kind, value, Results(*sums)) for kind, value, *sums in rows)

    def moves(self, position: bytes, crowds: Sequence[Crowd]) -> dict[str, Results]:
        """What was played at a position in these crowds, with its results."""
        rows = self._connection.execute(
            f"SELECT move, {_SUMMED} FROM move WHERE position = ? AND crowd IN ({_places(crowds)}) GROUP BY move",
            [position, *(crowd.number for crowd in crowds)],
        )
        return {move: Results(*sums) for move, *sums in rows}


def _rows(sums: Iterable[tuple[tuple[object, ...], Results]]) -> Iterator[tuple[object, ...]]:
    for place, results in sums:
        yield (*place, *(getattr(results, name) for name in _NAMES))


def _places(crowds: Sequence[Crowd]) -> str:
    return ", ".join("?" * len(crowds))


def _address(path: Path, query: str) -> str:
    return f"{path.resolve().as_uri()}?{query}"


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    """What SQLite refuses, in a sentence."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise TeocalliError("error-explorer-failed", path=str(path), reason=str(error)) from None
        raise TeocalliError("error-explorer-none", path=str(path)) from None
    except OSError as error:
        raise TeocalliError("error-file-unreadable", path=str(path), reason=error.strerror or "?") from None
