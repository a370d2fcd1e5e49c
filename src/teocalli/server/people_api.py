"""What a server for people offers beside the games: who one is, invitations, seats, the lobby (docs/http.md)."""

from __future__ import annotations

from typing import Annotated

import segno
from fastapi import APIRouter, Path, Query, Request, Response

from teocalli.core.errors import TeocalliError
from teocalli.core.names import is_program
from teocalli.server.answers import GamePage, View
from teocalli.server.description import offers
from teocalli.server.identity import ByCookie, hash_of
from teocalli.server.loading import GameList
from teocalli.server.people_answers import AdmittedProgram, Followed, MeAnswer, ProgramList, Shared
from teocalli.server.refusals import BOTS, CHANGING
from teocalli.server.request_models import (
    Answering,
    BotSeats,
    ComingBack,
    Consenting,
    Empty,
    Invitation,
    Leaving,
    Me,
    NewProgram,
    Promising,
    Proposing,
    Rematch,
    Secret,
    Sitting,
    StandingIn,
    Telling,
)
from teocalli.server.responses import json_answer, view_answer, with_cookies
from teocalli.server.sessions import Sessions
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import Person, Program, Store, Tournaments

Number = Annotated[int, Query(ge=0, le=1_000_000_000)]
GameId = Annotated[str, Path(max_length=64)]
GAMES_AT_ONCE = 100

FREE = ("error-seat-none-free", "error-key-reused", "error-stale")
SITTING = ("error-nobody", "error-spectator", "error-seat-name…", "error-seat-taken", "error-seat-twice", *FREE)
OFFERED = ("error-undo", "error-seat-in-time", "error-seat-free", *BOTS, "error-bot-limit")
PROPOSING = ("error-proposal-open", "error-proposal-refused", *OFFERED)
ANSWERS = ("error-proposal-over", "error-proposal-not-asked", "error-proposal-not-own")
ANSWERING = ("error-undo", "error-seat-in-time", *ANSWERS)
FREEING = ("error-seat-begun", "error-seat-free", "error-host-only", *FREE)
CONSENTING = (
    "error-not-seated",
    "error-key-reused",
    "error-stale",
    "error-rated-account",
    "error-rated-over",
    "error-for-people",
)
SHUFFLING = ("error-not-seated", "error-key-reused", "error-stale", "error-shuffle-none")
TELLING = ("error-shuffle-early", "error-shuffle-number")
SHUTTING_OUT = ("error-host-only", "error-no-such-program")
ADMITTING = ("error-host-only", "error-seat-name…", "error-too-many-programs")


def make_people_router(games: Sessions, game_list: GameList, store: Store, identity: ByCookie) -> APIRouter:
    """Make the endpoints that only a server for people has."""
    router = APIRouter(prefix="/api")
    _add_persons(router, identity)
    _add_ways_in(router, games, game_list, store, identity)
    _add_seats(router, games, identity)
    _add_before_the_game(router, games, identity)
    _add_agreeing(router, games, identity)
    _add_programs(router, games, identity)
    return router


def _add_persons(router: APIRouter, identity: ByCookie) -> None:
    """Who one is, here and at other devices."""

    @router.get("/me", **offers(MeAnswer))
    async def get_me(request: Request) -> Response:
        cookies = Response()
        program = await identity.program(request)
        if program is not None:
            return with_cookies(json_answer(me_answer(program)), cookies)
        return with_cookies(json_answer(me_answer(await identity.greet(request, cookies))), cookies)

    @router.post("/me", **offers(MeAnswer, "error-seat-name…", "error-for-people"))
    async def meet(request: Request, body: Me) -> Response:
        cookies = Response()
        return with_cookies(json_answer(me_answer(await identity.meet(request, cookies, body.name))), cookies)

    @router.delete("/me", **offers(MeAnswer))
    async def forgetme_answer(request: Request) -> Response:
        cookies = Response()
        await identity.leave(request, cookies)
        return with_cookies(json_answer(me_answer(None)), cookies)

    @router.post("/me/devices", **offers(Shared, "error-nobody", "error-for-people"))
    async def make_device_link(request: Request, body: Empty) -> Response:
        return json_answer(shared(await identity.device_link(await identity.somebody(request))))

    @router.post("/devices", **offers(MeAnswer, "error-link"))
    async def move_here(body: Secret) -> Response:
        cookies = Response()
        return with_cookies(json_answer(me_answer(await identity.move_here(body.secret, cookies))), cookies)


