"""`python -m teocalli.server`: the server alone, for those who work on the browser's part."""

from __future__ import annotations

import argparse
import logging
import sys
from functools import partial
from pathlib import Path

from teocalli.core.errors import TeocalliError
from teocalli.server.launch import DEFAULT_PORT, run, run_for_people


def main() -> int:
    """Read the arguments and serve; the exit status is 2 if that is not possible."""
    parser = argparse.ArgumentParser(prog="python -m teocalli.server", description="Serve Teocalli on this machine.")
    parser.add_argument("--port", type=int, help=f"port (default: {DEFAULT_PORT}, or a free one)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder where games are kept")
    parser.add_argument("--database", metavar="URL", help="the database instead: sqlite:///FILE or postgresql://…")
    parser.add_argument("--browser", action="store_true", help="open a browser")
    parser.add_argument("--public-url", metavar="URL", help="serve people, who reach the server at this address")
    chosen = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        serve = run if chosen.public_url is None else partial(run_for_people, public_url=chosen.public_url)
        serve("127.0.0.1", chosen.port, data=chosen.data, database=chosen.database, open_browser=chosen.browser)
    except TeocalliError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
