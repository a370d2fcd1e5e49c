"""Figures: every one is drawn beside its rule, takes part in nothing, fits a phone, and is kept whole on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server, seat
from tests.long import with_further

pytestmark = pytest.mark.browser

PAPER = 688
"""Pixels across what is printed of a page of A4."""
TOO_WIDE = """tables => tables.filter((table) => table.offsetWidth > table.parentElement.offsetWidth + 8)
    .map((table) => table.textContent)"""
"""Tables that reach into the other column."""
CUT_OFF = """figures => figures.filter(figure => {
  const {left, right} = figure.getBoundingClientRect();
  return left < 0 || right > innerWidth || figure.scrollWidth > figure.clientWidth + 1;
}).map(figure => figure.dataset.figure)"""

SEEN = """(figures, drawn) => figures.map(figure => [
  figure.closest("article").id,
  ...[".rule-figure-picture", "[data-mark]", drawn].map(selector => figure.querySelectorAll(selector).length),
])"""


def figure_names(page: Page) -> list[str]:
    names: list[str] = page.locator(".rule-figure").evaluate_all("all => all.map(each => each.dataset.figure)")
    return names


@pytest.mark.parametrize(
    ("game", "drawn"),
    with_further(
        [("uxmal", ".ux-slab, .ux-token")], [("teotihuacan", ".board-target, .teo-mask-number")], several=True
    ),
)
def test_every_figure_is_drawn_beside_its_rule_on_a_phone_and_on_paper(
    pages: Pages, server: Server, game: str, drawn: str
) -> None:
    told = server.get(f"/api/figures/{game}")["figures"]
    aim = told[-1]["rule"]
    page = pages.open(f"/rules/{game}#{aim}", language="de", width=360, height=740)
    expect(page.locator(".rule-figure")).to_have_count(len(told))
    assert figure_names(page) == [figure["name"] for figure in told]
    seen = page.locator(".rule-figure").evaluate_all(SEEN, drawn)
    for figure, (rule, pictures, marks, parts) in zip(told, seen, strict=True):
        assert (rule, pictures) == (figure["rule"], len(figure["pictures"]))
        ringed = [len(each["marks"]) for each in figure["pictures"] if each["part"] in {"board", "pyramid", "table"}]
        assert marks == sum(ringed)
        assert parts > 0
    expect(page.locator(f"article#{aim} .rule-number")).to_be_focused()
    assert page.locator(".rule-figure").evaluate_all(CUT_OFF) == []
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.rule-figure-picture')") is None
    page.emulate_media(media="print")
    look = page.locator(".rules-text").evaluate("text => getComputedStyle(text).columnCount")
    assert look == "2"
    page.set_viewport_size({"width": PAPER, "height": 900})
    assert page.locator(".rule-text table").evaluate_all(TOO_WIDE) == []
    assert page.locator(".rule-figure").first.evaluate("figure => getComputedStyle(figure).breakInside") == "avoid"
    expect(page.locator(".rules-contents")).to_be_hidden()
    expect(page.locator(".rule-text details").first).to_be_hidden()


def test_a_figure_stands_beside_the_board_too_and_a_note_opens(pages: Pages, server: Server) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    page = pages.open(f"/game/{view['id']}")
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("?")
    page.locator("#help").get_by_role("searchbox").fill("U16")
    shown = page.locator("#help article#U16")
    expect(shown.locator("[data-figure=choice] .ux-slab").first).to_be_visible()
    expect(shown.locator("figcaption")).to_contain_text("2 eagle cards")
    note = shown.locator("details p")
    expect(note).to_be_hidden()
    shown.get_by_text("How sure is this?").click()
    expect(note).to_be_visible()
    # Enter folds the note again, it confirms nothing.
    expect(page.locator("html")).to_have_attribute("data-enter", "elsewhere")


def test_without_figures_one_gets_to_a_rule_all_the_same(pages: Pages) -> None:
    pages.allow_lost_network = True
    page = pages.open(
        "/rules/uxmal#U20",
        prepare=lambda page: page.route("**/api/figures/*", lambda route: route.fulfill(status=500, body="{}")),
    )
    expect(page.locator("article#U20 .rule-number")).to_be_focused()
