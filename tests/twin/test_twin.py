"""The twin itself: it must reproduce the games of the rules' author, and the stored games must show what they claim."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.fixtures.plan import DEMANDED, PLANS, Plan
from tests.fixtures.situations import all_option_values, option_values, situations
from tests.fixtures.store import OWN_GAMES, SPEC_GAMES, load_record, load_trace, names, stored_games
from tests.twin.uxmal import replay, trace


@pytest.mark.parametrize("path", stored_games(), ids=lambda path: path.stem)
def test_twin_reproduces_stored_trace(path: Path) -> None:
    record = load_record(path)
    assert trace(record) == load_trace(path)
    *_, (_, last) = replay(record)
    assert (last.scores, last.winners) == (record["scores"], record["winners"])


def test_all_examples_of_the_rules_are_stored() -> None:
    assert len(names(SPEC_GAMES)) == 6
    assert names(OWN_GAMES) == sorted(plan.name for plan in PLANS)


@cache
def shown(path: Path) -> frozenset[str]:
    return frozenset(situations(load_record(path)))


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_stored_game_shows_what_it_is_there_for(plan: Plan) -> None:
    assert set(plan.show) <= shown(OWN_GAMES / f"{plan.name}.json")


def test_stored_games_show_every_demanded_situation() -> None:
    assert set().union(*map(shown, stored_games())) >= DEMANDED


def test_stored_games_use_every_option_value_with_every_player_count() -> None:
    records = [load_record(path) for path in stored_games()]
    assert {value for record in records for value in option_values(record["options"])} == set(all_option_values())
    assert {len(record["players"]) for record in records} == {2, 3, 4}
