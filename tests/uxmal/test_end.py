"""End of the game: U26."""

from __future__ import annotations

import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from tests.fixtures.store import OWN_GAMES, stored_games


def strength(record: Record) -> list[tuple[int, int]]:
    """Points and cards in hand at the end, by seat, from the last position summary."""
    position = Match.from_record(record).state.summary()
    return list(zip(position["scores"], (sum(hand.values()) for hand in position["hands"]), strict=True))


@pytest.mark.parametrize(
    ("stored", "tied", "winners"),
    [
        ("01-2p-standard", 1, 1),
        ("37-2p-tie-by-cards", 2, 1),
        ("38-2p-shared", 2, 2),
        ("39-3p-shared-by-two", 2, 2),
        ("40-3p-tie-by-cards", 3, 1),
        ("41-3p-tie-cut-to-two", 3, 2),
        ("42-3p-shared-by-three", 3, 3),
        ("43-4p-tie-of-four-by-cards", 4, 1),
        ("44-4p-tie-cut-to-two", 4, 2),
        ("45-4p-tie-cut-to-three", 4, 3),
        ("46-4p-shared-by-four", 4, 4),
        ("47-4p-shared-by-three", 3, 3),
        ("48-4p-tie-of-two-by-cards", 2, 1),
    ],
)
def test_u26_most_points_then_most_cards_then_shared(stored: str, tied: int, winners: int) -> None:
    record = Record.load(OWN_GAMES / f"{stored}.json")
    by_seat = strength(record)
    points = [score for score, _ in by_seat]
    assert points.count(max(points)) == tied
    won = Match.from_record(record).state.winners()
    assert len(won) == winners
    assert won == [seat for seat, mine in enumerate(by_seat) if mine == max(by_seat)]
    ranking = Match.from_record(record).game.result(Match.from_record(record).state)["ranking"]
    assert ranking[0] == won
    assert [{by_seat[seat] for seat in place} for place in ranking] == [{mine} for mine in sorted(set(by_seat))[::-1]]


@pytest.mark.parametrize("stored", ["37-2p-tie-by-cards", "40-3p-tie-by-cards", "48-4p-tie-of-two-by-cards"])
def test_u26_most_cards_among_the_tied_only(stored: str) -> None:
    record = Record.load(OWN_GAMES / f"{stored}.json")
    by_seat = strength(record)
    (winner,) = Match.from_record(record).state.winners()
    tied = [cards for score, cards in by_seat if score == max(by_seat)[0]]
    assert by_seat[winner][1] == max(tied)
    assert tied.count(max(tied)) == 1


def test_u26_cards_of_players_who_are_not_tied_do_not_matter() -> None:
    """Some stored game is won by somebody with fewer cards than a loser."""
    assert any(
        max(cards for _, cards in by_seat) > by_seat[Match.from_record(record).state.winners()[0]][1]
        for record in map(Record.load, stored_games())
        for by_seat in [strength(record)]
    )


@pytest.mark.parametrize(
    ("stored", "returns"),
    [
        ("37-2p-tie-by-cards", [1.0, -1.0]),
        ("38-2p-shared", [0.0, 0.0]),
        ("46-4p-shared-by-four", [0.0, 0.0, 0.0, 0.0]),
        ("42-3p-shared-by-three", [0.0, 0.0, 0.0]),
    ],
)
def test_u26_returns_share_victory(stored: str, returns: list[float]) -> None:
    found = Match.from_record(Record.load(OWN_GAMES / f"{stored}.json")).state.returns()
    assert sorted(found, reverse=True) == returns


def test_u26_returns_of_a_shared_victory_split_both_ways() -> None:
    state = Match.from_record(Record.load(OWN_GAMES / "44-4p-tie-cut-to-two.json")).state
    assert sorted(state.returns()) == [-0.5, -0.5, 0.5, 0.5]
    state = Match.from_record(Record.load(OWN_GAMES / "45-4p-tie-cut-to-three.json")).state
    assert sorted(state.returns()) == [-1.0, 1 / 3, 1 / 3, 1 / 3]


def test_u26_nothing_is_legal_after_the_end() -> None:
    position = Match.from_record(Record.load(OWN_GAMES / "01-2p-standard.json")).state.summary()
    assert (position["legal"], position["turn"], position["to_move"]) == ([], None, None)
    assert position["decision"] == "over"
    assert position["phase"] == 3
