"""Brings a database to the newest form of the tables (Alembic)."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, func, select

from teocalli.store.connection import WRITE, name_of
from teocalli.store.errors import StoreError

MIGRATING = 0x7E0CA111
"""Number of the lock that a program holds in PostgreSQL while it migrates; SQLite lets only one write anyway."""

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(engine: Engine) -> None:
    """Carry out the migrations that the database lacks, all in one transaction, so that two programs may start at once.

    Raises `StoreError` if the database was written by a newer program.
    """
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    with engine.connect().execution_options(**{WRITE: True}) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        current = _revision(connection)
        if current == scripts.get_current_head():
            return
        if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
            raise StoreError("error-database-newer", file=name_of(engine.url))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
