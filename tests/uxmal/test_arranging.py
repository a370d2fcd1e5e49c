"""Position summaries of Uxmal read back: every position of random games, and what is refused with which reason."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from teocalli.core.errors import PositionError
from tests.long import with_further
from tests.positions_from_summaries import mutated, read_back, refusal
from tests.uxmal.match import UxmalMatch, uxmal
from tests.uxmal.walk import finished, options, player_counts, random_match, seeds

Summary = dict[str, Any]


@given(player_counts, options, seeds)
def test_every_position_is_read_back(players: int, chosen: dict[str, Any], seed: int) -> None:
    """U1–U26: what the complete summary tells is the very position, and play leads to nothing odd."""
    match = finished(players, chosen, seed)
    rng = random.Random(seed)
    numbers = {0, len(match.words), *rng.sample(range(len(match.words)), 5)}
    for state in map(match.state_at, sorted(numbers)):
        told = json.loads(json.dumps(match.game.complete_summary(state)))
        assert match.game.position_from_summary(told).to_bytes() == state.to_bytes()
        assert match.game.oddities(state) == []
        assert match.game.players_in_summary(told) == players


def test_the_bare_summary_is_enough() -> None:
    """Whatever decision is due: summaries of the specification have all that play needs."""
    decisions = set()
    for match in random_match(2, {}, 4):
        told, decision = match.state.summary(), match.state.decision
        if decision in decisions and decision != "pay":
            continue
        decisions.add(decision)
        again = match.game.position_from_summary(told)
        assert again.summary() == told
    assert decisions == {"turn", "draw", "seat", "take", "pay", "over"}


def test_keys_that_follow_may_be_left_out() -> None:
    match = UxmalMatch(uxmal(2), ["track:SJMET", "first:0"])
    told = match.state.summary()
    needed = (
        "phase",
        "turn",
        "decision",
        "track",
        "levels",
        "symbols",
        "priests",
        "hands",
        "scores",
        "undrawn",
        "drawn",
    )
    few = {key: told[key] for key in needed}
    assert match.game.position_from_summary(few) == match.state


@pytest.fixture(scope="module")
def some() -> UxmalMatch:
    """A game in its second phase, at the beginning of a turn, with cards, priests and points."""
    for match in random_match(2, {}, 9):
        state = match.state
        if state.phase == 2 and state.decision == "turn" and state.priests(0) and state.priests(1):
            return match
    raise AssertionError("no such position")


def changed(summary: Summary, change: Callable[[Summary], Any]) -> Summary:
    other: Summary = json.loads(json.dumps(summary))
    change(other)
    return other


def put(rows: list[str], field: str, letter: str) -> None:
    """Change one letter of eight rows."""
    row, column = 8 - int(field[1]), "abcdefgh".index(field[0])
    rows[row] = rows[row][:column] + letter + rows[row][column + 1 :]


WRONG: list[tuple[Callable[[Summary], Any], str]] = [
    (lambda told: told.update(phase=0), "from 1 to 3"),
    (lambda told: told.update(phase=1), "level 2 is not built in phase 1"),
    (lambda told: told.update(phase=3), "phase 3 begins when level 2 is complete"),
    (lambda told: told.pop("track"), "“track” is missing"),
    (lambda told: told.update(colour=1), "“colour” is unknown"),
    (lambda told: told.update(track="SJMEE"), "each of S, J, M, E, T once"),
    (lambda told: told.update(turn=2), "from 0 to 1"),
    (lambda told: told.update(turn=None), "from 0 to 1"),
    (lambda told: told.update(to_move=5), "the rest of the position makes it"),
    (lambda told: told.update(decision="seat"), "a tile has been drawn"),
    (lambda told: told.update(decision="over"), "level 3 is complete"),
    (lambda told: told.update(decision="pass"), "“pass”"),
    (lambda told: told.update(drawn=told["undrawn"][0]), "appears more often"),
    (lambda told: told["undrawn"].pop(), "must add up to 29"),
    (lambda told: told["undrawn"].append("SSSS"), "not a tile of this game"),
    (lambda told: told["levels"].pop(), "must be 8, not 7"),
    (lambda told: told["levels"].__setitem__(0, "1111"), "eight of the characters"),
    (lambda told: put(told["levels"], "a1", "2"), "level 2"),
    (lambda told: put(told["levels"], "a1", "0"), "at a1"),
    (lambda told: told["priests"][0].append("z9"), "a1 to h8"),
    (lambda told: told["priests"][0].append(told["priests"][1][0]), "two priests stand on"),
    (lambda told: told["priests"].__setitem__(0, ["a1", "a2", "a3", "b1"]), "each player has 3"),
    (lambda told: told["hands"][0].update(S=9, J=9), "there are only 9"),
    (lambda told: told["hands"][0].update(S=10), "from 0 to 9"),
    (lambda told: told["hands"].pop(), "must be 2, not 1"),
    (lambda told: told["piles"].update(S=told["piles"]["S"] - 1), "the rest of the position makes it"),
    (lambda told: told.update(scores=[-1, 0]), "from 0 to"),
    (lambda told: told.update(due=1), "only at the decision “pay”"),
    (lambda told: told["legal"].pop(), "the rest of the position makes it"),
    (lambda told: told.update(winners=[0]), "the rest of the position makes it"),
]


@pytest.mark.parametrize(("change", "says"), WRONG, ids=[says for _, says in WRONG])
def test_what_is_wrong_is_named(some: UxmalMatch, change: Callable[[Summary], Any], says: str) -> None:
    told = changed(some.state.summary(), change)
    if says == "there are only 9":
        told["hands"][1]["S"] = 1
    text = refusal(some.game, told)
    assert text is not None
    assert says in text


def test_a_priest_needs_a_built_field_and_an_open_one_shows_the_print() -> None:
    """U4, U18."""
    match = UxmalMatch(uxmal(2), ["track:SJMET", "first:0"])
    told = match.state.summary()
    assert "nothing is built on a1" in str(refusal(match.game, changed(told, lambda t: t["priests"][0].append("a1"))))
    wrong = "J" if told["symbols"][7][0] != "J" else "S"
    assert "where the board shows" in str(refusal(match.game, changed(told, lambda t: put(t["symbols"], "a1", wrong))))


def test_a_tile_that_is_still_undrawn_cannot_lie_on_the_board(some: UxmalMatch) -> None:
    """U1: laid, drawn and undrawn tiles are the 29."""
    told = some.state.summary()
    laid = sorted(set(some.state.tables.components.tiles) - set(told["undrawn"]))
    for tile in laid:
        told["undrawn"][0] = tile
        if "no such tile is left" in str(refusal(some.game, told)):
            return
    raise AssertionError("no laid tile that is seen is missed")


def test_random_components_must_be_told() -> None:
    """U4."""
    game = uxmal(2, components="random")
    match = UxmalMatch(game, game.draw_setup(random.Random(0).randrange))
    with pytest.raises(PositionError, match="with random components"):
        game.position_from_summary(match.state.summary())
    told = game.complete_summary(match.state)
    told["beyond"]["tiles"][0] = "SSSS"
    assert "not random components" in str(refusal(game, told))


def test_what_no_game_leads_to_is_marked(some: UxmalMatch) -> None:
    """U23: sound positions that play cannot reach are taken, and say why they are odd."""
    match = UxmalMatch(uxmal(2), ["track:SJMET", "first:0"])
    told = match.state.summary()
    told["hands"][0]["S"] = 3
    told["piles"]["S"] = 6
    told["scores"] = [5, 0]
    del told["legal"]
    state = match.game.position_from_summary(told)
    assert [odd["id"] for odd in match.game.oddities(state)] == ["uxmal-oddity-points", "uxmal-oddity-cards"]
    rich = some.game.position_from_summary({**some.state.summary(), "scores": [500, 0]})
    assert [odd["id"] for odd in some.game.oddities(rich)] == ["uxmal-oddity-scored"]


@pytest.mark.parametrize("seed", with_further([1], range(2, 30)))
def test_no_summary_ends_the_interpreter(seed: int) -> None:
    """Whatever is wrong is refused with a sentence; what is taken can be played to its end."""
    rng = random.Random(seed)
    match = finished(rng.choice((2, 3, 4)), {"draw": rng.choice(("open", "after_choosing"))}, seed)
    taken = 0
    for _ in range(120):
        state = match.state_at(rng.randrange(len(match.words) + 1))
        told = match.game.complete_summary(state) if rng.random() < 0.5 else state.summary()
        taken += refusal(match.game, mutated(told, rng)) is None
    assert taken
    assert read_back(match.game, match.state) == match.state
