"""The sign of Enter tells the truth; the keys of the table work wherever the focus is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import Pages, Server, wait_until
from tests.browser.teotihuacan_table import moment, say
from tests.browser.test_hints import hint_on
from tests.browser.test_teotihuacan_help import before_an_eclipse
from tests.browser.uxmal_table import find, words_of
from tests.fixtures.store import HERE, load_record
from tests.long import with_further

pytestmark = pytest.mark.browser


def opened(server: Server, pages: Pages, record: dict[str, Any]) -> tuple[dict[str, Any], Page]:
    """A game that goes on from a record, and its page, once it asks."""
    view = server.post("/api/records", record)
    page = pages.open(f"/game/{view['id']}")
    expect(page.locator(".asking-question")).to_be_visible()
    return view, page


def deciding(page: Page) -> Locator:
    """The button that decides, with the sign of Enter in sight."""
    button = page.locator("[data-confirm]:enabled").last
    expect(button.locator("kbd")).to_have_text("↵")
    expect(button.locator("kbd")).to_be_visible()
    return button


def sent(server: Server, view: dict[str, Any]) -> str:
    """The word that was sent first since then."""
    wait_until(lambda: server.view(view["id"])["n"] > view["n"], "nothing was sent")
    word: str = next(entry for entry in server.view(view["id"])["log"] if entry["n"] == view["n"] + 1)["word"]
    return word


@pytest.mark.parametrize("number", with_further([3], [1, 2]))
def test_enter_carries_out_what_was_chosen_from_a_hint_by_key(server: Server, pages: Pages, number: int) -> None:
    view, page = opened(server, pages, load_record(HERE / "uxmal" / "cases" / "hint-then-enter.json"))
    word = hint_on(page).locator(".suggestion").nth(number - 1).get_attribute("data-word")
    page.keyboard.press(str(number))
    expect(page.locator(".hint-panel")).to_have_count(0)
    if word != "build":  # which needs no confirmation
        deciding(page)
        expect(page.locator("[data-confirm]")).to_be_focused()
        page.keyboard.press("Enter")
    assert sent(server, view) == word


def test_enter_builds_after_a_click_on_the_pyramid(server: Server, pages: Pages) -> None:
    view, page = opened(server, pages, moment("01-2p", "build", 0.6)[0])
    tiles = page.get_by_role("group", name=say("teotihuacan-help-pyramid-display.title"))
    tiles.get_by_role("button").first.click()
    place = page.locator("[data-target^='place:'][role='button']").first
    name = place.get_attribute("data-target")
    place.click()
    deciding(page)
    page.keyboard.press("Enter")
    word = sent(server, view)
    assert word.startswith("build:")
    assert name is not None
    assert f"@{name.removeprefix('place:')}r" in word


@pytest.mark.long
def test_enter_does_what_a_key_has_led_to_and_then_shows_no_sign(server: Server, pages: Pages) -> None:
    _, page = opened(server, pages, moment("03-4p", "keep", 0.0)[0])
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(deciding(page)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator("[data-confirm] kbd")).to_be_hidden()
    pressed = page.locator("[data-option][aria-pressed=true]")
    expect(pressed).to_have_count(2)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")  # what has the focus, not what decides
    expect(page.locator("[data-option]:focus")).to_have_attribute("aria-pressed", "false")


def test_who_steps_back_by_key_finds_the_focus_on_an_answer(server: Server, pages: Pages) -> None:
    """The button that led back is gone by then."""
    _, page = opened(server, pages, moment("03-4p", "keep", 0.0)[0])
    page.keyboard.press("1")
    page.get_by_role("button", name="Not yet").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-option]").first).to_be_focused()
    expect(page.locator("[data-option][aria-pressed=true]")).to_have_count(0)


def test_what_decides_in_a_dialog_answers_to_enter_escape_and_digits(server: Server, pages: Pages) -> None:
    record, word = before_an_eclipse()
    view, page = opened(server, pages, record)
    view = server.act(view, word)
    scene = page.get_by_role("dialog")
    options = scene.locator("[data-option]")
    expect(options.first).to_be_visible()
    page.keyboard.press("1")
    confirm = scene.get_by_role("button", name=say("decide-confirm"))
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    expect(scene).to_be_visible()
    page.keyboard.press("1")
    expect(deciding(page)).to_have_accessible_name(say("decide-confirm"))
    page.keyboard.press("Enter")
    assert sent(server, view).startswith("salary:")


def looks_at(page: Page, n: int) -> None:
    """The page shows that position."""
    expect(page.get_by_role("slider", name=say("web-playback-position"))).to_have_value(str(n))


@pytest.mark.parametrize("where", with_further(["field", "dialog"], ["log", "button", "player"]))
def test_arrows_walk_through_the_game_after_a_click_anywhere(server: Server, pages: Pages, where: str) -> None:
    many = find("01-2p-standard", lambda summary: bool(words_of(summary, "place") and words_of(summary, "move")))
    view, page = opened(server, pages, many.record())
    if where == "field":
        page.get_by_role("gridcell").nth(20).click()
    elif where == "button":
        page.locator(".ux-mode:enabled").nth(1).click()
    elif where == "log":
        page.locator(".log-entry").last.click()
    elif where == "player":
        page.locator(".ux-player-head").first.click()
    else:
        page.get_by_role("button", name=say("web-settings")).click()
        page.get_by_role("dialog").get_by_role("button", name=say("web-close")).click()
    page.keyboard.press("ArrowLeft")
    looks_at(page, view["n"] - 1)
    page.keyboard.press("ArrowLeft")
    looks_at(page, view["n"] - 2)
    page.keyboard.press("ArrowRight")
    looks_at(page, view["n"] - 1)
    page.keyboard.press("Escape")
    looks_at(page, view["n"])


def test_arrows_move_in_the_board_when_a_key_led_there(server: Server, pages: Pages) -> None:
    view, page = opened(server, pages, moment("01-2p", "turn", 0.5)[0])
    page.locator(".slot-board [data-target][role=button]").first.click()
    page.keyboard.press("ArrowLeft")
    looks_at(page, view["n"] - 1)
    page.keyboard.press("Escape")
    page.keyboard.press("F6")
    page.locator(".slot-board [data-target][role=button]").first.focus()
    page.keyboard.press("ArrowLeft")
    looks_at(page, view["n"])


WIDEST_AND_NARROWEST = [(1440, 900), (360, 740)]
BETWEEN = [(1280, 720), (1024, 768), (390, 844)]
IN_SIGHT = """() => [...document.querySelectorAll("#question [data-confirm]:enabled")].map((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && button.contains(seen);
})"""


def choose_something(page: Page) -> None:
    """Choose until something can be decided."""
    for _ in range(6):
        if page.locator("#question [data-confirm]:enabled").count():
            return
        chosen = page.evaluate("""() => {
            const free = (all) => all.find((each) => !each.matches("[aria-pressed=true], [aria-disabled=true]"));
            const options = [...document.querySelectorAll("#question [data-option]")];
            const board = [...document.querySelectorAll("[data-seat], .ux-cell.ux-clickable")];
            const next = free(board) ?? options.findLast((each) => !each.matches("[aria-pressed=true]"));
            next?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            return next !== undefined;
        }""")
        assert chosen
        page.wait_for_timeout(50)


DECISIONS = [
    *(("teotihuacan", "03-4p", decision) for decision in ("build",)),
    *(("uxmal", "03-4p-standard", decision) for decision in ("move",)),
]
FURTHER = [
    *(("teotihuacan", "03-4p", decision) for decision in ("keep", "act", "claim", "tech", "salary")),
    ("teotihuacan", "14-4p-first-game", "deco"),
    *(("uxmal", "03-4p-standard", decision) for decision in ("take", "place", "track", "seat")),
]


@pytest.mark.parametrize(
    "sizes", [WIDEST_AND_NARROWEST, pytest.param(BETWEEN, marks=pytest.mark.long)], ids=["far", "between"]
)
@pytest.mark.parametrize("asked", with_further(DECISIONS, FURTHER), ids=" ".join)
def test_the_button_that_decides_is_in_sight_at_every_size(
    server: Server, pages: Pages, asked: tuple[str, str, str], sizes: list[tuple[int, int]]
) -> None:
    game, name, decision = asked
    if game == "teotihuacan":
        record = moment(name, decision, 0.5)[0]
    elif decision in ("seat", "take"):
        record = find(name, lambda summary: summary["decision"] == decision).record()
    else:
        kind = {"track": "curse"}.get(decision, decision)
        record = find(name, lambda summary: bool(words_of(summary, kind))).record()
    view, page = opened(server, pages, record)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(page.locator(".asking-question")).to_be_visible()
        if decision in ("place", "move", "track"):
            page.locator(f".ux-mode[aria-keyshortcuts^={'H' if decision == 'track' else decision[0].upper()}]").click()
        if decision == "track":
            page.locator(".ux-arrows button:enabled").first.click()
        choose_something(page)
        if page.locator("#question [data-confirm]:enabled").count():
            page.wait_for_timeout(100)
            assert page.evaluate(IN_SIGHT) == [True], (width, height)
            continue
        assert server.view(view["id"])["n"] > view["n"], "neither asked nor sent"
        return


def test_a_long_question_shows_that_it_goes_on(server: Server, pages: Pages) -> None:
    _, page = opened(server, pages, moment("03-4p", "keep", 0.0)[0])
    page.set_viewport_size({"width": 1280, "height": 720})
    body = page.locator("#question .asking-body")
    expect(body).to_have_attribute("data-more", "below")
    body.evaluate("body => body.scrollTo(0, 40)")
    expect(body).to_have_attribute("data-more", "above below")
    body.evaluate("body => body.scrollTo(0, body.scrollHeight)")
    expect(body).to_have_attribute("data-more", "above")
