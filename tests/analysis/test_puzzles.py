"""Puzzles: those that come with the games, finding and grading them, files that go on, explanations, one's own."""

from __future__ import annotations

import json
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from teocalli.analysis.puzzles import (
    Collection,
    Heading,
    Puzzle,
    PuzzleFile,
    Source,
    check_all,
    check_puzzle,
    explain,
    load_collection,
    make_puzzles,
    match_at,
    own_puzzles,
    shipped,
)
from teocalli.analysis.puzzles.collection import name_of
from teocalli.analysis.puzzles.grading import HARDEST, grade_of, playouts_needed
from teocalli.analysis.puzzles.making import make_source, played
from teocalli.analysis.puzzles.own import seats_of_puzzles
from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.review import Review
from teocalli.analysis.review.sharpness import CLEAR, clear_choice
from teocalli.analysis.review.work import complete
from teocalli.core.errors import IllegalAction, TeocalliError
from teocalli.core.match import Match
from teocalli.core.registry import game_class, installed_games
from teocalli.games.heap.game import HeapGame
from tests.long import some_of

SMALL = 0.1
HEAP = Heading("heap", HeapGame.rules_version, 1)


def shipped_sources() -> list[tuple[str, Source]]:
    """All games with puzzles that come with the program."""
    collections = [(name, shipped(game_class(name))) for name in installed_games()]
    return [(name, source) for name, found in collections if found for source in found.sources]


def the_end(*, right: bool) -> Match:
    """A game of Heap that is over; two counters were left in one pile, and who takes both wins."""
    match = Match(HeapGame(2), ["first:0"])
    for word in ("take:1:2", "take:1:1", "take:2:2", "take:2:2", "take:3:2", "take:3:1"):
        match.play(word)
    for word in ["take:3:2"] if right else ["take:3:1", "take:3:1"]:
        match.play(word)
    return match


BEFORE_LAST = 6
"""The position of that decision."""


def the_puzzle(**changes: Any) -> Puzzle:
    found = {"chance": 1.0, "margin": 1.0, "needed": 0, "grade": 1, "playouts": 16, "words": ["take:3:2"]}
    return Puzzle.from_json({"number": BEFORE_LAST, "seat": 0, **found, **changes})


@pytest.mark.parametrize("name", installed_games())
def test_each_game_comes_with_puzzles_of_several_grades(name: str) -> None:
    found = shipped(game_class(name))
    assert found is not None
    assert (found.heading.game, found.heading.rules) == (name, game_class(name).rules_version)
    puzzles = [puzzle for _, puzzle in found.puzzles.values()]
    assert len(puzzles) == sum(len(source.puzzles) for source in found.sources)  # each has a name of its own
    assert {puzzle.grade for puzzle in puzzles} >= {1, 2, 3}
    assert all(puzzle.margin >= CLEAR for puzzle in puzzles)


@pytest.mark.parametrize(("name", "source"), some_of(shipped_sources(), 12, several=True))
def test_the_solutions_that_come_with_a_game_are_legal(name: str, source: Source) -> None:
    match = source.match()
    assert match.game.name == name
    for puzzle in source.puzzles:
        assert match_at(match, puzzle, 0).state.current_player == puzzle.seat
        for step in range(len(puzzle.words)):
            assert match_at(match, puzzle, step).state.current_player == puzzle.seat
        assert match_at(match, puzzle, len(puzzle.words)).words[puzzle.number :] == list(puzzle.words)
        assert puzzle.needed is not None
        assert puzzle.grade == grade_of(match.game, puzzle.needed)


@pytest.mark.parametrize(("name", "source"), some_of(shipped_sources(), 40, several=True))
def test_a_small_search_finds_the_solutions_best(name: str, source: Source) -> None:
    match = source.match()
    for puzzle in source.puzzles:
        check = check_puzzle(match, puzzle, 1.0)
        assert check.verdict in {"right", "close"}, name_of(source, puzzle)


def test_a_position_is_a_puzzle_where_one_action_is_clearly_best() -> None:
    state = the_end(right=True).state_at(BEFORE_LAST)
    choice = clear_choice(state, 64)
    assert choice is not None
    assert state.game.action_to_string(state, choice.action) == "take:3:2"
    assert choice.margin >= CLEAR
    assert clear_choice(state, 64, least=1.5) is None
    assert clear_choice(state, 64, wanted=state.string_to_action("take:3:1")) is None


def test_it_is_graded_by_the_playouts_and_levels_that_find_it() -> None:
    game = HeapGame(2)
    state = the_end(right=True).state_at(BEFORE_LAST)
    assert playouts_needed(state, state.string_to_action("take:3:2"), 64) == 0  # the greedy player takes both
    assert playouts_needed(state, state.string_to_action("take:3:1"), 64) == 64  # no search does
    assert [grade_of(game, needed) for needed in (0, 1, 500, 501, 10**9)] == [1, 2, 2, 3, 3]
    assert HARDEST == 5


