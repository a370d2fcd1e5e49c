"""The drawing of Teotihuacan's positions: everything that is on the table can be read from it, without colours too."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO, TextIOWrapper
from typing import Any

import pytest
from rich.console import Console

from teocalli.cli.terminal_renderer import names_of_seats, renderer_of
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.state import State
from teocalli.core.texts import Texts
from teocalli.games.teotihuacan import terminal as drawing
from tests.long import some_of, with_further
from tests.teotihuacan.situations import play, situation

NAMES = ["Lina", "Max", "Ada", "A name that is much too long for any table"]
SIZES = [(80, 24), (120, 40), (200, 60)]
TEMPLES = ("blue", "red", "green")
AWAY = {"workers": ["2.1", "6.1", "4.1"]}


@cache
def played(players: int, seed: int) -> tuple[State, ...]:
    """The positions of a random game."""
    game = load_game("teotihuacan", players)
    choice = random.Random(seed)
    state = game.new_initial_state(game.draw_setup(choice.randrange))
    found = [state.clone()]
    while not state.is_terminal():
        state.apply_action(choice.choice(state.legal_actions()))
        found.append(state.clone())
    return tuple(found)


def in_play(players: int, seed: int, step: int) -> Iterator[State]:
    """Every so many positions from the first turn on."""
    yield from [state for state in played(players, seed) if state.summary()["phase"] != "setup"][::step]


def screen(width: int, height: int, *, ascii_only: bool = False, **settings: Any) -> Console:
    """A terminal that keeps what is written to it."""
    file = TextIOWrapper(BytesIO(), encoding="ascii" if ascii_only else "utf-8")
    return Console(width=width, height=height, file=file, **{"color_system": None, **settings})


def drawn(state: State, console: Console, *, language: str = "en", panel: str | None = None) -> list[str]:
    """The rows of the drawing, or of a part of the table, without colours."""
    texts = Texts(language, strict=True)
    names = names_of_seats(state.game, NAMES[: state.game.players], texts)
    view = state.game.view(state, None)
    if panel is None:
        picture = drawing.draw(state.game, view, names, texts, console)
    else:
        picture = drawing.panel(state.game, view, names, texts, console, name=panel)
    with console.capture() as capture:
        console.print(picture)
    return [row.rstrip() for row in capture.get().splitlines()]


def dice_of(summary: dict[str, Any], shapes: str) -> list[str]:
    """How all players' dice are written: letters behind the power, shapes before it, locked ones in brackets."""
    found = []
    for shape, player in zip(shapes, summary["players"], strict=False):
        for word in player["workers"]:
            place, locked, _ = word.partition("w")
            power = place.partition(".")[2]
            die = f"{power}{shape}" if shape.isascii() else f"{shape}{power}"
            found.append(f"[{die}]" if locked else die)
    return sorted(found)


@pytest.mark.parametrize("size", some_of(SIZES, 2))
@pytest.mark.parametrize("ascii_only", [False, True], ids=["unicode", "ascii"])
@pytest.mark.parametrize("players", with_further([4], [1, 2, 3]))
def test_every_die_can_be_read(size: tuple[int, int], ascii_only: bool, players: int) -> None:
    shapes = "ABCD" if ascii_only else "▲●◆■"
    die = r"(?<![\w])[1-6][ABCD](?!\w)" if ascii_only else r"[▲●◆■][1-6]"
    for state in in_play(players, 3, 17):
        summary = state.summary()
        if size == (80, 24) and summary["decision"] in ("build", "deco"):
            continue
        rows = drawn(state, screen(*size, ascii_only=ascii_only))
        ring = "\n".join(row[:74] for row in rows) if size != (80, 24) else "\n".join(rows[1:9])
        assert sorted(re.findall(rf"\[{die}\]|{die}", ring)) == dice_of(summary, shapes)


@pytest.mark.parametrize("ascii_only", [False, True], ids=["unicode", "ascii"])
@pytest.mark.parametrize("panel", [None, "pyramid"])
def test_every_cell_of_the_pyramid_can_be_read(panel: str | None, ascii_only: bool) -> None:
    blank = "." if ascii_only else "·"
    for state in in_play(2, 5, 13):
        summary = state.summary()
        rows = drawn(state, screen(120, 40, ascii_only=ascii_only), panel=panel)
        first, left = (10, 25) if panel is None else (1, 3)
        for row in range(8):
            cells = rows[first + row][left : left + 24].ljust(24)
            shown = [cells[3 * column + 1 : 3 * column + 3] for column in range(8)]
            icons = "".join(cell[0] for cell in shown)
            assert icons == summary["icons"][row].replace("p", blank)
            levels = "".join(cell[1] for cell in shown)
            assert all(a in (b, "#") for a, b in zip(levels, summary["levels"][row].replace("0", " "), strict=True))


