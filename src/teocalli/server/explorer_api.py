"""The endpoints of explorers: what many games say (docs/explorer.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from teocalli.server.description import offers
from teocalli.server.explorer_models import Moves, Traits
from teocalli.server.identity import Identity
from teocalli.server.refusals import IN_TREE
from teocalli.server.request_models import PositionKey
from teocalli.server.responses import json_answer
from teocalli.server.sessions import Sessions
from teocalli.server.studies import Studies
from teocalli.server.threads import run_uncancellable
from teocalli.table.analysing import analysed_game

MOST_LEVELS = 20
Levels = Annotated[list[str], Query(alias="level", max_length=MOST_LEVELS)]
Players = Annotated[int | None, Query(ge=1, le=100)]


def make_explorer_router(games: Sessions, studies: Studies, identity: Identity) -> APIRouter:
    """Make the endpoints about many games."""
    router, explorers = APIRouter(prefix="/api"), studies.explorers

    @router.get("/explorer/{game}", **offers(Traits, "error-unknown-game", "error-explorer…", "error-file…"))
    async def get_traits(game: str, level: Levels = [], players: Players = None) -> Response:  # noqa: B006 - never changed
        return json_answer(await run_uncancellable(explorers.traits, game, level, players))

    @router.get(
        "/games/{game_id}/analysis/positions/{key}/explorer",
        **offers(Moves, *IN_TREE, "error-explorer…", "error-file…"),
    )
    async def get_moves(
        game_id: str,
        key: Annotated[PositionKey, Path()],
        request: Request,
        level: Levels = [],  # noqa: B006 - never changed
        any_count: bool = False,
    ) -> Response:
        game = await games.read(game_id, analysed_game, await identity.asker(request, game_id))
        state, number = await studies.rooms.position(game_id, game, key)

        def look() -> dict[str, object]:
            return explorers.moves(game.match.game, state, number, level, any_count=any_count)

        return json_answer(await run_uncancellable(look))

    return router
