"""Honouring and cursing: U21."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.core.errors import IllegalAction
from tests.uxmal.match import UxmalMatch
from tests.uxmal.script import hand, lay, legal, play, see, start


def with_two_monkeys(track: str = "SJMET", **options: Any) -> UxmalMatch:
    """Player 0 to move with two cards of M."""
    match = lay(start(track, **options), "a1:MS-J")
    lay(match, "g7:EM-T")
    assert hand(match, 0) == "MM"
    return match


@pytest.mark.parametrize(
    ("word", "track"),
    [("honour:M1", "SMJET"), ("honour:M2", "MSJET"), ("curse:M1", "SJEMT"), ("curse:M2", "SJETM")],
)
def test_u21_insert_moves_the_idol_and_the_passed_ones_shift(word: str, track: str) -> None:
    assert see(play(with_two_monkeys(), word))["track"] == track


@pytest.mark.parametrize(
    ("word", "track"),
    [("honour:M1", "SMJET"), ("honour:M2", "MJSET"), ("curse:M1", "SJEMT"), ("curse:M2", "SJTEM")],
)
def test_u21_swap_changes_places_with_the_idol_on_the_target_square(word: str, track: str) -> None:
    assert see(play(with_two_monkeys(shift="swap"), word))["track"] == track


def test_u21_each_square_costs_a_card_of_that_idol_paid_with_the_word() -> None:
    match = play(with_two_monkeys(), "honour:M2")
    assert (hand(match, 0), see(match)["piles"]["M"]) == ("", 9)
    assert (see(match)["decision"], see(match)["turn"]) == ("turn", 1)


@pytest.mark.parametrize(
    ("track", "words"),
    [
        ("SJMET", ["curse:M1", "curse:M2", "honour:M1", "honour:M2"]),
        ("MSJET", ["curse:M1", "curse:M2"]),
        ("SMJET", ["curse:M1", "curse:M2", "honour:M1"]),
        ("SJEMT", ["curse:M1", "honour:M1", "honour:M2"]),
        ("SJETM", ["honour:M1", "honour:M2"]),
    ],
)
def test_u21_the_idol_stays_on_the_track_and_the_hand_must_pay(track: str, words: list[str]) -> None:
    match = with_two_monkeys(track)
    assert legal(match, "curse") + legal(match, "honour") == words


def test_u21_at_least_one_square() -> None:
    with pytest.raises(IllegalAction, match="honour:M0"):
        play(with_two_monkeys(), "honour:M0")


def test_u5_rank_follows_the_track() -> None:
    match = play(with_two_monkeys(), "honour:M2")
    assert [match.state.rank("SJMET".index(idol)) for idol in "MSJET"] == [1, 2, 3, 4, 5]
