"""What Uxmal's table tells at a glance: net changes, what others have done, scores and own hand, what was scored."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server, seat, wait_until
from tests.browser.uxmal_table import (
    ENGLISH,
    IDOLS,
    NAMES,
    Moment,
    Summary,
    UxmalTable,
    find,
    moments,
    signed,
    words_of,
)
from tests.fixtures.store import OWN_GAMES, load_record, load_trace
from tests.long import some_of, with_further

pytestmark = pytest.mark.browser

SMALL = [(1024, 768), (390, 844), (360, 740)]
PHONES = [(390, 844), (360, 740)]


def walking() -> Moment:
    """Somebody has many moves, of which some are worth nothing."""
    return find("34-4p-jumps", lambda summary: summary["phase"] == 2 and len(words_of(summary, "move")) > 25)


def choosing_destination(server: Server, pages: Pages, **look: Any) -> tuple[UxmalTable, str]:
    moment = walking()
    table = UxmalTable.begin(server, pages, moment, **look)
    origin = words_of(moment.summary, "move")[0].removeprefix("move:").partition("-")[0]
    table.field(origin).click()
    expect(table.page.locator("[data-labels]").first).to_be_attached()
    return table, origin


BADGES = """() => Object.fromEntries([...document.querySelectorAll('[data-labels]')].map((each) =>
    [each.dataset.labels, each.querySelector('.ux-change text, .ux-better, .ux-worse')?.textContent ?? null]))"""


def test_badges_of_moves_show_the_net_change(server: Server, pages: Pages) -> None:
    """What the destination gains, the place left loses and the cards cost; nothing where that is 0."""
    table, origin = choosing_destination(server, pages)
    view = table.view()
    mover = view["to_move"]
    changes = {each["to"]: each["change"][mover] for each in view["legal"] if each.get("from") == origin}
    assert 0 in changes.values()
    assert min(changes.values()) < 0 < max(changes.values())
    shown = table.page.evaluate(BADGES)
    assert shown == {field: signed(change) if change else None for field, change in changes.items()}


def test_badges_of_tiles_show_the_net_change(server: Server, pages: Pages) -> None:
    moment = find("03-4p-standard", lambda summary: summary["phase"] == 2 and summary["decision"] == "seat")
    table = UxmalTable.begin(server, pages, moment)
    view = table.view()
    changes = {
        each["seat"]: each["change"][view["to_move"]]
        for each in view["legal"]
        if each["turn"] == 0 and (each["pairs"] or each["change"][view["to_move"]])
    }
    shown = table.page.evaluate(BADGES)
    assert shown == {place: signed(change) if change else None for place, change in changes.items()}


COVERED = """() => {
    const area = ({width, height}) => width * height;
    const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const labels = [...document.querySelectorAll('[data-labels] rect:not(.ux-ground)')];
    return [...document.querySelectorAll('[data-symbol] .ux-ground')].map((ground) => {
        const plate = ground.getBoundingClientRect();
        return labels.reduce((sum, label) => sum + common(plate, label.getBoundingClientRect()), 0) / area(plate);
    });
}"""


@pytest.mark.parametrize(("width", "height"), with_further(PHONES[1:], PHONES[:1], several=True))
def test_badges_bury_no_idol_on_a_phone(server: Server, pages: Pages, width: int, height: int) -> None:
    table, _ = choosing_destination(server, pages, width=width, height=height)
    shares = table.page.evaluate(COVERED)
    assert len(shares) > 30
    assert 0 < max(shares) < 0.3
    moment = find("03-4p-standard", lambda summary: summary["phase"] == 2 and summary["decision"] == "seat")
    laying = UxmalTable.begin(server, pages, moment, width=width, height=height)
    expect(laying.page.locator("[data-labels]").first).to_be_attached()
    assert max(laying.page.evaluate(COVERED)) < 0.1


MARKS = """() => {
    const all = (name) => [...document.querySelectorAll(`[data-${name}]`)]
        .map((each) => each.getAttribute(`data-${name}`)).sort();
    return { tiles: all('new-tile'), come: all('new-priest'), left: all('left-field'), moved: all('moved') };
}"""


def expected_marks(before: Summary, after: Summary) -> dict[str, list[str]]:
    """Marks by comparing two positions of one phase."""
    tiles = {
        word[:2]
        for word in (f"{column}{row}" for column in "abcdefgh" for row in range(1, 9))
        if raised(before, after, word) and is_seat(word, after["phase"])
    }
    were, are = (
        {(owner, field) for owner, fields in enumerate(each["priests"]) for field in fields} for each in (before, after)
    )
    occupied = {field for _, field in are}
    return {
        "tiles": sorted(tiles),
        "come": sorted(field for _, field in are - were),
        "left": sorted({field for _, field in were - are} - occupied),
        "moved": sorted(idol for idol in IDOLS if before["track"].index(idol) != after["track"].index(idol)),
    }


def raised(before: Summary, after: Summary, field: str) -> bool:
    row, column = 8 - int(field[1]), "abcdefgh".index(field[0])
    return bool(after["levels"][row][column] > before["levels"][row][column])


def is_seat(field: str, level: int) -> bool:
    column, row = "abcdefgh".index(field[0]), int(field[1]) - 1
    inside = level - 1 <= min(column, row) and max(column, row) <= 7 - level
    return inside and (column - level + 1) % 2 == (row - level + 1) % 2 == 0


def card_changes(page: Page) -> list[str]:
    return page.locator(".ux-card-change").all_text_contents()


def expected_cards(before: Summary, after: Summary) -> list[str]:
    changes = [
        now[idol] - was[idol] for was, now in zip(before["hands"], after["hands"], strict=True) for idol in IDOLS
    ]
    return [signed(change) for change in changes if change]


def news_begin(trace: list[Summary], n: int) -> int:
    """The position after the last turn of the player who is asked at position `n`."""
    asked = trace[n]["to_move"]
    start = n
    while start and trace[start - 1]["turn"] != asked:
        start -= 1
    return start


@pytest.mark.parametrize(
    ("game", "number"), with_further([("03-4p-standard", 32)], [("34-4p-jumps", 122)], several=True)
)
def test_all_that_others_have_done_since_the_last_turn_is_marked(
    server: Server, pages: Pages, game: str, number: int
) -> None:
    moment = next(each for each in moments(game) if each.n == number)
    trace = load_trace(OWN_GAMES / f"{game}.json")
    before = trace[news_begin(trace, number)]
    wanted = expected_marks(before, moment.summary)
    assert sum(map(len, wanted.values())) >= 3
    page = UxmalTable.begin(server, pages, moment).page
    expect(page.locator(".ux-last > *").first).to_be_attached()
    assert page.evaluate(MARKS) == wanted
    assert card_changes(page) == expected_cards(before, moment.summary)


def test_all_that_several_bots_have_done_is_marked(server: Server, pages: Pages) -> None:
    """Whoever waits sees what each of them has built, placed, taken and moved."""
    bots = [seat(name, colour, "greedy") for name, colour in (("Ix", "teal"), ("Ek", "amber"), ("Balam", "indigo"))]
    view = server.new_game([seat("Lina", "pink"), *bots], first_player="seat_0", base="printed")
    page = pages.open(f"/game/{view['id']}")
    expect(page.get_by_role("grid")).to_be_visible()
    most = 0
    for _ in range(8):
        view = server.view(view["id"])
        while view["position"]["decision"] != "turn":
            view = server.act(view, view["legal"][0]["word"])
        own = [entry["n"] for entry in view["log"] if entry["seat"] == 0]
        if own and view["position"]["phase"] == 1:
            before = server.get(f"/api/games/{view['id']}/positions?from={own[-1]}&to={own[-1]}")["positions"][0]
            wanted = expected_marks(before["position"], view["position"])
            cards = expected_cards(before["position"], view["position"])
            wait_until(lambda: page.evaluate(MARKS) == wanted, "not everything is marked")  # noqa: B023
            wait_until(lambda: card_changes(page) == cards, "not all cards are marked")  # noqa: B023
            most = max(most, sum(map(len, wanted.values())))
        view = server.act(view, "build")
    assert most >= 2


STANDING = """() => [...document.querySelectorAll('[data-priest]')].map((each) => each.dataset.priest).sort()"""


@pytest.mark.parametrize(("width", "height"), some_of([(1440, 900), *SMALL], 3, several=True))
def test_the_board_is_shown_as_it_was_scored_beside_the_scene(
    server: Server, pages: Pages, width: int, height: int
) -> None:
    """U24: the priests stand where they scored, each with its points, until the scene is closed."""
    record = load_record(OWN_GAMES / "03-4p-standard.json")
    trace = load_trace(OWN_GAMES / "03-4p-standard.json")
    last = next(n for n, summary in enumerate(trace) if summary["phase"] == 2) - 1
    setup = len(record["words"]) - len(trace) + 1
    words = record["words"][setup:]
    started = {key: value for key, value in record.items() if key not in ("scores", "winners")}
    view = server.post("/api/records", {**started, "words": record["words"][: setup + last]})
    page = pages.open(f"/game/{view['id']}", width=width, height=height)
    expect(page.get_by_role("grid")).to_be_visible()
    server.act(view, words[last])
    expect(page.get_by_role("dialog")).to_be_visible()
    [end] = server.get(f"/api/games/{view['id']}")["phases"]
    scored = {
        f"{owner}:{each['field']}": each["points"]
        for owner, part in enumerate(end["breakdown"])
        for each in part["priests"]
    }
    assert page.evaluate(STANDING) == sorted(scored)
    badges = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-scored]')].map((each) =>
            [each.dataset.scored, each.textContent.trim()]))"""
    )
    assert badges == {name[2:]: signed(points) if points else "" for name, points in scored.items()}
    board, scene = page.locator(".ux-board-svg").bounding_box(), page.get_by_role("dialog").bounding_box()
    assert board is not None
    assert scene is not None
    covered = common_area(board, scene) / (board["width"] * board["height"])
    assert covered < (0.4 if width < 720 else 0.01)
    page.get_by_role("button", name=ENGLISH.format("web-scene-go-on"), exact=True).click()
    expect(page.locator("[data-priest]")).to_have_count(0)


