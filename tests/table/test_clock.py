"""How long somebody may think, and what the others may do when their time is up (R-50, R-51)."""

from __future__ import annotations

import random

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.table.clock import LAG_MS, LONGEST, Clock, TimeControl
from teocalli.table.company import Asker, opened_by
from teocalli.table.moment import AWAY_MS, Moment
from teocalli.table.seats import PERSON, SeatRequest, assign_seats
from teocalli.table.table import Table
from tests.table.play import BOT_WISH, PERSON_WISH
from tests.table.test_company import HOST_WISH, LINA, OMAR, WATCHER, asker_at, refused, seen, word

MIA = Asker("mia")
NAMES = ("lina", "omar", "mia")
BEGIN = 1_700_000_000_000
MINUTE = 60_000

A_TURN = TimeControl("turn", 60)
BANK = TimeControl("bank", 600, 10)


def begun(control: TimeControl | None, *wishes: SeatRequest, at: int = BEGIN) -> tuple[Table, list[Event]]:
    """A table that people opened, to which the others come a minute later; Lina is the first to move."""
    seats = assign_seats([HOST_WISH, *(wishes or (PERSON_WISH,))], lambda _: None)
    company = opened_by("lina", [seat.kind == PERSON for seat in seats], public=False)
    game = load_game("uxmal", len(seats), {"first_player": "seat_0"})
    table, events = Table.open(game, seats, company=company, control=control, moment=Moment(at))
    table.tell(Moment(at + MINUTE))
    for name in NAMES[1:]:
        if table.waiting:
            events += table.sit(name, name.title(), None, None)
    return table, events


def play_turn(table: Table) -> list[Event]:
    """Let whoever is to move finish their turn."""
    seat, done = table.to_move, list[Event]()
    while table.to_move == seat:
        done += table.act(word(table), f"k{table.version}", asker_at(table))
    return done


def same(table: Table, events: list[Event]) -> bool:
    """Whether the table stands as it does when it is loaded anew."""
    again = Table.from_events(events)
    return (again.clock, again.stand_ins, again.ended, again.version, again.proposal, again.bot_to_move) == (
        table.clock,
        table.stand_ins,
        table.ended,
        table.version,
        table.proposal,
        table.bot_to_move,
    )


def test_a_bank_runs_for_who_is_asked_and_grows_after_each_turn() -> None:
    table, events = begun(BANK)
    assert table.clock == Clock(BANK, (600_000, 600_000), 0, BEGIN + MINUTE)
    table.tell(Moment(BEGIN + 3 * MINUTE))
    events += table.act(word(table), "k", LINA)  # the tile is drawn, and she is asked where to build: the same turn
    assert table.clock is not None
    assert table.clock.running == 0
    assert table.clock.left_at(0, table.moment.now) == 480_000
    events += play_turn(table)
    assert table.clock == Clock(BANK, (490_000, 600_000), 1, BEGIN + 3 * MINUTE)
    table.tell(Moment(BEGIN + 2 * MINUTE))  # the computer's clock was set back
    assert table.moment.now == BEGIN + 3 * MINUTE
    table.tell(Moment(BEGIN + 20 * MINUTE))
    assert table.clock.left_at(1, table.moment.now) == 0
    events += play_turn(table)  # late, and nobody had decided against it: it counts
    assert table.clock.left == (490_000, 10_000)
    assert same(table, events)
    assert all(event.payload["at"] >= BEGIN for event in events)
    assert seen(table, WATCHER)["clock"] == {
        **BANK.to_json(),
        "left": [490_000, 10_000],
        "running": 0,
        "since": BEGIN + 20 * MINUTE,
        "deadline": BEGIN + 20 * MINUTE + 490_000,
        "lag": LAG_MS,
    }


