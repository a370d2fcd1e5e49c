"""Nothing serious for axe on any page, light and dark; keys reach everything; nothing moves where that is asked for."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server, seat, stretch_font
from tests.browser.scenery import Scene
from tests.long import with_further

pytestmark = pytest.mark.browser

SERIOUS = {"serious", "critical"}


def serious_findings(page: Page, within: str | None = None, **options: object) -> list[str]:
    """Let axe look at the page, or at a part of it, and give what it finds serious, one line each."""
    found = Axe().run(page, context=within, options={"resultTypes": ["violations"], **options})
    violations: list[dict[str, Any]] = found.response["violations"]
    return [
        f"{found['id']}: {node['html'][:160]} – {node.get('failureSummary', '')[:300]}"
        for found in violations
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]


@pytest.mark.parametrize("step", with_further([7], [1]), ids=["some", "all"])
def test_axe_finds_nothing_serious_on_any_page(pages: Pages, scenes: list[Scene], step: int) -> None:
    """Every so many of the pages, in turn in dark and light, or all of them in both."""
    findings: dict[str, list[str]] = {}
    for number, scene in enumerate(scenes[::step]):
        theme, other = ("dark", "light") if number % 2 else ("light", "dark")
        page = pages.open(scene.path, theme=theme)
        scene.prepare(page)
        findings[f"{scene.name}, {theme}"] = serious_findings(page)
        if step == 1:
            page.emulate_media(color_scheme=other, reduced_motion="reduce")  # type: ignore[arg-type]
            findings[f"{scene.name}, {other}"] = serious_findings(page, runOnly=["color-contrast"])
        pages.give_back(page)
    assert {place: found for place, found in findings.items() if found} == {}


def test_axe_finds_nothing_serious_on_a_phone(pages: Pages, scenes: list[Scene]) -> None:
    """Also where the font is narrower or wider than the page's own."""
    findings: dict[str, list[str]] = {}
    for scene in scenes:
        if scene.name in ("table", "laying", "result"):
            page = pages.open(scene.path, width=360, height=740, theme="light")
            scene.prepare(page)
            findings[f"{scene.name}, 100 %"] = serious_findings(page)
            for percent in (115,) if scene.name == "table" else (90, 115):  # which can only change what scrolls
                stretch_font(page, percent)
                rules = ["scrollable-region-focusable", "target-size"]
                findings[f"{scene.name}, {percent} %"] = serious_findings(page, runOnly=rules)
            pages.give_back(page)
    assert {place: found for place, found in findings.items() if found} == {}


def test_a_first_move_by_keys_alone_from_the_start_page(pages: Pages, server: Server) -> None:
    page = pages.open("/")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.get_by_role("button", name="Play Uxmal", exact=True).evaluate(
            "button => button === document.activeElement"
        ):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/*")
    expect(page.get_by_role("button", name="Build", exact=True)).to_be_enabled()
    page.keyboard.press("b")
    # The focus goes to a seat a moment after the seats are drawn; keys pressed before mean nothing there.
    expect(page.get_by_role("group", name="Free seats").locator(":focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Free seats")).to_be_hidden()
    view = server.view(page.url.rsplit("/", 1)[1])
    assert [entry["kind"] for entry in view["log"] if entry["seat"] == 0][:3] == ["build", "draw", "seat"]


def test_skip_links_and_f6_go_round_the_table(pages: Pages, server: Server) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    page = pages.open(f"/game/{view['id']}")
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Your decision")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Your decision")).to_be_focused()
    seen = []
    for _ in range(4):
        page.keyboard.press("F6")
        seen.append(
            page.evaluate("document.activeElement.closest('#question, #board, #players, .log-panel').className")
        )
    assert [name.split()[0] for name in seen] == ["slot-board", "slot-players", "log-panel", "slot-question"]


def test_escape_closes_a_dialog_and_the_focus_returns(pages: Pages) -> None:
    page = pages.open("/")
    button = page.get_by_role("button", name="Settings")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()


def test_every_focused_thing_shows_it(pages: Pages, server: Server) -> None:
    """R-61."""
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    page = pages.open(f"/game/{view['id']}")
    visible = """() => {
        const focused = document.activeElement;
        const style = getComputedStyle(focused);
        const inner = focused.firstElementChild ? getComputedStyle(focused.firstElementChild) : style;
        return style.outlineStyle !== "none" || style.boxShadow !== "none" || inner.outlineStyle !== "none"
            || inner.stroke !== "none" || getComputedStyle(focused.closest("label") ?? focused).outlineStyle !== "none";
    }"""
    for _ in range(25):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        assert page.evaluate(visible), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")


def test_nothing_is_animated_where_less_motion_is_asked_for(pages: Pages, server: Server) -> None:
    """R-34."""
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    page = pages.open(f"/game/{view['id']}")
    page.get_by_role("button", name="Build", exact=True).click()
    expect(page.get_by_role("group", name="Free seats")).to_be_visible()
    lasting = "document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 1).length"
    assert page.evaluate(lasting) == 0
