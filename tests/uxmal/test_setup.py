"""Set-up: U7 to U9, and the set-up words."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from teocalli.core.errors import OptionError, SetupError
from tests.twin.uxmal.material import STANDARD
from tests.uxmal.match import UxmalMatch, uxmal
from tests.uxmal.script import see, start
from tests.uxmal.walk import new_match


def test_u7_the_first_position() -> None:
    position = see(start(track="MTSEJ", first=1, players=3))
    assert position == {
        "phase": 1,
        "turn": 1,
        "to_move": 1,
        "decision": "turn",
        "track": "MTSEJ",
        "levels": ["00000000"] * 8,
        "symbols": STANDARD["base"],
        "priests": [[], [], []],
        "supply": [3, 3, 3],
        "hands": [{"S": 0, "J": 0, "M": 0, "E": 0, "T": 0}] * 3,
        "piles": {"S": 9, "J": 9, "M": 9, "E": 9, "T": 9},
        "scores": [0, 0, 0],
        "undrawn": sorted(STANDARD["tiles"]),
        "drawn": None,
        "due": 0,
        "legal": ["build"],
        "winners": [],
    }


def test_u7_every_order_of_the_track_is_equally_likely() -> None:
    rng = random.Random(1)
    tracks = Counter(uxmal().draw_setup(rng.randrange)[0] for _ in range(6000))
    assert len(tracks) == 120
    assert 20 < min(tracks.values()) <= max(tracks.values()) < 90


def test_u8_first_player_random_reaches_every_seat() -> None:
    rng = random.Random(1)
    first = Counter(uxmal(4).draw_setup(rng.randrange)[1] for _ in range(400))
    assert sorted(first) == ["first:0", "first:1", "first:2", "first:3"]
    assert min(first.values()) > 60


def test_u8_first_player_seat_0_is_written_too_and_admits_no_other() -> None:
    game = uxmal(3, first_player="seat_0")
    assert game.draw_setup(random.Random(5).randrange)[1] == "first:0"
    with pytest.raises(SetupError, match=r"first:1.*first:0"):
        game.new_initial_state(["track:SJMET", "first:1"])


def test_u9_variants_exclude_each_other_by_being_values_of_one_option() -> None:
    assert uxmal().options["variant"] == "standard"
    for variant in ("standard", "no_break", "forced_break"):
        assert uxmal(variant=variant).options["variant"] == variant
    with pytest.raises(OptionError, match="no_break"):
        uxmal(variant="no_break,forced_break")


@pytest.mark.parametrize(
    ("chosen", "keys"),
    [
        ({}, ["track", "first"]),
        ({"base": "blank"}, ["track", "first"]),
        ({"components": "random"}, ["track", "first", "base", "tiles"]),
        ({"components": "random", "base": "blank"}, ["track", "first", "tiles"]),
    ],
)
def test_u4_set_up_words_of_each_kind_of_components(chosen: dict[str, Any], keys: list[str]) -> None:
    match = new_match(2, chosen, seed=3)
    assert [word.partition(":")[0] for word in match.setup] == keys
    assert match.game.setup_length == len(keys)


def test_u4_random_components_are_legal_sorted_and_may_repeat() -> None:
    repeated = 0
    for seed in range(20):
        match = new_match(2, {"components": "random"}, seed)
        rows = match.setup[2].removeprefix("base:").split("/")
        tiles = match.setup[3].removeprefix("tiles:").split(",")
        assert see(match)["symbols"] == rows
        assert see(match)["undrawn"] == tiles == sorted(tiles)
        assert len(tiles) == 29
        assert all(tile[2] == "-" and len(set(tile)) == 4 for tile in tiles)
        for row in range(0, 8, 2):
            for column in range(0, 8, 2):
                space = rows[row][column : column + 2] + rows[row + 1][column : column + 2]
                assert len(set(space)) == 4
                assert "-" in space
        repeated += len(set(tiles)) < 29
    assert repeated > 10


def test_u4_random_tiles_and_spaces_are_drawn_evenly() -> None:
    tiles: Counter[str] = Counter()
    blanks: Counter[int] = Counter()  # where the blank lies on space a7: how the space is turned
    for seed in range(300):
        words = new_match(2, {"components": "random"}, seed).setup
        tiles.update(words[3].removeprefix("tiles:").split(","))
        rows = words[2].removeprefix("base:").split("/")
        blanks[(rows[0][:2] + rows[1][:2]).index("-")] += 1
    assert len(tiles) == 60
    assert 90 < min(tiles.values()) <= max(tiles.values()) < 210
    assert len(blanks) == 4
    assert min(blanks.values()) > 45


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ([], 1),
        (["track:SJMET"], 2),
        (["track:SJMES", "first:0"], 1),
        (["track:SJME", "first:0"], 1),
        (["track:sjmet", "first:0"], 1),
        (["first:0", "track:SJMET"], 1),
        (["track:SJMET", "first:2"], 2),
        (["track:SJMET", "first:-1"], 2),
        (["track:SJMET", "first:00"], 2),
        (["track:SJMET", "first:0", "build"], 3),
    ],
)
def test_wrong_set_up_words_are_refused_by_number(words: list[str], number: int) -> None:
    with pytest.raises(SetupError, match=f"Set-up word {number} "):
        UxmalMatch(uxmal(), words)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_wrong_first_player_is_told_which_seats_there_are(players: int) -> None:
    with pytest.raises(SetupError, match=f"first:0 … first:{players - 1}\\b"):
        uxmal(players).new_initial_state(["track:SJMET", f"first:{players}"])


@pytest.mark.parametrize(
    ("position", "change"),
    [
        (2, ("/", ",")),
        (2, ("-", "S")),
        (2, ("S", "X")),
        (3, (",", ";")),
        (3, ("-", "S")),
    ],
)
def test_wrong_random_components_are_refused(position: int, change: tuple[str, str]) -> None:
    game = uxmal(components="random")
    words = game.draw_setup(random.Random(1).randrange)
    words[position] = words[position].replace(*change)
    with pytest.raises(SetupError, match=f"Set-up word {position + 1} "):
        game.new_initial_state(words)


def test_random_tiles_must_be_sorted() -> None:
    game = uxmal(components="random", base="blank")
    words = game.draw_setup(random.Random(1).randrange)
    tiles = words[2].removeprefix("tiles:").split(",")
    words[2] = "tiles:" + ",".join(reversed(tiles))
    with pytest.raises(SetupError, match="Set-up word 3 "):
        game.new_initial_state(words)


@pytest.mark.parametrize("given", [{"track": "SJMET"}, [7, 8], {0: 1}, [None], ["track:SJMET", b"first:0"]])
def test_what_is_no_list_of_words_is_refused(given: Any) -> None:
    with pytest.raises(SetupError):
        uxmal(2).new_initial_state(given)
