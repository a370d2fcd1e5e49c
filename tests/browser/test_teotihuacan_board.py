"""Teotihuacan's table shows the position: every die, tile and marker that the summary names, by role and name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from teocalli.core.texts import Texts
from tests.browser.harness import Pages, Server, wait_until
from tests.browser.test_accessibility import serious_findings
from tests.fixtures.store import load_record, load_trace, spec_games

pytestmark = pytest.mark.browser

ENGLISH = Texts("en")
NAMES = ["Lina", "Bo", "Amélie", "Yuki"]
TEMPLES = ("blue", "red", "green")
GOODS = ("cocoa", "wood", "stone", "gold")
SPEC = spec_games("teotihuacan")
SHOWN = [
    ("01-2p", "turn", 0.5),
    ("01-2p", "keep", 0.0),
    ("02-3p", "act", 0.7),
    ("03-4p", "claim", 0.9),
    ("03-4p", "turn", 0.3),
    ("04-solo", "turn", 0.8),
    ("04-solo", "act", 0.2),
    ("07-4p-busy", "turn", 0.95),
    ("07-4p-busy", "ascend", 0.6),
    ("10-3p-pyramid-finished", "turn", 1.0),
    ("12-2p-draft", "pick", 0.5),
    ("14-4p-first-game", "deco", 0.9),
]
"""Game, decision, and how far among its positions with that decision."""

Summary = dict[str, Any]
Message = dict[str, Any]


def say(message_id: str, **arguments: Any) -> str:
    return ENGLISH.format(message_id, arguments)


def moment(game: str, decision: str, part: float) -> tuple[dict[str, Any], Summary]:
    """The record up to a position in which a person is really asked, and its summary."""
    trace = load_trace(SPEC / f"{game}.json")
    asked = [
        n
        for n, each in enumerate(trace)
        if each["to_move"] is not None and each["decision"] == decision and len(each["legal"]) > 1
    ]
    n = asked[round(part * (len(asked) - 1))]
    record = load_record(SPEC / f"{game}.json")
    record["words"] = record["words"][:n]
    record["players"] = NAMES[: len(record["players"])]
    return {key: value for key, value in record.items() if key not in ("scores", "winners")}, trace[n]


def begin(server: Server, pages: Pages, record: dict[str, Any], **look: Any) -> tuple[Page, dict[str, Any]]:
    """Begin a game at a stored position and look at it; also its view."""
    view = server.post("/api/records", record)
    page = pages.open(f"/game/{view['id']}", **look)
    expect(page.get_by_role("group", name=say("teotihuacan-help-ring.title"), exact=True)).to_be_visible()
    return page, view


def things(page: Page) -> Counter[str]:
    """Names of all things on the table that have a role."""
    names = page.locator("[data-thing][role]").evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    return Counter(name.partition(" – ")[0] for name in names)


class Expected:
    """The names that a summary demands on the page."""

    def __init__(self, summary: Summary, parts: dict[str, Any]) -> None:
        self.summary = summary
        self.parts = parts
        self.players = [
            (NAMES[seat] if not (summary["bot"] and seat == 1) else say("teotihuacan-bot"), player)
            for seat, player in enumerate(summary["players"])
        ]

    def all(self) -> Counter[str]:
        names: Counter[str] = Counter()
        for part in (
            self.workers,
            self.neutral,
            self.boards,
            self.royals_and_technologies,
            self.displays,
            self.discovery_tiles,
            self.pyramid,
            self.markers,
            self.bonuses,
            self.calendar,
            self.goods,
            self.starting_tiles,
            self.bot,
        ):
            names.update(part())
        return names

    def workers(self) -> Iterator[str]:
        """Each die twice: on its board and in its owner's panel."""
        for name, player in self.players:
            for word in player["workers"]:
                board, power, lock, royal = re.fullmatch(r"(\d)\.(\d)(w?)(\d?)", word).groups()  # type: ignore[union-attr]
                place = say(f"teotihuacan-board-{board}")
                if royal:
                    place = say("board-teo-on-royal", board=place, tile=say(f"teotihuacan-royal-{royal}"))
                key = "teotihuacan-locked-name" if lock else "teotihuacan-worker-name"
                yield from [say(key, player=name, power=int(power), board=place)] * 2
            if player["wheel"]:
                yield say("board-teo-wheel", player=name)

    def neutral(self) -> Iterator[str]:
        for letter, boards in zip("AB", self.summary["neutral"], strict=False):
            for board in boards:
                yield say("board-teo-neutral", letter=letter, board=say(f"teotihuacan-board-{board}"))

    def boards(self) -> Iterator[str]:
        for place, board in enumerate(self.summary["boards"], 1):
            yield say("teotihuacan-board-name", name=say(f"teotihuacan-board-{board}"), number=board, place=place)
        arrival = self.summary["arrival"]
        for board in self.summary["boards"]:
            name = say(f"teotihuacan-board-{board}")
            if arrival and arrival["board"] == board:
                yield say("board-teo-area-arrived", board=name, count=arrival["colours"])
            else:
                yield say("board-teo-area", board=name)

    def royals_and_technologies(self) -> Iterator[str]:
        for royal in self.summary["royal"]:
            title = f"teotihuacan-royal-{royal}"
            yield say("board-teo-royal", tile=say(title), effect=say(f"{title}.help"))
        for at, number in enumerate(self.summary["techs"]):
            owners = [self.players[seat][0] for seat in self.summary["owners"][str(number)]]
            yield say(
                "board-teo-tech",
                tile=say(f"teotihuacan-tech-{number}"),
                temple=say(f"teotihuacan-temple-{TEMPLES[at % 3]}"),
                owners=owners or say("board-teo-nobody"),
            )
        for _, player in self.players:
            yield from (say(f"teotihuacan-tech-{number}") for number in player["techs"])

    def displays(self) -> Iterator[str]:
        for tile in self.summary["pyramid"]:
            icons = [say(f"teotihuacan-icon-{icon}") for icon in self.parts["pyramid_tiles"][int(tile[1:]) - 1]]
            yield say("teotihuacan-pyramid-tile-name", number=int(tile[1:]), icons=icons)
        yield from map(self.decoration, self.summary["decorations"])
        for what, count in self.summary["supply"].items():
            yield say(f"board-teo-supply-{what}", count=count)
        buildings = self.summary["buildings"]
        built = sum(buildings["rows"])
        value = self.parts["buildings_row"][built]
        yield say("teotihuacan-buildings-name", count=buildings["row"], value=value)
        for row, count in zip(("top", "centre", "bottom"), buildings["rows"], strict=True):
            values = [*self.parts["nobles"][row], 0]
            spaces = len(values) - 1
            name = say(f"teotihuacan-row-{row}")
            yield say("board-teo-nobles-row", row=name, built=count, count=spaces, next=values[count])

    def decoration(self, tile: str) -> str:
        left, right = self.parts["decoration_tiles"][int(tile[1:]) - 1]
        sides = {"left": say(f"teotihuacan-icon-{left}"), "right": say(f"teotihuacan-icon-{right}")}
        return say("teotihuacan-decoration-name", number=int(tile[1:]), **sides)

    def tile(self, kind: str, place: str) -> str:
        cost = next(each["cost"] for each in self.parts["discovery_tiles"] if each["id"] == kind)
        named = [say(f"teotihuacan-amount-{good}", count=count) for good, count in cost.items()]
        title = say(f"teotihuacan-kind-{kind}")
        return say("board-teo-tile", tile=title, cost=named or say("teotihuacan-nothing"), place=place)

    def discovery_tiles(self) -> Iterator[str]:
        for board, kind in self.summary["tiles"].items():
            if kind:
                yield self.tile(kind, say(f"teotihuacan-board-{board}"))
        for stack, kinds in self.summary["stacks"].items():
            track, step = stack.split("_")
            if track == "avenue":
                place = say("board-teo-track-step", track=say("teotihuacan-track-avenue"), step=int(step))
            else:
                place = say("board-teo-temple-step", temple=say(f"teotihuacan-temple-{track}.title"), step=int(step))
            yield say("teotihuacan-stack-name", place=place, count=len(kinds))
            yield from (self.tile(kind, place) for kind in kinds)
        for name, player in self.players:
            for state in ("unused", "used"):
                for kind, count in player[state].items():
                    yield self.tile(kind, say(f"board-teo-{state}", player=name, count=count))

    def pyramid(self) -> Iterator[str]:
        for row, (icons, levels) in enumerate(zip(self.summary["icons"], self.summary["levels"], strict=True), 1):
            for column, (icon, level) in enumerate(zip(icons, levels, strict=True), 1):
                title = say(f"teotihuacan-icon-{icon}")
                yield say("teotihuacan-cell-name", row=row, column=column, icon=title, level=int(level))
        for stair, tiles in self.summary["stairs"].items():
            stairway = say(f"teotihuacan-stairway-{stair}")
            for step, tile in enumerate(tiles):
                place = say("teotihuacan-step-name", stairway=stairway, step=step)
                yield say("board-teo-step", step=place, tile=self.decoration(tile))
            if not tiles:
                left, right = (say(f"teotihuacan-icon-{icon}") for icon in self.parts["stair_icons"][stair])
                place = say("teotihuacan-step-name", stairway=stairway, step=0)
                yield say("board-teo-step-free", step=place, left=left, right=right)

    def markers(self) -> Iterator[str]:
        """Each marker twice: on its track and as a number in its owner's panel."""
        for name, player in self.players:
            for temple in TEMPLES:
                title = say(f"teotihuacan-temple-{temple}.title")
                yield from [say("teotihuacan-temple-name", temple=title, player=name, step=player[temple])] * 2
            for track in ("avenue", "track"):
                yield from [say(f"teotihuacan-{track}-name", player=name, step=player[track])] * 2

    def bonuses(self) -> Iterator[str]:
        for temple, bonus in zip(TEMPLES, self.summary["bonus"], strict=False):
            place = say("board-teo-temple-step", temple=say(f"teotihuacan-temple-{temple}"), step=10)
            yield say("board-teo-temple-bonus", place=place, bonus=say(f"teotihuacan-bonus-{bonus}.help"))

    def calendar(self) -> Iterator[str]:
        summary = self.summary
        yield say("teotihuacan-era", era=summary["era"])
        yield say("teotihuacan-calendar-name", light=summary["light"], dark=summary["dark"])
        if summary["met"] and not summary["last_round"]:
            yield say("board-teo-met")
        else:
            rounds = 0 if summary["last_round"] else summary["dark"] - summary["light"]
            yield say("teotihuacan-rounds-left", count=rounds)

    def goods(self) -> Iterator[str]:
        for name, player in self.players:
            yield from (say(f"teotihuacan-amount-{good}", count=player[good]) for good in GOODS)
            yield say("teotihuacan-amount-vp", count=player["vp"])
            if name != say("teotihuacan-bot"):
                due = sum(2 if word[2] in "456" else 1 for word in player["workers"])
                if player["cocoa"] < due:
                    yield say("board-teo-salary-short", due=due, missing=due - player["cocoa"])
                else:
                    yield say("board-teo-salary", due=due)

    def starting_tiles(self) -> Iterator[str]:
        for name, player in self.players:
            for tile in player["starting"]:
                yield say(f"teotihuacan-start-{tile}")
                if tile in self.summary["beside"]:
                    yield self.tile(self.summary["beside"][tile], say("board-teo-unused", player=name, count=1))
        for tiles in self.summary["offer"]:
            for tile, kind in tiles:
                title = say(f"teotihuacan-start-{tile}")
                yield say("board-teo-start", tile=title, gives=say(f"teotihuacan-start-{tile}.help"))
                if kind:
                    yield self.tile(kind, title)

    def bot(self) -> Iterator[str]:
        bot = self.summary["bot"]
        if not bot:
            return
        for at, action in enumerate(bot["actions"]):
            tile = say(f"teotihuacan-bot-{action}")
            if at == 6:
                yield say("board-teo-bot-aside", tile=tile)
            else:
                yield say("board-teo-bot-tile", tile=tile, place=say(f"board-teo-bot-place-{at}"))
        for number, side in enumerate(bot["directions"], 1):
            yield say("board-teo-direction-left" if side == "L" else "board-teo-direction-right", number=number)


