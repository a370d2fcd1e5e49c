"""What `teocalli new-game` writes is a game: it installs, passes its tests, and is played in every front end."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
import uuid
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import PATIENCE, chromium_path, free_port, seat
from tests.long import with_further
from tests.packaging.checkout import ROOT

pytestmark = [pytest.mark.packaging, pytest.mark.timeout(300)]

WHOLE, BARE = "pebbles", "bare_bones"
LEFT_OUT = ("web", "data", "help", "terminal.py")
"""What a game need not have; the second game has none of it."""
COMMAND = ("-c", "from teocalli.cli.main import run; run()")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How pytest-playwright starts the browser: the machine's own Chromium."""
    return {"executable_path": chromium_path(), "args": ["--no-sandbox"]}


def run(python: Path | str, *arguments: str | Path, cwd: Path, said: str = "") -> str:
    """What a command prints; the test fails with everything it said when it does not succeed."""
    variables = os.environ | {"XDG_DATA_HOME": str(cwd / "data"), "TEOCALLI_STRICT_TEXTS": "1", "CFLAGS": "-O0"}
    done = subprocess.run(
        [python, *arguments], cwd=cwd, env=variables, input=said, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{arguments}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def environment(folder: Path) -> Path:
    """A fresh environment that sees Teocalli and the tools of this one, and gets games of its own."""
    venv.create(folder)
    (packages,) = folder.glob("lib/python*/site-packages")
    here = sysconfig.get_path("purelib")
    (packages / "teocalli_here.pth").write_text(f"import site; site.addsitedir({here!r})\n", encoding="utf-8")
    return folder / "bin" / "python"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment in which a whole game and a bare one are installed from their packages."""
    folder = tmp_path_factory.mktemp("games")
    installed = environment(folder / "environment")
    for name in (WHOLE, BARE):
        run(sys.executable, *COMMAND, "new-game", name, cwd=folder)
    for part in LEFT_OUT:
        place = folder / BARE / "src" / BARE / part
        shutil.rmtree(place) if place.is_dir() else place.unlink()
    pip = ("-m", "pip", "--python", installed, "install", "-qq", "--no-index", "--no-build-isolation")
    run(sys.executable, *pip, *(folder / name for name in (WHOLE, BARE)), cwd=folder)
    return installed


def test_the_package_passes_its_own_tests(python: Path) -> None:
    folder = python.parents[2]
    told = run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder / WHOLE / "tests", cwd=folder)
    assert "[100%]" in told


@pytest.mark.parametrize("name", [WHOLE, BARE])
def test_it_is_played_in_the_terminal(python: Path, tmp_path: Path, name: str) -> None:
    """The first action each time, to the end; the record is replayed."""
    play = ("play", name, "--seats", "person,greedy", "--seed", "1", "--lang", "fr", "--save", "game.json")
    told = run(python, *COMMAND, *play, cwd=tmp_path, said="1\n" * 30)
    assert "Prendre 1 jeton de la pile 1" in told
    assert "1. Itzel – 17 points" in told
    run(python, *COMMAND, "verify", "game.json", cwd=tmp_path)


def test_it_is_played_against_mcts_in_the_arena(python: Path, tmp_path: Path) -> None:
    match = ("arena", WHOLE, "--players", "mcts:50p,random", "--games", "6", "--seed", "1", "--json")
    told = json.loads(run(python, *COMMAND, *match, cwd=tmp_path))
    assert told["games"] == 6


class Table:
    """A server of the environment, asked by JSON."""

    def __init__(self, python: Path, folder: Path) -> None:
        self.url = f"http://127.0.0.1:{(port := free_port())}"
        command: list[str | Path] = [python, *COMMAND, "--no-browser", "--port", str(port), "--data", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ask(self, path: str, body: object = None) -> Any:
        """Ask for JSON, waiting for a server that is still starting."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError:
                raise
            except urllib.error.URLError:
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.1)


@pytest.fixture(scope="module")
def table(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server with both games."""
    running = Table(python, tmp_path_factory.mktemp("table"))
    yield running
    running.process.terminate()
    running.process.wait()


def open_game(browser: Browser, table: Table, name: str) -> tuple[Page, list[str]]:
    """A page with a new game of two persons, and what its console complains of."""
    seats = [seat("Ada", "pink"), seat("Bo", "teal")]
    view = table.ask("/api/games", {"game": name, "seats": seats, "options": {}, "key": uuid.uuid4().hex})
    page, errors = browser.new_page(viewport={"width": 360, "height": 740}), []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{table.url}/game/{view['id']}")
    return page, errors


@pytest.mark.parametrize("name", with_further([BARE], [WHOLE]))
def test_it_is_played_in_the_browser(browser: Browser, table: Table, name: str) -> None:
    """Every decision by its first button, until somebody has won; nothing complains and nothing sticks out."""
    page, errors = open_game(browser, table, name)
    expect(page.locator("[data-all]").first).to_have_text("Take 1 counter from pile 1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    game_id = page.url.rpartition("/")[2]
    for _ in range(30):
        view = table.ask(f"/api/games/{game_id}")
        if view["status"] == "finished":
            break
        page.locator(f"[data-all='{view['legal'][0]['word']}']").click()
        expect(page.locator(".playback-bar output").first).to_have_text(re.compile(rf"{view['n'] + 1} / "))
    expect(page.locator("#question")).to_contain_text(re.compile("wins with|share"))
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("dialog").get_by_role("rowheader", name="Ada")).to_be_visible()
    assert errors == []
    page.close()


def test_arrows_lead_through_its_board(browser: Browser, table: Table) -> None:
    """The template's targets are found by the frame's arrow keys, and explain themselves."""
    page, errors = open_game(browser, table, WHOLE)
    counters = page.locator(".slot-board [data-target]")
    counters.first.focus()
    for key, name in (("ArrowRight", "Take 2 counters from pile 1"), ("ArrowDown", "Take 2 counters from pile 2")):
        page.keyboard.press(key)
        expect(page.locator(".slot-board").get_by_role("button", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".playback-bar output").first).to_have_text(re.compile("1 / 1"))
    expect(page.locator(".slot-board li").nth(1)).to_contain_text("2−2")
    assert errors == []
    page.close()


def test_both_are_offered_at_the_start(browser: Browser, table: Table) -> None:
    offered = table.ask("/api/meta")["games"]
    page = browser.new_page()
    page.goto(table.url)
    for name in ("Pebbles", "Bare bones", "Uxmal"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_role("link", name="Rules of")).to_have_count(len(offered) - 1)
    page.close()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("3x", "cannot be called “3x”"),
        ("class", "cannot be called “class”"),
        ("Big", "lower-case letters"),
        ("uxmal", "is taken"),
        ("json", "is taken"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(tmp_path: Path, name: str, says: str) -> None:
    done = subprocess.run(
        [sys.executable, *COMMAND, "new-game", name], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / WHOLE).mkdir()
    command = [sys.executable, *COMMAND, "new-game", WHOLE, "--into", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "already exists" in done.stderr
    assert not list((tmp_path / WHOLE).iterdir())
