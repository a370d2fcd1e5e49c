"""The tables. A change here needs a new file in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

METADATA = MetaData()

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(16), primary_key=True),
    # Name in the registry of games, so that a list can name a game whose events are broken.
    Column("game", String(32), nullable=False),
    # Number of its events. Kept beside them so that a lost event is noticed.
    Column("version", Integer, nullable=False),
    # Idempotency key of the request that created it.
    Column("key", String(64), unique=True),
    # Times are UTC, ISO 8601 with milliseconds: sorted as text they are sorted in time.
    Column("created", String(24), nullable=False),
    Column("updated", String(24), nullable=False),
    Index("games_by_time", "updated", "id"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # 1 for the first event of a game; the last one's is the game's version.
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    # JSON object, with its own format version.
    Column("payload", Text, nullable=False),
    # Idempotency key of the request, at the event that the request asked for.
    Column("key", String(64)),
    Column("created", String(24), nullable=False),
    UniqueConstraint("game_id", "key", name="one_event_per_key"),
)
