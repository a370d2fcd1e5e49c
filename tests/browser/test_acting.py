"""Every kind of action by mouse and by keyboard (R-22): what is offered is legal, what is sent has been confirmed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Pages, Server, wait_until
from tests.browser.test_accessibility import serious_findings
from tests.browser.uxmal_table import ENGLISH, NAMES, Moment, Summary, UxmalTable, cards, find, signed, words_of
from tests.long import with_further

pytestmark = pytest.mark.browser

Begin = Callable[[Moment], UxmalTable]
GAME = "01-2p-standard"


@pytest.fixture
def begin(server: Server, pages: Pages) -> Begin:
    """Begins a game at a stored moment."""

    def at(moment: Moment) -> UxmalTable:
        return UxmalTable.begin(server, pages, moment)

    return at


def with_everything(summary: Summary) -> bool:
    """A turn in which a priest can be placed and moved and an idol moved both ways."""
    return all(words_of(summary, kind) for kind in ("place", "move", "honour", "curse"))


def preview_of(table: UxmalTable, word: str) -> dict[str, object]:
    """The server's preview of a word."""
    return next(preview for preview in table.view()["legal"] if preview["word"] == word)


def expect_preview_shown(table: UxmalTable, word: str) -> None:
    """R-30: before the confirmation stands what becomes of everybody's expected points."""
    change = preview_of(table, word)["change"]
    assert isinstance(change, list)
    shown = table.question.get_by_role("listitem").filter(has=table.page.locator("b"))
    expect(shown).to_have_text(
        [re.compile(re.escape(f"{NAMES[seat]} {signed(each)}")) for seat, each in enumerate(change)]
    )


def walk_to(table: UxmalTable, attribute: str, target: str) -> None:
    """Go to a field or a seat with the arrow keys alone."""
    for _ in range(24):
        here = table.focused(attribute)
        assert here is not None, "the focus is not on the board"
        if here == target:
            return
        if here[0] != target[0]:
            table.page.keyboard.press("ArrowRight" if here[0] < target[0] else "ArrowLeft")
        else:
            table.page.keyboard.press("ArrowUp" if here[1] < target[1] else "ArrowDown")
    pytest.fail(f"{target} cannot be reached")


# --- building -------------------------------------------------------------------------------------


def test_build_by_mouse(begin: Begin) -> None:
    table = begin(find(GAME, lambda summary: "build" in summary["legal"]))
    count = len(table.words())
    table.button("board-mode-build").click()
    expect(table.question.get_by_text(ENGLISH.format("board-ask-seat"))).to_be_visible()
    assert [word.partition(":")[0] for word in table.words()[count:]] == ["build", "draw"]


@pytest.mark.long
def test_build_by_key(begin: Begin) -> None:
    table = begin(find(GAME, lambda summary: "build" in summary["legal"]))
    count = len(table.words())
    table.page.keyboard.press("b")
    expect(table.page.get_by_role("button", name=re.compile("^tile seat")).first).to_be_focused()
    assert [word.partition(":")[0] for word in table.words()[count:]] == ["build", "draw"]


def a_tile_to_lay() -> Moment:
    """A tile has been drawn and several seats are free."""
    return find(GAME, lambda summary: summary["decision"] == "seat" and len(summary["legal"]) > 8)


def turned(summary: Summary, quarters: int) -> str:
    """The drawn tile after quarter turns clockwise."""
    tile: str = summary["drawn"]
    return tile[-quarters:] + tile[:-quarters] if quarters else tile


@pytest.mark.long
def test_lay_a_tile_by_mouse(begin: Begin) -> None:
    """The tile is turned by button and wheel, settles, can be moved and turned again, and is then confirmed."""
    moment = a_tile_to_lay()
    table = begin(moment)
    count = len(table.words())
    first, second = sorted({word.partition(":")[0] for word in moment.summary["legal"]})[:2]
    table.seat(first).click()
    expect(table.seat(first)).to_have_attribute("aria-pressed", "true")
    table.button("board-turn-right").click()
    table.seat(second).click()
    table.page.mouse.wheel(0, 100)
    word = f"{second}:{turned(moment.summary, 2)}"
    expect(table.seat(second)).to_have_accessible_name(re.compile(re.escape(turned(moment.summary, 2))))
    expect_preview_shown(table, word)
    assert len(table.words()) == count, "nothing may be sent before it is confirmed"
    table.confirm()
    assert table.wait_for_words(count + 1)[count] == word


