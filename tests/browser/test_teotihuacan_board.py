"""Teotihuacan's table can be walked over, enlarged, opened in parts, and explains itself."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from tests.browser.harness import Pages, Server, wait_until
from tests.browser.teotihuacan_table import moment, say
from tests.browser.test_accessibility import serious_findings
from tests.fixtures.store import own_games
from tests.long import with_further

pytestmark = pytest.mark.browser

GAMES = own_games("teotihuacan")


def begin(server: Server, pages: Pages, record: dict[str, Any], **look: Any) -> tuple[Page, dict[str, Any]]:
    """Begin a game at a stored position and look at it; also its view."""
    view = server.post("/api/records", record)
    page = pages.open(f"/game/{view['id']}", **look)
    expect(page.get_by_role("group", name=say("teotihuacan-help-ring.title"), exact=True)).to_be_visible()
    return page, view


SYMBOLS = """amounts => import("/static/games/teotihuacan/effects.js").then((effects) => [
    effects.royalSymbols, effects.technologySymbols, effects.bonusSymbols, effects.discoverySymbols,
].map((symbols) => JSON.stringify(symbols(amounts)).match(/[0-9]+/g).map(Number)))"""
"""The numbers in the symbols of Royal tiles, Technologies, Temple Bonus and Discovery tiles."""


def test_the_symbols_of_tiles_tell_the_amounts_of_the_rules(pages: Pages) -> None:
    """T34 to T42, T58 to T66, T69, T78: what the data say is drawn, and no number of the drawing's own."""
    amounts = load_game("teotihuacan", players=2).table_data()["amounts"]
    told = [amounts[each] for each in ("royals", "technologies", "temple_bonuses", "discovery")]
    page = pages.open("/")
    drawn = page.evaluate(SYMBOLS, amounts)
    others = page.evaluate(SYMBOLS, {**amounts, **json.loads(re.sub(r": (\d+)", r": 5\1", json.dumps(amounts)))})
    for told_here, before, after in zip(told, drawn, others, strict=True):
        numbers = [int(each) for each in re.findall(r": (\d+)", json.dumps(told_here))]
        changed = [one for one, other in zip(before, after, strict=True) if one != other]
        assert sorted(changed) == sorted(numbers)


@pytest.mark.long
def test_the_teotibot_tells_its_dice(server: Server, pages: Pages) -> None:
    record, summary = moment("04-solo", "turn", 0.8)
    page, _ = begin(server, pages, record)
    tiles = page.get_by_role("region", name=say("teotihuacan-help-bot-tiles.title"))
    expect(tiles).to_contain_text(say("board-teo-bot-dice", sum=summary["bot"]["dice"]))
    board, power = summary["bot"]["worship"][0], int(summary["bot"]["worship"][2])
    key = "board-teo-bot-worship-locked" if summary["bot"]["worship"].endswith("w") else "board-teo-bot-worship"
    expect(tiles).to_contain_text(say(key, power=power, board=say(f"teotihuacan-board-{board}")))


FOUND = """names => names.filter((name) => !["place", "target", "spot"].some((kind) =>
    document.querySelector(`.slot-board [data-${kind}="${CSS.escape(name)}"]`)))"""
"""Places that the drawing has under none of its names."""


def check_places(page: Page) -> None:
    """Everything that actions tell of where they act is drawn under that name (`tell/traces.py`)."""
    tracks = [f"step:{track}.{step}" for track in ("blue", "red", "green") for step in range(12)]
    tracks += [f"step:{track}.{step}" for track in ("avenue", "track") for step in range(10)]
    boards = [f"board:{board}" for board in range(1, 9)] + [f"worship:{board}" for board in (2, 3, 4, 7)]
    cells = [f"cell:{row}.{column}" for row in range(8) for column in range(8)]
    others = [*(f"row:{row}" for row in ("top", "centre", "bottom")), *(f"stairs:{stair}" for stair in "nesw")]
    assert page.evaluate(FOUND, [*tracks, *boards, *cells, *others]) == []


def test_arrow_keys_walk_over_the_table(server: Server, pages: Pages) -> None:
    page, _ = begin(server, pages, moment("01-2p", "turn", 0.5)[0])
    check_places(page)
    cell = page.get_by_role("img", name=re.compile("^row 4, column 4: "))
    cell.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("img", name=re.compile("^row 4, column 5: "))).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("img", name=re.compile("^row 5, column 5: "))).to_be_focused()


