"""Plans: what is read from them, and what is wrong with those that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from teocalli.arena.contest import Contest
from teocalli.arena.plan import choose, read_plan
from teocalli.core.errors import TeocalliError

PLAN = """
defaults: {game: uxmal, games: 40, seed: 5}
matches:
  - name: two
    players: greedy, random
    options: {draw: open, stop_on_blank: false}
  - name: four.of-5
    game: teotihuacan
    players: [greedy, random, random, random, random]
    seats: 4
    games: 10
    seed: 0
    options: {dark_eclipse: yes}
"""


def plan(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "plan.yaml"
    path.write_text(text)
    return path


def test_matches_have_their_own_values_and_the_defaults(tmp_path: Path) -> None:
    two, four = read_plan(plan(tmp_path, PLAN))
    assert (two.name, two.games, four.name, four.games) == ("two", 40, "four.of-5", 10)
    assert two.contest == Contest("uxmal", {"draw": "open", "stop_on_blank": False}, ("greedy", "random"), 2, 5)
    entrants = ("greedy", *("random",) * 4)
    assert four.contest == Contest("teotihuacan", {"dark_eclipse": "yes"}, entrants, 4, 0)


def test_some_matches_can_be_chosen(tmp_path: Path) -> None:
    matches = read_plan(plan(tmp_path, PLAN))
    assert [match.name for match in choose(matches, ["four.of-5"])] == ["four.of-5"]
    assert choose(matches, []) == matches


ONE = "matches: [{name: one, game: uxmal, players: 'greedy,random', games: 4, seed: 1%s}]"


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("matches: [", "error-plan-yaml", "Line 1"),
        ("- one", "error-plan-form", "plan.yaml"),
        ("matches: 4", "error-plan-form", "plan.yaml"),
        ("games: []\nmatches: []", "error-plan-form", "plan.yaml"),
        ("matches: [uxmal]", "error-plan-entry", "Entry 1"),
        (ONE % ", sets: 2", "error-plan-key", "“sets”"),
        (ONE.replace(", seed: 1%s", ""), "error-plan-lacks", "“seed”"),
        (ONE.replace("one", "../one") % "", "error-plan-bad-name", "../one"),
        (ONE.replace("games: 4", "games: many") % "", "error-plan-number", "games is “many”"),
        (ONE.replace("games: 4", "games: 0") % "", "error-plan-number", "at least 1"),
        (ONE % ", options: open", "error-plan-options", "“one”"),
        (ONE % ", options: {draw: twice}", "error-plan-match", "after_choosing, open"),
        (ONE % ", seats: 3", "error-plan-match", "3 players per game"),
        (ONE.replace("greedy,random", "greedy,deep") % "", "error-plan-match", "Known: random, greedy"),
        (ONE.replace("}]", "}, {name: one, game: uxmal, players: 'greedy,random', games: 4, seed: 1}]") % "",
         "error-plan-twice", "“one”"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(tmp_path: Path, text: str, code: str, named: str) -> None:
    with pytest.raises(TeocalliError) as refusal:
        read_plan(plan(tmp_path, text))
    assert refusal.value.code == code
    assert named in str(refusal.value)


def test_an_unknown_match_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(TeocalliError, match="It has: two, four"):
        choose(read_plan(plan(tmp_path, PLAN)), ["three"])
