"""A snapshot is the table itself, with its story: whatever happens afterwards is the same (R-47)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.core.match import Match
from teocalli.core.registry import known_games, load_game
from teocalli.table import snapshots
from teocalli.table.clock import TimeControl
from teocalli.table.company import Asker, Company
from teocalli.table.history import History
from teocalli.table.moment import Moment
from teocalli.table.seats import SeatRequest, assign_seats, names_of
from teocalli.table.table import Table
from teocalli.table.view import build_view
from tests.table.test_company import LINA
from tests.table.test_shuffle import open_jointly, promise

ANN, BEN = Asker("ann"), Asker("ben")


def told(table: Table) -> History:
    """The story of a table."""
    history = History(names_of(table.seats))
    history.follow(table.match, table.origins)
    return history


def contents(table: Table) -> dict[str, Any]:
    """All that a table consists of, with the match in parts that can be compared."""
    match = table.match
    positions = [match.state_at(n).to_bytes() for n in range(len(match.words) + 1)]
    parts = (match.game.name, match.game.options, match.setup, match.position, match.words, match.actions, positions)
    return {**vars(table), "match": parts}


def table_of_people(game: str) -> Table:
    """A table in the middle of a game, with everything that can stand on one."""
    loaded = load_game(game, 2)
    seats = assign_seats([SeatRequest(name="Ann"), SeatRequest(name="Ben")], lambda _: None)
    company = Company("ann", True, ("ann", "ben"))
    control = TimeControl("bank", 600, 10)
    table, _ = Table.open(loaded, seats, company=company, control=control, moment=Moment(1_000_000))
    chooser = random.Random(f"{game} snapshot")
    askers = {0: ANN, 1: BEN}
    for number in range(12):
        table.tell(Moment(1_000_000 + 1000 * number))
        assert table.to_move is not None
        action = chooser.choice(table.match.state.legal_actions())
        table.act(loaded.action_to_string(table.match.state, action), f"k{number}", askers[table.to_move])
    table.let_play("random", "leaving", BEN)
    if (about := table.undo_to_propose(table.sight(ANN))) is not None:  # type: ignore[arg-type]
        table.propose_undo(about, "asking", ANN)
    return table


@pytest.mark.parametrize("game", sorted(known_games()))
def test_what_comes_out_of_a_snapshot_is_what_was_put_in(game: str) -> None:
    table = table_of_people(game)
    history = told(table)
    restored, story = snapshots.restored(snapshots.take(table, history))
    assert contents(restored) == contents(table)
    sight = table.sight(ANN)
    assert build_view("g", restored, story, sight) == build_view("g", table, history, sight)
    assert restored.record().to_json() == table.record().to_json()


def test_a_game_that_began_from_a_position_still_does() -> None:
    match = table_of_people("uxmal").match
    begun = Match.from_position(match.game, match.game.complete_summary(match.state))
    table, _ = Table.open_record(begun.record(["Ann", "Ben"]), lambda *_: table_of_people("uxmal").seats)
    again, _ = snapshots.restored(snapshots.take(table, told(table)))
    assert contents(again) == contents(table)
    assert again.record() == table.record()


def test_people_who_shuffle_along_go_on_shuffling() -> None:
    table, _ = open_jointly()
    table.sit("omar", "Omar", None, None)
    promise(table, LINA)
    restored, _ = snapshots.restored(snapshots.take(table, told(table)))
    assert contents(restored) == contents(table)
    assert restored.shuffle is not None


def test_it_goes_on_alike_and_tells_nothing_twice() -> None:
    table = table_of_people("uxmal")
    restored, story = snapshots.restored(snapshots.take(table, told(table)))
    before = len(story.log)
    for each in (table, restored):
        each.come_back("back", BEN)
        state = each.match.state
        assert each.to_move is not None
        each.act(each.match.game.action_to_string(state, state.legal_actions()[0]), "on", (ANN, BEN)[each.to_move])
    kept = story.log[:before]
    story.follow(restored.match, restored.origins)
    assert all(entry is old for entry, old in zip(story.log, kept, strict=False))
    assert contents(restored) == contents(table)
    assert story.log == told(table).log


def test_a_value_that_no_snapshot_knows_is_refused() -> None:
    @dataclass
    class Novelty:
        number: int

    table = table_of_people("uxmal")
    vars(table)["novelty"] = Novelty(1)
    with pytest.raises(TypeError, match="Novelty"):
        snapshots.take(table, told(table))


def test_every_event_has_the_hash_of_the_position_and_another_one_is_named_with_its_number() -> None:
    seats = assign_seats([SeatRequest(), SeatRequest()], lambda _: None)
    table, events = Table.open(load_game("uxmal", 2), seats, company=Company("ann", True, ("ann", None)))
    events += table.sit("ben", "Ben", 1, "sits")
    events += table.let_play("random", "leaves", BEN)
    assert all(len(event.payload["hash"]) == 32 for event in events)
    assert Table.from_events(events).match.state.hash() == events[-1].payload["hash"]
    for number, event in enumerate(events, start=1):
        wrong = Event(event.kind, {**event.payload, "hash": "0" * 32}, event.key)
        _differs([*events[: number - 1], wrong, *events[number:]], number)


def test_events_of_the_first_format_had_a_hash_in_words_and_steps_back_only() -> None:
    seats = assign_seats([SeatRequest(), SeatRequest()], lambda _: None)
    table, events = Table.open(load_game("uxmal", 2), seats, company=Company("ann", True, ("ann", None)))
    events += table.sit("ben", "Ben", 1, "sits")
    old = [_of_format_1(event) for event in events]
    assert contents(Table.from_events(old)) == contents(table)
    seated = old[-1]
    _differs([*old[:-1], Event(seated.kind, {**seated.payload, "hash": "0" * 32}, seated.key)], len(old))


def _of_format_1(event: Event) -> Event:
    kept = {name: value for name, value in event.payload.items() if name != "hash" or event.kind in ("action", "undo")}
    return Event(event.kind, {**kept, "format": 1}, event.key)


def _differs(events: Sequence[Event], number: int) -> None:
    with pytest.raises(TeocalliError) as caught:
        Table.from_events(events)
    assert (caught.value.code, caught.value.arguments) == ("error-event-differs", {"number": number})
