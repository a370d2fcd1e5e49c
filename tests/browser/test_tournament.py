"""A tournament by link, at two browsers: set up, entered, started, played, in two languages and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server
from tests.browser.people import PHONE, no_barriers, no_sideways
from tests.browser.test_people import shared_link

pytestmark = pytest.mark.browser


def no_account(page: Page, house: Server) -> None:
    """Whoever has no account is told that a rated tournament takes one."""
    wish = {"name": "Rated cup", "game": "uxmal", "kind": "swiss", "rated": True, "key": "rated-cup-of-lina"}
    made = page.request.post(f"{house.url}/api/tournaments", data=wish)
    page.goto(f"{house.url}/tournament/{made.json()['id']}")
    expect(page.get_by_role("link", name="This tournament is rated, and for that you need an account.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)


def test_a_tournament_by_link(pages_of_people: Pages, house: Server) -> None:
    pages = pages_of_people
    pages.allow_lost_network = True  # the browser complains of what the server refuses
    lina = pages.open("/tournament", theme="light")
    lina.get_by_label("Name of the tournament").fill("Spring cup")
    lina.get_by_role("radio", name="Duplicate tables").check()
    expect(lina.get_by_label("Rounds")).to_have_count(0)
    lina.get_by_role("radio", name="Swiss").check()
    lina.get_by_label("Rounds").fill("2")
    lina.get_by_label("Late entry").select_option("Possible up to round 2")
    lina.get_by_label("Rounds").fill("1")
    expect(lina.get_by_label("Late entry")).to_have_count(0)
    lina.get_by_role("radio", name="They lose that game").check()
    no_barriers(lina)
    lina.get_by_role("button", name="Set up", exact=True).click()
    expect(lina.get_by_role("heading", name="Spring cup", level=1)).to_be_visible()
    lina.get_by_label("Your name").fill("Lina")
    lina.get_by_role("button", name="Enter", exact=True).press("Enter")
    expect(lina.locator(".entrants")).to_contain_text("Lina")

    omar = pages.open(shared_link(lina, "Show the link", "Link to the tournament"), language="fr-FR", **PHONE)
    expect(omar.get_by_role("heading", name="Spring cup", level=1)).to_be_visible()
    assert omar.url == lina.url  # nothing of the secret
    omar.get_by_label("Votre nom").fill("Omar")
    no_barriers(omar)
    omar.get_by_role("button", name="S’inscrire").click()
    expect(lina.locator(".entrants")).to_contain_text("Omar")
    lina.get_by_role("button", name="Start the tournament").click()
    for page, words in ((lina, "Play your game"), (omar, "Jouer votre partie")):
        expect(page.get_by_role("link", name=words).first).to_be_visible()
        no_barriers(page)
        no_sideways(page)
    lina.get_by_role("link", name="Play your game").first.click()
    expect(lina.locator(".company-people")).to_contain_text("Omar")
    expect(lina.get_by_role("button", name="Let a bot play for me")).to_have_count(0)

    omar.get_by_role("button", name="Abandonner").click()
    omar.get_by_role("dialog").get_by_role("button", name="Abandonner").press("Enter")
    expect(omar.locator(".tournament-about")).to_contain_text("Terminé")
    expect(omar.locator(".standings tbody tr").first).to_contain_text("Lina")
    no_barriers(omar)
    no_sideways(omar)
    expect(lina.get_by_text("The game was ended, and Omar has lost it.").first).to_be_visible()
    expect(lina.get_by_role("button", name="Rematch")).to_have_count(0)
    lina.get_by_role("link", name="To the tournament").first.click()
    expect(lina.get_by_role("heading", name="Standings")).to_be_visible()
    lina.goto(f"{house.url}/")
    expect(lina.get_by_role("link", name="Open the tournament Spring cup")).to_be_visible()
    no_barriers(lina)
    no_account(lina, house)
    stranger = pages.open(f"/tournament/{omar.url.rpartition('/')[2]}", language="de-DE")
    expect(stranger.get_by_role("heading", name="Hier ist kein Turnier")).to_be_visible()
