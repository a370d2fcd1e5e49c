"""How strength grows with time: matches, their order, and ratings from them."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from studies.ratings import Duel, connected, ratings
from studies.strength_games import Link, all_links, links, play
from teocalli.arena.workers import play_here
from teocalli.reports.plots import Curve, growth

STUDIES = Path(__file__).parent.parent.parent / "docs" / "studies"


def test_strength_follows_from_the_share_of_victories() -> None:
    """What wins three of four games is 191 Elo steps stronger; so is what wins half of them against three."""
    two = ratings([Duel("b", "a", 1, [(1, 2, 500), (2, 2, 500)])], "a")
    assert two.of("a") == (0, 0, 0)
    value, low, high = two.of("b")
    assert value == pytest.approx(400 * math.log10(3), abs=1)
    assert low < value < high
    four = ratings([Duel("b", "a", 3, [(2, 4, 1000)])], "a")
    assert four.of("b")[0] == pytest.approx(400 * math.log10(3), abs=1)


def test_strength_adds_up_along_a_chain() -> None:
    even = [(1, 2, 100)]
    above = [(2, 2, 60), (1, 2, 40)]
    found = ratings([Duel("b", "a", 1, above), Duel("c", "b", 1, above), Duel("y", "x", 1, even)], "a")
    assert found.players == ["a", "b", "c"]  # nothing connects x and y with a
    one, two = found.of("b"), found.of("c")
    assert two[0] == pytest.approx(2 * one[0], abs=1)
    assert two[2] - two[1] > one[2] - one[1]
    assert found.combined({"c": 1, "b": -1})[0] == pytest.approx(one[0], abs=1)
    assert found.slope({"a": 0.0, "b": 1.0, "c": 2.0})[0] == pytest.approx(one[0], abs=1)


def test_who_won_everything_is_not_infinitely_strong() -> None:
    found = ratings([Duel("b", "a", 1, [(2, 2, 1)])], "a").of("b")
    assert 0 < found[0] < 400
    assert found[1] < 0 < found[2] < math.inf


def test_every_match_connects_with_the_greedy_player() -> None:
    for table in (("uxmal", 2), ("uxmal", 4), ("teotihuacan", 2), ("teotihuacan", 4)):
        duels = [Duel(link.stronger, link.weaker, link.players - 1, [(1, 2, 1)]) for link in links(*table)]
        assert connected(duels, "level:3") == {name for duel in duels for name in (duel.stronger, duel.weaker)}
        for link in links(*table):
            link.contest.check()
    assert len({link.path for link in all_links()}) == len(all_links())


def test_a_match_goes_on_where_it_was_and_counts_processor_time(tmp_path: Path) -> None:
    first = Link("uxmal", 2, "level:2", "level:1")
    played = list(first.play(tmp_path, lambda contest, indices: play_here(contest, list(indices)[:2])))
    assert len(played) == 2
    again = Link("uxmal", 2, "level:2", "level:1")
    again.read(tmp_path)
    assert sorted(again.results, key=lambda game: game.index) == sorted(played, key=lambda game: game.index)
    assert again.block_seconds == pytest.approx(sum(sum(game.seconds) for game in played))
    assert 0 < again.gain() < Link("uxmal", 2, "level:3", "level:2").gain() * 1e9


def test_what_is_kept_is_of_whole_blocks() -> None:
    """Everybody had every seat equally often, and victories are told block by block."""
    for cell in json.loads((STUDIES / "strength.json").read_text(encoding="utf-8"))["cells"]:
        players = int(cell["table"].rpartition("-")[2])
        assert {games for _, games, _ in cell["blocks"]} == {players}
        assert sum(games * times for _, games, times in cell["blocks"]) == cell["games"]
        won = sum(won * times for won, _, times in cell["blocks"])
        assert won / cell["games"] == pytest.approx(cell["share"][0], abs=1e-4)
        assert cell["share"][1] <= cell["share"][0] <= cell["share"][2]


def test_nothing_is_played_without_time(tmp_path: Path) -> None:
    link = Link("uxmal", 2, "level:2", "level:1")
    play(tmp_path, [link], 0, play_here)
    assert not link.results


def test_a_growth_is_drawn_on_an_axis_of_powers_of_ten() -> None:
    curve = Curve("by worth", [1.0, 10.0], [(0.0, -50.0, 50.0), (100.0, 50.0, 150.0)], 0, joined=True)
    svg = growth([curve], lambda value: f"{value:g} ms", "time", lambda value: f"{value:.0f} steps")
    assert "10 ms" in svg
    assert "100 steps" in svg
    assert "var(--series-0)" in svg