def _add_ways_in(router: APIRouter, games: Sessions, game_list: GameList, store: Store, identity: ByCookie) -> None:
    """How one gets to a table, or into a tournament."""
    tournaments = Tournaments(store)

    @router.get("/lobby", **offers(GamePage))
    async def get_lobby(offset: Number = 0, limit: Annotated[int, Query(ge=1, le=GAMES_AT_ONCE)] = 20) -> Response:
        return json_answer(await run_uncancellable(lambda: game_list.page(store.lobby(offset, limit), None)))

    @router.post("/games/{game_id}/invitations", **offers(Shared, "error-host-only", "error-too-many-links"))
    async def invite(game_id: GameId, request: Request, body: Invitation) -> Response:
        await games.check_host(game_id, await identity.asker(request, game_id))
        return json_answer(shared(await identity.invitation(game_id, body.kind)))

    @router.post("/invitations", **offers(Followed, "error-link", "error-for-people"))
    async def accept(request: Request, body: Secret) -> Response:
        cookies = Response()
        tournament = await run_uncancellable(tournaments.by_link, hash_of(body.secret))
        if tournament is not None:
            person = await identity.meet(request, cookies)
            await run_writing(tournaments.admit, tournament, person.id)
            return with_cookies(json_answer({"game": None, "tournament": tournament}), cookies)
        link = await identity.link(body.secret)
        game_id = await identity.admit(link, await identity.meet(request, cookies))
        return with_cookies(json_answer({"game": game_id, "tournament": None}), cookies)


def _add_seats(router: APIRouter, games: Sessions, identity: ByCookie) -> None:
    """Who sits at a table, and who goes on with whom."""

    @router.post("/games/{game_id}/seats", **offers(View, *SITTING))
    async def sit(game_id: GameId, request: Request, body: Sitting) -> Response:
        asker = await identity.asker(request, game_id)
        if asker.person is None:
            raise TeocalliError("error-nobody")
        view = await games.sit(game_id, asker, body.name, body.seat, body.key)
        if not is_program(asker.person):
            await identity.meet(request, Response(), body.name)
        return view_answer(view)

    @router.post("/games/{game_id}/bots", **offers(View, *BOTS, "error-bot-limit", "error-host-only", *FREE))
    async def fill(game_id: GameId, request: Request, body: BotSeats) -> Response:
        return view_answer(await games.fill(game_id, await identity.asker(request, game_id), body.bot, body.key))

    @router.post("/games/{game_id}/leave", **offers(View, *FREEING))
    async def leave(game_id: GameId, request: Request, body: Leaving) -> Response:
        return view_answer(await games.leave(game_id, await identity.asker(request, game_id), body.seat, body.key))

    @router.post("/games/{game_id}/rematch", **offers(View, "error-rematch-running", *CHANGING, status=201))
    async def rematch(game_id: GameId, request: Request, body: Rematch) -> Response:
        return view_answer(await games.rematch(game_id, await identity.asker(request, game_id), body.key), 201)


def _add_before_the_game(router: APIRouter, games: Sessions, identity: ByCookie) -> None:
    """What all who play are asked before a game begins: whether it counts, and for numbers of their own."""

    @router.post("/games/{game_id}/rating", **offers(View, *CONSENTING))
    async def consent(game_id: GameId, request: Request, body: Consenting) -> Response:
        asker = await identity.asker(request, game_id)
        person = await identity.person(request)
        if body.answer == "yes" and (person is None or person.account is None):
            raise TeocalliError("error-rated-account")
        return view_answer(await games.consent(game_id, asker, yes=body.answer == "yes", key=body.key))

    @router.post("/games/{game_id}/shuffle/promises", **offers(View, *SHUFFLING))
    async def promise(game_id: GameId, request: Request, body: Promising) -> Response:
        return view_answer(await games.promise(game_id, await identity.asker(request, game_id), body.hash, body.key))

    @router.post("/games/{game_id}/shuffle/numbers", **offers(View, *SHUFFLING, *TELLING))
    async def tell_number(game_id: GameId, request: Request, body: Telling) -> Response:
        asker = await identity.asker(request, game_id)
        return view_answer(await games.tell_number(game_id, asker, body.number, body.key))


