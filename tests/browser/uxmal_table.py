"""Begins games of Uxmal at stored positions and reads the table as a person with a screen reader would."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from teocalli.core.texts import Texts
from tests.browser.harness import Pages, Server, wait_until
from tests.fixtures.store import OWN_GAMES, SPEC_GAMES, load_record, load_trace

SETUP = ("track:", "first:", "base:", "tiles:")
IDOLS = "SJMET"
COLUMNS = "abcdefgh"
ENGLISH = Texts("en")
NAMES = ["Lina", "Bo", "Amélie", "Yuki"]

Summary = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """A stored game after `n` words, with the summary of that position."""

    game: str
    n: int
    summary: Summary

    def record(self) -> dict[str, Any]:
        """The record up to this moment, ready to be gone on with."""
        record = load_record((SPEC_GAMES if self.game in _spec_names() else OWN_GAMES) / f"{self.game}.json")
        setup = sum(word.startswith(SETUP) for word in record["words"])
        record["words"] = record["words"][: setup + self.n]
        record["players"] = NAMES[: len(record["players"])]
        return {key: value for key, value in record.items() if key not in ("scores", "winners")}


def _spec_names() -> set[str]:
    return {path.stem for path in SPEC_GAMES.glob("*.json")}


def moments(game: str) -> Iterator[Moment]:
    """Positions of a stored game in which a person is really asked."""
    folder = SPEC_GAMES if game in _spec_names() else OWN_GAMES
    for n, summary in enumerate(load_trace(folder / f"{game}.json")):
        legal = summary["legal"]
        if summary["to_move"] is not None and (len(legal) > 1 or legal == ["build"]):
            yield Moment(game, n, summary)


def find(game: str, wanted: Callable[[Summary], bool]) -> Moment:
    """The first such position of a stored game."""
    return next(moment for moment in moments(game) if wanted(moment.summary))


def words_of(summary: Summary, kind: str) -> list[str]:
    """Legal words of a kind, like `place`."""
    return [word for word in summary["legal"] if word.partition(":")[0] == kind]


class UxmalTable:
    """A game page and what can be seen and done on it."""

    def __init__(self, server: Server, page: Page, game_id: str) -> None:
        self.server = server
        self.page = page
        self.id = game_id

    @classmethod
    def begin(cls, server: Server, pages: Pages, moment: Moment, **look: Any) -> UxmalTable:
        """Begin a game at that moment and look at it; `look` goes to `Pages.open`."""
        game_id = server.post("/api/records", moment.record())["id"]
        table = cls(server, pages.open(f"/game/{game_id}", **look), game_id)
        if table.view()["secrets"]:
            table.page.get_by_role("button", name=re.compile("is here")).click()
        expect(table.grid).to_be_visible()
        return table

    def view(self) -> dict[str, Any]:
        """The newest view of the server."""
        view: dict[str, Any] = self.server.get(f"/api/games/{self.id}")
        return view

    def words(self) -> list[str]:
        """All words after the set-up."""
        return [entry["word"] for entry in self.view()["log"]]

    def wait_for_words(self, count: int) -> list[str]:
        """Wait until the game has so many words and the page is done with them; give all words."""
        wait_until(lambda: len(self.words()) >= count, f"no {count} words")
        expect(self.page.locator("[inert]")).to_have_count(0)
        return self.words()

    @property
    def grid(self) -> Locator:
        """The board."""
        return self.page.get_by_role("grid", name=ENGLISH.format("uxmal-help-board.title"))

    @property
    def question(self) -> Locator:
        """Where the game asks."""
        return self.page.get_by_role("group", name=ENGLISH.format("board-question"), exact=True)

    def field(self, field: str) -> Locator:
        """The cell of a field, by the beginning of its name."""
        return self.grid.get_by_role("gridcell", name=f"{field}:")

    def seat(self, seat: str) -> Locator:
        """A free seat while a tile is to be laid."""
        return self.page.get_by_role("button", name=f"tile seat {seat},")

    def button(self, text: str) -> Locator:
        """A button of the question."""
        return self.question.get_by_role("button", name=ENGLISH.format(text), exact=True)

    def confirm(self) -> None:
        """Click the confirmation."""
        self.button("board-confirm").click()

    def focused(self, attribute: str) -> str | None:
        """An attribute of the thing that has the focus."""
        return self.page.locator(":focus").get_attribute(attribute)


def field_names(summary: Summary) -> dict[str, str]:
    """What each field must be called: place, content, level, occupant (R-61)."""
    owners = {field: seat for seat, fields in enumerate(summary["priests"]) for field in fields}
    names = {}
    for row, column in itertools.product(range(8), range(8)):
        field = f"{COLUMNS[column]}{8 - row}"
        symbol = summary["symbols"][row][column]
        owner = owners.get(field)
        names[field] = ENGLISH.format(
            "uxmal-field-name",
            {
                "field": field,
                "content": ENGLISH.format("uxmal-blank" if symbol == "-" else f"uxmal-idol-{symbol}"),
                "level": int(summary["levels"][row][column]),
                "occupant": ENGLISH.format("uxmal-occupant-none")
                if owner is None
                else ENGLISH.format("uxmal-occupant-priest", {"player": NAMES[owner]}),
            },
        )
    return names


def cards(count: int, idol: str) -> str:
    """Like `2 snake cards`."""
    return ENGLISH.format("uxmal-cards", {"count": count, "idol": ENGLISH.format(f"uxmal-idol-{idol}")})


def signed(change: int) -> str:
    """A change of points as the page writes it."""
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"
