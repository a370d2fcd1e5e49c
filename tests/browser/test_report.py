"""The report of a match in a browser: nothing serious for axe in light and dark, and it fits a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from teocalli.arena.contest import Contest
from teocalli.arena.report.page import report_page
from teocalli.core.texts import Texts
from tests.browser.test_accessibility import serious_findings

pytestmark = pytest.mark.browser


def test_a_report_can_be_read_by_everybody_everywhere(browser: Browser, tmp_path: Path) -> None:
    contest = Contest("uxmal", {}, ("greedy", "random", "random"), seats=2, seed=1)
    path = tmp_path / "report.html"
    path.write_text(report_page(contest, [contest.play(index) for index in range(6)], Texts("de")))
    page = browser.new_page(viewport={"width": 1440, "height": 900}, color_scheme="light")
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(path.as_uri())
    page.locator("summary").click()
    assert serious_findings(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 360, "height": 740})
    assert serious_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert complaints == []
    page.close()
