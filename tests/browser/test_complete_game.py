"""A complete game, found and played through roles and names alone, in each language (R-62)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import Pages, Server, seat
from tests.browser.player import PATIENCE, Node, Player
from tests.long import with_further

pytestmark = pytest.mark.browser

LONGEST = 200.0
"""Seconds that a game may take."""

CHOICE = re.compile(" – ")
"""Names of fields and seats that can be chosen say after a dash what the choice brings."""


class UxmalPlayer(Player):
    """Takes cards, lays tiles, places priests wherever that is possible, and builds where it is not."""

    def answer(self, nodes: list[Node]) -> None:
        """Do one thing that the page asks for."""
        radios = [node for node in nodes if node.role == "radio"]
        place, build = self.ready(nodes, "board-mode-place"), self.ready(nodes, "board-mode-build")
        if radios:
            self.choose(self.find(radios[0]))
        elif self.ready(nodes, "board-turn-right"):
            seats = self.page.get_by_role("group", name=self.text("board-free-seats"))
            self.choose(seats.get_by_role("button").first)
        elif place:
            self.find(place).click(timeout=PATIENCE)
            self.choose(self.page.get_by_role("gridcell", name=CHOICE).first)
        elif build:
            self.find(build).click(timeout=PATIENCE)

    def ready(self, nodes: list[Node], message_id: str) -> Node | None:
        """Give the button that begins so if it can be pressed now."""
        name = self.text(message_id)
        buttons = (node for node in nodes if node.role == "button" and not node.disabled)
        return next((button for button in buttons if button.name.startswith(name)), None)

    def choose(self, thing: Locator) -> None:
        """Choose something and carry it out."""
        thing.click(timeout=PATIENCE)
        self.question.get_by_role("button", name=self.text("board-confirm")).click(timeout=PATIENCE)


@pytest.mark.parametrize("language", with_further(["fr"], ["en", "de"]))
def test_a_complete_game_against_two_bots(
    pages: Pages, server: Server, words: Callable[..., str], language: str
) -> None:
    view = server.new_game(
        [seat("Lina", "pink"), seat("Itzel", "teal", "greedy"), seat("Balam", "amber", "random")], variant="standard"
    )
    page = pages.open(f"/game/{view['id']}", language=language)
    player = UxmalPlayer(page, language, words)
    player.play_to_the_end(LONGEST)

    last = server.view(view["id"])
    assert last["status"] == "finished"
    result = last["result"]
    names = [last["seats"][winner]["name"] for winner in result["winners"]]
    expected = [player.text("web-scene-phase", phase=phase) for phase in (1, 2, 3)]
    assert player.scenes[:3] == expected
    assert all(name in player.scenes[3] for name in names)

    page.get_by_role("button", name=player.text("web-result"), exact=True).click()
    dialog = page.get_by_role("dialog")
    for place, row in zip(result["ranking"], dialog.get_by_role("row").all()[1:], strict=False):
        expect(row).to_contain_text(last["seats"][place[0]]["name"])
        expect(row).to_contain_text(str(result["scores"][place[0]]))
    expect(dialog.get_by_role("img", name=player.text("web-plot-name"))).to_be_visible()
    dialog.get_by_role("button", name=player.text("web-rematch")).click()
    page.wait_for_url(lambda url: not url.endswith(view["id"]))
    again = server.view(page.url.rsplit("/", 1)[1])
    assert again["seats"] == last["seats"]
    assert again["options"] == last["options"]