def test_as_many_cells_are_decorated_as_decorations_lie_above_step_0() -> None:
    seen = 0
    for state in in_play(4, 8, 11):
        stairs = state.summary()["stairs"]
        rows = drawn(state, screen(120, 40), panel="pyramid")
        decorated = sum(row[3:27].count("#") for row in rows[1:9])
        assert decorated == sum(2 * max(len(tiles) - 1, 0) for tiles in stairs.values())
        seen += decorated
    assert seen


@pytest.mark.parametrize("players", with_further([4], [1, 2]))
def test_markers_stand_on_their_steps(players: int) -> None:
    shapes = "▲●◆■"
    for state in in_play(players, 4, 19):
        summary = state.summary()
        rows = drawn(state, screen(120, 40), panel="temples")
        starts = [match.start() for match in re.finditer(r"\d+", rows[0])]
        for row, temple in zip((2, 4, 6), TEMPLES, strict=True):
            for shape, player in zip(shapes, summary["players"], strict=False):
                place = rows[row].index(shape)
                assert max(step for step, start in enumerate(starts) if start <= place) == player[temple]


@pytest.mark.parametrize("size", some_of(SIZES, 2))
@pytest.mark.parametrize("language", with_further(["fr"], ["en", "de"]))
@pytest.mark.parametrize("players", with_further([4], [1]))
def test_no_line_is_wider_than_the_screen_and_the_question_has_room(
    size: tuple[int, int], language: str, players: int
) -> None:
    width, height = size
    for state in (*played(players, 6)[:70:9], *in_play(players, 6, 29), played(players, 6)[-1]):
        rows = drawn(state, screen(width, height), language=language)
        assert max(map(len, rows)) <= width
        assert len(rows) <= height - (8 if height == 24 else 10)


def parts_of(panel: str, summary: dict[str, Any], texts: Texts) -> list[str]:
    """What must be read on a part of the table, by the position."""
    bot = summary["bot"]
    kinds = {kind for kind in summary["tiles"].values() if kind}.union(*summary["stacks"].values())
    explained = [*(f"tech-{tech}" for tech in summary["techs"]), *(f"royal-{tile}" for tile in summary["royal"])]
    parts: dict[str, list[str]] = {
        "boards": [texts.format(f"teotihuacan-board-{board}") for board in summary["boards"]],
        "pyramid": [*summary["pyramid"], *summary["decorations"]],
        "temples": [texts.format(f"teotihuacan-drawing-{temple}") for temple in TEMPLES],
        "technologies": [texts.format(f"teotihuacan-{name}.help") for name in explained],
        "tiles": [texts.format(f"teotihuacan-kind-{kind}") for kind in kinds],
        "players": [*([NAMES[0], "Teotibot"] if bot else NAMES[:3]), *(f"{each['vp']}" for each in summary["players"])],
        "teotibot": [texts.format(f"teotihuacan-bot-{action}.help") for action in bot["actions"]]
        if bot
        else [texts.format("teotihuacan-drawing-no-bot")],
        "legend": [texts.format("teotihuacan-drawing-legend-worker")],
    }
    return parts[panel]


@pytest.mark.parametrize("language", with_further(["de"], ["en", "fr"]))
@pytest.mark.parametrize("panel", list(drawing.PANELS))
def test_every_part_shows_what_the_position_holds_in_every_language(panel: str, language: str) -> None:
    texts = Texts(language, strict=True)
    for players in (1, 3):
        for state in (played(players, 2)[0], *in_play(players, 2, 83)):
            rows = drawn(state, screen(200, 30), language=language, panel=panel)
            read = " ".join(" ".join(rows).split())
            summary = state.summary()
            if summary["boards"]:
                missing = [part for part in parts_of(panel, summary, texts) if " ".join(part.split()) not in read]
                assert not missing, read


