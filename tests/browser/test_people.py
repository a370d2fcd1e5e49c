"""Two people and a spectator, each in a browser of their own: by link to the table, away and back, on a phone too."""

from __future__ import annotations

import json
import signal
import urllib.request
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server
from tests.browser.people import PHONE, game_of, held, no_barriers, no_sideways, post, send, view_of

pytestmark = pytest.mark.browser


def shared_link(page: Page, button: str, label: str) -> str:
    """The address that a press of a button shows, as a path on this server."""
    page.get_by_role("button", name=button).click()
    address = page.get_by_label(label).input_value()
    return f"{urlsplit(address).path}#{urlsplit(address).fragment}"


def open_a_table(pages: Pages, house: Server) -> tuple[Page, str, str]:
    """Lina tells her name and opens a table for two; with the links to play and to watch."""
    lina = pages.open("/")
    lina.get_by_label("Your name").fill("Lina")
    lina.get_by_role("button", name="That’s me").click()
    expect(lina.get_by_text("You play as Lina.")).to_be_visible()
    no_barriers(lina)
    lina.goto(f"{house.url}/new?game=uxmal")
    lina.get_by_role("radio", name="2", exact=True).check()
    lina.get_by_role("group", name="Seat 2").get_by_label("Played by").select_option("person")
    no_barriers(lina)
    lina.get_by_role("button", name="Start game").click()
    expect(lina.get_by_role("heading", name="Uxmal: waiting for players")).to_be_visible()
    link = shared_link(lina, "Show link to join", "Link to join")
    watching = shared_link(lina, "Show link to watch", "Link to watch")
    expect(lina.get_by_role("img", name="QR code").first).to_be_visible()
    no_barriers(lina)
    return lina, link, watching


def test_by_link_to_the_table_and_on(pages_of_people: Pages, house: Server) -> None:
    pages = pages_of_people
    pages.allow_lost_network = True  # the server is stopped on purpose
    lina, link, watching = open_a_table(pages, house)
    omar = pages.open(link, **PHONE, has_touch=True)
    expect(omar.get_by_role("heading", name="Take a seat")).to_be_visible()
    assert omar.url == f"{house.url}/game/{game_of(lina)}"  # nothing of the secret
    no_barriers(omar)
    no_sideways(omar)
    omar.get_by_label("Your name").fill("Omar")
    omar.get_by_role("button", name="Join the game").click()
    for page in (lina, omar):
        expect(page.locator(".company-people")).to_contain_text("Omar")
        expect(page.locator(".presence-there")).to_have_count(2)

    zoe = pages.open(watching)
    expect(zoe.get_by_text("You are watching this game.")).to_be_visible()
    expect(lina.get_by_text("One person is watching.")).to_be_visible()
    expect(zoe.get_by_role("button", name="Undo")).to_have_count(0)
    no_barriers(zoe)

    first, other = (lina, omar) if view_of(lina)["legal"] else (omar, lina)
    expect(other.locator("#question")).to_contain_text("is thinking")
    expect(zoe.locator("#question")).to_contain_text("is thinking")
    assert first.title() != other.title()  # it says whose turn it is to who is asked
    for _ in range(6):
        mover = next(page for page in (lina, omar) if view_of(page)["legal"])
        send(mover)
    version = view_of(lina)["version"]
    no_sideways(omar)
    no_barriers(omar)

    # Away and back: the seat is still theirs, and the others see it.
    path = urlsplit(omar.url).path
    omar.goto(f"{house.url}/static/icon.svg")
    expect(lina.locator(".presence-there")).to_have_count(1)
    omar.goto(house.url + path)
    expect(lina.locator(".presence-there")).to_have_count(2)
    assert view_of(omar)["viewer"] == 1

    # The server is killed in mid-game and starts again: the pages go on without a reload.
    house.stop(signal.SIGKILL)
    expect(zoe.locator(".connection-lost")).to_be_visible()
    house.start()
    for page in (lina, omar, zoe):
        expect(page.locator(".connection-lost")).to_have_count(0)
    assert view_of(lina)["version"] == version
    mover = next(page for page in (lina, omar) if view_of(page)["legal"])
    entries = zoe.locator(".log li").count()
    send(mover)
    expect(zoe.locator(".log li")).not_to_have_count(entries)


