"""The endpoints (docs/http.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Request, Response

from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.opening import record_in
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.core.texts import pick_language
from teocalli.server.analysis_answers import Coached, Evaluation, Hint
from teocalli.server.analysis_room import AnalysisRooms
from teocalli.server.answers import GamePage, Positions, View
from teocalli.server.answers import Record as RecordAnswer
from teocalli.server.bots import check_bot
from teocalli.server.companion import companion
from teocalli.server.description import offers
from teocalli.server.game_answers import Companion, Course, Figures, Meta, RulesPage
from teocalli.server.handshake import API
from teocalli.server.identity import ByCookie, Identity, asker_of
from teocalli.server.lessons import course, lesson_positions, lesson_view
from teocalli.server.loading import GameList
from teocalli.server.meta import meta
from teocalli.server.refusals import CHANGING, COACHED, OPENING, RECORDS
from teocalli.server.request_models import Action, Key, NewGame, Undo, Weighing
from teocalli.server.responses import CHECK_FIRST, json_answer, view_answer
from teocalli.server.rules import rules
from teocalli.server.sessions import Sessions
from teocalli.server.studies import Studies
from teocalli.server.threads import run_uncancellable
from teocalli.server.weighing import Weighings
from teocalli.store import Person, Store
from teocalli.table.company import Company, Sight, opened_by
from teocalli.table.figures import figures_of
from teocalli.table.moment import Moment
from teocalli.table.seats import PERSON, Seat, assign_seats, seats_of_record, with_host
from teocalli.table.table import Table
from teocalli.table.view import position
from teocalli.web import handbook

POSITIONS_AT_ONCE = 60
GAMES_AT_ONCE = 100
RECORD_BODY = {"required": True, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Record"}}}}

Number = Annotated[int, Query(ge=0, le=1_000_000_000)]


def make_router(
    games: Sessions,
    game_list: GameList,
    store: Store,
    identity: Identity,
    studies: Studies,
    *,
    notices: bool = False,
) -> APIRouter:
    """Make the endpoints of games. `notices`: whether people may be told who are not looking."""
    router = APIRouter(prefix="/api")
    _add_lists(router, game_list, store, identity, notices=notices)
    _add_lessons(router)
    _add_games(router, games, identity)
    _add_actions(router, games, identity)
    _add_advice(router, games, identity, studies.weighings)
    _add_history(router, games, identity)
    _add_records(router, games, identity, studies.rooms)
    return router


def _add_lists(router: APIRouter, game_list: GameList, store: Store, identity: Identity, *, notices: bool) -> None:
    """What there is: games to play, rules, and those that were begun."""

    @router.get("/meta", **offers(Meta))
    async def get_meta() -> Response:
        people = {"people": isinstance(identity, ByCookie), "notices": notices}
        return json_answer(meta() | people | {"api": API, "handbook": bool(handbook())})

    @router.get("/rules/{game}", **offers(RulesPage, "error-no-such-page", "error-unknown-game"))
    async def get_rules(game: str, request: Request, lang: str | None = None) -> Response:
        language = pick_language(lang or request.headers.get("accept-language"))
        return json_answer(await run_uncancellable(rules, game, language))

    @router.get("/companion/{game}", **offers(Companion, "error-no-such-page"))
    async def get_companion(game: str) -> Response:
        return json_answer(await run_uncancellable(companion, game))

    @router.get("/figures/{game}", **offers(Figures, "error-no-such-page"))
    async def get_figures(game: str) -> Response:
        return json_answer(await run_uncancellable(figures_of, game))

    @router.get("/games", **offers(GamePage))
    async def list_games(
        request: Request, offset: Number = 0, limit: Annotated[int, Query(ge=1, le=GAMES_AT_ONCE)] = 20
    ) -> Response:
        who, found = await identity.games(request, store, offset, limit)
        return json_answer(await run_uncancellable(game_list.page, found, who))


def _add_lessons(router: APIRouter) -> None:
    """Lessons, which nobody stores: the page that plays one knows how far it is."""

    @router.get("/lessons/{game}/{name}", **offers(Course, "error-no-such-page"))
    async def get_course(game: str, name: str) -> Response:
        return json_answer(await run_uncancellable(course, game, name))

    @router.get("/lessons/{game}/{name}/positions", **offers(Positions, "error-no-such-page"))
    async def get_lesson_positions(
        game: str, name: str, first: Annotated[Number, Query(alias="from")] = 0, to: Number = 0
    ) -> Response:
        return json_answer(await run_uncancellable(lesson_positions, game, name, first, to))

    @router.get("/lessons/{game}/{name}/{number}", **offers(View, "error-no-such-page"))
    async def get_lesson_view(game: str, name: str, number: Annotated[int, Path(ge=0, le=10_000)]) -> Response:
        return json_answer(await run_uncancellable(lesson_view, game, name, number))


def _add_games(router: APIRouter, games: Sessions, identity: Identity) -> None:
    """A game from its beginning to its end in the store."""

    @router.post("/games", **offers(View, *OPENING, status=201))
    async def create_game(request: Request, body: NewGame) -> Response:
        host = await identity.host(request)
        table, events = await run_uncancellable(_new_table, body, host, Moment(games.clock.now()))
        return view_answer(await games.create(table, events, body.key, asker_of(host)), 201)

    @router.post("/records", **offers(View, *RECORDS, status=201, requestBody=RECORD_BODY))
    async def open_record(request: Request, idempotency_key: Annotated[Key | None, Header()] = None) -> Response:
        host = await identity.host(request)
        table, events = await run_uncancellable(_table_of_record, await request.body(), host)
        return view_answer(await games.create(table, events, idempotency_key, asker_of(host)), 201)

    @router.get("/games/{game_id}", **offers(View))
    async def get_game(game_id: str, request: Request) -> Response:
        return view_answer(await games.view_of(game_id, await identity.asker(request, game_id)), cached=True)

    @router.delete("/games/{game_id}", **offers(None, "error-host-only", status=204))
    async def delete_game(game_id: str, request: Request) -> Response:
        await games.delete(game_id, await identity.asker(request, game_id))
        return Response(status_code=204)


def _add_actions(router: APIRouter, games: Sessions, identity: Identity) -> None:
    """What who is asked to decide may do."""

    @router.post("/games/{game_id}/actions", **offers(View, *CHANGING, "error-illegal-action", "error-not-your-turn"))
    async def act(game_id: str, request: Request, body: Action) -> Response:
        asker = await identity.asker(request, game_id)
        return view_answer(await games.act(game_id, body.version, body.word, body.key, asker))

    @router.post("/games/{game_id}/undo", **offers(View, *CHANGING, "error-undo"))
    async def undo(game_id: str, request: Request, body: Undo) -> Response:
        asker = await identity.asker(request, game_id)
        return view_answer(await games.undo(game_id, body.version, body.key, asker, practice=body.practice))


def _add_advice(router: APIRouter, games: Sessions, identity: Identity, weighings: Weighings) -> None:
    """What who is asked to decide may be advised, where hints are given, and a coach."""

    @router.get("/games/{game_id}/hint", **offers(Hint, *CHANGING, "error-no-hints", "error-not-your-turn"))
    async def get_hint(game_id: str, request: Request, version: Number) -> Response:
        return json_answer(await games.hint(game_id, version, await identity.asker(request, game_id)))

    @router.post(
        "/games/{game_id}/weigh",
        **offers(Evaluation, *CHANGING, "error-no-hints", "error-not-your-turn", "error-illegal-action"),
    )
    async def weigh(game_id: str, request: Request, body: Weighing) -> Response:
        asker = await identity.asker(request, game_id)
        turn = await games.planned_turn(game_id, body.version, body.words, asker)
        return json_answer(await weighings.weigh(game_id, turn))

    @router.get("/games/{game_id}/coach", **offers(Coached, *COACHED))
    async def get_comment(game_id: str, number: Number, request: Request) -> Response:
        return json_answer(await games.coach(game_id, number, await identity.asker(request, game_id)))


def _add_history(router: APIRouter, games: Sessions, identity: Identity) -> None:
    """What was before."""

    @router.get("/games/{game_id}/positions", **offers(Positions))
    async def get_positions(
        game_id: str, request: Request, first: Annotated[Number, Query(alias="from")] = 0, to: Number | None = None
    ) -> Response:
        def look(table: Table, sight: Sight) -> dict[str, Any]:
            last = min(len(table.match.words), first + POSITIONS_AT_ONCE - 1, first if to is None else to)
            seen = [position(table, n, sight) for n in range(first, last + 1)]
            return {"viewer": sight.seat, "positions": seen}

        return json_answer(await games.read(game_id, look, await identity.asker(request, game_id)))


def _add_records(router: APIRouter, games: Sessions, identity: Identity, rooms: AnalysisRooms) -> None:
    """A game to keep elsewhere, with what else could have been played."""

    @router.get("/games/{game_id}/record", **offers(RecordAnswer, "error-record-secret"))
    async def get_record(game_id: str, request: Request) -> Response:
        def look(table: Table, sight: Sight) -> tuple[Record, list[str]]:
            table.check_record(sight)
            return table.record(), table.match.words

        record, words = await games.read(game_id, look, await identity.asker(request, game_id))
        await rooms.record(game_id, record, words)
        text = json.dumps(record.to_json(), ensure_ascii=False, indent=1) + "\n"
        name = f"{record.game}-{game_id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": CHECK_FIRST}
        # Half a surrogate pair, which JSON allows in a foreign record and UTF-8 does not, is written as an escape.
        return Response(text.encode(errors="backslashreplace"), headers=headers, media_type="application/json")


def _new_table(body: NewGame, host: Person | None, moment: Moment) -> tuple[Table, list[Any]]:
    game = load_game(body.game, len(body.seats), body.options)
    requests = [seat.request() for seat in body.seats]
    seats = assign_seats(requests if host is None else with_host(requests, host.name), lambda bot: check_bot(bot, game))
    company = None if host is None else opened_by(host.id, [seat.kind == PERSON for seat in seats], public=body.public)
    control = None if body.clock is None else body.clock.control()
    if control is not None and company is None:
        raise TeocalliError("error-clock-screen")
    kept: dict[str, Any] = {"company": company, "control": control, "moment": moment, "take_back": body.take_back}
    return Table.open(game, seats, joint=body.shuffle == "joint", rated=_rated(body, host, company), **kept)


def _rated(body: NewGame, host: Person | None, company: Company | None) -> frozenset[int] | None:
    """The seat of a host who wants the game to count; None: nobody is asked."""
    if not body.rated:
        return None
    if host is None or host.account is None or company is None:
        raise TeocalliError("error-rated-account")
    seat = company.seat_of(host.id)
    return frozenset() if seat is None else frozenset({seat})


def _table_of_record(text: bytes, host: Person | None) -> tuple[Table, list[Any]]:
    record = record_in(text)

    def seating(record: Record, match: Match) -> list[Seat]:
        over = match.state.is_terminal()
        return seats_of_record(record, lambda bot: check_bot(bot, match.game), over=over)

    def company(seats: Sequence[Seat]) -> Company:
        assert host is not None
        return opened_by(host.id, [seat.kind == PERSON for seat in seats], public=False)

    return Table.open_record(record, seating, company if host is not None else None)