def test_lay_a_tile_by_keys(begin: Begin) -> None:
    moment = a_tile_to_lay()
    table = begin(moment)
    count = len(table.words())
    target = max(word.partition(":")[0] for word in moment.summary["legal"])
    table.page.keyboard.press("r")
    table.page.keyboard.press("r")
    table.page.keyboard.press("q")
    expect(table.question.get_by_label(f"pyramid tile {turned(moment.summary, 1)}")).to_be_visible()
    table.page.get_by_role("button", name=re.compile("^tile seat")).first.focus()
    walk_to(table, "data-seat", target)
    table.page.keyboard.press("Enter")
    word = f"{target}:{turned(moment.summary, 1)}"
    expect_preview_shown(table, word)
    table.page.keyboard.press("Enter")
    assert table.wait_for_words(count + 1)[count] == word


@pytest.mark.long
def test_every_free_seat_says_what_it_would_earn(begin: Begin) -> None:
    """R-61, R-30: as many seats as are free, each with its best claim in this rotation."""
    moment = a_tile_to_lay()
    table = begin(moment)
    mover = moment.summary["to_move"]
    previews = [preview for preview in table.view()["legal"] if preview["turn"] == 0]
    for preview in previews:
        name = table.seat(preview["seat"]).get_attribute("aria-label") or ""
        assert preview["tile"] in name
        assert signed(preview["change"][mover]) in name
        best = max((pair["cards"] for pair in preview["pairs"]), default=0)
        for pair in preview["pairs"]:
            assert (cards(pair["cards"], pair["idol"]) in name) == (pair["cards"] == best)
    expect(table.page.get_by_role("button", name=re.compile("^tile seat"))).to_have_count(len(previews))


@pytest.mark.long
def test_the_tile_follows_the_pointer(begin: Begin) -> None:
    """It floats where the pointer is, and snaps to a free seat."""
    table = begin(a_tile_to_lay())
    page = table.page
    floating = page.locator(".ux-floating")
    expect(floating).to_be_hidden()
    seat = page.get_by_role("button", name=re.compile("^tile seat")).first
    seat.hover()
    expect(floating).to_be_visible()
    box = seat.bounding_box()
    assert box is not None

    def snapped() -> bool:
        tile = floating.bounding_box()
        return tile is not None and abs(box["x"] - tile["x"]) < 8

    wait_until(snapped, "the tile does not lie on the seat")


def test_take_by_mouse(begin: Begin) -> None:
    moment = find(GAME, lambda summary: summary["decision"] == "take")
    table = begin(moment)
    count = len(table.words())
    word = moment.summary["legal"][0]
    idol, number = word[-2], int(word[-1])
    table.question.get_by_role("radio", name=re.compile(f"^{cards(number, idol)}")).click()
    assert len(table.words()) == count
    table.confirm()
    assert table.wait_for_words(count + 1)[count] == word


@pytest.mark.long
def test_take_by_key(begin: Begin) -> None:
    moment = find(GAME, lambda summary: summary["decision"] == "take")
    table = begin(moment)
    count = len(table.words())
    table.page.keyboard.press("2")
    second = table.question.get_by_role("radio").nth(1)
    expect(second).to_be_checked()
    shown = second.inner_text()
    table.page.keyboard.press("Enter")
    word = table.wait_for_words(count + 1)[count]
    assert moment.summary["legal"] == ["take:M1", "take:T1"]
    assert cards(1, word[-2]) in shown
    assert word == "take:T1"


# --- placing a priest -----------------------------------------------------------------------------


