"""The slow Teotihuacan itself: it must reproduce the stored games, and they must show what they are there for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.fixtures.store import load_record, load_trace, names, own_games, spec_games, stored_games
from tests.fixtures.teotihuacan.plan import DEMANDED, PLANS, Plan
from tests.fixtures.teotihuacan.situations import all_option_values, option_values, situations
from tests.twin.teotihuacan import replay, trace

GAME = "teotihuacan"


@pytest.mark.parametrize("path", stored_games(GAME), ids=lambda path: path.stem)
def test_twin_reproduces_stored_trace(path: Path) -> None:
    record = load_record(path)
    assert trace(record) == load_trace(path)
    *_, (_, last) = replay(record)
    assert (last.scores, last.winners) == (record["scores"], record["winners"])


def test_all_examples_of_the_rules_are_stored_and_more_than_forty_of_our_own() -> None:
    assert len(names(spec_games(GAME))) == 8
    assert names(own_games(GAME)) == sorted(plan.name for plan in PLANS)
    assert len(PLANS) > 40


@cache
def shown(path: Path) -> frozenset[str]:
    return frozenset(situations(load_record(path)))


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_stored_game_shows_what_it_is_there_for(plan: Plan) -> None:
    """Every option of the game matters too: with its default the same words lead elsewhere."""
    record = load_record(own_games(GAME) / f"{plan.name}.json")
    assert (len(record["players"]), record["options"]) == (plan.players, plan.options)
    assert plan.demands <= shown(own_games(GAME) / f"{plan.name}.json")


def test_stored_games_show_every_demanded_situation() -> None:
    assert set().union(*map(shown, stored_games(GAME))) >= DEMANDED


def test_stored_games_use_every_option_value_with_every_player_count() -> None:
    records = [load_record(path) for path in stored_games(GAME)]
    assert {value for record in records for value in option_values(record["options"])} >= all_option_values()
    assert {len(record["players"]) for record in records} == {1, 2, 3, 4}
