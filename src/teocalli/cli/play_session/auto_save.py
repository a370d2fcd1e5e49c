"""Keeps the game in a file while it is played, so that nothing is lost however it ends."""

from __future__ import annotations

import errno
import itertools
import os
from datetime import datetime
from pathlib import Path

import platformdirs

from teocalli.core.errors import RecordError, TeocalliError
from teocalli.core.files import reason_of
from teocalli.table.table import Table


class AutoSave:
    """Writes the record of a table to one file, whenever there is something new.

    `path` None chooses a new file in the user's data folder when there is something to keep; `kept` says that the
    record is in the file already.
    """

    def __init__(self, table: Table, path: Path | None, *, kept: bool = False) -> None:
        self._table = table
        self._path = path
        self._kept: list[str] | None = list(table.match.words) if kept else None
        self.failure: TeocalliError | None = None
        """Why the last attempt to keep the game failed, None if it did not."""

    @property
    def path(self) -> Path | None:
        """The file; None as long as nothing was kept and no file was named."""
        return self._path

    def keep(self) -> None:
        """Write the record if it is new. A failure is noted, not raised: the game can go on without."""
        match = self._table.match
        if match.words == self._kept or (not match.words and self._kept is None):
            return
        try:
            self._path = self._path or _new_path(match.game.name)
            self._table.record().save(self._path)
        except TeocalliError as failure:
            self.failure = failure
            return
        self.failure = None
        self._kept = list(match.words)

    def save_copy(self, path: Path) -> None:
        """Write the record to another file. Raises `TeocalliError` if it exists already or cannot be written."""
        if path != self._path:
            check_new_file(path)
        self._table.record().save(path)


def check_new_file(path: Path) -> None:
    """Raise `TeocalliError` if something is at `path` already (it could be somebody's game), or no folder for it."""
    try:
        path.lstat()
        raise TeocalliError("error-cli-file-exists", path=str(path))
    except FileNotFoundError:
        pass
    except (OSError, ValueError) as error:  # a name that is too long, a folder that is none or cannot be entered
        raise TeocalliError("error-file-unwritable", path=str(path), reason=reason_of(error)) from None
    if not path.parent.is_dir():
        raise TeocalliError("error-file-unwritable", path=str(path), reason=os.strerror(errno.ENOENT))


def _new_path(game: str) -> Path:
    """A file that does not exist yet, in the folder for saved games. Raises `RecordError` if there can be none."""
    folder = Path(platformdirs.user_data_dir("teocalli", appauthor=False)) / "records"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError("error-file-unwritable", path=str(folder), reason=error.strerror or "?") from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{'' if number == 1 else f'-{number}'}.json" for number in itertools.count(1))
    return next(path for name in names if not (path := folder / name).exists())
