"""What the handbook shows of the program: games as they stand, and how to come to each picture."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import httpx
from playwright.sync_api import Page, expect

from handbook.parts import table_picture
from teocalli.core.chance import generator
from teocalli.core.lesson import lessons
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import game_class, known_games, load_game
from teocalli.core.texts import Texts
from teocalli.players.registry import make_player
from tests.browser.harness import Server

WIDE, PHONE = (1200, 760), (390, 780)
"""Sizes of the window."""

PLAYERS = ("Itzel", "Balam", "Ximena")
PLAYER = "greedy"
SEED = 5
MIDDLE = 0.55
"""How far the games are that are shown in the middle, from 0 to 1."""


@dataclass(frozen=True)
class Scene:
    """A picture: its name, the address, the window, what is done there first, and the cookie of who looks."""

    name: str
    path: str
    size: tuple[int, int] = WIDE
    prepare: Callable[[Page, Texts], None] = lambda _page, _texts: None
    cookie: str | None = None


def scenes(server: Server, hosting: Server) -> Iterator[tuple[Server, Scene]]:
    """Every scene, with the server that it is at; `hosting` is one for people elsewhere."""
    names = known_games()
    yield server, Scene("new-game", f"/new?game={names[0]}")
    for game in names:
        middle = server.post("/api/records", _played(game, MIDDLE).to_json())["id"]
        over = server.post("/api/records", _played(game, 1.0).to_json())["id"]
        table = f"/game/{middle}"
        yield server, Scene(table_picture(game), table, prepare=_board)
        yield server, Scene(f"phone-{game}", table, PHONE, _board)
        yield server, Scene(f"hint-{game}", table, prepare=_hint)
        yield server, Scene(f"help-{game}", table, prepare=_help)
        yield server, Scene(f"looking-back-{game}", table, prepare=_look_back)
        yield server, Scene(f"result-{game}", f"/game/{over}", prepare=_result)
        yield server, Scene(f"review-{game}", f"/game/{over}", prepare=_review)
        if course := lessons(game_class(game)):
            yield server, Scene(f"lesson-{game}", f"/learn/{game}/{course[0].name}", prepare=_lesson)
    table, cookie = _waiting_table(hosting, names[0])
    yield hosting, Scene("invitation", table, prepare=_invite, cookie=cookie)


def _played(game: str, progress: float) -> Record:
    """A game of computer players up to a decision at the beginning of a turn; the same each time."""
    chance, player = generator(SEED), make_player(PLAYER, SEED)
    loaded = load_game(game, players=len(PLAYERS))
    match = Match(loaded, loaded.draw_setup(chance.randrange))
    while not match.state.is_terminal() and not _is_far(match, progress):
        if match.state.is_chance_node():
            outcomes, shares = zip(*match.state.chance_outcomes(), strict=True)
            match.play_action(chance.choices(outcomes, shares)[0])
        else:
            match.play_action(player.choose(match.state))
    return match.record(PLAYERS, ["person"] * len(PLAYERS))


def _is_far(match: Match, progress: float) -> bool:
    state = match.state
    return state.progress() >= progress < 1 and not state.is_chance_node() and state.at_turn_start()


def _board(page: Page, _texts: Texts) -> None:
    expect(page.locator("#board svg").first).to_be_visible()
    expect(page.locator(".asking").first).to_be_visible()


def _hint(page: Page, texts: Texts) -> None:
    _board(page, texts)
    page.keyboard.press("i")
    expect(page.locator(".suggestion").first).to_be_visible()


def _help(page: Page, texts: Texts) -> None:
    _board(page, texts)
    page.keyboard.press("?")
    expect(page.locator("#help .help-body :is(article, section)").first).to_be_visible()


def _look_back(page: Page, texts: Texts) -> None:
    _board(page, texts)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("heading", name=texts.format("web-looking"))).to_be_visible()


def _result(page: Page, texts: Texts) -> None:
    page.locator("#question").get_by_role("button", name=texts.format("web-result"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _review(page: Page, texts: Texts) -> None:
    page.locator("#question").get_by_role("button", name=texts.format("web-review"), exact=True).click()
    begin = page.get_by_role("button", name=texts.format("web-review-start"))
    plot = page.locator(".review-decision").first
    expect(begin.or_(plot).first).to_be_visible()
    if begin.is_visible():
        begin.click()
    expect(plot).to_be_visible(timeout=300_000)


def _lesson(page: Page, _texts: Texts) -> None:
    expect(page.locator("#board svg").first).to_be_visible()


def _invite(page: Page, texts: Texts) -> None:
    page.get_by_role("button", name=texts.format("web-invite-player-make")).click()
    expect(page.get_by_label(texts.format("web-invite-player"), exact=True)).to_be_visible()


def _waiting_table(hosting: Server, game: str) -> tuple[str, str]:
    """A table that waits for people: its address, and the cookie of who opened it."""
    with httpx.Client(base_url=hosting.url) as client:
        client.post("/api/me", json={"name": PLAYERS[0]}).raise_for_status()
        seats = [{"kind": "person"} for _ in PLAYERS]
        opened = client.post("/api/games", json={"game": game, "seats": seats, "key": uuid.uuid4().hex})
        return f"/game/{opened.raise_for_status().json()['id']}", client.cookies["teocalli"]
