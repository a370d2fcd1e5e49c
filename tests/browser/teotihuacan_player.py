"""Somebody who knows Teotihuacan's page by roles and names only, and answers whatever it asks."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.player import PATIENCE, Node, Player

READY = ("decide-build-here", "teotihuacan-action-end", "decide-confirm")
"""Buttons that carry out what was chosen."""
NOT_AN_ANSWER = (
    *("web-undo", "web-turn-take-back", "decide-back", "decide-other-place", "web-turn-carry-out", "web-turn-forget"),
    *("board-turn-left", "board-turn-right"),
    "web-hint",  # for what is asked: who acts before it comes lets the browser complain that it is too late
)


class TeotihuacanPlayer(Player):
    """Answers at random; with keys or with the mouse."""

    def __init__(
        self, page: Page, language: str, words: Callable[..., str], seed: int, *, by_keys: bool = False
    ) -> None:
        super().__init__(page, language, words)
        self._random = random.Random(seed)
        self._by_keys = by_keys
        self._ready = tuple(map(self.text, READY))
        keep_as_plan = self.text("web-turn-keep", name="?").partition("?")[0]
        self._others = (*map(self.text, NOT_AN_ANSWER), keep_as_plan)
        self.asked: set[str] = set()

    def story(self) -> str:
        """Say what was asked so far."""
        return f"asked so far: {sorted(self.asked)}"

    def answer(self, nodes: list[Node]) -> None:
        """Carry out what is chosen, or choose something."""
        self.asked.update(node.name for node in nodes[:1])
        buttons = [node for node in nodes if node.role == "button" and not node.disabled]
        ready = [button for button in buttons if button.name.startswith(self._ready)]
        options = ready[:1] or [button for button in buttons if not button.name.startswith(self._others)]
        if options:
            self.press(self._random.choice(options))

    def press(self, node: Node) -> None:
        """Press a button."""
        if self._by_keys:
            self.find(node).press("Enter", timeout=PATIENCE)
        else:
            self.find(node).click(timeout=PATIENCE)
