"""A game counts for ratings only if everybody at the table wants that."""

from __future__ import annotations

import pytest

from teocalli.core.events import Event
from teocalli.core.registry import load_game
from teocalli.table import snapshots
from teocalli.table.company import opened_by
from teocalli.table.history import History
from teocalli.table.seats import PERSON, SeatRequest, assign_seats, names_of
from teocalli.table.table import Table
from tests.table.play import BOT_WISH, PERSON_WISH
from tests.table.test_company import GUEST, LINA, OMAR, asker_at, refused, seen, word


def open_rated(*wishes: SeatRequest, joint: bool = False) -> tuple[Table, list[Event]]:
    """A table of Lina's at which she wants the game to count."""
    seats = assign_seats(wishes or (SeatRequest(name="Lina"), PERSON_WISH), lambda _: None)
    company = opened_by("lina", [seat.kind == PERSON for seat in seats], public=False)
    return Table.open(load_game("uxmal", len(seats)), seats, company=company, joint=joint, rated=frozenset({0}))


@pytest.mark.parametrize("yes", [True, False])
def test_the_game_waits_until_all_have_answered_and_one_who_says_no_decides(yes: bool) -> None:
    table, events = open_rated()
    assert seen(table, GUEST)["rating"] == {"agreed": [0], "missing": [1], "refused_by": None, "counts": False}
    events += table.sit("omar", "Omar", None, None)
    assert table.waiting
    refused("error-table-waiting", lambda: table.act(word(table), "k", asker_at(table)))
    refused("error-not-seated", lambda: table.consent(yes=True, key="k", asker=GUEST))
    events += table.consent(yes=yes, key="c", asker=OMAR)
    assert (table.waiting, table.counts) == (False, yes)
    refused("error-rated-over", lambda: table.consent(yes=True, key="k", asker=LINA))
    again = Table.from_events(events)
    assert seen(again, LINA)["rating"] == seen(table, LINA)["rating"]
    history = History(names_of(table.seats))
    history.follow(table.match, table.origins)
    assert snapshots.restored(snapshots.take(table, history))[0].counts == yes


def test_who_comes_in_somebodys_place_is_asked_anew() -> None:
    table, _ = open_rated(SeatRequest(name="Lina"), PERSON_WISH, PERSON_WISH)
    table.sit("omar", "Omar", 1, None)
    table.consent(yes=True, key="c", asker=OMAR)
    table.leave(1, OMAR, None)
    table.sit("gast", "Gast", 1, None)
    table.sit("omar", "Omar", 2, None)
    assert seen(table, LINA)["rating"]["missing"] == [1, 2]
    again, _ = table.again()
    assert seen(again, LINA)["rating"]["missing"] == [0, 1, 2]  # and so are all in a rematch, whoever wanted that


def test_bots_and_programs_let_the_game_begin_without_counting() -> None:
    refused("error-rated-seats", lambda: open_rated(SeatRequest(name="Lina"), BOT_WISH))
    for fill in (True, False):
        table, _ = open_rated()
        if fill:
            table.fill("random", LINA, None)
        else:
            table.sit("p-engine", "Engine", None, None)
        assert (table.waiting, table.counts) == (False, False)


def test_numbers_are_told_only_once_it_is_clear_whether_the_game_counts() -> None:
    table, _ = open_rated(joint=True)
    table.sit("omar", "Omar", None, None)
    for asker in (LINA, OMAR):
        table.promise("00" * 32, "p", asker)
    refused("error-shuffle-early", lambda: table.tell_number("11" * 32, "t", LINA))
    table.consent(yes=True, key="c", asker=OMAR)
    assert seen(table, LINA)["shuffle"]["telling"]
