"""Learning: targets, training, the sequential test, and courses that go on where they stopped."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from teocalli.arena.workers import play_here, runner_for
from teocalli.core.errors import TeocalliError
from teocalli.core.registry import load_game
from teocalli.core.spaces import Observation
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.learning.course import Course, CourseFolder, seed_in
from teocalli.learning.ladder import BETTER, NOT_BETTER, OPEN, Sequential
from teocalli.learning.report import course_page
from teocalli.learning.samples import Samples
from teocalli.learning.selfplay import Practice
from teocalli.learning.training import Inputs, Plan, Trainer
from teocalli.players.network import MARGINS, SUM_COUNT, output_count
from teocalli.players.settings import SearchSettings
from teocalli.players.weights import network_for
from tests.learning.weights import samples_of

SMALL = Course("uxmal", 2, 7, rounds=2, batches=2, games=1, playouts=4, ladder=0, passes=1)


def observation(name: str) -> Observation:
    """What is seen of a game."""
    found = load_game(name).observation
    assert found is not None
    return found


def quiet(*_: object) -> None:
    """Nobody watches."""


@pytest.mark.parametrize("players", [2, 3])
def test_targets_are_what_the_game_was_worth_from_the_side_of_who_decided(players: int) -> None:
    search = SearchSettings(playouts=4, margin_weight=0.0)
    samples = Practice("uxmal", players, search, 6, greedy=True, games=2, trace=1.0).play(1)
    assert sorted(set(samples.games)) == [2, 3]
    assert samples.targets.shape[1] == output_count(players)
    turn = observation("uxmal").places["turn"].start
    assert (samples.seen[:, turn] == 1).all()  # everything is seen by who decides
    for game in (2, 3):
        own = samples.targets[samples.games == game]
        assert len({tuple(sorted(row)) if players > 2 else tuple(sorted((row[0], 1 - row[0]))) for row in own}) == 1
        assert {0.0, 1.0} & set(own.ravel().tolist())


def test_a_trace_below_one_takes_what_the_search_thought_into_the_targets() -> None:
    search = SearchSettings.of({"playouts": 8, "horizon": 0, "policy": "worth"})
    practice = Practice("uxmal", 2, search, 5, games=1)
    mixed, plain = (replace(practice, trace=trace).play(0) for trace in (0.5, 1.0))
    assert np.array_equal(mixed.seen, plain.seen)
    assert len(set(plain.targets.ravel().round(5).tolist())) == 2
    assert len(set(mixed.targets.ravel().round(5).tolist())) > 20


def test_training_finds_what_decides() -> None:
    samples = samples_of("uxmal")
    place = observation("uxmal").places["hands"].start
    wanted = np.where(samples.seen[:, place : place + 1] > 0, 0.9, 0.2).astype(np.float32)
    known = Samples(samples.seen, samples.sums, wanted, np.arange(len(samples)))
    trainer = Trainer(Inputs.of(observation("uxmal"), known), 1, 1)
    before, losses = trainer.loss(known), []
    trainer.learn(known, Plan(passes=20, step=64, rate=4e-3), lambda number, *both: losses.append((number, *both)))
    assert [number for number, *_ in losses] == list(range(1, 21))
    assert trainer.loss(known) < 0.4 * before
    said = trainer.outputs(known)
    assert said[wanted > 0.5].mean() > 0.6
    assert said[wanted < 0.5].mean() < 0.3


@pytest.mark.parametrize("players", [2, 3])
def test_training_may_begin_with_what_the_margins_of_worth_say(players: int) -> None:
    samples = samples_of("uxmal", players)
    inputs, outputs = Inputs.of(observation("uxmal"), samples), samples.targets.shape[1]
    worth = samples.sums[:, SUM_COUNT - 1 - MARGINS :][:, :outputs]
    alike = [
        np.corrcoef(Trainer(inputs, outputs, 1, from_worth=begun).outputs(samples).ravel(), worth.ravel())[0, 1]
        for begun in (True, False)
    ]
    assert alike[0] > 0.8
    assert alike[1] < 0.5


def test_a_pass_takes_its_share_of_the_positions_another_one_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    samples = samples_of("uxmal")
    known = Samples(samples.seen, samples.sums, samples.targets, np.arange(len(samples)))
    trainer = Trainer(Inputs.of(observation("uxmal"), known), 1, 1)
    taken: list[Any] = []

    def step(part: Samples, *_: float) -> float:
        taken.append(part.games)
        return 0.0

    monkeypatch.setattr(trainer, "_step", step)
    trainer.learn(known, Plan(passes=2, share=0.25, step=1_000_000), lambda *_: None)
    first, second = (set(part.tolist()) for part in taken)
    learnt_from = len(known) - max(1, len(known) // 10)
    assert len(first) == len(second) == round(0.25 * learnt_from)
    assert first != second


def test_a_course_that_began_before_a_setting_was_there_goes_on(tmp_path: Path) -> None:
    CourseFolder(tmp_path, SMALL)
    file = tmp_path / "course.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    del told["share"], told["from_worth"]
    file.write_text(json.dumps(told), encoding="utf-8")
    CourseFolder(tmp_path, SMALL)
    with pytest.raises(TeocalliError, match=r"from_worth: False ≠ True"):
        CourseFolder(tmp_path, replace(SMALL, from_worth=True))


def test_later_rounds_may_play_and_learn_in_another_way(tmp_path: Path) -> None:
    CourseFolder(tmp_path, replace(SMALL, memory=1, share=0.5, at_once=True)).go_on(play_here, quiet)
    more = CourseFolder(tmp_path, replace(SMALL, rounds=3, batches=3, playouts=6, memory=3))
    more.go_on(play_here, quiet)
    *first, last = more.rounds()
    assert [(each.games, each.memory, each.share, each.at_once) for each in first] == [(2, 1, 0.5, True)] * 2
    assert (last.games, last.batches, last.playouts, last.at_once) == (2 + 2 + 3, 3, 6, False)
    assert more.practice(3).search.policy == "worth"


def test_a_round_that_has_begun_is_played_to_its_end_in_the_same_way(tmp_path: Path) -> None:
    class Stopped(Exception):  # noqa: N818 - it is no error
        pass

    def play_one(contest: Any, indices: Iterable[int]) -> Iterator[Any]:
        yield contest.play(next(iter(indices)))
        raise Stopped

    with pytest.raises(Stopped):
        CourseFolder(tmp_path, SMALL).go_on(play_one, quiet)
    for changes in ({"batches": 3}, {"playouts": 6}, {"at_once": True}):
        with pytest.raises(TeocalliError, match=next(iter(changes))):
            CourseFolder(tmp_path, replace(SMALL, **changes))
    CourseFolder(tmp_path, replace(SMALL, rounds=1, memory=1)).go_on(play_here, quiet)
    CourseFolder(tmp_path, replace(SMALL, batches=3, playouts=6, at_once=True))


def test_the_sequential_test_is_seldom_wrong_and_seldom_long() -> None:
    test, chance = Sequential(), random.Random(3)

    def verdict(share: float) -> tuple[str, int]:
        blocks: list[float] = []
        while (found := test.verdict(blocks)) == OPEN and len(blocks) < 2000:
            blocks.extend((chance.random() < share) / 2 + (chance.random() < share) / 2 for _ in range(20))
        return found, len(blocks)

    even, ahead = [verdict(0.5) for _ in range(30)], [verdict(0.57) for _ in range(30)]
    assert sum(found == BETTER for found, _ in even) <= 5
    assert sum(found == NOT_BETTER for found, _ in ahead) <= 5
    assert np.mean([blocks for _, blocks in even]) < 400
    assert verdict(0.8)[1] <= 40
    assert test.verdict([1.0] * 7) == OPEN


class StoppedError(Exception):
    """Stands for whatever ends a program."""


def ending_after(count: int) -> Any:
    """A runner that plays so many pieces and is then interrupted."""
    left = count

    def run(contest: Any, indices: Iterable[int]) -> Iterator[Any]:
        nonlocal left
        for index in indices:
            if left == 0:
                raise StoppedError
            left -= 1
            yield contest.play(index)

    return run


def test_a_course_goes_on_where_it_stopped_and_comes_to_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {}
    for name, stops in (("whole", ()), ("stopped", (1, 2))):
        home = tmp_path / name
        home.mkdir()
        monkeypatch.chdir(home)
        for stop in stops:
            with pytest.raises(StoppedError):
                CourseFolder(Path("course"), SMALL).go_on(ending_after(stop), quiet)
        folder = CourseFolder(Path("course"), SMALL)
        folder.go_on(play_here, quiet)
        found[name] = [folder.weights(number).read_bytes() for number in range(2)]
        assert [each.games for each in folder.rounds()] == [2, 4]
        assert folder.best(2) == folder.weights(1)
        network_for(str(folder.weights(1)), load_game("uxmal"))
    assert found["whole"] == found["stopped"]


def test_the_ladder_says_whether_a_round_was_better(tmp_path: Path) -> None:
    course = replace(SMALL, rounds=1, ladder=16, greedy=True, playouts=2)
    folder = CourseFolder(tmp_path / "course", course)
    folder.go_on(play_here, quiet)
    (done,) = folder.rounds()
    assert done.ladder is not None
    assert done.ladder["games"] == 16
    assert done.ladder["against"] == "worth"
    assert done.better == (done.ladder["verdict"] == BETTER) == (folder.best(1) is not None)
    for language in LANGUAGES:
        page = course_page(course, [done], Texts(language))
        assert page.count("<svg") == 2
        assert "learning-" not in page


@pytest.mark.parametrize("at_once", [False, True])
def test_weights_value_what_playouts_lead_to_or_positions_at_once(tmp_path: Path, *, at_once: bool) -> None:
    course = replace(SMALL, at_once=at_once, ladder=2, rounds=1)
    folder = CourseFolder(tmp_path, course)
    folder.go_on(play_here, quiet)
    search, without = course.search(str(folder.weights(0))), course.search(None)
    assert (search.policy, without.policy) == ("none" if at_once else without.policy, "worth")
    ladder = json.loads((tmp_path / "ladder" / "00" / "match.json").read_text(encoding="utf-8"))
    assert (":policy=none" in ladder["players"][0]) == at_once


def test_batches_are_the_same_in_other_processes(tmp_path: Path) -> None:
    practice = CourseFolder(tmp_path / "course", SMALL).practice(0)
    (there,) = runner_for(2)(practice, [1])
    here = practice.play(1)
    assert np.array_equal(here.seen, there.seen)
    assert np.array_equal(here.targets, there.targets)


def test_a_course_of_another_version_is_named_as_that(tmp_path: Path) -> None:
    CourseFolder(tmp_path, SMALL)
    file = tmp_path / "course.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**told, "version": told["version"] - 1}), encoding="utf-8")
    (tmp_path / "00.json").write_text(json.dumps({"losses": [[0.1, 0.1]], "worth": 0.2}), encoding="utf-8")
    with pytest.raises(TeocalliError, match="version"):
        CourseFolder(tmp_path, replace(SMALL, playouts=6))


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    CourseFolder(tmp_path / "course", SMALL)
    assert seed_in(tmp_path / "course") == 7
    CourseFolder(tmp_path / "course", replace(SMALL, rounds=9))
    cases = [
        ("course", replace(SMALL, passes=3), "error-learn-other"),
        ("a:b", SMALL, "error-learn-colon"),
        ("", SMALL, "error-learn-not-empty"),
    ]
    for place, course, code in cases:
        with pytest.raises(TeocalliError) as caught:
            CourseFolder(tmp_path / place, course)
        assert caught.value.code == code
    (tmp_path / "course" / "00.json").write_text(json.dumps({"losses": [], "luck": 1}))
    with pytest.raises(TeocalliError) as caught:
        CourseFolder(tmp_path / "course", SMALL).rounds()
    assert caught.value.code == "error-learn-damaged"
    (tmp_path / "course" / "course.json").write_text(json.dumps([1]))
    with pytest.raises(TeocalliError) as caught:
        seed_in(tmp_path / "course")
    assert caught.value.code == "error-learn-damaged"
