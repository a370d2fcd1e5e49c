"""Our search against OpenSpiel's: time for a decision, matches that go on, and what is kept of them."""

from __future__ import annotations

import pickle
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studies import documents, openspiel
from studies import openspiel_match as match
from studies.openspiel_match import OURS, THEIRS, Duel, SpielPlayer
from teocalli.core.errors import TeocalliError
from teocalli.core.registry import load_game
from teocalli.players import make_player
from teocalli.players.search_player import SearchPlayer


@pytest.mark.parametrize("name", openspiel.GAMES)
def test_both_have_a_time_of_their_own_for_a_decision(name: str) -> None:
    duel = Duel.of(name)
    ours = duel.make_player(OURS, 1)
    assert isinstance(ours, SearchPlayer)
    assert ours.own_time
    assert ours.settings.seconds == match.MILLISECONDS / 1000
    theirs = duel.make_player(THEIRS, 1)
    assert isinstance(theirs, SpielPlayer)
    assert theirs.bot._seconds == ours.settings.seconds
    assert pickle.loads(pickle.dumps(duel)) == duel


def test_a_timed_bot_begins_no_simulation_after_its_time() -> None:
    game = load_game("uxmal", 2)
    state = game.new_initial_state(["track:SJMET", "first:0"])
    for word in ("build", "draw:SJ-M", "c3:SJ-M"):
        state.apply_action(game.string_to_action(state, word))
    before = state.hash()
    hasty, steady = (SpielPlayer(game, seconds, 1) for seconds in (0.0, 0.03))
    assert hasty.choose(state) in state.legal_actions()
    assert hasty.bot.simulations == match.LEAST
    began = time.thread_time()
    assert steady.choose(state) in state.legal_actions()
    assert time.thread_time() - began >= 0.03
    assert steady.bot.simulations >= match.LEAST
    assert state.hash() == before


def test_a_match_goes_on_and_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "FOLDER", tmp_path)
    monkeypatch.setattr(Duel, "make_player", lambda _, name, seed: make_player("greedy" if name == OURS else "random"))
    monkeypatch.setattr(openspiel, "_playouts", lambda *_: (7.0, np.float64(3.0)))
    folder = tmp_path / "games"
    for games in ("2", "4"):
        assert match.main([str(folder), "--game", "uxmal", "--games", games]) == 0
        lines = (folder / "uxmal" / "games.jsonl").read_text(encoding="utf-8").splitlines()
        assert len(lines) == int(games)
    openspiel.keep_openspiel(folder)
    openspiel.write_openspiel()
    kept: dict[str, Any] = documents.kept("openspiel")
    (cell,) = kept["cells"]
    assert (cell["game"], cell["games"], cell["playouts"]) == ("uxmal", 4, [7.0, 3.0])
    assert cell["won"] + cell["shared"] <= 4
    page = (tmp_path / "openspiel.md").read_text(encoding="utf-8")
    assert "| Uxmal | 4 |" in page
    assert "Uxmal: 4 of 200; Teotihuacan: City of Gods: 0 of 200" in page


def test_games_of_another_match_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Duel, "make_player", lambda _, name, seed: make_player("random"))
    match.main([str(tmp_path), "--game", "uxmal", "--games", "1"])
    monkeypatch.setattr(match, "SEED", 2)
    with pytest.raises(TeocalliError, match="seed"):
        openspiel.keep_openspiel(tmp_path)
    assert match.main([str(tmp_path), "--game", "uxmal"]) == 2
