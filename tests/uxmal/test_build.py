"""Turns and building: U10 to U17."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from teocalli.core.errors import IllegalAction
from tests.fixtures.plan import OWN
from tests.twin.uxmal import DEFAULTS, rules
from tests.twin.uxmal.material import field_of
from tests.uxmal.match import UxmalMatch, steps
from tests.uxmal.script import board_of, build_anything, complete_level, hand, lay, legal, play, see, start, top


def test_u10_one_action_then_the_next_player_clockwise() -> None:
    match = lay(start(players=3, first=2, base="blank"), "a1:MS-J")
    turns = [2, see(match)["turn"]]
    play(match, "place:a2")
    turns.append(see(match)["turn"])
    lay(match, "e5:EM-T")
    turns.append(see(match)["turn"])
    assert turns == [2, 0, 1, 2]


def test_u10_nobody_may_pass_and_building_is_always_possible() -> None:
    match = start(players=2)
    while not match.state.is_terminal():
        if match.state.decision == "turn":
            assert "build" in legal(match)
            assert "pass" not in legal(match)
        build_anything(match)


def test_u11_build_draws_after_choosing() -> None:
    match = play(start(), "build")
    position = see(match)
    assert (position["decision"], position["turn"], position["to_move"]) == ("draw", 0, None)
    assert position["legal"] == ["draw:" + tile for tile in position["undrawn"]]
    play(match, "draw:SJ-M")
    position = see(match)
    assert (position["decision"], position["to_move"], position["drawn"]) == ("seat", 0, "SJ-M")
    assert "SJ-M" not in position["undrawn"]


def test_u11_every_undrawn_tile_is_equally_likely() -> None:
    match = play(start(), "build")
    assert {chance for _, chance in match.state.chance_outcomes()} == {1 / 29}


def test_u11_equal_tiles_are_one_outcome_with_the_sum_of_their_chances() -> None:
    match = play(start(components=OWN), "build")
    chances = {
        match.game.action_to_string(match.state, action): chance for action, chance in match.state.chance_outcomes()
    }
    assert Counter(OWN["tiles"])["SJ-M"] == 2
    assert chances["draw:SJ-M"] == 2 / 29
    assert chances["draw:J-MS"] == 1 / 29  # the same tile listed in another rotation is another word
    play(match, "draw:SJ-M")
    assert see(match)["undrawn"].count("SJ-M") == 1


def test_u11_open_draw_begins_the_first_turn_and_every_turn_after_a_build() -> None:
    match = start(draw="open")
    assert (see(match)["decision"], see(match)["turn"], see(match)["to_move"]) == ("draw", 0, None)
    play(match, "draw:MS-J")
    assert (see(match)["decision"], see(match)["to_move"], see(match)["drawn"]) == ("turn", 0, "MS-J")
    play(match, "build")
    assert see(match)["decision"] == "seat"
    play(match, "a1:MS-J")
    assert (see(match)["decision"], see(match)["turn"], see(match)["drawn"]) == ("draw", 1, None)
    play(match, "draw:EM-T place:a2")
    assert (see(match)["decision"], see(match)["turn"], see(match)["drawn"]) == ("turn", 0, "EM-T")


def test_u11_open_draw_comes_after_the_choice_of_cards() -> None:
    match = play(start(draw="open"), "draw:MS-J build c1:MS-J draw:EJ-S build a1:SEJ-")
    assert see(match)["decision"] == "take"
    play(match, "take:J2")
    assert see(match)["decision"] == "draw"


def test_u11_open_draw_comes_after_the_phase_end() -> None:
    match = complete_level(start(draw="open"))
    assert (see(match)["phase"], see(match)["decision"], len(see(match)["undrawn"])) == (2, "draw", 13)


@pytest.mark.parametrize("draw", ["after_choosing", "open"])
def test_u11_after_the_29th_tile_none_is_drawn(draw: str) -> None:
    match = start(draw=draw)
    while not match.state.is_terminal():
        build_anything(match)
    kinds = Counter(word.partition(":")[0] for word in match.words)
    assert (kinds["build"], kinds["draw"]) == (29, 29)
    assert see(match)["undrawn"] == []


def test_u12_any_free_seat_of_the_level_in_four_rotations() -> None:
    match = play(start(base="blank"), "build draw:SJ-M")
    assert len(legal(match)) == 16 * 4
    assert legal(match, "c3") == ["c3:-MSJ", "c3:J-MS", "c3:MSJ-", "c3:SJ-M"]
    play(match, "c3:SJ-M build draw:SE-M")
    assert len(legal(match)) == 15 * 4
    assert legal(match, "c3") == []
    with pytest.raises(IllegalAction, match="b2:SE-M"):
        play(match, "b2:SE-M")


def test_u13_the_tile_becomes_the_new_top() -> None:
    match = lay(start(), "a1:MS-J")
    assert [top(match, field) for field in ("a2", "b2", "b1", "a1")] == ["1M", "1S", "1-", "1J"]


def phase_2_with_a_priest() -> tuple[UxmalMatch, str]:
    """A match in phase 2 whose player 0 has just placed a priest on c3, and the symbol under it."""
    match = complete_level(start(base="blank"))
    assert see(match)["turn"] == 0
    field = next(field for field in ("b2", "c2", "b3", "c3") if "place:" + field in legal(match))
    return play(match, "place:" + field), field


def test_u13_priests_on_covered_fields_stand_on_the_new_top_blank_or_not() -> None:
    for turn in range(4):
        match, field = phase_2_with_a_priest()
        play(match, "build")
        play(match, legal(match)[0])
        laid = legal(match, "b2:")[turn]
        play(match, laid)
        assert top(match, field)[0] == "2"
        assert top(match, field)[1] == laid[3 + ["b3", "c3", "c2", "b2"].index(field)]
        assert see(match)["priests"][0] == [field]


def test_u13_building_over_priests_costs_nothing() -> None:
    match, _ = phase_2_with_a_priest()
    before = sum(see(match)["hands"][1].values())
    play(match, "build")
    play(match, legal(match)[0])
    word = legal(match, "b2:")[0]
    claims = match.state.claims_of(match.game.string_to_action(match.state, word))
    play(match, word)
    assert sum(see(match)["hands"][1].values()) - before == (claims[0][1] if len(claims) == 1 else 0)


def test_u14_overlap_on_the_printed_base_claims_two_cards() -> None:
    assert hand(lay(start(), "a1:MS-J"), 0) == "MM"


def test_u14_blank_base_gives_no_overlap() -> None:
    assert hand(lay(start(base="blank"), "a1:MS-J"), 0) == ""


def test_u14_overlap_counts_only_directly_below() -> None:
    """The former M of a2 under another field of the tile is no overlap."""
    assert hand(lay(start(), "a1:JMS-"), 0) == "M"  # M on b2 is next to the printed M of b3


def test_u15_adjacent_printed_symbol_claims_one_card() -> None:
    assert hand(lay(start(), "a1:EM-T"), 0) == "M"


def test_u15_adjacency_between_tiles() -> None:
    match = lay(start(base="blank"), "a1:SJ-M")
    lay(match, "c1:JM-S")
    assert hand(match, 1) == "J"  # J on c2, right of J on b2


def test_u15_a_priest_never_hides_a_symbol() -> None:
    match = lay(start(base="blank"), "a1:SJ-M")
    play(match, "place:b2")
    lay(match, "c1:JM-S")
    assert hand(match, 0) == "J"


def test_u15_same_level_never_counts_a_printed_field() -> None:
    assert hand(lay(start(adjacency="same_level"), "a1:EM-T"), 0) == ""


def test_u15_same_level_counts_a_top_of_the_new_tiles_level() -> None:
    match = lay(start(base="blank", adjacency="same_level"), "a1:SJ-M")
    assert hand(lay(match, "c1:JM-S"), 1) == "J"


def test_u15_same_level_does_not_count_lower_tops() -> None:
    match = play(complete_level(start(base="blank", adjacency="same_level")), "build")
    assert min(see(match)["piles"].values()) >= 2
    for draw in legal(match):
        drawn = match.state.clone()
        drawn.apply_action(match.game.string_to_action(drawn, draw))
        for action in drawn.legal_actions():
            assert {cards for _, cards in drawn.claims_of(action)} <= {2}


def test_u15_orthogonal_counts_tops_of_any_level() -> None:
    match = play(complete_level(start(base="blank")), "build")
    play(match, legal(match)[0])
    pairs = [pair for action in match.state.legal_actions() for pair in match.state.claims_of(action)]
    assert {cards for _, cards in pairs} == {1, 2}


def test_u15_diagonal_counts_across_corners() -> None:
    for adjacency, cards in (("diagonal", "J"), ("orthogonal", "")):
        match = lay(start(base="blank", adjacency=adjacency), "a1:SJ-M")
        assert hand(lay(match, "c3:M-SJ"), 1) == cards


def test_u15_diagonal_counts_orthogonal_neighbours_too() -> None:
    match = lay(start(base="blank", adjacency="diagonal"), "a1:SJ-M")
    assert hand(lay(match, "c1:JM-S"), 1) == "J"


def test_u15_base_adjacency_false_never_counts_a_printed_field() -> None:
    """Neither straight nor across a corner; the same tile brings a card where the print counts."""
    for adjacency in ("orthogonal", "diagonal"):
        assert hand(lay(start(adjacency=adjacency, base_adjacency=True), "a1:EM-T"), 0) == "M"
        assert hand(lay(start(adjacency=adjacency, base_adjacency=False), "a1:EM-T"), 0) == ""


def test_u15_base_adjacency_false_counts_fields_of_tiles_at_any_level() -> None:
    match = lay(start(base="blank", base_adjacency=False), "a1:SJ-M")
    assert hand(lay(match, "c1:JM-S"), 1) == "J"
    higher = play(complete_level(start(base_adjacency=False)), "build")
    play(higher, legal(higher)[0])
    pairs = [pair for action in higher.state.legal_actions() for pair in higher.state.claims_of(action)]
    assert {cards for _, cards in pairs} == {1, 2}


def test_u14_base_adjacency_false_still_counts_an_overlap_of_the_print() -> None:
    assert hand(lay(start(base_adjacency=False), "a1:MS-J"), 0) == "MM"


def test_u16_one_pair_is_taken_without_a_word() -> None:
    match = lay(start(), "a1:MS-J")
    assert match.words == ["build", "draw:MS-J", "a1:MS-J"]
    assert see(match)["piles"]["M"] == 7


def test_u16_no_pair_gives_nothing() -> None:
    match = lay(start(base="blank"), "a1:MS-J")
    assert sum(see(match)["piles"].values()) == 45
    assert (see(match)["decision"], see(match)["turn"]) == ("turn", 1)


def test_u16_two_pairs_of_one_idol_may_both_be_chosen() -> None:
    for take, cards in (("J1", "J"), ("J2", "JJ")):
        match = play(lay(start(), "c1:MS-J"), "build draw:EJ-S a1:SEJ-")
        assert (see(match)["decision"], see(match)["to_move"]) == ("take", 1)
        assert legal(match) == ["take:J1", "take:J2"]
        assert hand(play(match, "take:" + take), 1) == cards


def test_u16_one_of_several_idols_is_chosen_never_two() -> None:
    match = play(start(), "build draw:MT-S")
    several = []
    for word in legal(match):
        action = match.game.string_to_action(match.state, word)
        if len({idol for idol, _ in match.state.claims_of(action)}) > 1:
            several.append(word)
    assert several
    for word in several:
        laid = match.state.clone()
        laid.apply_action(match.game.string_to_action(laid, word))
        for action in laid.legal_actions():
            taken = laid.clone()
            taken.apply_action(action)
            gained = [cards for cards in taken.hand(0) if cards]
            assert gained in ([1], [2])
            assert taken.current_player == 1


def test_u16_last_card_makes_both_pairs_one_and_is_taken_silently() -> None:
    """Stored game 31 has one card left of an idol that overlaps and touches its like; nothing else is claimed."""
    cases = 0
    for match in steps("31-3p-last-card"):
        position = see(match)
        for action in match.state.legal_actions() if match.state.decision == "seat" else []:
            word = match.game.action_to_string(match.state, action)
            pairs = match.state.claims_of(action)
            if len(pairs) == 1 and position["piles"]["SJMET"[pairs[0][0]]] == 1 and both_ways(position, word):
                cases += 1
                assert pairs[0][1] == 1
                after = match.state.clone()
                after.apply_action(action)
                assert after.decision != "take"
    assert cases


def both_ways(position: dict[str, Any], word: str) -> bool:
    """Whether some idol of the tile both overlaps and touches its like (twin's reading of U14 and U15)."""
    board, seat = board_of(position), field_of(word)
    return bool(rules.overlap_idols(board, seat, word[3:]) & rules.adjacent_idols(board, seat, word[3:], DEFAULTS))


def test_u16_an_exhausted_pile_yields_nothing() -> None:
    """Stored game 30 exhausts the pile of S: no seat word claims S from then on until cards return."""
    empty = 0
    for match in steps("30-2p-last-card"):
        if match.state.decision == "seat" and see(match)["piles"]["S"] == 0:
            empty += 1
            for action in match.state.legal_actions():
                assert all(idol != 0 for idol, _ in match.state.claims_of(action))
    assert empty


def test_u17_the_phase_ends_after_the_cards_of_the_last_tile_were_taken() -> None:
    """Every way to lay every last tile of phase 1: cards just taken score with the others."""
    match = complete_level(start(players=2), leave=1)
    play(match, "build")
    builder = see(match)["turn"]
    for draw in legal(match)[:4]:
        drawn = UxmalMatch(match.game, match.setup)
        play(drawn, " ".join([*match.words, draw]))
        for word in legal(drawn):
            laid = play(UxmalMatch(match.game, match.setup), " ".join([*drawn.words, word]))
            if laid.state.decision != "take":
                assert laid.state.phase == 2
                continue
            assert laid.state.phase == 1
            check_every_take(laid, builder)


def check_every_take(laid: UxmalMatch, builder: int) -> None:
    track = see(laid)["track"]
    before = laid.state.projected_points()[builder]
    for take in legal(laid):
        worth = {track[0]: 2, track[1]: 1}.get(take[5], 0) * int(take[6])
        after = laid.state.clone()
        after.apply_action(laid.game.string_to_action(after, take))
        assert after.phase == 2
        assert after.points()[builder] == before + worth
