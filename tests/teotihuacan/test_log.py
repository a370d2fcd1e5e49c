"""The log tells everything once: what it tells adds up to the position at the end, in words that exist."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from teocalli.core.texts import LANGUAGES, Texts
from teocalli.games.teotihuacan.notation import kind_of
from teocalli.games.teotihuacan.report import STOCK, carry_out
from teocalli.games.teotihuacan.tell import log
from tests.long import some_of
from tests.teotihuacan.walk import TeotihuacanMatch, finished, random_options, stock
from tests.twin.teotihuacan.guided import STYLES

NAMES = ["Lina", "Xoc", "Ōta", "Max"]
EVERY_GAME = [(players, style) for players in (1, 2, 3, 4) for style in sorted(STYLES)]
GAMES = some_of(EVERY_GAME, 3, several=True)
POINTS = {"building": 1, "laid": 1, "laid-matches": 1, "points": 1, "salary-missing": -1}
"""Lines that tell points as `points`, and whether these are gained or lost."""
GIVEN = ("paid", "pay")
"""Lines whose amounts are given, not taken."""
COUNTED = [name for name in STOCK if name != "track"]


@cache
def game(players: int, style: str) -> TeotihuacanMatch:
    """A guided game; every second one with options drawn at random."""
    number = EVERY_GAME.index((players, style))
    rng = random.Random(number)
    return finished(players, random_options(rng) if number % 2 else {}, style, number)


def names_of(match: TeotihuacanMatch) -> list[str]:
    return NAMES[: match.game.players]


def told(match: TeotihuacanMatch) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """The number of each word, and its lines."""
    for number, action in enumerate(match.actions):
        before, after = match.state_at(number), match.state_at(number + 1)
        yield number, log.lines(before, action, after, names_of(match))


def key_of(message: dict[str, Any]) -> str:
    return str(message["id"]).removeprefix("teotihuacan-log-")


def amounts_of(message: dict[str, Any], match: TeotihuacanMatch) -> Counter[tuple[int, str]]:
    """What one line tells of gains and losses, by seat and good; a step counts as one."""
    key, args, found = key_of(message), message["args"], Counter[tuple[int, str]]()
    if key == "bot-exchange":
        return Counter({(1, "cocoa"): -10})
    if "player" not in args:
        return found
    seat = log.seat_names(match.state, names_of(match)).index(args["player"])
    for amount in args.get("amounts", []):
        name = amount["id"].removeprefix("teotihuacan-amount-")
        if name != "teotihuacan-nothing":
            found[seat, name] += amount["args"]["count"] * (-1 if key in GIVEN else 1)
    if key in POINTS:
        found[seat, "vp"] += args["points"] * POINTS[key]
    if key == "source":
        found[seat, "vp"] += args["how"]["args"]["points"]
    if key == "salary":
        found[seat, "cocoa"] -= args["cocoa"]
    if key in ("step", "step-reward"):
        found[seat, args["track"]["id"].rpartition("-")[2]] += 1
    return found


@pytest.mark.parametrize(("players", "style"), GAMES)
def test_every_line_can_be_said_in_every_language(players: int, style: str) -> None:
    texts = [Texts(language, strict=True) for language in LANGUAGES]
    match = game(players, style)
    for number, lines in told(match):
        assert lines[0]["kind"] == kind_of(match.actions[number])
        for line in lines:
            said = {text.message(line["message"]) for text in texts}
            assert len(said) == len(texts), f"{line['message']['id']} reads the same in two languages: {said}"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_steps_of_an_action_end_where_it_leads(players: int) -> None:
    match = game(players, "busy")
    for number, action in enumerate(match.actions):
        steps = carry_out(match.state_at(number), action)
        assert steps[0][:2] == (match.state_at(number).decision, action)
        assert steps[-1][2].to_bytes() == match.state_at(number + 1).to_bytes()


@pytest.mark.parametrize(("players", "style"), GAMES)
def test_what_is_told_adds_up_to_what_everybody_has(players: int, style: str) -> None:
    match = game(players, style)
    sums = Counter[tuple[int, str]]()
    for number, lines in told(match):
        for line in lines:
            sums.update(amounts_of(line["message"], match))
        after = match.state_at(number + 1)
        for seat in range(len(after.points())):
            has = stock(after, seat)
            assert {name: sums[seat, name] for name in COUNTED} == {name: has[name] for name in COUNTED}, (
                match.words[number],
                lines,
            )


@pytest.mark.parametrize(("players", "style"), GAMES)
def test_total_points_told_are_those_of_the_position(players: int, style: str) -> None:
    match = game(players, style)
    last: dict[int, int] = {}
    for _, lines in told(match):
        for line in lines:
            if key_of(line["message"]) == "total":
                args = line["message"]["args"]
                last[log.seat_names(match.state, names_of(match)).index(args["player"])] = args["total"]
            if key_of(line["message"]) == "salary-missing" and match.game.options["eclipse_order"] == "bonus_first":
                args = line["message"]["args"]
                last[log.seat_names(match.state, names_of(match)).index(args["player"])] -= args["points"]
    assert [last[seat] for seat in sorted(last)] == match.state.points()


@pytest.mark.parametrize(("players", "style"), GAMES)
def test_every_point_has_a_source_that_can_be_named(players: int, style: str) -> None:
    match, texts = game(players, style), Texts("en", strict=True)
    sums = Counter[int]()
    for number, lines in told(match):
        for line in lines:
            for gain in line.get("points", []):
                sums[gain["seat"]] += gain["points"]
                assert texts.format(f"teotihuacan-scoring-{gain['source']}", {})
                if gain["source"] == "cocoa":
                    assert gain["seat"] == players == 1
                    assert gain["points"] % int(match.game.options["bot_cocoa_vp"]) == 0
        after = match.state_at(number + 1).points()
        assert [sums[seat] for seat in range(len(after))] == after, (match.words[number], lines)


@pytest.mark.parametrize(("players", "style"), GAMES)
def test_reports_add_up_source_by_source(players: int, style: str) -> None:
    match = game(players, style)
    eras = []
    for number, action in enumerate(match.actions):
        before, after = match.state_at(number), match.state_at(number + 1)
        report = log.phase_report(before, action, after)
        if report is None:
            assert before.phase != "eclipse" or before.current_player < 0
            continue
        eras += [report["phase"]] if "tracks" in report["parts"] else []
        assert (report["next"] is None) == report["last"]
        for entry in report["breakdown"]:
            sources = {key: entry[key] for key in entry.keys() - {"before", "after", "items"}}
            assert entry["before"] + sum(sources.values()) == entry["after"]
            for source, points in sources.items():
                assert sum(item["points"] for item in entry["items"] if item["source"] == source) == points
    assert eras == list(range(1, len(eras) + 1))
    ends = match.game.result(match.state)["end"]
    assert [sum(item["points"] for item in end) for end in ends] == last_scoring(match)


def last_scoring(match: TeotihuacanMatch) -> list[int]:
    """What the Temple Bonus tiles gave, by seat, by the positions before and after them."""
    for number, action in enumerate(match.actions):
        before = match.state_at(number)
        for name, _, after, _ in carry_out(before, action) if before.phase in ("play", "eclipse") else []:
            if name == "end-scoring":
                return [new - old for old, new in zip(before.points(), after.points(), strict=True)]
            before = after
    raise AssertionError("a finished game without a last scoring")
