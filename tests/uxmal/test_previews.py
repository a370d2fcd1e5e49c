"""A preview says what carrying its action out brings (R-30): at positions of random games, for every legal action."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings

from teocalli.core.state import CHANCE
from teocalli.games.uxmal.state import UxmalState
from teocalli.games.uxmal.tiles import IDOLS
from tests.uxmal.match import known
from tests.uxmal.walk import options, player_counts, random_match, seeds

Preview = dict[str, Any]


@settings(max_examples=4)
@given(player_counts, options, seeds)
def test_r30_every_preview_equals_the_change_that_carrying_it_out_brings(
    players: int, chosen: dict[str, Any], seed: int
) -> None:
    check_game(players, chosen, seed)


@pytest.mark.long
@settings(max_examples=50)
@given(player_counts, options, seeds)
def test_r30_previews_of_many_games_equal_what_they_bring(players: int, chosen: dict[str, Any], seed: int) -> None:
    check_game(players, chosen, seed)


def check_game(players: int, chosen: dict[str, Any], seed: int) -> None:
    """Every preview of a random game, at some positions."""
    rng = random.Random(seed)
    for number, match in enumerate(random_match(players, chosen, seed)):
        if match.state.current_player < 0 or number % 4:
            continue
        for preview in match.game.view(match.state, match.state.current_player)["legal"]:
            check(match.state, preview, rng)


def check(state: UxmalState, preview: Preview, rng: random.Random) -> None:
    first = carried_out(state, preview["word"])
    turn_goes_on = first.turn_player == state.turn_player and not first.at_turn_start()
    assert preview["asks"] == (first.decision if turn_goes_on else None)
    if preview["asks"] == "take":
        return check_claims(state, first, preview)
    if preview["kind"] == "move":
        check_any_payment(state, preview, rng)
        first = carried_out(state, preview["word"], *(f"pay:{idol}" for idol in preview["payment"]))
        assert (preview["asks"], len(preview["payment"])) == ("pay", preview["cost"])
    check_points(state, first, preview)
    check_cards(state, first, preview)
    check_place(state, first, preview)
    return None


def carried_out(state: UxmalState, *words: str) -> UxmalState:
    after = known(state.clone())
    for word in words:
        after.apply_action(after.game.string_to_action(after, word))
    return after


def ends_phase(before: UxmalState, after: UxmalState) -> bool:
    return after.phase != before.phase or after.is_terminal()


def expected(state: UxmalState, seat: int) -> list[int]:
    """Points and next scoring of everybody, as the seat sees them: hidden cards do not count (U6)."""
    return [part["total"] for part in state.game.view(state, seat)["projection"]]


def check_points(state: UxmalState, after: UxmalState, preview: Preview) -> None:
    """Points and next scoring of all seats; at a phase's end the points that it scores."""
    seat = state.current_player
    now = expected(state, seat)
    assert preview["change"] == [new - old for new, old in zip(preview["points"], now, strict=True)]
    assert preview["ends_phase"] == ends_phase(state, after)
    if not preview["ends_phase"]:
        assert preview["points"] == expected(after, seat)
        return
    hidden = state.game.options["hands"] == "hidden"
    known_hands = [player for player in range(state.game.players) if player == seat or not hidden]
    assert [preview["points"][player] for player in known_hands] == [after.points()[player] for player in known_hands]


def check_cards(state: UxmalState, after: UxmalState, preview: Preview) -> None:
    """Cards of the player who acts; what a phase's end takes back comes off afterwards."""
    seat = state.current_player
    if not preview["ends_phase"]:
        assert sum(after.hand(seat)) - sum(state.hand(seat)) == preview["gain"] - preview["cost"]
    for other in range(state.game.players):
        if other != seat and not preview["ends_phase"]:
            assert after.hand(other) == state.hand(other)


def check_place(state: UxmalState, after: UxmalState, preview: Preview) -> None:
    """What is said of the place: the priest's points, the tile's fields, the track."""
    seat = state.current_player
    if preview["kind"] in ("place", "move"):
        field = preview.get("to", preview.get("field"))
        mine = after.game.view(after, seat)["projection"][seat]["priests"]
        assert [(p["points"], p["idol"], p["level"]) for p in mine if p["field"] == field] == [
            (preview["value"], preview["idol"], preview["level"])
        ]
    elif preview["kind"] in ("honour", "curse"):
        assert preview["track"] == after.track
    elif preview["kind"] == "seat":
        column, row = "abcdefgh".index(preview["seat"][0]), int(preview["seat"][1]) - 1
        corners = ((column, row + 1), (column + 1, row + 1), (column + 1, row), (column, row))
        assert preview["tile"] == "".join(after.symbol(8 * up + right) for right, up in corners)


def check_claims(state: UxmalState, laid: UxmalState, preview: Preview) -> None:
    """Cards are still to be chosen: each choice brings what is said of it, and the best of them is counted (U16)."""
    seat = state.current_player
    now = expected(state, seat)
    assert {pair["pair"] for pair in preview["pairs"]} == {
        laid.game.action_to_string(laid, action).removeprefix("take:") for action in laid.legal_actions()
    }
    for pair in preview["pairs"]:
        after = carried_out(laid, f"take:{pair['pair']}")
        points = [change + old for change, old in zip(pair["change"], now, strict=True)]
        claimed = {**preview, "points": points, "change": pair["change"], "gain": pair["cards"]}
        check_points(state, after, claimed)
        check_cards(state, after, claimed)
    best = max(lead(pair["change"], seat) for pair in preview["pairs"])
    counted = [(pair["cards"], pair["change"]) for pair in preview["pairs"] if lead(pair["change"], seat) == best]
    assert (preview["gain"], preview["change"]) in counted


def lead(change: list[int], seat: int) -> int:
    return change[seat] - max(value for player, value in enumerate(change) if player != seat)


def check_any_payment(state: UxmalState, preview: Preview, rng: random.Random) -> None:
    """Whatever cards are paid instead: the mover's projection differs by what each card is said to change (U20)."""
    seat = state.current_player
    hand = [idol for idol, count in zip(IDOLS, state.hand(seat), strict=True) for _ in range(count)]
    paid = sorted(rng.sample(hand, preview["cost"]), key=IDOLS.index)
    after = carried_out(state, preview["word"], *(f"pay:{idol}" for idol in paid))
    values = preview["card_changes"]
    difference = sum(values[idol] for idol in paid) - sum(values[idol] for idol in preview["payment"])
    points = [value + difference * (player == seat) for player, value in enumerate(preview["points"])]
    assert expected(after, seat) == points


def test_r30_what_is_still_to_be_drawn_or_decided_is_named() -> None:
    """Each kind of it comes up: the draw of a tile, its place, the cards of a claim and of a payment."""
    seen = set()
    for seed in range(3):
        for draw in ("after_choosing", "open"):
            for match in random_match(2, {"draw": draw}, seed):
                if match.state.current_player != CHANCE and not match.state.is_terminal():
                    view = match.game.view(match.state, match.state.current_player)
                    seen |= {(preview["kind"], preview["asks"]) for preview in view["legal"]}
    assert seen == {
        *(("build", asked) for asked in ("draw", "seat")),
        *(("seat", asked) for asked in ("take", None)),
        *(("pay", asked) for asked in ("pay", None)),
        *((kind, None) for kind in ("take", "place", "honour", "curse")),
        ("move", "pay"),
    }
