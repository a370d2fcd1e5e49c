"""What the view tells about a decision: path, what comes next, refusals, and previews of arrivals and matches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from teocalli import load_game
from teocalli.core.match import Match
from teocalli.core.state import CHANCE
from teocalli.core.texts import Texts
from teocalli.teotihuacan.asking import WAITING
from teocalli.teotihuacan.state import DECISION_NAMES


def decisions(seeds: range, players: int = 2, **options: str) -> Iterator[tuple[Any, dict[str, Any]]]:
    """States of random games in which a person decides, each with its view."""
    for seed in seeds:
        chooser = random.Random(seed)
        match = Match(load_game("teotihuacan", players=players, options=options), [])
        while not match.state.is_terminal():
            state = match.state
            if state.current_player >= 0:
                yield state, match.game.view(state, state.current_player)
            match.play_action(chooser.choice(state.legal_actions()))


def test_what_waits_has_the_names_of_the_decisions() -> None:
    assert WAITING[: len(DECISION_NAMES)] == DECISION_NAMES


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_path_and_reason_can_be_said(language: str) -> None:
    texts = Texts(language)
    said = set()
    for _, view in decisions(range(6)):
        asked = view["asked"]
        reasons = [refusal["reason"] for refusal in asked["refused"]]
        for part in (*asked["path"], *asked["next"], *reasons):
            said.add(texts.format(part["id"], part["args"]))
    assert len(said) > 20


def test_nothing_is_offered_and_refused_at_once() -> None:
    refused = 0
    for _, view in decisions(range(6)):
        words = {preview["word"].rstrip("*") for preview in view["legal"]}
        for refusal in view["asked"]["refused"]:
            assert refusal["word"] not in words
            refused += 1
    assert refused > 30


def test_only_a_final_action_ends_what_undo_reaches() -> None:
    seen = set()
    for state, view in decisions(range(2)):
        for preview in view["legal"][:3]:
            match = Match(state.game, [])
            match._states = [state]
            match.play(preview["word"])
            possible = match.state.current_player == state.current_player and match.undo_barrier() is None
            assert preview["final"] is not possible
            seen.add(preview["final"])
    assert seen == {True, False}


def test_an_arrival_tells_what_can_be_done_there() -> None:
    checked = 0
    for state, view in decisions(range(2)):
        for preview in view["legal"]:
            if preview["kind"] != "move" or preview["arrival"] is None or checked > 40:
                continue
            after = state.clone()
            after.apply_action(state.game.string_to_action(after, preview["word"]))
            words = state.game.legal_words(after)
            ordinary = {word for word in words if word.startswith(("cocoa", "main", "worship"))}
            assert {act["word"] for act in preview["arrival"]["acts"]} == ordinary
            checked += 1
    assert checked > 40


def test_matches_are_the_points_above_those_of_the_level() -> None:
    checked = 0
    for state, view in decisions(range(8)):
        for preview in view["legal"]:
            if preview["kind"] != "build" or any(icon in "BRG" for icon in preview["matches"]):
                continue
            after = state.clone()
            seat = state.current_player
            after.apply_action(state.game.string_to_action(state, preview["word"]))
            if after.decision not in {"build", "power"} or after.current_player != seat:
                continue
            level = int(preview["word"].partition("@")[2][0])
            bonus = 3 if after.decision == "power" and 5 in state.player_table(seat)["techs"] else 0
            assert preview["gets"]["vp"] in {2 * level - 1 + len(preview["matches"]) + extra for extra in (0, bonus)}
            checked += 1
    assert checked > 30


def test_the_salary_due_is_told_of_everybody() -> None:
    for state, view in decisions(range(1)):
        if state.decision == "salary":
            most = max(
                int(preview["word"].partition(":")[2]) for preview in view["legal"] if preview["word"][-1] != "*"
            )
            assert most <= view["outlook"][state.current_player]["salary"]


def test_nobody_is_told_of_a_decision_of_others() -> None:
    for state, _ in decisions(range(1)):
        assert state.game.view(state, None)["asked"] is None
        assert state.current_player != CHANCE
        break
