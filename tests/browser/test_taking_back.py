"""The undo button says what it will do, and does it (R-03)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from teocalli.core.texts import Texts
from tests.browser.harness import Pages, Server, seat
from tests.long import with_further

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", with_further(["de"], ["en", "fr"]))
def test_against_a_bot_the_button_takes_the_last_move_back_and_marks_practice(
    pages: Pages, server: Server, words: Callable[..., str], language: str
) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Balam", "teal", "greedy")], first_player="seat_0")
    view = server.act(view, "build")
    assert view["undo"]["kind"] == "practice"
    page = pages.open(f"/game/{view['id']}", language=language)
    button = page.get_by_role("button", name=words(language, "web-undo-practice"), exact=True)
    expect(button).to_be_enabled()
    expect(page.locator("#undo-reason")).to_have_text(words(language, "undo-barrier-chance"))
    expect(page.locator("#undo-reason")).to_be_visible()
    button.press("Enter")
    dialog = page.get_by_role("dialog", name=words(language, "web-undo-practice"))
    expect(dialog).to_contain_text(words(language, "undo-barrier-chance"))
    page.keyboard.press("Enter")
    expect(page.get_by_text(words(language, "web-practice-game"))).to_be_visible()
    expect(page.get_by_text(words(language, "web-practice-here"))).to_be_visible()
    assert server.view(view["id"])["practice"] == [0]


@pytest.mark.parametrize("key", with_further(["Control+z"], ["u"]))
def test_keys_press_the_button_that_takes_back(pages: Pages, server: Server, key: str) -> None:
    """Within the turn at once; over what was revealed they ask first, like the button, and then only once."""
    view = server.new_game([seat("Lina", "pink"), seat("Balam", "teal", "greedy")], first_player="seat_0")
    view = server.act(view, "build")
    page = pages.open(f"/game/{view['id']}")
    expect(page.get_by_role("button", name="Undo (practice)", exact=True)).to_be_enabled()
    page.keyboard.press(key)
    dialog = page.get_by_role("dialog", name="Undo (practice)")
    expect(dialog).to_be_visible()
    page.keyboard.press(key)  # nothing behind a dialog is pressed
    dialog.get_by_role("button", name="Undo (practice)").click()
    expect(page.get_by_text("Practice game")).to_be_visible()
    assert server.view(view["id"])["n"] == 0
    view = server.act(server.view(view["id"]), "build")
    expect(page.locator("#undo-reason")).to_have_text(Texts("en").format("undo-barrier-chance"))
    page.keyboard.press(key)
    expect(page.locator("#undo-reason")).to_have_text(Texts("en").format("undo-barrier-nothing"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert server.view(view["id"])["practice"] == [0]


def test_a_new_game_against_bots_may_do_without(pages: Pages, server: Server) -> None:
    page = pages.open("/new")
    page.get_by_role("group", name="Undo").get_by_role("radio", name="Within the turn only").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/game/*")
    assert not server.view(page.url.rsplit("/", 1)[1])["take_back"]