def common_area(one: Any, other: Any) -> float:
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return float(max(0, width) * max(0, height))


IN_SIGHT = """() => {
    const visible = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && hit !== null && (node.contains(hit) || hit.contains(node));
    };
    const scores = [...document.querySelectorAll('.ux-strip-seat b, .ux-score b')];
    return scores.filter(visible).map((each) => each.textContent);
}"""

HAND_IN_SIGHT = """() => [...document.querySelectorAll('.ux-strip-hand, .ux-own .ux-hand')].filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && hit !== null && (each.contains(hit) || hit.contains(each));
}).length"""


@pytest.mark.parametrize(("width", "height"), some_of([(1280, 720), *SMALL], 3, several=True))
@pytest.mark.parametrize("mode", with_further(["board-mode-track"], [None, "board-mode-place"]))
def test_scores_and_the_own_hand_are_in_sight_without_scrolling(
    server: Server, pages: Pages, width: int, height: int, mode: str | None
) -> None:
    moment = find("03-4p-standard", lambda s: s["phase"] == 2 and bool(words_of(s, "place") and words_of(s, "honour")))
    table = UxmalTable.begin(server, pages, moment, width=width, height=height)
    if mode:
        table.button(mode).click()
        expect(table.button("board-back")).to_be_visible()
    scores = [str(score) for score in moment.summary["scores"]]
    assert table.page.evaluate(IN_SIGHT)[: len(scores)] == scores
    assert table.page.evaluate(HAND_IN_SIGHT) == 1


