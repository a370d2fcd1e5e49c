"""The compiled network says what the one says that was trained, and takes no weights that are not for the game."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.registry import load_game
from teocalli.core.state import State
from teocalli.learning.samples import Samples
from teocalli.learning.training import Trainer
from teocalli.players import check_player, make_player
from teocalli.players.levels import levels_of
from teocalli.players.network import SUM_COUNT, sums_of
from teocalli.players.weights import MAGIC, OWN, card_of, network_for, own_weights, written
from teocalli.server.bots import check_bot
from tests.learning.weights import SCALE, file_of, trainer_of


def positions(game: Game, seed: int, every: int = 5) -> list[State]:
    """Positions of a random game in which somebody decides."""
    chance = random.Random(seed)
    state, found = game.new_initial_state(game.draw_setup(chance.randrange)), []
    while not state.is_terminal():
        if state.current_player >= 0:
            found.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return found[::every]


def trained_values(trainer: Trainer, state: State) -> list[float]:
    """What the network in NumPy says of a position, by seat from the one that decides."""
    sums = np.empty((1, SUM_COUNT), np.float32)
    sums_of(state, SCALE, sums[0])
    seen = np.clip(np.array([state.observation(state.current_player)]), -127, 127).astype(np.int8)
    said = trainer.outputs(Samples(seen, sums, np.zeros((1, 1), np.float32), np.zeros(1, np.int64)))[0]
    return [float(said[0]), 1 - float(said[0])] if len(said) == 1 else [float(each) for each in said]


@pytest.mark.parametrize(("name", "players"), [("uxmal", 2), ("uxmal", 3), ("teotihuacan", 1), ("teotihuacan", 2)])
def test_the_compiled_network_says_what_the_trained_one_says(name: str, players: int, tmp_path: Path) -> None:
    game = load_game(name, players)
    network = network_for(str(file_of(tmp_path, name, players)), game)
    said = []
    for state in positions(game, 11):
        values = network.values(state)
        own = values[state.current_player :] + values[: state.current_player]
        assert own == pytest.approx(trained_values(trainer_of(name, players), state), abs=2e-5)
        said.append(own[0])
    assert len(set(said)) > len(said) / 2


def test_weights_that_do_not_fit_are_refused_with_the_reason(tmp_path: Path) -> None:
    path = str(file_of(tmp_path, "uxmal"))
    unfit = {
        "players": load_game("uxmal", 3),
        "options": load_game("uxmal", 2, {"draw": "open"}),
        "game": load_game("teotihuacan", 2),
    }
    for what, game in unfit.items():
        with pytest.raises(TeocalliError, match=what) as caught:
            network_for(path, game)
        assert caught.value.code == "error-weights-fit"
    game = load_game("uxmal")
    older = {**card_of(game, SCALE), "rules": 0}
    Path(path).write_bytes(written(older, trainer_of("uxmal").flat()))
    with pytest.raises(TeocalliError, match="rules"):
        network_for(path, game)
    with pytest.raises(TeocalliError, match=r"“learnt-2\.weights”"):
        check_bot("mcts:10p:network=own", load_game("uxmal", 2, {"draw": "open"}))


def test_files_that_are_damaged_or_no_weights_at_all_are_refused(tmp_path: Path) -> None:
    game, path = load_game("uxmal"), file_of(tmp_path, "uxmal")
    whole = path.read_bytes()
    for content in (b"", b"weights", MAGIC, whole[:-1], whole[:500], whole[:-9] + b"x" + whole[-8:]):
        path.write_bytes(content)
        with pytest.raises(TeocalliError) as caught:
            network_for(str(path), game)
        assert caught.value.code == "error-weights-file"
    flat = trainer_of("uxmal").flat()
    lacking = {name: numbers for name, numbers in flat.items() if name != "bias"}
    spoilt: list[dict[str, object]] = [
        {"bias": [float("nan")] * 32},
        {"bias": [3e38] * 32},
        {"most": [-32768, *flat["most"][1:]]},
        {"most": flat["most"][1:]},
        {"first": [-2, *flat["first"][1:]]},
    ]
    for arrays in (lacking, *({**flat, **each} for each in spoilt)):
        path.write_bytes(written(card_of(game, SCALE), arrays))
        _refuse(path)
    for scale in (0.0, -1.0, float("inf"), float("nan"), "?"):
        path.write_bytes(written({**card_of(game, SCALE), "scale": scale}, flat))
        _refuse(path)


def test_files_that_say_nonsense_of_themselves_are_refused(tmp_path: Path) -> None:
    """Whoever makes a file makes its digest too."""
    path = file_of(tmp_path, "uxmal")
    whole = path.read_bytes()
    begin = len(MAGIC) + 4
    end = begin + int.from_bytes(whole[len(MAGIC) : begin], "big")
    card, body = json.loads(whole[begin:end]), whole[end + 32 :]
    for head in (b"", b"{", b"[]", b"null", b"\xff", b"[" * 100_000, b'{"a":' * 40 + b"1" + b"}" * 40):
        _write(path, head, body)
        _refuse(path)
    counts, wrong = card["arrays"], (-1, 1.5, "3", None, True, 10**14, 33)
    arrays: object
    for arrays in ([], None, *({**counts, "bias": count} for count in wrong)):
        _write(path, json.dumps({**card, "arrays": arrays}).encode(), body)
        _refuse(path)


def _write(path: Path, head: bytes, body: bytes) -> None:
    path.write_bytes(MAGIC + len(head).to_bytes(4, "big") + head + sha256(head + body).digest() + body)


def _refuse(path: Path) -> None:
    with pytest.raises(TeocalliError) as caught:
        network_for(str(path), load_game("uxmal"))
    assert caught.value.code == "error-weights-file"


def test_a_search_by_weights_plays_and_says_what_they_say(tmp_path: Path) -> None:
    game, path = load_game("uxmal"), file_of(tmp_path, "uxmal")
    state = positions(game, 2)[3]
    for more in ("", ":policy=none", ":policy=none:priors=network", ":policy=turn:horizon=0"):
        specification = f"mcts:60p:network={path}{more}"
        check_player(specification, game)
        first, second = (make_player(specification, seed=4).choose(state) for _ in range(2))
        assert first == second
        assert first in state.legal_actions()


def test_weights_are_chosen_by_whoever_has_the_files(tmp_path: Path) -> None:
    game, path = load_game("uxmal"), file_of(tmp_path, "uxmal")
    with pytest.raises(TeocalliError) as caught:
        check_bot(f"mcts:10p:network={path}", game)
    assert caught.value.code == "error-bot-network"
    for specification, code in (
        ("mcts:10p:priors=network", "error-search-priors-network"),
        ("mcts:10p:priors=hope", "error-search-priors"),
        (f"mcts:10p:network={tmp_path / 'none'}", "error-file-missing"),
    ):
        with pytest.raises(TeocalliError) as caught:
            check_player(specification, game)
        assert caught.value.code == code


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["uxmal", "teotihuacan"])
def test_levels_by_weights_are_there_where_the_weights_are(name: str, players: int) -> None:
    if name == "uxmal" and players == 1:
        return
    game = load_game(name, players)
    learnt = [level for level in levels_of(game).levels if level.search and level.search.network == OWN]
    assert len(learnt) <= own_weights(type(game), players).is_file()
    for level in learnt:
        check_bot(f"level:{level.number}", game)
    if not own_weights(type(game), players).is_file():
        with pytest.raises(TeocalliError) as caught:
            check_player("mcts:10p:network=own", game)
        assert caught.value.code == "error-weights-none"
    thorough = levels_of(game).thorough
    assert thorough is not None
    assert thorough.network != OWN
