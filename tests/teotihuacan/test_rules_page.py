"""The rules texts: T1–T93 in each language, in order, and with the figures of the components."""

from __future__ import annotations

import html
import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from teocalli.core.texts import LANGUAGES
from teocalli.games.teotihuacan import components as parts
from teocalli.server.rules import rules as rules_page
from tests.packaging.checkout import ROOT
from tests.uxmal.test_rules_text import ALLOWED_TAGS, Tags

ALL_NUMBERS = [f"T{n}" for n in range(1, 94)]
OTHERS = [language for language in LANGUAGES if language != "en"]
DATA = parts.standard().data
WORDS = {
    "cocoa": ("cocoa", "Kakao", "cacao"),
    "wood": ("wood", "Holz", "bois"),
    "stone": ("stone", "Stein", "pierre"),
    "gold": ("gold", "Gold", "or"),
    "vp": ("VP", "SP", "PV"),
    "temple_any": ("step", "Schritt", "pas"),
    "temple_blue": ("blue", "blau", "bleu"),
    "temple_red": ("red", "rot", "rouge"),
    "temple_green": ("green", "grün", "vert"),
    "avenue": ("Avenue", "Straße", "allée"),
    "technology": ("Technology", "Technologie", "Technologie"),
    "discovery": ("Discovery", "Entdeckung", "Découverte"),
    "power_up": ("power-up", "Verstärkung", "renforcement"),
    "any_resource": ("choice", "Wahl", "choix"),
    "rows": ("rows", "Zeilen", "lignes"),
    "columns": ("columns", "Spalten", "colonnes"),
}
AMOUNTS = ("cocoa", "wood", "stone", "gold", "vp")


def word(key: str, language: str) -> str:
    return WORDS[key][LANGUAGES.index(language)]


@cache
def rules(language: str) -> dict[str, str]:
    """HTML of every rule by its number."""
    sections = rules_page("teotihuacan", language)["sections"]
    return {rule["number"]: rule["html"] for section in sections for rule in section["rules"]}


def tables(language: str, number: str) -> list[list[list[str]]]:
    """Cells of the rows of a rule's tables, without their heads."""
    bodies = re.findall(r"<tbody>(.*?)</tbody>", rules(language)[number], re.DOTALL)
    rows = [re.findall(r"<tr>(.*?)</tr>", body, re.DOTALL) for body in bodies]
    return [[[Tags(cell).text for cell in re.findall(r"<td>(.*?)</td>", row)] for row in body] for body in rows]


def table(language: str, number: str) -> list[list[str]]:
    [only] = tables(language, number)
    return only


def amounts(text: str, language: str, keys: tuple[str, ...] = AMOUNTS) -> dict[str, int]:
    """What a cell such as “1 cocoa, 2 wood” says."""
    found = {key: re.search(rf"(\d+) {word(key, language)}(?:s|e)?(?!\w)", text) for key in keys}
    return {key: int(match[1]) for key, match in found.items() if match}


def integers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def squares(text: str) -> set[tuple[int, int]]:
    """Places written as (row,column)."""
    return {(int(row), int(column)) for row, column in re.findall(r"\((\d),(\d)\)", text)}