@pytest.mark.long
def test_wheel_and_keys_enlarge_the_table(server: Server, pages: Pages) -> None:
    page, _ = begin(server, pages, moment("01-2p", "turn", 0.5)[0])
    cell = page.get_by_role("img", name=re.compile("^row 4, column 4: "))
    palace = page.get_by_label(re.compile("^Palace, board 1,"))
    first = width_of(palace)
    cell.focus()
    page.keyboard.press("+")
    wait_until(lambda: width_of(palace) == pytest.approx(1.5 * first, rel=0.01), "+ does not enlarge the table")
    page.keyboard.press("0")
    wait_until(lambda: width_of(palace) == pytest.approx(first, rel=0.01), "0 does not show the whole table")
    cell.hover()
    page.mouse.wheel(0, -200)
    wait_until(lambda: width_of(palace) > 1.8 * first, "the wheel does not enlarge the table")


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
    wait_until(lambda: width_of(palace) > 1.8 * small, "the part does not open")
    page.get_by_role("button", name=say("board-teo-whole"), exact=True).click()
    wait_until(lambda: width_of(palace) == pytest.approx(small), "the part does not close")


def test_on_a_phone_what_a_tap_does_is_said_beside_the_table_until_it_is_known(server: Server, pages: Pages) -> None:
    page, _ = begin(server, pages, moment("01-2p", "turn", 0.5)[0], width=360, height=740, has_touch=True)
    hint, table = page.get_by_text(say("board-teo-tap")), page.locator(".teo-board-svg")
    below, above = hint.bounding_box(), table.bounding_box()
    assert below is not None
    assert above is not None
    assert below["y"] >= above["y"] + above["height"]
    page.locator("[data-part]").get_by_text("Palace", exact=True).tap(force=True)
    expect(page.get_by_role("button", name=say("board-teo-whole"), exact=True)).to_be_visible()
    page.reload()
    expect(table).to_be_visible()
    expect(hint).to_have_count(0)


@pytest.mark.long
def test_looking_back_on_a_phone_opens_the_part_in_which_something_was_done(server: Server, pages: Pages) -> None:
    page, view = begin(server, pages, moment("01-2p", "turn", 0.5)[0], width=360, height=740)
    palace = page.locator("[data-part]").filter(has=page.get_by_label(re.compile("^Palace, board 1,")))
    small = width_of(palace)
    moved = max(entry["n"] for entry in view["log"] if entry["kind"] == "move")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("slider", name=say("web-playback-position")).evaluate(
        "(slider, n) => { slider.value = n; slider.dispatchEvent(new Event('input', { bubbles: true })); }", moved
    )
    wait_until(lambda: width_of(palace) > 1.3 * small, "nothing opens")
    board = page.locator("[data-part] .board-came").first
    expect(board).to_be_in_viewport()
    page.get_by_text(say("web-back-to-now")).click()
    wait_until(lambda: width_of(palace) == pytest.approx(small), "the whole table does not come back")


def test_both_orders_of_a_worship_can_be_compared(server: Server, pages: Pages) -> None:
    """T31, T68: where the tile is still to be paid after the step, its price stands there as what comes next."""
    record = Record.load(GAMES / "01-2p.json")
    match = Match.from_record(record)
    n = next(n for n in range(len(match.words)) if words_at(match, n) >= BOTH_ORDERS)
    words = [*match.setup, *match.words[:n]]
    running = {key: value for key, value in record.to_json().items() if key not in ("scores", "winners")}
    page, _ = begin(server, pages, {**running, "words": words})
    step_first, tile_first = (page.locator(f'[data-option][data-word="{word}"]') for word in sorted(BOTH_ORDERS))
    expect(step_first).to_contain_text("pay 1 cocoa · gain 1 VP and 1 step in the red temple")
    expect(step_first).to_contain_text("Next: perhaps “Avenue step” for 1 cocoa")
    expect(tile_first).to_contain_text("pay 2 cocoa · gain 1 VP, 1 step in the red temple, and Avenue step")
    expect(tile_first).not_to_contain_text("Next:")


BOTH_ORDERS = {"worship:step+tile", "worship:tile+step"}


def words_at(match: Match, n: int) -> set[str]:
    """What can be done at a position, as words."""
    state = match.state_at(n)
    return set(match.game.legal_words(state)) if state.current_player >= 0 else set()


@pytest.mark.parametrize("theme", with_further(["dark"], ["light"]))
def test_axe_finds_nothing_serious(server: Server, pages: Pages, theme: str) -> None:
    page, _ = begin(server, pages, moment("07-4p-busy", "turn", 0.95)[0], theme=theme)
    assert serious_findings(page) == []
