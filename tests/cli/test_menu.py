"""The list of what can be done: numbers, order, grouping."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from teocalli.cli.screens import PlainFace
from teocalli.cli.sitting.menu import Menu, MenuPrinter
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


def printed(part: Any, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        for piece in part:
            console.print(piece)
    return [line.rstrip() for line in capture.get().splitlines()]


def printer(width: int = 80) -> MenuPrinter:
    return MenuPrinter(PlainFace(), Texts("en"), "othergame", 0, Console(width=width, color_system=None))


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
    assert rows[2].split() == ["move", "(2)", "6", "move:b4-b6", "1", "card", "+2"]


def test_changes_of_others_stand_behind_with_their_mark() -> None:
    (row,) = printed([printer().rows(Menu(PREVIEWS, 0).matching("place:a1"))])
    assert row.split() == ["2", "place:a1", "+7", "1+3"]


def test_a_loss_is_written_with_a_minus_sign() -> None:
    (row,) = printed([printer().rows(Menu([preview("curse", (-2, 0))], 0).options)])
    assert row.split() == ["1", "curse", "−2"]


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


def test_a_common_beginning_has_rows_of_its_own() -> None:
    many = [preview(f"move:{a}1-{c}{d}") for a in "ab" for c in "efg" for d in "12"]
    rows = printed(printer().everything(Menu(many, 0)))[1:]
    assert [{word[:7] for word in row.split() if word.startswith("move")} for row in rows] == [
        {"move:a1"},
        {"move:a1"},
        {"move:b1"},
        {"move:b1"},
    ]
