"""What the view tells about a decision: path, what comes next, refusals, and previews of arrivals and matches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from teocalli import load_game
from teocalli.core.match import Match
from teocalli.core.state import CHANCE
from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.state import TeotihuacanState
from teocalli.games.teotihuacan.tell.decision_context import asked
from tests.teotihuacan.situations import before, legal, play, situation

AWAY = {"workers": ["2.1", "6.1", "4.1"]}


def decisions(seeds: range, players: int = 2) -> Iterator[tuple[Any, dict[str, Any]]]:
    """States of random games in which a person decides, each with its view; neither may be changed."""
    for seed in seeds:
        yield from decided(seed, players)


@cache
def decided(seed: int, players: int) -> list[tuple[Any, dict[str, Any]]]:
    """A random game, played once for all tests."""
    chooser = random.Random(seed)
    match = Match(load_game("teotihuacan", players=players), [])
    found = []
    while not match.state.is_terminal():
        state = match.state
        if state.current_player >= 0:
            found.append((state, match.game.view(state, state.current_player)))
        match.play_action(chooser.choice(state.legal_actions()))
    return found


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


TWO_TURNS_RUNNING = 36
"""In this game of two somebody ends a turn and at once begins the next one."""


@pytest.mark.parametrize(("players", "seed"), [(1, 0), (2, 0), (2, TWO_TURNS_RUNNING)])
def test_only_a_final_action_ends_what_undo_reaches(players: int, seed: int) -> None:
    """The end of a turn is final, also where the same seat is next."""
    seen = set()
    for state, view in decisions(range(seed, seed + 1), players):
        for preview in view["legal"][: 3 if seed == 0 else None]:
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
            if preview["kind"] != "move" or checked > 40:
                continue
            after = state.clone()
            after.apply_action(state.game.string_to_action(after, preview["word"]))
            words = state.game.legal_words(after) if after.decision == "act" else ["cocoa"]
            ordinary = {word for word in words if word.startswith(("cocoa", "main", "worship"))}
            assert {act["word"] for act in preview["arrival"]["acts"]} == ordinary
            own = [word for word in before(after, state.current_player)["workers"] if "w" not in word]
            here = str(preview["arrival"]["board"])
            assert preview["arrival"]["crew"] == [int(word[2]) for word in own if word[0] == here]
            for act in preview["arrival"]["acts"] if after.decision == "act" else []:
                left = play(after.clone(), act["word"]).player_table(state.current_player)["cocoa"]
                assert act["cocoa"] == left
            assert preview["arrival"]["board"] in (1, 2, 3, 4, 7) or ("main" in ordinary) != any(
                refusal["word"] == "main" for refusal in preview["arrival"]["refused"]
            )
            checked += 1
    assert checked > 40


def test_matches_of_a_decoration_are_its_points_above_3() -> None:
    """T49, T51: on step 1 of the north stairway, over two tiles."""
    mine = {"workers": ["8.1", "4.1", "2.1"], "goods": "ggg"}
    ground = [(4, "1.0.1", 0), (5, "1.0.2", 0)]
    state = situation(mine, AWAY, decorations=[1, 2, 3, 4], stairs={"n": [9]}, laid=ground)
    play(state, "move:8.1>7", "main")
    found = {word: state.game.preview(state, state.game.string_to_action(state, word)) for word in legal(state).split()}
    for preview in found.values():
        assert preview["gets"]["vp"] == 3 + len(preview["matches"])
    assert any(preview["matches"] for word, preview in found.items() if word.endswith("@n"))


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
    """T77: 1 cocoa for each worker, 2 for one of power 4 or 5."""
    seen = set()
    for state, view in decisions(range(1)):
        powers = [[int(word[2]) for word in player["workers"]] for player in state.summary()["players"]]
        due = [sum(2 if power in (4, 5) else 1 for power in own) for own in powers]
        assert [projection["salary"] for projection in view["projection"]] == due
        seen.update(due)
    assert seen >= {3, 4}


def test_nobody_is_told_of_a_decision_of_others() -> None:
    for state, view in decisions(range(1)):
        assert state.current_player != CHANCE
        assert view["asked"] is not None
        for seat in (None, 1 - state.current_player):
            other = state.game.view(state, seat)
            assert (other["asked"], other["legal"]) == (None, [])


def test_a_construction_counts_its_tiles_on_the_path() -> None:
    """Three workers, two tiles laid one after the other; the third place is told with its sum once it is laid."""
    state = situation(
        {"workers": ["5.1", "8.1", "8.2"], "goods": "wssssss", "cocoa": 3, "red": 4},
        AWAY,
        pyramid=[1, 2, 3],
        stacks={"red_5": ["mask_4"]},
    )
    play(state, "move:5.1>8", "main")
    assert path(state) == "Construction ▸ tile 1, up to 3"
    assert following(state) == ["2 power-ups", "end of the turn"]
    play(state, next(word for word in legal(state).split() if word.startswith("build:T3")))
    assert path(state) == "Construction ▸ tile 2, up to 3"
    for _ in range(2):
        play(state, next(word for word in legal(state).split() if word.startswith("build")))
        if state.decision == "power":
            break
    assert state.summary()["pyramid"] == []


def test_the_path_names_the_step_inside_the_tile_inside_the_action() -> None:
    state = situation(
        {"workers": ["5.1", "8.1", "8.2"], "goods": "wssssss", "cocoa": 3, "red": 4},
        AWAY,
        pyramid=[1, 2, 3],
        stacks={"red_5": ["mask_4", "vp_4"]},
    )
    play(state, "move:5.1>8", "main")
    word = next(
        word
        for word in legal(state).split()
        if "R" in matches(state, word) and not set("BG") & set(matches(state, word))
    )
    play(state, word)
    assert path(state) == (
        "Construction ▸ tile 1, up to 3 ▸ coloured matches ▸ red temple, step 5 ▸ Discovery tile: take it?"
    )


def following(state: TeotihuacanState) -> list[str]:
    """What comes after the decision that is due, as people read it."""
    return [Texts("en", strict=True).message(said) for said in asked(state)["next"]]


def path(state: TeotihuacanState) -> str:
    """The way to the decision that is due, as people read it."""
    return " ▸ ".join(Texts("en", strict=True).message(crumb) for crumb in asked(state)["path"])


def test_it_is_told_where_the_tiles_lie_that_may_be_claimed() -> None:
    """T14, T31, T55: on a temple's stack, on the board, beside a Starting tile."""
    player = {"workers": ["5.1", "6.1", "8.1"], "cocoa": 4, "red": 4, "goods": "ww"}
    table: dict[str, Any] = {"tiles": {2: "mask_5"}, "stacks": {"red_5": ["mask_4"]}}
    state = play(situation(player, AWAY, **table), "move:5.1>2", "worship:step")
    assert asked(state)["where"] == {"stack": "red_5"}
    assert asked(situation(player, AWAY, **table))["where"] is None
    seen = set()
    for state, view in decisions(range(12)):
        if state.decision == "claim":
            where = view["asked"]["where"]
            offered = {word.partition(":")[2] for word in legal(state).split() if word.startswith("claim:")}
            assert offered <= tiles_at(state, where), where
            seen |= set(where)
    assert seen == {"starting", "board", "stack"}