@pytest.mark.long
def test_a_table_that_everybody_finds_and_another_device(pages_of_people: Pages, house: Server) -> None:
    pages = pages_of_people
    pages.allow_lost_network = True  # the browser complains of what the server refuses
    host = pages.open("/new?game=uxmal", language="de-DE", theme="light")
    host.get_by_role("group", name="Sitzplatz 2").get_by_label("Gespielt von").select_option("person")
    host.get_by_role("radio", name="Alle, in der Liste der Tische").check()
    host.get_by_role("group", name="Sitzplatz 1").get_by_role("textbox").fill("Käthe")
    host.get_by_role("button", name="Partie starten").click()
    expect(host.get_by_text("Ein Platz ist frei.")).to_be_visible()

    guest = pages.open("/", language="fr-FR", **PHONE)
    no_sideways(guest)
    no_barriers(guest)
    guest.get_by_role("link", name="Rejoindre la table de Käthe").click()
    expect(guest.get_by_role("heading", level=1)).to_contain_text("en attente")
    guest.get_by_label("Votre nom").fill("Käthe")
    guest.get_by_role("button", name="Participer").click()
    expect(guest.get_by_text("s’appelle déjà")).to_be_visible()
    guest.get_by_label("Votre nom").fill("Zoé")
    guest.get_by_role("button", name="Participer").click()
    expect(host.locator(".company-people")).to_contain_text("Zoé")
    expect(host.locator(".presence-there")).to_have_count(2)

    game = urlsplit(guest.url).path
    guest.goto(house.url)
    guest.get_by_role("button", name="Nom et appareils").click()
    guest.get_by_role("button", name="Créer un lien").click()
    link = urlsplit(guest.get_by_label("Lien pour votre autre appareil").input_value())
    no_barriers(guest)
    laptop = pages.open(f"{link.path}#{link.fragment}")
    assert "#" not in laptop.url
    no_barriers(laptop)
    laptop.get_by_role("button", name="Continue here").click()
    expect(laptop.get_by_text("You play as Zoé.")).to_be_visible()
    laptop.goto(house.url + game)
    expect(laptop.locator(".company-people")).to_contain_text("you")
    again = pages.open(f"{link.path}#{link.fragment}")
    again.get_by_role("button", name="Continue here").click()
    expect(again.get_by_role("heading", name="This link does not work")).to_be_visible()


def test_the_host_lets_a_program_in_and_shuts_it_out(pages_of_people: Pages, house: Server) -> None:
    """The token is shown once; everybody sees that a program has the seat."""
    lina, _, _ = open_a_table(pages_of_people, house)
    lina.get_by_label("Name of the program").fill("Engine")
    lina.get_by_role("button", name="Let it in").click()
    token = lina.get_by_label("Token for Engine").input_value()
    lina.get_by_label("Name of the program").fill("Another")
    lina.get_by_label("Name of the program").press("Enter")
    lina.get_by_role("button", name="Shut out Another").click()
    expect(lina.get_by_role("button", name="Shut out Another")).to_have_count(0)
    expect(lina.get_by_label("Token for Another")).to_have_count(0)
    no_barriers(lina)
    body = json.dumps({"name": "Engine", "key": "sits"}).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    sit = urllib.request.Request(f"{house.url}/api/games/{game_of(lina)}/seats", body, headers)
    urllib.request.urlopen(sit, timeout=30).close()
    expect(lina.locator(".company-people").get_by_text("program", exact=True)).to_be_visible()


def test_who_one_is_may_be_told_late(pages_of_people: Pages) -> None:
    """However late a slow network says who is here, their name stands in the form."""
    lina = pages_of_people.open("/")
    post(lina, "/api/me", {"name": "Lina"})
    game = post(lina, "/api/games", {"game": "uxmal", "seats": [{"kind": "person"}] * 2, "public": True, "key": "late"})
    omar = pages_of_people.open("/")
    post(omar, "/api/me", {"name": "Omar"})
    with held(omar, "**/api/me"):
        omar.goto(f"{pages_of_people.url}/game/{game['id']}")
        expect(omar.get_by_label("Your name")).to_have_value("")
    expect(omar.get_by_label("Your name")).to_have_value("Omar")
    omar.get_by_role("button", name="Join the game").click()
    expect(omar.locator(".company-people")).to_contain_text("Omar")


def test_both_browsers_shuffle_and_each_can_check_it(pages_of_people: Pages, house: Server) -> None:
    """R-06: the game begins once both were there; what was fixed before stands in the dialog."""
    pages = pages_of_people
    lina = pages.open("/", language="de-DE", **PHONE)
    post(lina, "/api/me", {"name": "Lina"})
    wish = {"game": "uxmal", "seats": [{"kind": "person"}] * 2, "public": True, "shuffle": "joint", "key": "joint"}
    game = post(lina, "/api/games", wish)["id"]
    lina.goto(f"{house.url}/game/{game}")
    expect(lina.get_by_text("Zahl versprochen")).to_be_visible()
    no_barriers(lina)
    no_sideways(lina)
    omar = pages.open("/")
    post(omar, "/api/me", {"name": "Omar"})
    promised = view_of(omar, game)["shuffle"]["numbers"]
    omar.goto(f"{house.url}/game/{game}")
    expect(omar.get_by_label("Your name")).to_have_value("Omar")
    omar.get_by_role("button", name="Join the game").click()
    for page in (lina, omar):
        expect(page.locator(".company-people")).to_contain_text("Omar")
    view = view_of(omar)
    assert view["shuffle"]["numbers"][0]["hash"] == promised[0]["hash"]
    fair = omar.get_by_role("button", name="Fair shuffling")
    fair.focus()
    omar.keyboard.press("Enter")
    dialog = omar.get_by_role("dialog", name="Fair shuffling")
    expect(dialog.get_by_label("Checksum of the seed")).to_have_value(view["seed_hash"])
    for number in view["shuffle"]["numbers"]:
        expect(dialog).to_contain_text(number["hash"])
    expect(dialog).to_contain_text("nothing has changed since")
    no_barriers(omar)
    omar.keyboard.press("Escape")
    expect(fair).to_be_focused()