def _add_agreeing(router: APIRouter, games: Sessions, identity: ByCookie) -> None:
    """What those who play decide together."""

    @router.post("/games/{game_id}/proposals", **offers(View, *CHANGING, *PROPOSING))
    async def propose(game_id: GameId, request: Request, body: Proposing) -> Response:
        asker = await identity.asker(request, game_id)
        if body.what == "undo":
            return view_answer(await games.propose_undo(game_id, asker, body.about, body.key))
        if body.what == "end":
            return view_answer(await games.propose_end(game_id, asker, body.about, body.key))
        return view_answer(await games.propose_stand_in(game_id, asker, body.about, body.bot or "", body.key))

    @router.post("/games/{game_id}/stand-in", **offers(View, *CHANGING, *BOTS, "error-bot-limit", "error-seat-left"))
    async def let_play(game_id: GameId, request: Request, body: StandingIn) -> Response:
        asker = await identity.asker(request, game_id)
        return view_answer(await games.let_play(game_id, asker, body.bot, body.key))

    @router.post("/games/{game_id}/return", **offers(View, *CHANGING, "error-seat-own"))
    async def come_back(game_id: GameId, request: Request, body: ComingBack) -> Response:
        return view_answer(await games.come_back(game_id, await identity.asker(request, game_id), body.key))

    @router.post("/games/{game_id}/answers", **offers(View, *CHANGING, *ANSWERING))
    async def answer(game_id: GameId, request: Request, body: Answering) -> Response:
        asker = await identity.asker(request, game_id)
        return view_answer(await games.answer(game_id, asker, body.number, body.answer, body.key))


def _add_programs(router: APIRouter, games: Sessions, identity: ByCookie) -> None:
    """Programs that play by this interface; the host of a game lets them in."""

    @router.post("/games/{game_id}/programs", **offers(AdmittedProgram, *ADMITTING, status=201))
    async def admit_program(game_id: GameId, request: Request, body: NewProgram) -> Response:
        await games.check_host(game_id, await identity.asker(request, game_id))
        program, token = await identity.admit_program(game_id, body.name)
        return _kept_by_nobody(_program(program) | {"token": token}, 201)

    @router.get("/games/{game_id}/programs", **offers(ProgramList, "error-host-only"))
    async def list_programs(game_id: GameId, request: Request) -> Response:
        await games.check_host(game_id, await identity.asker(request, game_id))
        return _kept_by_nobody({"programs": [_program(each) for each in await identity.programs(game_id)]})

    @router.delete("/games/{game_id}/programs/{program_id}", **offers(None, *SHUTTING_OUT, status=204))
    async def shut_out_program(game_id: GameId, program_id: GameId, request: Request) -> Response:
        await games.check_host(game_id, await identity.asker(request, game_id))
        await identity.shut_out(game_id, program_id)
        return Response(status_code=204)


def _program(program: Program) -> dict[str, str]:
    return {"id": program.id, "name": program.name, "created": program.created}


def _kept_by_nobody(data: object, status: int = 200) -> Response:
    """An answer that holds a secret, or tells of those who have one."""
    answer = json_answer(data, status)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def me_answer(person: Person | Program | None) -> dict[str, object]:
    """Who is asking, as they are told."""
    account = person.account if isinstance(person, Person) else None
    return {"person": None if person is None else {"name": person.name}, "account": account}


def shared(address: str) -> dict[str, str]:
    """An address to give away, and its picture for a phone's camera."""
    return {"address": address, "qr": qr_code(address)}


def qr_code(address: str) -> str:
    """The QR code of an address, as an SVG drawing that an image may show."""
    return str(segno.make(address, micro=False).svg_data_uri(border=4, light="#fff", omitsize=True))
