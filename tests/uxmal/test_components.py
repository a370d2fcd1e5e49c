"""Component data (R-15) and component files of the user's own (U4)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
import yaml

import teocalli
from teocalli.core.errors import ComponentsError
from teocalli.games.uxmal.components import load_file, parse_yaml, standard
from teocalli.games.uxmal.reading import MOST_POINTS
from tests.fixtures.plan import OWN, OWN_PRINT
from tests.uxmal.match import uxmal
from tests.uxmal.script import start

# A second transcription, typed by triples of idols: for each triple its three tiles, by the idol opposite the blank.
TRIPLES = {
    "SJM": ["SJ-M", "JM-S", "MS-J"],
    "SJE": ["SE-J", "JS-E", "EJ-S"],
    "SJT": ["SJ-T", "JT-S", "TS-J"],
    "SME": ["SE-M", "MS-E", "EM-S"],
    "SMT": ["SM-T", "MT-S", "TS-M"],
    "SET": ["ST-E", "ES-T", "TE-S"],
    "JME": ["JM-E", "ME-J", "EJ-M"],
    "JMT": ["JT-M", "MJ-T", "TM-J"],
    "JET": ["JE-T", "ET-J", "TJ-E"],
    "MET": ["MT-E", "EM-T"],
}
# The board by its 16 spaces, each clockwise from its upper left field, row of spaces by row from the top.
SPACES = """
SMJ- S-JT ME-S S-TE
TM-J -MET -STJ TJE-
E-MT SM-T E-TS JM-E
MTJ- -JEM ESJ- -JMS
"""


def test_r15_tiles_match_the_second_transcription() -> None:
    tiles = standard().tiles
    assert Counter(tiles) == Counter(tile for triple in TRIPLES.values() for tile in triple)
    for triple, listed in TRIPLES.items():
        assert all(sorted(tile.replace("-", "")) == sorted(triple) for tile in listed)


def test_r15_counts_of_the_tiles() -> None:
    """29 tiles; no two alike, not even turned; the blank always third; every idol about equally often."""
    tiles = standard().tiles
    assert len(tiles) == len(set(tiles)) == 29
    assert {tile.index("-") for tile in tiles} == {2}
    idols = Counter(symbol for tile in tiles for symbol in tile if symbol != "-")
    assert sum(idols.values()) == 3 * 29
    assert sorted(idols.values()) == [17, 17, 17, 18, 18]
    opposite = Counter((frozenset(tile) - {"-"}, tile[0]) for tile in tiles)
    assert set(opposite.values()) == {1}


def test_r15_base_matches_the_second_transcription() -> None:
    rows = standard().base
    spaces = []
    for row in range(0, 8, 2):
        for column in range(0, 8, 2):
            upper, lower = rows[row][column : column + 2], rows[row + 1][column : column + 2]
            spaces.append(upper + lower[::-1])
    assert spaces == SPACES.split()


def test_r15_points_match_the_formula() -> None:
    assert standard().points == {level: tuple(2 * level + 5 - 2 * rank for rank in (1, 2, 3)) for level in (1, 2, 3)}
    assert standard().card_points == (2, 1)


def test_u4_there_are_60_tiles_that_differ_by_more_than_a_rotation() -> None:
    rotations = set()
    for tile in permutations("SJMET-", 4):
        if "-" in tile:
            text = "".join(tile)
            rotations.add(min(text[turn:] + text[:turn] for turn in range(4)))
    assert len(rotations) == 60


def file_with(**changes: Any) -> str:
    """A component file as YAML text: the own print, changed; None leaves a key out."""
    content = {**OWN_PRINT, **changes}
    return yaml.safe_dump({key: value for key, value in content.items() if value is not None}, sort_keys=False)


def test_u4_the_packages_own_file_is_a_valid_file() -> None:
    path = Path(teocalli.__file__).parent / "games" / "uxmal" / "data" / "components.yaml"
    content = load_file(path)
    assert content["cards_per_idol"] == 9
    assert start(components=content).state.summary() == start().state.summary()


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"points": {1: [0, 0, 0], 2: [1, 2, 3], 3: [1000, 0, 7]}},
        {"points": {"1": [5, 3, 1], "2": [7, 5, 3], "3": [9, 7, 5]}},
        {"card_points": [0, 0]},
        {"card_points": [MOST_POINTS, 0]},
        {"cards_per_idol": 9},
        {"priests_per_player": 3},
    ],
)
def test_u4_what_a_file_may_hold(changes: dict[str, Any]) -> None:
    read = parse_yaml(file_with(**changes))
    assert list(read.tiles) == OWN["tiles"]
    assert list(read.base) == OWN["base"]
    uxmal(components=read.as_json())


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"tiles": None}, "tiles"),
        ({"base": None}, "base"),
        ({"tiles": OWN["tiles"][:28]}, "28"),
        ({"tiles": [*OWN["tiles"], "SJ-M"]}, "30"),
        ({"tiles": ["SJ--", *OWN["tiles"][1:]]}, "SJ--"),
        ({"tiles": ["SJMT", *OWN["tiles"][1:]]}, "SJMT"),
        ({"tiles": ["SS-M", *OWN["tiles"][1:]]}, "SS-M"),
        ({"tiles": ["SX-M", *OWN["tiles"][1:]]}, "SX-M"),
        ({"tiles": ["sj-m", *OWN["tiles"][1:]]}, "sj-m"),
        ({"tiles": [7, *OWN["tiles"][1:]]}, "7"),
        ({"tiles": "SJ-M"}, "29"),
        ({"base": OWN["base"][:7]}, "eight"),
        ({"base": [*OWN["base"][:7], "MT-JES-"]}, "row 1 of the board is “MT-JES-”"),
        ({"base": ["MT-JES-", *OWN["base"][1:]]}, "row 8 of the board is “MT-JES-”"),
        ({"base": [*OWN["base"][:7], "MT-JESXJ"]}, "MT-JESXJ"),
        ({"base": [*OWN["base"][:7], "TT-JES-J"]}, "the board space at a1"),
        ({"points": {1: [5, 3, 1], 2: [7, 5, 3]}}, "points"),
        ({"points": {1: [5, 3], 2: [7, 5, 3], 3: [9, 7, 5]}}, "points"),
        ({"points": {1: [5, 3, -1], 2: [7, 5, 3], 3: [9, 7, 5]}}, "points"),
        ({"points": {1: [5, 3, 1.5], 2: [7, 5, 3], 3: [9, 7, 5]}}, "points"),
        ({"points": {1: [5, 3, True], 2: [7, 5, 3], 3: [9, 7, 5]}}, "points"),
        ({"points": {1: [5, 3, 1], 2: [7, 5, 3], 3: [9, 7, 5], 4: [1, 1, 1]}}, "points"),
        ({"card_points": [MOST_POINTS + 1, 0]}, "card_points"),
        ({"card_points": [2]}, "card_points"),
        ({"card_points": [2, -1]}, "card_points"),
        ({"cards_per_idol": 8}, "cards_per_idol"),
        ({"priests_per_player": 4}, "priests_per_player"),
        ({"idols": {"S": ["snake", "Schlange", "serpent"]}}, "idols"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_u4_a_malformed_file_is_refused_with_line_and_reason(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(ComponentsError, match=r"Line \d+ ") as caught:
        parse_yaml(file_with(**changes))
    assert says in str(caught.value)
    with pytest.raises(ComponentsError) as caught:
        uxmal(components=yaml.safe_load(file_with(**changes)))
    assert says in str(caught.value)


def test_u4_the_line_is_that_of_the_fault() -> None:
    text = file_with()
    wrong = next(number for number, line in enumerate(text.splitlines(), start=1) if line == "- TE-S")
    with pytest.raises(ComponentsError, match=f"Line {wrong} .*TE-T"):
        parse_yaml(text.replace("- TE-S\n", "- TE-T\n"))


@pytest.mark.parametrize(
    "text", ["", "tiles: [", "- a\n- b\n", "7", "tiles: &a [*a]", "a: b: c", "\t", "{}", "? [a]\n: b\n"]
)
def test_u4_a_file_that_is_no_mapping_is_refused(text: str) -> None:
    with pytest.raises(ComponentsError, match=r"Line \d+ "):
        parse_yaml(text)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, r"own\.yaml"),
        (b"\xff\xfe\x00", "UTF-8"),
        ("tiles: [Ä]".encode("latin-1"), "byte 9"),
        (b"tiles: []\n" * 20_001, r"own\.yaml.* 200,000 bytes"),
    ],
)
def test_u4_a_file_that_cannot_be_read_is_refused(content: bytes | None, says: str, tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ComponentsError, match=says):
        load_file(path)
    with pytest.raises(ComponentsError):
        load_file(tmp_path)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("tiles: !!bool foo", 1, "!!bool"),
        ('base: []\ntiles: !!int ""', 2, "!!int"),
        ("base: []\n\ntiles: !!timestamp foo", 3, "!!timestamp"),
        ("tiles: &all [SJ-M]\nbase: *all", 1, "“all”"),
        ("a0: x\na1: *a0", 2, "“a0”"),
        ("tiles: " + "[" * 50_000, 1, "more than 32 levels"),
        ("card_points: [" + "9" * 5000 + ", 1]", 1, "more than 15 digits"),
        ("card_points: [1e999, 1]", 1, "more than 15 digits"),
        ("card_points: [.inf, 1]", 1, "NaN and Infinity"),
        ("tiles: []\n" + "k" * 201 + ": 1", 2, "more than 200 characters"),
        ('tiles: ["\\ud800"]', 1, "surrogate"),
        ('tiles: ["\\U00110000"]', 1, "YAML"),
        ("tiles: []\n---\ntiles: []", 2, "second document"),
        ("tiles: []\nbase: []\ntiles: []", 3, "twice"),
        ("tiles: []\n\nbase: \x07", 3, "YAML"),
    ],
)
def test_u4_what_is_more_than_a_file_may_hold_is_refused_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(ComponentsError, match=rf"Line {line} .*{says}"):
        parse_yaml(text)
    with pytest.raises(ComponentsError, match=rf"Line {line} .*{says}"):
        uxmal(components={"yaml": text})


def test_u4_a_file_loads_into_a_game(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(file_with(points={1: [6, 2, 0], 2: [8, 8, 1], 3: [20, 0, 5]}, card_points=[3, 2]))
    content = load_file(path)
    assert content == OWN
    assert start(components=content).state == start(components=OWN).state


def test_u4_high_points_are_scored_right() -> None:
    """No overflow: a table of the highest points that a file may name; the cards of the first tile give nothing."""
    content = {**OWN_PRINT, "points": {"1": [MOST_POINTS, 0, 0], "2": [0, 0, 0], "3": [0, 0, 0]}, "card_points": [0, 0]}
    match = start(components=content, track="SJMET")
    match.play("build")
    match.play("draw:SJ-M")
    match.play("a1:SJ-M")
    if match.state.decision == "take":
        match.play(match.state.summary()["legal"][0])
    match.play("place:a2")
    assert list(match.state.projected_points()) == [0, MOST_POINTS]
