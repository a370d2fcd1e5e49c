"""What things are worth: seen in games, compared within games."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from studies import teotihuacan_facts, uxmal_facts, values
from studies.effects import effects, mean_of_all, wins_with
from studies.facts import Facts, names_in
from studies.value_games import Games, kinds_of
from studies.value_words import WORDS
from studies.values import GROUPS, Group, entries

STUDIES = Path(__file__).parent.parent.parent / "docs" / "studies"
TILE = ("tile", "a")


def _game(rng: random.Random, gain: float) -> Facts:
    """A game of three in which who has the tile has so many points more, and all have much or little."""
    tiles = [float(rng.random() < 0.5) for _ in range(3)]
    common = 50 * rng.random() + 20 * sum(tiles)
    points = [common + gain * tile + 5 * place + rng.gauss(0, 1) for place, tile in enumerate(tiles)]
    shares = [float(each == max(points)) for each in points]
    return Facts([0, 1, 2], points, shares, {TILE: tiles}, {1: [0, 0, 0]})


def test_a_tile_is_worth_what_it_brings_within_a_game() -> None:
    """Neither what the games have in common nor the places in the order of play mislead."""
    rng = random.Random(1)
    games = [_game(rng, 4.0) for _ in range(300)]
    (value, low, high) = effects(games, [TILE], 1)["points"][0]
    assert low < 4.0 < high
    assert high - low < 0.5
    assert value == pytest.approx(4.0, abs=0.3)
    assert effects(games, [TILE], 1)["victory"][0][1] > 0
    had, wins = wins_with(games, TILE)
    assert had == sum(sum(game.found[TILE]) for game in games)
    assert wins is not None
    assert wins[1] < 1 / 3 < wins[2]  # in itself the tile shows nothing: who has it has the place that it has
    assert mean_of_all(games, TILE) == pytest.approx(had / 900)


def test_what_brings_nothing_is_worth_nothing() -> None:
    rng = random.Random(2)
    (_, low, high) = effects([_game(rng, 0.0) for _ in range(300)], [TILE], 1)["points"][0]
    assert low < 0 < high


def test_points_at_the_beginning_of_a_stage_are_held_equal() -> None:
    """Who is ahead buys; what is bought is worth nothing, and is seen to be only if the lead is known."""
    rng = random.Random(3)
    games = []
    for _ in range(300):
        before = [100 * rng.random() for _ in range(2)]
        bought = [float(each == max(before)) for each in before]
        points = [each + rng.gauss(0, 1) for each in before]
        games.append(Facts([0, 1], points, bought, {TILE: bought}, {1: [0, 0], 2: before}))
    assert effects(games, [TILE], 1)["points"][0][1] > 10
    (_, low, high) = effects(games, [TILE], 2)["points"][0]
    assert low < 0.5
    assert high > -0.5
    assert not effects(games, [TILE], 3)


def test_few_players_and_few_games_say_nothing() -> None:
    rng = random.Random(4)
    games = [_game(rng, 4.0) for _ in range(25)]
    assert not effects(games, [TILE], 1)
    assert not entries(games, Group("tile"))
    assert entries([_game(rng, 4.0) for _ in range(100)], Group("tile"))[0]["name"] == "a"


def test_what_is_seen_in_teotihuacan_adds_up() -> None:
    kind = Games("teotihuacan", 2, "greedy", 1)
    facts = teotihuacan_facts.seen(kind.contest.rules, row := kind.play(3))
    found = facts.found
    for seat in range(2):
        assert sum(found["dealt", tile][seat] for tile in names_in([facts], "dealt")) == 4
        assert sum(found["starting", tile][seat] for tile in names_in([facts], "starting")) == 2
        assert sum(found["first turn", which][seat] for which in names_in([facts], "first turn")) == 1
        owned = sum(found["technology", which][seat] for which in names_in([facts], "technology"))
        got = [found[f"technology, era {era}", which][seat] for era in (1, 2, 3) for which in _technologies(facts)]
        assert sum(got) == owned
        eras = sum(found.get((f"ascensions, era {era}", "Ascension"), [0, 0])[seat] for era in (1, 2, 3))
        assert eras == found["ascensions", "Ascension"][seat]
    turns = sum(sum(found["turns", which]) for which in names_in([facts], "turns"))
    rounds = sum(length for name, length in facts.lengths.items() if name.startswith("rounds"))
    assert turns == pytest.approx(2 * rounds)
    assert sorted(facts.order) == [0, 1]
    assert facts.points == row["points"]
    assert set(facts.standing) == {1, 2, 3}


def _technologies(facts: Facts) -> list[str]:
    return names_in([facts], "technology")


def test_what_is_seen_in_uxmal_adds_up() -> None:
    kind = Games("uxmal", 3, "greedy", 1)
    facts = uxmal_facts.seen(kind.contest.rules, row := kind.play(0))
    actions = [sum(facts.found["actions", which]) for which in ("build", "move", "honour", "curse")]
    assert actions[0] == 29
    assert sum(actions) < sum(facts.lengths.values())
    for group in ("first turn", "first build", "first tile"):
        assert sum(sum(facts.found[group, which]) for which in names_in([facts], group)) == 3
    assert sum(sum(facts.found["ends a phase", f"{phase}"]) for phase in (1, 2, 3)) == 3
    assert sum(sum(facts.found["begins a phase", f"{phase}"]) for phase in (2, 3)) == 2
    told = [word for word in row["words"] if word.startswith("first:")]
    assert facts.order[int(told[0].removeprefix("first:"))] == 0


@pytest.mark.parametrize("game", list(GROUPS))
def test_every_group_has_words_and_every_kept_thing_a_name(game: str) -> None:
    assert [group.name for group in GROUPS[game]] == list(WORDS[game])
    for cell in json.loads((STUDIES / f"values-{game}.json").read_text(encoding="utf-8"))["cells"]:
        assert cell["games"] >= 400
        assert sum(seat["wins"][0] for seat in cell["seats"]) == pytest.approx(
            1, abs=0.5 if cell["players"] == 1 else 1e-4
        )
        for name, found in cell["groups"].items():
            assert found == sorted(found, key=lambda entry: -entry["victory"][0])
            for entry in found:
                assert WORDS[game][name].name(entry["name"])
                assert entry["had"] >= values.LEAST


def test_games_are_planned_for_both_games() -> None:
    assert [kind.players for kind in kinds_of("uxmal")] == [2, 4]
    assert sorted(kind.players for kind in kinds_of("teotihuacan")) == [1, 2, 4]
