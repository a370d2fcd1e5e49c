"""Games of Teotihuacan in each language, found and played through roles and names alone (R-61, R-62)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Pages, Server, seat
from tests.browser.teotihuacan_player import TeotihuacanPlayer
from tests.browser.teotihuacan_table import moment

pytestmark = pytest.mark.browser

LONGEST = 240.0
"""Seconds that a game may take."""
AGAINST_A_BOT = [seat("Lina", "pink"), seat("Balam", "amber", "random")]


@dataclass(frozen=True)
class SeatRequest:
    """A game to be played in a language, with the mouse or with keys alone."""

    language: str
    seats: list[dict[str, Any]] = field(default_factory=lambda: AGAINST_A_BOT)
    options: dict[str, str] = field(default_factory=dict)
    by_keys: bool = True


GAMES = {
    "solo, de": SeatRequest("de", [seat("Lina", "pink")]),
    "mouse, en": SeatRequest("en", by_keys=False),
    "keys, de": SeatRequest("de"),
    "keys, fr": SeatRequest("fr"),
    "first game, fr": SeatRequest("fr", options={"first_game": "yes"}),
}


def test_the_last_turns_alone(pages: Pages, server: Server, words: Callable[..., str]) -> None:
    record, summary = moment("04-solo", "turn", 0.85)
    view = server.post("/api/records", record)
    player = played(pages, server, words, view["id"], SeatRequest("de"))
    assert player.scenes[0] == player.text("decide-eclipse-tracks", era=summary["era"])


@pytest.mark.long
@pytest.mark.parametrize("wish", GAMES.values(), ids=GAMES)
def test_a_complete_game(pages: Pages, server: Server, words: Callable[..., str], wish: SeatRequest) -> None:
    view = server.new_game(wish.seats, game="teotihuacan", **wish.options)
    player = played(pages, server, words, view["id"], wish)
    assert player.scenes[0] == player.text("decide-eclipse-tracks", era=1)
    assert len(player.asked) > 5
    assert len(player.scenes) >= 2


def played(pages: Pages, server: Server, words: Callable[..., str], game: str, wish: SeatRequest) -> TeotihuacanPlayer:
    """Who has played a game to its end, and read its result."""
    page = pages.open(f"/game/{game}", language=wish.language)
    player = TeotihuacanPlayer(page, wish.language, words, seed=3, by_keys=wish.by_keys)
    player.play_to_the_end(LONGEST)

    last = server.view(game)
    assert last["status"] == "finished"
    result = last["result"]
    page.get_by_role("button", name=player.text("web-result"), exact=True).click()
    dialog = page.get_by_role("dialog")
    for place, row in zip(result["ranking"], dialog.get_by_role("row").all()[1:], strict=False):
        expect(row).to_contain_text(str(result["scores"][place[0]]))
    expect(dialog.get_by_text(player.text("decide-sources-sum"))).to_be_visible()
    expect(dialog.get_by_role("img", name=player.text("web-plot-name"))).to_be_visible()
    return player
