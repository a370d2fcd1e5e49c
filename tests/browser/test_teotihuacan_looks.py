"""Teotihuacan's table marks what was done last, moves its pieces, and fits the window, from a wide one to a phone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from teocalli.core.registry import known_games
from tests.browser.harness import Pages, Server, seat, wait_until
from tests.browser.teotihuacan_table import SPEC, moment, say
from tests.browser.test_teotihuacan_board import begin
from tests.fixtures.store import load_trace
from tests.long import some_of, with_further

pytestmark = pytest.mark.browser

FINGER = 44
"""Pixels that a target measures at least on a phone."""
LEGIBLE = 10
"""Pixels of the smallest type."""
FOUR = ("07-4p-busy", "turn", 0.95)
OPPONENTS = (("Bo", "teal"), ("Amélie", "amber"), ("Yuki", "indigo"))

COUNT_FLIGHTS = """() => {
    const animate = Element.prototype.animate;
    window.flights = 0;
    Element.prototype.animate = function (...how) {
        if (this.closest(".teo-flights")) window.flights++;
        return animate.apply(this, how);
    };
}"""
SMALL_TYPE = """() => [...document.querySelectorAll("main.game *")]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter((each) => each.getClientRects().length && !each.closest(".visually-hidden"))
    .map((each) => [each.textContent, parseFloat(getComputedStyle(each).fontSize) * (each.getScreenCTM?.()?.a ?? 1)])
    .filter(([, size]) => size < %s)"""
SMALL_TARGETS = """selector => [...document.querySelectorAll(selector)]
    .map((each) => [each.getAttribute("aria-label"), each.querySelector(":scope > .board-hit") ?? each])
    .map(([name, each]) => [name, each.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < %s)
    .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""


def box_of(page: Page, part: str) -> FloatRect:
    box = page.locator(part).bounding_box()
    assert box is not None
    return box


def marked_dice(page: Page) -> set[str]:
    """The names of the dice with corners around them."""
    dice = page.locator(".teo-board-svg [data-piece^='die:']:has(.board-came)")
    return set(dice.evaluate_all("all => all.map((each) => each.getAttribute('data-piece'))"))


def dice_of(summary: dict[str, Any]) -> Counter[str]:
    return Counter(f"die:{seat}:{word}" for seat, each in enumerate(summary["players"]) for word in each["workers"])


def test_what_the_last_action_changed_is_marked(server: Server, pages: Pages) -> None:
    """The die that has moved, and the board that it left; also when one walks back to that action."""
    record, now = moment("03-4p", "act", 0.7)
    before = load_trace(SPEC / "03-4p.json")[len(record["words"]) - 1]
    moved = set(dice_of(now) - dice_of(before))
    assert moved
    page, view = begin(server, pages, record)
    wait_until(lambda: marked_dice(page) == moved, "the die that moved is not marked alone")
    expect(page.locator(".teo-footprint")).to_have_count(1)
    page.get_by_role("slider", name=say("web-playback-position")).fill(str(view["n"] - 1))
    wait_until(lambda: not marked_dice(page) & moved, "a mark stays at an action that was before it")


MARKED = """() => [...document.querySelectorAll(".teo-board-svg [data-piece]:has(.board-came)")]
    .map((each) => each.dataset.piece)"""


def things_on_boards(summary: dict[str, Any]) -> Counter[str]:
    """What can come to lie on the boards, by the names of the drawing."""
    return Counter([
        *dice_of(summary).elements(),
        *(f"neutral:{kind}:{board}" for kind, boards in enumerate(summary["neutral"]) for board in boards),
        *(f"pyramid:{tile}" for tile in summary["pyramid"]),
        *(f"deco:{tile}" for tile in summary["decorations"]),
        *(f"laid:{tile}" for tiles in summary["stairs"].values() for tile in tiles),
        *(f"tile:{board}:{kind}" for board, kind in summary["tiles"].items() if kind),
    ])  # fmt: skip


def markers_of(summary: dict[str, Any]) -> set[tuple[str, int]]:
    tracks = ("blue", "red", "green", "avenue", "track")
    return {(f"marker:{seat}:{track}", each[track]) for seat, each in enumerate(summary["players"]) for track in tracks}


@pytest.mark.long
def test_everything_that_three_bots_did_is_marked(server: Server, pages: Pages) -> None:
    seats = [seat("Lina", "pink"), *(seat(name, colour, "random") for name, colour in OPPONENTS)]
    view = server.view(server.new_game(seats, game="teotihuacan")["id"])
    turns = 0
    while turns < 3:
        before = view
        view = server.act(view, view["legal"][-1 if before["position"]["decision"] == "turn" else 0]["word"])
        turns += view["position"]["decision"] == "turn" and view["position"]["turn_of"] == 0
    own = max(entry["n"] for entry in view["log"] if entry["seat"] == 0)
    path = f"/api/games/{view['id']}/positions?from={own}&to={own}"
    was, now = server.get(path)["positions"][0]["position"], view["position"]
    page = pages.open(f"/game/{view['id']}")
    moved = {piece for piece, _ in markers_of(now) - markers_of(was)}
    come = set(things_on_boards(now) - things_on_boards(was)) | moved
    assert len({piece.split(":")[1] for piece in come if piece.startswith("die:")}) > 1
    wait_until(lambda: come <= set(page.evaluate(MARKED)), f"not everything is marked: {come}")


@pytest.mark.parametrize("moving", with_further([True], [False]))
def test_a_worker_walks_unless_motion_is_off(server: Server, pages: Pages, *, moving: bool) -> None:
    page, view = begin(server, pages, moment("01-2p", "turn", 0.5)[0], moving=moving)
    page.evaluate(COUNT_FLIGHTS)
    wait_until(lambda: bool(marked_dice(page)), "what came before is not marked")
    before = marked_dice(page)
    server.act(view, next(each["word"] for each in view["legal"] if each["kind"] == "move"))
    wait_until(lambda: marked_dice(page) not in (before, set()), "the move is not shown")
    assert page.evaluate("() => window.flights") == (1 if moving else 0)
    expect(page.locator(".teo-flights > *")).to_have_count(0)


def test_four_players_see_everything_at_once(server: Server, pages: Pages) -> None:
    """Board, players, question and log, without scrolling and in legible type."""
    page, _ = begin(server, pages, moment(*FOUR)[0])
    for width, height in ((1440, 900), (1280, 720), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("height => document.documentElement.scrollHeight === height", arg=height)
        for part, least in ((".teo-board-svg", 490), (".slot-question", 150), (".log-box", 50)):
            assert box_of(page, part)["height"] >= least, (width, part)
        players = box_of(page, ".teo-players")
        assert players["x"] + players["width"] <= width
        assert players["y"] + players["height"] <= height
        assert page.evaluate(SMALL_TYPE % LEGIBLE) == [], width


BADGES_ON_ICONS = """() => {
    const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    const common = (one, other) => area({
        left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
    });
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const icons = boxes(".teo-pyramid-cell .teo-icon use");
    const badges = boxes(".teo-place .teo-badge rect");
    return badges.map((badge) => Math.max(...icons.map((icon) => common(badge, icon) / area(icon))));
}"""
CELL = "() => document.querySelector('.teo-pyramid-cell > .board-hit').getBoundingClientRect().width"
PARTS = """() => JSON.stringify([...document.querySelectorAll("[data-part], .teo-pyramid-cell > .board-hit")]
    .map((each) => each.getBoundingClientRect())
    .map(({x, y, width, height}) => [x, y, width, height].map(Math.round)))"""
CELLS = {(1024, 768): 20, (1280, 720): 33, (1440, 900): 40, (1920, 1080): 50}
"""Pixels that a cell of the pyramid measures at least, by the window's size; with four players."""


@pytest.mark.parametrize("size", some_of(CELLS, 4))
def test_the_pyramid_is_large_and_stays_while_one_builds(server: Server, pages: Pages, size: tuple[int, int]) -> None:
    page, _ = begin(server, pages, moment("07-4p-busy", "build", 0.9)[0], width=size[0], height=size[1])
    assert page.evaluate(CELL) >= CELLS[size]
    before = page.evaluate(PARTS)
    page.locator(".deciding-tile-choice").first.click()
    expect(page.locator(".teo-place .teo-badge").first).to_be_visible()
    covered = page.evaluate(BADGES_ON_ICONS)
    assert covered
    assert max(covered) < 0.25  # a corner of an icon's box, not its shape
    page.locator("[data-target^='place:'][role=button]").first.hover()
    expect(page.locator(".teo-ghost")).to_have_count(1)
    assert page.evaluate(PARTS) == before


OVERLAPS = """() => [...document.querySelectorAll(".teo-panel")].flatMap((panel) => {
    const things = [...panel.querySelectorAll("[data-target], .teo-player-name")]
        .map((each) => [each.getAttribute("aria-label") ?? each.textContent, each.getBoundingClientRect()])
        .filter(([, box]) => box.width);
    const edge = panel.getBoundingClientRect();
    const common = (one, other) => [
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    ];
    const out = things.filter(([, box]) => box.right > edge.right + 2 || box.bottom > edge.bottom + 4);
    const pairs = things.flatMap((one, at) => things.slice(at + 1).map((other) => [one, other]));
    const over = pairs.filter(([[, one], [, other]]) => Math.min(...common(one, other)) > 7);
    return [...out.map(([name]) => name), ...over.map(([[one], [other]]) => `${one} | ${other}`)];
})"""


@pytest.mark.parametrize("size", with_further([*CELLS][:1], [*CELLS][1:]))
def test_nothing_in_a_panel_lies_over_another_late_in_the_game(
    server: Server, pages: Pages, size: tuple[int, int]
) -> None:
    for record in (moment(*FOUR)[0], moment("01-2p", "turn", 0.95)[0]):
        page, _ = begin(server, pages, record, width=size[0], height=size[1])
        assert page.evaluate(OVERLAPS) == []
        page.close()


@pytest.mark.long
def test_buttons_enlarge_the_table(server: Server, pages: Pages) -> None:
    page, _ = begin(server, pages, moment("01-2p", "turn", 0.5)[0])
    first = page.evaluate(CELL)
    whole = page.get_by_role("button", name=say("board-teo-whole"), exact=True)
    expect(whole).to_be_disabled()
    page.get_by_role("button", name=say("board-zoom-in"), exact=True).click()
    wait_until(lambda: bool(page.evaluate(CELL) > 1.4 * first), "+ does not enlarge the table")
    whole.click()
    wait_until(lambda: bool(page.evaluate(CELL) < 1.01 * first), "the table is not shown whole again")


def test_building_on_a_phone_opens_the_pyramid_above_the_question(server: Server, pages: Pages) -> None:
    page, _ = begin(server, pages, moment("01-2p", "build", 0.6)[0], width=360, height=740, has_touch=True)
    page.locator(".slot-question").evaluate("sheet => scrollTo(0, 400)")
    page.get_by_role("group", name=say("teotihuacan-help-pyramid-display.title")).get_by_role("button").first.tap()
    place = page.locator("[data-target^='place:'][role='button']")
    expect(place.first).to_be_in_viewport()
    assert page.evaluate(SMALL_TARGETS % FINGER, "[data-target^='place:'][role='button']") == []
    board = box_of(page, ".slot-board")
    assert 0 <= board["y"] <= box_of(page, ".slot-question")["y"] - board["height"] + 1
    place.first.tap(force=True)
    page.get_by_role("button", name=say("decide-build-here")).tap()
    expect(page.get_by_role("button", name=say("board-teo-whole"), exact=True)).to_have_count(0)


@pytest.mark.long
def test_everything_in_an_opened_panel_suits_a_finger(server: Server, pages: Pages) -> None:
    page, _ = begin(server, pages, moment(*FOUR)[0], width=360, height=740, has_touch=True)
    page.locator(".teo-player-name").nth(2).tap()
    expect(page.locator(".teo-open .teo-crew")).to_be_visible()
    assert page.evaluate(SMALL_TARGETS % FINGER, ".teo-open [data-target], .teo-open button") == []


def test_the_start_page_introduces_all_games_alike(pages: Pages) -> None:
    page = pages.open("/")
    for game in known_games():
        offer = page.get_by_role("region", name=say(f"{game}-title"))
        expect(offer).to_contain_text(say(f"{game}-title.facts"))
        expect(offer.get_by_role("button", name=say("web-play-named", game=say(f"{game}-title")))).to_be_visible()
        cover = offer.locator("img").element_handle()
        page.wait_for_function("picture => picture.complete && picture.naturalWidth > 0", arg=cover)
    # All in one look: the list of games below may still be on its way.
    places = "all => all.map((each) => each.getBoundingClientRect()).map(({ y, width, height }) => [y, width, height])"
    places_of_all = page.locator(".offer").evaluate_all(places)
    assert len(places_of_all) == len(known_games())
    assert places_of_all[0] == places_of_all[1]
