"""What people at a table decide together: going back further than undo does by itself (R-03, R-08)."""

from __future__ import annotations

import random

import pytest

from teocalli.core.errors import UndoError
from teocalli.core.events import Event
from teocalli.core.names import PROGRAM_MARK
from teocalli.core.options import OptionValue
from teocalli.core.record import Record
from teocalli.core.state import CHANCE, State
from teocalli.table.company import SCREEN, Asker
from teocalli.table.seats import SeatRequest
from teocalli.table.table import Table
from tests.table.play import BOT_WISH, PERSON_WISH, open_table
from tests.table.test_company import (
    GUEST,
    HOST_WISH,
    LINA,
    OMAR,
    WATCHER,
    asker_at,
    open_for_people,
    refused,
    seen,
    word,
)
from tests.table.test_taking_back import assert_seed_explains

MIA = Asker("mia")
PEOPLE = {"lina": LINA, "omar": OMAR, "mia": MIA}


def begun(*wishes: SeatRequest, options: dict[str, OptionValue] | None = None) -> tuple[Table, list[Event]]:
    """A table at which everybody has come."""
    table, events = open_for_people(HOST_WISH, *wishes, options=options)
    for name in ("omar", "mia"):
        if table.waiting:
            events += table.sit(name, name.title(), None, None)
    return table, events


def decide(table: Table, chooser: random.Random) -> list[Event]:
    """One random decision of whoever is to move."""
    if table.bot_to_move is not None:
        return table.act_for_bot(chooser.choice(table.match.state.legal_actions()), "bot")
    return table.act(word(table, chooser), f"k{table.version}", asker_at(table))


def play_past_own_turn(table: Table, asker: Asker, chooser: random.Random) -> list[Event]:
    """Play until somebody would need the others' consent to go back."""
    events: list[Event] = []
    while possible(table, asker) is None:
        events += decide(table, chooser)
    return events


def states_from(table: Table, n: int) -> list[State]:
    """The positions from one on."""
    return [table.match.state_at(number) for number in range(n, len(table.match.words))]


def possible(table: Table, asker: Asker) -> int | None:
    """The position to which somebody may propose to go back, as they are told."""
    to: int | None = seen(table, asker)["undo"]["propose"]
    return to


def test_all_agree_and_the_game_goes_back() -> None:
    """R-03, R-06, R-08: over a draw and another player's turn, in the log and the record, and after a restart."""
    table, events = begun(PERSON_WISH, PERSON_WISH)
    chooser = random.Random(5)
    to = None
    while to is None or all(state.current_player != CHANCE for state in states_from(table, to)):
        events += decide(table, chooser)
        to = possible(table, OMAR)
    undone = table.match.words[to:]
    events += table.propose_undo(to, "ask", OMAR)
    number = table.version
    assert seen(table, WATCHER)["proposal"] == {
        "number": number,
        "what": "undo",
        "by": 1,
        "about": to,
        "bot": None,
        "agreed": [1],
        "missing": [0, 2],
        "outcome": None,
        "closed_by": None,
    }
    assert possible(table, OMAR) == to
    refused("error-proposal-open", lambda: table.propose_undo(possible(table, OMAR) or 0, "again", OMAR))
    refused("error-proposal-not-asked", lambda: table.answer(number, "yes", "x", OMAR))
    refused("error-proposal-not-own", lambda: table.answer(number, "withdraw", "x", LINA))
    refused("error-not-seated", lambda: table.answer(number, "yes", "x", GUEST))
    refused("error-not-seated", lambda: table.answer(number, "yes", "x", WATCHER))
    events += table.answer(number, "yes", "l", LINA)
    assert Table.from_events(events).proposal == table.proposal
    refused("error-proposal-not-asked", lambda: table.answer(number, "yes", "x", LINA))
    assert len(table.match.words) == to + len(undone)
    events += table.answer(number, "yes", "m", MIA)
    assert len(table.match.words) == to
    assert table.to_move == 1
    assert table.proposal is None
    assert seen(table, LINA)["agreed"] == [to]
    assert table.record().extra["agreed"] == [to]
    again = Table.from_events(events)
    assert (again.version, again.agreed, again.match.words) == (table.version, [to], table.match.words)
    assert Table.open_record(Record.from_json(table.record().to_json()), lambda *_: table.seats)[0].agreed == [to]
    # What was drawn comes out the same again.
    while len(table.match.words) < to + len(undone):
        table.act(undone[len(table.match.words) - to], "", asker_at(table))
    assert table.match.words[to:] == undone


