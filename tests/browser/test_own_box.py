"""Entering one's own box: by clicking and by keys, counted as one goes, kept on the device, played with."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from teocalli.games.uxmal.components import ours
from tests.browser.harness import Pages, Server

pytestmark = pytest.mark.browser


def test_a_box_is_entered_checked_kept_and_played_with(pages: Pages, server: Server) -> None:
    draft = ours()
    draft["tiles"] = ["????", "????", *draft["tiles"][2:]]
    page = pages.open("/components/uxmal")
    expect(page.get_by_text("16 board spaces are not entered yet")).to_be_visible()
    page.evaluate("draft => localStorage.setItem('teocalli.components.uxmal', draft)", json.dumps(draft))
    page.reload()
    play = page.get_by_role("button", name="Play with these")
    expect(page.get_by_text("Tiles 27/29 · Board spaces 16/16")).to_be_visible()
    play.click(force=True)
    expect(page.get_by_text("You cannot play with these yet")).to_be_visible()

    page.get_by_role("button", name="Tile 1, upper left: Not entered").click()
    for symbol in ("Snake", "Jaguar", "Monkey"):  # the lower left, then the lower right is left for the blank
        page.get_by_role("group", name="Symbols").get_by_role("button", name=symbol).click()
    expect(page.get_by_role("button", name="Tile 1, lower right: Blank")).to_be_visible()
    page.get_by_role("button", name="Tile 2, upper left: Not entered").focus()
    page.keyboard.type("jmt")
    expect(page.get_by_role("button", name="Tile 2, lower left: Turtle")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Tile 2, upper right: Monkey")).to_be_focused()
    expect(page.get_by_text("All right: you can play with this.")).to_be_visible()
    expect(page.get_by_text("Tile JM-S: 0 (ours: 1)")).to_be_visible()
    page.get_by_label("level 1, rank 1").fill("6")
    expect(page.get_by_text("Level 1, rank 1: 6 points (ours: 5)")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    page.get_by_role("button", name="Start from ours").click()
    expect(page.get_by_text("Different from ours")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(page.get_by_text("Level 1, rank 1: 6 points (ours: 5)")).to_be_visible()

    play.click()
    expect(page.get_by_text("played with the components entered on this device")).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/game/*")
    view = server.view(page.url.rsplit("/", 1)[1])
    assert view["components"]["points"]["1"] == [6, 3, 1]
    assert view["options"]["components"]["tiles"][:2] == ["SJ-M", "JM-T"]
