"""Chance for tests: the same in every run, whatever the order of tests, without a path for it in what is shipped.

`python -m tests.seeded ARGUMENTS` is `python -m teocalli.server ARGUMENTS` with such chance; its pages' files, which
stay the same for a run, are kept by the browser.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from teocalli import web
from teocalli.analysis.review.depth import Depth
from teocalli.core import chance
from teocalli.core.events import Event
from teocalli.core.game import Game
from teocalli.server import pages
from teocalli.server.__main__ import main
from teocalli.server.middleware import Guard
from teocalli.server.present import ServerTime
from teocalli.table.seats import Seat
from teocalli.table.table import Table


def entropy_of(name: str) -> Callable[[int], bytes]:
    """What stands in for the system's generator: bytes that follow from a name and the number of the call."""
    numbers = itertools.count()

    def entropy(count: int) -> bytes:
        return hashlib.shake_256(f"{name} {next(numbers)}".encode()).digest(count)

    return entropy


def seed_server() -> None:
    """Let each new game of this process have the chance that follows from what it is, whatever was played before."""
    open_table = Table.open

    def player_entropy(count: int) -> bytes:
        return entropy_of("player")(count)

    def open_seeded(game: Game, seats: Sequence[Seat], **options: Any) -> tuple[Table, list[Event]]:
        chance.entropy = entropy_of(f"{game.name} {game.options} {[seat.name for seat in seats]}")  # type: ignore[assignment]
        try:
            return open_table(game, seats, **options)
        finally:
            chance.entropy = player_entropy

    chance.entropy = player_entropy
    Table.open = open_seeded  # type: ignore[method-assign]


def set_clock_by(file: Path) -> None:
    """Let the server's time go ahead by the milliseconds that a file holds, if it is there."""
    steady = ServerTime.now

    def now(clock: ServerTime) -> int:
        return steady(clock) + (int(file.read_text()) if file.exists() else 0)

    ServerTime.now = now  # type: ignore[assignment,method-assign]


def keep_files() -> None:
    """Let the browser keep the files of the pages: asking for each anew is most of what opening a page takes."""
    pages.CHECK_FIRST = "max-age=3600"  # type: ignore[attr-defined]


def forget_the_handbook() -> None:
    """Let pages look alike, whether the handbook of this checkout has been built or not."""
    web.HANDBOOKS = ()  # type: ignore[assignment]


def review_shallowly() -> None:
    """Let reviews be done in seconds."""
    Depth.of = lambda *_: Depth(16, 16)  # type: ignore[method-assign]


LAGS = (0.0, 0.05, 0.2, 0.5)
"""Seconds after which answers come on a slow network; files come in a tenth of that."""


def answer_late(seed: str) -> None:
    """Let answers come late and out of order, as on a slow network: what the pages do until then must be right too."""
    at_once = Guard.__call__
    draw = Random(seed)

    async def late(guard: Guard, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await asyncio.sleep(draw.choice(LAGS) * (1 if scope["path"].startswith("/api/") else 0.1))
        await at_once(guard, scope, receive, send)

    Guard.__call__ = late  # type: ignore[assignment,method-assign]


if __name__ == "__main__":
    if seed := os.environ.get("TEOCALLI_SLOW_NETWORK"):
        answer_late(seed)
    seed_server()
    review_shallowly()
    keep_files()
    forget_the_handbook()
    set_clock_by(Path(sys.argv[sys.argv.index("--data") + 1]) / "ahead" if "--data" in sys.argv else Path("ahead"))
    sys.exit(main())