def test_what_counts_is_marked_where_the_worker_arrives() -> None:
    seen = 0
    for state in in_play(2, 7, 1):
        summary = state.summary()
        if summary["decision"] != "act" or summary["arrival"]["board"] not in (2, 3, 4):
            continue
        gains = {"c": "cocoa", "w": "wood", "s": "stone", "g": "gold", "*": "vp"}
        ring = "\n".join(row[:74] for row in drawn(state, screen(120, 40, ascii_only=True)))
        (marked,) = re.findall(r"\[((?:\d[cwsg*^] ?)+)\]", ring)
        after = state.clone()
        if "main" not in summary["legal"] or "^" in marked:
            continue
        after.apply_action(state.game.string_to_action(state, "main"))
        before, now = summary["players"][summary["to_move"]], after.summary()["players"][summary["to_move"]]
        cost = summary["arrival"]["colours"]
        for part in marked.split():
            key = gains[part[-1]]
            paid = cost if key == "cocoa" else 0
            assert now[key] - before[key] + paid >= int(part[:-1])
        seen += 1
    assert seen > 3


@pytest.mark.parametrize("language", with_further(["fr"], ["en", "de"]))
def test_every_action_is_described_in_every_language(language: str) -> None:
    texts, kinds = Texts(language, strict=True), set()
    for players in (1, 2, 4):
        for state in played(players, 1):
            if state.current_player < 0:
                continue
            view = state.game.view(state, state.current_player)
            for preview in view["legal"][:40]:
                kinds.add(preview["kind"])
                text = drawing.describe(state.game, view, preview, texts, screen(120, 40))
                assert text
                assert "\n" not in text
    assert kinds >= {
        *("keep", "place", "move", "cocoa", "main", "worship", "rest", "unlock", "use", "temple", "claim", "reward"),
        *("skip", "gain", "power", "ascend", "tech", "deco", "build", "done", "end", "salary"),
    }


def described(state: State, word: str) -> str:
    """What is said of a word in a list."""
    view = state.game.view(state, state.current_player)
    preview = next(preview for preview in view["legal"] if preview["word"] == word)
    return drawing.describe(state.game, view, preview, Texts("en", strict=True), screen(120, 40))


def test_a_step_that_the_action_names_is_not_told_again() -> None:
    """T53, T54: an Ascension's step on the red temple from 1 to 2 brings 1 VP."""
    state = situation({"workers": ["4.5", "8.1", "2.1"], "red": 1}, AWAY)
    state = play(state, "move:4.5>3", "main", "ascend:temple")
    assert described(state, "temple:red") == "Red temple, step 2 → 1 VP"


def test_only_a_worker_of_power_5_ascends() -> None:
    """T52, T53."""
    state = situation({"workers": ["5.1", "2.4", "2.5"], "cocoa": 3}, AWAY)
    play(state, "move:5.1>2", "main")
    said = {word: described(state, word) for word in state.game.legal_words(state) if word.startswith("power")}
    assert {word: text.split(" → ")[1] for word, text in said.items()} == {
        "power:2.1": "2", "power:2.4": "5", "power:2.5": "Ascension",
    }  # fmt: skip


def test_owners_stand_beside_their_technology() -> None:
    state = situation({"techs": [3]}, {"techs": [3, 9]})
    rows = drawn(state, screen(200, 30), panel="technologies")
    marks = dict(re.findall(r"Technology (\d\d) ([▲●]*)", "\n".join(rows)))
    assert (marks["03"], marks["09"], marks["01"]) == ("▲●", "●", "")


def test_the_path_counts_the_tiles_of_a_construction() -> None:
    state = situation({"workers": ["5.1", "8.1", "8.2"], "goods": "wssssss", "cocoa": 3}, AWAY, pyramid=[1, 2, 3])
    match = Match(state.game, [])
    match._states = [state]
    for word, said in (("move:5.1>8", []), ("main", ["Main action"]), ("build:T1@1.0.0r0", ["Main action", "tile 2"])):
        match.play(word)
        assert drawing.path(match, Texts("en", strict=True))[1:] == said


def test_the_triangle_of_the_teotibot_lies_as_on_the_table() -> None:
    """T84: the first tile on top, below it the second and third from the left, then the fourth to sixth."""
    state = next(in_play(1, 3, 1))
    actions = state.summary()["bot"]["actions"]
    names = [Texts("en").format(f"teotihuacan-bot-{action}") for action in actions]
    rows = [row for row in drawn(state, screen(120, 40), panel="teotibot") if row.strip().startswith("[")]
    shown = [re.findall(r"\[([^]]+)\]", row) for row in rows]
    assert [len(row) for row in shown] == [1, 2, 3]
    for cell, name in zip(itertools.chain(*shown), names[:6], strict=True):
        assert name.startswith(cell.rstrip("…"))


