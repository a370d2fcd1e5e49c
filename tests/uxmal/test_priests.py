"""Placing and moving priests: U18 to U20."""

from __future__ import annotations

from itertools import combinations, count

from tests.uxmal.match import UxmalMatch
from tests.uxmal.script import complete_level, hand, lay, legal, play, see, start
from tests.uxmal.walk import random_match


def destinations(match: UxmalMatch, field: str) -> list[str]:
    """Where the priest on `field` may go."""
    return [word[8:] for word in legal(match, f"move:{field}-")]


def cost(match: UxmalMatch, word: str) -> int:
    """What a move costs: the cards due after its word."""
    after = match.state.clone()
    after.apply_action(match.game.string_to_action(after, word))
    assert after.decision == "pay"
    due: int = after.due
    return due


def test_u18_only_free_fields_of_built_tiles_that_show_an_idol() -> None:
    match = lay(start(), "a1:MS-J")
    assert legal(match, "place") == ["place:a1", "place:a2", "place:b2"]  # not the blank b1, nothing printed
    play(match, "place:a2")
    assert legal(match, "place") == ["place:a1", "place:b2"]
    assert (see(match)["supply"], see(match)["priests"]) == ([3, 2], [[], ["a2"]])


def test_u18_no_priest_without_supply() -> None:
    match = lay(start(base="blank"), "a1:MS-J")
    play(match, "place:a1")
    lay(match, "e5:EM-T")
    play(match, "place:a2")
    lay(match, "g7:ST-E")
    play(match, "place:b2")
    assert see(match)["supply"] == [3, 0]
    lay(match, "a7:SE-M")
    assert legal(match, "place") == []
    lay(match, "c7:JE-T")
    assert len(legal(match, "place")) == 12


def threads(**options: object) -> UxmalMatch:
    """Player 0 (three cards M, M, …) on a2, player 1 on b2; tiles on a1 and c1, blanks b1 and d1; player 0 to move."""
    match = lay(start(**options), "a1:MS-J")  # type: ignore[arg-type]
    play(match, "place:b2 place:a2")
    lay(match, "c1:JE-T")
    return match


def test_u19_orthogonal_steps_over_built_fields() -> None:
    match = lay(start(), "a1:MS-J")
    play(match, "place:a2 place:b2")
    lay(match, "e5:EM-T")
    assert hand(match, 0) == "MM"
    assert destinations(match, "b2") == ["a1", "b1"]  # a2 is occupied; e5 to f6 lie behind the printed board


def test_u19_entering_an_unoccupied_field_costs_one_card() -> None:
    match = lay(start(), "a1:MS-J")
    play(match, "place:a2 place:b2")
    lay(match, "e5:EM-T")
    assert [cost(match, word) for word in ("move:b2-b1", "move:b2-a1")] == [1, 1]


def test_u19_an_occupied_field_costs_nothing_whoever_stands_there() -> None:
    match = threads()
    assert (see(match)["priests"], hand(match, 0)) == ([["a2"], ["b2"]], "MM")
    assert cost(match, "move:a2-c2") == 1  # over b2
    assert cost(match, "move:a2-d2") == 2
    assert cost(match, "move:a2-a1") == 1


def test_u19_jumps_go_round_corners() -> None:
    match = threads()
    assert cost(match, "move:a2-b1") == 1  # right over b2, then down


def test_u19_own_priests_are_jumped_too() -> None:
    match = lay(start(), "a1:MS-J")
    lay(match, "c1:JE-T")
    play(match, "place:b2")
    lay(match, "e5:EM-T")
    play(match, "place:a2")
    lay(match, "g7:SE-M")
    assert see(match)["priests"] == [["a2", "b2"], []]
    assert cost(match, "move:a2-c2") == 1


def test_u19_the_own_field_is_never_a_destination() -> None:
    match = threads()
    assert "a2" not in destinations(match, "a2")
    assert "b2" not in destinations(match, "a2")


def test_u19_only_own_priests_move() -> None:
    assert {word[5:7] for word in legal(threads(), "move")} == {"a2"}


def test_u19_stop_on_blank_true_allows_blank_destinations() -> None:
    assert "b1" in destinations(threads(), "a2")


