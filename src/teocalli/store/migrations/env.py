"""Alembic's entry: runs the migrations on the connection that `teocalli.store.migrate` opened."""

from alembic import context

from teocalli.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
