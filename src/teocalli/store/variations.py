"""Variations of games, kept with them: what is in them is nothing to the store."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from teocalli.store.database import Database
from teocalli.store.errors import NoSuchGameError
from teocalli.store.schema import GAMES, VARIATIONS


class KeptVariations:
    """The variations in a database, one tree for each game. As for `Database`, every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, game_id: str) -> str | None:
        """What was kept last with a game, None for nothing."""
        with self._database.reading() as connection:
            return connection.scalar(select(VARIATIONS.c.data).where(VARIATIONS.c.game_id == game_id))

    def keep(self, game_id: str, data: str, before: str | None) -> bool:
        """Keep this with a game, in the place of `before`; False if something else is there by now.

        Raises `NoSuchGameError` for a game that is gone.
        """
        with self._database.writing() as connection:
            if connection.scalar(select(GAMES.c.id).where(GAMES.c.id == game_id).with_for_update()) is None:
                raise NoSuchGameError(game_id)
            kept = select(VARIATIONS.c.data).where(VARIATIONS.c.game_id == game_id)
            if connection.scalar(kept) != before:
                return False
            connection.execute(delete(VARIATIONS).where(VARIATIONS.c.game_id == game_id))
            connection.execute(insert(VARIATIONS), {"game_id": game_id, "data": data})
        return True