def test_u19_stop_on_blank_false_forbids_stopping_not_passing() -> None:
    match = threads(stop_on_blank=False)
    assert set(destinations(match, "a2")) == {"a1", "c2", "d2", "c1"}
    play(match, "move:a2-a1 pay:M")
    lay(match, "e5:EM-T")
    assert hand(match, 0) == "M"
    assert destinations(match, "a1") == ["a2"]  # c1 lies two steps away, over the blank b1


def test_u19_a_change_of_level_costs_nothing_extra() -> None:
    """Some move between levels of some random game costs exactly its steps."""
    changes = 0
    for match in random_match(4, {"variant": "no_break"}, seed=11):
        if match.state.decision != "turn":
            continue
        occupied = [field for seat in range(4) for field in match.state.priests(seat)]
        for field in occupied:
            for near, price in match.state.move_costs(field).items():
                if abs(near % 8 - field % 8) + abs(near // 8 - field // 8) == 1:
                    changes += match.state.level(near) != match.state.level(field)
                    assert price == 1
    assert changes


def test_u20_a_destination_must_be_affordable() -> None:
    match = threads()
    costs = match.state.move_costs(8)
    assert max(costs.values()) == 3
    assert {word[8:] for word in legal(match, "move")} == {
        "abcdefgh"[field % 8] + str(field // 8 + 1) for field, price in costs.items() if price <= 2
    }


def test_u20_the_priest_stands_on_its_destination_before_the_payment() -> None:
    match = play(threads(), "move:a2-d2")
    position = see(match)
    assert (position["decision"], position["to_move"], position["due"]) == ("pay", 0, 2)
    assert position["priests"] == [["d2"], ["b2"]]


def test_u20_each_card_goes_back_with_its_own_word_even_without_a_choice() -> None:
    match = play(threads(), "move:a2-d2")
    assert legal(match) == ["pay:M"]
    play(match, "pay:M")
    assert (see(match)["due"], hand(match, 0), see(match)["piles"]["M"]) == (1, "M", 8)
    assert legal(match) == ["pay:M"]
    play(match, "pay:M")
    assert (see(match)["decision"], see(match)["turn"], see(match)["piles"]["M"]) == ("turn", 1, 9)


def rich_walker() -> UxmalMatch:
    """A payment of at least two cards, with a choice, from a hand of at least three idols; found in random games."""
    for seed in count(1):
        for match in random_match(2, {}, seed):
            state = match.state
            if state.decision != "pay" or state.due < 2 or len(state.legal_actions()) < 2:
                continue
            if len(set(hand(match, state.turn_player))) >= 3 and not match.words[-1].startswith("pay"):
                return match
    raise AssertionError


def test_u20_cards_are_paid_in_idol_order() -> None:
    match = rich_walker()
    cards, due = hand(match, match.state.turn_player), match.state.due
    assert legal(match) == sorted({"pay:" + idol for place, idol in enumerate(cards) if len(cards) - place >= due})
    later = max(legal(match), key=lambda word: "SJMET".index(word[4]))
    play(match, later)
    paid = "SJMET".index(later[4])
    assert all("SJMET".index(word[4]) >= paid for word in legal(match, "pay"))


def test_u20_every_set_of_cards_is_paid_in_exactly_one_way() -> None:
    """All chains of payment lead to different hands, and to every hand that is smaller by the cost."""
    match = rich_walker()
    player, due = match.state.turn_player, match.state.due
    before = hand(match, player)
    hands: list[tuple[int, ...]] = []
    open_states = [match.state]
    while open_states:
        state = open_states.pop()
        if state.decision != "pay":
            hands.append(tuple(state.hand(player)))
            continue
        for action in state.legal_actions():
            after = state.clone()
            after.apply_action(action)
            open_states.append(after)
    kept = {"".join(cards) for cards in combinations(before, len(before) - due)}
    assert len(hands) == len(set(hands)) == len(kept)


def test_u20_payments_of_a_new_move_start_with_any_idol_again() -> None:
    match = threads()
    play(match, "move:a2-a1 pay:M")
    lay(match, "e5:EM-T")
    play(match, "move:a1-a2")
    assert legal(match) == ["pay:M"]


def test_u18_and_u19_upper_levels_count_as_built() -> None:
    match = complete_level(start(base="blank"))
    assert len(legal(match, "place")) == 48
