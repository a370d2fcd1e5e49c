"""Nothing scrolls sideways, is cut off or lies over something else: on any page, in any language and window."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server, function_of, stretch_font
from tests.browser.layout_scenes import LayoutScene, Tables, kept_pages
from tests.browser.layout_scenes import pages as plain_pages

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]

SIZES = {360: 740, 390: 844, 1024: 768, 1280: 720, 1440: 900, 1920: 1080}
OWN = {100: tuple(SIZES)}
Fonts = Mapping[int, tuple[int, ...]]
"""How wide a font is, compared with the page's own, in percent, and the windows in which it is tried."""
EVERY = {"en": OWN, "de": OWN, "fr": OWN | {90: (360, 1024), 115: (360, 1024)}}
"""French texts are longest."""
SOME = {"fr": {100: (1280,), 115: (360,)}}
"""What every commit looks at: what is narrowest."""
SMALL = [pytest.param(language, fonts, 33, id=f"{language}, some") for language, fonts in SOME.items()]
WHOLE = [
    pytest.param(language, fonts, 1, id=f"{language}, all", marks=pytest.mark.long) for language, fonts in EVERY.items()
]
looking = pytest.mark.parametrize(("language", "fonts", "step"), [*SMALL, *WHOLE])
"""`step`: every so many of the decisions."""
SLIDER = 48
"""Pixels in which one can still point at a position."""
LASTING = 2.0
"""Seconds for which something must be wrong to be a fault: a page that is laid out anew takes more than one frame."""
ADD_RULE = (
    """style => [...document.styleSheets].filter(({ media }) => media.mediaText !== "print").at(-1).insertRule(style)"""
)
FAULTS = function_of(Path(__file__).parent / "layout.js")
SETTLED = """([width, height]) => new Promise((done) => {
    const isThere = () => innerWidth === width && innerHeight === height;
    const frame = () => requestAnimationFrame(() => (isThere() ? requestAnimationFrame(() => done(true)) : frame()));
    frame();
})"""
"""Waits for a frame that was laid out for a window of that size."""


def faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the layout of the page in such a window, and stays so."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED, [width, height])
    lasting: list[str] = page.evaluate(FAULTS)
    end = time.monotonic() + LASTING
    while lasting and time.monotonic() < end:
        page.evaluate(SETTLED, [width, height])
        found = set(page.evaluate(FAULTS))
        lasting = [fault for fault in lasting if fault in found]
    return lasting


def look(pages: Pages, scenes: Iterable[LayoutScene], language: str, fonts: Fonts) -> dict[str, list[str]]:
    """All faults of some scenes, with the places where each is seen."""
    page = pages.open("/", language=language)
    found = defaultdict(list)
    for scene in scenes:
        page.set_viewport_size({"width": 1440, "height": 900})
        scene.show(page, language)
        for percent, widths in fonts.items():
            stretch_font(page, percent)
            for width in widths:
                for fault in faults(page, width, SIZES[width]):
                    found[fault].append(f"{scene.name}, {width}, {percent} %")
        stretch_font(page, 100)
    return dict(found)


@looking
def test_pages_fit(pages: Pages, server: Server, language: str, fonts: Fonts, step: int) -> None:
    Tables(server).finished_teotihuacan()
    kept = kept_pages(server) if step == 1 else []
    assert look(pages, [*plain_pages(), *kept], language, fonts) == {}


@looking
def test_the_table_of_uxmal_fits(pages: Pages, server: Server, language: str, fonts: Fonts, step: int) -> None:
    assert look(pages, Tables(server).uxmal(step), language, fonts) == {}


@looking
def test_the_table_of_teotihuacan_fits(pages: Pages, server: Server, language: str, fonts: Fonts, step: int) -> None:
    assert look(pages, Tables(server).teotihuacan(step), language, fonts) == {}


def test_question_and_slider_keep_their_room_whatever_the_players_need(pages: Pages, server: Server) -> None:
    """Players' panels grow with names and fonts, also while those are still arriving."""
    page = pages.open(Tables(server).finished_teotihuacan(), language="de")
    expect(page.locator(".waiting-buttons")).to_be_visible()
    for width, players in ((1440, 300), (1024, 420)):
        page.evaluate(
            ADD_RULE,
            f".slot-players {{ min-height: {players}px }}",
        )
        assert faults(page, width, SIZES[width]) == [], width
        slider = page.locator(".log-panel [type=range]").bounding_box()
        assert slider, width
        assert slider["width"] >= SLIDER, width


FAULTY = {
    "the page scrolls sideways": ".lead { min-width: 120vw }",
    "cut off by": ".lead { overflow: hidden; width: 40px; white-space: nowrap }",
    "sticks out of": ".offer-facts { width: 90px; background: #eee; white-space: nowrap }",
    "over one another": ".offer-facts { position: relative; top: 30px }",
    "scrolls, but cannot be focused": ".offer-facts { overflow: auto; height: 9px }",
}


@pytest.mark.parametrize(("fault", "style"), FAULTY.items(), ids=FAULTY)
def test_every_kind_of_fault_is_found(pages: Pages, fault: str, style: str) -> None:
    page = pages.open("/")
    for spoilt in (".lead", ".offer-facts"):
        expect(page.locator(spoilt).first).to_be_visible()
    assert faults(page, 1440, 900) == []
    page.evaluate(ADD_RULE, style)
    assert any(each.startswith(fault) for each in faults(page, 1440, 900))


def test_pages_are_set_in_their_own_font(pages: Pages) -> None:
    page = pages.open("/")
    devtools = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        devtools.send(f"{domain}.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    heading = devtools.send("DOM.querySelector", {"nodeId": root, "selector": "h1"})
    used = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": heading["nodeId"]})["fonts"]
    assert [font["isCustomFont"] for font in used] == [True]
