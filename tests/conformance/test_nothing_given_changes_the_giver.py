"""Whatever is given out can be changed at will, or refuses it: who gave it stays as it was."""

from __future__ import annotations

import contextlib
import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from teocalli.core.chance import SeededDraws, draw_outcome, setup_chance
from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import game_class, known_games, load_game
from teocalli.core.state import CHANCE, State
from teocalli.players.levels import levels_of
from teocalli.server.meta import meta
from teocalli.table.history import History
from teocalli.table.seats import PERSON, SeatRequest, assign_seats
from teocalli.table.table import Table
from teocalli.table.view import build_view, list_entry, position
from tests.fixtures.plan import OWN_PRINT

PLIES = 90
OPTIONS: dict[str, Any] = {"uxmal": {"components": OWN_PRINT}, "teotihuacan": {"draft": "yes"}}
ARGUMENTS: dict[str, Callable[[Match], tuple[Any, ...]]] = {
    "action_to_string": lambda m: (m.state_at(last(m)), m.actions[last(m)]),
    "changed": lambda m: (m.game.options,),
    "chance_outcomes": lambda m: (),
    "draw_setup": lambda _m: (lambda _n: 0,),
    "determinized_for": lambda _m: (0,),
    "layouts": lambda m: (m.game.players,),
    "legal_words": lambda m: (m.state_at(last(m)),),
    "log_lines": lambda m: (m.state_at(last(m)), m.actions[last(m)], m.state_at(last(m) + 1), ["A", "B"]),
    "mark_at": lambda _m: (1,),
    "matching": lambda m: (m.game.options,),
    "new_initial_state": lambda m: (m.setup,),
    "phase_report": lambda m: (m.state_at(last(m)), m.actions[last(m)], m.state_at(last(m) + 1)),
    "player_table": lambda _m: (0,),
    "preview": lambda m: (m.state_at(last(m)), m.actions[last(m)]),
    "record": lambda _m: (["A", "B"], ["greedy", PERSON]),
    "resolve": lambda m: (m.game.options,),
    "settings": lambda _m: ("standard", 1),
    "state_at": lambda _m: (1,),
    "state_from_bytes": lambda m: (m.state.to_bytes(),),
    "steps": lambda m: (m.actions[last(m)],),
    "string_to_action": lambda m: (m.state_at(last(m)), m.words[last(m)]),
    "summarise": lambda m: (m.state,),
    "view": lambda m: (m.state_at(last(m)), m.state_at(last(m)).current_player),
    "result": lambda m: (m.state,),
}
"""Arguments for methods that need some; a method that needs others is left out, and the test counts what is left."""
CHANGING = {"play", "play_action", "undo", "apply_action", "copy_from", "save", "act", "act_for_bot", "follow_up"}


def last(match: Match) -> int:
    """Number of the last position in which a player decided."""
    return next(n for n in range(len(match.words) - 1, -1, -1) if match.state_at(n).current_player >= 0)


def played(name: str) -> Match:
    """A match in its middle."""
    game = load_game(name, 2, OPTIONS[name])
    draws, chance = SeededDraws(b"given"), random.Random(5)
    match = Match(game, game.draw_setup(setup_chance(draws)))
    for number in range(PLIES):
        state = match.state
        chosen = state.current_player == CHANCE
        match.play_action(draw_outcome(state, draws, number) if chosen else chance.choice(state.legal_actions()))
    return match


MATCHES = {name: played(name) for name in known_games() if name in OPTIONS}