def tiles_at(state: TeotihuacanState, where: dict[str, Any]) -> set[str]:
    """Kinds of the Discovery tiles beside a Starting tile of the player who is asked, on a board, or on a stack."""
    summary = state.summary()
    ((kind, place),) = where.items()
    if kind == "starting":
        assert place in summary["players"][state.current_player]["starting"]
        return {summary["beside"][place]}
    return {summary["tiles"][str(place)]} if kind == "board" else set(summary["stacks"][place])


def test_plain_icons_match_only_where_the_option_says_so() -> None:
    """T51: tile 31 has four plain icons, the printed place in the middle of the edge three of them."""
    mine = {"workers": ["5.1", "2.1", "4.1"], "goods": "ss"}
    for option, found in (("yes", True), ("no", False)):
        options = {"plain_match": option}
        state = play(situation(mine, AWAY, pyramid=[30, 31, 32], options=options), "move:5.1>8", "main")
        words = [word for word in legal(state).split() if word.startswith("build:T31")]
        points = {word: state.game.preview(state, state.game.string_to_action(state, word)) for word in words}
        assert any(preview["matches"] for preview in points.values()) is found
        for preview in points.values():
            assert preview["gets"]["vp"] == 1 + len(preview["matches"])


def matches(state: TeotihuacanState, word: str) -> list[str]:
    """Letters of the icons that a placement would cover with their like."""
    if not word.startswith("build"):
        return []
    return list(state.game.preview(state, state.game.string_to_action(state, word))["matches"])


