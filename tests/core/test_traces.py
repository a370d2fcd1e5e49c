"""Where actions act on the board, as drawings mark it: what games tell agrees with the positions before and after."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.traces import Trace
from tests.fixtures.store import own_games

Seen = tuple[dict[str, Any], dict[str, Any], int, Trace]
"""Positions before and after, who acted, what was told."""


def told(path: Path) -> dict[str, list[Seen]]:
    """What a stored game tells, by the kinds of its actions."""
    match = Match.from_record(Record.parse(path.read_text(encoding="utf-8")))
    found: dict[str, list[Seen]] = {}
    for number, action in enumerate(match.actions):
        before, after = match.state_at(number), match.state_at(number + 1)
        positions = [match.game.view(each, None)["position"] for each in (before, after)]
        for trace in match.game.traces(before, action, after):
            assert trace.to
            kind = match.game.action_kind(before, action)
            found.setdefault(kind, []).append((*positions, before.turn_player, trace))
    return found


def cells(lines: list[str], trace: Trace) -> set[str]:
    """What lines of a summary have at the cells of a tile."""
    return {lines[int(row)][int(column)] for row, _, column in (name[5:].partition(".") for name in trace.to)}


@pytest.fixture(scope="module")
def uxmal() -> dict[str, list[Seen]]:
    return told(own_games("uxmal") / "02-3p-standard.json")


def test_priests_tiles_and_idols_are_where_it_is_told(uxmal: dict[str, list[Seen]]) -> None:
    for _, after, seat, trace in uxmal["place"]:
        assert set(trace.to) <= set(after["priests"][seat]) or after["phase"] > 1
        assert not trace.origin
    for before, _, seat, trace in uxmal["move"]:
        assert set(trace.origin) <= set(before["priests"][seat])
    for before, after, _, trace in uxmal["seat"]:
        assert len(trace.to) == 4
        levels = {after["levels"][8 - int(name[1])]["abcdefgh".index(name[0])] for name in trace.to}
        assert levels == {str(before["phase"])}
    for kind, step in (("honour", -1), ("curse", 1)):
        for before, after, _, trace in uxmal[kind]:
            start, end = (int(name.removeprefix("square:")) for (name,) in (trace.origin, trace.to))
            assert (end - start) * step > 0
            assert after["track"][end - 1] == before["track"][start - 1] or before["phase"] != after["phase"]


def steps_of(position: dict[str, Any], track: str) -> list[int]:
    """Where everybody's markers stand on a track."""
    return [player[track] for player in position["players"]]


def check_markers(before: dict[str, Any], after: dict[str, Any], trace: Trace) -> None:
    """A marker stands where it came from before, and where it went afterwards."""
    (origin,), (goal,) = trace.origin, trace.to
    track, _, start = origin.removeprefix("step:").partition(".")
    assert goal.startswith(f"step:{track}.")
    assert int(start) in steps_of(before, track)
    assert int(goal.partition(".")[2]) in steps_of(after, track)


def workers(position: dict[str, Any], seat: int) -> Counter[str]:
    """How many workers of a player are on each board."""
    return Counter(f"board:{die['board']}" for die in position["players"][seat]["dice"])


@pytest.fixture(scope="module")
def teotihuacan() -> dict[str, list[Seen]]:
    return told(own_games("teotihuacan") / "21-4p-pyramid-discs-met.json")


def test_markers_are_on_the_steps_that_are_told(teotihuacan: dict[str, list[Seen]]) -> None:
    moved = [each for seen in teotihuacan.values() for each in seen if each[3].to[0].startswith("step:")]
    assert len(moved) > 50
    for before, after, _, trace in moved:
        check_markers(before, after, trace)


def test_workers_go_where_it_is_told(teotihuacan: dict[str, list[Seen]]) -> None:
    arrived = 0
    for before, after, seat, trace in teotihuacan["move"]:
        if trace.to[0].startswith("board:"):
            assert workers(before, seat)[trace.origin[0]] > 0
            arrived += workers(after, seat)[trace.to[0]] > workers(before, seat)[trace.to[0]]
    assert arrived > 50  # who ascends at once is gone


def test_tiles_and_decorations_lie_where_it_is_told(teotihuacan: dict[str, list[Seen]]) -> None:
    """A tile covers four cells; a Decoration the foot of a stairway, or two cells further inwards (T2, T3)."""
    built = [seen for seen in teotihuacan["build"] if seen[3].to[0].startswith("cell:")]
    laid = [seen for seen in teotihuacan["deco"] if seen[3].origin[0].startswith("deco:")]
    assert (len(built), len(laid)) == (22, 3)
    for before, after, _, trace in built:
        assert trace.origin[0].removeprefix("pyramid:") in before["pyramid"]
        (now,), (then,) = cells(after["levels"], trace), cells(before["levels"], trace)
        assert int(now) == int(then) + 1
    for before, after, _, trace in laid:
        (stair,) = (name for name in "nesw" if len(after["stairs"][name]) > len(before["stairs"][name]))
        assert trace.origin == (f"deco:{after['stairs'][stair][-1]}",)
        assert (trace.to == (f"stairs:{stair}",)) == (len(before["stairs"][stair]) == 0)
