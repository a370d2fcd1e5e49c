"""Wrong arguments are refused in one sentence, before compiled code sees them."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import product
from typing import Any

import pytest

from teocalli import load_game
from teocalli.core.errors import IllegalAction, TeocalliError
from teocalli.core.playout import random_playouts
from teocalli.core.state import State
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.game import TeotihuacanGame
from teocalli.games.teotihuacan.report import carry_out
from teocalli.games.teotihuacan.rules.tables import RuleTables
from teocalli.games.teotihuacan.state import TeotihuacanState
from teocalli.games.uxmal.components import standard
from teocalli.games.uxmal.game import UxmalGame
from teocalli.games.uxmal.rules.tables import RuleTables as UxmalTables
from teocalli.games.uxmal.state import UxmalState
from teocalli.players.endgame import EndgameSolver
from teocalli.players.greedy import Greedy
from teocalli.players.search import Search
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import SearchSettings
from tests.players.positions import GAMES, middle
from tests.teotihuacan import situations

NO_ACTIONS = (-1, -(2**31) - 1, 2**31, 2**63, -(2**63), 10**5000, 10**6)
NAMES = ["A", "B"]


def refused(call: Callable[[], object], code: str) -> None:
    with pytest.raises(TeocalliError) as error:
        call()
    assert error.value.code == code
    assert str(error.value)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("action", NO_ACTIONS, ids=lambda number: hex(number)[:24])
def test_numbers_that_are_no_actions(name: str, action: int) -> None:
    state = middle(name)
    before = state.to_bytes()
    assert not state.is_legal_action(action)
    with pytest.raises(IllegalAction):
        state.apply_action(action)
    with pytest.raises(TeocalliError):
        state.game.preview(state, action)
    with pytest.raises(TeocalliError):
        state.game.log_lines(state, action, state, NAMES)
    with pytest.raises(TeocalliError):
        state.game.phase_report(state, action, state)
    assert state.to_bytes() == before


@pytest.mark.parametrize("name", GAMES)
def test_every_action_that_is_not_legal(name: str) -> None:
    """Of all numbers of actions: those that are not legal are refused by everything that tells what an action does."""
    state = middle(name)
    legal = set(state.legal_actions())
    told = [state.game.preview, lambda s, a: s.game.log_lines(s, a, s, NAMES)]
    told += [lambda s, a: s.game.phase_report(s, a, s)]
    for action in random.Random(1).sample(sorted(set(range(state.game.num_distinct_actions)) - legal), 300):
        for tell in told:
            with pytest.raises(TeocalliError):
                tell(state, action)


def test_a_report_of_what_is_not_legal() -> None:
    state = middle("teotihuacan")
    assert isinstance(state, TeotihuacanState)
    for action in (*NO_ACTIONS, 0):
        with pytest.raises(IllegalAction):
            carry_out(state, action)


def test_positions_on_the_way_are_for_looking_at_only() -> None:
    """Where something waits that asks nobody, nobody can play on or think."""
    for seed in range(40):
        state = middle("teotihuacan", seed=seed)
        assert isinstance(state, TeotihuacanState)
        for _, _, waiting, _ in carry_out(state, state.legal_actions()[-1])[:-1]:
            if waiting.legal_actions():
                continue
            refused(partial(random_playouts, waiting, 1), "error-no-decision")
            refused(partial(Greedy(1).choose, waiting), "error-no-decision")
            refused(partial(EndgameSolver(waiting, 10).solve, waiting), "error-no-decision")


@pytest.mark.parametrize("number", [-3, 5, 99, 2**31, -(2**31), 2**63, 10**5000], ids=lambda n: hex(n)[:24])
def test_numbers_of_what_a_position_does_not_have(number: int) -> None:
    uxmal, teotihuacan = middle("uxmal"), middle("teotihuacan")
    assert isinstance(uxmal, UxmalState)
    assert isinstance(teotihuacan, TeotihuacanState)
    seats: list[Callable[..., object]] = [
        uxmal.hand,
        uxmal.priests,
        uxmal.rank,
        uxmal.hides_from,
        uxmal.determinized_for,
    ]
    seats += [teotihuacan.player_table, teotihuacan.hides_from, lambda n: teotihuacan.distance(9 * n, 1)]
    for read in seats:
        refused(partial(read, number), "error-argument")
    fields: list[Callable[..., object]] = [uxmal.level, uxmal.symbol, uxmal.move_costs]
    for read in fields:
        refused(partial(read, number * 100), "error-argument")
    refused(lambda: teotihuacan.cell(number * 8, 0), "error-argument")
    refused(lambda: teotihuacan.cell(0, number * 8), "error-argument")


def test_a_first_position_of_uxmal() -> None:
    state = UxmalState(*made("uxmal"))
    for first in (-128, -1, 2, 2**40):
        refused(partial(state.begin, "SJMET", first), "error-argument")
    for track in ("SJMEE", "SJME", "SJMETS", "", "sjmet", [1, 2, 3, 4, 5]):
        with pytest.raises((TeocalliError, TypeError)):
            state.begin(track, 0)  # type: ignore[arg-type]
    assert state.track == "SJMET"


def made(name: str) -> tuple[Any, Any]:
    """A game and its tables."""
    game = load_game(name, players=2)
    return game, game.new_initial_state(game.draw_setup(random.Random(1).randrange)).tables  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_made_directly_is_one(name: str) -> None:
    kind: Any = {"uxmal": UxmalState, "teotihuacan": TeotihuacanState}[name]
    game, tables = made(name)
    for state in (kind(game, tables), kind.__new__(kind, game, tables)):
        state.summary()
        game.view(state, 0)
        assert state.is_terminal() or random_playouts(state, 2)
    other_game, other_tables = made(GAMES[1 - GAMES.index(name)])
    refused(lambda: kind(other_game, tables), "error-foreign-state")
    refused(lambda: kind(load_game(name, players=3), tables), "error-foreign-state")
    with pytest.raises(TypeError):
        kind(game, other_tables)
    with pytest.raises(TypeError):
        State()


def test_positions_of_different_games_do_not_mix() -> None:
    for name in GAMES:
        two, three = middle(name), middle(name, players=3)
        refused(partial(two.copy_from, three), "error-foreign-state")
        refused(partial(EndgameSolver(two, 10).solve, three), "error-foreign-state")
    teotihuacan, uxmal = middle("teotihuacan"), middle("uxmal")
    for foreign in (teotihuacan.game.view, teotihuacan.game.preview, teotihuacan.game.action_to_string):
        refused(partial(foreign, uxmal, 0), "error-foreign-state")


def test_tables_have_the_right_numbers() -> None:
    game = TeotihuacanGame(2)
    for players in (0, 5, -1, 300):
        refused(partial(RuleTables, players, game.options, parts.standard()), "error-argument")
        refused(partial(UxmalTables, players, UxmalGame(2).options, standard()), "error-argument")
    data = parts.standard().data
    own = parts.Components({**data, "pyramid_tiles": [*data["pyramid_tiles"]] * 9})
    refused(lambda: RuleTables(2, game.options, own), "error-own-components")
    with pytest.raises(TeocalliError):
        RuleTables(2, {**game.options, "bot_power": "100"}, parts.standard())


def arrangement() -> tuple[dict[str, Any], list[dict[str, Any]], TeotihuacanState]:
    """What `lay_out` takes, and a position that has been laid out by it."""
    royals = [4, 2, 1]
    players = [situations.player(royals, workers=["2.1", "6.1", "4.1"]) for _ in range(2)]
    game = TeotihuacanGame(2)
    table = situations.table(game, players, royals, 0, {})
    state = TeotihuacanState(game, game._tables)
    state.lay_out(table, players)
    return table, players, state


def test_laying_out_what_is_no_position_leaves_the_position_alone() -> None:
    table, players, state = arrangement()
    before = state.to_bytes()
    wrong: list[Any] = [None, 40_000, 2**40, [1] * 500, [-1] * 3, "x", [[1] * 9] * 9, [(1, 99, 0)], 10**5000]
    for key, value in product(table, wrong):
        with suppress(TeocalliError):  # an end of a longer list, or any truth, may do no harm
            state.lay_out({**table, key: value}, players)
            assert state.game.state_from_bytes(state.to_bytes()) == state
            state.lay_out(table, players)
    for key, value in product(players[0], wrong):
        with suppress(TeocalliError):
            state.lay_out(table, [{**players[0], key: value}, players[1]])
            assert state.game.state_from_bytes(state.to_bytes()) == state
            state.lay_out(table, players)
    for key in ("stacks", "stairs", "ring", "laid", "techs"):
        refused(partial(state.lay_out, {**table, key: [[1] * 9] * 9}, players), "error-bytes")
    for key in ("stacks", "stairs"):
        refused(partial(state.lay_out, {**table, key: []}, players), "error-bytes")
    for key in ("goods", "temples"):
        refused(partial(state.lay_out, table, [{**players[0], key: []}, players[1]]), "error-bytes")
    assert state.to_bytes() == before


@pytest.mark.parametrize("key", ["royal", "bonus"])
def test_t9_tiles_of_the_set_up_lie_there_in_play_and_differ(key: str) -> None:
    """Without a Royal tile the page would be told of one that is not there."""
    table, players, state = arrangement()
    first, second, third = table[key]
    for wrong in ([0, second, third], [first, second, first]):
        with pytest.raises(TeocalliError):
            state.lay_out({**table, key: wrong}, players)


@pytest.mark.parametrize("depth", [0, -1, 201, 50_000, 2**40])
def test_greedy_has_a_limited_depth(depth: int) -> None:
    refused(lambda: Greedy(1, depth), "error-argument")


@pytest.mark.parametrize("limit", [0, -1, 2_000_001, 2**62, 2**64])
def test_the_exact_end_has_a_limited_size(limit: int) -> None:
    state = middle("uxmal")
    refused(lambda: EndgameSolver(state, limit), "error-argument")


@pytest.mark.parametrize("name", ["nodes", "threads", "playouts", "depth", "exact", "turn_positions", "worlds"])
@pytest.mark.parametrize("value", [-1, 2**31, 2**63, float("nan"), float("inf")])
def test_absurd_settings(name: str, value: float) -> None:
    refused(lambda: SearchSettings.of({"playouts": 1, name: value}), "error-search-setting")
    settings = SearchSettings(playouts=1)
    object.__setattr__(settings, name, value)
    refused(lambda: Search(settings, random.Random(1)), "error-search-setting")


def busy_while(begin: Callable[[], object], ask: Callable[[], object]) -> None:
    """`begin` runs in another thread; meanwhile `ask` is refused."""
    ended: list[bool] = []

    def work() -> None:
        begin()
        ended.append(True)

    other = threading.Thread(target=work)
    other.start()
    found = None
    while found is None and not ended:
        try:
            ask()
        except TeocalliError as error:
            found = error.code
        time.sleep(0.001)
    other.join()
    assert found == "error-busy"


@pytest.mark.parametrize("name", GAMES)
def test_one_player_is_asked_by_one_thread_at_a_time(name: str) -> None:
    state = middle(name, at=0.3)
    searcher = SearchPlayer(SearchSettings(seconds=1.5, threads=2, exact=0), 1)
    busy_while(lambda: searcher.analyse(state), lambda: searcher.choose(state))
    search = Search(SearchSettings(seconds=1.5, threads=2), random.Random(1))
    busy_while(lambda: search.think(state, 1.5, 0), lambda: search.think(state, 0.01, 0))
    assert search.report() is not None
    searcher.choose(state)  # and is free again
