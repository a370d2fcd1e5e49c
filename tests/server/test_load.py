"""The short form of `bench/server_load.py`: games of several clients go on at their pace, and nothing is refused."""

from __future__ import annotations

import os
from pathlib import Path

from bench.server_load import load
from teocalli.server import create_app
from tests.awaiting import awaited
from tests.server.running import serving


def test_several_games_with_four_clients_each_go_on_at_their_pace(tmp_path: Path) -> None:
    with serving(create_app(tmp_path)) as address:
        told = awaited(load(address, os.getpid(), games=5, clients=4, seconds=2.0, game="uxmal"))
    assert told["refused"] == 0
    assert told["actions"] >= 5
    assert told["notices_per_second"] > 2 * told["actions_per_second"]  # each is told to four
    assert min(told["memory_mb"]) > 0
