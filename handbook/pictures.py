"""Takes the handbook's pictures: the program itself, in every language, light and dark, in a browser."""

from __future__ import annotations

import io
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from handbook.contents import TEXT
from handbook.parts import asked_pictures, table_picture
from handbook.scenes import Scene, scenes
from teocalli.core.figure import figures
from teocalli.core.registry import game_class, known_games
from teocalli.core.texts import LANGUAGES, Texts
from tests.browser.harness import PATIENCE, Server, chromium_path

SCALE = 1.25
THEMES = ("light", "dark")
QUALITY = 80
"""Of the WebP pictures: above it they grow, and nobody sees a difference."""


def take_pictures(folder: Path) -> None:
    """Take all pictures anew, each as `{language}/{name}-{theme}.webp` in the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    expect.set_options(timeout=PATIENCE * 1000)
    with _server() as server, _server(for_people=True) as hosting, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        asked = asked_for()
        wanted = [(at, scene) for at, scene in scenes(server, hosting) if scene.name in asked]
        for language in LANGUAGES:
            (folder / language).mkdir(parents=True)
            for theme in THEMES:
                _take_scenes(browser, wanted, folder / language, language, theme)
                _take_figures(browser, server, folder / language, language, theme)
        browser.close()


def asked_for() -> set[str]:
    """The names of the scenes that pages show, beside the table of each game."""
    pages = TEXT.rglob("*.md")
    shown = {name for page in pages for name in asked_pictures(page.read_text(encoding="utf-8"))}
    return shown | {table_picture(game) for game in known_games()}


@contextmanager
def _server(*, for_people: bool = False) -> Iterator[Server]:
    """A server with nothing in it, whose chance is the same each time."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data), for_people=for_people)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _take_scenes(browser: Browser, wanted: list[tuple[Server, Scene]], folder: Path, language: str, theme: str) -> None:
    for server, scene in wanted:
        with _page(browser, language, theme, scene.size) as page:
            if scene.cookie:
                page.context.add_cookies([{"name": "teocalli", "value": scene.cookie, "url": server.url}])
            page.goto(server.url + scene.path)
            page.locator("h1").first.wait_for(state="attached")
            scene.prepare(page, Texts(language))
            page.evaluate("document.fonts.ready.then(() => true)")
            _keep(page.screenshot(), folder / f"{scene.name}-{theme}.webp")


def _take_figures(browser: Browser, server: Server, folder: Path, language: str, theme: str) -> None:
    """The pictures of the rules' figures, as the rules page draws them."""
    for game in known_games():
        names = [figure.name for figure in figures(game_class(game))]
        with _page(browser, language, theme, (900, 900)) as page:
            page.goto(f"{server.url}/rules/{game}")
            expect(page.locator(".rule-figure")).to_have_count(len(names))
            for name in names:
                drawn = page.locator(f'[data-figure="{name}"] .rule-figure-pictures')
                _keep(drawn.screenshot(), folder / f"figure-{game}-{name}-{theme}.webp")


@contextmanager
def _page(browser: Browser, language: str, theme: str, size: tuple[int, int]) -> Iterator[Page]:
    """A page of a browser that remembers nothing, with sharp pictures of what does not move."""
    context = browser.new_context(
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=SCALE,
    )
    try:
        yield context.new_page()
    finally:
        context.close()


def _keep(png: bytes, file: Path) -> None:
    Image.open(io.BytesIO(png)).convert("RGB").save(file, "WEBP", quality=QUALITY, method=4)
