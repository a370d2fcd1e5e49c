"""Every decision of games on the page: drawn without an error, every legal action can be chosen, refusals are said.

`python -m tests.browser.every_decision` goes through all stored games and 200 random ones with random options.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, sync_playwright

from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import known_games, load_game
from teocalli.core.state import CHANCE, State
from teocalli.table.history import History
from teocalli.table.seats import PERSON, Seat
from teocalli.table.table import Table
from teocalli.table.view import build_view
from tests.browser.harness import Server, chromium_path, function_of
from tests.fixtures.store import stored_games

HARNESS = function_of(Path(__file__).parent / "every_decision.js")
GAMES = known_games()
NAMES = ["Lina", "Bo", "Amélie", "Yuki"]
COLOURS = ["pink", "teal", "amber", "indigo"]
BEFORE = 12
"""Positions that a drawing may compare the newest one with."""
RANDOM_GAMES = 200

Story = tuple[str, Match]


def stored(game: str) -> Iterator[Story]:
    """All stored games of a game, with their names."""
    for path in stored_games(game):
        yield path.stem, Match.from_record(Record.load(path))


def random_game(game: str, seed: int) -> Story:
    """A random game with random options; both follow from the seed."""
    rng = random.Random(f"{game} {seed}")
    players = rng.randint(1 if game == "teotihuacan" else 2, 4)
    chosen = random_options(load_game(game, players=players), rng)
    rules = load_game(game, players=players, options=chosen)
    match = Match(rules, rules.draw_setup(rng.randrange))
    while not match.state.is_terminal():
        match.play_action(any_action(match.state, rng))
    return f"random {seed}", match


def any_action(state: State, rng: random.Random) -> int:
    """A random outcome, or a random action."""
    if state.current_player != CHANCE:
        return rng.choice(state.legal_actions())
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    action: int = rng.choices(actions, chances)[0]
    return action


def random_options(game: Game, rng: random.Random) -> dict[str, Any]:
    """Each option off its default in about half of all games."""
    chosen: dict[str, Any] = {}
    for option in game.option_set:
        if rng.random() < 0.5:
            low, high = option.numbers or (0, 0)
            chosen[option.name] = str(rng.randint(low, high)) if option.numbers else rng.choice(option.values)
    if chosen.get("first_game") == "yes":
        chosen.pop("draft", None)
    return chosen


def decisions(name: str, match: Match) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """The view of every decision that persons are really asked, with some positions before it."""
    game, names = match.game, NAMES[: match.game.players]
    history = History(names)
    history.follow(match, ["person"] * len(match.words))
    fresh = Table(
        Match(game, match.setup), [Seat(at, PERSON, each, COLOURS[at], None) for at, each in enumerate(names)], None, {}
    )
    # Nobody passes the screen here, where all is seen.
    common = {**build_view("", fresh, History(names)), "status": "running", "result": None, "secrets": False}
    before: list[dict[str, Any]] = []
    for n in range(len(match.words)):
        state = match.state_at(n)
        seat = state.current_player
        seen = game.view(state, max(seat, 0))
        stand = {"n": n, "position": seen["position"], "projection": seen["projection"], "hash": state.hash()}
        if seat >= 0 and len(seen["legal"]) > 1:
            known = {"id": f"{name} {n}", "version": n, "viewer": seat, "to_move": seat}
            log = [entry for entry in history.log if n - BEFORE < entry["n"] <= n]
            told = {"log": log, "score_history": history.score_history[:1]}
            asked = {"legal": seen["legal"], "asked": seen.get("asked"), "undo": {**common["undo"], "start": n}}
            yield {**common, **known, **stand, **asked, **told}, before[-BEFORE:]
        before.append(stand)


class Examiner:
    """One page that draws one position after the other."""

    def __init__(self, page: Page, url: str, game: str) -> None:
        self._page = page
        self.drawn = self.states = 0
        page.emulate_media(reduced_motion="reduce")
        page.route("**/api/games**", no_games)
        page.goto(f"{url}/")
        page.evaluate(f"async (game) => {{ window.examine = await ({HARNESS})(game); }}", game)

    def complaints(self, story: Story, most: int, chosen: Iterable[int] | None = None) -> Iterator[str]:
        """What is wrong at the decisions of a game, or at `chosen` ones; `most`: choices looked at for each."""
        wanted = None if chosen is None else set(chosen)
        for number, (view, before) in enumerate(decisions(*story)):
            if wanted is not None and number not in wanted:
                continue
            # As text: an object of this size takes Playwright longer to hand over than the page to draw.
            shown = json.dumps([view, before, most])
            found = self._page.evaluate("(shown) => examine(...JSON.parse(shown))", shown)
            self.drawn += 1
            self.states += found["states"]
            for complaint in found["complaints"]:
                yield f"{story[0]}, position {view['n']} ({view['position']['decision']}): {complaint}"


def no_games(route: Route) -> None:
    """The list of games and all positions are empty."""
    route.fulfill(
        body=json.dumps({"total": 0, "games": [], "played": [], "positions": []}), content_type="application/json"
    )


def stories(game: str, part: int, parts: int, randoms: int) -> Iterator[Story]:
    """All games, or every so many of them."""
    yield from (story for number, story in enumerate(stored(game)) if number % parts == part)
    for seed in range(randoms // len(GAMES)):
        if seed % parts == part:
            yield random_game(game, seed)


def main() -> int:
    """Examine everything; give 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one")
    parser.add_argument("--part", default="0/1", help="only the games of a part, as 0/4")
    parser.add_argument("--randoms", type=int, default=RANDOM_GAMES, help="random games, all games together")
    parser.add_argument("--most", type=int, default=400, help="choices that are looked at for a decision")
    parser.add_argument("--every", type=int, default=1, help="only every so many decisions")
    wish = parser.parse_args()
    part, parts = map(int, wish.part.split("/"))
    wrong = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for game in wish.game or GAMES:
            begun = time.monotonic()
            games = 0
            examiner = Examiner(browser.new_page(), server.url, game)
            for story in stories(game, part, parts, wish.randoms):
                games += 1
                chosen = None if wish.every == 1 else range(games % wish.every, 10_000, wish.every)
                for complaint in examiner.complaints(story, wish.most, chosen):
                    wrong += 1
                    print(f"{game}: {complaint}"[:1000], flush=True)
            spent = time.monotonic() - begun
            print(
                f"{game}: {games} games, {examiner.drawn} decisions, {examiner.states} choices drawn, {spent:.0f} s",
                flush=True,
            )
        browser.close()
        server.stop()
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