def test_time_for_a_turn_begins_anew_with_each_and_bots_have_none() -> None:
    table, events = begun(A_TURN, BOT_WISH, PERSON_WISH)
    table.tell(Moment(BEGIN + MINUTE + 59_000))
    events += play_turn(table)
    assert table.clock is not None
    assert table.clock.running is None  # a bot is asked
    assert table.clock.deadline is None
    while table.bot_to_move is not None:
        events += table.act_for_bot(table.match.state.legal_actions()[0], "bot")
    assert table.clock == Clock(A_TURN, (60_000,) * 3, 2, BEGIN + MINUTE + 59_000)
    assert same(table, events)


def test_when_time_is_up_the_others_choose_and_nobody_else_before() -> None:
    """R-50, R-51: with grace for the way to the server, and for a server that rested; the host alone, or all others."""
    table, events = begun(A_TURN, PERSON_WISH, PERSON_WISH)
    events += play_turn(table)
    assert table.to_move == 1
    up = BEGIN + 2 * MINUTE + LAG_MS
    for moment in (Moment(up - 1, frozenset({1})), Moment(up, counts_from=up + 1)):
        table.tell(moment)
        refused("error-seat-in-time", lambda: table.propose_stand_in(1, "random", None, LINA))
    table.tell(Moment(up))
    refused("error-seat-in-time", lambda: table.propose_end(0, None, MIA))
    refused("error-seat-in-time", lambda: table.propose_end(1, None, OMAR))
    refused("error-not-seated", lambda: table.propose_end(1, None, WATCHER))
    events += table.propose_end(1, None, MIA)
    assert table.proposal is not None
    assert sorted(table.proposal.missing) == [0]
    events += table.answer(table.proposal.number, "no", None, LINA)
    events += table.propose_stand_in(1, "random", "k", LINA)  # the host alone
    assert table.stand_in_at(1) == "random"
    assert table.bot_to_move is not None
    assert table.bot_to_move.bot == "random"
    assert events[-1].payload["why"] == "time"
    refused("error-not-your-turn", lambda: table.act(word(table), "x", OMAR))
    assert seen(table, OMAR)["legal"] == []
    assert [seat["stand_in"] for seat in seen(table, WATCHER)["seats"]] == [None, "random", None]
    assert same(table, events)


def test_a_bot_gives_the_seat_back_and_log_and_record_say_who_played_what() -> None:
    table, events = begun(BANK)
    events += play_turn(table)
    table.tell(Moment(BEGIN + 30 * MINUTE))
    events += table.propose_stand_in(1, "greedy", None, LINA)
    before = len(table.match.words)
    while table.bot_to_move is not None:
        events += table.act_for_bot(table.match.state.legal_actions()[0], "bot")
    played = len(table.match.words)
    events += play_turn(table)
    events += table.come_back(None, OMAR)
    refused("error-seat-own", lambda: table.come_back(None, OMAR))
    assert table.clock is not None
    assert table.clock.left_at(1, table.moment.now) == 60_000  # a tenth of the bank at least
    events += table.act(word(table), "mine", OMAR)
    expected = {"seat": 1, "bot": "greedy", "first": before + 1, "last": len(table.match.words)}
    told = table.record().extra["stand_ins"]
    assert [(each["seat"], each["bot"], each["first"]) for each in told] == [(1, "greedy", before + 1)]
    assert played <= told[0]["last"] < expected["last"]
    assert table.record().seats == ["person", "person"]
    assert seen(table, LINA)["stand_ins"] == told
    assert same(table, events)
    opened, _ = Table.open_record(Record.from_json(table.record().to_json()), lambda *_: table.seats)
    assert opened.record().extra["stand_ins"] == told


