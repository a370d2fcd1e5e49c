"""The live feed: tells that a game has a newer version, never what it is. One connection may follow several things."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing
from functools import lru_cache
from typing import Any

from teocalli.core.errors import TeocalliError
from teocalli.server.event_stream import event
from teocalli.server.game_session import GameSession
from teocalli.server.sessions import Sessions
from teocalli.table.company import Asker

RETRY_MS = 1000
"""Time after which a browser opens a feed again that broke off."""

PING_SECONDS = 15
SEND_TIMEOUT_SECONDS = 20
"""A reader that takes nothing for so long is dropped; it comes again and reads the newest version (R-59)."""

Notice = tuple[str, dict[str, Any]]
"""`version` with the game's version and hash, `present` with who looks at it, `talk` with what was said last, `point`
with what somebody points at, or `gone`."""


async def watch(games: Sessions, game_id: str, asker: Asker, *, seeing: bool = True) -> AsyncGenerator[Notice, None]:
    """Tell a game's version at once and whenever there is a newer one; several changes at once make one notice.

    At a table for people also who is there, what was said last, and at what somebody points. `seeing`: the page is
    before their eyes.

    Raises `TeocalliError` if the game is not there, or broken.
    """
    async with games.using(game_id) as game:
        await games.view_of(game_id, asker)  # now that it is kept in memory
        await games.hear_talk([game])
        told = _Told(game, asker)
        with game.presence_of(asker.person or "", seeing=seeing):
            while not game.deleted and not games.closing:
                notices = told.next()
                for notice in notices:
                    yield notice
                if not notices:
                    await game.change()
        if game.deleted:
            yield "gone", {}


class _Told:
    """What somebody was told of a game so far, so that everything is told once."""

    def __init__(self, game: GameSession, asker: Asker) -> None:
        self._game = game
        self._asker = asker
        self._version = 0
        self._presence: dict[str, Any] | None = None
        self._talk: dict[str, int] | None = None
        self._signs = game.pointers.serial

    def next(self) -> list[Notice]:
        """What is to be told next; nothing before there is something new."""
        game = self._game
        stored = game.stored
        if stored is not None and stored.version != self._version:
            self._version = stored.version
            return [("version", {"version": stored.version, "hash": stored.hash})]
        if (presence := game.presence()) != self._presence and presence is not None:
            self._presence = presence
            return [("present", presence)]
        if (talk := _heard(game, self._asker)) != self._talk and talk is not None:
            self._talk = talk
            return [("talk", {"newest": talk})]
        if game.pointers.serial > self._signs:
            new = game.pointers.after(self._signs, game.heard_by(self._asker))
            self._signs = game.pointers.serial
            return [("point", sign.told()) for sign in new]
        return []


def _heard(game: GameSession, asker: Asker) -> dict[str, int] | None:
    """By room that somebody hears, the number of what was said there last; None where nobody talks."""
    hears = game.heard_by(asker)
    return {room: number for room, number in sorted((game.talk or {}).items()) if room in hears} if hears else None


async def feed(games: Sessions, game_id: str, asker: Asker, *, views: bool = False) -> AsyncGenerator[bytes, None]:
    """The feed of one game; ends when that is gone.

    `views`: instead of its version it tells the view, as who asks may see it: first the whole of it, then with so much
    of the story as is new.
    """
    known = None
    async with games.using(game_id) as game, aclosing(watch(games, game_id, asker)) as notices:
        async for name, data in notices:
            if views and name == "version":
                view = await games.seen(game, asker)
                yield event("view", view.json(view.told_after(known)), RETRY_MS)
                known = view.story_mark
            else:
                yield _event(name, data)


async def joint_feed(watched: Mapping[str, AsyncGenerator[Notice, None]]) -> AsyncGenerator[bytes, None]:
    """The feed of several games or tournaments, by id; each notice names its own. What is not there, broken, or hidden
    from the asker, is `gone`.
    """
    pending = _Pending()
    followers = [asyncio.create_task(_follow(each, notices, pending)) for each, notices in watched.items()]
    try:
        while pending or not all(follower.done() for follower in followers):
            await pending.news.wait()
            pending.news.clear()
            while pending:
                yield pending.pop()
    finally:
        for follower in followers:
            follower.cancel()
        await asyncio.gather(*followers, return_exceptions=True)


class _Pending:
    """What a joint feed has not told yet: of each game the newest notice of each kind only, and of each who points. A
    slow reader is told less, and nothing old (R-59).
    """

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self._notices: dict[tuple[str, str, str], dict[str, Any]] = {}

    def __bool__(self) -> bool:
        return bool(self._notices)

    def put(self, game_id: str, name: str, data: dict[str, Any]) -> None:
        self._notices[game_id, name, str(data.get("speaker", ""))] = data
        self.news.set()

    def pop(self) -> bytes:
        """The notice that waits longest, which does not wait any more."""
        game_id, name, speaker = next(iter(self._notices))
        return _event(name, {"game": game_id, **self._notices.pop((game_id, name, speaker))})


async def _follow(watched_id: str, notices: AsyncGenerator[Notice, None], pending: _Pending) -> None:
    """Hand on what happens in one game or tournament, until it is gone."""
    try:
        async with aclosing(notices):
            async for name, data in notices:
                pending.put(watched_id, name, data)
    except TeocalliError:
        pending.put(watched_id, "gone", {})
    finally:
        pending.news.set()


def _event(name: str, data: dict[str, Any]) -> bytes:
    return _version(tuple(data.items())) if name == "version" else _written(name, data)


@lru_cache(maxsize=1024)
def _version(data: tuple[tuple[str, Any], ...]) -> bytes:
    """What all who follow a game are sent alike is written once."""
    return _written("version", dict(data))


def _written(name: str, data: dict[str, Any]) -> bytes:
    return event(name, json.dumps(data).encode(), RETRY_MS)
