"""Complete games of Teotihuacan, found and played through roles and names alone (R-62)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Pages, Server, seat
from tests.browser.teotihuacan_player import TeotihuacanPlayer

pytestmark = pytest.mark.browser

LONGEST = 240.0
"""Seconds that a game may take."""
GAMES: list[tuple[str, list[dict[str, Any]], dict[str, str]]] = [
    ("en", [seat("Lina", "pink"), seat("Balam", "amber", "random")], {}),
    ("de", [seat("Lina", "pink")], {}),
    ("fr", [seat("Lina", "pink"), seat("Balam", "amber", "random")], {"first_game": "yes"}),
]


@pytest.mark.parametrize("wish", GAMES, ids=["bot", "solo", "first game"])
def test_a_complete_game(
    pages: Pages, server: Server, words: Callable[..., str], wish: tuple[str, list[dict[str, Any]], dict[str, str]]
) -> None:
    language, seats, options = wish
    view = server.new_game(seats, game="teotihuacan", **options)
    page = pages.open(f"/game/{view['id']}", language=language)
    player = TeotihuacanPlayer(page, language, words, seed=3)
    player.play_to_the_end(LONGEST)

    last = server.view(view["id"])
    assert last["status"] == "finished"
    assert len(player.asked) > 5
    result = last["result"]
    assert player.scenes[0] == player.text("decide-eclipse-tracks", era=1)
    assert len(player.scenes) >= 2

    page.get_by_role("button", name=player.text("web-result"), exact=True).click()
    dialog = page.get_by_role("dialog")
    for place, row in zip(result["ranking"], dialog.get_by_role("row").all()[1:], strict=False):
        expect(row).to_contain_text(str(result["scores"][place[0]]))
    expect(dialog.get_by_text(player.text("decide-source-turns"))).to_be_visible()
    expect(dialog.get_by_role("img", name=player.text("web-plot-name"))).to_be_visible()
