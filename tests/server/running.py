"""A server that really listens, in a thread of the test."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import FastAPI

from teocalli.server.launch import StoppableServer, address_of, listen
from tests.server.table_client import TableClient, open_http


@contextmanager
def serving(app: FastAPI) -> Iterator[str]:
    """Serve an app on a free port and give its address."""
    with listen("127.0.0.1", 0) as listener:
        server = StoppableServer(app)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.005)
        try:
            yield address_of(listener)
        finally:
            server.should_exit = True
            thread.join(60)
            assert not thread.is_alive(), "the server does not stop"


@contextmanager
def connected(app: FastAPI) -> Iterator[TableClient]:
    """Serve an app and give a client of it."""
    with serving(app) as address, open_http(address) as http:
        yield TableClient(http)
