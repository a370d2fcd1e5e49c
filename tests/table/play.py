"""Tables to test with: opened, and played at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from teocalli.core.events import Event
from teocalli.core.options import OptionValue
from teocalli.core.registry import load_game
from teocalli.table.seats import BOT, SeatRequest, assign_seats
from teocalli.table.table import Table

PERSON_WISH = SeatRequest()
BOT_WISH = SeatRequest(BOT, bot="random")


def open_table(
    requests: Sequence[SeatRequest] = (PERSON_WISH, PERSON_WISH), options: dict[str, OptionValue] | None = None
) -> tuple[Table, list[Event]]:
    """A table for a new game of Uxmal, with its first events."""
    seats = assign_seats(requests, lambda _: None)
    return Table.open(load_game("uxmal", len(requests), options), seats)


def play_word(table: Table, chooser: random.Random) -> list[Event]:
    """One random action of whoever is to move."""
    action = chooser.choice(table.match.state.legal_actions())
    if table.bot_to_move is not None:
        return table.act_for_bot(action, "bot")
    word = table.match.game.action_to_string(table.match.state, action)
    return table.act(word, f"key {table.version}")


def play(table: Table, events: list[Event], seed: int, undo: float = 0.0, words: int = 10_000) -> None:
    """Play at random, to the end or until there are `words` words, taking some decisions back; `events` grows."""
    chooser = random.Random(seed)
    while table.to_move is not None and len(table.match.words) < words:
        events += play_word(table, chooser)
        if chooser.random() < undo and table.taking_back().reason is None:
            events += table.undo(f"undo {table.version}")
