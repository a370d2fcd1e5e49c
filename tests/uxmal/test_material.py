"""Material and position: U1 to U6."""

from __future__ import annotations

from collections import Counter

import pytest

from teocalli.core.errors import OptionError
from tests.fixtures.plan import OWN, OWN_PRINT
from tests.twin.uxmal.material import STANDARD
from tests.uxmal.match import uxmal
from tests.uxmal.script import lay, legal, see, start, top


def test_u1_cards_tiles_and_priests() -> None:
    position = see(start(players=4))
    assert position["piles"] == {"S": 9, "J": 9, "M": 9, "E": 9, "T": 9}
    assert position["supply"] == [3, 3, 3, 3]
    assert len(position["undrawn"]) == 29
    assert all(sorted(tile)[0] == "-" and len(set(tile)) == 4 for tile in position["undrawn"])


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, "2", 2.0])
def test_u1_only_two_to_four_players(players: object) -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        uxmal(players=players)  # type: ignore[arg-type]


def test_u2_fields_are_named_by_column_and_row_from_the_lower_left() -> None:
    match = start()
    assert [top(match, field) for field in ("a1", "h1", "a8", "h8", "b1")] == ["0-", "0M", "0S", "0-", "0J"]


def test_u3_seats_of_each_level() -> None:
    seats = {
        1: "a1 a3 a5 a7 c1 c3 c5 c7 e1 e3 e5 e7 g1 g3 g5 g7",
        2: "b2 b4 b6 d2 d4 d6 f2 f4 f6",
        3: "c3 c5 e3 e5",
    }
    match = start(base="blank")
    for phase, names in seats.items():
        assert see(match)["phase"] == phase
        lowest, words = names.split(), []
        for seat in names.split():
            match.play("build")
            match.play(legal(match)[0])
            words = [word[:2] for word in legal(match)]
            assert sorted(set(words)) == lowest
            match.play(next(word for word in legal(match) if word.startswith(seat)))
            lowest.remove(seat)
            if match.state.decision == "take":
                match.play(legal(match)[0])


def test_u3_a_seat_covers_four_fields_and_an_upper_tile_one_field_of_each_of_four_tiles() -> None:
    match = lay(start(), "c3:SJ-M")
    assert [top(match, field) for field in ("c4", "d4", "d3", "c3")] == ["1S", "1J", "1-", "1M"]
    assert [top(match, field) for field in ("b3", "e4", "c5", "c2")] == ["0M", "0E", "0T", "0-"]


def test_u4_printed_base_shows_on_level_0() -> None:
    position = see(start())
    assert position["symbols"] == STANDARD["base"]
    assert position["levels"] == ["00000000"] * 8


def test_u4_blank_base_shows_nothing() -> None:
    assert see(start(base="blank"))["symbols"] == ["--------"] * 8


def test_u4_own_components_replace_tiles_and_print() -> None:
    position = see(start(components=OWN))
    assert position["symbols"] == OWN["base"]
    assert Counter(position["undrawn"]) == Counter(OWN["tiles"])


def test_u4_own_components_without_points_keep_the_standard_points() -> None:
    assert uxmal(components=OWN_PRINT).components.points == {1: (5, 3, 1), 2: (7, 5, 3), 3: (9, 7, 5)}
    assert uxmal(components=OWN).components.card_points == (3, 2)


def test_u5_track_holds_five_idols_and_the_square_is_the_rank() -> None:
    match = start(track="TEMJS")
    assert see(match)["track"] == "TEMJS"
    assert [match.state.rank("SJMET".index(idol)) for idol in "TEMJS"] == [1, 2, 3, 4, 5]


def test_u6_the_summary_shows_all_hands_whatever_hands_is_set_to() -> None:
    match = lay(start(hands="hidden"), "a1:MS-J")
    assert see(match)["hands"][0]["M"] == 2


def test_u6_hidden_hands_show_others_only_a_total() -> None:
    match = lay(start(hands="hidden"), "a1:MS-J")
    view = match.game.view(match.state, 1)
    assert "M" not in str(view["position"]["hands"][0])
    assert str(view["position"]["hands"][0]).count("2") == 1
    assert match.game.view(match.state, 0)["position"]["hands"][0]["M"] == 2


def test_u6_open_hands_show_everything() -> None:
    match = lay(start(), "a1:MS-J")
    assert match.game.view(match.state, 1)["position"]["hands"][0]["M"] == 2