def test_an_account_by_keyboard_and_on_a_phone(pages_of_people: Pages, house: Server) -> None:
    """Opened at one browser, signed in at another, left again; wrong passwords are told, nobody is signed in."""
    pages = pages_of_people
    pages.allow_lost_network = True  # the browser itself tells of each refusal
    lina = pages.open("/account")
    opening = lina.get_by_role("region", name="Open an account")
    opening.get_by_label("Name of the account").fill("Lina")
    lina.keyboard.press("Tab")
    lina.keyboard.type("a green jaguar")
    lina.keyboard.press("Enter")
    expect(lina.get_by_role("heading", name="Lina", level=1)).to_be_visible()
    expect(lina.get_by_text("Nothing to count yet")).to_be_visible()
    expect(lina.locator("h1")).to_be_focused()
    no_barriers(lina)
    phone = pages.open("/", language="de-DE", **PHONE)
    phone.get_by_role("link", name="Mit einem Konto anmelden").click()
    no_barriers(phone)
    no_sideways(phone)
    signing_in = phone.get_by_role("region", name="Anmelden")
    for password, told in (("a red jaguar", "Name oder Passwort ist falsch."), ("a green jaguar", "")):
        signing_in.get_by_label("Name des Kontos").fill("LINA")
        signing_in.get_by_label("Passwort").fill(password)
        phone.keyboard.press("Enter")
        if told:
            expect(phone.get_by_text(told)).to_be_visible()
    expect(phone.get_by_role("heading", name="Lina", level=1)).to_be_visible()
    no_barriers(phone)
    no_sideways(phone)
    phone.get_by_role("button", name="Abmelden").click()
    expect(signing_in).to_be_visible()
    expect(phone.locator("h1")).to_be_focused()
    lina.get_by_role("button", name="Delete account").click()
    dialog = lina.get_by_role("dialog", name="Delete account")
    dialog.get_by_label("Password").fill("a green jaguar")
    lina.keyboard.press("Enter")
    expect(lina.get_by_role("region", name="Sign in")).to_be_visible()
    expect(lina.locator("h1")).to_be_focused()


def test_a_rated_game_begins_when_both_agree_and_the_host_lets_others_watch(
    pages_of_people: Pages, house: Server
) -> None:
    pages = pages_of_people
    lina, omar = pages.open("/"), pages.open("/", language="de-DE", theme="light", **PHONE)
    for page, name in ((lina, "Lina R."), (omar, "Omar R.")):
        post(page, "/api/account", {"name": name, "password": "a green jaguar"})
    wish = {"game": "uxmal", "seats": [{"kind": "person"}] * 2, "public": True, "rated": True, "key": "rated"}
    game = post(lina, "/api/games", wish)["id"]
    for page in (lina, omar):
        page.goto(f"{house.url}/game/{game}")
    asked = lina.get_by_role("region", name="Should this game be rated?")
    expect(asked).to_be_visible()
    expect(asked.get_by_role("status")).to_have_count(0)  # nobody sits at the other seat
    expect(omar.get_by_label("Dein Name")).to_have_value("Omar R.")
    omar.get_by_role("button", name="Mitspielen").click()
    expect(omar.get_by_role("heading", name="Uxmal: Mit Wertung?")).to_be_visible()
    expect(lina.get_by_text("Answer still to come: Omar R.")).to_be_visible()
    no_barriers(omar)
    no_sideways(omar)
    agree = omar.get_by_role("button", name="Einverstanden, gewertet")
    agree.focus()
    omar.keyboard.press("Enter")
    expect(omar.locator("h1, #question").and_(omar.locator(":focus"))).to_have_count(1)
    for page, told in ((lina, "Rated game"), (omar, "Gewertete Partie")):
        expect(page.locator(".company")).to_contain_text(told)
    # The host's link to watch, made in the midst of the game; players have none to give.
    lina.get_by_role("button", name="Links to this game").click()
    watching = shared_link(lina, "Show link to watch", "Link to watch")
    expect(lina.get_by_label("Link to watch")).to_be_focused()
    no_barriers(lina)
    zoe = pages.open(watching, **PHONE)
    expect(zoe.get_by_text("You are watching this game.")).to_be_visible()
    assert view_of(zoe)["viewer"] is None
    omar.locator(".tabs input[value=log]").evaluate("tab => tab.click()")
    omar.get_by_role("button", name="Links zu dieser Partie").click()
    expect(omar.get_by_role("dialog").get_by_label("Link zur Partie")).to_be_visible()
    expect(omar.get_by_role("button", name="Link zum Zuschauen zeigen")).to_have_count(0)