ROWS = """() => {
    const middle = (each) => { const { top, height } = each.getBoundingClientRect(); return top + height / 2; };
    const labels = [...document.querySelectorAll('[data-row]')].map((each) => [each.dataset.row, middle(each)]);
    return [...document.querySelectorAll('[role=gridcell]')].map((cell) => {
        const y = middle(cell.querySelector('rect'));
        const [nearest] = labels.toSorted((a, b) => Math.abs(a[1] - y) - Math.abs(b[1] - y));
        return [cell.dataset.field, nearest[0]];
    });
}"""


@pytest.mark.parametrize("width", with_further([1440], [360]))
@pytest.mark.parametrize("phase", with_further([3], [1, 2]))
def test_the_nearest_number_is_that_of_the_row_at_every_level(
    server: Server, pages: Pages, width: int, phase: int
) -> None:
    moment = [each for each in moments("10-2p-forced-break") if each.summary["phase"] == phase][-1]
    page = UxmalTable.begin(server, pages, moment, width=width).page
    assert [pair for pair in page.evaluate(ROWS) if pair[0][1] != pair[1]] == []


def test_a_field_says_briefly_what_it_is_worth_now(server: Server, pages: Pages) -> None:
    """U22: by the track as it stands."""
    moment = find("03-4p-standard", lambda s: s["phase"] == 2 and any(s["priests"]))
    table = UxmalTable.begin(server, pages, moment)
    projection = table.view()["projection"]
    owner = next(number for number, fields in enumerate(moment.summary["priests"]) if fields)
    priest = projection[owner]["priests"][0]
    table.field(priest["field"]).hover()
    said = table.page.get_by_role("tooltip")
    expect(said).to_contain_text(ENGLISH.format("uxmal-worth-priest", {"points": priest["points"]}))
    place = next(each for each in table.view()["legal"] if each["kind"] == "place")
    table.page.mouse.move(5, 5)
    expect(said).to_be_hidden()
    table.field(place["field"]).hover()
    expect(said).to_contain_text(ENGLISH.format("uxmal-worth-field", {"points": place["value"]}))


