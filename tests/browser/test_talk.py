"""People talk at a table while somebody watches, point at the board, and note for themselves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import Pages
from tests.browser.people import PHONE, held, no_barriers, no_sideways, post, send, view_of
from tests.browser.test_playing_together import table_of

pytestmark = pytest.mark.browser

HOSTILE = "</script><img src=x onerror=alert(1)> \u202e⛰️"


def say(page: Page, field: str, text: str) -> None:
    """Say something where the chat is open."""
    page.get_by_role("textbox", name=field).fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name=field)).to_have_value("")


def test_talk_signs_and_notes(pages_of_people: Pages) -> None:
    """By keys on a large screen, by touch on a phone, and for who watches."""
    omar = pages_of_people.open("/", language="de-DE", theme="light", has_touch=True, **PHONE)
    zoe = pages_of_people.open("/", language="fr-FR")
    lina, _ = table_of(pages_of_people, omar, zoe)
    talk(lina, omar, zoe)
    point(lina, omar, zoe)
    mute(lina, omar, zoe)
    pages_of_people.allow_lost_network = True  # the browser reports the status 409 by itself
    note(lina, pages_of_people)


def test_whoever_writes_goes_on_writing_whatever_is_asked(pages_of_people: Pages) -> None:
    """Also where the focus is led to what is asked: the cards to take, after a tile was built in another tab."""
    omar = pages_of_people.open("/")
    lina, _ = table_of(pages_of_people, omar, pages_of_people.open("/"))
    lina.get_by_role("button", name="Chat").click()
    message = lina.get_by_role("textbox", name="Message")
    message.click()
    lina.keyboard.type("wait")
    while not (view := view_of(lina))["legal"]:
        send(omar)
    if view["position"]["decision"] == "turn":
        send(lina)
        view = view_of(lina)
    word = next(legal["word"] for legal in view["legal"] if len(legal["pairs"]) > 1)
    post(lina, f"/api/games/{view['id']}/actions", {"version": view["version"], "word": word, "key": "build"})
    expect(lina.get_by_role("radiogroup")).to_be_visible()
    lina.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)).then(() => true)")
    lina.keyboard.type(" a moment")
    expect(message).to_have_value("wait a moment")


def talk(lina: Page, omar: Page, zoe: Page) -> None:
    """R-01, R-55, R-61, R-64: who has not opened the chat hears of it, and how much it is; no player reads Zoë's."""
    zoe.get_by_role("button", name="Discussion").click()
    say(zoe, "Message", "Lina est perdue")
    omar.get_by_role("button", name="Chat").click()
    say(omar, "Nachricht", HOSTILE)
    expect(lina.get_by_role("button", name="Chat, one new message")).to_be_visible()
    expect(lina.locator("[role=status]").get_by_text("Omar writes:")).to_be_attached()
    lina.get_by_role("button", name="Chat, one new message").click()
    expect(lina.get_by_role("heading", name="Chat and notes")).to_be_focused()
    expect(lina.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    for page in (lina, omar, zoe):
        expect(page.get_by_role("log")).to_contain_text(HOSTILE.replace("\u202e", ""))
    for page in (lina, omar):
        expect(page.get_by_role("log")).not_to_contain_text("perdue")
    for page in (lina, omar, zoe):
        no_barriers(page)
    no_sideways(omar)


def point(lina: Page, omar: Page, zoe: Page) -> None:
    """By keys and by Alt and click; Zoë's signs are for who watches."""
    lina.get_by_role("button", name="Back to the log").click()
    expect(lina.locator("#log-heading")).to_be_focused()
    lina.keyboard.press("g")
    expect(lina.get_by_role("button", name="Point", exact=True)).to_have_attribute("aria-pressed", "true")
    lina.locator('[data-place="c3"]').first.focus()
    lina.keyboard.press("Enter")
    for page, told in ((lina, "Lina points at: "), (omar, "Lina zeigt auf: "), (zoe, "Lina montre : ")):
        expect(page.locator("[role=status]").get_by_text(told)).to_contain_text("c3")
    expect(lina.get_by_role("button", name="Point", exact=True)).to_have_attribute("aria-pressed", "false")
    zoe.locator('[data-place="d4"]').first.click(modifiers=["Alt"])
    expect(zoe.locator(".sign").get_by_text("Zoë")).to_be_visible()
    expect(omar.locator(".sign").get_by_text("Zoë")).to_have_count(0)
    for page in (lina, omar, zoe):
        expect(page.locator(".sign")).to_have_count(0)  # signs go by themselves


def mute(lina: Page, omar: Page, zoe: Page) -> None:
    """Who is muted is not heard, and is heard again."""
    lina.get_by_role("button", name="Chat").click()
    lina.get_by_text("Mute someone").click()
    lina.get_by_role("button", name="Mute Omar").click()
    expect(lina.get_by_role("log")).not_to_contain_text("script")
    say(omar, "Nachricht", "hörst du mich?")
    expect(zoe.get_by_role("log")).to_contain_text("hörst du mich?")
    expect(lina.get_by_role("log")).to_have_text("Nothing has been said yet.")
    lina.get_by_role("button", name="Unmute Omar").click()
    expect(lina.get_by_role("log")).to_contain_text("hörst du mich?")


def note(lina: Page, pages: Pages) -> None:
    """R-29: notes go from tab to tab; none is lost where two of them write."""
    tab = pages.open_in(lina.context, lina.url.removeprefix(pages.url))
    tab.get_by_role("button", name="Chat").click()
    mine, other = notes_of(lina), notes_of(tab)
    write_while_it_is_kept(lina, mine)
    mine.fill("begin at c3")
    expect(lina.get_by_text("Saved", exact=True)).to_be_visible()
    other.fill("begin at d4")
    expect(tab.get_by_role("group", name="Meanwhile other notes")).to_contain_text("begin at c3")
    no_barriers(tab)
    tab.get_by_role("button", name="Keep mine").click()
    expect(tab.get_by_text("Saved", exact=True)).to_be_visible()
    with held(lina, "**/api/me"):  # on a slow network the page learns late who is here
        lina.reload()
        lina.get_by_role("button", name="Chat").click()
        expect(notes_of(lina)).to_have_count(0)
    expect(notes_of(lina)).to_have_value("begin at d4")


def write_while_it_is_kept(page: Page, field: Locator) -> None:
    """Who writes on while a slow network keeps the first words is not told of other notes."""
    with held(page, "**/notes") as waiting:
        for text in ("begin", "begin at"):
            field.fill(text)
            field.blur()
            waiting.wait_for()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    expect(field).to_have_value("begin at")


def notes_of(page: Page) -> Locator:
    """The field for notes."""
    page.get_by_role("radio", name="Notes", exact=True).check(force=True)
    return page.get_by_label("My notes on this game")
