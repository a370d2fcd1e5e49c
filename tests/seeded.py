"""Chance for tests: the same in every run, whatever the order of tests, without a path for it in what is shipped.

`python -m tests.seeded ARGUMENTS` is `python -m teocalli.server ARGUMENTS` with such chance; its pages' files, which
stay the same for a run, are kept by the browser.
"""

from __future__ import annotations

import hashlib
import itertools
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from teocalli import web
from teocalli.analysis.review.depth import Depth
from teocalli.core import chance
from teocalli.core.events import Event
from teocalli.core.game import Game
from teocalli.server import pages
from teocalli.server.__main__ import main
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


if __name__ == "__main__":
    seed_server()
    review_shallowly()
    keep_files()
    forget_the_handbook()
    set_clock_by(Path(sys.argv[sys.argv.index("--data") + 1]) / "ahead" if "--data" in sys.argv else Path("ahead"))
    sys.exit(main())
