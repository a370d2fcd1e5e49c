"""A table: who may act, what follows by itself, undo, chance from the seed, events."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from teocalli.core.errors import IllegalAction, TeocalliError, UndoError
from teocalli.core.events import Event
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import CHANCE
from teocalli.table.seats import seats_of_record
from teocalli.table.table import Table
from tests.fixtures.store import load_record, stored_games
from tests.table.play import BOT_WISH, PERSON_WISH, open_table, play


def words_of(events: list[Event]) -> list[str]:
    """The words that events played."""
    return [event.payload["word"] for event in events if event.kind == "action"]


def test_a_word_draws_what_is_to_be_drawn_each_with_an_event_of_its_own() -> None:
    table, _ = open_table()
    done = table.act("build", "k1")
    assert [event.payload["by"] for event in done] == ["person", "chance"]
    assert [event.key for event in done] == ["k1", None]
    assert table.match.words[0] == "build"
    assert table.match.words[1].startswith("draw:")
    assert table.version == 3


def test_what_nobody_has_to_decide_happens_before_anybody_is_asked() -> None:
    """With the open draw the first turn has nothing but `build`, which reveals nothing more."""
    table, events = open_table(options={"draw": "open"})
    assert [event.payload.get("by") for event in events] == [None, "chance", "forced"]
    assert table.match.words[1] == "build"
    assert table.match.state.summary()["decision"] == "seat"


def test_nobody_acts_for_a_bot() -> None:
    table, _ = open_table([BOT_WISH, BOT_WISH])
    with pytest.raises(TeocalliError) as caught:
        table.act("build", "k")
    assert caught.value.code == "error-not-your-turn"
    with pytest.raises(UndoError):
        table.undo("k")
    assert table.version == 1


def test_a_refused_word_changes_nothing() -> None:
    table, _ = open_table()
    before = table.match.state.to_bytes()
    for word in ("honour:S1", "nonsense", "", "draw:SJ-M", "build "):
        with pytest.raises(IllegalAction):
            table.act(word, "k")
    assert (table.version, table.match.state.to_bytes()) == (1, before)
    assert not table.knows("k", "action", "nonsense")


def test_the_end_is_the_end() -> None:
    table, events = open_table()
    play(table, events, seed=3)
    with pytest.raises(TeocalliError) as caught:
        table.act("build", "k")
    assert caught.value.code == "error-game-over"
    with pytest.raises(UndoError):
        table.undo("k")


def test_undo_goes_back_to_what_was_asked_and_never_over_a_draw() -> None:
    """R-03: after every event the reason and the deed agree, and no draw is ever taken back."""
    table, events = open_table([PERSON_WISH, BOT_WISH, PERSON_WISH])
    play(table, events, seed=5, undo=0.5)
    undone = [event for event in events if event.kind == "undo"]
    assert undone
    words: list[tuple[str, str]] = []
    for event in events[1:]:
        if event.kind == "action":
            words.append((event.payload["word"], event.payload["by"]))
        else:
            taken_back = words[event.payload["n"] :]
            del words[event.payload["n"] :]
            assert taken_back
            assert all(by in {"person", "forced"} for _, by in taken_back), taken_back
            assert taken_back[0][1] == "person"
    assert [word for word, _ in words] == table.match.words


def test_undo_is_off_with_a_reason_after_a_draw_and_at_the_start() -> None:
    table, _ = open_table()
    assert table.taking_back().reason == {"id": "undo-barrier-nothing", "args": {}}
    table.act("build", "k")
    assert table.taking_back().reason == {"id": "undo-barrier-chance", "args": {}}
    with pytest.raises(UndoError):
        table.undo("k2")


def test_undo_is_off_while_a_bot_is_to_move() -> None:
    table, _ = open_table([BOT_WISH, PERSON_WISH], {"first_player": "seat_0"})
    assert table.taking_back().reason == {"id": "undo-barrier-bot", "args": {}}


@pytest.mark.parametrize("options", [{}, {"draw": "open", "components": "random", "hands": "hidden"}])
def test_a_table_loaded_from_its_events_is_the_same_table(options: dict[str, Any]) -> None:
    table, events = open_table([PERSON_WISH, BOT_WISH, PERSON_WISH, BOT_WISH], options)
    play(table, events, seed=7, undo=0.3)
    loaded = Table.from_events(json_of(events))
    assert loaded.match.words == table.match.words
    assert loaded.match.state.to_bytes() == table.match.state.to_bytes()
    assert (loaded.version, loaded.origins, loaded.seats) == (table.version, table.origins, table.seats)
    assert loaded.seed == table.seed is not None
    assert len(events) == table.version
    first_key = next(event for event in events if event.key)
    assert loaded.knows(str(first_key.key), first_key.kind, first_key.payload.get("word"))


def json_of(events: list[Event]) -> list[Event]:
    """Events as they come back from JSON."""
    return [replace(event, payload=json.loads(json.dumps(event.payload))) for event in events]


def test_every_beginning_of_the_events_loads_and_ends_in_the_same_game() -> None:
    """A stop between any two events loses nothing: the draws that were still due come out the same (R-09)."""
    table, events = open_table()
    play(table, events, seed=11, words=60)
    for count in range(1, len(events) + 1):
        loaded = Table.from_events(events[:count])
        due = loaded.pending
        following = loaded.follow_up()
        assert due == bool(following)
        expected = events[count : count + len(following)]
        assert [event.payload for event in following] == [event.payload for event in expected]


def damaged(events: list[Event]) -> Iterator[tuple[str, list[Event]]]:
    """Copies of events, each damaged in one way."""
    middle = len(events) // 2
    changed = dict(events[middle].payload)
    yield "an event is missing", events[:middle] + events[middle + 1 :]
    yield "the beginning is missing", events[1:]
    for key, value in (("word", "curse:T9"), ("hash", "0" * 32), ("n", 999), ("format", 3)):
        other = replace(events[middle], payload={**changed, key: value})
        yield f"another {key}", [*events[:middle], other, *events[middle + 1 :]]
    yield "an unknown kind", [*events[:middle], replace(events[middle], kind="request"), *events[middle + 1 :]]
    first = dict(events[0].payload)
    for key in ("record", "seats", "seed"):
        yield f"no {key}", [replace(events[0], payload={k: v for k, v in first.items() if k != key}), *events[1:]]


def test_damaged_events_are_never_loaded_as_an_older_state() -> None:
    """R-42."""
    table, events = open_table()
    play(table, events, seed=13)
    for what, wrong in damaged(events):
        with pytest.raises((TeocalliError, KeyError)) as caught:
            Table.from_events(wrong)
        assert caught.value.args, what


def test_the_published_seed_explains_every_draw() -> None:
    """R-06, checked from the description alone: HMAC-SHA256 of the draw's number, set-up draws numbered −1, −2 …"""
    table, events = open_table()
    published = table.seed_hash
    assert table.seed is None
    play(table, events, seed=17, undo=0.3)
    assert table.seed is not None
    seed = bytes.fromhex(table.seed)
    assert len(seed) * 8 >= 128
    assert hashlib.sha256(seed).hexdigest() == published

    number = 0
    for n, word in enumerate(table.match.words):
        state = table.match.state_at(n)
        if state.current_player == CHANCE:
            digest = hmac.new(seed, b"teocalli draw %d" % number, hashlib.sha256).digest()
            tiles = sorted(state.legal_actions())
            pick = tiles[int.from_bytes(digest, "big") % len(tiles)]
            assert table.match.game.action_to_string(state, pick) == word
            number += 1
    assert number == 29


