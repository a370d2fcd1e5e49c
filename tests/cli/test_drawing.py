"""The drawing of Uxmal's positions: everything that is on the table can be read from it, without colours too."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from typing import Any

import pytest
from rich.console import Console, RenderableType

from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE, State
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.games.uxmal import terminal as drawing
from teocalli.games.uxmal.terminal.lines import HEAVY, LIGHT, NONE, meeting_character

NAMES = ["Lina", "Max", "Ada", "A name that is much too long for any table"]
SIZES = [(80, 24), (120, 40), (200, 60), (60, 20)]


def positions(players: int, seed: int, **options: Any) -> Iterator[State]:
    """The positions of a random game."""
    game = load_game("uxmal", players, options)
    choice = random.Random(seed)
    state = game.new_initial_state(game.draw_setup(choice.randrange))
    while not state.is_terminal():
        yield state.clone()
        state.apply_action(choice.choice(state.legal_actions()))
    yield state


def screen(width: int = 80, height: int = 24, *, ascii_only: bool = False, **settings: Any) -> Console:
    """A terminal that keeps what is written to it."""
    file = TextIOWrapper(BytesIO(), encoding="ascii" if ascii_only else "utf-8")
    return Console(width=width, height=height, file=file, **{"color_system": None, **settings})


def drawn(state: State, width: int, height: int, *, ascii_only: bool = False, language: str = "en") -> list[str]:
    """The rows of the drawing without colours."""
    console = screen(width, height, ascii_only=ascii_only)
    with console.capture() as capture:
        console.print(picture(state, console, language))
    return [row.rstrip() for row in capture.get().splitlines()]


def picture(state: State, console: Console, language: str = "en") -> RenderableType:
    """The drawing as whoever is to move may see it."""
    seat = state.current_player if state.current_player >= 0 else None
    view = state.game.view(state, seat)
    return drawing.draw(state.game, view, NAMES[: state.game.players], Texts(language), console)


def read_fields(rows: list[str], *, priests: str, blank: str) -> dict[str, tuple[str, str, str]]:
    """Priest, symbol and level of every field, read from the drawing of either size."""
    found = {}
    for row in rows:
        cells = re.findall(rf"([{priests} ])([SJMET{re.escape(blank)}])([ 123])", row[1:])
        if re.match(r"[1-8] ", row) and len(cells) >= 8:
            for column, (priest, symbol, level) in zip("abcdefgh", cells[:8], strict=True):
                found[f"{column}{row[0]}"] = (priest, symbol, level)
    return found


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
@pytest.mark.parametrize("ascii_only", [False, True], ids=["unicode", "ascii"])
def test_every_field_can_be_read(size: tuple[int, int], ascii_only: bool) -> None:
    shapes, blank = ("ABCD", ".") if ascii_only else ("▲●◆■", "·")
    for state in list(positions(4, seed=11))[::9]:
        summary = state.summary()
        rows = drawn(state, *size, ascii_only=ascii_only)
        fields = read_fields(rows, priests=shapes, blank=blank)
        assert len(fields) == 64
        for field, (priest, symbol, level) in fields.items():
            row, column = 8 - int(field[1]), "abcdefgh".index(field[0])
            owners = [seat for seat, places in enumerate(summary["priests"]) if field in places]
            assert priest == (shapes[owners[0]] if owners else " ")
            assert symbol == summary["symbols"][row][column].replace("-", blank)
            assert level.replace(" ", "0") == summary["levels"][row][column]


def amounts(rows: list[str], label: str) -> list[int]:
    """The five numbers behind a label of the panel."""
    (found,) = [m for row in rows if (m := re.search(rf"{re.escape(label)} +((?:[\d·]+ *){{5}})", row))]
    return [0 if cell == "·" else int(cell) for cell in found.group(1).split()[:5]]


def test_the_panel_holds_track_tables_piles_hands_scores_and_projection() -> None:
    for state in [*list(positions(3, seed=5))[10::17], list(positions(3, seed=5))[-1]]:
        summary = state.summary()
        rows = drawn(state, 80, 24)
        track = summary["track"]
        assert any(re.search(rf"Idol +{' +'.join(track)}", row) for row in rows)
        assert amounts(rows, "Level 3") == [9, 7, 5, 0, 0]
        assert amounts(rows, "Each card") == [2, 1, 0, 0, 0]
        assert amounts(rows, "Cards left") == [summary["piles"][idol] for idol in track]
        for seat, name in enumerate(NAMES[:3]):
            assert amounts(rows, name) == [summary["hands"][seat][idol] for idol in track]
            (row,) = [row for row in rows if f" {name} " in row]
            assert row.count("▲●◆"[seat]) == 1 + summary["supply"][seat]
            projection = int(state.projected_points()[seat]) - summary["scores"][seat]
            tail = "" if state.is_terminal() else rf" +\+{projection}"
            assert re.search(rf" {summary['scores'][seat]}{tail}$", row)
        (heading,) = [row for row in rows if "Cards left" in row]
        assert heading.endswith(" Pts" if state.is_terminal() else " Next")


def test_whose_turn_it_is_is_marked() -> None:
    for state in list(positions(2, seed=6))[:40:7]:
        rows = drawn(state, 80, 24)
        marked = [name for name in NAMES[:2] if any(re.search(rf"▸[▲●] {name}", row) for row in rows)]
        assert marked == [NAMES[state.turn_player]]


def test_the_drawn_tile_and_the_stock_are_shown() -> None:
    state = next(s for s in positions(2, seed=6) if s.summary()["decision"] == "seat")
    tile = state.summary()["drawn"].replace("-", "·")
    rows = drawn(state, 120, 40)
    assert f"Drawn:  {tile[0]}{tile[1]}/{tile[3]}{tile[2]}" in rows[0]
    assert "28 tiles undrawn" in rows[0]
    everything = " ".join(rows)
    assert all(undrawn in everything for undrawn in state.summary()["undrawn"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_drawing_keeps_within_the_screen(players: int, size: tuple[int, int], language: str) -> None:
    width, height = size
    for state in list(positions(players, seed=3))[::23]:
        rows = drawn(state, width, height, language=language)
        assert max(map(len, rows)) <= width
        if width >= 80:
            assert len(rows) <= height - 9  # room for a question and some choices


def test_a_hidden_hand_shows_its_total_only() -> None:
    for state in positions(2, seed=4, hands="hidden"):
        mover = state.current_player
        hand = state.summary()["hands"][1 - mover] if mover >= 0 else {}
        if sum(hand.values()) >= 2:
            (row,) = [row for row in drawn(state, 80, 24) if f" {NAMES[1 - mover]} " in row]
            assert re.search(rf"Σ{sum(hand.values())} +\? +\? +\? +\?", row)
            return
    raise AssertionError("nobody ever held two cards: take another seed")


def test_steps_are_heavy_and_borders_of_tiles_light() -> None:
    state = next(s for s in positions(2, seed=6) if "1" in "".join(s.summary()["levels"]))
    levels = state.summary()["levels"]
    row = next(number for number, text in enumerate(levels) if "1" in text)
    column = levels[row].index("1")
    (line,) = [text for text in drawn(state, 120, 40) if text.startswith(f"{8 - row} ")]
    edges = [line[2 + 6 * place] for place in range(9)]
    assert edges[column + 2] == "┃" or column == 6
    assert edges[column + 1] == " "
    assert edges[0] == edges[8] == "│"


@pytest.mark.parametrize("size", [(80, 24), (200, 24), (80, 60)], ids=["small", "flat", "narrow"])
def test_the_large_board_needs_columns_and_rows(size: tuple[int, int]) -> None:
    state = next(positions(2, seed=6))
    assert not any("│" in row for row in drawn(state, *size))
    assert sum("│" in row for row in drawn(state, 120, 40)) >= 8


@pytest.mark.parametrize("system", ["truecolor", "256", "standard"])
def test_levels_have_grounds_of_their_own_and_ink_that_is_set(system: str) -> None:
    *_, state = positions(2, seed=6)
    console = screen(color_system=system, force_terminal=True)
    segments = [part for line in console.render_lines(picture(state, console)) for part in line]
    coloured = [part for part in segments if part.style and part.style.bgcolor and part.text.strip()]
    assert all(part.style and part.style.color for part in coloured)
    grounds = {part.text: part.style.bgcolor for part in coloured if part.text in {"1", "2", "3"} and part.style}
    assert len(set(grounds.values())) == 3


@pytest.mark.parametrize(
    ("meeting", "unicode", "plain"),
    [
        ((NONE, NONE, NONE, NONE), " ", " "),
        ((LIGHT, NONE, LIGHT, NONE), "│", "|"),
        ((NONE, HEAVY, NONE, HEAVY), "━", "="),
        ((HEAVY, NONE, HEAVY, NONE), "┃", "#"),
        ((LIGHT, LIGHT, LIGHT, LIGHT), "┼", "+"),
        ((HEAVY, LIGHT, HEAVY, LIGHT), "╂", "#"),
        ((NONE, HEAVY, LIGHT, NONE), "┍", "#"),
        ((LIGHT, HEAVY, HEAVY, LIGHT), "╆", "#"),
    ],
)
def test_lines_meet_in_the_right_character(meeting: tuple[int, int, int, int], unicode: str, plain: str) -> None:
    assert meeting_character(meeting, ascii_only=False) == unicode
    assert meeting_character(meeting, ascii_only=True) == plain


def test_every_action_is_described_in_every_language() -> None:
    kinds = set()
    for state in positions(2, seed=9):
        if state.current_player in {CHANCE, -4}:
            continue
        view = state.game.view(state, state.current_player)
        for preview in view["legal"]:
            kinds.add(preview["kind"])
            for language in LANGUAGES:
                text = drawing.describe(state.game, view, preview, Texts(language, strict=True), screen())
                assert (text == "") == (preview["kind"] == "build")
    assert kinds == {"build", "seat", "take", "place", "move", "pay", "honour", "curse"}


def test_the_best_claim_of_a_tile_stands_first() -> None:
    titles = {letter: Texts("en").format(f"uxmal-idol-{letter}.title") for letter in "SJMET"}
    seen = 0
    for state in positions(2, seed=9):
        if state.summary()["decision"] != "seat":
            continue
        mover = state.current_player
        view = state.game.view(state, mover)
        for preview in view["legal"]:
            changes = {f"{pair['cards']} {titles[pair['idol']]}": pair["change"][mover] for pair in preview["pairs"]}
            claims = drawing.describe(state.game, view, preview, Texts("en"), screen()).split("  ")[1:]
            if len(changes) > 1:
                seen += 1
                assert changes[claims[0].split(" | ")[0]] == max(changes.values())
    assert seen > 20


def test_a_phase_table_adds_up() -> None:
    game = load_game("uxmal", 3)
    choice = random.Random(2)
    state = game.new_initial_state(game.draw_setup(choice.randrange))
    reports = 0
    while not state.is_terminal():
        before, action = state.clone(), choice.choice(state.legal_actions())
        state.apply_action(action)
        report = game.phase_report(before, action, state)
        if report is None:
            continue
        reports += 1
        console = screen(100)
        with console.capture() as capture:
            console.print(drawing.phase_table(report, NAMES[:3], Texts("en", strict=True), console))
        text = capture.get()
        for seat, part in enumerate(report["breakdown"]):
            block = re.split(r"^[▲●◆] ", text, flags=re.MULTILINE)[1 + seat]
            assert f"{part['before']} → {part['after']}" in block
            assert sum(map(int, re.findall(r"= (\d+) point", block))) == part["after"] - part["before"]
    assert reports == 3
