"""The live feed: tells that a game has a newer version, never what it is. One connection may follow several games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing
from typing import Any

from sse_starlette import ServerSentEvent

from teocalli.core.errors import TeocalliError
from teocalli.server.sessions import Sessions

RETRY_MS = 1000
"""Time after which a browser opens a feed again that broke off."""

Notice = tuple[str, dict[str, Any]]
"""`version` with the game's version and hash, or `gone`."""


async def watch(games: Sessions, game_id: str) -> AsyncGenerator[Notice, None]:
    """Tell a game's version at once and whenever there is a newer one; several changes at once make one notice.

    Raises `TeocalliError` if the game is not there, or broken.
    """
    told = 0
    async with games.using(game_id) as game:
        await games.view(game_id)  # now that it is kept in memory
        while not game.deleted and not games.closing:
            stored = game.stored
            if stored is not None and stored.version != told:
                told = stored.version
                yield "version", {"version": told, "hash": stored.hash}
            else:
                await game.change()
        if game.deleted:
            yield "gone", {}


async def feed(games: Sessions, game_id: str) -> AsyncIterator[ServerSentEvent]:
    """The feed of one game; ends when that is gone."""
    async with aclosing(watch(games, game_id)) as notices:
        async for name, data in notices:
            yield _event(name, data)


async def joint_feed(games: Sessions, game_ids: Sequence[str]) -> AsyncIterator[ServerSentEvent]:
    """The feed of several games: each notice names its game. A game that is not there, or broken, is `gone`."""
    # Of each game the newest notice only: a slow reader is told less, and nothing old.
    pending: dict[str, Notice] = {}
    news = asyncio.Event()

    async def follow(game_id: str) -> None:
        try:
            async with aclosing(watch(games, game_id)) as notices:
                async for notice in notices:
                    pending[game_id] = notice
                    news.set()
        except TeocalliError:
            pending[game_id] = ("gone", {})
        finally:
            news.set()

    followers = [asyncio.create_task(follow(game_id)) for game_id in dict.fromkeys(game_ids)]
    try:
        while pending or not all(follower.done() for follower in followers):
            await news.wait()
            news.clear()
            while pending:
                game_id = next(iter(pending))
                name, data = pending.pop(game_id)
                yield _event(name, {"game": game_id, **data})
    finally:
        for follower in followers:
            follower.cancel()
        await asyncio.gather(*followers, return_exceptions=True)


def _event(name: str, data: dict[str, Any]) -> ServerSentEvent:
    return ServerSentEvent(json.dumps(data), event=name, retry=RETRY_MS)
