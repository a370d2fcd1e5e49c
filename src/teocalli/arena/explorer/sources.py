"""Where an explorer's games come from: records, folders of records, matches of the arena, folders of these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from teocalli.arena.contest import Contest
from teocalli.arena.explorer.collecting import Collected, collect
from teocalli.arena.folder import MATCH_FILE, read_match
from teocalli.arena.result import GameResult
from teocalli.core.errors import RecordError, TeocalliError
from teocalli.core.record import Record

RECORD_SUFFIX = ".json"


def records_in(places: Iterable[Path]) -> Iterator[GamesIn]:
    """The games of files and folders, place by place, in a fixed order; folders are searched to their depth.

    A file must be a record; in a folder other files are passed over. Raises `TeocalliError` for what cannot be read and
    for a folder without games.
    """
    for place in places:
        if not place.is_dir():
            yield GamesIn((Record.load(place),), str(place))
        else:
            found = list(_in_folder(place))
            if not found:
                raise TeocalliError("error-explorer-empty", path=str(place))
            yield from found


def _in_folder(place: Path) -> Iterator[GamesIn]:
    if (place / MATCH_FILE).is_file():
        contest, games = read_match(place)
        yield GamesIn(tuple(games), str(place), contest)
        return
    records = [record for path in sorted(place.glob(f"*{RECORD_SUFFIX}")) if (record := _record(path)) is not None]
    if records:
        yield GamesIn(tuple(records), str(place))
    for folder in sorted(path for path in place.iterdir() if path.is_dir()):
        yield from _in_folder(folder)


def _record(path: Path) -> Record | None:
    try:
        return Record.load(path)
    except RecordError as error:
        if error.code in ("error-record-format", "error-record-json"):
            return None
        raise


@dataclass(frozen=True)
class GamesIn:
    """The games of one place, each of which can be read anywhere (`workers.Playable`).

    Attributes:
        found: records, or games of a match.
        place: where they are, for messages.
        contest: the match, if they are of one.

    """

    found: Sequence[Record | GameResult]
    place: str
    contest: Contest | None = None

    @property
    def game(self) -> str:
        """Which game was played. Raises `TeocalliError` where several were."""
        if self.contest is not None:
            return self.contest.game
        names = sorted({found.game for found in self.found if isinstance(found, Record)})
        if len(names) != 1:
            raise TeocalliError("error-explorer-mixed", path=self.place, games=", ".join(names))
        return names[0]

    @cached_property
    def finished(self) -> list[int]:
        """Numbers of the games that are over; others are left out."""
        return [at for at, game in enumerate(self.found) if isinstance(game, GameResult) or game.scores is not None]

    def record(self, index: int) -> Record:
        """A game as a record."""
        found = self.found[index]
        if isinstance(found, Record):
            return found
        assert self.contest is not None
        return self.contest.record(found)

    def play(self, index: int) -> Collected:
        """What a game adds. Raises `TeocalliError`, which names the place, for one that cannot be played."""
        try:
            return collect(self.record(index))
        except TeocalliError as error:
            raise TeocalliError("error-explorer-record", path=self.place, reason=error.message) from None