PRINTED = (
    r"Worship space, ",
    r"Main action, ",
    r"\d workers?, lowest power ",
    r"(Top|Bottom) row: ",
    r"Level \d: ",
    r"(blue|red|green) temple, step \d+(:|$)",
    r"(Avenue of the Dead|Pyramid track), space \d(: a Discovery tile|$)",
    r"next Eclipse: ",
    r"place on level ",
    r"(north|east|south|west) stairway, step \d$",
)
"""Beginnings of the names of what is printed, of what the outlook tells, and of free places to choose from."""


@pytest.mark.parametrize(("game", "decision", "part"), SHOWN)
def test_a_position_is_shown_whole(server: Server, pages: Pages, game: str, decision: str, part: float) -> None:
    """Whoever reads names only learns the whole position, and nothing else."""
    record, summary = moment(game, decision, part)
    page, view = begin(server, pages, record)
    assert view["position"] == {key: value for key, value in summary.items() if key != "legal"}
    expected = Expected(summary, view["components"]).all()
    shown = things(page)
    assert expected - shown == Counter()
    assert [name for name in shown - expected if not re.match("|".join(PRINTED), name)] == []


def test_the_teotibot_tells_its_dice(server: Server, pages: Pages) -> None:
    record, summary = moment("04-solo", "turn", 0.8)
    page, _ = begin(server, pages, record)
    tiles = page.get_by_role("region", name=say("teotihuacan-help-bot-tiles.title"))
    expect(tiles).to_contain_text(say("board-teo-bot-dice", sum=summary["bot"]["dice"]))
    board, power = summary["bot"]["worship"][0], int(summary["bot"]["worship"][2])
    key = "board-teo-bot-worship-locked" if summary["bot"]["worship"].endswith("w") else "board-teo-bot-worship"
    expect(tiles).to_contain_text(say(key, power=power, board=say(f"teotihuacan-board-{board}")))


