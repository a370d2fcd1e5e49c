"""Chance that is alike at several tables: the right probabilities, and the same order whatever else is played."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from teocalli.core.alike import Clocks, draws_of
from teocalli.core.chance import SeededDraws, setup_chance
from teocalli.core.errors import RecordError
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.shuffle import Source, check_chance, hash_of
from teocalli.core.state import CHANCE
from teocalli.games.heap.game import HeapGame

SEED = bytes(range(32))


def played(game: str, players: int, chooser: random.Random, seed: bytes = SEED) -> Match:
    """A game at random, by draws that are alike."""
    draws = SeededDraws(seed)
    loaded = load_game(game, players)
    match = Match(loaded, loaded.draw_setup(setup_chance(draws)))
    clocks = Clocks(draws)
    while not match.state.is_terminal():
        state = match.state
        chance = state.current_player == CHANCE
        match.play_action(clocks.draw(state) if chance else chooser.choice(state.legal_actions()))
    return match


def drawn(match: Match) -> list[str]:
    """The words that were drawn."""
    return [match.words[n] for n, _, _ in draws_of(match)]


def test_tiles_of_a_pile_come_in_one_order_at_all_tables() -> None:
    tables = [played("uxmal", 3, random.Random(chooser)) for chooser in range(3)]
    assert len({tuple(match.words) for match in tables}) == 3
    assert drawn(tables[0]) == drawn(tables[1]) == drawn(tables[2])
    assert drawn(played("uxmal", 3, random.Random(0), seed=bytes(32))) != drawn(tables[0])


@pytest.mark.parametrize("players", [1, 2])
def test_of_each_kind_the_same_things_come_in_one_order(players: int) -> None:
    """Where games draw from piles at other times, and different numbers of them: Pyramid tiles, Decorations, dice …"""
    tables = [drawn(played("teotihuacan", players, random.Random(chooser))) for chooser in range(2)]
    for kind in ("draw:T", "draw:D", "dice:"):
        piles = [[word for word in words if word.startswith(kind)] for words in tables]
        common = min(map(len, piles))
        assert piles[0][:common] == piles[1][:common], kind


def test_each_outcome_has_its_probability_whatever_came_before() -> None:
    """A throw of the die of Heap after others: as often as the position says."""
    game = HeapGame(2)
    found, expected = Counter[int](), Counter[int]()
    for number in range(500):
        match, clocks, throws = Match(game, ["first:0"]), Clocks(SeededDraws(number.to_bytes(32, "big"))), 0
        while throws < 3:
            state = match.state
            if state.current_player != CHANCE:
                match.play_action(state.legal_actions()[-1])
                continue
            throws += 1
            outcomes = dict(state.chance_outcomes())
            match.play_action(last := clocks.draw(state))
        found[last] += 1
        for outcome, probability in outcomes.items():
            expected[outcome] += probability  # type: ignore[assignment]
    assert set(found) <= set(expected)
    assert sum((found[each] - expected[each]) ** 2 / expected[each] for each in expected) < 25


def test_clocks_go_on_where_a_game_stands_and_everybody_can_check_them() -> None:
    match = played("uxmal", 2, random.Random(5))
    whole = drawn(match)
    positions = [n for n, _, _ in draws_of(match)]
    part = match.clone()
    part.go_back(positions[7])
    assert part.game.action_to_string(part.state, Clocks.after(SeededDraws(SEED), part).draw(part.state)) == whole[7]
    record = match.record(["", ""])
    source = Source(0, hash_of(SEED), SEED.hex(), alike=True)
    record.extra["chance"] = [source.to_json()]
    (checked,) = check_chance(record, match)
    assert (checked.draws, checked.source) == (len(whole), source)
    record.extra["chance"] = [Source(0, hash_of(SEED), SEED.hex()).to_json()]
    with pytest.raises(RecordError) as caught:
        check_chance(record, match)
    assert caught.value.code == "error-chance-draw"
    record.extra["chance"] = [Source(3, hash_of(SEED), SEED.hex(), alike=True).to_json()]
    with pytest.raises(RecordError) as caught:
        check_chance(record, match)
    assert caught.value.code == "error-chance-form"
