"""Tournaments: a server for people offers them (docs/tournaments.md)."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.core.registry import load_game
from teocalli.players.opponents import first_opponent
from teocalli.server.bots import check_bot
from teocalli.server.description import offers
from teocalli.server.director import Director
from teocalli.server.identity import ByCookie, hash_of, new_secret
from teocalli.server.people_answers import Followed, Shared
from teocalli.server.people_api import shared
from teocalli.server.refusals import BOTS, GAMES
from teocalli.server.request_models import Empty
from teocalli.server.responses import CHECK_FIRST, json_answer
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.server.tournament_models import (
    Directing,
    Entering,
    NewTournament,
    TournamentAnswer,
    TournamentPage,
    Watching,
    Withdrawing,
)
from teocalli.server.tournament_room import TournamentRoom
from teocalli.server.tournament_views import Looker, listed, may_watch, told
from teocalli.store import SPECTATOR, People, Person
from teocalli.table.names import accepted_name, names_for_bots
from teocalli.tournaments.rules import Rules
from teocalli.tournaments.tournament import CLOSED, JOINED, LEFT, PAIRED, STARTED, WITHDRAWN, Tournament

TournamentId = Annotated[str, Path(max_length=64)]
AT_ONCE = 50

THERE = ("error-not-found", "error-tournament-broken", "error-for-people")
DOING = (*THERE, "error-nobody", "error-key-reused", "error-stale")
NAMES = ("error-seat-name…",)
OPENING = (*GAMES, *BOTS, *NAMES, "error-bot-limit", "error-clock…", "error-nobody", "error-for-people")
RULES = ("error-tournament-seats", "error-tournament-rounds", "error-tournament-late")
ENTERING = ("error-tournament-begun", "error-tournament-twice", "error-tournament-full", "error-rated-account")
WITHDRAWING = ("error-tournament-none", "error-tournament-closed", "error-tournament-host")
DIRECTING = ("error-tournament-few", "error-tournament-begun", "error-tournament-running", "error-tournament-closed")


def make_tournament_router(director: Director, people: People, identity: ByCookie) -> APIRouter:
    """Make the endpoints of tournaments."""
    router = APIRouter(prefix="/api/tournaments")
    _add_tournaments(router, director.room, identity)
    _add_single(router, director.room, identity)
    _add_entering(router, director, identity)
    _add_rounds(router, director, identity)
    _add_ways_in(router, director.room, people, identity)
    return router


def _add_tournaments(router: APIRouter, room: TournamentRoom, identity: ByCookie) -> None:
    """The list of tournaments, and new ones."""

    @router.get("", **offers(TournamentPage, "error-for-people"))
    async def list_tournaments(
        request: Request,
        offset: Annotated[int, Query(ge=0, le=1_000_000_000)] = 0,
        limit: Annotated[int, Query(ge=1, le=AT_ONCE)] = 20,
    ) -> Response:
        looker = await _looker(request, identity)
        total, found = await room.page(looker.person, offset, limit)
        return json_answer({"total": total, "tournaments": [listed(row, each, looker) for row, each in found]})

    @router.post("", **offers(TournamentAnswer, *OPENING, *RULES, status=201))
    async def open_tournament(request: Request, body: NewTournament) -> Response:
        host = await identity.somebody(request)
        name, game, rules = await run_uncancellable(_wanted, body)
        fresh = await room.open(host.id, name, game, rules, body.key)
        return json_answer(told(fresh, await room.get(fresh), Looker(host.id)), 201)


def _add_single(router: APIRouter, room: TournamentRoom, identity: ByCookie) -> None:
    """A tournament that there is."""

    @router.get("/{tournament_id}", **offers(TournamentAnswer, *THERE))
    async def get_tournament(tournament_id: TournamentId, request: Request) -> Response:
        looker = await _looker(request, identity)
        tournament = await room.see(tournament_id, looker.person)
        etag = f'"{tournament.version} {hash_of(looker.person or "")[:16]}"'
        headers = {"ETag": etag, "Cache-Control": CHECK_FIRST}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        answer = json_answer(told(tournament_id, tournament, looker))
        answer.headers.update(headers)
        return answer

    @router.delete("/{tournament_id}", **offers(None, *DOING, "error-tournament-host", DIRECTING[2], status=204))
    async def delete_tournament(tournament_id: TournamentId, request: Request) -> Response:
        person = await identity.somebody(request)
        tournament = await _seen_by_host(room, tournament_id, person)
        if tournament.started and not tournament.closed:
            raise TeocalliError("error-tournament-running")
        await room.delete(tournament_id)
        return Response(status_code=204)


def _add_entering(router: APIRouter, director: Director, identity: ByCookie) -> None:
    """Who takes part."""
    room = director.room

    @router.post("/{tournament_id}/entrants", **offers(TournamentAnswer, *DOING, *NAMES, *ENTERING))
    async def enter(tournament_id: TournamentId, request: Request, body: Entering) -> Response:
        person = await identity.somebody(request)
        tournament = await room.see(tournament_id, person.id)
        if tournament.rules.rated and person.account is None:
            raise TeocalliError("error-rated-account")
        name = accepted_name(body.name)
        if not name:
            raise TeocalliError("error-seat-name-missing")
        made = await room.change(tournament_id, lambda now: now.join(person.id, name, body.key), (body.key, JOINED))
        await identity.meet(request, Response(), name)
        return json_answer(told(tournament_id, made, Looker(person.id)))

    @router.post("/{tournament_id}/withdrawals", **offers(TournamentAnswer, *DOING, *WITHDRAWING))
    async def withdraw(tournament_id: TournamentId, request: Request, body: Withdrawing) -> Response:
        person = await identity.somebody(request)
        await room.see(tournament_id, person.id)

        def leave(now: Tournament) -> list[Event]:
            return now.leave(_withdrawn(now, person, body.entrant), body.key)

        made = await room.change(tournament_id, leave, (body.key, WITHDRAWN, LEFT))
        director.wake()
        return json_answer(told(tournament_id, made, Looker(person.id)))


def _withdrawn(tournament: Tournament, person: Person, entrant: int | None) -> int:
    """The number of who withdraws, by default the person themselves; 0 where they do not take part.

    Raises `TeocalliError` (`error-tournament-host`) for somebody else's, unless the host withdraws them.
    """
    own = tournament.entrant_of(person.id)
    number = entrant if entrant is not None else own.number if own is not None else 0
    if tournament.host != person.id and (own is None or own.number != number):
        raise TeocalliError("error-tournament-host")
    return number


def _add_rounds(router: APIRouter, director: Director, identity: ByCookie) -> None:
    """When rounds begin, and when the tournament ends."""
    room = director.room

    @router.post("/{tournament_id}/rounds", **offers(TournamentAnswer, *DOING, *DIRECTING, "error-tournament-host"))
    async def direct(tournament_id: TournamentId, request: Request, body: Directing) -> Response:
        person = await identity.somebody(request)
        await _seen_by_host(room, tournament_id, person)

        def go_on(now: Tournament) -> list[Event]:
            if body.do == "start":
                return now.start(names_for_bots([]), body.key)
            return now.pair(body.key) if body.do == "pair" else now.close(body.key)

        kinds = {"start": (STARTED,), "pair": (PAIRED, CLOSED), "close": (CLOSED,)}[body.do]
        made = await room.change(tournament_id, go_on, (body.key, *kinds))
        director.wake()
        return json_answer(told(tournament_id, made, Looker(person.id)))


def _add_ways_in(router: APIRouter, room: TournamentRoom, people: People, identity: ByCookie) -> None:
    """The link by which people come, and the way to the games."""

    @router.post(
        "/{tournament_id}/invitations", **offers(Shared, *DOING, "error-tournament-host", "error-too-many-links")
    )
    async def invite(tournament_id: TournamentId, request: Request, body: Empty) -> Response:
        await _seen_by_host(room, tournament_id, await identity.somebody(request))
        secret = new_secret()
        await run_writing(room.kept.add_link, tournament_id, hash_of(secret))
        return json_answer(shared(f"{identity.hosting.public_url}/join#{secret}"))

    @router.post("/{tournament_id}/watching", **offers(Followed, *DOING, "error-tournament-hidden"))
    async def watch(tournament_id: TournamentId, request: Request, body: Watching) -> Response:
        person = await identity.somebody(request)
        tournament = await room.see(tournament_id, person.id)
        may = may_watch(tournament, body.game)
        if may is None:
            raise TeocalliError("error-not-found")
        if not may:
            raise TeocalliError("error-tournament-hidden")
        await run_writing(people.admit, body.game, person.id, SPECTATOR)
        return json_answer({"game": body.game, "tournament": None})


def _wanted(body: NewTournament) -> tuple[str, dict[str, Any], Rules]:
    """Name, game and rules as they are stored. Raises `TeocalliError` for what is not possible."""
    game = load_game(body.game, body.players, body.options)
    bot = body.bot or first_opponent(game)
    check_bot(bot, game)
    name = accepted_name(body.name)
    if not name:
        raise TeocalliError("error-seat-name-missing")
    clock = None if body.clock is None else body.clock.control().to_json()
    played = {"game": body.game, "options": body.options, "clock": clock}
    same = ("kind", "rounds", "alike", "absent", "fill", "by_itself", "late", "rated")
    return name, played, Rules(seats=body.players, bot=bot, **{each: getattr(body, each) for each in same}).check()


async def _looker(request: Request, identity: ByCookie) -> Looker:
    person = await identity.person(request)
    return Looker(None if person is None else person.id)


async def _seen_by_host(room: TournamentRoom, tournament_id: str, person: Person) -> Tournament:
    """A tournament for its host. Raises `NoSuchGameError`, `TeocalliError` (`error-tournament-host`)."""
    tournament = await room.see(tournament_id, person.id)
    if tournament.host != person.id:
        raise TeocalliError("error-tournament-host")
    return tournament
