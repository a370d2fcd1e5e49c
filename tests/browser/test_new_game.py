"""Setting up a game: seats, options, a component file of one's own, names of any kind."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import teocalli.games.uxmal
from tests.browser.harness import Pages, Server
from tests.long import with_further

pytestmark = pytest.mark.browser

COMPONENTS = Path(next(iter(teocalli.games.uxmal.__path__))) / "data" / "components.yaml"


def started(page: Page, server: Server) -> dict[str, object]:
    """Start the game and give its view."""
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/game/*")
    expect(page.get_by_role("grid")).to_be_visible()
    view: dict[str, object] = server.view(page.url.rsplit("/", 1)[1])
    return view


def test_seats_and_options_are_as_chosen_and_remembered(pages: Pages, server: Server) -> None:
    page = pages.open("/new")
    page.get_by_role("radio", name="4", exact=True).check()
    first = page.get_by_role("group", name="Seat 1")
    first.get_by_label("Name").fill("Lina")
    first.get_by_label("Colour").select_option("Indigo")
    page.get_by_role("group", name="Seat 2").get_by_label("Played by").select_option("Bot: Random")
    third = page.get_by_role("group", name="Seat 3")
    expect(third.get_by_label("Played by")).to_have_value("level:2")
    third.get_by_label("Played by").select_option("Level 6 – High priest")
    third.get_by_label("Thinking time").select_option("2 s")
    last = page.get_by_role("group", name="Seat 4")
    last.get_by_label("Played by").select_option("Person")
    last.get_by_label("Name").fill("Tom")
    page.get_by_role("radio", name="Forced break").check()
    page.get_by_text("Rule options").click()
    page.get_by_role("group", name="Moving idols").get_by_role("radio", name="Swap").check()
    page.get_by_role("group", name="Blank destinations").get_by_role("radio", name="Not allowed").check()
    view = started(page, server)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [(each["kind"], each["colour"], each["bot"]) for each in seats] == [
        ("person", "indigo", None),
        ("bot", "teal", "random"),
        ("bot", "amber", "level:6:2s"),
        ("person", "pink", None),
    ]
    assert [seat["name"] for seat in seats] == ["Lina", "Itzel", "Balam", "Tom"]
    options = view["options"]
    assert isinstance(options, dict)
    assert (options["variant"], options["shift"], options["stop_on_blank"]) == ("forced_break", "swap", False)
    page.goto(server.url + "/new")
    expect(page.get_by_role("group", name="Seat 1").get_by_label("Name")).to_have_value("Lina")
    expect(page.get_by_role("group", name="Seat 3").get_by_label("Thinking time")).to_have_value("2")
    expect(page.get_by_role("radio", name="Forced break")).to_be_checked()
    expect(page.get_by_text("2 changed")).to_be_visible()
    page.get_by_role("button", name="Defaults").click()
    expect(page.get_by_role("radio", name="Standard").first).to_be_checked()


def test_who_gives_no_name_is_you_in_the_language_of_the_page_and_bots_have_names(pages: Pages, server: Server) -> None:
    page = pages.open("/new")
    names = page.get_by_label("Name", exact=True)
    offered = [field.get_attribute("placeholder") for field in names.all()]
    assert offered == ["You", "Itzel", "Balam"]
    names.first.fill("Itzel")
    assert [field.get_attribute("placeholder") for field in names.all()] == ["You", "Balam", "Citlali"]
    names.first.fill("")
    view = started(page, server)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [seat["name"] for seat in seats] == ["", "Itzel", "Balam"]
    for language, name, title in (
        ("en", "You", "Game: You, Itzel, and Balam"),
        ("de", "Du", "Partie: Du, Itzel und Balam"),
        ("fr", "Vous", "Partie\u202f: Vous, Itzel et Balam"),
    ):
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator(".ux-player-name").first).to_have_text(name)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)


AT_TABLES = """() => import("teocalli/bots.js").then(({ botsAt, offeredFor }) => {
  const level = (number, seconds, tables) => ({ bot: `level:${number}`, level: number, seconds, tables });
  const tables = [{ players: 3, options: { swap: true } }, { players: 2, options: {} }];
  const levels = [level(1, null, null), level(2, 1, null), level(3, 1, tables)];
  const bots = { levels, others: ["greedy"], default: "level:1", longest: 10 };
  const known = { bots, options: [{ name: "swap", default: false }, { name: "own", default: "standard" }] };
  const who = (players, options, bot) => offeredFor(botsAt(known, { players, options }), bot);
  return [
    who(2, {}, "level:3"), who(2, { swap: false, own: "standard" }, "level:3:5s"), who(3, { swap: true }, "level:3"),
    who(3, {}, "level:3"), who(2, { own: { tiles: [] } }, "level:3:5s"), who(4, {}, "greedy"), who(4, {}, "level:1"),
    offeredFor({ ...bots, levels: levels.slice(0, 1) }, "level:3:5s"), offeredFor({ ...bots, levels: [] }, "level:3"),
  ];
})"""


def test_a_level_is_offered_only_at_tables_where_it_plays_and_another_has_its_seat_elsewhere(
    pages: Pages, server: Server
) -> None:
    page = pages.open("/new", width=360)
    assert page.evaluate(AT_TABLES) == [
        *("level:3", "level:3:5s", "level:3", "level:2", "level:2:5s", "greedy", "level:1", "level:1", "greedy")
    ]
    second = page.get_by_role("group", name="Seat 2")
    who = second.get_by_label("Played by")
    oracle = who.get_by_role("option", name="Level 7")
    expect(oracle).to_have_count(1)
    page.get_by_role("radio", name="2", exact=True).check()
    expect(oracle).to_have_count(1)
    who.focus()
    who.press_sequentially("Level 7")
    expect(who).to_have_value("level:7")
    second.get_by_label("Thinking time").select_option("2 s")
    instead = "Level 7 – Oracle (2 s) has not learnt the game"
    expect(page.get_by_text(instead)).to_have_count(0)
    page.get_by_role("radio", name="No break").check()
    expect(who).to_have_value("level:6")
    expect(second.get_by_label("Thinking time")).to_have_value("2")
    expect(second).to_contain_text(instead)
    expect(page.get_by_role("status").filter(has_text="Level 6 – High priest (2 s) plays instead")).to_be_visible()
    page.get_by_role("radio", name="Standard").first.check()
    expect(who).to_have_value("level:7")
    expect(second).not_to_contain_text(instead)
    page.get_by_role("radio", name="3", exact=True).check()
    expect(who).to_have_value("level:7")
    page.get_by_role("radio", name="No break").check()
    expect(second).to_contain_text(instead)
    view = started(page, server)
    assert [each["bot"] for each in view["seats"]] == [None, "level:6:2s", "level:6:2s"]  # type: ignore[attr-defined]
    page.goto(server.url + "/new")
    expect(second).to_contain_text(instead)
    page.get_by_role("radio", name="Standard").first.check()
    expect(who).to_have_value("level:7")


@pytest.mark.long
def test_every_option_and_value_has_a_line_of_explanation(pages: Pages, server: Server) -> None:
    page = pages.open("/new")
    page.get_by_text("Rule options").click()
    options = server.get("/api/meta")["games"]["uxmal"]["options"]
    expect(page.locator(".option")).to_have_count(len(options))
    for field in page.locator(".option").all():
        hints = field.locator(".hint").all_inner_texts()
        assert len(hints) == field.get_by_role("radio").count() + 1
        assert all(len(hint) > 5 for hint in hints)


def test_a_component_file_of_one_s_own_is_used(pages: Pages, server: Server, tmp_path: Path) -> None:
    text = COMPONENTS.read_text(encoding="utf-8").replace("card_points: [2, 1]", "card_points: [4, 3]")
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    page = pages.open("/new")
    page.get_by_text("Rule options").click()
    page.get_by_role("radio", name="From a file").check()
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_text("mine.yaml selected")).to_be_visible()
    view = started(page, server)
    assert isinstance(view["components"], dict)
    assert view["components"]["card_points"] == [4, 3]
    options = view["options"]
    assert isinstance(options, dict)
    assert len(options["components"]["tiles"]) == 29  # what is stored is the content, as a record holds it


def test_a_wrong_component_file_is_refused_with_its_line(pages: Pages, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(COMPONENTS.read_text(encoding="utf-8").replace("SJ-M,", "SJJM,"), encoding="utf-8")
    pages.allow_lost_network = True  # the browser reports the refusal's status by itself
    page = pages.open("/new")
    page.get_by_text("Rule options").click()
    page.get_by_role("radio", name="From a file").check()
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_text("wrong.yaml selected")).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("status").filter(has_text="Line")).to_be_visible()
    assert page.url.endswith("/new")


@pytest.mark.parametrize("name", with_further(["</script><b>x", "\u202eabc\u202c"], ["🐍🧑🏽‍🚀", "ع" * 40]))
def test_names_are_shown_as_names_and_nothing_else(pages: Pages, server: Server, name: str) -> None:
    """R-55."""
    page = pages.open("/new")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill(name)
    view = started(page, server)
    seats = view["seats"]
    assert isinstance(seats, list)
    shown = seats[0]["name"]
    assert all(mark not in shown for mark in "\u202e\u202c")
    expect(page.get_by_role("heading", level=1)).to_contain_text(shown)
    assert page.locator("main b", has_text="x").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def levels_page(pages: Pages, language: str) -> Page:
    page = pages.open("/new?game=teotihuacan", language=language)
    page.get_by_role("radio", name="1", exact=True).check()
    return page


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("de", ["Einsteiger", "Leicht", "Normal", "Schwer", "Experte"]),
        ("fr", ["Débutant", "Facile", "Normal", "Difficile", "Expert"]),
    ],
)
def test_levels_of_difficulty_are_offered_to_those_who_play_alone(
    pages: Pages, language: str, names: list[str]
) -> None:
    page = levels_page(pages, language)
    field = page.locator(".option", has=page.locator(".level-settings"))
    expect(field.locator("> .option-values .option-title")).to_have_text(names)
    assert all(len(hint) > 10 for hint in field.locator("> .option-values .hint").all_inner_texts())
    expect(field.get_by_role("radio", name=names[2])).to_be_checked()
    page.get_by_role("radio", name="2", exact=True).check()
    expect(page.locator(".level-settings")).to_have_count(0)
    expect(page.locator("[id^=option-teotihuacan-bot_power]")).to_have_count(0)


def test_a_level_fills_in_the_single_settings_which_can_still_be_changed(pages: Pages, server: Server) -> None:
    levels = server.get("/api/meta")["games"]["teotihuacan"]["difficulties"]["levels"]
    hard = next(level["options"] for level in levels if level["name"] == "hard")
    page = levels_page(pages, "en-GB")
    level = page.get_by_role("group", name="Difficulty").locator("> .option-values input")
    level.nth(3).check()
    page.get_by_text("Individual settings").click()
    power, worship = page.get_by_label("Teotibot’s workers"), page.get_by_role("group", name="Teotibot’s Worship")
    expect(power).to_have_value(hard["bot_power"])
    expect(worship.locator("input:checked")).to_have_value(hard["bot_worship"])
    power.fill("5")
    expect(level.nth(5)).to_be_checked()
    power.fill(hard["bot_power"])
    expect(level.nth(3)).to_be_checked()
    expect(level).to_have_count(5)  # “own settings” only where no level fits
    power.fill("5")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/game/*")
    expect(page.locator(".log-panel")).to_contain_text("Difficulty: Custom settings")
    options = server.view(page.url.rsplit("/", 1)[1])["options"]
    assert {name: options[name] for name in hard} == {**hard, "bot_power": "5"}
    page.goto(server.url + "/new?game=teotihuacan")
    expect(page.get_by_role("radio", name="Custom settings")).to_be_checked()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/game/*")
    options = server.view(page.url.rsplit("/", 1)[1])["options"]
    assert options["bot_power"] == "2"  # what only concerns the solo game is left out of others
