"""The page to keep of a finished game: for who played, and for who only has its link."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages
from tests.browser.people import PHONE, no_barriers, no_sideways, post
from tests.browser.test_playing_together import secret_of

pytestmark = pytest.mark.browser

RECORD = min((Path(__file__).parent.parent / "fixtures" / "uxmal" / "games").glob("*2p*.json"))


def reviewed(page: Page, last: int) -> None:
    """Let the server have a review of the game."""
    lost = {"name": None, "decisions": 20, "chance": 0.1, "points": 3.0}
    marks = {"blunder": 0, "mistake": 1, "inaccuracy": 2}
    outcome: dict[str, Any] = {
        "course": [{"n": n, "chances": [0.5, 0.5], "points": [40.0, 41.0]} for n in (0, last)],
        "chances": [],
        "points": [],
        "players": [
            {"seat": seat, "accuracy": 0.9, "marks": marks, "lost": lost, "by_kind": [], "by_phase": []}
            for seat in (0, 1)
        ],
        "decisions": [],
    }
    review = {"status": "complete", "done": 1, "total": 1, "depth": None, "may": False, "outcome": outcome}
    page.route("**/review", lambda route: route.fulfill(json=review))


def test_a_finished_game_has_a_page_to_keep(pages_of_people: Pages) -> None:
    lina = pages_of_people.open("/")
    post(lina, "/api/me", {"name": "Lina"})
    view = post(lina, "/api/records", json.loads(RECORD.read_text()))
    address = f"{pages_of_people.url}/result/{view['id']}"
    reviewed(lina, view["n"])
    lina.goto(address)
    expect(lina.get_by_role("heading", level=1)).to_contain_text("points")
    expect(lina.get_by_role("heading", level=1)).to_be_focused()
    expect(lina.get_by_role("row")).not_to_have_count(0)
    expect(lina.get_by_role("slider", name="Winning chances")).to_be_visible()
    expect(lina.get_by_label("Game page")).to_have_value(address)
    no_barriers(lina)

    pages_of_people.allow_lost_network = True  # the browser reports the status 404 by itself
    zoe = pages_of_people.open(f"/result/{view['id']}", language="fr-FR", theme="light", has_touch=True, **PHONE)
    expect(zoe.locator("main")).not_to_contain_text("La revoir")
    zoe.goto(f"{pages_of_people.url}/join#{secret_of(lina, view['id'], 'spectator')}")
    expect(zoe).to_have_url(address)
    expect(zoe.get_by_role("heading", level=1)).to_contain_text("point")
    no_barriers(zoe)
    no_sideways(zoe)
    zoe.get_by_role("link", name="La revoir depuis le début").click()
    expect(zoe.locator("main.game")).to_have_attribute("data-looking", "yes")
    expect(zoe).to_have_url(re.compile(r"/game/\w+#n=0$"))
