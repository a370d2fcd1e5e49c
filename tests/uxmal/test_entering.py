"""Positions of Uxmal that are set up by hand: the form, and tiles and priests on the board."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teocalli.core.errors import PositionError
from teocalli.table.setting_up import checked, first_summary, summary_to_edit
from tests.set_ups import check_form, say
from tests.uxmal.match import uxmal
from tests.uxmal.walk import finished, random_match

Summary = dict[str, Any]
OPTIONS: list[Summary] = [{}, {"draw": "open", "hands": "hidden"}, {"components": "random", "base": "blank"}]


@pytest.mark.parametrize("chosen", OPTIONS)
def test_the_form_tells_positions_of_every_decision(chosen: Summary) -> None:
    seen = set()
    for match in random_match(3, chosen, 8):
        if match.state.decision not in seen:
            seen.add(match.state.decision)
            check_form(match.game, match.state)
    assert seen >= {"turn", "seat", "take", "pay", "over"}


def done(summary: Summary, place: str | None, key: str, **arguments: Any) -> Summary:
    """The summary after the edit at a place whose text says this."""
    game = uxmal(len(summary["hands"]))
    found = [
        edit
        for edit in game.set_up_edits(summary, place)
        if edit.label["id"] == f"uxmal-set-up-{key}" and arguments.items() <= edit.label["args"].items()
    ]
    say(found[0].label)
    return {**summary, **found[0].changes}


def test_tiles_are_laid_turned_and_taken_away_level_by_level() -> None:
    """U3, U12: every edit but one that opens a lower level leaves a sound position."""
    game = uxmal(2)
    first = first_summary(game, 3)
    summary = done(first, None, "fill", level=1)
    assert (summary["phase"], len(summary["undrawn"])) == (2, 13)
    before = checked(game, summary)
    assert (before["fault"], before["odd"]) == (None, [])
    laid = done(summary, "d5", "lay", level=2)
    turned = laid
    for _ in range(4):
        turned = done(turned, "d5", "turn-tile", level=2)
        assert checked(game, turned)["fault"] is None
    assert turned == laid
    away = done(laid, "d5", "take-off", level=2)
    assert {key: away[key] for key in ("levels", "undrawn")} == {key: summary[key] for key in ("levels", "undrawn")}
    assert checked(game, away)["fault"] is None  # what lay below is any tiles that fit
    open_again = checked(game, done(away, "a1", "take-off", level=1))
    assert open_again["fault"]["reason"]["id"] == "uxmal-position-gap"
    assert done({**first, "phase": 1}, "a1", "lay", level=1)["levels"][7].startswith("11")


def test_tiles_come_off_a_played_position_down_to_the_board() -> None:
    """U4: below the lowest tiles the printed board shows again."""
    game = uxmal(4)
    match = finished(4, {}, 11)
    summary = summary_to_edit(game, match.state_at(len(match.words)))
    columns, rng = "abcdefgh", random.Random(2)
    for _ in range(200):
        places = [f"{column}{row}" for column in columns for row in range(1, 9)]
        found = [
            edit
            for edit in game.set_up_edits(summary, rng.choice(places))
            if edit.label["id"] == "uxmal-set-up-take-off"
        ]
        if found:
            summary = {**summary, **found[0].changes}
    assert summary["symbols"] == first_summary(game, 0)["symbols"]
    assert len(summary["undrawn"]) == 29


def test_priests_come_and_go_on_built_fields() -> None:
    """U18: one priest to a field, none on the ground."""
    game = uxmal(2)
    summary = done(first_summary(game, 3), None, "fill", level=1)
    player = {"id": "name-player", "args": {"number": 2}}
    placed = done(summary, "c4", "priest", whose=player)
    assert placed["priests"] == [[], ["c4"]]
    assert done(placed, "c4", "priest", whose={"id": "name-player", "args": {"number": 1}})["priests"] == [["c4"], []]
    assert done(placed, "c4", "priest-away")["priests"] == [[], []]
    ground = game.set_up_edits(first_summary(game, 3), "c4")
    assert {edit.label["id"] for edit in ground} == {"uxmal-set-up-lay"}


def test_what_the_decision_does_not_need_goes() -> None:
    """U11, U16, U20: a drawn tile goes back, nothing is owed, and the turn is nobody's after the end."""
    game = uxmal(2)
    first = first_summary(game, 3)
    tile, *rest = first["undrawn"]
    summary = {**first, "drawn": tile, "undrawn": rest, "due": 2, "piles": {}, "legal": ["build"]}
    assert game.bare_summary({**summary, "decision": "seat"})["drawn"] == tile
    assert game.bare_summary(summary) == first
    assert "turn" not in game.bare_summary({**summary, "decision": "over"})


def test_what_cannot_be_read_offers_nothing() -> None:
    game = uxmal(2)
    summary = first_summary(game, 1)
    assert game.set_up_edits({**summary, "levels": 3}, "c3") == game.set_up_edits({}, None) == []
    assert game.set_up_edits(summary, "z9") == []
    random_tiles = uxmal(2, components="random")
    assert random_tiles.set_up_form(summary).to_json()["values"]["tiles"] == []
    with pytest.raises(PositionError):
        random_tiles.position_from_summary(summary)
