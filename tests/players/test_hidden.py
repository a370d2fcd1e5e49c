"""R-02: players choose by what their seat may know; hidden cards and what comes from the bag cannot matter."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from teocalli import load_game
from teocalli.core.state import State
from teocalli.players import make_player
from teocalli.players.search import Search
from teocalli.players.settings import SearchSettings
from tests.players.positions import GAMES, choices, middle, random_game

KINDS = ["random", "greedy", "flat:40p", "mcts:60p", "mcts:60p:worlds=1", "level:2", "level:4:0s"]
SEEDS = 150

Hands = tuple[tuple[tuple[str, int], ...], ...]


def hands_of(state: State) -> Hands:
    return tuple(tuple(hand.items()) for hand in state.summary()["hands"])


def cards_of(hand: dict[str, int]) -> list[str]:
    return [idol for idol, count in hand.items() for _ in range(count)]


def others_with_cards(state: State, seat: int) -> list[int]:
    return [other for other, hand in enumerate(state.summary()["hands"]) if other != seat and sum(hand.values())]


def interesting(state: State) -> bool:
    """Two others hold few cards, of several kinds, so that all dealings can be listed."""
    seat, hands = state.current_player, state.summary()["hands"]
    held = [card for other in others_with_cards(state, seat) for card in cards_of(hands[other])]
    return len(others_with_cards(state, seat)) > 1 and len(set(held)) > 1 and len(held) <= 6


@cache
def hidden_positions() -> tuple[State, ...]:
    """A few positions with hidden cards, one for each of some games with three and four players."""
    found: list[State] = []
    rng = random.Random(2)
    while len(found) < 6:
        game = load_game("uxmal", players=3 + len(found) % 2, options={"hands": "hidden"})
        suitable = [state for state in choices(random_game(game, rng)) if state.at_turn_start() and interesting(state)]
        found += suitable[len(suitable) // 2 :][:1]
    return tuple(found)


def all_hands(state: State) -> set[Hands]:
    """Every way in which the cards of the others may lie, by going through all ways to hand them out."""
    seat, hands = state.current_player, state.summary()["hands"]
    held = [card for other, hand in enumerate(hands) if other != seat for card in cards_of(hand)]
    sizes = {other: sum(hand.values()) for other, hand in enumerate(hands)}

    def dealt(cards: list[str], to: list[int]) -> Iterator[dict[int, Counter[str]]]:
        if not to:
            yield {}
            return
        for chosen in combinations(range(len(cards)), sizes[to[0]]):
            rest = [card for number, card in enumerate(cards) if number not in chosen]
            for further in dealt(rest, to[1:]):
                yield {to[0]: Counter(cards[number] for number in chosen)} | further

    others = [other for other in range(len(hands)) if other != seat]
    return {
        tuple(
            tuple((idol, (count if other == seat else new[other][idol])) for idol, count in hand.items())
            for other, hand in enumerate(hands)
        )
        for new in dealt(held, others)
    }


def dealings(state: State) -> list[State]:
    """The position with every dealing that its mover cannot tell from the others."""
    seat = state.current_player
    found = {hands_of(dealing): dealing for dealing in (state.determinized_for(seat, seed) for seed in range(SEEDS))}
    return list(found.values())


def without_hands(state: State) -> dict[str, Any]:
    return {key: value for key, value in state.summary().items() if key != "hands"}


def test_a_dealing_for_a_seat_keeps_what_is_public_and_can_be_any_that_fits() -> None:
    """R-02, U6: piles, sizes of hands and the own hand stay; every dealing of the rest comes about."""
    for state in hidden_positions():
        assert state.hides_from(state.current_player)
        found = dealings(state)
        assert {hands_of(dealing) for dealing in found} == all_hands(state)
        assert all(without_hands(dealing) == without_hands(state) for dealing in found)


def test_a_dealing_does_not_read_how_the_cards_lie() -> None:
    """R-02: equal seeds deal the same, whatever the others really hold."""
    for state in hidden_positions():
        seat = state.current_player
        assert len({hands_of(dealing.determinized_for(seat, 7)) for dealing in dealings(state)}) == 1


def test_cards_that_one_other_player_holds_alone_are_no_secret() -> None:
    """U6: the piles are open, so in a game of two everybody can count what the other holds."""
    game = load_game("uxmal", players=2, options={"hands": "hidden"})
    states = random_game(game, random.Random(1))
    assert any(any(hand.values()) for state in states for hand in state.summary()["hands"])
    for state in states:
        assert not state.hides_from(0)
        assert state.determinized_for(1, 5) == state


def test_open_hands_hide_nothing() -> None:
    for name in GAMES:
        state = middle(name, players=3)
        assert not any(state.hides_from(seat) for seat in range(3))
        assert state.determinized_for(0, 3) == state


@pytest.mark.parametrize("kind", KINDS)
def test_exchanging_hidden_cards_changes_no_choice(kind: str) -> None:
    """R-02: the same seed chooses the same, however the hidden cards lie."""
    for state in hidden_positions():
        chosen = {make_player(kind, seed=3).choose(dealing) for dealing in dealings(state)[:8]}
        assert len(chosen) == 1


def test_a_search_that_peeked_would_be_caught() -> None:
    """The positions above are such that the hidden cards matter to somebody who sees them."""
    settings = SearchSettings(playouts=60, policy="worth")
    different = 0
    for state in hidden_positions():
        values = set()
        for dealing in dealings(state):
            search = Search(settings, random.Random(3))
            search.think(dealing, 0, 60)
            report = search.report()
            assert report is not None
            values.add(tuple(tuple(line.values) for line in report.lines))
        different += len(values) > 1
    assert different == len(hidden_positions())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_depends_on_the_position_alone(name: str, kind: str) -> None:
    """R-02: a position that came about by playing and one that was read from its bytes are the same to a player, so
    nothing of what will be drawn can be known: it is not in the bytes.
    """
    state = middle(name, seed=4, players=3)
    read = state.game.state_from_bytes(state.to_bytes())
    assert make_player(kind, seed=1).choose(state) == make_player(kind, seed=1).choose(read)
