"""Who sits where."""

from __future__ import annotations

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.record import Record
from teocalli.table.seats import (
    BOT,
    COLOURS,
    Seat,
    SeatRequest,
    assign_seats,
    kinds_of,
    names_of,
    seats_of_record,
    shown_seats,
)


def check_bot(bot: str) -> None:
    """Let the bots of this file sit down."""
    if bot not in ("random", "greedy"):
        raise TeocalliError("error-unknown-player", name=bot, known="random, greedy")


def seated(*requests: SeatRequest) -> list[Seat]:
    """Seats for requests."""
    return assign_seats(requests, check_bot)


def test_names_of_bots_and_colours_that_nobody_chose_are_given() -> None:
    seats = seated(
        SeatRequest(), SeatRequest(BOT, bot="greedy"), SeatRequest(name=" \u202e"), SeatRequest(BOT, bot="greedy")
    )
    assert [seat.name for seat in seats] == ["", "Itzel", "", "Balam"]
    assert tuple(seat.colour for seat in seats) == COLOURS
    assert [seat.seat for seat in seats] == [0, 1, 2, 3]


def test_only_one_person_alone_is_you() -> None:
    you, second = {"id": "name-you", "args": {}}, {"id": "name-player", "args": {"number": 3}}
    assert names_of(seated(SeatRequest(), SeatRequest(BOT, bot="greedy"))) == [you, "Itzel"]
    assert names_of(seated(SeatRequest(name="Lina"), SeatRequest(BOT, bot="greedy"))) == ["Lina", "Itzel"]
    assert names_of(seated(SeatRequest(name="Lina"), SeatRequest(BOT, bot="greedy"), SeatRequest())) == [
        "Lina",
        "Itzel",
        second,
    ]
    assert [seat["called"] for seat in shown_seats(seated(SeatRequest()))] == [you]


def test_there_are_names_for_any_number_of_bots_and_each_is_given_once() -> None:
    names = [seat.name for seat in seated(*[SeatRequest(BOT, bot="greedy")] * 35)]
    assert len(set(names)) == len(names)


def test_chosen_colours_are_kept_and_the_others_share_the_rest() -> None:
    seats = seated(SeatRequest(), SeatRequest(colour="pink"), SeatRequest(colour="indigo"), SeatRequest())
    assert [seat.colour for seat in seats] == ["teal", "pink", "indigo", "amber"]


def test_a_person_is_no_bot_whatever_the_wish_says() -> None:
    assert seated(SeatRequest(bot="greedy"))[0].bot is None


@pytest.mark.parametrize(
    ("requests", "code"),
    [
        ([SeatRequest(BOT, bot="genius")], "error-unknown-player"),
        ([SeatRequest(BOT)], "error-unknown-player"),
        ([SeatRequest(colour="plaid")], "error-seat-colour"),
        ([SeatRequest(colour="pink"), SeatRequest(colour="pink")], "error-seat-colour-taken"),
        ([SeatRequest(name="y" * 41)], "error-seat-name"),
    ],
)
def test_refused(requests: list[SeatRequest], code: str) -> None:
    with pytest.raises(TeocalliError) as caught:
        seated(*requests)
    assert caught.value.code == code


def test_a_stored_seat_is_the_same_seat() -> None:
    for seat in seated(SeatRequest(name="Lina"), SeatRequest(BOT, bot="random")):
        assert Seat.from_json(seat.to_json()) == seat


def opened(names: list[str], kinds: list[str] | None, *, over: bool = False) -> list[Seat]:
    """Seats for a record."""
    record = Record("uxmal", 1, names, {}, [], seats=kinds)
    return seats_of_record(record, check_bot, over=over)


def test_seats_of_a_record_that_does_not_say_are_persons_with_its_names() -> None:
    seats = opened(["Ann", "\u200f", "x" * 99], None)
    assert [seat.name for seat in seats] == ["Ann", "", "x" * 39 + "…"]
    assert all(seat.kind == "person" and seat.bot is None for seat in seats)


def test_seats_of_a_record_have_its_bots() -> None:
    seats = opened(["Ann", "", "Itzel", ""], ["person", "greedy", "random", "greedy"])
    assert [(seat.kind, seat.bot, seat.name) for seat in seats] == [
        ("person", None, "Ann"),
        ("bot", "greedy", "Balam"),
        ("bot", "random", "Itzel"),
        ("bot", "greedy", "Citlali"),
    ]
    assert kinds_of(seats) == ["person", "greedy", "random", "greedy"]


def test_bots_of_a_record_are_checked_as_any_other_unless_nobody_has_to_decide() -> None:
    with pytest.raises(TeocalliError, match="genius"):
        opened(["Ann", "Bo"], ["person", "genius"])
    assert kinds_of(opened(["Ann", "Bo"], ["greedy", "genius"], over=True)) == ["greedy", "person"]