def test_making_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """What is found does not depend on interruptions, on a line that was cut off, or on how many work at once."""
    whole = PuzzleFile(tmp_path / "whole.jsonl", HEAP)
    found = list(make_puzzles(whole, 4, factor=SMALL))
    assert whole.count >= 4
    assert [source.game for source in found] == list(range(len(found)))
    path = tmp_path / "stopped.jsonl"
    with closing(make_puzzles(PuzzleFile(path, HEAP), 4, factor=SMALL)) as making:
        assert list(islice(making, 1)) == found[:1]
    with path.open("a", encoding="utf-8") as file:
        file.write('{"game":1,"rec')
    again = PuzzleFile(path, HEAP)
    assert again.sources == found[:1]
    for _ in make_puzzles(again, 4, jobs=2, factor=SMALL):
        pass
    kept = {source.game: source for source in load_collection(path).sources}
    assert [kept[source.game] for source in found] == found
    assert all(check.verdict != "illegal" for _, check in check_all(load_collection(path), SMALL))


def test_who_looks_on_sees_every_game_and_may_stop(tmp_path: Path) -> None:
    seen: list[str] = []

    def tell(what: str) -> None:
        seen.append(what)
        if what == "move":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make_source("heap", 1, 0, SMALL, tell)
    assert seen == ["move"]
    match, reports = played(HeapGame(2), "a", 16)
    assert match.state.is_terminal()
    assert all(report.lines for report in reports.values())
    assert list(reports) == [n for n in range(len(match.words)) if len(match.state_at(n).legal_actions()) > 1]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "error-puzzles-file"),
        ("{}\n", "error-puzzles-file"),
        ("\xff\n", "error-puzzles-file"),
        ('{"format":"teocalli-puzzles","version":9,"game":"heap","rules":1,"seed":1}\n', "error-puzzles-file"),
        (json.dumps(HEAP.to_json()) + '\n{"game":0}\n', "error-puzzles-file"),
        (json.dumps(HEAP.to_json() | {"seed": 2}) + "\n", "error-puzzles-other"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "file.jsonl"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(TeocalliError) as refused:
        PuzzleFile(path, HEAP)
    assert refused.value.message["id"] == code
    assert path.read_text(encoding="latin-1") == text


@pytest.mark.parametrize("key", ["number", "words", "grade", "seat"])
def test_a_puzzle_that_is_none_is_refused(key: str) -> None:
    with pytest.raises((ValueError, TypeError)):
        the_puzzle(**{key: "x"})


def test_a_check_tells_what_is_wrong() -> None:
    match = the_end(right=True)

    def verdict(**changes: Any) -> str:
        return check_puzzle(match, the_puzzle(**changes), SMALL).verdict

    assert verdict() == "right"
    assert verdict(words=["take:3:1"]) == "other"
    assert verdict(words=["take:1:1"]) == "illegal"
    assert verdict(seat=1) == "illegal"
    assert verdict(number=99) == "illegal"
    record = match.record(["", ""])
    record.words[3] = "take:9:9"
    broken = Collection(HEAP, [Source(0, record, [the_puzzle()])])
    assert [check.verdict for _, check in check_all(broken, SMALL)] == ["illegal"]


def test_an_explanation_compares_with_an_answer_or_with_the_best_other_action() -> None:
    match = the_end(right=True)
    for answer in ("take:3:1", None):
        comment = explain(match, the_puzzle(), answer=answer, factor=SMALL)
        decision = comment.decision
        assert decision.best == "take:3:2"
        assert decision.word == answer or (answer is None and decision.word in {"take:3:1", "throw:3"})
        assert decision.loss >= CLEAR
        assert comment.reason is not None
        assert sum(points for _, _, points in comment.reason.sources) > 0
    with pytest.raises(IllegalAction):
        explain(match, the_puzzle(), answer="take:1:1", factor=SMALL)
    with pytest.raises(IndexError):
        explain(match, the_puzzle(), step=1, factor=SMALL)


@pytest.fixture
def review() -> Review:
    """The review of a game in which one mistake was made at the end."""
    found = Review(the_end(right=False), Depth(64, 16))
    for _ in complete(found):
        pass
    return found


def test_a_mistake_of_ones_own_is_a_puzzle_where_one_action_alone_was_right(review: Review) -> None:
    found = own_puzzles(review)[BEFORE_LAST]
    assert (found.words, found.seat, found.grade) == (["take:3:2"], 0, None)
    assert found.margin >= CLEAR
    assert check_puzzle(review.match, found, SMALL).verdict == "right"
    kept = json.loads(json.dumps(review.to_json()))
    assert seats_of_puzzles(kept) == {number: puzzle.seat for number, puzzle in own_puzzles(review).items()}
    for reason in kept["reasons"]:
        del reason["margin"]  # as a review of an earlier version
    assert seats_of_puzzles(kept) == {}
    assert not own_puzzles(Review.of_text(json.dumps(kept), review.match, review.depth, "kept"))
