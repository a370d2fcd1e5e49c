"""Brings a database to the newest form of the tables (Alembic)."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from teocalli.store.connection import WRITE
from teocalli.store.errors import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(engine: Engine) -> None:
    """Carry out the migrations that the database lacks, all in one transaction, so that two programs may start at once.

    Raises `StoreError` if the database was written by a newer program.
    """
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    with engine.connect().execution_options(**{WRITE: True}) as connection, connection.begin():
        current = _revision(connection)
        if current == scripts.get_current_head():
            return
        if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
            raise StoreError("error-database-newer", file=engine.url.database or "")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
