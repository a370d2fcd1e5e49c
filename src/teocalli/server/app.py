"""The app: everything of the server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI

from teocalli.core.errors import TeocalliError
from teocalli.players.registry import make_player
from teocalli.server.api import make_router
from teocalli.server.bots import PATIENCE_SECONDS, BotRoom, MakePlayer
from teocalli.server.error_responses import install_refusals
from teocalli.server.hints import Hints
from teocalli.server.loading import GameList
from teocalli.server.middleware import Guard
from teocalli.server.pages import install_pages
from teocalli.server.sessions import Sessions
from teocalli.server.threads import ThinkingRoom
from teocalli.store import Store, data_directory, database_url


def create_app(
    data: Path | str | None = None,
    *,
    database: str | None = None,
    players: MakePlayer = make_player,
    patience: float = PATIENCE_SECONDS,
) -> FastAPI:
    """Make the server's app (ASGI).

    Games are kept in the folder `data` (default: `TEOCALLI_DATA`, else the user's data folder), or in the database with
    the SQLAlchemy address `database`. `players` makes a bot by its name; `patience`: seconds as `PATIENCE_SECONDS`.
    Raises `StoreError` if games cannot be kept.
    """
    store = Store(database or database_url(data_directory(data)))
    thinking = ThinkingRoom()
    games = Sessions(store, BotRoom(players, thinking, patience), Hints(room=thinking))

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        await games.close()
        store.close()

    async def fresh_view(game_id: str) -> bytes | None:
        try:
            return (await games.view(game_id))[1]
        except TeocalliError:
            return None

    # No pages about the interface: they would load scripts from elsewhere.
    app = FastAPI(title="Teocalli", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.games = games
    install_refusals(app, fresh_view)
    app.include_router(make_router(games, GameList(store)))
    install_pages(app)
    app.add_middleware(Guard)
    return app
