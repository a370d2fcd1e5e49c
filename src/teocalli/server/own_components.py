"""The endpoints of components of a user's own: ours to begin with, and what a file or draft of theirs says."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Response

from teocalli.core.errors import TeocalliError
from teocalli.core.own_components import OwnComponents, file_text, games_with_own_components
from teocalli.server.description import offers
from teocalli.server.game_answers import CheckedComponents, OwnComponentsOf
from teocalli.server.request_models import ComponentsToCheck
from teocalli.server.responses import json_answer
from teocalli.server.threads import run_uncancellable


def make_components_router() -> APIRouter:
    """Make the endpoints under `/api/components`. They store nothing: drafts stay on the device of who enters them."""
    router = APIRouter(prefix="/api/components")

    @router.get("/{game}", **offers(OwnComponentsOf, "error-no-such-page"))
    async def get_components(game: str) -> Response:
        return json_answer(await run_uncancellable(_offered, game))

    @router.post("/{game}", **offers(CheckedComponents, "error-no-such-page"))
    async def check_components(game: str, body: ComponentsToCheck) -> Response:
        return json_answer(await run_uncancellable(lambda: _own(game).check_content(body.content).to_json()))

    return router


@cache
def _offered(game: str) -> dict[str, Any]:
    own = _own(game)
    ours = own.data.ours()
    return {"option": own.option.name, "ours": ours, "empty": own.data.empty(), "text": file_text(ours)}


def _own(game: str) -> OwnComponents:
    """Raises `TeocalliError` (`error-no-such-page`) for a game that takes no components of one's own."""
    found = games_with_own_components().get(game)
    if found is None:
        raise TeocalliError("error-no-such-page")
    return found
