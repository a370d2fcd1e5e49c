"""The analysis room: opened by a key, its lines shown and played on the board, variations named, kept and exported."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server, seat
from tests.browser.test_accessibility import serious_findings
from tests.fixtures.store import OWN_GAMES, load_record

pytestmark = pytest.mark.browser


def opened(pages: Pages, server: Server) -> tuple[Page, str]:
    """The room of a recorded game, opened by a key while looking back, with the search stopped."""
    record = load_record(OWN_GAMES / "46-4p-shared-by-four.json")
    game_id = str(server.post("/api/records", record)["id"])
    page = pages.open(f"/game/{game_id}#n=41")
    expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
    page.keyboard.press("a")
    expect(page).to_have_url(re.compile(rf"/game/{game_id}/analysis#at=[0-9a-f]{{12}}$"))
    expect(page.locator(".line-row").first).to_be_visible()
    page.keyboard.press("i")
    expect(page.locator(".search-status")).to_contain_text("Stopped.")
    return page, game_id


def check_lines(page: Page) -> None:
    """A later step of a line is shown on the board while it is pointed at, and played when it is pressed."""
    lines, here = page.locator(".line-row"), page.locator(".room-move [aria-current]")
    assert 1 < lines.count() <= 5
    shares = page.locator(".chances-seats b").all_inner_texts()
    assert (len(shares), sum(int(share.strip(" %")) for share in shares)) == (4, 100)
    check_marks(page, lines.count())
    targets = page.locator('#board [data-target][role="button"]')
    expect(targets.first).to_be_attached()
    lines.first.locator(".line-step").first.hover()
    expect(targets).to_have_count(0)
    page.locator("h2").last.hover()
    expect(targets.first).to_be_attached()
    lines.first.locator(".line-step").first.click()
    expect(here).to_have_attribute("data-n", "43")
    for key, n in (("ArrowLeft", 42), ("ArrowRight", 43), ("ArrowLeft", 42), ("ArrowLeft", 41)):
        page.keyboard.press(key)
        expect(here).to_have_attribute("data-n", str(n))


def check_marks(page: Page, count: int) -> None:
    """Each line's number is on the board; its steps too while it is pointed at, or walked along by keys."""
    marks, ways = page.locator(".line-mark"), page.locator(".line-way")
    expect(marks.first).to_be_attached()
    assert page.locator(".line-marks").evaluate("all => all.getClientRects().length") == 0  # they take no room
    told = " ".join(mark.get_attribute("data-lines") or "" for mark in marks.all()).split()
    assert sorted(told) == [str(number) for number in range(1, count + 1)]
    line = page.locator(".line-row").first.get_by_role("button").first
    line.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(line).to_be_focused()
    expect(ways.first).to_have_attribute("data-step", "1")
    steps = page.locator(".line-row").first.locator(".line-step").count() + 1
    page.keyboard.press("v")
    walk = page.get_by_role("group", name="Line 1")
    expect(walk).to_contain_text(f"0 / {steps}")
    page.keyboard.press("ArrowRight")
    expect(walk).to_contain_text(f"1 / {steps}")
    expect(ways.last).to_have_attribute("data-step", "1")
    page.keyboard.press("Escape")
    expect(walk).to_have_count(0)
    for choice, shown in (("Off", 0), ("On", marks.count())):
        page.get_by_title("Settings").click()
        setting = page.get_by_role("group", name="Lines on the board")
        setting.get_by_role("radio", name=choice).evaluate("radio => radio.click()")
        page.keyboard.press("Escape")
        expect(marks).to_have_count(shown)


def check_variation(page: Page) -> None:
    """What is played on the board becomes a variation with a name and a note, which stay."""
    here, variations = page.locator(".room-move [aria-current]"), page.locator(".room-variations li")
    page.locator('#board [data-target][role="button"]').first.press("Enter")
    page.locator("#question [data-confirm]").press("Enter")
    expect(here).not_to_have_attribute("data-n", "41")
    expect(variations).to_have_count(3)
    note = page.get_by_label("Note on position")
    page.get_by_label("Name of the variation").fill("Build elsewhere")
    note.fill("Worth a try.")  # which leaves the name
    note.blur()
    expect(variations.last).to_contain_text("Build elsewhere")
    expect(here).to_contain_text("note")
    address = page.url
    page.reload()
    expect(note).to_have_value("Worth a try.")
    assert page.url == address
    page.keyboard.press("i")
    page.get_by_role("button", name="Move up").click()
    expect(variations.nth(1)).to_contain_text("Build elsewhere")
    note.fill("Worth a second try.")
    with page.expect_response("**/analysis"):
        page.locator('.room-move [data-n="41"]').click()
    page.evaluate("new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))")
    expect(here).to_have_attribute("data-n", "41")  # whoever goes elsewhere is not called back
    page.keyboard.press("ArrowRight")
    expect(note).to_have_value("Worth a second try.")


