"""Lessons as a pupil plays them, who does only what is lit: by mouse and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from teocalli.core.lesson import lessons
from teocalli.core.registry import game_class, known_games
from tests.browser.harness import Pages, Server
from tests.browser.people import held
from tests.browser.pupil import Pupil
from tests.long import with_further

pytestmark = pytest.mark.browser

LESSONS = [(game, lesson.name) for game in known_games() for lesson in lessons(game_class(game))]
SHORT = [(game, course[0].name) for game in known_games() if (course := lessons(game_class(game)))]
"""The first lesson of each game: what every commit tries."""
BOX = "element => element.getBoundingClientRect().toJSON()"
LANGUAGES = ("en-GB", "de-DE", "fr-FR")


def ways(by_keys: bool) -> list[Any]:
    """The first lesson of one game by keys, of another by clicks; every lesson and language in the wider net."""
    further = [(game, name, language) for game, name in LESSONS for language in LANGUAGES]
    common = (
        [(game, name, "de-DE") for game, name in SHORT[:1]]
        if by_keys
        else [(game, name, "en-GB") for game, name in SHORT[1:]]
    )
    return with_further(common, [case for case in further if case not in common], several=True)


def at_lesson(pages: Pages, game: str, name: str, at: int = 0, **look: Any) -> Page:
    page = pages.open(f"/learn/{game}/{name}", **look)
    if at:
        page.evaluate(f"localStorage.setItem('teocalli.lesson.{game}.{name}', '{{\"at\": {at}, \"done\": false}}')")
        page.reload()
    expect(page.locator(".teacher")).to_be_visible()
    return page


@pytest.mark.parametrize(("game", "name", "language"), ways(by_keys=False))
def test_a_lesson_is_learnt_by_clicking_what_is_lit(pages: Pages, game: str, name: str, language: str) -> None:
    page = at_lesson(pages, game, name, language=language)
    assert Pupil(page, by_keys=False).learn(game, name) > 0
    expect(page.locator("[data-lesson-next]")).to_be_visible()


@pytest.mark.parametrize(("game", "name", "language"), ways(by_keys=True))
def test_a_lesson_is_learnt_by_keys_alone(pages: Pages, game: str, name: str, language: str) -> None:
    page = at_lesson(pages, game, name, language=language)
    assert Pupil(page, by_keys=True).learn(game, name) > 0


@pytest.mark.long
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_learnt_on_a_phone(pages: Pages, game: str, name: str) -> None:
    page = at_lesson(pages, game, name, width=360, height=740, language="fr-FR")
    assert Pupil(page, by_keys=False).learn(game, name) > 0
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_wrong_choice_is_explained_and_the_lesson_can_be_left_and_resumed(pages: Pages, server: Server) -> None:
    """On a phone, where the board stays in sight while what is lit is in the sheet."""
    before = server.get("/api/games?limit=1")["total"]
    page = at_lesson(pages, "uxmal", "first", at=2, width=360, height=740)
    expect(page.locator(".light")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name="Build").click()
    page.locator("[data-seat=e5]").click()
    page.get_by_role("button", name="Confirm").click()
    wrong, teacher = page.locator(".teacher-wrong"), page.locator(".teacher")
    expect(wrong).to_contain_text("I want to show you the monkey")
    expect(wrong).to_be_in_viewport(ratio=0.9)
    teacher.get_by_role("button", name="Back").click()
    expect(teacher).to_contain_text("exactly one of four things")
    expect(page.get_by_role("button", name="Show me")).to_be_enabled()
    page.locator("[data-field=e5]").click(force=True)
    expect(wrong).to_contain_text("Nothing happens there now")
    page.get_by_role("button", name="Show me").click()
    expect(teacher).to_contain_text("This is your tile")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_text("begun")).to_be_visible()
    page.get_by_role("link", name="Your first pyramid").click()
    expect(teacher).to_contain_text("This is your tile")
    page.get_by_role("button", name="Show me").click()
    expect(teacher).to_contain_text("A monkey on a monkey")
    teacher.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Build").click()
    expect(wrong).to_contain_text("first your priest")
    assert server.get("/api/games?limit=1")["total"] == before  # nothing of it is stored


def test_what_a_lesson_says_and_shows_stay_together_on_a_slow_network(pages: Pages) -> None:
    """Neither pressing twice nor a click on the board meanwhile, nor a request that is lost, leaves them apart."""
    page = at_lesson(pages, "uxmal", "first")
    views = "**/api/lessons/uxmal/first/*"
    figure, onwards = page.locator(".teacher .figure"), page.locator(".teacher [data-lesson-next]")
    expect(figure).to_have_text("1 / 22")
    with held(page, views) as waiting:
        for _ in range(2):
            onwards.click(force=True)
        expect(onwards).to_have_attribute("aria-disabled", "true")
        page.locator("[data-field=e5]").click(force=True)
        expect(figure).to_have_text("1 / 22")
        waiting.wait_for()
        assert len(waiting) == 1
    expect(figure).to_have_text("2 / 22")
    expect(page.locator(".teacher-wrong")).to_have_count(0)

    pages.allow_lost_network = True  # the browser complains of the request that is lost
    page.route(views, lambda route: route.abort())
    onwards.click()
    expect(page.locator(".connection-lost")).to_be_visible()
    expect(figure).to_have_text("2 / 22")
    page.unroute(views)
    expect(figure).to_have_text("3 / 22")
    expect(page.locator(".connection-lost")).to_have_count(0)


def test_on_a_phone_what_is_lit_is_brought_into_sight_and_large_enough_for_a_finger(pages: Pages) -> None:
    page = at_lesson(pages, "uxmal", "first", at=21, width=360, height=740, moving=True)
    page.evaluate("scrollTo(0, 260)")
    page.get_by_role("button", name="Place a priest").click()
    light, sheet, teacher = page.locator(".light"), page.locator("#question"), page.locator(".teacher")
    expect(page.locator("[data-field=f2].ux-clickable")).to_be_attached()
    expect(light).to_be_visible()  # though the drawing leads the page to the top of its board
    place, above, below = (part.evaluate(BOX) for part in (light, teacher, sheet))
    assert above["bottom"] <= place["top"] + 9  # the light goes a little beyond what it lights
    assert place["bottom"] <= below["top"] + 9


def test_a_small_table_opens_what_a_lesson_speaks_of_and_leaves_the_rest_to_the_person(pages: Pages) -> None:
    page = at_lesson(pages, "teotihuacan", "turn", at=4, width=360, height=740)
    worker = page.locator('.slot-board [data-target="worker:4.3"]')
    whole = page.get_by_role("button", name="Whole table")
    expect(whole).to_be_visible()
    box = worker.evaluate(BOX)
    assert min(box["width"], box["height"]) >= 40
    whole.click()
    expect(whole).to_have_count(0)
    page.locator(".teacher").get_by_role("button", name="Back").click()
    expect(page.locator(".teacher")).to_contain_text("4 / 8")
    expect(whole).to_be_visible()  # the next thing that is lit opens its part again


@pytest.mark.parametrize("path", ["/learn/chess", "/learn/uxmal/nothing"])
def test_a_lesson_that_is_not_there_gets_one_sentence(pages: Pages, path: str) -> None:
    pages.allow_lost_network = True  # the browser reports the status 404 by itself
    page = pages.open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".teacher")).to_have_count(0)