@pytest.mark.long
def test_place_by_mouse(begin: Begin) -> None:
    moment = find(GAME, with_everything)
    table = begin(moment)
    count = len(table.words())
    word = words_of(moment.summary, "place")[-1]
    table.button("board-mode-place").click()
    table.field(word[-2:]).click()
    expect_preview_shown(table, word)
    assert len(table.words()) == count
    table.confirm()
    assert table.wait_for_words(count + 1)[count] == word


def test_place_by_keys(begin: Begin) -> None:
    moment = find(GAME, with_everything)
    table = begin(moment)
    count = len(table.words())
    word = words_of(moment.summary, "place")[-1]
    table.page.keyboard.press("p")
    expect(table.page.locator(":focus")).to_have_attribute("data-field", re.compile("."))
    walk_to(table, "data-field", word[-2:])
    table.page.keyboard.press("Enter")
    expect_preview_shown(table, word)
    table.page.keyboard.press("Enter")
    assert table.wait_for_words(count + 1)[count] == word


@pytest.mark.long
def test_the_supply_is_another_way_to_begin(begin: Begin) -> None:
    moment = find(GAME, with_everything)
    table = begin(moment)
    mover = moment.summary["to_move"]
    table.page.get_by_role("button", name=re.compile(f"^{NAMES[mover]} has .* in supply")).click()
    expect(table.button("board-mode-place")).to_have_attribute("aria-pressed", "true")


def origins_in(summary: Summary) -> set[str]:
    """Fields of the priests that can move."""
    return {word[5:7] for word in words_of(summary, "move")}


def target_fields(table: UxmalTable, text: str) -> set[str]:
    """Fields whose names say that they can be chosen for something."""
    cells = table.grid.get_by_role("gridcell", name=re.compile(f" – {text}"))
    return set(cells.evaluate_all("cells => cells.map((cell) => cell.getAttribute('data-field'))"))


def test_offered_fields_are_the_legal_ones(begin: Begin) -> None:
    """R-61: the fields that may be chosen, and no others, say so, with points and cost."""
    moment = find(GAME, lambda summary: with_everything(summary) and len(origins_in(summary)) > 1)
    table = begin(moment)
    table.button("board-mode-place").click()
    assert target_fields(table, "place a priest here") == {word[-2:] for word in words_of(moment.summary, "place")}
    table.button("board-mode-move").click()
    origins = origins_in(moment.summary)
    assert target_fields(table, "this priest can move") == origins
    for origin in sorted(origins):
        table.field(origin).click()
        legal = {word[-2:] for word in words_of(moment.summary, "move") if word[5:7] == origin}
        assert target_fields(table, "move here") == legal


def test_nothing_else_can_be_chosen(begin: Begin) -> None:
    """A click on a field that is not offered does nothing."""
    moment = find(GAME, with_everything)
    table = begin(moment)
    table.button("board-mode-place").click()
    legal = {word[-2:] for word in words_of(moment.summary, "place")}
    other = next(f"{column}{row}" for column in "abcdefgh" for row in range(1, 9) if f"{column}{row}" not in legal)
    table.field(other).click()
    expect(table.button("board-confirm")).to_be_disabled()


# --- moving a priest ------------------------------------------------------------------------------


def costly_move(table: UxmalTable) -> dict[str, object]:
    """A move that costs two cards and can be paid in several ways."""
    view = table.view()
    hand = view["position"]["hands"][view["to_move"]]
    assert sum(bool(count) for count in hand.values()) > 2
    return next(preview for preview in view["legal"] if preview["kind"] == "move" and preview["cost"] == 2)


def rich(summary: Summary) -> bool:
    """A turn with moves and three kinds of cards in hand."""
    hand = summary["hands"][summary["turn"]]
    return bool(words_of(summary, "move")) and sum(map(bool, hand.values())) > 2


def pays_of(payment: str) -> list[str]:
    return [f"pay:{idol}" for idol in sorted(payment, key="SJMET".index)]


