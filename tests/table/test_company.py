"""Who may do what at a table for people, and what each of them sees (R-01)."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.core.options import OptionValue
from teocalli.core.registry import load_game
from teocalli.table.company import SCREEN, Asker, Company, Sight, opened_by
from teocalli.table.history import History
from teocalli.table.seats import PERSON, SeatRequest, assign_seats, names_of
from teocalli.table.table import Table
from teocalli.table.view import build_view
from tests.table.play import BOT_WISH, PERSON_WISH

LINA, OMAR, GUEST, WATCHER, STRANGER = (
    Asker("lina"),
    Asker("omar"),
    Asker("gast", "guest"),
    Asker("zoe", "spectator"),
    Asker(),
)
HOST_WISH = SeatRequest(name="Lina")


def open_for_people(
    *requests: SeatRequest, public: bool = False, options: dict[str, OptionValue] | None = None
) -> tuple[Table, list[Event]]:
    """A table of Lina's, with its first events."""
    wishes = requests or (HOST_WISH, PERSON_WISH)
    seats = assign_seats(wishes, lambda _: None)
    company = opened_by("lina", [seat.kind == PERSON for seat in seats], public=public)
    return Table.open(load_game("uxmal", len(seats), options), seats, company=company)


def refused(code: str, attempt: Callable[[], object]) -> None:
    """An attempt must be refused with this code."""
    with pytest.raises(TeocalliError) as caught:
        attempt()
    assert caught.value.code == code


def asker_at(table: Table) -> Asker:
    """The person who is to move."""
    assert table.company is not None
    assert table.to_move is not None
    return Asker(table.company.persons[table.to_move])


def word(table: Table, chooser: random.Random | None = None) -> str:
    """A legal word, or the first."""
    state = table.match.state
    legal = state.legal_actions()
    return table.match.game.action_to_string(state, chooser.choice(legal) if chooser else legal[0])


def seen(table: Table, asker: Asker) -> dict[str, Any]:
    """The view of somebody to whom the table is not hidden."""
    history = History(names_of(table.seats))
    history.follow(table.match, table.origins)
    sight = table.sight(asker)
    assert sight is not None
    view: dict[str, Any] = json.loads(json.dumps(build_view("g", table, history, sight)))
    return view


def test_a_table_waits_until_all_seats_are_taken_and_goes_on_after_a_restart() -> None:
    table, events = open_for_people()
    assert table.waiting
    assert seen(table, LINA)["company"] == {
        "role": "host",
        "public": False,
        "host": 0,
        "free": [1],
        "waiting": True,
        "record": True,
        "programs": [],
        "rematch": None,
        "rests": False,
        "contest": None,
    }
    refused("error-table-waiting", lambda: table.act(word(table), "k", LINA))
    assert seen(table, LINA)["legal"] == []
    events += table.sit("omar", " Omar ", None, "k1")
    assert not table.waiting
    assert [seat.name for seat in table.seats] == ["Lina", "Omar"]
    events += table.act(word(table), "k2", asker_at(table))
    again = Table.from_events(events)
    assert (again.version, again.company, again.seats) == (table.version, table.company, table.seats)
    assert again.knows("k1", "seated")
    assert again.record().players == ["Lina", "Omar"]


def test_who_is_what() -> None:
    table, _ = open_for_people(HOST_WISH, PERSON_WISH, PERSON_WISH)
    table.sit("omar", "Omar", 2, None)
    roles = [table.sight(asker) for asker in (LINA, OMAR, GUEST, WATCHER, STRANGER, SCREEN)]
    sights = [Sight("host", 0), Sight("player", 2), Sight("guest", None), Sight("spectator", None)]
    assert roles == [*sights, None, None]
    public, _ = open_for_people(public=True)
    assert public.sight(STRANGER) == public.sight(WATCHER) == Sight("guest", None)
    assert public.sight(SCREEN) is None
    at_screen = Table.open(load_game("uxmal", 2), assign_seats([PERSON_WISH] * 2, lambda _: None))[0]
    assert at_screen.sight(SCREEN) == Sight("screen", at_screen.to_move)
    assert at_screen.sight(LINA) is None
    refused("error-not-your-turn", lambda: at_screen.act(word(at_screen), "k", LINA))


@pytest.mark.parametrize(
    ("name", "seat", "code"),
    [
        ("", None, "error-seat-name-missing"),
        ("\u202e", None, "error-seat-name-missing"),
        ("LINA", None, "error-seat-name-taken"),
        ("x" * 41, None, "error-seat-name"),
        ("Omar", 0, "error-seat-taken"),
        ("Omar", 7, "error-seat-taken"),
        ("Omar", -1, "error-seat-taken"),
    ],
)
def test_a_seat_that_cannot_be_taken_is_refused_with_the_reason(name: str, seat: int | None, code: str) -> None:
    table, _ = open_for_people()
    version = table.version
    refused(code, lambda: table.sit("omar", name, seat, "k"))
    assert (table.version, table.free_seats) == (version, [1])


