"""Tries the built site as a reader would: served by the program, in a browser whose console must stay silent."""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from playwright.sync_api import Page, expect, sync_playwright

from handbook.contents import ENGLISH
from teocalli import web
from teocalli.core.registry import known_games
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.server import create_app
from tests.browser.harness import chromium_path, free_port

REFERENCE = "reference/core/"


def complaints(site: Path) -> list[str]:
    """What the browser's console says while somebody reads the site in `site` and searches it."""
    said: list[str] = []
    with _served(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        page = browser.new_page()
        page.on("console", lambda message: said.append(f"{page.url}: {message.text}"))
        page.on("pageerror", lambda error: said.append(f"{page.url}: {error}"))
        page.on("request", lambda request: _note_foreign(request.url, address, said))
        for language in LANGUAGES:
            _read(page, f"{address}/handbook/{language}/", language)
        browser.close()
    return said


def _read(page: Page, address: str, language: str) -> None:
    game = known_games()[0]
    for name in [f"rules/{game}/", "play/", *([REFERENCE] if language == ENGLISH else [])]:
        page.goto(address + name, wait_until="networkidle")
    _search(page, Texts(language).format(f"{game}-title"))


def _search(page: Page, word: str) -> None:
    """Search for a word: something is found."""
    page.keyboard.press("/")
    page.locator("input.md-search__input").press_sequentially(word)
    expect(page.locator(".md-search-result__item").first).to_be_visible()


def _note_foreign(url: str, address: str, said: list[str]) -> None:
    if not url.startswith((address, "data:", "blob:")):
        said.append(f"{url} is asked of another host")


@contextmanager
def _served(site: Path) -> Iterator[str]:
    """The address of a server that has this handbook."""
    before, port = web.HANDBOOKS, free_port()
    web.HANDBOOKS = (site, site)
    with tempfile.TemporaryDirectory() as data:
        server = uvicorn.Server(uvicorn.Config(create_app(data), port=port, log_level="error"))
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started:
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join()
            web.HANDBOOKS = before
