"""`python -m teocalli.server.worker`: one of several server processes; `Workers` starts it and says what to do."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import sys
import threading

from teocalli.core.errors import TeocalliError
from teocalli.server.app import create_app
from teocalli.server.hosting import Hosting
from teocalli.server.launch import StoppableServer, spare_the_collector
from teocalli.server.logs import log_as_json
from teocalli.server.workers import Work, port_of


def main() -> int:
    """Serve until a signal comes, or whoever started this is gone; the exit status is 2 if that is not possible."""
    work = Work(**json.loads(sys.stdin.readline()))
    if work.json_log:
        log_as_json()
    else:
        logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    threading.Thread(target=_end_with_input, daemon=True).start()
    try:
        hosting = Hosting(work.public_url)
        app = create_app(database=work.database, hosting=hosting, bus=work.bus, processes=work.processes)
    except TeocalliError as error:
        print(error, file=sys.stderr)
        return 2
    spare_the_collector()
    with contextlib.suppress(KeyboardInterrupt):
        StoppableServer(app).run(sockets=[port_of(work)])
    return 0


def _end_with_input() -> None:
    """End in good order once nobody holds the other end of the input any more."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