def test_somebody_leaves_and_comes_back_and_without_anybody_the_game_rests() -> None:
    table, events = begun(None, PERSON_WISH, BOT_WISH)
    refused("error-not-seated", lambda: table.let_play("random", None, WATCHER))
    events += table.let_play("random", None, LINA)
    refused("error-seat-left", lambda: table.let_play("random", None, LINA))
    while table.bot_to_move is not None:
        events += table.act_for_bot(table.match.state.legal_actions()[0], "bot")
    assert table.to_move == 1
    events += table.let_play("random", None, OMAR)
    assert table.deserted
    assert table.bot_to_move is None
    assert seen(table, WATCHER)["company"]["rests"]
    refused("error-not-your-turn", lambda: table.act(word(table), "x", OMAR))
    events += table.come_back(None, LINA)
    assert table.bot_to_move is not None
    assert table.bot_to_move.seat == 1
    assert same(table, events)
    # What a bot played for nobody leaves no trace.
    assert [each.seat for each in table.stand_ins] == [0, 1]


def test_without_a_clock_somebody_who_is_away_is_not_waited_for() -> None:
    table, events = begun(None)
    assert table.to_move == 0
    refused("error-seat-in-time", lambda: table.propose_end(0, None, OMAR))
    table.tell(Moment(BEGIN + AWAY_MS, frozenset({0, 1})))
    refused("error-seat-in-time", lambda: table.propose_end(1, None, LINA))  # it is not his turn
    events += table.propose_end(0, None, OMAR)
    assert table.to_move is None
    assert table.ended == {"seat": 0, "why": "away"}
    view = seen(table, OMAR)
    assert (view["status"], view["result"], view["ended"]) == ("finished", None, table.ended)
    assert view["seed"] is not None
    refused("error-game-over", lambda: table.act(word(table), "x", LINA))
    refused("error-game-over", lambda: table.let_play("random", None, LINA))
    with pytest.raises(TeocalliError):
        table.undo("u", LINA)
    assert same(table, events)
    record = table.record()
    assert (record.extra["ended"], record.scores) == ({"seat": 0, "why": "away"}, None)
    opened, _ = Table.open_record(record, lambda *_: table.seats)
    assert opened.to_move == 0
    assert "ended" not in opened.record().extra
    assert not table.again()[0].ended


def test_who_is_back_before_all_have_agreed_is_waited_for() -> None:
    """R-50: a race is decided once."""
    table, events = begun(None, PERSON_WISH, PERSON_WISH)
    events += play_turn(table)
    events += play_turn(table)
    assert table.to_move == 2
    table.tell(Moment(BEGIN + AWAY_MS, frozenset({2})))
    events += table.propose_stand_in(2, "random", None, OMAR)
    assert table.proposal is not None
    number = table.proposal.number
    table.tell(Moment(BEGIN + AWAY_MS + 1))
    refused("error-seat-in-time", lambda: table.answer(number, "yes", None, LINA))
    events += table.act(word(table), "k", MIA)
    refused("error-proposal-over", lambda: table.answer(number, "yes", None, LINA))
    assert same(table, events)


def test_the_way_back_over_what_a_bot_played() -> None:
    table, events = begun(None)
    events += play_turn(table)
    events += table.let_play("random", None, OMAR)
    chooser = random.Random(4)
    for _ in range(6):
        if table.bot_to_move is not None:
            events += table.act_for_bot(chooser.choice(table.match.state.legal_actions()), "bot")
        else:
            events += table.act(word(table, chooser), f"k{table.version}", LINA)
    while (to := seen(table, LINA)["undo"]["propose"]) is None:
        events += table.act_for_bot(chooser.choice(table.match.state.legal_actions()), "bot")
    events += table.propose_undo(to, None, LINA)  # bots agree
    assert len(table.match.words) == to
    assert [(each.seat, each.last) for each in table.stand_ins] == [(1, None)]
    assert same(table, events)


@pytest.mark.parametrize(
    ("control", "code"),
    [
        (TimeControl("turn", 9), "error-clock"),
        (TimeControl("bank", LONGEST + 1), "error-clock"),
        (TimeControl("bank", 60, -1), "error-clock"),
        (TimeControl("turn", 60, 5), "error-clock-increment"),
    ],
)
def test_what_no_clock_can_do(control: TimeControl, code: str) -> None:
    refused(code, control.check)
