"""A match in a folder: what is played in `match.json`, one line of JSON per finished game in `games.jsonl`.

A game is in the file, and on the disk, before it counts as finished; so whatever ends the program, no finished game is
lost, and a match goes on where it stopped.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from hashlib import blake2b
from importlib.metadata import version as version_of
from io import FileIO
from pathlib import Path
from typing import Any

import platformdirs

from teocalli.arena.contest import Contest
from teocalli.arena.result import GameResult
from teocalli.core.errors import TeocalliError, message, shown
from teocalli.core.files import write_atomically

try:
    import fcntl
except ImportError:  # a system without file locks: two programs in one folder are then not noticed
    fcntl = None  # type: ignore[assignment]

FORMAT = "teocalli-match"
VERSION = 1
MATCH_FILE = "match.json"
GAMES_FILE = "games.jsonl"


class MatchFolder:
    """The folder of a match that is being played.

    Attributes:
        path: the folder.
        results: all games finished so far, by their number.
        torn: a last line that was not complete has been cut off.

    """

    def __init__(self, path: Path, contest: Contest) -> None:
        """Make the folder, or go on with the match in it.

        Raises `TeocalliError` if it holds another match (the differences are named) or something else, if it cannot be
        written, or if another program is playing in it.
        """
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._check_match(contest)
            self._file = _open_alone(path / GAMES_FILE)
        except OSError as error:
            raise _unwritable(path, error) from None
        self.torn = self._cut_torn_line()
        self.results = {result.index: result for result in _games_in(path, contest)}

    def keep(self, result: GameResult) -> None:
        """Add a finished game. Raises `TeocalliError` if it cannot be written; the file is then as it was."""
        line = json.dumps(result.to_json(), ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        end = self._file.seek(0, os.SEEK_END)
        try:
            _write_all(self._file, line)
            os.fsync(self._file.fileno())
        except OSError as error:
            with contextlib.suppress(OSError):
                self._file.truncate(end)
            raise TeocalliError(
                "error-arena-full", path=str(self.path), reason=error.strerror or "?", games=len(self.results)
            ) from None
        self.results[result.index] = result

    def count(self) -> int:
        """How many games the file has: also one that was written when Ctrl-C came, before it was noted."""
        return (self.path / GAMES_FILE).read_bytes().count(b"\n")

    def __enter__(self) -> MatchFolder:
        return self

    def __exit__(self, *_error: object) -> None:
        with contextlib.suppress(OSError):  # what could not be written has been told of already
            self._file.close()

    def _check_match(self, contest: Contest) -> None:
        """Compare with the match that the folder holds; a folder that is empty begins this one."""
        wanted = {"format": FORMAT, "version": VERSION, "program": version_of("teocalli"), **contest.to_json()}
        if (self.path / MATCH_FILE).exists():
            _compare(self.path, _match_in(self.path), wanted)
            return
        if any(self.path.iterdir()):
            raise TeocalliError("error-arena-not-empty", path=str(self.path))
        write_atomically(self.path / MATCH_FILE, json.dumps(wanted, ensure_ascii=False, indent=1) + "\n")

    def _cut_torn_line(self) -> bool:
        content = self._file.read()
        whole = content.rfind(b"\n") + 1
        if whole == len(content):
            return False
        self._file.truncate(whole)
        return True


def read_match(path: Path) -> tuple[Contest, list[GameResult]]:
    """The match in a folder and its finished games in order, also while it is being played.

    Raises `TeocalliError` for what is no match, or one by other rules than those of this program.
    """
    found = _match_in(path)
    contest = Contest(found["game"], found["options"], tuple(found["players"]), found["seats"], found["seed"])
    rules = contest.to_json()["rules"]
    if found["rules"] != rules:
        raise TeocalliError("error-record-rules", rules=found["rules"], known=rules)
    return contest, sorted(_games_in(path, contest), key=lambda result: result.index)


def check_same(path: Path, found: Contest, wanted: Contest) -> None:
    """Raise `TeocalliError`, which names the differences, if the folder's contest is not the one wanted."""
    _compare(path, found.to_json(), wanted.to_json())


def seed_in(path: Path) -> int | None:
    """The seed of the match in a folder, None if there is none yet."""
    return _match_in(path)["seed"] if (path / MATCH_FILE).exists() else None


def default_folder(contest: Contest) -> Path:
    """The folder in the user's data folder where a match is kept if nobody says where: the same for the same match."""
    digest = blake2b(json.dumps(contest.to_json(), sort_keys=True).encode(), digest_size=4).hexdigest()
    return Path(platformdirs.user_data_dir("teocalli", appauthor=False)) / "arena" / f"{contest.game}-{digest}"


def _open_alone(path: Path) -> FileIO:
    """The file of games, unbuffered so that no rest of a failed write comes later. Raises `TeocalliError` if in use."""
    file = path.open("ab+", buffering=0)
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise TeocalliError("error-arena-in-use", path=str(path.parent)) from None
    file.seek(0)
    return file


def _write_all(file: FileIO, data: bytes) -> None:
    while data:
        data = data[file.write(data) :]


def _match_in(path: Path) -> dict[str, Any]:
    """The content of `match.json`. Raises `TeocalliError` if it is none."""
    try:
        found = json.loads((path / MATCH_FILE).read_bytes())
    except FileNotFoundError:
        raise TeocalliError("error-arena-no-match", path=str(path)) from None
    except OSError as error:
        reason = error.strerror or "?"
        raise TeocalliError("error-file-unreadable", path=str(path / MATCH_FILE), reason=reason) from None
    except ValueError:
        raise TeocalliError("error-arena-no-match", path=str(path)) from None
    keys = {"game", "rules", "options", "players", "seats", "seed"}
    if not isinstance(found, dict) or found.get("format") != FORMAT or not keys <= found.keys():
        raise TeocalliError("error-arena-no-match", path=str(path))
    if found.get("version") != VERSION:
        raise TeocalliError("error-record-version", version=shown(found.get("version"), 20))
    return found


def _compare(path: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    differences = [
        message("arena-difference", key=key, there=_shown(found.get(key)), here=_shown(value))
        for key, value in wanted.items()
        if found.get(key) != value
    ]
    if differences:
        raise TeocalliError("error-arena-other-match", path=str(path), differences=differences)


def _shown(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:79] + "…"


def _games_in(path: Path, contest: Contest) -> list[GameResult]:
    """The finished games; a last line without an end is left out, since it is still being written."""
    try:
        content = (path / GAMES_FILE).read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        reason = error.strerror or "?"
        raise TeocalliError("error-file-unreadable", path=str(path / GAMES_FILE), reason=reason) from None
    found: dict[int, GameResult] = {}
    for number, line in enumerate(content.split(b"\n")[:-1], start=1):
        result = _game_of(line, contest)
        if result is None or result.index in found:
            raise TeocalliError("error-arena-damaged", path=str(path / GAMES_FILE), line=number)
        found[result.index] = result
    return list(found.values())


def _game_of(line: bytes, contest: Contest) -> GameResult | None:
    """The game of a line, or None if it is no game of this match."""
    try:
        result = GameResult.from_json(json.loads(line))
        return result if result.index >= 0 and result.seating == contest.seating(result.index) else None
    except (ValueError, KeyError, TypeError):
        return None


def _unwritable(path: Path, error: OSError) -> TeocalliError:
    return TeocalliError("error-file-unwritable", path=str(error.filename or path), reason=error.strerror or "?")
