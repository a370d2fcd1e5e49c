"""Positions of Teotihuacan that are set up by hand: the form, workers, tiles of the pyramid, Decorations."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teocalli.games.teotihuacan.game import TeotihuacanGame
from teocalli.table.setting_up import checked, first_summary, summary_to_edit
from tests.set_ups import check_form, say
from tests.teotihuacan.walk import TeotihuacanMatch

Summary = dict[str, Any]
ALONE = {"turn", "act", "end", "over"}


@pytest.mark.parametrize("players", [1, 4])
def test_the_form_tells_positions_between_the_parts_of_a_turn(players: int) -> None:
    rng = random.Random(4)
    seen: set[str] = set()
    match = TeotihuacanMatch(TeotihuacanGame(players), [])
    while not match.state.is_terminal():
        match.play_action(rng.choice(match.state.legal_actions()))
        state = match.state
        if state.decision in ALONE - seen and (players > 1 or state.decision != "over"):
            seen.add(state.decision)
            check_form(match.game, state)
    assert seen >= ALONE - {"over"}


def edits(game: TeotihuacanGame, summary: Summary, place: str | None, key: str) -> list[Any]:
    """The edits at a place with this text."""
    found = [each for each in game.set_up_edits(summary, place) if each.label["id"] == f"teotihuacan-set-up-{key}"]
    for each in found:
        say(each.label)
    return found


def test_tiles_are_laid_turned_and_taken_away() -> None:
    """T2, T50: a sound position each time, and what lay below is seen again."""
    game = TeotihuacanGame(4)
    first = first_summary(game, 1)
    (laying, *_) = edits(game, first, "cell:0.0", "lay")
    laid = {**first, **laying.changes}
    assert [row[:2] for row in laid["levels"][:2]] == ["11", "11"]
    assert checked(game, laid)["fault"] is None
    turned = laid
    for _ in range(4):
        turned = {**turned, **edits(game, turned, "cell:1.1", "turn-tile")[0].changes}
    assert turned == laid
    assert {**laid, **edits(game, laid, "cell:0.1", "take-off")[0].changes} == first
    for place in ("cell:3.4", "cell:4.4", "cell:3.3", "cell:4.3"):
        found = edits(game, laid, place, "lay")
        laid = {**laid, **found[0].changes} if found else laid
    assert checked(game, laid)["fault"] is None
    assert edits(game, laid, "cell:3.4", "lay") or edits(game, laid, "cell:3.4", "turn-tile")


def test_decorations_go_up_the_stairs() -> None:
    """T3, T49: step 0 is free, step 1 needs tiles of its level."""
    game = TeotihuacanGame(2)
    first = first_summary(game, 1)
    laid = {**first, **edits(game, first, "stairs:n", "lay-decoration")[0].changes}
    assert checked(game, laid)["fault"] is None
    assert {**laid, **edits(game, laid, "stairs:n", "take-decoration")[0].changes} == first
    high = {**laid, **edits(game, laid, "stairs:n", "lay-decoration")[0].changes}
    assert checked(game, high)["fault"]["reason"]["id"] == "teotihuacan-position-stairs"


def test_workers_are_led_strengthened_and_locked() -> None:
    """T13, T30: also the Teotibot's, whose Worship die stays the same one (T83)."""
    game = TeotihuacanGame(1)
    first = first_summary(game, 1)
    led = edits(game, first, "board:2", "worker-lead")
    assert len(led) == len([w for own in first["players"] for w in own["workers"] if not w.startswith("2.")])
    for edit in led:
        after = checked(game, {**first, **edit.changes})
        assert after["fault"] is None
        assert len(after["sketch"]["players"][0]["dice"]) == len(first["players"][0]["workers"])
        assert after["sketch"]["bot"]["worship_die"] is not None
    there = {**first, **led[0].changes}
    for key in ("worker-power", "worker-lock"):
        assert checked(game, {**there, **edits(game, there, "board:2", key)[0].changes})["fault"] is None
    locked = {**there, **edits(game, there, "board:2", "worker-lock")[0].changes}
    assert {**locked, **edits(game, locked, "board:2", "worker-unlock")[0].changes} == there
    strong = there
    for _ in range(4):
        strong = {**strong, **edits(game, strong, "board:2", "worker-power")[0].changes}
    assert {**strong, **edits(game, strong, "board:2", "worker-power-1")[0].changes} == there


def test_a_position_within_an_action_is_left_for_the_turn() -> None:
    """What is still to come is kept until somebody leaves it."""
    game, rng = TeotihuacanGame(3), random.Random(5)
    match = TeotihuacanMatch(game, [])
    while match.state.decision not in ("build", "claim", "temple") or match.state.phase == "setup":
        match.play_action(rng.choice(match.state.legal_actions()))
    within = summary_to_edit(game, match.state)
    assert "beyond" in within
    assert checked(game, within)["fault"] is None
    (begin,) = edits(game, within, None, "begin")
    changed = {key: value for key, value in {**within, **begin.changes}.items() if value is not None or key != "beyond"}
    anew = checked(game, changed)
    assert (anew["fault"], anew["summary"]["arrival"], "beyond" in anew["summary"]) == (None, None, False)
    assert edits(game, anew["summary"], None, "begin") == []


def test_what_cannot_be_read_offers_nothing() -> None:
    game = TeotihuacanGame(2)
    summary = first_summary(game, 1)
    for place in ("cell:9.9", "cell:x", "board:9", "stairs:nn", "stairs:", "pink"):
        assert game.set_up_edits(summary, place) == []
    assert game.set_up_edits({**summary, "levels": []}, "cell:0.0") == []
    assert game.sketch({"players": 3, "bot": {"worship": 7}}) == {"bot": {"worship_die": None}}
    assert game.sketch({"players": [{"workers": ["9.9", "3.2w"]}, None]})["players"][0]["dice"][0]["locked"] is True
