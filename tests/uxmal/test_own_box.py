"""A component file that somebody enters or checks: counts, differences from ours, faults (U1, U4, U22)."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.core.own_components import MOST_DRAFT, ComponentsReport, file_text, own_components, own_components_of
from teocalli.core.texts import Texts
from teocalli.games.uxmal.components import ours
from teocalli.games.uxmal.game import UxmalGame
from teocalli.games.uxmal.tiles import IDOLS, all_tiles, kind_of, turned

OWN = own_components("uxmal")


def told(report: ComponentsReport) -> list[str]:
    """What is wrong, in words."""
    return [Texts("en").message(fault.reason) for fault in report.faults]


def differing(report: ComponentsReport) -> list[str]:
    """What is not as in ours, in words."""
    return [Texts("en").message(each) for each in report.differences]


def counted(report: ComponentsReport) -> list[int]:
    """How many there are: tiles, spaces, each idol on tiles and on the board."""
    return [count.has for count in report.counts]


def changed(**parts: Any) -> dict[str, Any]:
    """Our components with other parts."""
    return {**ours(), **parts}


def test_u4_ours_are_sound_and_do_not_differ() -> None:
    report = OWN.check_content(ours())
    assert (report.is_sound, report.differences) == (True, ())
    assert [(count.has, count.wanted) for count in report.counts[:2]] == [(29, 29), (16, 16)]
    assert [count.has for count in report.counts] == [count.ours for count in report.counts]
    assert sum(counted(report)[2:7]) == 3 * 29
    assert sum(counted(report)[7:]) == 3 * 16


def test_an_empty_draft_has_everything_open_and_nothing_counted() -> None:
    report = OWN.check_content(OWN.data.empty())
    assert counted(report) == [0] * (2 + 2 * len(IDOLS))
    assert [line.split(" ")[0] for line in told(report)] == ["29", "16"]
    assert report.differences == ()


def test_the_text_of_a_file_reads_as_what_was_written() -> None:
    for content in (ours(), OWN.data.empty(), {"tiles": ["-?-?", "true", "1"], "base": []}):
        report = OWN.check_text(file_text(content))
        assert report.content == content
        assert report.is_sound == OWN.check_content(content).is_sound


def test_u4_tiles_that_lie_turned_are_the_same_and_others_are_told_in_both_directions() -> None:
    tiles = ours()["tiles"]
    assert OWN.check_content(changed(tiles=[turned(tile, 1) for tile in tiles])).differences == ()
    other = next(kind for kind in all_tiles() if kind not in tiles)
    said = differing(OWN.check_content(changed(tiles=[other, *tiles[1:]])))
    assert sorted(said) == sorted([f"Tile {other}: 1 (ours: 0)", f"Tile {kind_of(tiles[0])}: 0 (ours: 1)"])
    said = differing(OWN.check_content(changed(tiles=[other, "????", *tiles[2:]])))
    assert said == [f"Tile {other}: 1 (ours: 0)"], "what is lacking shows once all are entered"


def test_u4_u22_spaces_and_points_that_differ_are_named() -> None:
    rows = ours()["base"]
    points = {**ours()["points"], "2": [8, 5, 3]}
    report = OWN.check_content(changed(base=["MS" + rows[0][2:], *rows[1:]], points=points, card_points=[2, 0]))
    assert report.is_sound
    assert differing(report) == [
        "Board space at a7: MSJ- (ours: SMJ-)",
        "Level 2, rank 1: 8 points (ours: 7)",
        "A card of rank 2: 0 points (ours: 1)",
    ]


def test_all_that_is_wrong_is_told_with_its_place_not_only_the_first() -> None:
    tiles, rows = ours()["tiles"], ours()["base"]
    wrong = changed(tiles=["SS-M", "S?-?", *tiles[2:28]], base=["?" + rows[0][1:], *rows[1:7], "SS-SM-M-"], odd=1)
    report = OWN.check_content(wrong)
    assert [fault.where for fault in report.faults] == ["odd", "tiles/0", "tiles", "tiles", *3 * ["base/6"], "base"]
    assert "three different idols" in told(report)[1]
    assert counted(report)[:2] == [26, 12]
    lines = OWN.check_text(file_text(wrong)).faults
    assert [fault.where for fault in lines] == [fault.where for fault in report.faults]
    assert all(fault.line for fault in lines)


@pytest.mark.parametrize(
    "content", [{}, {"tiles": 7}, {"tiles": [None]}, {"base": [8 * "S"] * 8}, {"points": {"1": 3}}, []]
)
def test_whatever_is_given_is_answered_in_words(content: Any) -> None:
    report = OWN.check_content(content)
    assert not report.is_sound
    assert all(told(report))


def test_text_that_is_no_file_says_in_which_line() -> None:
    report = OWN.check_content({"yaml": "tiles: [SJ-M\nbase: {"})
    assert (report.content, report.is_sound) == (None, False)
    assert report.faults[0].line


def test_what_the_check_calls_sound_can_be_played_with_and_nothing_else() -> None:
    game = own_components_of(UxmalGame)
    assert game is not None
    for content in (ours(), changed(card_points=[0, 0]), OWN.data.empty(), changed(tiles=ours()["tiles"][1:])):
        try:
            UxmalGame(2, {game.option.name: content})
            playable = True
        except ValueError:
            playable = False
        assert OWN.check_content(content).is_sound == playable


def test_a_draft_that_is_no_box_any_more_is_not_gone_through() -> None:
    for content in ({"yaml": "tiles: [" + "1," * MOST_DRAFT + "]"}, {"tiles": [1] * MOST_DRAFT}):
        report = OWN.check_content(content)
        assert (report.content, [fault.reason["id"] for fault in report.faults]) == (None, ["limit-bytes"])
