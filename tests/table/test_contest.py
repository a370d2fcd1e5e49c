"""A table that belongs to a tournament: the same draws as at others, and nothing of them before all have finished."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from teocalli.core.events import Event
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.shuffle import check_chance
from teocalli.table.analysing import analysed_game
from teocalli.table.company import Asker, Company, Sight
from teocalli.table.contest import Contest
from teocalli.table.history import History
from teocalli.table.moment import Moment
from teocalli.table.seats import PERSON, SeatRequest, assign_seats, names_of
from teocalli.table.snapshots import restored, take
from teocalli.table.table import Table
from tests.table.play import BOT_WISH
from tests.table.test_company import LINA, OMAR, asker_at, refused, seen, word

SEED = bytes(range(32))
CONTEST = Contest("t-cup", alike=True, sealed=True)
TWO = (SeatRequest(name="Lina"), SeatRequest(name="Omar"))


def open_contest(wishes: Sequence[SeatRequest] = TWO, contest: Contest = CONTEST) -> tuple[Table, list[Event]]:
    """A table of a tournament with everybody at it; the host is nobody."""
    seats = assign_seats(wishes, lambda _: None)
    persons = tuple(name if seat.kind == PERSON else None for seat, name in zip(seats, ("lina", "omar"), strict=False))
    company = Company("t-cup", public=False, persons=persons)
    return Table.open(
        load_game("uxmal", len(seats)), seats, company=company, take_back=False, contest=contest, seed=SEED
    )


def play_out(table: Table, seed: int) -> list[Event]:
    """Play to the end at random."""
    chooser, done = random.Random(seed), []
    while table.to_move is not None:
        done += table.act(word(table, chooser), f"k{table.version}", asker_at(table))
    return done


def drawn(table: Table) -> list[str]:
    """What was drawn."""
    return [each for each, by in zip(table.match.words, table.origins, strict=True) if by == "chance"]


def test_the_same_draws_at_both_tables_and_the_seed_when_both_have_finished() -> None:
    """R-01, R-06."""
    (one, events), (other, _) = open_contest(), open_contest()
    assert one.seed_hash == other.seed_hash
    events += play_out(one, 1)
    play_out(other, 2)
    assert one.match.words != other.match.words
    assert (drawn(one), one.match.setup) == (drawn(other), other.match.setup)
    told = seen(one, LINA)
    assert (told["seed"], one.seed, one.sealed) == (None, None, True)
    assert told["company"]["contest"] == {"tournament": "t-cup", "alike": True, "sealed": True}
    assert one.record().extra["chance"] == [{"from": 0, "seed_hash": one.seed_hash, "alike": True}]
    events += one.unseal()
    assert one.unseal() == []
    assert one.seed == SEED.hex()
    record = one.record()
    (checked,) = check_chance(record, Match.from_record(record))
    assert checked.draws == len(drawn(one))
    again = Table.from_events(events)
    assert (again.contest, again.seed, again.version) == (one.contest, one.seed, one.version)
    story = History(names_of(one.seats))
    story.follow(one.match, one.origins)
    kept, _ = restored(take(one, story))
    assert kept.contest == one.contest


def test_what_was_taken_back_comes_again() -> None:
    table, _ = open_contest()
    chooser = random.Random(3)
    for _ in range(20):
        table.act(word(table, chooser), f"k{table.version}", asker_at(table))
    whole = drawn(table)
    copied = table.copy()
    copied._undone(next(n for n, by in enumerate(copied.origins) if by == "chance"), None)
    copied.follow_up()
    while len(drawn(copied)) < len(whole):
        copied.act(word(copied, chooser), f"k{copied.version}", asker_at(copied))
    assert drawn(copied)[: len(whole)] == whole


def test_nobody_helps_and_nobody_agrees_on_anything() -> None:
    table, _ = open_contest()
    table.tell(Moment(0, frozenset({0, 1})))
    asker = asker_at(table)
    other, seat = (OMAR, 0) if asker == LINA else (LINA, 1)
    refused("error-contest", lambda: table.propose_end(seat, None, other))
    refused("error-contest", lambda: table.propose_stand_in(seat, "random", None, other))
    refused("error-contest", lambda: table.let_play("random", None, asker))
    chooser = random.Random(1)
    for _ in range(8):
        table.act(word(table, chooser), f"k{table.version}", asker_at(table))
    assert table.undo_to_propose(Sight("player", seat)) is None
    refused("error-analysis-running", lambda: analysed_game(table, Sight("player", 0)))
    play_out(table, 1)
    refused("error-contest", lambda: table.check_may_go_on(LINA))
    assert table.sight(Asker("zoe")) is None
    alone, _ = open_contest((SeatRequest(name="Lina"), BOT_WISH))
    assert not alone.hints
    refused("error-no-coach", lambda: alone.coached_seat(LINA))


@pytest.mark.parametrize("why", ["wish", "time"])
def test_who_is_not_there(why: str) -> None:
    table, events = open_contest()
    events += table.stand_in(1, "random", "wish")
    assert table.stand_in(1, "random", "wish") == []
    events += table.stand_in(0, "random", "time")
    assert table.bot_to_move is not None  # bots play it to its end, for others wait for the result
    events += table.come_back("back", LINA)
    events += table.lose(0, why)  # type: ignore[arg-type]
    assert table.ended == {"seat": 0, "why": why}
    assert table.lose(0, "wish") == table.stand_in(0, "random", "wish") == []
    assert Table.from_events(events).ended == table.ended
