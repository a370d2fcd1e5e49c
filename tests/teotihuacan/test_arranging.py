"""Position summaries of Teotihuacan read back: positions of random games, and what is refused with which reason."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from teocalli.games.teotihuacan.game import TeotihuacanGame
from tests.long import with_further
from tests.positions_from_summaries import mutated, refusal
from tests.teotihuacan.situations import situation
from tests.teotihuacan.walk import TeotihuacanMatch, options, player_counts, random_options, seeds

Summary = dict[str, Any]
WITHOUT_BEYOND = {"turn", "act", "end", "dice", "over"}


def random_match(players: int, chosen: dict[str, str], seed: int) -> TeotihuacanMatch:
    """A random game, played to its end."""
    rng = random.Random(seed)
    match = TeotihuacanMatch(TeotihuacanGame(players, chosen), [])
    while not match.state.is_terminal():
        match.play_action(rng.choice(match.state.legal_actions()))
    return match


@given(player_counts, options, seeds)
def test_every_position_is_read_back(players: int, chosen: dict[str, str], seed: int) -> None:
    """Whatever is due, in the set-up, a turn or an Eclipse: the complete summary tells the very position."""
    match = random_match(players, chosen, seed)
    rng = random.Random(seed)
    for number in {0, 30, len(match.words), *rng.sample(range(len(match.words)), 5)}:
        state = match.state_at(number)
        told = json.loads(json.dumps(match.game.complete_summary(state)))
        assert match.game.position_from_summary(told).to_bytes() == state.to_bytes()
        assert match.game.oddities(state) == []
        assert match.game.players_in_summary(told) == players


@pytest.mark.parametrize("players", with_further([2], [1, 3, 4]))
def test_the_bare_summary_is_enough_between_the_parts_of_a_turn(players: int) -> None:
    """At the beginning of a turn, before the action, at its end and after the game; else the need is named."""
    match = random_match(players, {}, 3)
    read, refused = set(), set()
    for number in range(100, len(match.words) + 1, 5):
        state = match.state_at(number)
        told = {**state.summary()}
        text = refusal(match.game, told)
        if text is None:
            read.add(state.decision)
        else:
            assert "“beyond”" in text
            refused.add(state.decision)
    assert {"turn", "act"} <= read <= WITHOUT_BEYOND
    assert "draw" in refused


LAID = [(1, "1.0.0", 0), (2, "1.0.1", 0), (3, "1.1.0", 0), (4, "1.1.1", 0), (5, "2.0.0", 1)]


@pytest.fixture(scope="module")
def some() -> Summary:
    """The beginning of a turn, put together by hand."""
    state = situation(
        {
            "workers": ("1.2w4", "5.1", "3.4"),
            "goods": "wsg",
            "cocoa": 3,
            "blue": 11,
            "techs": [1],
            "unused": {"vp_4": 1},
        },
        {"workers": ("3.1w", "2.3", "8.5", "6.1"), "starting": [3, 4]},
        laid=LAID,
        pyramid=[7, 8, 9],
        decorations=[1, 2, 3, 5],
        stairs={"n": [6]},
        tiles={1: "mask_1", 2: "mask_4"},
        stacks={"avenue_3": ["cocoa_4", "vp_4"]},
        neutral=[[2, 3], [4, 5]],
    )
    told: Summary = state.summary()
    return told


def changed(summary: Summary, change: Callable[[Summary], Any]) -> Summary:
    other: Summary = json.loads(json.dumps(summary))
    change(other)
    return other


def put(rows: list[str], row: int, column: int, letter: str) -> list[str]:
    rows[row] = rows[row][:column] + letter + rows[row][column + 1 :]
    return rows


def before(seat: int, **values: Any) -> Callable[[Summary], Any]:
    return lambda told: told["players"][seat].update(values)


WRONG: list[tuple[Callable[[Summary], Any], str]] = [
    (lambda told: told.pop("era"), "“era” is missing"),
    (lambda told: told.update(weather="fine"), "“weather” is unknown"),
    (lambda told: told.update(era=4), "from 1 to 3"),
    (lambda told: told.update(light=11), "from 0 to 10"),
    (lambda told: told.update(met=True), "both discs"),
    (lambda told: told.update(last_round=True), "after the discs have met"),
    (lambda told: told.update(first=None), "start player"),
    (lambda told: told.update(turn_of=None), "turn of a seat"),
    (lambda told: told.update(turn_of=2), "from 0 to 1"),
    (lambda told: told.update(decision="claim"), "“beyond”"),
    (lambda told: told.update(boards=[1, 3, 5, 2, 8, 7, 6, 6]), "must be there once"),
    (lambda told: told.update(boards=[3, 1, 5, 2, 8, 7, 6, 4]), "comes first"),
    (lambda told: told.update(royal=[2, 4, 1]), "category A"),
    (lambda told: told.update(techs=[1, 3, 5, 9, 17, 15]), "ascending"),
    (lambda told: told.update(techs=[1, 3, 5]), "must be 6, not 3"),
    (lambda told: told.update(bonus=["workers", "workers", "vp_15"]), "only once"),
    (lambda told: told["owners"].update({"1": []}), "the rest of the position makes it"),
    (lambda told: told["buildings"].update(rows=[5, 4, 3]), "there are 11"),
    (lambda told: put(told["levels"], 7, 7, "1"), "1.3.3"),
    (lambda told: put(told["levels"], 0, 0, "2"), "level 2"),
    (
        lambda told: [put(told["levels"], r, c, "3") for r in (2, 3) for c in (2, 3)],
        "3.0.0 (level.row.column) needs four tiles below it",
    ),
    (
        lambda told: [put(told["levels"], r, c, "2") for r in (5, 6) for c in (5, 6)],
        "2.2.2 (level.row.column) needs four",
    ),
    (lambda told: put(told["icons"], 7, 7, "b"), "the board shows “p”"),
    (lambda told: put(told["icons"], 1, 1, "?"), "eight of the characters"),
    (lambda told: [put(told["icons"], r, c, "B") for r in (1, 2) for c in (1, 2)], "no such tile is left"),
    (lambda told: told["stairs"].update(n=["D6", "D7", "D8"]), "step 1 of this stairway"),
    (lambda told: told["stairs"].update(n=["D1"]), "“D1” is in two places"),
    (lambda told: told.update(pyramid=["T1", "T1"]), "“T1” is in two places"),
    (lambda told: told.update(pyramid=["T33"]), "T33"),
    (lambda told: told["tiles"].update({"3": "mask_1"}), "only 1 exist"),
    (lambda told: told["stacks"].pop("blue_4"), "“blue_4” is missing"),
    (lambda told: told["supply"].update(pyramid=3), "the rest of the position makes it"),
    (before(0, vp=-1), "from 0 to 10,000"),
    (before(0, avenue=10), "from 0 to 9"),
    (before(1, blue=11), "only one player"),
    (before(0, techs=[7]), "Technology 7 is not in play"),
    (before(0, workers=["5.1", "3.4"]), "there must be 3"),
    (before(0, workers=["5.1", "3.4", "3.2w"]), "same Worship space of board 3"),
    (before(0, workers=["5.1", "3.4", "5.2w"]), "without that Worship space"),
    (before(0, workers=["5.1", "3.4", "1.2w9"]), "Royal tiles in play"),
    (before(0, workers=["5.1", "3.4", "9.9"]), "such as 3.2"),
    (before(0, workers=["5.1", "3.4", "5.6"]), "ascends at once"),
    (before(0, starting=["ST3"]), "“ST3” is in two places"),
    (before(0, unused={"mask_9": 1}), "mask_9"),
    (before(0, unused={"mask_1": 2}), "from 0 to 1"),
    (lambda told: told["players"].pop(), "must be 2, not 1"),
    (lambda told: told["neutral"].__setitem__(0, [2, 2]), "different boards"),
    (lambda told: told.update(bot={}), "only in the solo game"),
    (lambda told: told["legal"].append("rest"), "legal"),
]


@pytest.mark.parametrize(("change", "says"), WRONG, ids=[f"{number} {says}" for number, (_, says) in enumerate(WRONG)])
def test_what_is_wrong_is_named(some: Summary, change: Callable[[Summary], Any], says: str) -> None:
    game = TeotihuacanGame(2)
    assert refusal(game, some) is None
    text = refusal(game, changed(some, change))
    assert text is not None
    assert says in text


def test_undrawn_tiles_follow_from_what_is_seen(some: Summary) -> None:
    """T10, T50: covered tiles are not seen, but those that lie open, or on display, are not undrawn."""
    state = TeotihuacanGame(2).position_from_summary(some)
    left = set(state.table()["tiles_left"])
    assert len(left) == 32 - 3 - 5
    assert not left & {6, 7, 8}


def test_what_no_game_leads_to_is_marked(some: Summary) -> None:
    """T8, T11, T14, T19: sound, and said to be odd."""
    game = TeotihuacanGame(2)
    state = game.position_from_summary(changed(some, lambda told: told.update(turns=1, dark=9)))
    found = [odd["id"].removeprefix("teotihuacan-oddity-") for odd in game.oddities(state)]
    assert found == ["turn", "dark", "starting", "pyramid"]


def test_the_bots_removed_tiles_are_told_or_none_is() -> None:
    """T92, S13: which tiles left the game no summary says."""
    match = random_match(1, {}, 3)
    state = match.state
    told = match.game.complete_summary(state)
    assert match.game.position_from_summary(told) == state
    left = sum(state.table()["kinds_left"])
    told["beyond"]["undrawn"]["discovery"] = {"vp_4": left}
    assert refusal(match.game, told) is not None


@pytest.mark.parametrize("seed", with_further([1], range(2, 30)))
def test_no_summary_ends_the_interpreter(seed: int) -> None:
    """Whatever is wrong is refused with a sentence; what is taken can be played to its end."""
    rng = random.Random(seed)
    match = random_match(rng.choice((1, 2, 3, 4)), random_options(rng), seed)
    taken = 0
    for _ in range(100):
        state = match.state_at(rng.randrange(len(match.words) + 1))
        told = state.summary()
        if rng.random() < 0.7:
            told["beyond"] = match.game.beyond_summary(state)
        taken += refusal(match.game, mutated(told, rng)) is None
    assert taken
