"""The story of a game: grown word by word, the same as told anew."""

from __future__ import annotations

import json
import random

import pytest

from teocalli.core.state import CHANCE
from teocalli.core.texts import Texts
from teocalli.table.history import History
from teocalli.table.table import Table
from tests.long import with_further
from tests.table.play import BOT_WISH, PERSON_WISH, open_table, play, play_word

NAMES = ["Ann", "Ben", "Cleo"]


def told_anew(table: Table) -> History:
    """The history of a table, told in one go."""
    history = History(NAMES)
    history.follow(table.match, table.origins)
    return history


@pytest.mark.parametrize(
    "options", with_further([{"draw": "open", "variant": "forced_break"}], [{}, {"hands": "hidden"}])
)
def test_growing_with_each_word_and_shrinking_with_each_undo_it_tells_what_it_tells_anew(
    options: dict[str, str],
) -> None:
    table, _ = open_table([PERSON_WISH, BOT_WISH, PERSON_WISH], options)
    chooser = random.Random(31)
    growing = History(NAMES)
    undone = 0
    while table.to_move is not None:
        play_word(table, chooser)
        growing.follow(table.match, table.origins)
        if chooser.random() < 0.4 and table.taking_back().reason is None:
            table.undo(f"undo {table.version}")
            growing.follow(table.match, table.origins)
            undone += 1
        anew = told_anew(table)
        assert growing.log == anew.log
        assert growing.score_history == anew.score_history
        assert growing.phases == anew.phases
    assert undone
    assert [phase["phase"] for phase in growing.phases] == [1, 2, 3]


@pytest.mark.parametrize("draw", ["after_choosing", "open"])
def test_each_turn_has_one_number_and_one_seat(draw: str) -> None:
    table, events = open_table([PERSON_WISH, PERSON_WISH, PERSON_WISH], {"draw": draw})
    play(table, events, seed=31)
    log = told_anew(table).log
    numbers = [entry["turn"] for entry in log]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(max(numbers) + 1))
    for number in range(max(numbers) + 1):
        entries = [entry for entry in log if entry["turn"] == number]
        assert len({entry["seat"] for entry in entries}) == 1
        kinds = [entry["kind"] for entry in entries]
        actions = [kind for kind in kinds if kind in {"build", "place", "move", "honour", "curse"}]
        assert len(actions) == 1, kinds
        if draw == "open":
            assert kinds[0] in {"draw", *actions}


def test_every_word_is_in_the_log_and_every_line_has_a_text_in_every_language() -> None:
    table, events = open_table([PERSON_WISH, PERSON_WISH, PERSON_WISH])
    play(table, events, seed=37)
    log = told_anew(table).log
    assert [entry["n"] for entry in log] == sorted(entry["n"] for entry in log)
    assert {entry["n"] for entry in log} == set(range(1, len(table.match.words) + 1))
    assert all(entry["word"] == table.match.words[entry["n"] - 1] for entry in log)
    for language in ("en", "de", "fr"):
        texts = Texts(language, strict=True)
        assert all(texts.message(entry["message"]) for entry in log)


def test_forced_words_are_marked() -> None:
    table, events = open_table([PERSON_WISH, PERSON_WISH, PERSON_WISH], {"variant": "no_break"})
    play(table, events, seed=41)
    forced = {n + 1 for n, origin in enumerate(table.origins) if origin == "forced"}
    assert forced
    assert {entry["n"] for entry in told_anew(table).log if entry["forced"]} == forced
    for n in forced:
        state = table.match.state_at(n - 1)
        assert state.current_player != CHANCE
        assert len(state.legal_actions()) == 1


def test_points_add_up_from_phase_to_phase() -> None:
    table, events = open_table([PERSON_WISH, PERSON_WISH, PERSON_WISH])
    play(table, events, seed=43)
    history = told_anew(table)
    before = [0, 0, 0]
    for phase in history.phases:
        for seat, part in enumerate(phase["breakdown"]):
            gained = sum(item["points"] for item in [*part["priests"], *part["cards"]])
            assert (part["before"], part["after"]) == (before[seat], before[seat] + gained)
        before = [part["after"] for part in phase["breakdown"]]
    assert before == table.match.state.points() == history.score_history[-1]["scores"]


def test_its_pieces_are_the_whole_and_a_mark_stands_for_all_before_it() -> None:
    table, _ = open_table([PERSON_WISH, BOT_WISH, PERSON_WISH])
    chooser = random.Random(4)
    history = History(NAMES)
    marks: list[str] = []
    while table.to_move is not None:
        play_word(table, chooser)
        history.follow(table.match, table.origins)
        marks.append(history.mark)
    for name, whole in (("log", history.log), ("scores", history.score_history), ("phases", history.phases)):
        written = ",".join(filter(None, (getattr(piece, name) for piece in history.pieces)))
        assert json.loads(f"[{written}]") == whole
    assert len(history.pieces) == len(table.match.words) + 1
    assert len({piece.mark for piece in history.pieces}) == len(history.pieces)
    assert set(marks) <= {piece.mark for piece in history.pieces}
    again = History.from_json(json.loads(json.dumps(history.to_json())), table.match)
    assert again.pieces == history.pieces
