"""The balance lab of a server for one screen: trials of changes, kept in folders, stopped and gone on with.

Methods are for the event loop's thread. One trial is played at a time, game by game, each in a place for a search that
nobody waits for urgently, so that bots and hints come first.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Literal

from teocalli.arena.balance import Trial, compare
from teocalli.arena.folder import GAMES_FILE, MatchFolder, read_match
from teocalli.arena.result import GameResult
from teocalli.core.errors import TeocalliError
from teocalli.core.files import write_atomically
from teocalli.core.registry import load_game
from teocalli.server.bots import check_bot
from teocalli.server.threads import ThinkingRoom, in_thread, run_uncancellable
from teocalli.store.database import ID_LENGTH, ID_LETTERS

log = logging.getLogger(__name__)

MOST_TRIALS = 50
"""Trials that are kept; whoever wants one more deletes one."""
TRIAL_FILE, RESULT_FILE = "trial.json", "balance.json"
_ID = re.compile(r"[a-z0-9]{4,40}")
Status = Literal["running", "stopped", "complete", "failed"]


@dataclass
class Kept:
    """A trial in its folder. `asked`: what was asked for; `done`: games of both halves that are finished."""

    path: Path
    asked: dict[str, Any]
    trial: Trial
    done: int = 0
    result: dict[str, Any] | None = None
    going: bool = False
    failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def total(self) -> int:
        """Games of both halves."""
        return 2 * self.trial.whole_blocks(int(self.asked["games"]))

    @property
    def at_work(self) -> bool:
        """Whether a game is being played, perhaps the last before it stops."""
        return self.task is not None and not self.task.done()

    @property
    def status(self) -> Status:
        """How far it is; `stopped` as soon as that is wanted, `complete` once the result has all games."""
        if self.done >= self.total and not (self.at_work and _is_behind(self)):
            return "complete"
        if self.going:
            return "running"
        return "failed" if self.failed else "stopped"

    def to_json(self) -> dict[str, Any]:
        """What it says of itself."""
        told = {"id": self.path.name, "status": self.status, "done": self.done, "total": self.total}
        asked = {name: value for name, value in self.asked.items() if name != "key"}
        return {**asked, **told, "result": self.result}


class BalanceLab:
    """All trials of a server, in a folder."""

    def __init__(self, folder: Path, room: ThinkingRoom) -> None:
        self._folder = folder
        self._room = room
        self._kept: dict[str, Kept] | None = None
        self._opening = asyncio.Lock()

    async def all(self, game: str) -> list[dict[str, Any]]:
        """The trials of a game, the newest first."""
        found = [kept for kept in (await self._known()).values() if kept.asked["game"] == game]
        return [kept.to_json() for kept in sorted(found, key=lambda kept: -int(kept.asked["created"]))]

    async def begin(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Begin a trial. Raises `TeocalliError` for what cannot be played, and while another one is."""
        known = await self._known()
        before = next((kept for kept in known.values() if kept.asked["key"] == asked["key"]), None)
        if before is not None:
            return before.to_json()
        self._check_free()
        if len(known) >= MOST_TRIALS:
            raise TeocalliError("error-balance-many", most=MOST_TRIALS)
        kept = await run_uncancellable(self._make, {**asked, "created": int(1000 * time.time())})
        known[kept.path.name] = kept
        self._go(kept)
        return kept.to_json()

    async def change(self, trial_id: str, do: str) -> dict[str, Any]:
        """Go on with a trial, or stop it; the game under way is still finished and kept."""
        kept = await self._found(trial_id)
        if do == "stop":
            kept.going = False
        elif not kept.going and kept.status != "complete":
            self._check_free(kept)
            kept.failed = False
            self._go(kept)
        return kept.to_json()

    async def look(self, trial_id: str) -> dict[str, Any]:
        """How far a trial is, and what it says. Raises `TeocalliError` (`error-no-such-page`)."""
        return (await self._found(trial_id)).to_json()

    async def delete(self, trial_id: str) -> None:
        """Forget a trial and its games."""
        kept = await self._found(trial_id)
        kept.going = False
        if kept.task is not None:
            await asyncio.wait([kept.task])
        await run_uncancellable(partial(shutil.rmtree, kept.path, ignore_errors=True))
        del (await self._known())[trial_id]

    async def close(self) -> None:
        """End: what is under way is left, what is finished is kept."""
        for kept in (self._kept or {}).values():
            kept.going = False
            if kept.task is not None:
                kept.task.cancel()
                await asyncio.wait([kept.task])

    def _check_free(self, besides: Kept | None = None) -> None:
        if any(kept.at_work and kept is not besides for kept in (self._kept or {}).values()):
            raise TeocalliError("error-balance-busy")

    async def _found(self, trial_id: str) -> Kept:
        kept = (await self._known()).get(trial_id)
        if kept is None:
            raise TeocalliError("error-no-such-page")
        return kept

    async def _known(self) -> dict[str, Kept]:
        async with self._opening:
            if self._kept is None:
                self._kept = await run_uncancellable(self._read_all)
            return self._kept

    def _read_all(self) -> dict[str, Kept]:
        folders = sorted(self._folder.iterdir()) if self._folder.is_dir() else []
        found = {}
        for path in folders:
            try:
                if _ID.fullmatch(path.name):
                    found[path.name] = _read(path)
            except (TeocalliError, OSError, ValueError, KeyError, TypeError) as error:
                log.warning("the trial in %s cannot be read and is left out: %r", path, error)
        return found

    def _make(self, asked: dict[str, Any]) -> Kept:
        # First of all the player: a program of somebody's own, which the arena would start, is nothing for a server.
        check_bot(asked["player"], load_game(asked["game"], asked["seats"], asked["options"]))
        trial = trial_of(asked)
        path = self._folder / "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        try:
            path.mkdir(parents=True)
            write_atomically(path / TRIAL_FILE, json.dumps(asked, ensure_ascii=False) + "\n")
        except OSError as error:
            raise TeocalliError("error-file-unwritable", path=str(path), reason=error.strerror or "?") from None
        return Kept(path, asked, trial)

    def _go(self, kept: Kept) -> None:
        kept.going = True
        before = kept.task
        kept.task = asyncio.create_task(self._work(kept, before))

    async def _work(self, kept: Kept, before: asyncio.Task[None] | None) -> None:
        """Play what is missing until it is whole or stopped. What goes wrong is logged, and the trial can go on."""
        try:
            if before is not None and not before.done():
                await asyncio.wait([before])
            await self._play(kept)
        except Exception as error:
            log.error("trial %s: stops: %r", kept.path.name, error)
            log.debug("where it stopped", exc_info=error)
            kept.failed = True
        finally:
            kept.going = False

    async def _play(self, kept: Kept) -> None:
        """Both halves side by side, block by block, so that they can be compared from the first block on."""
        opened = await run_uncancellable(_open, kept)
        try:
            length = kept.trial.before.schedule.block_length
            for index in range(kept.total // 2):
                for arm, folder in opened.items():
                    if not kept.going:
                        return
                    if index not in folder.results:
                        await self._play_game(kept, arm, folder, index)
                if (index + 1) % length == 0 or index + 1 == kept.total // 2:
                    kept.result = await run_uncancellable(_compared, kept, opened)
        finally:
            for folder in opened.values():
                folder.__exit__()
            await run_uncancellable(_keep_result, kept)

    async def _play_game(self, kept: Kept, arm: str, folder: MatchFolder, index: int) -> None:
        async with self._room.search(0, 1):
            result = await in_thread("balance", partial(kept.trial.arms[arm].play, index))
        await run_uncancellable(folder.keep, result)
        kept.done += 1


def trial_of(asked: Mapping[str, Any]) -> Trial:
    """The trial that was asked for. Raises `TeocalliError`."""
    return Trial.of(
        asked["game"],
        asked["player"],
        seats=asked["seats"],
        seed=asked["seed"],
        options=asked["options"],
        changes=asked["changes"],
    )


def _read(path: Path) -> Kept:
    """A trial that was kept, as far as it had come."""
    asked = json.loads((path / TRIAL_FILE).read_bytes())
    kept = Kept(path, asked, trial_of(asked))
    kept.done = sum(_count(path / arm / GAMES_FILE) for arm in kept.trial.arms)
    if (path / RESULT_FILE).exists():
        kept.result = json.loads((path / RESULT_FILE).read_bytes())
    if kept.done and _is_behind(kept):  # the server ended before it could be written
        compared = compare(kept.trial, *(_games(path / arm) for arm in kept.trial.arms))
        kept.result = None if compared is None else compared.to_json()
    return kept


def _is_behind(kept: Kept) -> bool:
    """Whether the result that was kept lacks games which nobody will play again."""
    return kept.result is None or (kept.done >= kept.total and 2 * kept.result["games"] < kept.total)


def _count(games: Path) -> int:
    """How many games are finished; there may be many, so that they are not read for that."""
    return games.read_bytes().count(b"\n") if games.exists() else 0


def _games(path: Path) -> list[GameResult]:
    return read_match(path)[1] if path.exists() else []


def _open(kept: Kept) -> dict[str, MatchFolder]:
    return {arm: MatchFolder(kept.path / arm, contest) for arm, contest in kept.trial.arms.items()}


def _compared(kept: Kept, opened: Mapping[str, MatchFolder]) -> dict[str, Any] | None:
    compared = compare(kept.trial, *(list(folder.results.values()) for folder in opened.values()))
    return None if compared is None else compared.to_json()


def _keep_result(kept: Kept) -> None:
    write_atomically(kept.path / RESULT_FILE, json.dumps(kept.result, ensure_ascii=False) + "\n")