def test_tiles_on_display_show_their_icons_as_they_lie() -> None:
    """T2, T50: icons are listed clockwise from the top left."""
    state = situation({}, {}, pyramid=[1, 12, 30])
    listed = [state.game.components.data["pyramid_tiles"][number - 1].replace("p", "·") for number in (1, 12, 30)]
    rows = drawn(state, screen(120, 40), panel="pyramid")
    first = next(number for number, row in enumerate(rows) if "T12" in row)
    upper, lower = rows[first + 1].split()[-3:], rows[first + 2].split()[-3:]
    assert upper == [icons[:2] for icons in listed]
    assert lower == [icons[3] + icons[2] for icons in listed]


def test_the_row_of_the_nobles_that_counts_is_marked() -> None:
    """T48: the row for the number of workers."""
    state = situation({"workers": ["7.1", "6.1", "8.1"], "goods": "ww", "cocoa": 3}, {"workers": ["2.1", "5.1", "4.1"]})
    rows = drawn(play(state, "move:7.1>6"), screen(120, 40))
    values = " ".join(map(str, state.game.components.data["nobles"]["centre"]))
    assert any(f"2  [{values}]" in row for row in rows)
    assert sum("  [" in row[:74] for row in rows) == 1


@pytest.mark.parametrize(("dark_eclipse", "rounds"), [("no", 4), ("yes", 3)])
def test_rounds_to_the_eclipse(dark_eclipse: str, rounds: int) -> None:
    """T19, T20, T81: light 7, dark 10; after the discs meet there is one more round, not with Dark Eclipse."""
    state = situation({}, {}, light=7, dark=10, options={"dark_eclipse": dark_eclipse})
    assert f"{rounds} rounds to the Eclipse" in drawn(state, screen(120, 40))[0]


def test_every_step_of_a_temple_shows_its_reward() -> None:
    """T54: points of the red temple, step 1 to 11; Temple Bonus on 10."""
    rows = drawn(situation({}, {}), screen(200, 40), panel="temples")
    assert rows[3].split() == ["1★", "1★", "2★", "2★", "2★", "3★", "3★", "4★", "5★", "Bo", "7★"]


def test_costs_name_every_good_that_is_given() -> None:
    for state in in_play(2, 1, 1):
        if state.current_player < 0:
            continue
        for preview in state.game.view(state, state.current_player)["legal"]:
            cost = drawing.cost(preview, Texts("en"), screen(120, 40))
            given = {key: n for key, n in preview["gives"].items() if key in ("cocoa", "wood", "stone", "gold", "vp")}
            assert sum(map(int, re.findall(r"\d+", cost))) == sum(given.values())
            assert len(cost.split()) == len(given)


def test_rotations_of_a_tile_on_a_place_are_one_family() -> None:
    assert {drawing.family(f"build:T12@1.2.3r{turns}") for turns in range(4)} == {"build:T12@1.2.3"}
    assert drawing.family("move:3.2>5") == "move:3.2>5"


def test_an_eclipse_table_adds_up() -> None:
    states, reports = played(3, 9), 0
    for before, after in itertools.pairwise(states):
        action = next((a for a in before.legal_actions() if _leads_to(before, a, after)), before.legal_actions()[0])
        report = before.game.phase_report(before, action, after)
        if report is None:
            continue
        console = screen(120, 40, ascii_only=True)
        with console.capture() as capture:
            console.print(drawing.phase_table(report, NAMES[:3], Texts("en"), console))
        for name, row in zip(NAMES, capture.get().splitlines()[1:], strict=False):
            numbers = [int(word) for word in row.partition(name)[2].replace(".", "0").split()]
            assert sum(numbers[:-1]) == numbers[-1]
        reports += 1
    assert reports >= 3


def _leads_to(before: State, action: int, after: State) -> bool:
    following = before.clone()
    following.apply_action(action)
    return following.hash() == after.hash()


def test_the_face_of_the_game_is_found_by_name() -> None:
    assert renderer_of(load_game("teotihuacan", 2)).PANELS is drawing.PANELS
