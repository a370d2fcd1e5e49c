"""`Variations`: the tree of what could have been played, kept in records that older readers read as before."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from teocalli.core.errors import RecordError, TeocalliError
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.core.variations import LONGEST_NAME, LONGEST_NOTE, MOST_DEPTH, MOST_MOVES, MOST_NOTES, Variations, played
from tests.fixtures.store import OWN_GAMES, load_record

GAME = ["a", "b", "c", "d"]


def shape(tree: Variations) -> list[tuple[int, str]]:
    """All lines, each with its depth and its words from where it branches off."""
    return [(line.depth, "".join(node.word or "." for node in line.nodes)) for line in tree.lines()]


def grown() -> Variations:
    """A game with variations, one of which has a variation of its own."""
    tree = Variations(GAME)
    for words in ("abxy", "abxz", "aq", "abcdm", "abcdn"):
        tree.add([*words])
    return tree


def test_a_tree_has_the_game_first_and_then_its_variations() -> None:
    tree = grown()
    assert shape(tree) == [(0, ".abcd"), (1, "q"), (1, "xy"), (2, "z"), (1, "m"), (1, "n")]
    assert tree.add(["a", "b", "x"]).key == tree.add(["a", "b", "x"]).key
    assert len({node.key for node in tree.nodes()}) == len([*tree.nodes()]) == 11
    assert tree.add([*"abxz"]).words == [*"abxz"]
    assert tree.words == GAME


def test_it_is_written_as_lines_and_read_back_the_same() -> None:
    tree = grown()
    key = tree.add([*"abx"]).key
    tree.say(key, name="  Sharp \n try ", note="risky\n\nbut fun ")
    tree.say(tree.add(["a"]).key, note="so it began")
    data = tree.to_json()
    assert data == {
        "notes": {"1": "so it began"},
        "branches": [
            {"at": 1, "words": ["q"]},
            {
                "at": 2,
                "words": ["x", "y"],
                "names": {"3": "Sharp try"},
                "notes": {"3": "risky\n\nbut fun"},
                "branches": [{"at": 3, "words": ["z"]}],
            },
            {"at": 4, "words": ["m"]},
            {"at": 4, "words": ["n"]},
        ],
    }
    again = Variations.from_json(GAME, json.loads(json.dumps(data)))
    assert again == tree == tree.clone()
    again.say(key, name="")
    assert again != tree
    assert Variations(GAME).to_json() is None


def test_promoting_goes_up_one_place_and_never_above_the_game() -> None:
    tree = grown()
    z = tree.add([*"abxz"]).key
    assert tree.promote(z)
    assert shape(tree)[2:4] == [(1, "xz"), (2, "y")]
    assert not tree.promote(z)
    assert tree.promote(tree.add([*"abcdn"]).key)
    assert shape(tree)[-2:] == [(1, "n"), (1, "m")]
    assert not tree.promote(tree.add([*"abcdn"]).key)
    assert not tree.promote(tree.add([*"abc"]).key)
    tree.add([*"abw"])
    assert tree.promote(tree.add([*"abw"]).key)
    assert [line for line in shape(tree) if line[1] in ("w", "xz")] == [(1, "w"), (1, "xz")]
    assert tree.words == GAME


def test_deleting_takes_what_follows_and_leaves_the_game() -> None:
    tree = grown()
    before = tree.delete(tree.add([*"abx"]).key)
    assert before.words == ["a", "b"]
    assert shape(tree) == [(0, ".abcd"), (1, "q"), (1, "m"), (1, "n")]
    for key in (tree.add(["a"]).key, tree.add([]).key):
        with pytest.raises(TeocalliError, match="only variations"):
            tree.delete(key)
    with pytest.raises(TeocalliError, match="no such position"):
        tree.delete("0" * 12)


def test_it_follows_the_game_and_loses_nothing_that_somebody_made() -> None:
    tree = Variations(GAME)
    tree.follow(["a", "b"])
    assert shape(tree) == [(0, ".ab")]
    tree = grown()
    tree.follow(["a", "b", "x", "y", "e"])
    assert shape(tree) == [(0, ".abxye"), (1, "q"), (1, "cdm"), (2, "n"), (1, "z")]
    tree.follow(GAME)
    assert shape(tree) == [(0, ".abcd"), (1, "q"), (1, "xz"), (1, "m"), (1, "n")]
    tree.follow(["a"])
    tree.say(tree.add(["a"]).key, note="here")
    tree.follow([])
    assert shape(tree)[0] == (0, ".")
    assert any(node.note for node in tree.nodes())


def test_bounds_are_said_and_what_is_beyond_them_changes_nothing() -> None:
    tree = grown()
    key, before = tree.add(["a"]).key, tree.to_json()
    refusals: list[Callable[[], object]] = [
        lambda: tree.say(key, name="x" * (LONGEST_NAME + 1)),
        lambda: tree.say(key, note="x" * (LONGEST_NOTE + 1)),
        lambda: tree.add(["y"] * (MOST_MOVES + 1)),
    ]
    for refused in refusals:
        with pytest.raises(TeocalliError, match="at most"):
            refused()
    assert tree.to_json() == before
    many = Variations(["a"] * (MOST_NOTES + 1))
    nodes = [*many.nodes()]
    for node in nodes[:MOST_NOTES]:
        many.say(node.key, note="!")
    with pytest.raises(TeocalliError, match="At most 500"):
        many.say(nodes[MOST_NOTES].key, note="!")


def test_variations_of_variations_are_bounded() -> None:
    tree = Variations()
    path: list[str] = []
    for _ in range(MOST_DEPTH):
        tree.add([*path, "on"])
        tree.add([*path, "off"])
        path.append("off")
    with pytest.raises(TeocalliError, match=f"at most {MOST_DEPTH} times"):
        tree.add([*path, "on"]) and tree.add([*path, "off"])
    # The first variation of a game without words is one already.
    assert max(line.depth for line in tree.lines()) == MOST_DEPTH
    record = Record("heap", 1, ["", ""], {}, [], variations=tree.to_json())
    assert Record.from_json(record.to_json()) == record


def recorded() -> tuple[dict[str, Any], Match]:
    """A stored game, and its match."""
    content = load_record(OWN_GAMES / "01-2p-standard.json")
    return content, Match.from_record(Record.from_json(content))


def test_a_record_keeps_variations_and_names_what_is_wrong_in_them() -> None:
    content, match = recorded()
    at = next(n for n in range(len(match.words)) if len(match.state_at(n).legal_actions()) > 1)
    legal = match.game.legal_words(match.state_at(at))
    other = next(word for word in legal if word != match.words[at])
    tree = Variations(match.words)
    node = tree.add([*match.words[:at], other])
    tree.say(node.key, name="another way")
    record = Record.from_json({**content, "variations": tree.to_json()})
    assert (record.to_json()["version"], record.words) == (1, content["words"])
    assert Record.from_json(record.to_json()) == record
    assert Variations.from_record(record) == tree
    assert played(match, node.words).words == [*match.words[:at], other]
    for wrong, said in (
        ({"branches": [{"at": at, "words": ["nonsense"]}]}, "nonsense"),
        ({"branches": [{"at": len(match.words) + 1, "words": ["x"]}]}, "variations/branches/0/at"),
        ({"branches": [{"at": 0}]}, "“words” is missing"),
        ({"branches": [{"at": 0, "words": []}]}, "At least 1"),
        ({"notes": {"-1": "x"}}, "variations/notes"),
        ({"names": {"0": 7}}, "variations/names/0"),
        ([], "variations"),
        ({"branches": [{"at": 0, "words": ["x"] * (MOST_MOVES + 1)}]}, "at most 2000"),
    ):
        with pytest.raises(RecordError) as caught:
            Variations.from_record(Record.from_json({**content, "variations": wrong}))
        for language in LANGUAGES:
            assert not Texts(language).message(caught.value.message).startswith("error-")
        assert said.replace("2000", "2,000") in str(caught.value).replace("2000", "2,000")