def test_arrow_keys_walk_over_the_table(server: Server, pages: Pages) -> None:
    page, _ = begin(server, pages, moment("01-2p", "turn", 0.5)[0])
    cell = page.get_by_role("img", name=re.compile("^row 4, column 4: "))
    cell.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("img", name=re.compile("^row 4, column 5: "))).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("img", name=re.compile("^row 5, column 5: "))).to_be_focused()


def test_wheel_and_keys_enlarge_the_table(server: Server, pages: Pages) -> None:
    page, _ = begin(server, pages, moment("01-2p", "turn", 0.5)[0])
    cell = page.get_by_role("img", name=re.compile("^row 4, column 4: "))
    palace = page.get_by_label(re.compile("^Palace, board 1,"))
    first = width_of(palace)
    cell.focus()
    page.keyboard.press("+")
    wait_until(lambda: width_of(palace) == pytest.approx(1.5 * first, rel=0.01), 5, "+ does not enlarge the table")
    page.keyboard.press("0")
    wait_until(lambda: width_of(palace) == pytest.approx(first, rel=0.01), 5, "0 does not show the whole table")
    cell.hover()
    page.mouse.wheel(0, -200)
    wait_until(lambda: width_of(palace) > 1.8 * first, 5, "the wheel does not enlarge the table")


