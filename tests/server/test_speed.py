"""R-47: a move costs the same early and late, and a long game opens at once."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from teocalli.core.events import Event
from teocalli.core.registry import game_class
from teocalli.server.views import Views
from teocalli.table.company import Sight
from teocalli.table.table import Table
from tests.table.play import PERSON_WISH, open_table, play, play_word

LONG = 500


def long_game() -> list[Event]:
    """The events of a game that has more than 500, most of them a decision taken back again and again."""
    table, events = open_table([PERSON_WISH] * 4)
    play(table, events, seed=3, words=110)
    chooser = random.Random(5)
    while table.taking_back().reason is not None:
        events += play_word(table, chooser)
    while len(events) < LONG:
        word = table.match.words[-1]
        events += table.undo(f"undo {table.version}")
        events += table.act(word, f"again {table.version}")
    assert table.to_move is not None
    return events


def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count what the game is asked for."""
    counts: Counter[str] = Counter()
    uxmal = game_class("uxmal")

    def count(name: str) -> Callable[..., Any]:
        method = getattr(uxmal, name)

        def counting(*args: Any) -> Any:
            counts[name] += 1
            return method(*args)

        return counting

    for name in ("view", "log_lines", "phase_report", "string_to_action", "summarise"):
        monkeypatch.setattr(uxmal, name, count(name))
    return counts


AT_SCREEN = Sight("screen", 0)


def open_at(events: list[Event]) -> tuple[Table, Views]:
    """A table with its view made."""
    table = Table.from_events(events)
    table.follow_up()
    views = Views("g", table)
    views.newest(AT_SCREEN)
    return table, views


def one_move(table: Table, views: Views) -> float:
    """Seconds for a move with its view."""
    state = table.match.state
    word = table.match.game.action_to_string(state, state.legal_actions()[0])
    begun = time.process_time()
    table.act(word, f"key {table.version}")
    views.newest(AT_SCREEN)
    return time.process_time() - begun


def test_a_late_move_asks_the_game_for_no_more_than_an_early_one(monkeypatch: pytest.MonkeyPatch) -> None:
    events = long_game()
    asked: list[Counter[str]] = []
    for beginning in (events[:20], events):
        table, views = open_at(beginning)
        with monkeypatch.context() as counting:
            counts = counted(counting)
            for _ in range(3):
                counts.clear()
                done = table.version
                one_move(table, views)
                played = table.version - done
                assert counts["log_lines"] == counts["phase_report"] == played
                assert counts["view"] == played + 1
            asked.append(counts)
    assert max(asked[1].values()) <= 2 * max(asked[0].values())


@pytest.mark.long
def test_a_late_move_takes_at_most_twice_as_long() -> None:
    """By the clock, which a busy machine disturbs; every commit counts what is asked for, above."""
    events = long_game()
    early = min(one_move(*open_at(events[:100])) for _ in range(15))
    late = min(one_move(*open_at(events)) for _ in range(15))
    assert late <= 2 * early


@pytest.mark.long
def test_a_long_game_opens_at_once() -> None:
    events = long_game()
    assert len(events) >= LONG

    def opening() -> float:
        begun = time.process_time()
        open_at(events)
        return time.process_time() - begun

    assert min(opening() for _ in range(3)) < 0.3
