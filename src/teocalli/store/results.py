"""How games ended for the people who played them, each once, and what that makes in all."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, case, func, insert, select

from teocalli.store.database import Database, now
from teocalli.store.schema import GAMES, PERSONS, RESULTS


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for a person: the place from 1 on, which several may share."""

    person_id: str
    players: int
    place: int
    points: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What somebody's games of a kind with so many players make in all."""

    game: str
    players: int
    games: int
    wins: int
    mean_points: float


def keep_results(connection: Connection, game_id: str, results: Collection[Result]) -> bool:
    """Keep how a game ended, for those whose result is not kept yet, and who are still known; whether nobody's was."""
    kept = set(connection.scalars(select(RESULTS.c.person_id).where(RESULTS.c.game_id == game_id)))
    wanted = {result.person_id: result for result in results if result.person_id not in kept}
    known = connection.scalars(select(PERSONS.c.id).where(PERSONS.c.id.in_(sorted(wanted)))).all() if wanted else []
    if known:
        game = connection.scalar(select(GAMES.c.game).where(GAMES.c.id == game_id))
        shared = {"game_id": game_id, "game": game, "finished": now()}
        connection.execute(insert(RESULTS), [shared | asdict(wanted[person]) for person in known])
    return not kept and bool(known)


def tallies(database: Database, person_id: str) -> list[Tally]:
    """What a person's games make in all, by game and number of players. Raises `StoreError`."""
    columns = (RESULTS.c.game, RESULTS.c.players)
    wins = func.sum(case((RESULTS.c.place == 1, 1), else_=0))
    query = select(*columns, func.count(), wins, func.avg(RESULTS.c.points)).where(RESULTS.c.person_id == person_id)
    with database.reading() as connection:
        rows = connection.execute(query.group_by(*columns).order_by(*columns)).all()
    return [Tally(game, players, count, int(won), float(mean)) for game, players, count, won, mean in rows]
