"""Pictures of every page to look at (`test-results/screens/`), and that nothing sticks out or is too small."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.harness import Pages
from tests.browser.scenery import Scene

pytestmark = pytest.mark.browser

SIZES = {1440: 900, 360: 740}

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")

SMALL_TARGETS = """least => [...document.querySelectorAll("button, select, a, input, summary, label:has(input)")]
    .filter(target => !(target.matches("input") && target.closest("label, .playback-bar")))
    .filter(target => !target.matches("p a, .rule-text a, .skip-links a, .brand"))
    .filter(target => !target.matches(".ux-box-cell"))
    .filter(target => target.checkVisibility({ visibilityProperty: true }) && !target.closest(".visually-hidden"))
    .map(target => [target, target.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
    .map(([target, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${target.outerHTML.slice(0, 120)}`)"""

"""What is too small for a thumb; a board of eight columns has no room for wider ones."""


def faults(page: Page, width: int) -> list[str]:
    """Give what sticks out of the page or is too small for a thumb."""
    wide = page.evaluate("document.documentElement.scrollWidth")
    found = [f"scrolls sideways: {wide} > {width}"] if wide > width else []
    if width == 360:
        found += page.evaluate(SMALL_TARGETS, 44)
    return found


@pytest.mark.long
def test_every_page_is_pictured_and_nothing_sticks_out(
    pages: Pages, scenes: list[Scene], pytestconfig: pytest.Config
) -> None:
    screens = Path(pytestconfig.getoption("--output")) / "screens"
    screens.mkdir(parents=True, exist_ok=True)
    found = {}
    for scene in scenes:
        for width, height in SIZES.items():
            page = pages.open(scene.path, width=width, height=height, has_touch=width == 360)
            scene.prepare(page)
            page.evaluate("document.fonts.ready")
            for theme in THEMES:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                page.screenshot(path=screens / f"{scene.name}-{width}-{theme}.png", animations="disabled")
            if wrong := faults(page, width):
                found[f"{scene.name}, {width}"] = wrong
            pages.give_back(page)
    assert found == {}
