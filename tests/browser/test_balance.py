"""The balance lab in the browser: a change is chosen, tried with a bar, stopped, gone on with, and deleted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Pages

pytestmark = pytest.mark.browser


def test_a_change_is_tried_stopped_gone_on_with_and_deleted(pages: Pages) -> None:
    page = pages.open("/balance/uxmal", width=390, height=800)
    begin = page.get_by_role("button", name="Start the trial")
    begin.click()
    expect(page.get_by_text("Nothing is changed: choose at least one rule option")).to_be_visible()
    page.get_by_role("radio", name="No break").check()
    who = page.get_by_label("Who plays")
    expect(who.get_by_role("option", name="Level 6")).to_have_count(1)
    expect(who.get_by_role("option", name="Level 7")).to_have_count(0)  # it plays by one set of rules alone
    who.select_option("random")
    page.get_by_label("Games before and after").fill("1000")
    begin.click()
    trial = page.get_by_role("article", name="Break between the phases: No break")
    expect(trial.get_by_role("progressbar")).to_be_visible()
    expect(trial.get_by_text("Random, 2 seats, 1,000 games before and after")).to_be_visible()
    expect(trial.get_by_role("row", name=re.compile("^Turns"))).to_be_visible()
    expect(begin).to_be_focused()
    stop, go_on = (trial.get_by_role("button", name=name) for name in ("Stop", "Resume"))
    stop.press("Enter")
    expect(trial.get_by_text("Stopped")).to_be_visible()
    expect(go_on).to_be_focused()
    name = trial.locator("svg text").get_by_text("Actions per decision").bounding_box()
    assert name
    assert name["x"] >= 0
    page.reload()
    go_on.click()
    expect(trial.get_by_text("Playing")).to_be_visible()
    stop.click()
    expect(trial.locator("svg circle").first).to_be_attached()
    expect(trial.get_by_text("changed more than chance explains")).to_be_visible()
    trial.get_by_role("button", name="Delete the trial").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete the trial").click()
    expect(trial).to_have_count(0)
    expect(page.get_by_role("heading", name="Trials")).to_be_focused()
    expect(page.get_by_text("No trials yet.")).to_be_visible()