@pytest.mark.long
def test_move_and_pay_by_mouse(begin: Begin) -> None:
    """The suggestion is laid out; a click on another card changes it; one confirmation sends everything."""
    table = begin(find(GAME, rich))
    count = len(table.words())
    move = costly_move(table)
    suggested = str(move["payment"])
    table.field(str(move["from"])).click()
    table.field(str(move["to"])).click()
    pressed = table.question.get_by_role("button", pressed=True, name=re.compile(", card "))
    expect(pressed).to_have_count(2)
    expect_preview_shown(table, str(move["word"]))
    view = table.view()
    hand = view["position"]["hands"][view["to_move"]]
    other = next(idol for idol in "SJMET" if hand[idol] and idol not in suggested)
    unwanted = sorted(suggested, key="SJMET".index)[0]
    pressed.first.click()
    expect(table.button("board-confirm")).to_be_disabled()
    table.question.get_by_role("button", name=f"{ENGLISH.format(f'uxmal-idol-{other}.title')}, card 1").click()
    assert len(table.words()) == count
    table.confirm()
    paid = suggested.replace(unwanted, other, 1)
    assert table.wait_for_words(count + 3)[count:] == [move["word"], *pays_of(paid)]


def test_move_and_pay_by_keys(begin: Begin) -> None:
    table = begin(find(GAME, rich))
    count = len(table.words())
    move = costly_move(table)
    table.page.keyboard.press("m")
    expect(table.page.locator(":focus")).to_have_attribute("data-field", re.compile("."))
    walk_to(table, "data-field", str(move["from"]))
    table.page.keyboard.press("Enter")
    walk_to(table, "data-field", str(move["to"]))
    table.page.keyboard.press("Enter")
    expect_preview_shown(table, str(move["word"]))
    table.page.keyboard.press("Enter")
    assert table.wait_for_words(count + 3)[count:] == [move["word"], *pays_of(str(move["payment"]))]


@pytest.mark.long
def test_a_payment_that_was_broken_off_goes_on(begin: Begin) -> None:
    """A game opened between the cards of a payment asks for those that are due."""
    moment = find("06-4p-random-components", lambda summary: summary["decision"] == "pay" and summary["due"] > 1)
    table = begin(moment)
    count = len(table.words())
    due = moment.summary["due"]
    expect(table.button("board-confirm")).to_be_disabled()
    hand = moment.summary["hands"][moment.summary["to_move"]]
    first = min("SJMET".index(word[-1]) for word in words_of(moment.summary, "pay"))
    chosen = [idol for idol in "SJMET"[first:] for _ in range(hand[idol])]
    for number, idol in enumerate(chosen[:due]):
        same = chosen[:number].count(idol)
        table.question.get_by_role(
            "button", name=f"{ENGLISH.format(f'uxmal-idol-{idol}.title')}, card {same + 1}"
        ).click()
    table.confirm()
    assert table.wait_for_words(count + due)[count:] == pays_of("".join(chosen[:due]))


# --- honouring and cursing ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", with_further(["honour"], ["curse"]))
def test_an_idol_is_dragged(begin: Begin, kind: str) -> None:
    moment = find(GAME, with_everything)
    table = begin(moment)
    count = len(table.words())
    word = words_of(moment.summary, kind)[0]
    token = table.page.get_by_role("slider", name=ENGLISH.format(f"uxmal-idol-{word[-2]}.title"))
    box = token.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    squares = int(word[-1]) * (-1 if kind == "honour" else 1)
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + squares * box["width"], y, steps=4)
    table.page.mouse.up()
    rank = moment.summary["track"].index(word[-2]) + 1
    expect(token).to_have_attribute("aria-valuenow", str(rank + squares))
    expect(token).to_have_attribute("aria-valuetext", re.compile(cards(int(word[-1]), word[-2])))
    expect_preview_shown(table, word)
    assert len(table.words()) == count
    table.confirm()
    assert table.wait_for_words(count + 1)[count] == word


