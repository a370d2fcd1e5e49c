"""What the rules report while they carry an action out: everything that changes, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from teocalli.core.errors import IllegalAction
from teocalli.games.teotihuacan.game import TeotihuacanGame
from teocalli.games.teotihuacan.report import EVENTS
from teocalli.games.teotihuacan.state import TeotihuacanState
from teocalli.games.teotihuacan.tell.report import Carried, Report, steps_of
from tests.long import some_of
from tests.teotihuacan.walk import TeotihuacanMatch, finished, random_options, stock
from tests.twin.teotihuacan.guided import STYLES

GAMES = some_of(
    [(players, style, number) for players in (1, 2, 3, 4) for style in sorted(STYLES) for number in (0, 1)],
    4,
    several=True,
)


@pytest.mark.parametrize(("players", "style", "number"), GAMES)
def test_the_report_accounts_for_every_change(players: int, style: str, number: int) -> None:
    """After every decision and effect everybody has what was there before it, with what was reported."""
    match = finished(players, random_options(random.Random(number)) if number else {}, style, number)
    for at, action in enumerate(match.actions):
        before = match.state_at(at)
        for step in steps_of(before, action):
            assert {event.name for event in step.report.events} <= set(EVENTS)
            for seat in range(match.game.seats):
                check_seat(before, step, seat)
            check_table(before, step)
            before = step.after
        assert before.to_bytes() == match.state_at(at + 1).to_bytes()


def check_seat(before: TeotihuacanState, step: Carried, seat: int) -> None:
    old, new, report = before.player_table(seat), step.after.player_table(seat), step.report
    had, has = stock(before, seat), stock(step.after, seat)
    assert report.changed(seat) == {key: has[key] - had[key] for key in has if has[key] != had[key]}
    assert sum(report.points(seat).values()) == new["vp"] - old["vp"]
    assert sorted(new["techs"]) == sorted([*old["techs"], *numbers(report, "technology_taken", seat)])
    used, received = Counter(numbers(report, "tile_used", seat)), Counter(numbers(report, "tile_received", seat))
    for kind in range(len(old["used"])):
        assert new["used"][kind] - old["used"][kind] == used[kind]
        assert new["unused"][kind] - old["unused"][kind] == received[kind] - used[kind]
    raised = sum(more for _, _, more in report.of("die_raised", seat))
    if len(old["dice"]) == len(new["dice"]):
        assert powers(new) - powers(old) == raised - 5 * len(report.of("ascended", seat))


def check_table(before: TeotihuacanState, step: Carried) -> None:
    old, new, report = before.table(), step.after.table(), step.report
    assert sum(new["rows"]) - sum(old["rows"]) == len(report.of("building_placed"))
    laid = {place for _, place, _ in report.of("tile_laid")}
    assert step.name == "draw" or set(new["places"]) - set(old["places"]) == laid
    decorations = [tile for stairway in new["stairs"] for tile in stairway]
    assert len(decorations) == sum(map(len, old["stairs"])) + len(report.of("decoration_laid"))
    assert bool(report.of("pyramid_finished")) == (new["finished"] and not old["finished"])
    assert bool(report.of("era_begun")) == (new["era"] != old["era"])
    if new["era"] == old["era"]:
        assert new["light"] == ([old["light"]] + [light for light, *_ in report.of("light_moved")])[-1]
        assert bool(report.of("discs_met")) == (new["met"] and not old["met"])
        assert bool(report.of("last_round")) == (new["last_round"] and not old["last_round"])


def numbers(report: Report, name: str, seat: int) -> list[int]:
    return [number for number, *_ in report.of(name, seat)]


def powers(player: dict[str, Any]) -> int:
    return sum(power for _, power, _, _ in player["dice"])


def test_an_illegal_action_is_not_carried_out() -> None:
    with pytest.raises(IllegalAction):
        steps_of(TeotihuacanMatch(TeotihuacanGame(2, {}), []).state, -1)
