"""The table shows the position: every field, the track, hands, piles, supplies and scores, by role and name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server, wait_until
from tests.browser.uxmal_table import (
    ENGLISH,
    IDOLS,
    NAMES,
    Moment,
    UxmalTable,
    cards,
    field_names,
    find,
    moments,
    words_of,
)
from tests.long import some_of, with_further

pytestmark = pytest.mark.browser


def busiest(game: str, phase: int) -> Moment:
    """The position of that phase with most priests on the pyramid and cards in hands."""
    asked = [each for each in moments(game) if each.summary["phase"] == phase and each.summary["decision"] == "turn"]
    return max(
        asked,
        key=lambda moment: (
            3 * sum(map(len, moment.summary["priests"])) + sum(sum(hand.values()) for hand in moment.summary["hands"])
        ),
    )


SHOWN = [
    ("01-2p-standard", 1),
    ("01-2p-standard", 2),
    ("02-3p-standard", 3),
    ("05-3p-blank-base-no-break", 1),
    ("05-3p-blank-base-no-break", 3),
    ("06-4p-random-components", 2),
    ("10-2p-forced-break", 3),
    ("12-4p-open-draw", 2),
    ("03-4p-standard", 3),
    ("34-4p-jumps", 2),
]


@pytest.fixture(params=some_of(SHOWN, 9), ids=lambda shown: f"{shown[0]}-phase-{shown[1]}")
def shown(request: pytest.FixtureRequest, server: Server, pages: Pages) -> tuple[UxmalTable, Moment]:
    """A table with one of the recorded positions."""
    moment = busiest(*request.param)
    return UxmalTable.begin(server, pages, moment), moment


def test_a_position_is_shown_whole(shown: tuple[UxmalTable, Moment]) -> None:
    """R-61: whoever reads names only learns the whole position."""
    table, moment = shown
    check_fields(table, moment)
    check_track(table, moment)
    check_piles(table, moment)
    check_players(table, moment)
    check_stock(table, moment)


def check_fields(table: UxmalTable, moment: Moment) -> None:
    names = table.grid.get_by_role("gridcell").evaluate_all(
        "cells => cells.map((cell) => cell.getAttribute('aria-label'))"
    )
    expected = field_names(moment.summary)
    assert [name.partition(" – ")[0] for name in names] == list(expected.values())


def check_track(table: UxmalTable, moment: Moment) -> None:
    track = table.page.get_by_role("group", name=ENGLISH.format("uxmal-help-track.title"), exact=True)
    for rank, idol in enumerate(moment.summary["track"], 1):
        name = ENGLISH.format("uxmal-track-name", {"idol": ENGLISH.format(f"uxmal-idol-{idol}.title"), "rank": rank})
        expect(track.get_by_label(name, exact=True)).to_be_visible()


def check_piles(table: UxmalTable, moment: Moment) -> None:
    for idol in IDOLS:
        count = moment.summary["piles"][idol]
        name = ENGLISH.format("uxmal-pile-name", {"count": count, "idol": ENGLISH.format(f"uxmal-idol-{idol}")})
        expect(table.page.get_by_role("img", name=name, exact=True)).to_be_visible()


def check_players(table: UxmalTable, moment: Moment) -> None:
    summary = moment.summary
    players = table.page.get_by_role("list", name=ENGLISH.format("board-players"), exact=True)
    for seat, score in enumerate(summary["scores"]):
        player = players.get_by_role("listitem").filter(has_text=NAMES[seat])
        expect(player.get_by_role("button", name=ENGLISH.format("board-score", {"points": score}))).to_be_visible()
        supply = ENGLISH.format("uxmal-supply-name", {"player": NAMES[seat], "count": summary["supply"][seat]})
        expect(player.get_by_label(supply, exact=True)).to_be_visible()
        held = {idol: count for idol, count in summary["hands"][seat].items() if count}
        hand = player.get_by_role("group", name=re.compile(f"^Hand of {NAMES[seat]}"))
        shown = hand.get_by_role("img").evaluate_all("cards => cards.map((card) => card.getAttribute('aria-label'))")
        assert shown == [cards(held[idol], idol) for idol in IDOLS if idol in held]
    expect(players.locator("[aria-current=true]")).to_contain_text(NAMES[summary["to_move"]])


def check_stock(table: UxmalTable, moment: Moment) -> None:
    undrawn = moment.summary["undrawn"]
    table.page.get_by_text(ENGLISH.format("board-stock", {"count": len(undrawn)}), exact=True).click()
    for tile in set(undrawn):
        name = ENGLISH.format("uxmal-tile-name", {"tile": tile})
        stock = table.page.get_by_role("group").get_by_role("img", name=name, exact=True)
        expect(stock).to_have_count(undrawn.count(tile))


@pytest.mark.long
def test_the_projection_is_shown_beside_the_score(server: Server, pages: Pages) -> None:
    """R-30: what the next scoring would add, as the server says it."""
    table = UxmalTable.begin(server, pages, busiest("03-4p-standard", 2))
    for seat, projection in enumerate(table.view()["projection"]):
        player = table.page.get_by_role("listitem").filter(has_text=NAMES[seat]).first
        expect(player.get_by_text(f"+{projection['next']}", exact=True)).to_be_visible()


@pytest.mark.parametrize("width", with_further([360], [1440]))
def test_every_field_can_be_pointed_at(server: Server, pages: Pages, width: int) -> None:
    """R-64: raised levels hide no target, and each is at least 44 px wide and high."""
    table = UxmalTable.begin(server, pages, busiest("10-2p-forced-break", 3), width=width)
    faults = table.page.evaluate(
        """() => [...document.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
            cell.scrollIntoView({ block: 'center' });
            const box = cell.querySelector('rect').getBoundingClientRect();
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            const fine = cell.contains(hit) && box.width >= 43.9 && box.height >= 43.9;
            return fine ? [] : [`${cell.getAttribute('aria-label')} ${box.width}x${box.height}`];
        })"""
    )
    assert faults == []


def test_a_raised_level_hides_no_symbol(server: Server, pages: Pages) -> None:
    """Each symbol lies inside the part of its field that can be seen."""
    table = UxmalTable.begin(server, pages, busiest("10-2p-forced-break", 3))
    hidden = table.page.evaluate(
        """() => [...document.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
            const seen = cell.querySelector('rect').getBoundingClientRect();
            const symbol = document.querySelector(`[data-symbol=${cell.dataset.field}]`).getBoundingClientRect();
            const inside = symbol.top >= seen.top - 1 && symbol.bottom <= seen.bottom + 1
                && symbol.left >= seen.left - 1 && symbol.right <= seen.right + 1;
            return inside && symbol.width > 0 ? [] : [cell.dataset.field];
        })"""
    )
    assert hidden == []


def test_the_board_can_be_zoomed(server: Server, pages: Pages) -> None:
    """R-64."""
    table = UxmalTable.begin(server, pages, busiest("01-2p-standard", 1), width=360, height=740)
    before = width_of(table, "d4")
    table.page.get_by_role("button", name=ENGLISH.format("board-zoom-in"), exact=True).click()
    assert width_of(table, "d4") == pytest.approx(1.5 * before, rel=0.01)
    table.page.get_by_role("button", name=ENGLISH.format("board-zoom-out"), exact=True).click()
    assert width_of(table, "d4") == pytest.approx(before, rel=0.01)


def width_of(table: UxmalTable, field: str) -> float:
    box = table.field(field).bounding_box()
    assert box is not None
    return box["width"]


DRAWING = """parts => {
    const passing = new Set(['tabindex', 'aria-describedby', 'style']);
    const told = (node) => node.nodeType === Node.TEXT_NODE ? node.textContent : [
        node.tagName,
        ...[...node.attributes].flatMap(({ name, value }) => passing.has(name) ? [] : [`${name}=${value}`]).sort(),
        node.style.getPropertyValue('--square'),
        ...[...node.childNodes].filter((each) => each.nodeType !== Node.COMMENT_NODE).map(told),
    ];
    return [...document.querySelectorAll(parts)].map(told);
}"""
PARTS = ".ux-board-svg, .ux-track, .ux-players, .ux-stocks, .ux-points"


def drawing(page: Page, parts: str) -> object:
    """All that a game draws in these parts, apart from the pace of movements and from what has the focus."""
    return page.evaluate(DRAWING, parts)


def test_animation_changes_nothing_that_is_shown(server: Server, pages: Pages) -> None:
    """R-21: what moved there looks like what was drawn there at once."""
    moment = find("01-2p-standard", lambda summary: len(words_of(summary, "move")) > 5)
    word = max(words_of(moment.summary, "move"))
    table = UxmalTable.begin(server, pages, moment, moving=True)
    from_field, to_field = word.removeprefix("move:").split("-")
    table.field(from_field).click()
    table.field(to_field).click()
    table.confirm()
    next_player = NAMES[1 - moment.summary["to_move"]]
    expect(table.question.get_by_text(ENGLISH.format("board-ask-turn", {"player": next_player}))).to_be_visible()
    expect(table.page.locator(".board-flying")).to_have_count(0)
    still = pages.open(f"/game/{table.id}")
    expect(still.get_by_role("grid")).to_be_visible()
    # What was done last is marked once the page has read where it was done.
    wait_until(lambda: drawing(table.page, PARTS) == drawing(still, PARTS), "the boards do not come to look alike")


SHAPES = """selector => Object.fromEntries([...document.querySelectorAll(selector)].map(each => [
    each.dataset.priest?.[0] ?? each.classList[1],
    [...each.querySelectorAll("path, circle, ellipse, rect")].map(shape => [...shape.attributes]
        .filter(({name}) => name !== "class").map(({value}) => value).join()).join(";"),
]))"""


def test_players_and_idols_have_shapes_of_their_own(server: Server, pages: Pages) -> None:
    """R-63: whoever sees no colours tells them apart."""
    page = UxmalTable.begin(server, pages, find("03-4p-standard", lambda summary: all(summary["priests"]))).page
    for selector, count in (
        ("[data-priest]", 4),
        (":is(.ux-plate-s, .ux-plate-j, .ux-plate-m, .ux-plate-e, .ux-plate-t)", 5),
    ):
        shapes = page.evaluate(SHAPES, selector)
        assert len(shapes) == len(set(shapes.values())) == count


def test_a_thing_explains_itself_on_hover_and_focus(server: Server, pages: Pages) -> None:
    """Help in place: the mouse, and the keyboard."""
    page = UxmalTable.begin(server, pages, busiest("01-2p-standard", 1)).page
    track = page.get_by_role("tooltip").filter(has_text=ENGLISH.format("uxmal-help-track"))
    page.get_by_label(re.compile("^Snake, rank")).hover()
    expect(track).to_be_visible()
    page.get_by_role("heading", name=ENGLISH.format("web-log")).hover()
    expect(track).to_be_hidden()
    table = page.get_by_role("table", name=ENGLISH.format("uxmal-help-points.title"))
    table.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(table).to_be_focused()
    expect(page.get_by_role("tooltip").filter(has_text=ENGLISH.format("uxmal-help-points"))).to_be_visible()


@pytest.mark.long
def test_the_points_of_an_owners_file_are_shown(server: Server, pages: Pages) -> None:
    """U4, U22: the table on the page is the table that scores."""
    moment = next(moments("12-2p-own-components"))
    page = UxmalTable.begin(server, pages, moment).page
    points = moment.record()["options"]["components"]["points"]
    table = page.get_by_role("table", name=ENGLISH.format("uxmal-help-points.title"))
    for level, ranks in points.items():
        row = table.get_by_role("row", name=re.compile(ENGLISH.format("uxmal-level", {"level": int(level)})))
        expect(row.get_by_role("cell")).to_have_text([str(each) for each in ranks])


def test_hidden_hands_show_totals_only(server: Server, pages: Pages) -> None:
    """U6, R-01: of another hand only the number of cards is on the page."""
    moment = busiest("09-2p-seat-0-hidden", 2)
    page = UxmalTable.begin(server, pages, moment).page
    other = 1 - moment.summary["to_move"]
    total = sum(moment.summary["hands"][other].values())
    hand = page.get_by_role("group", name=re.compile(f"^Hand of {NAMES[other]}"))
    expect(hand).to_contain_text(ENGLISH.format("uxmal-card-total", {"count": total}))
    expect(hand.get_by_role("img")).to_have_count(0)