@pytest.mark.parametrize("kind", with_further(["curse"], ["honour"]))
def test_an_idol_is_moved_by_keys(begin: Begin, kind: str) -> None:
    moment = find(GAME, with_everything)
    table = begin(moment)
    count = len(table.words())
    word = words_of(moment.summary, kind)[-1]
    page = table.page
    page.keyboard.press("h")
    expect(page.locator(":focus")).to_have_attribute("role", "slider")
    for _ in range(5):
        if table.focused("data-idol") == word[-2]:
            break
        page.keyboard.press("Tab")
    for _ in range(int(word[-1])):
        page.keyboard.press("ArrowLeft" if kind == "honour" else "ArrowRight")
    expect_preview_shown(table, word)
    page.keyboard.press("Enter")
    assert table.wait_for_words(count + 1)[count] == word


@pytest.mark.long
@pytest.mark.parametrize("kind", ["honour", "curse"])
def test_an_idol_is_moved_by_arrow_buttons(begin: Begin, kind: str) -> None:
    moment = find(GAME, with_everything)
    table = begin(moment)
    count = len(table.words())
    word = words_of(moment.summary, kind)[0]
    table.button("board-mode-track").click()
    table.question.get_by_role("radio", name=ENGLISH.format(f"uxmal-idol-{word[-2]}.title")).click()
    step = ENGLISH.format(f"board-{kind}-step", {"idol": ENGLISH.format(f"uxmal-idol-{word[-2]}")})
    for _ in range(int(word[-1])):
        table.question.get_by_role("button", name=step).click()
    expect_preview_shown(table, word)
    table.confirm()
    assert table.wait_for_words(count + 1)[count] == word


# --- taking back, looking back, touch -------------------------------------------------------------


def test_escape_takes_back_step_by_step(begin: Begin) -> None:
    moment = find(GAME, with_everything)
    table = begin(moment)
    count = len(table.words())
    table.button("board-mode-place").click()
    table.field(words_of(moment.summary, "place")[0][-2:]).click()
    expect(table.button("board-confirm")).to_be_enabled()
    table.page.keyboard.press("Escape")
    expect(table.button("board-confirm")).to_be_disabled()
    table.page.keyboard.press("Escape")
    expect(
        table.question.get_by_text(ENGLISH.format("board-ask-turn", {"player": NAMES[moment.summary["to_move"]]}))
    ).to_be_visible()
    expect(table.button("board-back")).to_have_count(0)
    assert len(table.words()) == count


def test_nothing_can_be_chosen_while_looking_back(begin: Begin) -> None:
    moment = find(GAME, with_everything)
    table = begin(moment)
    table.page.get_by_role("button", name=ENGLISH.format("web-playback-previous"), exact=True).click()
    expect(table.question).to_have_count(0)
    expect(table.page.locator(".ux-halo, .ux-movable, .ux-seat")).to_have_count(0)
    assert target_fields(table, "") == set()


@pytest.mark.long
def test_a_field_with_the_focus_can_be_clicked(begin: Begin) -> None:
    """Mouse and keyboard can be mixed."""
    moment = find(GAME, with_everything)
    table = begin(moment)
    table.page.keyboard.press("p")
    expect(table.page.locator(":focus")).to_have_attribute("data-field", re.compile("."))
    field = str(table.focused("data-field"))
    table.field(field).click()
    expect(table.button("board-confirm")).to_be_enabled()


@pytest.mark.long
def test_a_long_press_explains_and_does_nothing_else(server: Server, pages: Pages) -> None:
    """Help in place on a touch screen."""
    moment = find(GAME, with_everything)
    table = UxmalTable.begin(server, pages, moment, width=360, height=740, has_touch=True)
    button = table.button("board-mode-place")
    box = button.bounding_box()
    assert box is not None
    finger = {"pointerType": "touch", "bubbles": True, "pointerId": 7, "clientX": box["x"] + 5, "clientY": box["y"] + 5}
    button.dispatch_event("pointerdown", finger)
    expect(table.page.get_by_role("tooltip")).to_contain_text(ENGLISH.format("uxmal-help-place"))
    button.dispatch_event("pointerup", finger)
    button.dispatch_event("click")
    expect(button).to_have_attribute("aria-pressed", "false")


