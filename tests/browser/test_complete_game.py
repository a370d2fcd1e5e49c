"""A complete game, found and played through roles and names alone, in each language (R-62)."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import Pages, Server, seat

pytestmark = pytest.mark.browser

LONGEST = 90.0
"""Seconds that a game may take."""

CHOICE = re.compile(" – ")
"""Names of fields and seats that can be chosen say after a dash what the choice brings."""


class Player:
    """Somebody who knows the page by the roles and names of its parts only."""

    def __init__(self, page: Page, language: str, words: Callable[..., str]) -> None:
        self.page = page
        self._language = language
        self._words = words
        self.question = page.get_by_role("region", name=self.text("web-question"))
        self.scenes: list[str] = []

    def text(self, message_id: str, **arguments: object) -> str:
        """Give what the page says."""
        return self._words(self._language, message_id, **arguments)

    def button(self, message_id: str) -> Locator:
        """Find a button by its text."""
        return self.page.get_by_role("button", name=re.compile("^" + re.escape(self.text(message_id))))

    def over(self) -> bool:
        """Whether the page says that the game is over and shows nothing else."""
        heading = self.question.get_by_role("heading", name=self.text("web-game-finished"))
        return heading.is_visible() and not self.page.get_by_role("dialog").is_visible()

    def play(self) -> None:
        """Do one thing that the page asks for."""
        place, build = self.ready("board-mode-place"), self.ready("board-mode-build")
        if self.page.get_by_role("dialog").is_visible():  # asked last: a scene comes with the question, never after it
            self.close_scene()
        elif self.page.get_by_role("radiogroup").is_visible():
            self.page.get_by_role("radiogroup").get_by_role("radio").first.click()
            self.confirm()
        elif self.free_seats().is_visible():
            self.free_seats().get_by_role("button").first.click()
            self.confirm()
        elif place:
            self.button("board-mode-place").click()
            self.page.get_by_role("gridcell", name=CHOICE).first.click()
            self.confirm()
        elif build:
            self.button("board-mode-build").click()
            expect(self.free_seats().or_(self.page.get_by_role("dialog"))).to_be_visible()
        else:
            time.sleep(0.05)

    def free_seats(self) -> Locator:
        """Find the group of seats where the drawn tile may go."""
        return self.page.get_by_role("group", name=self.text("board-free-seats"))

    def ready(self, message_id: str) -> bool:
        """Whether an action can be chosen now."""
        button = self.button(message_id)
        return button.is_visible() and button.is_enabled()

    def confirm(self) -> None:
        """Carry out what was chosen."""
        position = self.page.get_by_role("slider", name=self.text("web-walk-position"))
        before = position.input_value()
        self.button("board-confirm").first.click()
        expect(position).not_to_have_value(before)

    def close_scene(self) -> None:
        """Read the heading of a scene and go on."""
        dialog = self.page.get_by_role("dialog")
        self.scenes.append(dialog.get_by_role("heading", level=2).inner_text())
        for message_id in ("web-scene-go-on", "web-scene-to-result", "web-result-look"):
            button = dialog.get_by_role("button", name=self.text(message_id))
            if button.is_visible():
                button.click()
                return
        raise AssertionError(f"no way on from the scene {self.scenes[-1]!r}")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_complete_game_against_two_bots(
    pages: Pages, server: Server, words: Callable[..., str], language: str
) -> None:
    view = server.new_game(
        [seat("Lina", "pink"), seat("Itzel", "teal", "greedy"), seat("Balam", "amber", "random")], variant="standard"
    )
    page = pages.open(f"/game/{view['id']}", language=language)
    player = Player(page, language, words)
    end = time.monotonic() + LONGEST
    while not player.over():
        assert time.monotonic() < end, "the game does not come to its end"
        player.play()

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