def places(text: str, language: str) -> set[tuple[int, int]]:
    """Places, with “rows 1 and 2 complete” and “columns 1 and 2 complete”."""
    found = squares(text)
    for each in range(4):
        if word("rows", language).lower() in text.lower():
            found |= {(1, each), (2, each)}
        if word("columns", language).lower() in text.lower():
            found |= {(each, 1), (each, 2)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_in_order(language: str) -> None:
    sections = rules_page("teotihuacan", language)["sections"]
    assert [rule["number"] for section in sections for rule in section["rules"]] == ALL_NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_is_whole_and_has_nothing_that_acts(language: str) -> None:
    page = rules_page("teotihuacan", language)
    assert page["title"].startswith("Teotihuacan")
    assert page["sections"][0]["html"]
    for section in page["sections"]:
        assert section["heading"]
        for text in (section["html"], *(rule["html"] for rule in section["rules"])):
            parsed = Tags(text)
            assert parsed.open == []
            assert set(parsed.tags) <= ALLOWED_TAGS
            assert not parsed.attributes
            assert "**" not in parsed.text
            assert "|" not in parsed.text


@pytest.mark.parametrize("language", OTHERS)
def test_languages_agree_on_sections_tables_numbers_and_code(language: str) -> None:
    def shape(page: dict[str, Any]) -> list[list[str]]:
        return [[rule["number"] for rule in section["rules"]] for section in page["sections"]]

    assert shape(rules_page("teotihuacan", "en")) == shape(rules_page("teotihuacan", language))
    for number, mine in rules("en").items():
        theirs = rules(language)[number]
        for pattern in (r"<code>(.*?)</code>", r"\bT\d+", r"<(td|li|p|strong)>"):
            assert re.findall(pattern, mine) == re.findall(pattern, theirs), number
        assert figures(mine) == figures(theirs), number


def figures(text: str) -> list[list[int]]:
    """Whole numbers in each cell of the tables, heads included."""
    return [integers(cell) for cell in re.findall(r"<t[hd]>(.*?)</t[hd]>", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ring_and_printed_icons_t1_t2_t3_t10(language: str) -> None:
    assert [int(row[0]) for row in table(language, "T1")] == list(range(1, 9))
    assert DATA["ring"] == integers(rules(language)["T1"])[2:10]
    assert [row[1:] for row in table(language, "T2")] == [list(row) for row in DATA["board_icons"]]
    for row, stairway in zip(table(language, "T3"), "nesw", strict=True):
        icons = "".join(re.findall(r"\b([brgp])\b", row[1]))
        assert DATA["stair_icons"][stairway] == (icons[::-1] if stairway in "ne" else icons)
        for step in (1, 2, 3):
            needed = {parts.places()[number][1:] for number in parts.stair_supports(stairway, step)}
            assert squares(row[2 + step]) == needed
    lists = re.findall(r"<code>(.*?)</code>", rules(language)["T10"])
    assert [text.split() for text in lists] == [DATA["decoration_tiles"], DATA["pyramid_tiles"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_set_up_t5_t6_t8_t11_t12(language: str) -> None:
    categories = [sorted(integers(group)) for group in re.split(r"[;(]", rules(language)["T5"].split("A ")[1])[:3]]
    assert categories == [DATA["royal_tiles"][category] for category in "ABC"]
    prices = re.search(r"([\d, ]+\D{1,5}\d+)\D+ 1 \w+; ?([\d, ]+\D{1,5}\d+)\D+ 2 ", clean(rules(language)["T6"]))
    assert prices
    by_price = [[n for n, price in DATA["technologies"].items() if price == wanted] for wanted in (1, 2)]
    assert [integers(prices[1]), integers(prices[2])] == by_price
    assert set(DATA["dark"]) <= set(integers(rules(language)["T8"]))
    standard, others = tables(language, "T11")
    for row, players in zip(standard, (2, 3, 4), strict=True):
        compare_layout(row[1:], parts.standard().layouts(players)[0], language)
    for row, layout in zip(others, parts.standard().layouts(2)[1:], strict=True):
        compare_layout(row, layout, language)
    for row, stack in zip(table(language, "T12"), DATA["stacks"].values(), strict=True):
        assert integers(row[0]) == [stack["step"]]
        assert [int(cell) for cell in row[1:]] == stack["tiles"][1:]
        assert stack["tiles"][0] == stack["tiles"][1]


def clean(text: str) -> str:
    """Without narrow spaces, as in French punctuation."""
    return html.unescape(text).replace("\u202f", "")


def compare_layout(cells: list[str], layout: Any, language: str) -> None:
    assert places(cells[0], language) == {tuple(place) for place in layout["level_1"]}
    assert places(cells[1], language) == {tuple(place) for place in layout["level_2"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_starting_tiles_t14(language: str) -> None:
    for row, tile in zip(table(language, "T14"), DATA["starting_tiles"], strict=True):
        gain = tile["gain"]
        assert row[0] == f"ST{tile['id']}"
        assert integers(row[1]) == tile["boards"]
        assert amounts(row[2], language) == {key: gain[key] for key in AMOUNTS if key in gain}
        others = [key for key in WORDS if key not in (*AMOUNTS, "temple_any", "rows", "columns")]
        named = [key for key in others if re.search(rf"\b{word(key, language)}", row[2])]
        assert named == [key for key in others if key in gain]


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_game_t18(language: str) -> None:
    for row, order in zip(table(language, "T18"), DATA["first_game"]["orders"], strict=True):
        assert amounts(row[1], language) == {key: order[key] for key in AMOUNTS if key in order}
        assert "technology" not in order or integers(row[1])[-1] == order["technology"]
        assert [[die["board"], die["power"]] for die in order["workers"]] == [
            integers(die) for die in row[3].split(", ")
        ]
        steps = amounts(row[2], language, ("temple_blue", "temple_red", "temple_green", "avenue"))
        given = {f"temple_{name}": count for name, count in order["temples"].items()}
        assert steps == given | ({"avenue": order["avenue"]} if "avenue" in order else {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "board"), [("T44", "forest"), ("T45", "quarry"), ("T46", "gold")])
def test_goods_of_the_main_actions(rule: str, board: str, language: str) -> None:
    number = {"forest": 2, "quarry": 3, "gold": 4}[board]
    for row, (workers, yields) in zip(table(language, rule), DATA[board].items(), strict=True):
        assert int(row[0]) == workers
        assert [amounts(cell, language, (*AMOUNTS, "temple_any")) for cell in row[1:4]] == yields
        assert int(row[4]) == DATA["power_ups"][number][workers - 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_main_actions_t48_t50_t52(language: str) -> None:
    for row, places_vp, workers in zip(table(language, "T48"), DATA["nobles"].values(), (1, 2, 3), strict=True):
        assert integers(row[2]) == places_vp
        assert int(row[3]) == DATA["power_ups"][6][workers - 1]
    for row, (level, cost) in zip(table(language, "T50"), DATA["levels"].items(), strict=True):
        assert int(row[0]) == level
        assert amounts(row[1], language) == {key: cost[key] for key in ("stone", "wood") if cost[key]}
        assert int(row[2]) == cost["vp"]
    by_board = [DATA["power_ups"][board] for board in (2, 5, 6, 7, 8)]
    assert DATA["power_ups"][2] == DATA["power_ups"][3] == DATA["power_ups"][4]
    assert [[int(cell) for cell in row[1:]] for row in table(language, "T52")] == [
        list(r) for r in zip(*by_board, strict=True)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_temple_steps_t54(language: str) -> None:
    letters = {"R": "any_resource", "C": "cocoa", "K": "cocoa", word("vp", language): "vp"}
    for row, name in zip(table(language, "T54"), parts.TEMPLES, strict=True):
        rewards = [re.fullmatch(r"(\d) (\w+)", cell) for cell in row[1:]]
        assert [{letters[m[2]]: int(m[1])} if m else {} for m in rewards] == DATA[f"temple_{name}"]
    bold = re.findall(
        r"<td>(<strong>)?.*?</td>", "".join(re.findall(r"<tbody>.*</tbody>", rules(language)["T54"], re.DOTALL))
    )
    found = [(parts.TEMPLES[at // 12], at % 12) for at, mark in enumerate(bold) if mark]
    assert found == [(s["track"], s["step"]) for s in DATA["stacks"].values() if s["track"] != "avenue"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_discovery_tiles_t68(language: str) -> None:
    tiles = DATA["discovery_tiles"]
    grouped = [tiles[:1], tiles[1:3], tiles[3:7], *([tile] for tile in tiles[7:])]
    for row, group in zip(table(language, "T68"), grouped, strict=True):
        for tile in group:
            assert integers(row[1]) == [tile["copies"]]
            assert amounts(row[2], language) == tile["cost"]
        if group[0]["id"].startswith("mask"):
            assert integers(row[0]) == [int(tile["id"][-1]) for tile in group]


@pytest.mark.parametrize("language", LANGUAGES)
def test_eclipse_t74_t75_t76(language: str) -> None:
    assert [int(cell) for cell in table(language, "T74")[0][1:]] == DATA["buildings_row"]
    points = [int(n) for n in re.findall(rf"(\d) {word('vp', language)}", rules(language)["T75"])]
    assert points[:4] == [DATA["track_points"]["leader"], *DATA["track_points"]["per_step"]]
    assert [int(cell) for cell in table(language, "T76")[0][1:]] == DATA["mask_sets"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_of_the_bot_t84(language: str) -> None:
    positions = DATA["bot"]["positions_by_dice"]
    groups = [integers(part) for part in rules(language)["T84"].split(";")[:5]]
    groups[-1] = groups[-1][:2]
    assert [n for group in groups for n in group] == sorted(positions)
    assert [{positions[n] for n in group} for group in groups] == [{3}, {1}, {0}, {2}, {5}]


@pytest.mark.parametrize(("page", "language"), [(".md", "en"), (".de.md", "de"), (".fr.md", "fr")])
def test_the_documents_are_the_same_texts(page: str, language: str) -> None:
    text = files("teocalli.games.teotihuacan").joinpath(f"help/{language}.md").read_text(encoding="utf-8")
    assert (ROOT / "docs" / "rules" / f"teotihuacan{page}").read_text(encoding="utf-8") == text
