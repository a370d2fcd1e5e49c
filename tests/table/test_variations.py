"""Variations of a record stay with the table that is opened from it, whatever is played there."""

from __future__ import annotations

import pytest

from teocalli.core.errors import RecordError
from teocalli.core.variations import Variations
from teocalli.table.analysing import analysed_game, positions_on_the_way
from teocalli.table.company import Sight
from teocalli.table.history import History
from teocalli.table.seats import Seat, assign_seats, names_of
from teocalli.table.snapshots import restored, take
from teocalli.table.table import Table
from tests.table.play import BOT_WISH, PERSON_WISH, open_table, play


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


def test_the_way_to_an_open_position_shows_no_hand_that_was_hidden() -> None:
    """R-01: a bot's own hand may be known by now, and that of another one before it played its cards is not."""
    table, events = open_table([PERSON_WISH, BOT_WISH, BOT_WISH], {"hands": "hidden"})
    play(table, events, seed=2, words=120)
    game = analysed_game(table, Sight("screen", 0))
    match, node = game.match, next(iter(Variations(game.match.words).lines())).nodes
    hidden = [n for n in range(len(match.words)) if match.state_at(n).hides_from(0)]
    last = next(
        n for n in range(hidden[0], len(match.words)) if n not in hidden and match.state_at(n).current_player > 0
    )
    told = positions_on_the_way(game, node[last], hidden[0], last)
    assert told["viewer"] == 0
    assert told["positions"][0]["position"] == match.game.view(match.state_at(hidden[0]), 0)["position"]
    assert positions_on_the_way(game, node[last], last, last)["viewer"] == match.state_at(last).current_player
