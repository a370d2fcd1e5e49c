"""Runs the server on this machine and tells the person where to look."""

from __future__ import annotations

import contextlib
import errno
import gc
import io
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import segno
import uvicorn
from fastapi import FastAPI

from teocalli.core.errors import TeocalliError
from teocalli.core.texts import Texts, pick_language
from teocalli.server.app import create_app
from teocalli.server.bus import bus_at
from teocalli.server.hosting import ANYWHERE, LOOPBACK, Hosting, address_in_network, checked_url
from teocalli.server.logs import limit_repeats
from teocalli.server.workers import Work, Workers, check_workers
from teocalli.store import Store, data_directory, database_url

DEFAULT_PORT = 8480
WAITING_CONNECTIONS = 128
"""Connections that may wait to be taken."""
COLLECTED_AFTER = (10_000, 20, 50)
"""When Python looks for garbage (`gc.set_threshold`): a request makes some hundred objects that stay a while."""
GOODBYE_SECONDS = 2
"""Time for answers that are under way when the server is stopped."""


def _say_at_once(text: str) -> None:
    print(text, flush=True)


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    data: Path | str | None = None,
    database: str | None = None,
    open_browser: bool = True,
    language: str | None = None,
    say: Callable[[str], None] = _say_at_once,
) -> None:
    """Serve one screen until Ctrl+C: say the address, and open a browser where there is one.

    Without `port` it is `DEFAULT_PORT`, or a free one if that is taken; `data` and `database` as in `create_app`;
    `language` is that of the sentence with the address (default: the one of the environment). Raises `TeocalliError`
    if the port that was asked for is taken, the host is not this machine, or games cannot be kept.
    """
    if host not in LOOPBACK:
        raise TeocalliError("error-host", host=host[:60], known=", ".join(LOOPBACK))
    app = create_app(data, database=database)
    with listen(host, port) as listener:
        address = address_of(listener)
        say(Texts(language or _language()).format("server-running", {"address": address}))
        _serve(app, listener, address if open_browser else None)


def run_for_people(
    host: str = ANYWHERE[0],
    port: int | None = None,
    *,
    public_url: str | None = None,
    data: Path | str | None = None,
    database: str | None = None,
    bus: str | None = None,
    workers: int = 1,
    json_log: bool = False,
    open_browser: bool = True,
    language: str | None = None,
    say: Callable[[str], None] = _say_at_once,
) -> None:
    """Serve people until Ctrl+C: say the address that they are to open, with its QR code.

    `public_url`: how they reach the server, by default the address of this computer in its network. `workers`: how many
    processes serve; `json_log`: how those log that are started. The rest as for `run` and `create_app`. Raises
    `TeocalliError` also for a public address that is none, and for several processes where that is not possible.
    """
    told = None if public_url is None else checked_url(public_url)
    address = database or database_url(data_directory(data))
    check_workers(workers, address)
    with listen(host, port) as listener:
        hosting = Hosting(told or address_in_links(listener))
        shown = hosting.public_url if open_browser else None
        texts = Texts(language or _language())
        if workers == 1:
            app = create_app(database=address, hosting=hosting, bus=bus)
            _greet(texts, hosting, say)
            _serve(app, listener, shown)
        else:
            work = Work(listener.fileno(), address, hosting.public_url, bus, workers, json_log)
            _check_shared(work)
            _greet(texts, hosting, say)
            Workers(work).serve((lambda: _show(shown)) if shown is not None else None)


def _check_shared(work: Work) -> None:
    """Have what all processes share ready: the database with its tables in the newest form, and the bus.

    Raises `StoreError`, and `TeocalliError` for a bus that cannot be.
    """
    Store(work.database).close()
    bus_at(work.bus, work.database)


def _greet(texts: Texts, hosting: Hosting, say: Callable[[str], None]) -> None:
    """Say where people find the server."""
    say(texts.format("server-for-people", {"address": hosting.public_url}))
    if _can_print_squares():
        say(qr_code_as_text(hosting.public_url))
    if urlsplit(hosting.public_url).hostname in LOOPBACK:
        say(texts.format("server-only-here"))
    say(texts.format("server-stop"))


def _serve(app: FastAPI, listener: socket.socket, address: str | None) -> None:
    """Serve until Ctrl+C; a browser shows the address, if there is one to show."""
    spare_the_collector()
    server = StoppableServer(app, (lambda: _show(address)) if address is not None else None)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def spare_the_collector() -> None:
    """Let Python look for garbage less often, and not among what is there by now and stays as long as the process.

    Otherwise it stops everything for a tenth of a second now and then, while hundreds of games are played.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def address_in_links(listener: socket.socket) -> str:
    """Give the address by which others on the network reach a server, without a last slash."""
    host, port = listener.getsockname()[:2]
    if host in ANYWHERE:
        host = address_in_network() or LOOPBACK[0]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def qr_code_as_text(address: str) -> str:
    """The QR code of an address, as squares in the terminal."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def _can_print_squares() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8" and sys.stdout.isatty()


class StoppableServer(uvicorn.Server):
    """uvicorn, but open feeds end when it is stopped, so that it stops at once."""

    def __init__(self, app: FastAPI, when_ready: Callable[[], None] | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                log_level="warning",
                access_log=False,
                loop="asyncio",  # others say nothing when file descriptors run out
                timeout_graceful_shutdown=GOODBYE_SECONDS,
                # Without file descriptors asyncio tries so often, each second, to take what waits.
                backlog=WAITING_CONNECTIONS,
            )
        )
        limit_repeats()
        self._end_feeds: Callable[[], Awaitable[None]] = app.state.end_feeds
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self._when_ready is not None and not self.should_exit:
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End feeds and bots, then the rest."""
        await self._end_feeds()
        await super().shutdown(sockets)


def listen(host: str, port: int | None) -> socket.socket:
    """Open the port, or a free one if none was asked for and the usual one is taken. Raises `TeocalliError`."""
    try:
        return _bound(host, DEFAULT_PORT if port is None else port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and port is None:
            return _bound(host, 0)
        code = "error-port-taken" if error.errno == errno.EADDRINUSE else "error-port"
        raise TeocalliError(code, port=str(port), reason=error.strerror or str(error)) from error
    except OverflowError as error:
        raise TeocalliError("error-port", port=str(port), reason="0–65535") from error


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, since asyncio switches off Nagle's delay (40 ms per answer) only for sockets that name it.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            # A port that this server just left may be taken again at once.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(WAITING_CONNECTIONS)
    except BaseException:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket) -> str:
    """Give the address to type into a browser."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _show(address: str) -> None:
    """Open a browser, without waiting for it, where there is a screen for it."""
    screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _language() -> str:
    return pick_language(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG"))