def test_touch_chooses_and_confirms(server: Server, pages: Pages) -> None:
    """On a phone: tap the kind of action, a field, and the confirmation."""
    moment = find(GAME, with_everything)
    table = UxmalTable.begin(server, pages, moment, width=360, height=740, has_touch=True)
    count = len(table.words())
    word = words_of(moment.summary, "place")[-1]
    table.button("board-mode-place").tap()
    table.field(word[-2:]).tap()
    table.button("board-confirm").tap()
    assert table.wait_for_words(count + 1)[count] == word


def wish_confirmations(table: UxmalTable, wish: str) -> None:
    """Choose in the settings before what to be asked."""
    table.page.get_by_role("button", name=ENGLISH.format("web-settings", {})).click()
    name = ENGLISH.format(f"web-confirmations-{wish}", {})
    table.page.get_by_role("radio", name=name, exact=True).check(force=True)
    table.page.keyboard.press("Escape")


def test_who_wants_no_confirmation_acts_with_the_click(begin: Begin) -> None:
    moment = find(GAME, with_everything)
    table = begin(moment)
    count = len(table.words())
    wish_confirmations(table, "never")
    table.button("board-mode-place").click()
    word = words_of(moment.summary, "place")[0]
    table.field(word.partition(":")[2]).click()
    assert table.wait_for_words(count + 1)[count] == word


def test_who_wants_every_confirmation_is_asked_before_a_tile_is_drawn(begin: Begin) -> None:
    table = begin(find(GAME, lambda summary: "build" in summary["legal"]))
    count = len(table.words())
    wish_confirmations(table, "always")
    table.button("board-mode-build").click()
    expect(table.button("board-confirm")).to_be_enabled()
    assert len(table.words()) == count
    table.confirm()
    assert table.wait_for_words(count + 1)[count] == "build"


def test_two_candidate_turns_are_compared_and_one_is_carried_out(begin: Begin) -> None:
    """Plans A and B: kept while something else is tried, side by side, and carried out with the usual confirmation."""
    moment = find(GAME, with_everything)
    table = begin(moment)
    page = table.page
    place, shift = words_of(moment.summary, "place")[0], words_of(moment.summary, "curse")[0]
    plan = table.question.get_by_role("group", name=re.compile("^Plan "))
    page.locator('[data-mode="place"]').click()
    table.field(place.removeprefix("place:")).click()
    table.question.get_by_role("button", name=ENGLISH.format("web-turn-keep", {"name": "A"})).click()
    expect(plan).to_have_count(1)
    page.locator('[data-mode="track"]').click()
    idol = shift.removeprefix("curse:")[0]
    page.locator(f'[data-idol-choice="{idol}"]').click()
    page.locator('[data-shift="1"]').click()
    table.question.get_by_role("button", name=ENGLISH.format("web-turn-keep", {"name": "B"})).click()
    expect(table.question.get_by_role("columnheader")).to_have_text(["before", "now", "A", "B"])
    supply = table.question.get_by_role("row").filter(has_text=ENGLISH.format("uxmal-turn-supply"))
    before = moment.summary["supply"][moment.summary["to_move"]]
    expect(supply.get_by_role("cell")).to_have_text([str(before), str(before), str(before - 1), str(before)])
    expect(table.question.get_by_role("row").filter(has_text=NAMES[1 - moment.summary["to_move"]])).to_be_visible()
    expect(table.question.get_by_role("button", name=ENGLISH.format("web-turn-weigh"))).to_be_enabled()
    assert serious_findings(page, "#question") == []
    plan.first.get_by_role("button", name=ENGLISH.format("web-turn-carry-out")).click()
    count = len(table.words())
    table.confirm()
    assert table.wait_for_words(count + 1)[count] == place
