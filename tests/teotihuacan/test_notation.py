"""Actions part by part: what a word says is what its preview says, and nothing of it is in the word alone."""

from __future__ import annotations

import json

import pytest

from teocalli.core.errors import OptionError
from teocalli.games.teotihuacan.notation import ACTIONS, POWERS, Worker, parse, tile_named
from teocalli.games.teotihuacan.notation.action import PARTS
from tests.teotihuacan.situations import legal, situation


def test_parts_tell_all_actions_of_players_apart() -> None:
    told: dict[str, str] = {}
    for action in ACTIONS:
        parts = json.dumps([action.kind, action.parts()])
        if action.kind in PARTS:
            assert told.setdefault(parts, action.word) == action.word
    assert len(told) > 6000


def test_a_word_is_read_as_it_was_written() -> None:
    assert all(parse(action.word) is action for action in ACTIONS)
    assert parse("move:3.2>5*") == parse("move:3.2>5")._replace(word="move:3.2>5*", free=True)


@pytest.mark.parametrize("word", ["", "move", "build:T33@1.0.0r0", "rest*", "T5", "worship:tile+tile"])
def test_what_is_no_word_is_refused(word: str) -> None:
    with pytest.raises(OptionError):
        parse(word)


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("build:T5@2.0.1r3", {"tile": "T5", "place": [2, 0, 1], "turn": 3}),
        ("deco:D3@w", {"tile": "D3", "stairway": "w"}),
        ("move:4.2.5>7*", {"board": 4, "powers": [2, 5], "to": 7, "free": True}),
        ("worship:tile+r4@3*", {"benefits": ["tile", "royal"], "royal": 4, "powers": [3], "free": True}),
        ("main+2", {"extra": 2, "free": False}),
        ("ascend:two*", {"reward": "two", "free": True}),
        ("pay:wwg", {"goods": [2, 0, 1]}),
        ("salary:*", {"number": 0, "free": True}),
        ("save:-", {"saved": ""}),
        ("keep:ST2.ST11", {"tiles": ["ST2", "ST11"]}),
    ],
)
def test_parts_of_an_action(word: str, parts: dict[str, object]) -> None:
    assert parse(word).parts() == parts


def test_previews_have_the_parts_of_their_words() -> None:
    state = situation({"workers": ["2.1", "3.4", "5.2"]}, {"workers": ["2.1", "6.1", "4.1"]})
    previews = state.game.view(state, state.current_player)["legal"]
    assert len(previews) == len(legal(state).split()) > 3
    for preview in previews:
        assert preview.items() >= parse(preview["word"]).parts().items()


@pytest.mark.parametrize("text", ["3.2", "3.2w", "1.5w4"])
def test_a_worker_is_written_as_it_is_read(text: str) -> None:
    assert Worker.read(text).text == text
    assert Worker.read(text).power in POWERS


def test_tiles_by_their_names() -> None:
    assert [tile_named(name)[::2] for name in ("T5", "D12", "ST4", "15")] == [
        ("pyramid", 5),
        ("decoration", 12),
        ("start", 4),
        ("tech", 15),
    ]
    assert tile_named("mask_1").family == "kind"
    assert tile_named("alchemy").family == "bot"
