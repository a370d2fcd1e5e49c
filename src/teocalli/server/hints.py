"""Hints for persons who are to decide: one search per game at a time, ended when the game moves on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from teocalli.analysis import Findings
from teocalli.core.game import Game
from teocalli.core.names import Name
from teocalli.core.state import State
from teocalli.players.adviser import make_adviser
from teocalli.players.search_player import SearchPlayer
from teocalli.server.lines_told import LINES, found_told
from teocalli.server.threads import ThinkingRoom, in_thread
from teocalli.store import ConflictError

MakeAdviser = Callable[[Game], SearchPlayer]


class _Hint:
    """The hint for a game at one version: being sought, or found."""

    def __init__(self, version: int, searcher: SearchPlayer, answer: asyncio.Future[dict[str, Any]]) -> None:
        self.version = version
        self.searcher = searcher
        self.answer = answer

    @property
    def failed(self) -> bool:
        """Whether there will be no answer."""
        return self.answer.done() and self.answer.exception() is not None


class Hints:
    """The hints of all games. Methods are for the event loop's thread; the searches have threads of their own."""

    def __init__(self, make: MakeAdviser = make_adviser, room: ThinkingRoom | None = None) -> None:
        self._make = make
        self.room = room or ThinkingRoom()
        self._seekers: set[asyncio.Task[None]] = set()
        self._hints: dict[str, _Hint] = {}

    def begin(self, game_id: str, version: int, state: State, names: Sequence[Name]) -> asyncio.Future[dict[str, Any]]:
        """The hint for a position in which a person is to decide; who asks again for the same gets the same.

        The answer fails with `ConflictError` if the game moves on meanwhile.
        """
        known = self._hints.get(game_id)
        if known is not None and known.version == version and not known.failed:
            return known.answer
        self.drop(game_id)
        hint = _Hint(version, self._make(state.game), asyncio.get_running_loop().create_future())
        self._hints[game_id] = hint
        seeker = asyncio.create_task(self._seek(hint, state, names))
        self._seekers.add(seeker)
        seeker.add_done_callback(self._seekers.discard)
        return hint.answer

    async def _seek(self, hint: _Hint, state: State, names: Sequence[Name]) -> None:
        """Seek a hint as soon as there is a place to think, unless nobody wants it any more."""
        async with self.room.short(urgent=True):
            if hint.answer.done():
                return
            try:
                found = await in_thread("hint", lambda: self._found(hint, state, names))
            except Exception as error:
                if not hint.answer.done():
                    hint.answer.set_exception(error)
                return
        if not hint.answer.done():
            hint.answer.set_result(found)

    def _found(self, hint: _Hint, state: State, names: Sequence[Name]) -> dict[str, Any]:
        report = hint.searcher.analyse(state)
        found = Findings.of_report(state, report, names, LINES)
        status = "complete" if found.complete else "stopped"
        return {"version": hint.version, **found_told(status, found, self.room.most_threads)}

    def drop(self, game_id: str) -> None:
        """The game has moved on, or is gone: its hint is for nobody."""
        hint = self._hints.pop(game_id, None)
        if hint is None:
            return
        hint.searcher.stop()
        if not hint.answer.done():
            hint.answer.set_exception(ConflictError(game_id))
            hint.answer.exception()  # nobody may be waiting for it

    def close(self) -> None:
        """End all searches."""
        for game_id in list(self._hints):
            self.drop(game_id)