def test_two_tables_have_two_seeds() -> None:
    hashes = {open_table()[0].seed_hash for _ in range(50)}
    assert len(hashes) == 50


def test_a_key_belongs_to_one_request() -> None:
    table, _ = open_table()
    table.act("build", "k")
    assert table.knows("k", "action", "build")
    assert not table.knows("other", "action", "build")
    with pytest.raises(TeocalliError) as caught:
        table.knows("k", "undo")
    assert caught.value.code == "error-key-reused"


def open_stored(data: dict[str, Any]) -> tuple[Table, list[Event]]:
    """A table for a record."""
    return Table.open_record(
        Record.from_json(data),
        lambda record, match: seats_of_record(record, lambda _bot: None, over=match.state.is_terminal()),
    )


def test_a_finished_record_is_there_to_be_looked_at() -> None:
    for path in stored_games()[::6]:
        data = load_record(path)
        table, events = open_stored(data)
        assert (table.to_move, table.seed_hash, table.seed, len(events)) == (None, None, None, 1)
        again = Table.from_events(json_of(events)).record().to_json()
        names = [seat.name for seat in table.seats]
        assert again == {**data, "players": names, "seats": ["person"] * len(names)}


def test_an_unfinished_record_goes_on_with_draws_of_its_own_and_keeps_what_it_does_not_know() -> None:
    data = load_record(stored_games()[0])
    del data["scores"], data["winners"]
    data["words"] = data["words"][: len(data["words"]) // 2]
    data["remark"] = {"from": "the attic"}
    table, events = open_stored(data)
    assert table.seed_hash is not None
    play(table, events, seed=19)
    record = Table.from_events(json_of(events)).record().to_json()
    assert record["remark"] == {"from": "the attic"}
    assert record["words"][: len(data["words"])] == data["words"]
    Match.from_record(Record.from_json(record))


def test_the_screen_sits_with_the_person_to_move_then_with_who_moved_last() -> None:
    table, events = open_table([BOT_WISH, PERSON_WISH, PERSON_WISH], {"first_player": "seat_0"})
    assert table.viewer == 1
    play(table, events, seed=23)
    last_person = next(
        table.match.state_at(n).current_player
        for n in range(len(table.match.words) - 1, -1, -1)
        if table.match.state_at(n).current_player in (1, 2)
    )
    assert table.viewer == last_person
    assert open_table([BOT_WISH, BOT_WISH])[0].viewer is None
