"""Draws for people who set up a game at a table are those that the rules make, and no others."""

from __future__ import annotations

import random
from itertools import combinations, permutations, product

import pytest

from teocalli import load_game
from teocalli.core.errors import message
from teocalli.core.set_up_draws import lists_of


def test_draws_are_recognised_by_their_outcomes() -> None:
    assert lists_of(list(permutations("abc", 2))) == ((("a", "b", "c"),), True)
    assert lists_of(list(combinations("abcd", 2))) == ((("a", "b", "c", "d"),), False)
    assert lists_of(list(product("ab", "xyz"))) == ((("a", "b"), ("x", "y", "z")), True)


def test_what_is_no_draw_is_refused() -> None:
    shuffled = list(permutations("abc", 2))
    for outcomes in (shuffled[1:], [*shuffled[1:], ("a", "a")], [*shuffled, shuffled[0]]):
        with pytest.raises(ValueError, match="not those of a draw"):
            lists_of(outcomes)


def test_the_set_up_of_teotihuacan_is_drawn_as_its_rules_say() -> None:
    """T4–T7, T13, T14, T17: by kind and how many, what is drawn from, and what is drawn before anybody decides."""
    draws = load_game("teotihuacan", 2).set_up_draws()
    told = [
        (draw.text["id"].removeprefix("teotihuacan-log-"), draw.count, [len(each) for each in draw.lists], draw.ordered)
        for draw in draws
    ]
    offers = [("draw-offer", 4, [18], True)] * 2
    assert told == [
        ("first", 1, [2], True),
        ("boards", 6, [6], True),
        ("royals", 3, [3, 3, 3], True),
        ("techs", 6, [9], False),
        ("bonus", 3, [7], True),
        *offers,
        ("draw-neutral", 4, [18], True),
    ]
    *_, first, second, neutral = draws
    assert first.pool == second.pool == neutral.pool
    assert (first.kept, first.later, neutral.later) == (2, False, True)
    assert first.text["args"] == {"player": message("draw-seat", seat=0)}


def test_the_set_up_of_uxmal_is_that_of_its_words() -> None:
    """U7, U8."""
    game = load_game("uxmal", 3)
    track, first = game.set_up_draws()
    assert (track.count, len(track.lists[0]), len(first.lists[0])) == (5, 5, 3)
    idols = {item["id"].removeprefix("uxmal-idol-") for item in track.lists[0] if isinstance(item, dict)}
    assert set(game.draw_setup(random.Random(1).randrange)[0].removeprefix("track:")) == idols
