"""The endpoints of the balance lab (docs/http.md); only a server for one screen has them."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Response

from teocalli.core.registry import game_class
from teocalli.server.balance import BalanceLab
from teocalli.server.balance_answers import Trial, Trials
from teocalli.server.description import offers
from teocalli.server.refusals import BOTS, GAMES
from teocalli.server.request_models import Doing, NewTrial
from teocalli.server.responses import json_answer

SEED_BITS = 32
BEGINNING = (
    "error-no-such-page",
    "error-bot-limit",
    "error-balance-nothing",
    "error-balance-busy",
    "error-balance-many",
    "error-file…",
)
"""Why a trial is not begun, beside what its game and player may be refused for."""


def make_balance_router(lab: BalanceLab) -> APIRouter:
    """Make the endpoints under `/api/balance`."""
    router = APIRouter(prefix="/api/balance")

    @router.get("/{game}", **offers(Trials, "error-unknown-game", "error-no-such-page"))
    async def list_trials(game: str) -> Response:
        return json_answer({"trials": await lab.all(game_class(game).name)})

    @router.post("", **offers(Trial, *GAMES, *BOTS, *BEGINNING, status=201))
    async def begin(body: NewTrial) -> Response:
        asked = body.model_dump()
        if asked["seed"] is None:
            asked["seed"] = secrets.randbits(SEED_BITS)
        return json_answer(await lab.begin(asked), 201)

    @router.get("/trials/{trial}", **offers(Trial, "error-no-such-page"))
    async def look(trial: str) -> Response:
        return json_answer(await lab.look(trial))

    @router.post("/trials/{trial}", **offers(Trial, "error-no-such-page", "error-balance-busy"))
    async def change(trial: str, body: Doing) -> Response:
        return json_answer(await lab.change(trial, body.do))

    @router.delete("/trials/{trial}", **offers(None, "error-no-such-page", status=204))
    async def delete(trial: str) -> Response:
        await lab.delete(trial)
        return Response(status_code=204)

    return router