REASONS: dict[str, tuple[dict[str, Any], dict[str, Any], str, dict[str, str]]] = {
    "nothing locked": ({}, {}, "", {"rest": "none of your workers is locked"}),
    "tiles that do not fit": (
        {"avenue": 9, "unused": {"avenue_1": 1, "temple_red": 1, "extra_worker": 1}, "red": 11},
        {},
        "",
        {
            "use:avenue_1": "your marker has reached the end of the Avenue",
            "use:temple_red": "your marker is already on step 11",
            "use:extra_worker": "used with a main action on Alchemy, Nobles or Construction",
        },
    ),
    "too little cocoa to unlock": (
        {"workers": ["5.1", "8.1", "2.1w"], "cocoa": 2},
        {},
        "",
        {"unlock": "needs 3 cocoa, you have 2"},
    ),
    "levels of the pyramid": (
        {"workers": ["5.1", "4.1", "2.1"], "goods": "ss"},
        {
            "pyramid": [1, 2, 3],
            "laid": [(4, "1.0.0", 0), (5, "1.0.1", 0), (6, "1.1.0", 0), (7, "1.1.1", 0)],
        },
        "move:5.1>8 main",
        {
            "level:2": "needs 1 wood, you have 0",
            "level:3": "no free place has all the tiles it needs below",
            "build:@2.0.0": "needs 1 wood, you have 0",
        },
    ),
    "stairways": (
        {"workers": ["8.1", "4.1", "2.1"], "goods": "ggg"},
        {"decorations": [1, 2], "stairs": {"n": [3]}},
        "move:8.1>7 main",
        {"deco:@n": "needs Pyramid tiles of level 1 below"},
    ),
    "power-ups": (
        {"workers": ["5.1", "2.3", "4.1"], "cocoa": 2},
        {},
        "move:5.1>2 main",
        {"worker:4.1": "took no part in the action"},
    ),
    "Royal tile": (
        {"workers": ["4.3", "6.1", "8.1"], "cocoa": 1},
        {"royals": [9, 2, 1]},
        "move:4.3>1 worship:r2",
        {"times:2": "needs 2 cocoa, you have 1"},
    ),
    "Royal tile at full power": (
        {"workers": ["4.3", "6.1", "8.1"], "cocoa": 3},
        {"royals": [9, 2, 1]},
        "move:4.3>1 worship:r2",
        {},
    ),
    "four workers": (
        {"workers": ["5.1", "2.2", "2.4", "2.4"], "cocoa": 2},
        {},
        "move:5.1>2 main",
        {"crew:2.4.4": "the worker that moved must be included"},
    ),
}


@pytest.mark.parametrize("name", REASONS)
def test_what_is_forbidden_comes_with_its_reason(name: str) -> None:
    player, given, words, expected = REASONS[name]
    state = play(situation(player, AWAY, **given), *words.split())
    texts = Texts("en", strict=True)
    told = {refusal["word"]: texts.message(refusal["reason"]) for refusal in asked(state)["refused"]}
    assert expected.items() <= told.items()
    assert expected or not told


def test_every_kind_of_decision_that_forbids_something_says_why() -> None:
    """In random games; crews, savings, stairways and rows of the nobles need rarer positions or options."""
    seen = {state.decision for state, view in decisions(range(8)) if view["asked"]["refused"]}
    assert {"turn", "act", "claim", "power", "ascend", "build", "salary", "place", "end", "tech"} <= seen
