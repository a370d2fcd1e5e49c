"""Chances of victory: they add up, follow the values, and were fitted to what came true."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from studies.chance_games import Kind, kinds, rows_of, sample
from studies.chances import fitted
from teocalli.core.registry import load_game
from teocalli.players.adviser import make_adviser, suggestions
from teocalli.players.chances import ChanceModel, chance_model, in_percent
from tests.players.positions import GAMES, middle

STUDY = Path(__file__).parent.parent.parent / "docs" / "studies" / "chances.json"
GOAL = 0.03
"""By how much a chance may miss what comes true, on average over the scale."""


@pytest.mark.parametrize("kind", list(kinds()), ids=lambda kind: kind.title)
def test_chances_add_up_and_follow_the_values(kind: Kind) -> None:
    game = kind.load()
    model = chance_model(game)
    values = [0.2] + [0.5] * (game.seats - 1)
    for progress in (0.0, 0.5, 1.0):
        chances = [model.chances([0.1 * step, *values[1:]], progress) for step in range(11)]
        assert all(sum(each) == pytest.approx(1) for each in chances)
        assert all(later[0] > earlier[0] for earlier, later in pairwise(chances))
        assert len(model.bias) == game.seats


def test_equal_values_are_equal_chances_at_the_end_of_a_game() -> None:
    for kind in kinds():
        game = kind.load()
        assert chance_model(game).chances([0.5] * game.seats, 1.0) == pytest.approx([1 / game.seats] * game.seats)


def test_a_game_of_which_nothing_was_learnt_takes_the_odds_as_they_are() -> None:
    assert ChanceModel((0, 0, 0), (0, 0)).chances([0.8, 0.2], 0.3) == pytest.approx([16 / 17, 1 / 17])


def test_settings_that_no_level_has_are_taken_as_the_standard_ones() -> None:
    own = load_game("teotihuacan", 1, {"bot_goods": "3"})
    assert own.difficulty == "own"
    assert chance_model(own) == chance_model(load_game("teotihuacan", 1, {}))


@pytest.mark.parametrize(
    ("chances", "percent"),
    [([1 / 3] * 3, [34, 33, 33]), ([0.125] * 8, [13, 13, 13, 13, 12, 12, 12, 12]), ([0.996, 0.004], [100, 0])],
)
def test_percentages_add_up_to_100(chances: list[float], percent: list[int]) -> None:
    assert in_percent(chances) == percent
    assert sum(percent) == 100


def test_many_chances_as_percentages_are_rounded_by_less_than_one() -> None:
    rng = random.Random(5)
    for _ in range(200):
        parts = [rng.random() for _ in range(rng.randint(2, 4))]
        chances = [part / sum(parts) for part in parts]
        percent = in_percent(chances)
        assert sum(percent) == 100
        assert all(abs(whole - 100 * chance) < 1 for whole, chance in zip(percent, chances, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_progress_grows_from_0_to_1(name: str) -> None:
    shares = [middle(name, seed=4, at=at).progress() for at in (0.0, 0.3, 0.6, 0.9)]
    assert shares == sorted(shares)
    assert 0 <= shares[0] < 0.2
    assert 0.6 < shares[-1] < 1


@pytest.mark.parametrize("name", GAMES)
def test_a_suggestion_has_everybodys_chances(name: str) -> None:
    state = middle(name, players=3)
    searcher = make_adviser(state.game, 1)
    searcher = type(searcher)(searcher.settings.changed(seconds=0, playouts=30), 1)
    for suggestion in suggestions(state, searcher.analyse(state), ["Ann", "Ben", "Cleo"]):
        assert sum(suggestion.chances) == pytest.approx(1)
        assert len(suggestion.chances) == 3


def test_the_fit_finds_what_the_victories_follow() -> None:
    rng = random.Random(8)
    truth = ChanceModel((0.3, 0.8, 0.0), (0.4, -0.4))
    rows = []
    for number in range(4000):
        value, progress = rng.uniform(0.2, 0.8), rng.random()
        won = rng.random() < truth.chances([value, 1 - value], progress)[0]
        shares = [float(won), float(not won)]
        rows.append(
            {"game": number, "progress": progress, "proven": False, "values": [value, 1 - value], "shares": shares}
        )
    model = fitted(rows)
    for value, progress in ((0.4, 0.2), (0.55, 0.5), (0.7, 0.9)):
        wanted = truth.chances([value, 1 - value], progress)[0]
        assert model.chances([value, 1 - value], progress)[0] == pytest.approx(wanted, abs=0.05)


def test_what_is_kept_came_true_as_well_as_it_should() -> None:
    cells = json.loads(STUDY.read_text(encoding="utf-8"))["cells"]
    assert {f"{cell['game']}-{cell['name']}" for cell in cells} == {kind.title for kind in kinds()}
    assert all(cell["brier"][0] < cell["blind"] for cell in cells)
    for game in GAMES:
        assert pooled_error([cell for cell in cells if cell["game"] == game]) <= GOAL


def pooled_error(cells: list[dict[str, Any]]) -> float:
    """The mean distance between what was forecast and what came true, over the tenths of all tables together."""
    tenths = [tenth for cell in cells for tenth in cell["tenths"]]
    distances = []
    for number in range(10):
        inside = [tenth for tenth in tenths if min(int(10 * tenth["forecast"]), 9) == number]
        told = sum(tenth["count"] * tenth["forecast"] for tenth in inside)
        true = sum(tenth["count"] * tenth["share"][0] for tenth in inside)
        distances.append(abs(told - true))
    return float(sum(distances) / sum(tenth["count"] for tenth in tenths))


def test_a_sampled_game_is_the_same_each_time(tmp_path: Path) -> None:
    kind = next(kinds())
    rows = sample(kind, 3)
    assert rows == sample(kind, 3)
    assert all(sum(row["shares"]) == pytest.approx(1) for row in rows)
    path = tmp_path / f"{kind.title}.jsonl"
    path.write_text(json.dumps(rows) + "\n" + json.dumps(rows)[:20], encoding="utf-8")
    assert rows_of(tmp_path, kind) == rows