def test_a_seat_is_left_before_the_game_begins_only() -> None:
    table, _ = open_for_people(HOST_WISH, PERSON_WISH, PERSON_WISH)
    refused("error-seat-twice", lambda: table.sit("lina", "Lina 2", None, None))
    table.sit("omar", "Omar", 1, None)
    table.sit("gast", "Gast", 2, None)
    refused("error-seat-begun", lambda: table.leave(1, OMAR, None))
    refused("error-seat-none-free", lambda: table.sit("zoe", "Zoë", None, None))
    other, _ = open_for_people(HOST_WISH, PERSON_WISH, PERSON_WISH)
    other.sit("omar", "Omar", 1, None)
    refused("error-host-only", lambda: other.leave(0, OMAR, None))
    refused("error-host-only", lambda: other.leave(1, WATCHER, None))
    refused("error-seat-free", lambda: other.leave(2, LINA, None))
    other.leave(1, LINA, None)
    assert other.free_seats == [1, 2]
    assert other.seats[1].name == ""
    other.sit("omar", "Omar", 1, None)
    other.leave(1, OMAR, None)
    assert other.free_seats == [1, 2]


def test_bots_take_the_free_seats_when_the_host_wants_to_begin() -> None:
    table, events = open_for_people(HOST_WISH, PERSON_WISH, PERSON_WISH)
    refused("error-host-only", lambda: table.fill("random", GUEST, "k"))
    events += table.fill("random", LINA, "k")
    assert [seat.bot for seat in table.seats] == [None, "random", "random"]
    assert len({seat.name for seat in table.seats}) == 3
    assert not table.waiting
    assert Table.from_events(events).seats == table.seats


def test_no_bot_begins_while_seats_are_free() -> None:
    table, _ = open_for_people(BOT_WISH, HOST_WISH, PERSON_WISH, options={"first_player": "seat_0"})
    assert table.to_move == 0
    assert table.bot_to_move is None
    table.sit("omar", "Omar", None, None)
    assert table.bot_to_move == table.seats[0]


def test_only_who_decided_takes_back() -> None:
    table, _ = open_for_people()
    table.sit("omar", "Omar", None, None)
    mover = asker_at(table)
    other = OMAR if mover.person == "lina" else LINA
    refused("error-not-your-turn", lambda: table.act(word(table), "k", other))
    while table.taking_back().to is None:
        decider = asker_at(table)
        table.act(word(table), f"k{table.version}", decider)
    loser = OMAR if decider.person == "lina" else LINA
    assert seen(table, decider)["undo"]["kind"] == "decision"
    assert seen(table, loser)["undo"]["kind"] is None
    refused("error-undo", lambda: table.undo("u", loser))
    refused("error-not-seated", lambda: table.undo("u", WATCHER))
    before = len(table.match.words)
    table.undo("u", decider)
    assert len(table.match.words) < before


def test_nobody_but_the_mover_is_offered_actions_and_hands_stay_hidden() -> None:
    """R-01, U6: over a random game, every view and refusal for players, spectators and strangers."""
    table, _ = open_for_people(HOST_WISH, PERSON_WISH, options={"hands": "hidden"})
    table.sit("omar", "Omar", None, None)
    chooser = random.Random(5)
    history = History(names_of(table.seats))
    while table.to_move is not None:
        mover = asker_at(table)
        if chooser.random() < 0.3:
            history.follow(table.match, table.origins)
            for asker in (LINA, OMAR, GUEST, WATCHER):
                sight = table.sight(asker)
                assert sight is not None
                view = build_view("g", table, history, sight)
                assert bool(view["legal"]) == (asker == mover)
                for seat, hand in enumerate(view["position"]["hands"]):
                    assert set(hand) == (set("SJMET") if seat == sight.seat else {"total"})
                if asker not in (mover, LINA, OMAR):
                    refused("error-not-seated", lambda asker=asker: table.act(word(table), "k", asker))  # type: ignore[misc]
        table.act(word(table, chooser), f"k{table.version}", mover)
    refused("error-game-over", lambda: table.act("build", "k", LINA))


def test_hints_are_for_who_plays_alone() -> None:
    alone, _ = open_for_people(HOST_WISH, BOT_WISH, options={"first_player": "seat_0"})
    alone.check_may_ask_for_hint(LINA)
    refused("error-not-seated", lambda: alone.check_may_ask_for_hint(WATCHER))
    several, _ = open_for_people()
    several.sit("omar", "Omar", None, None)
    refused("error-no-hints", lambda: several.check_may_ask_for_hint(asker_at(several)))


def test_a_rematch_begins_after_the_end_and_players_begin_it() -> None:
    table, events = open_for_people()
    events += table.sit("omar", "Omar", None, None)
    refused("error-rematch-running", lambda: table.go_on("other", LINA, "k"))
    chooser = random.Random(3)
    while table.to_move is not None:
        events += table.act(word(table, chooser), f"k{table.version}", asker_at(table))
    refused("error-not-seated", lambda: table.go_on("other", GUEST, "k"))
    events += table.go_on("other", OMAR, "k")
    assert Table.from_events(events).rematch == "other"
    assert seen(table, LINA)["company"]["rematch"] == "other"
    assert not table.in_lobby


def test_a_company_comes_back_as_it_was_stored() -> None:
    company = Company("lina", True, ("lina", None))
    assert Company.from_json(json.loads(json.dumps(company.to_json()))) == company
