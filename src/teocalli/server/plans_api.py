"""Plans for one's next turn: a server for people offers them in games that know some (docs/http.md)."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from teocalli.core.errors import TeocalliError
from teocalli.server.description import offers
from teocalli.server.identity import ByCookie
from teocalli.server.plan_models import Planned, PlanOffers, PlansAnswer
from teocalli.server.responses import json_answer
from teocalli.server.sessions import Sessions
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import KeptPlans, Planning
from teocalli.table.company import Asker, Sight
from teocalli.table.plans import MOST_PLANS, Plan, planned, planning_seat
from teocalli.table.table import Table

GameId = Annotated[str, Path(max_length=64)]
SEATED = ("error-not-seated",)
NOW = (*SEATED, "error-plan-none", "error-plan-turn", "error-game-over", "error-table-waiting")
PLANNING = (*NOW, "error-plan-many", "error-plan-word", "error-plan-condition")


def make_plans_router(games: Sessions, planning: Planning, identity: ByCookie) -> APIRouter:
    """Make the endpoints of plans."""
    router = APIRouter(prefix="/api/games/{game_id}/plans")

    @router.get("", **offers(PlansAnswer, *SEATED))
    async def get_plans(game_id: GameId, request: Request) -> Response:
        person = await games.read(game_id, _seated(asker := await identity.asker(request, game_id)), asker)
        return json_answer(_told(await run_uncancellable(planning.get, game_id, person)))

    @router.get("/offers", **offers(PlanOffers, *NOW))
    async def get_offers(game_id: GameId, request: Request) -> Response:
        asker = await identity.asker(request, game_id)
        return json_answer(await games.read(game_id, lambda table, _: _offers(table, asker), asker))

    @router.post("", **offers(PlansAnswer, *PLANNING))
    async def plan(game_id: GameId, request: Request, body: Planned) -> Response:
        asker = await identity.asker(request, game_id)
        person = await games.read(game_id, _seated(asker), asker)
        made = None
        if body.plans:
            plans = [Plan.from_json(each.model_dump()) for each in body.plans]
            made = await games.read(game_id, lambda table, _: _made(table, asker, plans), asker)
        await run_writing(planning.put, game_id, person, made)
        games.planned(game_id)
        return json_answer(_told(await run_uncancellable(planning.get, game_id, person)))

    return router


def _seated(asker: Asker) -> Any:
    def look(_: Table, sight: Sight) -> str:
        if sight.seat is None or asker.person is None:
            raise TeocalliError("error-not-seated")
        return asker.person

    return look


def _offers(table: Table, asker: Asker) -> dict[str, Any]:
    game, state = table.match.game, table.match.state
    deeds = [{"deed": deed, "places": list(places)} for deed, places in game.plan_conditions().items()]
    return {"most": MOST_PLANS, "actions": game.plannable(state, planning_seat(table, asker)), "deeds": deeds}


def _made(table: Table, asker: Asker, plans: list[Plan]) -> str:
    """The plans as they are kept, each with what it says."""
    made = planned(table, asker, plans).to_json()
    groups = table.match.game.plannable(table.match.state, planning_seat(table, asker))
    said = {each["word"]: each["message"] for group in groups for each in group["words"]}
    return json.dumps({**made, "plans": [{**each, "message": said[each["word"]]} for each in made["plans"]]})


def _told(kept: KeptPlans) -> dict[str, Any]:
    plans = [] if kept.plans is None else json.loads(kept.plans)["plans"]
    return {"plans": plans, "report": None if kept.report is None else json.loads(kept.report)}
