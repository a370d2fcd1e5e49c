"""The app: everything of the server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from fastapi import APIRouter, FastAPI, Request

from teocalli.core.errors import TeocalliError
from teocalli.core.processors import processors
from teocalli.players.registry import make_player
from teocalli.server.accounts_api import make_accounts_router
from teocalli.server.analysis_api import make_analysis_router
from teocalli.server.api import make_router
from teocalli.server.balance import BalanceLab
from teocalli.server.balance_api import make_balance_router
from teocalli.server.bots import PATIENCE_SECONDS, BotRoom, MakePlayer
from teocalli.server.bus import bus_at
from teocalli.server.description import describe
from teocalli.server.direct import Direct
from teocalli.server.director import Director
from teocalli.server.error_responses import install_refusals
from teocalli.server.explorer_api import make_explorer_router
from teocalli.server.feed_api import make_feed_router
from teocalli.server.handbook import install_handbook
from teocalli.server.hints import Hints
from teocalli.server.hosting import Hosting
from teocalli.server.identity import AtOneScreen, ByCookie, Identity
from teocalli.server.limits import Limits
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
from teocalli.server.sessions import Sessions
from teocalli.server.setting_up import make_set_up_router
from teocalli.server.studies import Studies
from teocalli.server.talk_api import make_talk_router
from teocalli.server.talks import Talks
from teocalli.server.threads import ThinkingRoom
from teocalli.server.together import Together
from teocalli.server.tournament_api import make_tournament_router
from teocalli.server.tournament_feed import TournamentFeed
from teocalli.server.tournament_room import TournamentRoom
from teocalli.store import (
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
    folder = data_directory(data)
    address = database or database_url(folder)
    calls = bus_at(bus, address)
    store = Store(address)
    servers = Servers(store)
    thinking = ThinkingRoom(max(1, processors() // processes))
    together = Together(servers, calls)
    clock = clock or _common_clock(servers)
    games = Sessions(store, BotRoom(players, thinking, patience), Hints(room=thinking), clock=clock, together=together)
    studies = Studies.of(store, thinking, folder / "explorer", review_depth)
    cups = TournamentFeed(Tournaments(store), together)
    if hosting is not None:
        return _put_together(_for_people(store, games, studies, cups, hosting=hosting, outside=outside), hosting)
    lab = BalanceLab(folder / "balance", thinking) if database is None else None
    return _put_together(Parts(store, games, AtOneScreen(), studies, cups, lab=lab), hosting)


def _common_clock(servers: Servers) -> ServerTime | None:
    """One clock for all processes, where there may be several."""
    return ServerTime(lambda: servers.now() / 1000) if servers.may_be_several else None


def _for_people(
    store: Store, games: Sessions, studies: Studies, cups: TournamentFeed, *, hosting: Hosting, outside: Outside | None
) -> Parts:
    """What a server has for people who are elsewhere."""
    identity = ByCookie(People(store), Programs(store), hosting)
    director = Director(TournamentRoom(Tournaments(store), cups.changed), games)
    noticing = noticing_at(store, games, identity, outside)
    return Parts(store, games, identity, studies, cups, director=director, noticing=noticing)


class Working(Protocol):
    """What does something by itself while the server runs."""

    def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Cease."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What a server is put together from.

    Attributes:
        store: the database.
        games: all games.
        identity: who asks.
        studies: what looks into games.
        cups: tells whoever follows a tournament.
        director: looks after tournaments, on a server for people.
        lab: trials of other rules, for who has the processors for themselves.
        noticing: tells people who are not looking, on a server for people that can.

    """

    store: Store
    games: Sessions
    identity: Identity
    studies: Studies
    cups: TournamentFeed
    director: Director | None = None
    lab: BalanceLab | None = None
    noticing: Noticing | None = None

    @asynccontextmanager
    async def running(self, _: FastAPI) -> AsyncIterator[None]:
        """All of it begins and ends with the app."""
        beside: Sequence[Working] = [each for each in (self.cups, self.director, self.noticing) if each is not None]
        self.games.start()
        for each in beside:
            each.start()
        yield
        for each in beside:
            await each.stop()
        await self.games.close()
        await self.studies.close()
        if self.lab is not None:
            await self.lab.close()
        self.store.close()

    async def end_feeds(self) -> None:
        """Let everybody go who follows something, or looks at an analysis, so that the server stops at once.

        Requests that are under way are still answered.
        """
        await self.studies.searches.close()
        await self.cups.stop()
        await self.games.rest()


def _put_together(parts: Parts, hosting: Hosting | None) -> FastAPI:
    """The app. Of what stands around requests the last one is outermost."""
    app = FastAPI(lifespan=parts.running, **DESCRIPTION)
    describe(app)
    app.state.games, app.state.end_feeds = parts.games, parts.end_feeds
    install_refusals(app, _fresh_view(parts.games, parts.identity))
    app.add_middleware(Direct, games=parts.games, identity=parts.identity)
    for router in _routers(parts):
        app.include_router(router)
    if isinstance(parts.identity, ByCookie):
        app.add_middleware(Limits)
    install_pages(app)
    install_handbook(app)
    observer = Observer(parts.games)
    app.include_router(make_operation_router(parts.store, observer))
    app.add_middleware(Guard, hosting=hosting, clock=parts.games.clock)
    app.add_middleware(observer.around)
    return app


def _routers(parts: Parts) -> Iterator[APIRouter]:
    """The interface (docs/http.md)."""
    store, games, identity, studies = parts.store, parts.games, parts.identity, parts.studies
    game_list = GameList(store)
    yield make_router(games, game_list, store, identity, studies, notices=parts.noticing is not None)
    if isinstance(identity, ByCookie):
        yield make_people_router(games, game_list, store, identity)
        yield make_accounts_router(store, identity)
        yield make_plans_router(games, Planning(store), identity)
        yield make_talk_router(Talks(games, Talk(store)), identity)
        if parts.noticing is not None:
            yield parts.noticing.router
        if parts.director is not None:
            yield make_tournament_router(parts.director, People(store), identity)
    yield make_feed_router(games, parts.cups, identity)
    yield make_analysis_router(games, studies, identity)
    yield make_puzzles_router(games, studies, store, identity)
    yield make_explorer_router(games, studies, identity)
    yield make_components_router()
    yield make_set_up_router()
    if parts.lab is not None:  # trials take processors for hours, so only whose they are may begin them
        yield make_balance_router(parts.lab)


def _fresh_view(games: Sessions, identity: Identity) -> Callable[[Request, str], Coroutine[Any, Any, bytes | None]]:
    """Gives the view that a refusal brings along (R-27); None of a game that is not there for who asks."""

    async def fresh_view(request: Request, game_id: str) -> bytes | None:
        try:
            return (await games.view_of(game_id, await identity.asker(request, game_id))).json()
        except TeocalliError:
            return None

    return fresh_view
