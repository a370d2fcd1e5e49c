"""The same games on a Ray cluster. Starting one takes long, so that is tested by `make test-ray` only."""

from __future__ import annotations

import importlib.util
import os
import socket
import sys

import pytest

from teocalli.arena.cluster import LOCAL, RayCluster
from teocalli.arena.contest import Contest
from teocalli.arena.workers import play_here
from teocalli.core.errors import TeocalliError

PLAN = Contest("uxmal", {}, ("greedy", "random"), seats=2, seed=1)
installed = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(TeocalliError, match=r"pip install teocalli\[ray\]"):
        RayCluster(LOCAL)


@pytest.mark.skipif(os.environ.get("TEOCALLI_RAY") != "1", reason="make test-ray starts a cluster")
@installed
def test_a_cluster_plays_the_same_games() -> None:
    played = sorted(RayCluster(LOCAL)(PLAN, range(6)), key=lambda game: game.index)
    assert played == list(play_here(PLAN, range(6)))


@pytest.mark.skipif(os.environ.get("TEOCALLI_RAY") != "1", reason="make test-ray has Ray")
@installed
def test_nobody_at_the_address_is_told_at_once() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        with pytest.raises(TeocalliError) as refusal:
            next(RayCluster(f"127.0.0.1:{port}")(PLAN, range(1)))
    assert refusal.value.code == "error-arena-ray"