def test_somebody_refuses_and_is_not_asked_again_before_the_game_goes_on() -> None:
    table, events = begun(PERSON_WISH)
    chooser = random.Random(3)
    events += play_past_own_turn(table, LINA, chooser)
    to = possible(table, LINA)
    assert to is not None
    refused("error-stale", lambda: table.propose_undo(to + 1, "k", LINA))
    refused("error-not-seated", lambda: table.propose_undo(to, "k", WATCHER))
    events += table.propose_undo(to, None, LINA)
    events += table.answer(table.version, "no", None, OMAR)
    told = seen(table, LINA)["proposal"]
    assert (told["outcome"], told["closed_by"], told["missing"]) == ("refused", 1, [])
    refused("error-proposal-over", lambda: table.answer(told["number"], "yes", None, OMAR))
    refused("error-proposal-refused", lambda: table.propose_undo(to, None, LINA))
    events += decide(table, chooser)
    assert table.proposal is None
    assert Table.from_events(events).record().to_json() == table.record().to_json()
    assert "agreed" not in table.record().extra


def test_who_asked_takes_it_back_and_who_plays_on_has_answered() -> None:
    table, events = begun(PERSON_WISH)
    chooser = random.Random(3)
    events += play_past_own_turn(table, LINA, chooser)
    to = possible(table, LINA)
    assert to is not None
    events += table.propose_undo(to, None, LINA)
    number = table.version
    events += table.answer(number, "withdraw", None, LINA)
    assert seen(table, OMAR)["proposal"]["outcome"] == "withdrawn"
    events += table.propose_undo(to, None, LINA)  # it was nobody's no
    refused("error-proposal-over", lambda: table.answer(number, "yes", None, OMAR))
    number = table.version
    events += decide(table, chooser)
    refused("error-proposal-over", lambda: table.answer(number, "yes", None, OMAR))
    assert Table.from_events(events).version == table.version


@pytest.mark.parametrize("options", [{}, {"hands": "hidden"}])
def test_bots_agree_to_everything_and_the_seed_explains_the_game(options: dict[str, OptionValue]) -> None:
    """R-03, R-06: where nobody else plays the game goes back at once, also while a bot is to move."""
    table, events = open_for_people(HOST_WISH, PERSON_WISH, PERSON_WISH, options=options)
    events += table.fill("random", LINA, None)
    chooser = random.Random(2)
    went_back = 0
    while table.to_move is not None:
        to = possible(table, LINA)
        if to is not None and chooser.random() < 0.1:
            asked_bot = table.bot_to_move is not None
            events += table.propose_undo(to, None, LINA)
            went_back += 1
            assert (table.to_move, len(table.match.words)) == (0, to), asked_bot
        events += decide(table, chooser)
    assert went_back
    assert table.agreed
    assert Table.from_events(events).match.words == table.match.words
    assert table.seed is not None
    assert_seed_explains(table.match, table.seed)
    with pytest.raises(UndoError):
        table.propose_undo(0, None, LINA)  # the result stands


def test_programs_from_elsewhere_agree_to_everything() -> None:
    table, events = open_for_people(HOST_WISH, PERSON_WISH)
    events += table.sit(f"{PROGRAM_MARK}omar", "Omar", None, None)
    while possible(table, LINA) is None:
        events += table.act(word(table), "", asker_at(table))
    to = possible(table, LINA)
    assert to is not None
    events += table.propose_undo(to, None, LINA)
    assert len(table.match.words) == to
    assert table.deciders == {0, 1}
    assert Table.from_events(events).agreed == [to]


def test_an_event_that_nobody_agreed_to_is_not_read() -> None:
    """R-42: what is stored is believed only as far as it follows from what was before."""
    table, events = begun(PERSON_WISH)
    events += play_past_own_turn(table, LINA, random.Random(3))
    to = possible(table, LINA)
    assert to is not None
    events += table.propose_undo(to, None, LINA)
    hurried = Event("undo", {"format": 1, "n": to, "hash": table.match.state_at(to).hash(), "agreed": True})
    refused("error-event-differs", lambda: Table.from_events([*events, hurried]))
    foreign = Event("answered", {"format": 1, "seat": 1, "answer": "yes"})
    refused("error-event-differs", lambda: Table.from_events([*events[:-1], foreign]))


def test_at_one_screen_nobody_is_asked() -> None:
    table, _ = open_table([PERSON_WISH, BOT_WISH])
    refused("error-not-seated", lambda: table.propose_undo(0, None, SCREEN))
