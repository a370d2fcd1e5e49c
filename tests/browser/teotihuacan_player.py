"""Somebody who knows a page of Teotihuacan by the roles and names of its parts only."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

READY = ("decide-build-here", "teotihuacan-action-end", "decide-confirm")
"""Buttons that carry out what was chosen."""
NOT_AN_ANSWER = (
    *("web-undo", "decide-take-back-turn", "decide-back", "decide-other-place", "decide-carry-out", "decide-forget"),
    *("board-turn-left", "board-turn-right"),
)


class TeotihuacanPlayer:
    """Answers whatever the page asks, at random, until the game is over."""

    def __init__(self, page: Page, language: str, words: Callable[..., str], seed: int) -> None:
        self.page = page
        self._language = language
        self._words = words
        self._random = random.Random(seed)
        self.question = page.get_by_role("group", name=self.text("board-question"), exact=True)
        self.slot = page.get_by_role("region", name=self.text("web-question"))
        self.asked: set[str] = set()
        self.scenes: list[str] = []

    def text(self, message_id: str, **arguments: object) -> str:
        """Give what the page says."""
        return self._words(self._language, message_id, **arguments)

    def over(self) -> bool:
        """Whether the page says that the game is over and shows nothing else."""
        heading = self.slot.get_by_role("heading", name=self.text("web-game-finished"))
        return heading.is_visible() and not self.page.get_by_role("dialog").is_visible()

    def play_to_the_end(self, seconds: float) -> None:
        """Play until the game is over. Fails if that takes longer."""
        end = time.monotonic() + seconds
        while not self.over():
            assert time.monotonic() < end, f"the game does not come to its end; asked last: {sorted(self.asked)}"
            try:
                self.step()
            except PlaywrightError:
                time.sleep(0.05)  # the question has changed meanwhile

    def step(self) -> None:
        """Do one thing that the page asks for."""
        if self.page.get_by_role("dialog").is_visible():
            self.close_scene()
        elif self.question.is_visible():
            self.asked.add(self.question.get_by_role("heading", level=2).inner_text(timeout=1000))
            self.answer()
        else:
            time.sleep(0.03)

    def answer(self) -> None:
        """Carry out what is chosen, or choose something."""
        ready = [button for message_id in READY if (button := self.button(message_id)).is_visible()]
        if ready:
            ready[0].click(timeout=1000)
            return
        options = self.answers()
        if options:
            self._random.choice(options).click(timeout=1000)

    def button(self, message_id: str) -> Locator:
        """A button of the question by the beginning of its text."""
        name = re.compile("^" + re.escape(self.text(message_id)))
        return self.question.get_by_role("button", name=name).first

    def answers(self) -> list[Locator]:
        """The buttons by which the question may be answered."""
        others = tuple(self.text(message_id) for message_id in NOT_AN_ANSWER)
        found = self.question.get_by_role("button", disabled=False).all()
        keep = self.text("decide-keep-plan", name="")
        return [button for button in found if not (button.inner_text(timeout=1000)).startswith((*others, keep.strip()))]

    def close_scene(self) -> None:
        """Read the heading of a scene and go on."""
        dialog = self.page.get_by_role("dialog")
        self.scenes.append(dialog.get_by_role("heading", level=2).inner_text(timeout=1000))
        for message_id in ("web-scene-go-on", "web-scene-to-result", "web-result-look"):
            button = dialog.get_by_role("button", name=self.text(message_id))
            if button.is_visible():
                button.click(timeout=1000)
                return
        expect(dialog).to_be_hidden()
