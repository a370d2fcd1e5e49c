"""The short forms of `bench/server_load.py` and `bench/people_load.py`: games keep their pace, nothing is refused."""

from __future__ import annotations

import os
from pathlib import Path

from bench import people_load
from bench.server_load import load
from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from tests.awaiting import awaited
from tests.server.running import serving


def test_several_games_with_four_clients_each_go_on_at_their_pace(tmp_path: Path) -> None:
    with serving(create_app(tmp_path)) as address:
        told = awaited(load(address, os.getpid(), games=5, clients=4, seconds=2.0, game="uxmal"))
    assert told["refused"] == 0
    assert told["actions"] >= 5
    assert told["notices_per_second"] > 2 * told["actions_per_second"]  # each is told to four
    assert min(told["memory_mb"]) > 0


def test_several_tables_of_people_hear_and_read_of_every_action(tmp_path: Path) -> None:
    with serving(create_app(tmp_path, hosting=Hosting("http://games.test"))) as address:
        told = awaited(people_load.load(address, os.getpid(), games=2, clients=3, seconds=2.0))
    assert told["refused"] == 0
    assert told["actions"] >= 2
    assert told["views_read_per_second"] >= 2 * told["actions_per_second"]  # both others
    assert told["others_know_median_ms"] > 0
