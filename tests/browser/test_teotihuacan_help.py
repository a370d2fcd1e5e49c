"""Explanations lead to their rules, rules are found by drawings, plans outlive a reload, an Eclipse is one scene."""

from __future__ import annotations

import re
import uuid
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from teocalli.core.registry import known_games
from tests.browser.harness import Pages, Server, wait_until
from tests.browser.teotihuacan_table import ENGLISH, NAMES, SPEC, moment, say
from tests.fixtures.store import load_record, load_trace
from tests.long import with_further

pytestmark = pytest.mark.browser

LONG_PRESS = 700
"""Milliseconds after which a touch explains."""


def opened(server: Server, pages: Pages, record: dict[str, Any], **look: Any) -> tuple[str, Page]:
    """The id of a game that goes on from a record, and its page."""
    game: str = server.post("/api/records", record)["id"]
    page = pages.open(f"/game/{game}", **look)
    expect(page.get_by_role("group", name=say("board-question"), exact=True)).to_be_visible()
    return game, page


@pytest.fixture(scope="module")
def turn() -> dict[str, Any]:
    return moment("01-2p", "turn", 0.3)[0]


@pytest.mark.long
def test_an_explanation_leads_to_its_rule_by_pointer_and_key(
    pages: Pages, server: Server, turn: dict[str, Any]
) -> None:
    _, page = opened(server, pages, turn)
    page.locator("[data-target^='worship:'], [data-target^='royal:']").first.hover()
    tooltip = page.get_by_role("tooltip")
    link = tooltip.get_by_role("link").first
    number = link.inner_text()
    assert re.fullmatch(r"T\d+", number)
    link.click()
    expect(page.locator(f"#help article#{number}")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_have_count(0)
    target = page.locator(".slot-board [data-target][role=button]").first
    target.focus()
    rule = re.findall(r"T\d+", target.get_attribute("data-tip") or "")[0]
    target.press("?")
    expect(page.locator(f"#help article#{rule}")).to_be_in_viewport()


def test_a_long_press_explains_with_a_link_that_can_be_touched(
    pages: Pages, server: Server, turn: dict[str, Any]
) -> None:
    _, page = opened(server, pages, turn, width=390, height=844)
    thing = page.locator("[data-tip]:not(svg [data-tip])").first
    touch = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    thing.dispatch_event("pointerdown", touch)
    page.wait_for_timeout(LONG_PRESS)
    thing.dispatch_event("pointerup", touch)
    thing.dispatch_event("pointerout", touch)
    link = page.get_by_role("tooltip").get_by_role("link").first
    box = link.bounding_box()
    assert box is not None
    assert box["height"] >= 24
    number = link.inner_text()
    link.click()
    expect(page.locator(f"#help article#{number}")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("game", "language", "search", "rule"),
    with_further(
        [("teotihuacan", "fr-FR", "escalier", "T49")],
        [
            ("teotihuacan", "en-GB", "snake", "T51"),
            ("teotihuacan", "de-DE", "Schädel", "T76"),
            ("uxmal", "de-DE", "Flügel", "U5"),
        ],
        several=True,
    ),
)
def test_a_drawing_is_found_by_what_it_shows(pages: Pages, game: str, language: str, search: str, rule: str) -> None:
    page = pages.open(f"/rules/{game}", language=language)
    expect(page.locator("article figure svg").first).to_be_visible()  # everything has come that is drawn
    page.get_by_role("searchbox").fill(search)
    article = page.locator(f"article#{rule}")
    expect(article.locator(".rule-picture.sought svg").first).to_be_visible()
    assert page.get_by_role("article").count() < 20


def test_every_drawing_names_rules_that_exist(pages: Pages, server: Server) -> None:
    page = pages.open("/rules/teotihuacan")
    for game in known_games():
        drawn = page.evaluate(f"import('/static/games/{game}/index.js').then(({{ pictures }}) => pictures)")
        rules = server.get(f"/api/rules/{game}?lang=en")["sections"]
        numbers = {rule["number"] for section in rules for rule in section["rules"]}
        assert drawn
        for picture in drawn:
            assert set(picture["rules"]) <= numbers
            assert ENGLISH.has(picture["text"])
            assert ENGLISH.has(f"{picture['text']}.words")


def test_a_plan_outlives_a_reload_but_not_its_turn(pages: Pages, server: Server, turn: dict[str, Any]) -> None:
    game, page = opened(server, pages, turn)
    question = page.get_by_role("group", name=say("board-question"), exact=True)
    question.get_by_role("group", name=say("decide-workers")).get_by_role("button").first.click()
    question.get_by_role("list", name=say("decide-destinations")).get_by_role("button").first.click()
    question.get_by_role("button", name=say("web-turn-keep", name="A")).click()
    plan = question.get_by_role("group", name=say("web-turn-plan", name="A"))
    expect(plan).to_be_visible()
    page.reload()
    expect(plan).to_be_visible()
    expect(question.get_by_role("rowheader", name=say("decide-stock-projection"))).to_be_visible()
    end_turn(server, game)
    expect(plan).to_have_count(0)
    page.wait_for_function("!JSON.parse(sessionStorage.getItem('teocalli-plans') ?? '{\"plans\": []}').plans.length")


def end_turn(server: Server, game: str) -> None:
    """Let the person collect cocoa, or do what is possible, until the turn is over."""
    view = server.view(game)
    turns = view["position"]["turns"]
    while view["position"]["turns"] == turns:
        words = [preview["word"] for preview in view["legal"]]
        view = server.act(view, next((word for word in ("cocoa", "end") if word in words), words[0]))


def before_an_eclipse() -> tuple[dict[str, Any], str]:
    """A record up to the word after which somebody is asked for a salary, and that word."""
    trace = load_trace(SPEC / "01-2p.json")
    record = load_record(SPEC / "01-2p.json")
    n = next(n for n, each in enumerate(trace) if each["decision"] == "salary" and trace[n - 1]["to_move"] is not None)
    kept = {key: value for key, value in record.items() if key not in ("scores", "winners")}
    return {**kept, "words": record["words"][: n - 1], "players": NAMES[:2]}, record["words"][n - 1]


def has_gone_on(server: Server, game: str, n: int) -> bool:
    """Whether something has been carried out since a position."""
    return bool(server.view(game)["n"] > n)


def test_an_eclipse_is_one_scene_in_which_salaries_are_paid(pages: Pages, server: Server) -> None:
    record, word = before_an_eclipse()
    game, page = opened(server, pages, record)
    view = server.view(game)
    server.post(f"/api/games/{game}/actions", {"version": view["version"], "word": word, "key": uuid.uuid4().hex})
    scene = page.get_by_role("dialog")
    expect(scene.get_by_role("heading", level=2)).to_have_text(say("decide-eclipse-tracks", era=1))
    for source in ("avenue", "track", "masks"):
        expect(scene.get_by_text(say(f"teotihuacan-scoring-{source}"), exact=True)).to_have_count(2)
    paid = 0
    while server.view(game)["position"]["decision"] == "salary":
        asked = server.view(game)["n"]
        scene.locator("[data-option]").first.click()
        scene.get_by_role("button", name=say("decide-confirm")).click()
        wait_until(partial(has_gone_on, server, game, asked), "nothing was paid")
        # The page hears of it a moment later; what is chosen before belongs to the question that was answered.
        expect(page.locator("input[type=range]")).to_have_value(str(server.view(game)["n"]))
        paid += 1
    assert paid >= 1
    expect(scene.get_by_role("heading", level=2)).to_have_text(say("decide-eclipse-tracks", era=1))
    scene.get_by_role("button", name=say("web-scene-go-on")).click()
    expect(scene).to_have_count(0)
    # One end of a phase, however many words scored it.
    expect(page.get_by_role("button", name=re.compile("scoring"))).to_have_count(1)


def test_the_log_goes_by_turns_and_actions_and_each_line_leads_back(pages: Pages, server: Server) -> None:
    """The record ends in the second era: a Construction lies before it, and an Eclipse between two turns."""
    record, _ = moment("01-2p", "turn", 0.5)
    game, page = opened(server, pages, record)
    log = server.view(game)["log"]
    turns = page.locator(".log-turn")
    eclipse = turns.filter(has=page.get_by_role("button", name=re.compile("scoring")))
    expect(eclipse).to_have_count(1)
    expect(eclipse.locator(".log-mark svg")).to_have_count(0)
    moves = len([entry for entry in log if entry["kind"] in ("move", "rest")])
    assert turns.filter(has=page.locator(".log-mark svg")).count() >= moves - 1
    built = next(entry for entry in log if entry["kind"] == "build")
    action = page.get_by_role("group").filter(has=page.locator(f".log-entry[data-n='{built['n']}']")).last
    main = [entry for entry in log if entry["kind"] == "main" and entry["n"] < built["n"]][-1]
    expect(action.get_by_role("button").first).to_contain_text(ENGLISH.message(main["message"]))
    action.locator(f"[data-n='{built['n']}']").click()
    expect(page.get_by_role("slider", name=say("web-playback-position"))).to_have_value(str(built["n"]))