def width_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def test_things_explain_themselves(server: Server, pages: Pages) -> None:
    record, summary = moment("01-2p", "turn", 0.5)
    page, _ = begin(server, pages, record)
    kind = summary["tiles"]["2"]
    page.get_by_role("img", name=re.compile(f"^{say(f'teotihuacan-kind-{kind}')}, Forest,")).hover()
    expect(page.get_by_role("tooltip")).to_contain_text(say(f"teotihuacan-kind-{kind}.help"))


def test_a_part_opens_on_a_phone_and_closes_again(server: Server, pages: Pages) -> None:
    page, _ = begin(server, pages, moment("01-2p", "turn", 0.5)[0], width=360, height=740, has_touch=True)
    palace = page.locator("[data-part]").filter(has=page.get_by_label(re.compile("^Palace, board 1,")))
    small = width_of(palace)
    palace.get_by_text("Palace", exact=True).tap(force=True)
    wait_until(lambda: width_of(palace) > 1.8 * small, 5, "the part does not open")
    page.get_by_role("button", name=say("board-teo-whole"), exact=True).click()
    wait_until(lambda: width_of(palace) == pytest.approx(small), 5, "the part does not close")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(server: Server, pages: Pages, theme: str) -> None:
    page, _ = begin(server, pages, moment("07-4p-busy", "turn", 0.95)[0], theme=theme)
    assert serious_findings(page) == []