@pytest.mark.long
def test_no_explanation_covers_the_board_unasked(server: Server, pages: Pages) -> None:
    """Neither when a field comes to lie under a pointer that rests, nor when the page moves the focus."""
    moment = find("03-4p-standard", lambda s: s["phase"] == 2 and bool(words_of(s, "place")))
    page = UxmalTable.begin(server, pages, moment).page
    page.mouse.move(*middle_of(page))
    tooltip = page.locator("#help-tip")
    expect(tooltip).to_be_visible()
    page.mouse.move(5, 5)
    expect(tooltip).to_be_hidden()
    page.clock.install()
    page.keyboard.press("p")  # the focus goes to a field
    expect(page.locator(":focus")).to_have_attribute("data-field", words_of(moment.summary, "place")[0][6:])
    page.clock.run_for(3000)
    expect(tooltip).to_be_hidden()
    page.keyboard.press("ArrowRight")  # and now somebody goes on from there
    page.clock.run_for(3000)
    expect(tooltip).to_be_visible()


@pytest.mark.long
def test_nothing_is_explained_because_it_came_under_the_pointer(server: Server, pages: Pages) -> None:
    view = server.new_game([seat(NAMES[0], "pink"), seat(NAMES[1], "teal")])
    page = pages.open("/")
    page.mouse.move(700, 450)
    page.mouse.move(720, 460)
    page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
        f"/game/{view['id']}",
    )
    expect(page.get_by_role("grid")).to_be_visible()
    page.clock.install()
    page.clock.run_for(3000)
    expect(page.locator("#help-tip")).to_be_hidden()
    page.mouse.move(724, 463)
    page.clock.run_for(3000)
    expect(page.locator("#help-tip")).to_be_visible()


def middle_of(page: Page) -> tuple[float, float]:
    box = page.locator(".ux-board-svg").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
