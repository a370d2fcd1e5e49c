"""Ratings of people by game, from games that all who played them wanted to count (openskill, Plackett–Luce)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, insert, select

from teocalli.store.database import Database
from teocalli.store.schema import GAMES, PERSONS, RATINGS

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class PersonRating:
    """How strong somebody is thought to be at a game: `mu`, give or take `sigma`, from so many games."""

    game: str
    mu: float
    sigma: float
    games: int


def count_game(connection: Connection, game_id: str, places: Sequence[tuple[str, int]]) -> None:
    """Let a game that is over change the ratings of those who played it, each with the place. Who is not known any
    more counts like a newcomer, and is not kept.
    """
    game = connection.scalar(select(GAMES.c.game).where(GAMES.c.id == game_id))
    persons = sorted(person for person, _ in places)
    here = RATINGS.c.game == game, RATINGS.c.person_id.in_(persons)
    query = select(RATINGS).where(*here).order_by(RATINGS.c.person_id).with_for_update()
    known = {row.person_id: row for row in connection.execute(query)}
    there = set(connection.scalars(select(PERSONS.c.id).where(PERSONS.c.id.in_(persons))))
    model = _model()
    before = [
        model.rating(mu=known[person].mu, sigma=known[person].sigma) if person in known else model.rating()
        for person, _ in places
    ]
    after = model.rate([[each] for each in before], ranks=[float(place) for _, place in places])
    connection.execute(delete(RATINGS).where(*here))
    rows = [
        {
            "person_id": person,
            "game": game,
            "mu": rating.mu,
            "sigma": rating.sigma,
            "games": known[person].games + 1 if person in known else 1,
        }
        for (person, _), (rating,) in zip(places, after, strict=True)
        if person in there
    ]
    if rows:
        connection.execute(insert(RATINGS), rows)


def ratings_of(database: Database, person_id: str) -> list[PersonRating]:
    """A person's ratings, by game. Raises `StoreError`."""
    query = select(RATINGS.c.game, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
    with database.reading() as connection:
        rows = connection.execute(query.where(RATINGS.c.person_id == person_id).order_by(RATINGS.c.game)).all()
    return [PersonRating(*row) for row in rows]


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only rated games need it, and it takes long to load

    return PlackettLuce()
