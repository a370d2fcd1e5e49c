"""The list of what can be done: numbers, order, grouping."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from teocalli.cli.play_session.menu import Menu, MenuPrinter
from teocalli.cli.terminal_renderer import PlainRenderer
from teocalli.core.texts import Texts


def preview(word: str, change: tuple[int, ...] = (0, 0), cost: int = 0, gain: int = 0) -> dict[str, Any]:
    """A preview with the keys that every game has."""
    kind = word.partition(":")[0]
    return {"word": word, "kind": kind, "cost": cost, "gain": gain, "change": list(change), "ends_phase": False}


PREVIEWS = [
    preview("build"),
    preview("place:d4", (5, 0)),
    preview("place:c4", (7, 0)),
    preview("place:a1", (7, 3)),
    preview("move:b4-a6", (2, 0), cost=2),
    preview("move:b4-b6", (2, 0), cost=1),
]


class OtherGame:
    """A game without texts of its own."""

    name = "othergame"


def printed(part: Any, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        for piece in part:
            console.print(piece)
    return [line.rstrip() for line in capture.get().splitlines()]


def printer(width: int = 80, renderer: PlainRenderer | None = None) -> MenuPrinter:
    console = Console(width=width, color_system=None)
    return MenuPrinter(renderer or PlainRenderer(), Texts("en"), OtherGame, {}, console, seat=0)


def test_numbers_follow_kind_and_word() -> None:
    assert Menu(PREVIEWS, 0).words == ["build", "place:a1", "place:c4", "place:d4", "move:b4-a6", "move:b4-b6"]


def test_the_best_come_first_by_own_change_less_the_best_other_then_by_cost() -> None:
    best = Menu(PREVIEWS, 0).best(6)
    assert [option.word for option in best["place"]] == ["place:c4", "place:d4", "place:a1"]
    assert [option.word for option in best["move"]] == ["move:b4-b6", "move:b4-a6"]


def test_the_best_for_another_seat_are_others() -> None:
    assert Menu(PREVIEWS, 1).best(6)["place"][0].word == "place:a1"


def test_every_kind_is_shown_however_few_rows_there_are() -> None:
    assert {kind: len(options) for kind, options in Menu(PREVIEWS, 0).best(1).items()} == {
        "build": 1,
        "place": 1,
        "move": 1,
    }


def test_rows_are_shared_among_the_kinds() -> None:
    assert {kind: len(options) for kind, options in Menu(PREVIEWS, 0).best(5).items()} == {
        "build": 1,
        "place": 2,
        "move": 2,
    }


def test_the_short_list_names_kind_count_number_cost_and_change() -> None:
    rows = printed(printer().short(Menu(PREVIEWS, 0), 3))
    assert rows[0].split() == ["build", "1", "build", "±0"]
    assert rows[1].split() == ["place", "(3)", "3", "place:c4", "+7"]
    assert rows[2].split() == ["move", "(2)", "6", "move:b4-b6", "costs", "1", "+2"]


def test_changes_of_others_stand_behind_with_their_mark() -> None:
    (row,) = printed([printer().rows(Menu(PREVIEWS, 0).matching("place:a1"))])
    assert row.split() == ["2", "place:a1", "+7", "1+3"]


def test_a_loss_is_written_with_a_minus_sign() -> None:
    (row,) = printed([printer().rows(Menu([preview("curse", (-2, 0))], 0).options)])
    assert row.split() == ["1", "curse", "−2"]


def test_actions_of_a_game_without_kinds_stand_under_one_heading() -> None:
    rows = printed(printer().everything(Menu([{"word": "left"}, {"word": "right"}], 0)))
    assert [row.split() for row in rows] == [["Choices", "(2)"], ["1", "left", "2", "right"]]


def test_the_end_of_a_phase_is_said() -> None:
    (row,) = printed([printer().rows(Menu([preview("build") | {"ends_phase": True}], 0).options)])
    assert "ends the phase" in row


def test_everything_is_listed_within_the_width() -> None:
    many = [preview(f"move:{a}{b}-{c}1", (b, 0)) for a in "abc" for b in range(1, 9) for c in "efgh"]
    menu = Menu(many, 0)
    for width in (40, 80, 120):
        rows = printed(printer(width).everything(menu), width)
        assert max(map(len, rows)) <= width
        shown = " ".join(rows)
        assert all(f"{option.number} {option.word}" in shown for option in menu.options)


class ByFirstField(PlainRenderer):
    """Knows what moves begin with."""

    def stem(self, word: str) -> str:
        """The field from which a priest moves."""
        return word[:7]


def test_what_actions_are_about_has_rows_of_its_own() -> None:
    many = [preview(f"move:{a}1-{c}{d}") for a in "ab" for c in "efg" for d in "12"]
    rows = printed(printer(renderer=ByFirstField()).everything(Menu(many, 0)))[1:]
    assert [{word[:7] for word in row.split() if word.startswith("move")} for row in rows] == [
        {"move:a1"},
        {"move:a1"},
        {"move:b1"},
        {"move:b1"},
    ]


def without_rotation(word: str) -> str:
    """Rotations of a tile on a place are alike."""
    return word[:-2] if word.startswith("build:") else word


ROTATIONS = [preview(f"build:T{t}@{p}r{r}", (10 * t + r, 0)) for t in (1, 2) for p in "ab" for r in range(3)]


def test_of_actions_that_are_alike_the_best_stands_for_all() -> None:
    menu = Menu(ROTATIONS, 0, without_rotation)
    assert [option.word for option in menu.best(9)["build"]] == [
        "build:T2@ar2",
        "build:T2@br2",
        "build:T1@ar2",
        "build:T1@br2",
    ]


def test_the_others_of_a_family_stand_behind_the_best() -> None:
    rows = printed(printer().short(Menu(ROTATIONS, 0, without_rotation), 2))
    assert rows[0].split() == ["build", "(12)"]
    assert rows[1].split() == ["9", "build:T2@ar2", "+22", "r0+20", "r1+21"]


def test_a_family_is_one_entry_of_the_full_list() -> None:
    rows = printed(printer(60).everything(Menu(ROTATIONS, 0, without_rotation)), 60)
    assert rows[1].split() == ["build:T1@a", "1", "r0+10", "2", "r1+11", "3", "r2+12"]
    assert len(rows) == 5


def test_what_an_action_does_is_cut_and_nothing_else() -> None:
    class Talking(PlainRenderer):
        def describe(self, *_: object) -> str:
            return "very long " * 20

    speaker = MenuPrinter(Talking(), Texts("en"), OtherGame, {}, Console(width=60, color_system=None), seat=0)
    rows = printed(speaker.short(Menu(PREVIEWS, 0), 5), 60)
    assert all(option.word in " ".join(rows) for group in Menu(PREVIEWS, 0).best(5).values() for option in group)
    assert all(len(row) <= 60 and "…" in row for row in rows)
    assert rows[-1].endswith("costs 2 +2")
