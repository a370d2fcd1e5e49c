"""What people at a table do together, each in a browser of their own, while somebody watches."""

from __future__ import annotations

import signal
import uuid

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server, wait_until
from tests.browser.people import PHONE, no_barriers, no_sideways, post, send, view_of

pytestmark = pytest.mark.browser


def secret_of(page: Page, game: str, kind: str) -> str:
    """The secret of a new invitation."""
    return str(post(page, f"/api/games/{game}/invitations", {"kind": kind})["address"]).partition("#")[2]


def table_of(pages: Pages, *guests: Page, **wish: object) -> tuple[Page, str]:
    """Lina opens a table in a page of hers, and the guests come, Zoë to watch; with the game's id."""
    lina = pages.open("/")
    post(lina, "/api/me", {"name": "Lina"})
    seats = [{"kind": "person"}, {"kind": "person"}]
    game = post(lina, "/api/games", {"game": "uxmal", "seats": seats, "key": uuid.uuid4().hex, **wish})["id"]
    omar, zoe = guests
    for page, name, kind in ((omar, "Omar", "player"), (zoe, "Zoë", "spectator")):
        post(page, "/api/me", {"name": name})
        post(page, "/api/invitations", {"secret": secret_of(lina, game, kind)})
    post(omar, f"/api/games/{game}/seats", {"name": "Omar", "key": "sit"})
    for page in (lina, omar, zoe):
        page.goto(f"{pages.url}/game/{game}")
        expect(page.locator(".company-people")).to_contain_text("Omar")
    return lina, game


def let_turn_pass(one: Page, *others: Page) -> None:
    """Let everybody decide until `one` could undo only with the others' consent; all pages must have seen it."""
    while (view := view_of(one))["undo"]["propose"] is None:
        send(next(page for page in (one, *others) if view_of(page)["legal"]))
    for page in (one, *others):
        expect(page.locator(f'.log [data-n="{view["n"]}"]').first).to_be_attached()


def ask_for_the_time(page: Page) -> None:
    """Let a page ask the server something, by which it learns what time it is."""
    page.evaluate("import('teocalli/api.js').then(({ api }) => api.meta()).then(() => true)")


def play_until(one: Page, other: Page, mover: Page) -> None:
    """Let both decide until one of them is to move."""
    while not view_of(mover)["legal"]:
        send(next(page for page in (one, other) if view_of(page)["legal"]))


@pytest.mark.long
def test_a_bot_takes_over_when_time_is_up_and_gives_the_seat_back(pages_of_people: Pages, house: Server) -> None:
    """R-28, R-51: also when the server was killed meanwhile, and without a reload."""
    pages_of_people.allow_lost_network = True  # the server is stopped on purpose
    omar = pages_of_people.open("/", language="de-DE", theme="light", has_touch=True, **PHONE)
    zoe = pages_of_people.open("/", language="fr-FR")
    lina, _ = table_of(pages_of_people, omar, zoe, clock={"kind": "bank", "seconds": 3600, "increment": 30})
    play_until(lina, omar, omar)
    expect(lina.get_by_role("timer", name="Time left for Omar")).to_have_attribute("data-state", "runs")
    expect(lina.get_by_role("group", name="Stop waiting")).to_have_count(0)
    house.stop(signal.SIGKILL)
    house.go_ahead(3600)
    house.start()
    house.go_ahead(2 * 3600)
    expect(lina.locator(".connection-lost")).to_have_count(0)
    ask_for_the_time(lina)
    choice = lina.get_by_role("group", name="Stop waiting")
    expect(choice).to_contain_text("Omar has run out of time.")
    expect(lina.get_by_role("timer", name="Time left for Omar")).to_have_text("0:00")
    no_barriers(lina)
    choice.get_by_role("button", name="Let a bot take over").click()
    back = omar.get_by_role("button", name="Selbst weiterspielen")
    expect(back).to_be_visible()
    no_barriers(omar)
    no_sideways(omar)
    expect(zoe.locator(".company-people")).to_contain_text("joué par")
    for name in zoe.locator(".company-people .name").all():
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth")  # what plays for them leaves it room
    expect(lina.locator(".log .bot-tag").first).to_have_text("bot")
    expect(lina.get_by_text("is thinking")).to_have_count(0)
    omar.keyboard.press("Enter")
    expect(back).to_have_count(0)
    play_until(lina, omar, omar)
    lina.get_by_role("button", name="Let a bot play for me").click()
    expect(lina.get_by_role("dialog").locator("[data-confirm]")).to_contain_text("↵")
    lina.keyboard.press("Enter")
    expect(lina.get_by_role("button", name="Take my seat back")).to_be_visible()
    house.go_ahead(9 * 3600)
    ask_for_the_time(lina)
    expect(choice).to_have_count(0)  # who has left decides nothing
    lina.get_by_role("button", name="Take my seat back").click()
    choice.get_by_role("button", name="End the game").click()
    for page, words in ((lina, "Nobody wins"), (omar, "Niemand gewinnt"), (zoe, "Personne ne gagne")):
        expect(page.locator("#question")).to_contain_text(words)
        no_barriers(page)
    house.go_ahead(0)


