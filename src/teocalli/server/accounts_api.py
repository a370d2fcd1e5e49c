"""The requests about accounts and statistics (docs/http.md)."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import APIRouter, Request, Response

from teocalli.server.accounts import AccountDesk
from teocalli.server.description import offers
from teocalli.server.identity import ByCookie
from teocalli.server.people_answers import MeAnswer, Statistics
from teocalli.server.people_api import me_answer
from teocalli.server.request_models import AccountPassword, Credentials, NewPassword
from teocalli.server.responses import json_answer, with_cookies
from teocalli.server.threads import run_uncancellable
from teocalli.store import Accounts, Store, ratings_of, tallies

SIGNING_IN = ("error-sign-in", "error-sign-in-wait", "error-for-people")
OWN = ("error-nobody", "error-no-account", *SIGNING_IN)
OPENING = ("error-seat-name…", "error-password-length", "error-account-name-taken", "error-account-there")


def make_accounts_router(store: Store, identity: ByCookie) -> APIRouter:
    """Make the requests by which people keep their games together."""
    router = APIRouter(prefix="/api/account")
    desk = AccountDesk(Accounts(store), identity)
    _add_accounts(router, desk)
    _add_signing_in(router, desk, identity)
    _add_statistics(router, store, identity)
    return router


def _add_accounts(router: APIRouter, desk: AccountDesk) -> None:
    """An account from its beginning to its end."""

    @router.post("", **offers(MeAnswer, *OPENING, "error-for-people", status=201))
    async def open_account(request: Request, body: Credentials) -> Response:
        cookies = Response()
        person = await desk.open(request, cookies, body.name, body.password)
        return with_cookies(json_answer(me_answer(person), 201), cookies)

    @router.post("/delete", **offers(MeAnswer, *OWN))
    async def delete_account(request: Request, body: AccountPassword) -> Response:
        cookies = Response()
        await desk.remove(request, cookies, body.password)
        return with_cookies(json_answer(me_answer(None)), cookies)


def _add_signing_in(router: APIRouter, desk: AccountDesk, identity: ByCookie) -> None:
    """The password."""

    @router.post("/sign-in", **offers(MeAnswer, *SIGNING_IN))
    async def sign_in(request: Request, body: Credentials) -> Response:
        cookies = Response()
        await identity.person(request)  # no program signs in
        return with_cookies(json_answer(me_answer(await desk.sign_in(cookies, body.name, body.password))), cookies)

    @router.post("/password", **offers(MeAnswer, *OWN, "error-password-length"))
    async def change_password(request: Request, body: NewPassword) -> Response:
        await desk.change_password(request, body.password, body.new)
        return with_cookies(json_answer(me_answer(await identity.person(request))), Response())


def _add_statistics(router: APIRouter, store: Store, identity: ByCookie) -> None:
    """What one's games make in all."""

    @router.get("/statistics", **offers(Statistics, "error-nobody", "error-for-people"))
    async def get_statistics(request: Request) -> Response:
        person = await identity.somebody(request)
        told = {
            "tallies": [asdict(tally) for tally in await run_uncancellable(tallies, store, person.id)],
            "ratings": [asdict(rating) for rating in await run_uncancellable(ratings_of, store, person.id)],
        }
        return with_cookies(json_answer(told), Response())
