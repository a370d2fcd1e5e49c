"""Somebody who does not look is told at their device that it is their turn, and led there by a click."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from tests.browser.conftest import silent
from tests.browser.harness import Pages
from tests.browser.page_pool import PagePool
from tests.browser.people import PHONE, no_barriers, no_sideways, send, view_of
from tests.browser.test_playing_together import table_of
from tests.server.people import PUBLIC
from tests.server.post_office import Browser, PostOffice, post_office
from tests.server.running import serving

pytestmark = pytest.mark.browser

PUSH_SERVICE = """subscription => {
    // What a browser has at a push service, which tests cannot reach; and the leave that Chromium without windows gives
    // to nobody.
    const kept = () => JSON.parse(localStorage.getItem("test.subscription"));
    const own = key => ({
        options: { applicationServerKey: Uint8Array.from(key).buffer },
        toJSON: () => subscription,
        unsubscribe: async () => localStorage.setItem("test.subscription", "null"),
    });
    PushManager.prototype.getSubscription = async () => kept() && own(kept());
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        localStorage.setItem("test.subscription", JSON.stringify([...applicationServerKey]));
        return own(applicationServerKey);
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
}"""
PUSH = """async text => {
    // What the browser does with a pushed text, and with a click on what the worker shows.
    const shown = [];
    self.registration.showNotification = async (title, { body, tag, lang, data }) =>
        shown.push({ title, body, tag, lang, data });
    const event = new ExtendableEvent("push");
    event.data = { json: () => JSON.parse(text) };
    self.dispatchEvent(event);
    const led = new Promise(resolve => (self.clients.openWindow = async path => resolve(path)));
    const click = new ExtendableEvent("notificationclick");
    click.notification = { data: shown[0].data, close: () => undefined };
    self.dispatchEvent(click);
    return { ...shown[0], led: await led };
}"""


@pytest.fixture
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostOffice]:
    """A push service."""
    with post_office(tmp_path_factory.mktemp("office")) as found:
        yield found


@pytest.fixture
def told_pages(
    browser: Chromium, office: PostOffice, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Pages]:
    """Pages of a server that tells at once what it would tell after a while."""
    monkeypatch.setattr("teocalli.store.outbox.REST_MS", 0)
    monkeypatch.setattr("teocalli.server.messenger.LOOK_SECONDS", 0.05)
    app = create_app(tmp_path_factory.mktemp("told"), hosting=Hosting(PUBLIC), outside=office.way())
    with serving(app) as address:
        pool = PagePool(browser, address.rstrip("/"))
        yield from silent(pool)
        pool.close()


def push(page: Page, notice: dict[str, Any]) -> dict[str, Any]:
    """What the browser shows when its push service brings a notice, and where a click on it leads."""
    shown: dict[str, Any] = page.context.service_workers[0].evaluate(PUSH, json.dumps(notice))
    return shown


def switch_on(omar: Page, office: PostOffice) -> None:
    """R-60, R-61, R-64: notices are wanted at a phone."""
    omar.get_by_role("button", name="Einstellungen").click()
    choice = omar.get_by_role("group", name="Benachrichtigungen")
    expect(choice.get_by_label("Aus")).to_be_checked()
    choice.get_by_label("An", exact=True).check()
    omar.get_by_role("button", name="Testbenachrichtigung senden").click()
    expect(omar.get_by_role("status").get_by_text("Die Testbenachrichtigung ist unterwegs.")).to_be_visible()
    office.parcels("/omar")
    no_barriers(omar)
    no_sideways(omar)
    omar.keyboard.press("Escape")


def test_notices_at_a_phone_and_by_webhook(told_pages: Pages, office: PostOffice) -> None:
    device = Browser(office, "/omar")
    phone: dict[str, Any] = PHONE | {"permissions": ["notifications"], "service_workers": "allow"}
    omar = told_pages.open(
        "/",
        language="de-DE",
        prepare=lambda page: page.add_init_script(f"({PUSH_SERVICE})({json.dumps(device.subscription)})"),
        **phone,
    )
    zoe = told_pages.open("/", language="fr-FR")
    lina, game = table_of(told_pages, omar, zoe, options={"first_player": "seat_0"})
    expect(omar.get_by_role("button", name="Benachrichtigungen")).to_have_count(0)
    switch_on(omar, office)
    bell = omar.get_by_role("button", name="Benachrichtigungen", exact=True)
    expect(bell).to_have_attribute("aria-pressed", "true")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "false")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")

    omar.goto(f"{told_pages.url}/rules/uxmal")
    while view_of(lina, game)["legal"]:
        send(lina, game)
    notice = device.read(office.parcels("/omar", 2)[1])
    place = {"tag": game, "lang": "de", "data": {"path": f"/game/{game}"}, "led": f"/game/{game}"}
    assert push(omar, notice) == {"title": "Uxmal: Du bist am Zug", "body": "Mit Lina."} | place
    timed = push(omar, notice | {"until": 1_800_000_000_000, "body": "Du hast Zeit bis {until}."})
    assert "Januar" in timed["body"]
    assert "{" not in timed["body"]
    webhook(omar, told_pages, office)


def webhook(omar: Page, pages: Pages, office: PostOffice) -> None:
    """A program of one's own is set up, tried and removed; what is wrong is said."""
    pages.allow_lost_network = True  # the browser reports the status 422 by itself
    omar.goto(f"{pages.url}/account")
    field = omar.get_by_role("textbox", name="Adresse (https)")
    field.fill("https://nobody.example.net/")
    omar.get_by_role("button", name="Webhook einrichten").click()
    expect(omar.get_by_text("gibt es im Internet nicht")).to_be_visible()
    field.fill(office.address("/hook"))
    omar.get_by_role("button", name="Webhook einrichten").click()
    expect(omar.get_by_label("Geheimnis des Webhooks")).to_be_focused()
    no_barriers(omar)
    no_sideways(omar)
    omar.get_by_role("button", name="Testbenachrichtigung senden").click()
    expect(omar.get_by_role("status").get_by_text("Die Testbenachrichtigung ist unterwegs.")).to_be_visible()
    assert json.loads(office.parcels("/hook")[0].body)["title"] == "Hier erreichen dich Benachrichtigungen"
    omar.get_by_role("button", name="Webhook entfernen").click()
    expect(field).to_be_visible()
