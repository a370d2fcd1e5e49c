"""A tournament from its first event to its last: joining, starting, rounds, withdrawing, whatever comes twice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.tournaments.rounds import Outcome
from teocalli.tournaments.rules import MOST_ENTRANTS, Rules
from teocalli.tournaments.tournament import CLOSED, PAIRED, Tournament

BOT = "greedy"


def bot_names() -> Iterator[str]:
    """Names without end."""
    return (f"Bot {number}" for number in count(1))


def opened(rules: Rules, entrants: int) -> tuple[Tournament, list[Event]]:
    """A tournament with so many people in it, and its events."""
    tournament, events = Tournament.open("Cup", "host", {"game": "uxmal"}, rules, "open")
    for number in range(1, entrants + 1):
        events += tournament.join(f"p{number}", f"Person {number}", None)
    return tournament, events


def refused(code: str, does: object, *args: object) -> None:
    """Something must be refused with this code, and change nothing."""
    with pytest.raises(TeocalliError) as caught:
        does(*args)  # type: ignore[operator]
    assert caught.value.code == code


def finish_round(tournament: Tournament) -> list[Event]:
    """The first seat of each open table wins."""
    done: list[Event] = []
    number, seats = len(tournament.rounds) - 1, tournament.rules.seats
    for table in tournament.rounds[-1].open_tables:
        done += tournament.finish(number, table, Outcome((10, *[5] * (seats - 1)), (1, *[2] * (seats - 1))))
    return done


def test_from_the_first_to_the_last_round() -> None:
    tournament, events = opened(Rules("swiss", 2, 3), 7)
    refused("error-tournament-twice", tournament.join, "p1", "Other", None)
    refused("error-seat-name-taken", tournament.join, "p8", "PERSON 1", None)
    events += tournament.start(bot_names(), "start")
    assert tournament.knows("start", "started")
    refused("error-key-reused", tournament.knows, "start", "joined")
    refused("error-tournament-begun", tournament.start, bot_names(), "again")
    refused("error-tournament-begun", tournament.join, "p9", "Late", None)
    refused("error-tournament-running", tournament.pair, None)
    refused("error-tournament-running", tournament.close, None)
    events += tournament.place(0, 0, "game1")
    assert tournament.place(0, 0, "game1") == []
    assert [each.number for each in tournament.entrants.values()] == list(range(1, 8))
    for number in range(3):
        assert len(tournament.rounds) == number + 1
        events += finish_round(tournament)
        assert tournament.finish(number, 0, Outcome(void=True)) == []  # it is known already
        events += tournament.pair(None) if number < 2 else []
    assert tournament.closed
    assert [event.kind for event in events].count(PAIRED) == 3
    refused("error-tournament-running", tournament.pair, None)
    refused("error-tournament-closed", tournament.leave, 1, None)
    assert Tournament.from_events(events) == tournament
    assert tournament.version == len(events)


@pytest.mark.parametrize(
    ("rules", "entrants", "filled"),
    [
        (Rules("swiss", 2, 3), 0, None),
        (Rules("swiss", 2, 3), 1, None),
        (Rules("duplicate", 2), 3, None),
        (Rules("swiss", 3, 1, fill=True, bot=BOT), 0, None),
        (Rules("swiss", 3, 1, fill=True, bot=BOT), 1, 3),
        (Rules("swiss", 2, 1, fill=True, bot=BOT), 5, 6),
        (Rules("duplicate", 2, fill=True, bot=BOT), 1, 4),
        (Rules("round_robin", 4, fill=True, bot=BOT), 5, 8),
    ],
)
def test_few_people_and_bots_that_fill_up(rules: Rules, entrants: int, filled: int | None) -> None:
    tournament, _ = opened(rules, entrants)
    if filled is None:
        refused("error-tournament-few", tournament.start, bot_names(), None)
        return
    tournament.start(bot_names(), None)
    assert len(tournament.entrants) == filled
    assert not tournament.rounds[0].byes
    assert sum(each.bot == BOT for each in tournament.entrants.values()) == filled - entrants


def test_many_people() -> None:
    tournament, _ = opened(Rules("swiss", 2, 2), 200)
    tournament.start(bot_names(), None)
    finish_round(tournament)
    tournament.pair(None)
    assert len(tournament.rounds[1].tables) == 100
    full, _ = opened(Rules("swiss", 2, 2), MOST_ENTRANTS)
    refused("error-tournament-full", full.join, "late", "Late", None)


def test_leaving_before_the_start_and_withdrawing_after_it() -> None:
    tournament, events = opened(Rules("round_robin", 2), 5)
    events += tournament.leave(5, None)
    assert tournament.entrant_of("p5") is None
    refused("error-tournament-none", tournament.leave, 5, None)
    events += tournament.start(bot_names(), None)
    assert tournament.planned == 3
    events += tournament.leave(1, None)
    refused("error-tournament-none", tournament.leave, 1, None)
    for _ in range(2):
        events += finish_round(tournament)
        events += tournament.pair(None)
        (walkover,) = [number for number, table in enumerate(tournament.rounds[-1].tables) if 1 in table]
        lost = tournament.rounds[-1].outcomes[walkover].lost
        assert lost is not None
        assert tournament.rounds[-1].tables[walkover][lost] == 1
    events += finish_round(tournament)
    assert tournament.closed
    assert next(each.halves for each in tournament.standings() if each.entrant == 1) <= 2
    assert Tournament.from_events(events) == tournament


def test_where_too_few_are_left_it_is_over() -> None:
    tournament, _ = opened(Rules("swiss", 3, 4), 4)
    tournament.start(bot_names(), None)
    finish_round(tournament)
    tournament.leave(1, None)
    tournament.leave(2, None)
    assert [event.kind for event in tournament.pair(None)] == [CLOSED]
    refused("error-tournament-closed", tournament.close, None)


def test_whoever_comes_late_plays_from_the_next_round_on_and_has_no_points_for_those_before() -> None:
    tournament, events = opened(Rules("swiss", 2, 4, late=3), 4)
    events += tournament.start(bot_names(), None)
    refused("error-tournament-twice", tournament.join, "p1", "Other", None)
    events += tournament.join("late", "Late", "late")  # while the first round is played
    assert tournament.entrants[5].missed == 1
    assert tournament.standings()[-1].entrant == 5
    events += finish_round(tournament)
    events += tournament.pair(None)
    second = tournament.rounds[1]
    assert 5 in {entrant for table in second.tables for entrant in table}  # the one before has sat out already
    assert len(second.byes) == 1
    standing = next(each for each in tournament.standings() if each.entrant == 5)
    assert (standing.halves, standing.buchholz, standing.games) == (0, 0, 0)
    events += tournament.join("later", "Later", None)
    assert tournament.lot[5] < tournament.lot[6]
    events += finish_round(tournament) + tournament.pair(None)
    assert not tournament.rounds[2].byes
    refused("error-tournament-begun", tournament.join, "latest", "Latest", None)
    events += tournament.leave(6, None)
    events += finish_round(tournament) + tournament.pair(None) + finish_round(tournament)
    assert tournament.closed
    assert Tournament.from_events(events) == tournament


def test_nobody_enters_what_was_ended_between_two_rounds() -> None:
    tournament, _ = opened(Rules("swiss", 2, 3, late=3), 4)
    tournament.start(bot_names(), None)
    finish_round(tournament)
    tournament.close(None)
    refused("error-tournament-begun", tournament.join, "late", "Late", None)


@given(
    seats=st.integers(2, 4),
    entrants=st.integers(4, 9),
    coming=st.lists(st.integers(0, 3), min_size=4, max_size=4),
    alike=st.booleans(),
)
@settings(max_examples=15, deadline=None)
def test_it_comes_to_its_end_whoever_comes_late(seats: int, entrants: int, coming: list[int], alike: bool) -> None:
    tournament, events = opened(Rules("swiss", seats, 5, alike=alike, late=5), max(entrants, 2 * seats))
    events += tournament.start(bot_names(), None)
    for late in coming:
        for _ in range(late):
            name = f"Late {len(tournament.entrants)}"
            events += tournament.join(name, name, None)
        events += finish_round(tournament) + tournament.pair(None)
        there = [each for table in tournament.rounds[-1].tables for each in table] + list(tournament.rounds[-1].byes)
        assert sorted(there) == sorted(tournament.entrants)
    events += finish_round(tournament)
    assert tournament.closed
    assert Tournament.from_events(events) == tournament


@given(
    kind=st.sampled_from(["swiss", "round_robin", "duplicate"]),
    seats=st.integers(2, 4),
    entrants=st.integers(2, 11),
    leaving=st.lists(st.integers(1, 11), max_size=4),
)
@settings(max_examples=20, deadline=None)
def test_it_comes_to_its_end_whoever_withdraws(kind: str, seats: int, entrants: int, leaving: list[int]) -> None:
    rules = Rules(kind, seats, 3, fill=True, bot=BOT)  # type: ignore[arg-type]
    tournament, events = opened(rules, entrants)
    events += tournament.start(bot_names(), None)
    while not tournament.closed:
        if leaving and tournament.entrants.get(number := leaving.pop()) is not None:
            events += [] if tournament.entrants[number].gone else tournament.leave(number, None)
        events += finish_round(tournament)
        events += tournament.pair(None) if tournament.may_go_on else []
    assert Tournament.from_events(events) == tournament
    there = [entrant for each in tournament.rounds for table in each.tables for entrant in table]
    assert set(there) <= set(tournament.entrants)


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (Rules("swiss", 5), "error-tournament-seats"),
        (Rules("swiss", 2, 0), "error-tournament-rounds"),
        (Rules("swiss", 2, 31), "error-tournament-rounds"),
        (Rules("swiss", 2, 3, fill=True), "error-tournament-bot"),
        (Rules("swiss", 2, 3, late=4), "error-tournament-late"),
        (Rules("swiss", 2, 3, late=0), "error-tournament-late"),
        (Rules("round_robin", 2, 3, late=2), "error-tournament-late"),
    ],
)
def test_rules_that_are_not_possible(rules: Rules, code: str) -> None:
    refused(code, rules.check)
