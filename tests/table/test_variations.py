"""Variations of a record stay with the table that is opened from it, whatever is played there."""

from __future__ import annotations

import pytest

from teocalli.core.errors import RecordError
from teocalli.core.variations import Variations
from teocalli.table.history import History
from teocalli.table.seats import Seat, assign_seats, names_of
from teocalli.table.snapshots import restored, take
from teocalli.table.table import Table
from tests.table.play import PERSON_WISH, open_table


def test_a_table_keeps_the_variations_of_its_record() -> None:
    begun, _ = open_table()
    begun.act(begun.match.game.legal_words(begun.match.state)[0], "key 1")
    record = begun.record()
    tree = Variations(begun.match.words)
    tree.say(tree.add(begun.match.words).key, note="Now it gets interesting.")
    other = [*begun.match.words, begun.match.game.legal_words(begun.match.state)[-1]]
    tree.add(other)
    record.variations = tree.to_json()

    def seating(*_: object) -> list[Seat]:
        return assign_seats([PERSON_WISH, PERSON_WISH], lambda _: None)

    table, events = Table.open_record(record, seating)
    assert table.record().variations == record.variations
    table.act(other[-1], "key 2")
    assert table.variations.words[: len(other)] == other
    assert len(table.variations.lines()) == 1
    assert Table.from_events(events).record().variations == record.variations
    history = History(names_of(table.seats))
    history.follow(table.match, table.origins)
    assert restored(take(table, history))[0].record() == table.record()
    record.variations = {"branches": [{"at": 0, "words": ["nonsense"]}]}
    with pytest.raises(RecordError, match="nonsense"):
        Table.open_record(record, seating)
