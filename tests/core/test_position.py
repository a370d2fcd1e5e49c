"""Games that begin from a position: matches, records, what older readers and other games say."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import pytest

from teocalli.core.errors import PositionError, RecordError, SetupError
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.matching import NoMatching, matching
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.core.texts import LANGUAGES, Texts
from tests.positions_from_summaries import refusal


def midway(name: str = "uxmal", words: int = 30, **options: Any) -> Match:
    """A random game of two after so many words."""
    rng = random.Random(words)
    game = load_game(name, 2, options)
    match = Match(game, game.draw_setup(rng.randrange))
    for _ in range(words):
        match.play_action(rng.choice(match.state.legal_actions()))
    return match


@pytest.fixture(scope="module")
def begun() -> Match:
    """A match that begins from a position in the middle of a game, with a few words played."""
    other = midway()
    match = Match.from_position(other.game, other.state.summary())
    rng = random.Random(1)
    for _ in range(12):
        match.play_action(rng.choice(match.state.legal_actions()))
    return match


def test_a_match_begins_from_a_position(begun: Match) -> None:
    first = midway().state
    assert begun.state_at(0) == first
    assert begun.setup == []
    assert begun.position == first.summary()
    told = begun.position
    assert told is not None
    told["phase"] = 7
    assert begun.position == first.summary()
    assert midway().position is None


def test_copies_of_it_go_their_own_way(begun: Match) -> None:
    for other in (begun.clone(), copy.deepcopy(begun), pickle.loads(pickle.dumps(begun))):
        assert (other.position, other.words, other.state) == (begun.position, begun.words, begun.state)
        other.go_back(0)
        assert other.state == midway().state
        assert len(begun.words) == 12


def test_nothing_is_taken_back_beyond_the_position(begun: Match) -> None:
    match = begun.clone()
    match.go_back(0)
    assert match.undo_barrier() == {"id": "undo-barrier-nothing", "args": {}}


def test_its_record_replays_and_has_version_2(begun: Match) -> None:
    record = begun.record(["A", "B"])
    text = json.dumps(record.to_json())
    assert json.loads(text)["version"] == 2
    again = Match.from_record(Record.parse(text))
    assert (again.state, again.position, again.words) == (begun.state, begun.position, begun.words)
    assert again.record(["A", "B"]) == record
    assert begun.clone().record(["A", "B"]).to_json()["words"] == begun.words


def test_a_game_from_a_position_ends_with_its_result(begun: Match) -> None:
    match, rng = begun.clone(), random.Random(3)
    while not match.state.is_terminal():
        match.play_action(rng.choice(match.state.legal_actions()))
    record = match.record(["A", "B"])
    assert record.scores == match.state.points()
    assert Match.from_record(Record.from_json(record.to_json())).state == match.state


@pytest.mark.parametrize(
    ("changes", "code", "says"),
    [
        ({"version": 1}, "error-record-setup", "Set-up word 1 "),
        ({"version": 3}, "error-record-version", "versions 1 and 2"),
        ({"position": None}, "error-record-schema", "“position” is missing"),
        ({"position": 7}, "error-record-schema", "object"),
        ({"position": {}}, "error-position", "“phase” is missing"),
        ({"words": ["track:SJMET"]}, "error-record-word", "Word 1 "),
    ],
    ids=str,
)
def test_a_wrong_record_with_a_position_is_refused(begun: Match, changes: dict[str, Any], code: str, says: str) -> None:
    content = {
        key: value for key, value in {**begun.record(["A", "B"]).to_json(), **changes}.items() if value is not None
    }
    with pytest.raises((PositionError, RecordError, SetupError)) as caught:
        Match.from_record(Record.parse(json.dumps(content)))
    assert caught.value.code == code
    assert says in str(caught.value)


def test_a_game_that_reads_no_summaries_says_so() -> None:
    game = load_game("uxmal")
    with pytest.raises(PositionError, match="“uxmal” cannot begin from a position"):
        Game.position_from_summary(game, {})


def test_what_is_no_plain_data_is_refused() -> None:
    game = load_game("uxmal")
    deep: Any = []
    junk: tuple[Any, ...]
    for _ in range(40):
        deep = [deep]
    junk = ([], None, 7, {"phase": float("nan")}, {"phase": deep}, {1: 2}, {"phase": object()})
    for wrong in junk:
        assert refusal(game, wrong), wrong


def test_refusals_are_said_in_every_language() -> None:
    summary = midway().state.summary()
    for key in summary:
        with pytest.raises(PositionError) as caught:
            midway().game.position_from_summary({**summary, key: {"?": 1}})
        for language in LANGUAGES:
            assert key in Texts(language, strict=True).message(caught.value.message)


def test_matching_fills_all_places_or_names_one_that_cannot_be_filled() -> None:
    assert sorted(matching([[0, 1], [0], [2, 0]])) == [0, 1, 2]
    assert matching([]) == []
    with pytest.raises(NoMatching) as caught:
        matching([[0, 1], [0], [1], [5]])
    assert caught.value.place == 2