def check_phone(page: Page) -> None:
    """The room fits a phone."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("radio", name="Analysis").evaluate("tab => tab.click()")
    expect(page.locator(".room-panel")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious_findings(page, "main") == []


def test_whoever_opens_a_room_begins_at_its_top(pages: Pages, server: Server) -> None:
    """No heading is laid over the board by the first key."""
    record = load_record(OWN_GAMES / "46-4p-shared-by-four.json")
    game_id = str(server.post("/api/records", record)["id"])
    page = pages.open(f"/game/{game_id}/analysis#n=41")
    expect(page.locator(".line-row").first).to_be_visible()
    page.keyboard.press("i")
    expect(page.locator(".search-status")).to_contain_text("Stopped.")
    expect(page.locator("h1")).not_to_be_focused()
    page.goto(f"{pages.url}/game/{game_id}#n=41")
    expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator(".line-row").first).to_be_visible()
    page.wait_for_function("() => document.activeElement !== document.body")  # whoever came by a key goes on by keys


def test_any_position_is_analysed_and_what_is_tried_stays(pages: Pages, server: Server) -> None:
    page, game_id = opened(pages, server)
    check_lines(page)
    check_variation(page)
    saved = server.get(f"/api/games/{game_id}/record")
    assert [branch["at"] for branch in saved["variations"]["branches"]] == [41, 41]
    assert serious_findings(page, "main") == []
    check_phone(page)
    page.get_by_role("button", name="Delete from here").click()
    page.keyboard.press("Enter")
    expect(page.locator(".room-variations li")).to_have_count(2)
    page.get_by_role("button", name="Back to the game").click()
    expect(page).to_have_url(re.compile(rf"/game/{game_id}(#n=\d+)?$"))


def test_one_panel_shows_the_lines_of_a_hint_and_of_positions_that_one_looks_back_at(
    pages: Pages, server: Server
) -> None:
    view = server.new_game([seat("Itzel", "pink"), seat("Balam", "teal", "greedy")])
    view = server.play(view, lambda view: view["n"] > 8 and view["to_move"] == 0 and len(view["legal"]) > 1)
    page = pages.open(f"/game/{view['id']}")
    panel, walk = page.locator(".hint-panel"), page.get_by_role("group", name="Line 1")
    targets = page.locator('#board [data-target][role="button"]')
    expect(page.locator(".asking")).to_be_visible()
    page.keyboard.press("i")
    expect(panel.locator(".line-row").first).to_be_visible()
    status = panel.locator(".search-status")
    expect(status).to_have_attribute("data-status", re.compile("stopped|complete"))
    page.keyboard.press("v")
    expect(walk).to_contain_text("0 / ")
    page.keyboard.press("ArrowRight")
    expect(targets).to_have_count(0)  # the board shows where the line leads
    page.keyboard.press("Escape")
    expect(targets.first).to_be_attached()
    expect(panel.locator(".suggestion").first).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(panel).to_contain_text(f"Step {view['n'] - 1} of {view['n']}")
    expect(status).to_have_attribute("data-status", re.compile("thinking|complete"))
    page.keyboard.press("End")
    expect(status).to_have_attribute("data-status", re.compile("stopped|complete"))
    expect(panel.locator(".line-row").first).to_be_visible()
    page.keyboard.press("Home")
    expect(panel).to_contain_text("Step 0 of")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
    page.keyboard.press("i")
    expect(panel.locator(".chances")).to_have_attribute("data-known", "yes")
    assert serious_findings(page, "main") == []
    page.keyboard.press("a")
    expect(page.get_by_role("textbox", name="Note on position 0", exact=True)).to_be_visible()
    expect(page.locator(".room-panel .chances")).to_have_attribute("data-known", "yes")
    several = server.new_game([seat("Itzel", "pink"), seat("Balam", "teal")])
    pages.allow_lost_network = True  # the browser complains of the refusal
    page.goto(f"{pages.url}/game/{several['id']}/analysis")
    expect(page.get_by_role("heading", name="This game cannot be analysed")).to_be_visible()
    expect(page.locator("main")).to_contain_text("can be once it is over")