def test_who_returns_is_told_what_happened(pages_of_people: Pages) -> None:
    """R-31: what the others did since, in words and points, and on the board; nothing of it to who has seen it."""
    omar = pages_of_people.open("/", language="de-DE", theme="light", has_touch=True, **PHONE)
    zoe = pages_of_people.open("/", language="fr-FR")
    lina, game = table_of(pages_of_people, omar, zoe)
    play_until(lina, omar, lina)
    seen = view_of(omar)["n"]
    expect(omar.locator(f'.log [data-n="{seen}"]')).to_be_attached()
    omar.goto(f"{pages_of_people.url}/static/icon.svg")
    play_until(lina, lina, lina)
    while view_of(lina)["legal"]:
        send(lina)
    omar.goto(f"{pages_of_people.url}/game/{game}")
    told = omar.get_by_role("dialog", name="Seit du zuletzt hier warst")
    expect(told).to_contain_text("Lina baut")
    no_barriers(omar)
    no_sideways(omar)
    told.get_by_role("button", name="Auf dem Spielplan zeigen").click()
    expect(omar.locator("main.game")).to_have_attribute("data-looking", "yes")
    omar.reload()
    expect(omar.locator(".question-heading, #question h2").first).to_be_visible()
    expect(told).to_have_count(0)
    lina.reload()
    expect(lina.locator("#question h2").first).to_be_visible()
    expect(lina.get_by_role("dialog")).to_have_count(0)


def test_undo_by_agreement(pages_of_people: Pages) -> None:
    """R-03: asked by a key on a large screen, refused and then agreed to on a phone, seen by who watches."""
    omar = pages_of_people.open("/", language="de-DE", theme="light", has_touch=True, **PHONE)
    zoe = pages_of_people.open("/", language="fr-FR")
    lina, _ = table_of(pages_of_people, omar, zoe)
    let_turn_pass(lina, omar)
    lina.keyboard.press("u")
    expect(lina.get_by_role("dialog")).to_contain_text("if all players agree")
    no_barriers(lina)
    lina.keyboard.press("Enter")
    expect(omar.get_by_role("group", name="Frage an die Mitspielenden")).to_contain_text("Lina möchte")
    expect(omar).to_have_title("● Du wirst gefragt – Partie: Lina und Omar – Teocalli")
    expect(zoe.get_by_role("group", name="Question aux joueurs")).to_contain_text("Réponse attendue")
    expect(zoe.locator(".proposal button")).to_have_count(0)
    for page in (lina, omar, zoe):
        no_barriers(page)
    no_sideways(omar)
    omar.get_by_role("button", name="Nein, weiterspielen").click()
    expect(omar.locator("#question")).to_be_focused()  # the button is gone
    expect(lina.locator(".proposal")).to_contain_text("Omar said no")

    send(next(page for page in (lina, omar) if view_of(page)["legal"]))
    let_turn_pass(lina, omar)
    asked = view_of(lina)["undo"]["propose"]
    lina.keyboard.press("u")
    lina.keyboard.press("Enter")
    expect(omar.locator(".proposal")).to_contain_text("Lina möchte")
    omar.keyboard.press("y")
    for page in (lina, omar, zoe):
        expect(page.locator(".proposal")).to_have_count(0)
        expect(page.locator(f'.log [data-n="{asked + 1}"]')).to_have_count(0)
    expect(lina.get_by_text("All agreed to go back to here")).to_be_visible()
    assert view_of(lina)["legal"]


def over(page: Page) -> bool:
    """Whether a page shows that the game is over, once what it shows of the ends of phases has been put away."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    return page.locator(".over").count() == 1


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("title", "options"), [("uxmal", {}), ("teotihuacan", {"first_game": "yes"})])
def test_a_whole_game_of_two_persons(pages_of_people: Pages, title: str, options: dict[str, str]) -> None:
    """R-31, R-62: with somebody who watches all of it; who plays is elsewhere in the midst, and there at the end."""
    omar = pages_of_people.open("/", language="de-DE", theme="light", has_touch=True, **PHONE)
    zoe = pages_of_people.open("/", language="fr-FR")
    lina, game = table_of(pages_of_people, omar, zoe, game=title, options=options)
    for page in (lina, omar):
        page.goto(pages_of_people.url)
    while (view := view_of(lina, game))["status"] == "running":
        send(lina if view["legal"] else omar, game)
    for page in (lina, omar):
        page.goto(f"{pages_of_people.url}/game/{game}")
        expect(page.get_by_role("dialog")).to_have_count(1)
    for page in (lina, omar, zoe):
        wait_until(lambda page=page: over(page), "the page does not come to the end")  # type: ignore[misc]
        assert view_of(page)["result"] == view["result"]
        no_barriers(page)
    no_sideways(omar)
