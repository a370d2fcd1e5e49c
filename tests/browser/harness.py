"""What browser tests need: a real server process, requests to it, and pages whose console stays silent."""

from __future__ import annotations

import json
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page
from playwright.sync_api import Error as PlaywrightError

from tests.browser.page_pool import PagePool

PATIENCE = 30.0
"""Seconds that server and page may take for what is expected; generous, for machines that do much at once."""


CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first has no windows of its own to draw, which is a third of the work."""


def chromium_path() -> str:
    """Give the machine's own Chromium."""
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    assert path, "the browser tests need Chromium (Debian package chromium-headless-shell or chromium)"
    return path


def free_port() -> int:
    """Give a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def seat(name: str, colour: str, bot: str | None = None) -> dict[str, Any]:
    """Ask for one seat of a new game."""
    return {"kind": "bot" if bot else "person", "name": name, "colour": colour, "bot": bot}


class Server:
    """A server process of its own, on its own data folder; it can be stopped and started again."""

    def __init__(self, data: Path, *, for_people: bool = False) -> None:
        self._data = data
        self._for_people = for_people
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process and wait until it answers."""
        command = [sys.executable, "-m", "tests.seeded", "--port", str(self.port), "--data", str(self._data)]
        if self._for_people:
            command += ["--public-url", self.url]
        log = (self._data / "server.log").open("ab")
        self._process = subprocess.Popen(command, stdout=log, stderr=log)
        wait_until(self._answers, "the server does not answer")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process; SIGKILL ends it without a word."""
        assert self._process is not None
        self._process.send_signal(how)
        try:
            self._process.wait(timeout=8)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def go_ahead(self, seconds: float) -> None:
        """Let the server's time go ahead so much of the real one, all together."""
        new = self._data / "ahead.new"  # the server reads it at any time, and never half of it
        new.write_text(str(int(seconds * 1000)))
        new.replace(self._data / "ahead")

    def damage(self, game_id: str) -> None:
        """Spoil a stored game while the process does not run."""
        with closing(sqlite3.connect(self._data / "teocalli.sqlite3")) as database, database:
            database.execute("UPDATE events SET payload = 'oops' WHERE game_id = ? AND seq = 1", (game_id,))

    def _answers(self) -> bool:
        try:
            self.get("/api/meta")
        except (urllib.error.URLError, ConnectionError):
            return False
        return True

    def get(self, path: str) -> Any:
        """Ask for JSON."""
        return self._ask(urllib.request.Request(self.url + path))

    def post(self, path: str, body: Any) -> Any:
        """Send JSON and give the answer."""
        headers = {"Content-Type": "application/json"}
        return self._ask(urllib.request.Request(self.url + path, json.dumps(body).encode(), headers))

    def delete(self, path: str) -> None:
        """Delete something."""
        urllib.request.urlopen(urllib.request.Request(self.url + path, method="DELETE"), timeout=PATIENCE).close()

    def _ask(self, request: urllib.request.Request) -> Any:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def new_game(self, seats: list[dict[str, Any]], *, game: str = "uxmal", **options: Any) -> dict[str, Any]:
        """Open a game and give its view."""
        wish = {"game": game, "seats": seats, "options": options, "key": uuid.uuid4().hex}
        view: dict[str, Any] = self.post("/api/games", wish)
        return view

    def view(self, game_id: str) -> dict[str, Any]:
        """Give the newest view once the bots have moved."""
        view: dict[str, Any] = {}

        def settled() -> bool:
            nonlocal view
            view = self.get(f"/api/games/{game_id}")
            return not view["thinking"]

        wait_until(settled, "the bots do not come to an end")
        return view

    def act(self, view: dict[str, Any], word: str) -> dict[str, Any]:
        """Send a word for whoever is to move, and give the view once the bots have moved."""
        body = {"version": view["version"], "word": word, "key": uuid.uuid4().hex}
        self.post(f"/api/games/{view['id']}/actions", body)
        return self.view(view["id"])

    def play(self, view: dict[str, Any], until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Let persons build wherever they can until a condition holds or the game is over."""
        view = self.view(view["id"])
        while view["status"] == "running" and not until(view):
            view = self.act(view, view["legal"][0]["word"])
        return view


def wait_until(condition: Callable[[], bool], complaint: str) -> None:
    """Wait for a condition, or fail with the complaint."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, complaint
        time.sleep(0.05)


def function_of(script: Path) -> str:
    """The function that a file holds alone, as an expression: formatted it ends like a statement."""
    return script.read_text(encoding="utf-8").rstrip().removesuffix(";")


STRETCH_FONT = """percent => {
    const sheet = [...document.styleSheets].find(({ href }) => href?.endsWith("/styles/fonts.css"));
    while (sheet.cssRules.length > 1) sheet.deleteRule(1);
    const own = sheet.cssRules[0].cssText;
    if (percent !== 100) sheet.insertRule(own.replace(/}$/, `size-adjust: ${percent}%; }`), 1);
    return document.fonts.load("16px Inter").then(() => document.fonts.ready).then(() => true);
}"""


def stretch_font(page: Page, percent: int) -> None:
    """Set a page in a font that is so wide, compared with its own; until it is opened anew."""
    page.evaluate(STRETCH_FONT, percent)


LOST_NETWORK = ("Failed to load resource", "net::ERR", "Failed to fetch dynamically", "NetworkError")
"""What the browser says where the server cannot be reached."""
NO_WORKER = "Service Worker registration blocked by Playwright"
"""What the browser says on most pages: a worker between page and server would hide requests from the tests."""


class Pages:
    """Opens pages and remembers what their consoles said: an error there fails the test."""

    def __init__(self, pool: PagePool) -> None:
        self._pool = pool
        self._opened: list[Page] = []
        self._deafen: dict[BrowserContext, list[Callable[[], None]]] = {}
        self.errors: list[str] = []
        self.allow_lost_network = False
        """Set by tests that cut the network: then the browser's own complaints about it are no fault."""

    @property
    def url(self) -> str:
        """Where the server's pages are."""
        return self._pool.url

    def open(
        self,
        path: str = "/",
        *,
        language: str = "en-GB",
        theme: str = "dark",
        width: int = 1440,
        height: int = 900,
        moving: bool = False,
        prepare: Callable[[Page], object] = lambda _: None,
        **context: Any,
    ) -> Page:
        """Open a page that remembers nothing. `moving`: with animations, else reduced motion is asked for.
        `prepare`: done before the page goes anywhere.
        """
        page = self._pool.take(language, **context)
        self._opened.append(page)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if moving else "reduce",
        )
        prepare(page)
        self._go(page, path)
        return page

    def open_in(self, context: BrowserContext, path: str) -> Page:
        """Open a further page in a context that is there, as another tab."""
        page = context.new_page()
        self._go(page, path)
        return page

    def _go(self, page: Page, path: str) -> None:
        def tell(error: PlaywrightError) -> None:
            self.errors.append(f"{path}: {error}")

        def deafen() -> None:
            page.remove_listener("console", self._hear)
            page.remove_listener("pageerror", tell)

        page.on("console", self._hear)
        page.on("pageerror", tell)
        self._deafen.setdefault(page.context, []).append(deafen)
        page.goto(self._pool.url + path)
        page.locator("h1").first.wait_for(state="attached")
        page.evaluate("document.fonts.ready.then(() => true)")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.text == NO_WORKER:
            return
        network = any(complaint in message.text for complaint in LOST_NETWORK)
        if message.type in ("error", "warning") and not (network and self.allow_lost_network):
            self.errors.append(f"{message.type}: {message.text} {message.location}")

    def give_back(self, page: Page) -> None:
        """Be done with a page, so that the next one opened may be this one."""
        self._opened.remove(page)
        for deafen in self._deafen.pop(page.context):
            deafen()
        self._pool.put_back(page)

    def close(self) -> None:
        """Be done with all pages."""
        for page in [*self._opened]:
            self.give_back(page)
