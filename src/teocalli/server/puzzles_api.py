"""The endpoints of puzzles (docs/http.md): those that come with a game, and the mistakes of reviewed games."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from teocalli.analysis.puzzles.own import seats_of_puzzles
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.server.analysis_answers import Coached
from teocalli.server.answers import Positions, View
from teocalli.server.description import offers
from teocalli.server.identity import Identity
from teocalli.server.puzzle_answers import PosedPuzzle, PuzzleList
from teocalli.server.puzzles import Explanations, Posed, posed, posed_of, puzzle_list
from teocalli.server.responses import json_answer
from teocalli.server.sessions import Sessions
from teocalli.server.studies import Studies
from teocalli.server.threads import run_uncancellable
from teocalli.store import GameRow, KeptReviews, Store
from teocalli.table.company import Sight
from teocalli.table.seats import PERSON, Seat, names_of
from teocalli.table.table import Table

LOOKED_AT = 100
"""Games of one's own in which puzzles are looked for, those played last."""

Number = Annotated[int, Query(ge=0, le=1_000_000)]


def make_puzzles_router(games: Sessions, studies: Studies, store: Store, identity: Identity) -> APIRouter:
    """Make the endpoints under `/api/puzzles`, and those of the puzzles in a game."""
    router, explanations = APIRouter(prefix="/api"), studies.explanations
    own = OwnPuzzles(games, studies.kept_reviews)

    @router.get("/puzzles/{game}", **offers(PuzzleList, "error-no-such-page"))
    async def get_puzzles(game: str, request: Request) -> Response:
        puzzles = await run_uncancellable(puzzle_list, game)
        _, page = await identity.games(request, store, 0, LOOKED_AT)
        mine = [await own.of(row, request, identity) for row in page.games if row.game == game]
        return json_answer({"puzzles": puzzles, "own": [puzzle for found in mine for puzzle in found]})

    async def pose_shipped(game: str, name: str) -> Posed:
        return await run_uncancellable(posed, game, name)

    async def pose_own(game_id: str, number: Annotated[int, Path(ge=0, le=1_000_000)], request: Request) -> Posed:
        match, seats = await games.read(game_id, _reviewed, await identity.asker(request, game_id))
        review = await studies.reviews.found(game_id, match, names_of(seats))
        return await run_uncancellable(posed_of, game_id, review, seats, number)

    _add_posed(router, "/puzzles/{game}/{name}", pose_shipped, explanations)
    _add_posed(router, "/games/{game_id}/puzzles/{number}", pose_own, explanations, "error-review-unfinished")
    return router


def _add_posed(
    router: APIRouter, path: str, pose: Callable[..., Any], explanations: Explanations, *refusals: str
) -> None:
    """What a puzzle is, how its positions look, and why its solution is best."""
    asked = Depends(pose)

    @router.get(path, **offers(PosedPuzzle, "error-no-such-page", *refusals))
    async def get_puzzle(puzzle: Posed = asked) -> Response:
        return json_answer(await run_uncancellable(puzzle.to_json))

    @router.get(f"{path}/steps/{{step}}", **offers(View, "error-no-such-page", *refusals))
    async def get_step(step: Annotated[int, Path(ge=0, le=1000)], puzzle: Posed = asked) -> Response:
        return json_answer(await run_uncancellable(puzzle.view, step))

    @router.get(f"{path}/positions", **offers(Positions, "error-no-such-page", *refusals))
    async def get_positions(
        first: Annotated[Number, Query(alias="from")] = 0, to: Number = 0, puzzle: Posed = asked
    ) -> Response:
        return json_answer(await run_uncancellable(puzzle.positions, first, to))

    @router.get(f"{path}/why", **offers(Coached, "error-no-such-page", "error-illegal-action", *refusals))
    async def get_why(
        step: Number = 0,
        word: Annotated[str | None, Query(max_length=200)] = None,
        puzzle: Posed = asked,
    ) -> Response:
        return json_answer({"comment": await explanations.of(puzzle, step, word)})


class OwnPuzzles:
    """Which mistakes of games are puzzles, as their reviews say."""

    def __init__(self, games: Sessions, kept: KeptReviews) -> None:
        self._games = games
        self._kept = kept

    async def of(self, row: GameRow, request: Request, identity: Identity) -> list[dict[str, Any]]:
        """The puzzles of a reviewed game that are who asks's own mistakes; none of a game that cannot be read."""
        seats = await run_uncancellable(self._seats, row.id)
        if not seats:
            return []
        try:
            mine = await self._games.read(row.id, _own_seats, await identity.asker(request, row.id))
        except TeocalliError:
            return []
        return [{"id": row.id, "n": n, "updated": row.updated} for n, seat in seats.items() if seat in mine]

    def _seats(self, game_id: str) -> dict[int, int]:
        data = self._kept.get(game_id)
        return {} if data is None else seats_of_puzzles(json.loads(data))


def _own_seats(table: Table, sight: Sight) -> set[int]:
    """The seats of who looks: at one screen those of all persons; none of a game that is not over."""
    if not table.match.state.is_terminal():
        return set()
    if table.company is None:
        return {seat.seat for seat in table.seats if seat.kind == PERSON}
    return set() if sight.seat is None else {sight.seat}


def _reviewed(table: Table, _: Sight) -> tuple[Match, Sequence[Seat]]:
    return table.match.clone(), list(table.seats)