def given_by(thing: Any, match: Match) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Every public attribute of a thing, and every method with the arguments that it needs."""
    for name in dir(thing):
        if name.startswith("_") or name in CHANGING:
            continue
        member = getattr(thing, name)
        if callable(member) and not isinstance(member, type):
            arguments = ARGUMENTS[name](match) if name in ARGUMENTS else ()
            try:
                member(*arguments)
            except (TypeError, ValueError, KeyError, AssertionError, IndexError, TeocalliError):
                continue
            yield name, lambda member=member, arguments=arguments: member(*arguments)  # type: ignore[misc]
        else:
            yield name, lambda name=name: getattr(thing, name)  # type: ignore[misc]


def spoil(value: Any, depth: int = 0) -> None:
    """Change every part of a value that lets itself be changed."""
    if isinstance(value, dict):
        for part in list(value.values()):
            spoil(part, depth + 1)
        try_to(lambda: value.__setitem__("spoilt", True))
        try_to(value.clear)
    elif isinstance(value, list | tuple):
        for part in value:
            spoil(part, depth + 1)
        if isinstance(value, list):
            try_to(lambda: value.append("spoilt"))
            try_to(value.reverse)
            try_to(value.clear)
    elif isinstance(value, State) and value.legal_actions():
        value.apply_action(value.legal_actions()[0])
    elif isinstance(value, Record):
        for part in (value.options, value.extra, value.words, value.players, value.seats):
            spoil(part, depth + 1)


def try_to(change: Callable[[], Any]) -> None:
    with contextlib.suppress(TypeError):  # it refuses to be changed, which is as good
        change()


def told(match: Match) -> str:
    """All that can be told of a match, its game and what all games share."""
    game, state = match.game, match.state
    fresh = load_game(game.name, game.players, OPTIONS[game.name])
    told = [
        match.record(["A", "B"], ["greedy", PERSON]).to_json(),
        game.options,
        game.table_data(),
        fresh.options,
        fresh.table_data(),
        [match.state_at(n).hash() for n in range(0, len(match.words) + 1, 9)],
        state.summary(),
        game.view(state, state.current_player if state.current_player >= 0 else None),
        [(level.name, level.options) for level in game.difficulties or ()],
        [(option.name, option.values) for option in game.option_set],
        repr(levels_of(game)),
        meta(),
    ]
    return json.dumps(told, sort_keys=True)


@pytest.mark.parametrize("name", MATCHES)
def test_nothing_that_is_given_changes_who_gave_it(name: str) -> None:
    match = MATCHES[name]
    game: Any = match.game
    before = told(match)
    record = match.record(["A", "B"], ["greedy", PERSON])
    things = [match, game, match.state, game.option_set, game.components, game.difficulties, levels_of(game)]
    asked = 0
    for thing in [each for each in things if each is not None]:
        for what, give in given_by(thing, match):
            spoil(give())
            assert told(match) == before, f"{type(thing).__name__}.{what}"
            asked += 1
    assert asked > 60
    spoil(meta())
    text = json.dumps(record.to_json())
    spoil(record.to_json())
    spoil(Match.from_record(record).record(["A", "B"]))
    assert json.dumps(record.to_json()) == text
    assert told(match) == before


@pytest.mark.parametrize("name", MATCHES)
def test_what_is_given_in_is_not_kept(name: str) -> None:
    match = MATCHES[name]
    options = copy.deepcopy(OPTIONS[name])
    game = load_game(name, 2, options)
    data = match.record(["A", "B"], ["greedy", PERSON]).to_json() | {"x": [{}]}
    record = Record.from_json(data)
    own, text = json.dumps(game.options), json.dumps(record.to_json())
    copied = copy.copy(record)
    for value in (options, data, copied):
        spoil(value)
    assert (json.dumps(game.options), json.dumps(record.to_json())) == (own, text)


@pytest.mark.parametrize("name", MATCHES)
def test_nothing_that_a_table_gives_changes_the_table(name: str) -> None:
    requests = [SeatRequest(name="A"), SeatRequest(name="B")]
    table, _events = Table.open(load_game(name, 2, OPTIONS[name]), assign_seats(requests, lambda _b: None))
    chance = random.Random(3)
    for number in range(20):
        table.act(table.match.game.legal_words(table.match.state)[chance.randrange(1)], f"key {number}")
    history = History(["A", "B"])
    history.follow(table.match, table.origins)

    def all_told() -> str:
        parts = [build_view("x", table, history), list_entry(table), position(table, 3), table.record().to_json()]
        return json.dumps([*parts, table.origins, [seat.to_json() for seat in table.seats]])

    before = all_told()
    gives: list[Callable[[], Any]] = [
        lambda: build_view("x", table, history),
        lambda: list_entry(table),
        lambda: position(table, 3),
        table.record,
        lambda: table.record().to_json(),
        lambda: table.seats,
        lambda: table.origins,
        table.seats[0].to_json,
        table.taking_back,
        lambda: table.match.words,
        lambda: table.match.state,
    ]
    for give in gives:
        spoil(give())
        assert all_told() == before


COPIES: list[Callable[[Match], Match]] = [
    Match.clone,
    copy.copy,
    copy.deepcopy,
    lambda match: pickle.loads(pickle.dumps(match)),
]


@pytest.mark.parametrize("make", COPIES, ids=["clone", "copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("name", MATCHES)
def test_a_copy_of_a_match_goes_on_by_itself(name: str, make: Callable[[Match], Match]) -> None:
    match = MATCHES[name]
    before = told(match)
    other = make(match)
    assert told(other) == before
    other.play_action(other.state.legal_actions()[0])
    assert len(other.words) == len(other.actions) == len(match.words) + 1
    assert told(match) == before
    third = make(other)
    other.play_action(other.state.legal_actions()[-1])
    assert len(third.words) == len(match.words) + 1
    assert third.state.hash() == other.state_at(len(match.words) + 1).hash()


def test_shared_data_say_that_they_cannot_be_changed() -> None:
    game: Any = load_game("teotihuacan")
    for change in (lambda: game.components.data.update(x=1), game.components.data["levels"].clear):
        with pytest.raises(TypeError, match="cannot be changed"):
            change()
    assert pickle.loads(pickle.dumps(game.components)) == copy.deepcopy(game.components) == game.components
    assert issubclass(game_class("uxmal"), Game)
