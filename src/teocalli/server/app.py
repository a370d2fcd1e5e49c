"""The app: everything of the server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from fastapi import FastAPI, Request

from teocalli.core.errors import TeocalliError
from teocalli.core.processors import processors
from teocalli.players.registry import make_player
from teocalli.server.accounts_api import make_accounts_router
from teocalli.server.analysis_api import make_analysis_router
from teocalli.server.analysis_room import AnalysisRooms
from teocalli.server.api import make_router
from teocalli.server.balance import BalanceLab
from teocalli.server.balance_api import make_balance_router
from teocalli.server.bots import PATIENCE_SECONDS, BotRoom, MakePlayer
from teocalli.server.bus import bus_at
from teocalli.server.description import describe
from teocalli.server.direct import Direct
from teocalli.server.director import Director
from teocalli.server.error_responses import install_refusals
from teocalli.server.explorer import Explorers
from teocalli.server.explorer_api import make_explorer_router
from teocalli.server.feed_api import make_feed_router
from teocalli.server.handbook import install_handbook
from teocalli.server.hints import Hints
from teocalli.server.hosting import Hosting
from teocalli.server.identity import AtOneScreen, ByCookie, Identity
from teocalli.server.limits import Limits
from teocalli.server.live_analysis import LiveAnalyses
from teocalli.server.loading import GameList
from teocalli.server.middleware import Guard
from teocalli.server.noticing import Noticing, noticing_at
from teocalli.server.operation import Observer, make_operation_router
from teocalli.server.own_components import make_components_router
from teocalli.server.pages import install_pages
from teocalli.server.people_api import make_people_router
from teocalli.server.plans_api import make_plans_router
from teocalli.server.present import ServerTime
from teocalli.server.puzzles_api import make_puzzles_router
from teocalli.server.reviews import Reviews
from teocalli.server.sessions import Sessions
from teocalli.server.setting_up import make_set_up_router
from teocalli.server.talk_api import make_talk_router
from teocalli.server.talks import Talks
from teocalli.server.threads import ThinkingRoom
from teocalli.server.together import Together
from teocalli.server.tournament_api import make_tournament_router
from teocalli.server.tournament_feed import TournamentFeed
from teocalli.server.tournament_room import TournamentRoom
from teocalli.store import (
    KeptReviews,
    KeptVariations,
    People,
    Planning,
    Programs,
    Servers,
    Store,
    Talk,
    Tournaments,
    data_directory,
    database_url,
)

if TYPE_CHECKING:
    from teocalli.server.outside import Outside

DESCRIPTION: Mapping[str, Any] = {"openapi_url": "/api/openapi.json", "docs_url": None, "redoc_url": None}
"""Where the interface is described. There are no pages about it: they would load scripts from elsewhere."""


def create_app(
    data: Path | str | None = None,
    *,
    database: str | None = None,
    players: MakePlayer = make_player,
    patience: float = PATIENCE_SECONDS,
    hosting: Hosting | None = None,
    clock: ServerTime | None = None,
    review_depth: float = 1.0,
    bus: str | None = None,
    processes: int = 1,
    outside: Outside | None = None,
) -> FastAPI:
    """Make the server's app (ASGI).

    Games are kept in the folder `data` (default: `TEOCALLI_DATA`, else the user's data folder), or in the database with
    the SQLAlchemy address `database`. `players` makes a bot by its name; `patience`: seconds as `PATIENCE_SECONDS`.
    `hosting`: how people reach the server, each with a seat of their own; without it everybody sits at one screen.
    `clock`: the server's time. `review_depth`: how much deeper than usual reviews look. `bus`: the address of a Redis
    by which processes on one database call each other, by default PostgreSQL itself. `processes`: how many share this
    computer. `outside`: the way by which notices leave.
    Raises `StoreError` if games cannot be kept, `TeocalliError` for a bus that cannot be.
    """
    address = database or database_url(data_directory(data))
    calls = bus_at(bus, address)
    store = Store(address)
    servers = Servers(store)
    if clock is None and servers.may_be_several:
        clock = ServerTime(lambda: servers.now() / 1000)  # one clock for all processes
    thinking = ThinkingRoom(max(1, processors() // processes))
    bots, hints = BotRoom(players, thinking, patience), Hints(room=thinking)
    together = Together(servers, calls)
    games = Sessions(store, bots, hints, clock=clock, together=together)
    identity = AtOneScreen() if hosting is None else ByCookie(People(store), Programs(store), hosting)
    reviews = Reviews(KeptReviews(store), thinking, review_depth)
    lab = BalanceLab(data_directory(data) / "balance", thinking) if hosting is None and database is None else None
    rooms, searches = AnalysisRooms(KeptVariations(store)), LiveAnalyses(thinking)
    cups = TournamentFeed(Tournaments(store), together)
    tournaments = TournamentRoom(Tournaments(store), cups.changed)
    director = None if hosting is None else Director(tournaments, games)
    closed_then = [searches.close, reviews.close, *([] if lab is None else [lab.close])]
    noticing = noticing_at(store, games, identity, outside) if isinstance(identity, ByCookie) else None
    beside = [each for each in (cups, director, noticing) if each is not None]
    app = FastAPI(lifespan=_closing(games, beside, closed_then, store), **DESCRIPTION)
    describe(app)
    app.state.games, app.state.feeds = games, (cups.stop, games.close)
    install_refusals(app, _fresh_view(games, identity))
    app.add_middleware(Direct, games=games, identity=identity)
    _install_games(app, games, store, identity, rooms=rooms, noticing=noticing)
    app.include_router(make_feed_router(games, cups, identity))
    app.include_router(make_analysis_router(games, reviews, rooms, searches, identity))
    app.include_router(make_puzzles_router(games, reviews, store, identity, thinking))
    explorers = Explorers(data_directory(data) / "explorer")
    app.include_router(make_explorer_router(explorers, games, rooms, identity))
    app.include_router(make_components_router())
    app.include_router(make_set_up_router())
    if director is not None and isinstance(identity, ByCookie):
        app.include_router(make_tournament_router(tournaments, director, People(store), identity))
    if lab is not None:  # trials take processors for hours, so only whose they are may begin them
        app.include_router(make_balance_router(lab))
    install_pages(app)
    install_handbook(app)
    observer = Observer(games)
    app.include_router(make_operation_router(store, observer))
    app.add_middleware(Guard, hosting=hosting, clock=games.clock)
    app.add_middleware(observer.around)
    return app


def _install_games(
    app: FastAPI,
    games: Sessions,
    store: Store,
    identity: Identity,
    *,
    rooms: AnalysisRooms,
    noticing: Noticing | None,
) -> None:
    """The interface of games, and where they are hosted for people that of people."""
    game_list = GameList(store)
    app.include_router(make_router(games, game_list, store, identity, rooms, notices=noticing is not None))
    if isinstance(identity, ByCookie):
        app.include_router(make_people_router(games, game_list, store, identity))
        app.include_router(make_accounts_router(store, identity))
        app.include_router(make_plans_router(games, Planning(store), identity))
        app.include_router(make_talk_router(Talks(games, Talk(store)), identity))
        if noticing is not None:
            app.include_router(noticing.router)
        app.add_middleware(Limits)


class Working(Protocol):
    """What does something by itself while the server runs."""

    def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Cease."""


def _closing(
    games: Sessions, beside: Sequence[Working], closed_then: Sequence[Callable[[], Awaitable[None]]], store: Store
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """What begins and ends with the app."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        games.start()
        for each in beside:
            each.start()
        yield
        for each in beside:
            await each.stop()
        await games.close()
        for close in closed_then:
            await close()
        store.close()

    return lifespan


def _fresh_view(games: Sessions, identity: Identity) -> Callable[[Request, str], Coroutine[Any, Any, bytes | None]]:
    """Gives the view that a refusal brings along (R-27); None of a game that is not there for who asks."""

    async def fresh_view(request: Request, game_id: str) -> bytes | None:
        try:
            return (await games.view_of(game_id, await identity.asker(request, game_id))).json()
        except TeocalliError:
            return None

    return fresh_view
