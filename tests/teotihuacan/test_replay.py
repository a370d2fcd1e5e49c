"""Undo, replay and hashes of guided games; what a position knows of the draws to come (R-02, R-05, R-07)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings

from teocalli.core.errors import TeocalliError, UndoError
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import CHANCE
from teocalli.games.teotihuacan.game import TeotihuacanGame
from tests.fixtures.hashes import final_hash, hashes_of
from tests.fixtures.store import names, own_games
from tests.teotihuacan.walk import TeotihuacanMatch, finished, options, player_counts, seeds, styles, walk
from tests.twin.teotihuacan import Teotihuacan

few = settings(max_examples=12)


@few
@given(player_counts, options, styles, seeds)
def test_r05_bytes_round_trip_after_every_word(players: int, chosen: dict[str, Any], style: str, seed: int) -> None:
    for match, _ in walk(players, chosen, style, seed):
        data = match.state.to_bytes()
        restored = match.game.state_from_bytes(data)
        assert restored.to_bytes() == data
        assert restored.hash() == match.state.hash()
        assert restored.legal_actions() == match.state.legal_actions()


@few
@given(player_counts, options, styles, seeds)
def test_r05_undo_gives_back_the_very_position(players: int, chosen: dict[str, Any], style: str, seed: int) -> None:
    """Wherever undo is possible it leads to a position of the past, byte for byte; elsewhere it is refused (R-03)."""
    past: list[bytes] = []
    undone = 0
    for match, _ in walk(players, chosen, style, seed):
        past.append(match.state.to_bytes())
        words = list(match.words)
        if match.undo_barrier() is not None:
            with pytest.raises(UndoError):
                match.undo()
            continue
        back = match.undo()
        undone += 1
        assert match.words == words[: len(words) - back]
        assert match.state.to_bytes() == past[len(match.words)]
        assert match.state.current_player != CHANCE
        for word in words[len(words) - back :]:
            match.play(word)
        assert match.state.to_bytes() == past[-1]
    assert undone > 5


@few
@given(player_counts, options, styles, seeds)
def test_r03_undo_never_shows_a_new_tile(players: int, chosen: dict[str, Any], style: str, seed: int) -> None:
    """No word taken back is a draw: the displays are refilled after the turn, behind the barrier."""
    for match, _ in walk(players, chosen, style, seed):
        if match.undo_barrier() is None:
            words = list(match.words)
            back = match.undo()
            for word in words[len(words) - back :]:
                assert match.state.current_player != CHANCE
                match.play(word)


@few
@given(player_counts, options, styles, seeds)
def test_r07_a_record_replays_to_the_same_hashes(players: int, chosen: dict[str, Any], style: str, seed: int) -> None:
    match = finished(players, chosen, style, seed)
    record = match.record([f"P{number}" for number in range(players)])
    again = Match.from_record(Record.parse(json.dumps(record.to_json())))
    assert again.words == match.words
    for number in range(len(match.words) + 1):
        assert again.state_at(number).hash() == match.state_at(number).hash()


def test_r07_hashes_are_the_same_on_every_python_and_machine() -> None:
    """Stored once; `python -m tests.fixtures.hashes` writes them anew when the byte form changes."""
    stored = json.loads(hashes_of("teotihuacan").read_text())
    assert sorted(stored) == names(own_games("teotihuacan"))
    for name, expected in stored.items():
        assert final_hash("teotihuacan", name) == expected


@few
@given(player_counts, options, styles, seeds)
def test_r02_a_position_knows_nothing_of_the_draws_to_come(
    players: int, chosen: dict[str, Any], style: str, seed: int
) -> None:
    """The same words up to a draw give the same bytes, whatever is drawn then: the position holds no order of tiles."""
    match = finished(players, chosen, style, seed)
    draws = [number for number, word in enumerate(match.words) if word.startswith("draw:")]
    cut = draws[3 * len(draws) // 4]
    other = TeotihuacanMatch(TeotihuacanGame(players, chosen), [])
    for word in match.words[:cut]:
        other.play(word)
    assert other.state.to_bytes() == match.state_at(cut).to_bytes()
    assert other.state.chance_outcomes() == match.state_at(cut).chance_outcomes()


def by_tile(word: str) -> str:
    """`draw:T5r2` without its rotation."""
    return re.sub(r"^(draw:T\d+)r\d$", r"\1", word)


def expected_chances(twin: Teotihuacan, words: list[str]) -> dict[str, float]:
    """A kind of Discovery tile by its copies left, the bot's dice like two dice, everything else alike."""
    if twin.decision == "dice":
        return {f"dice:{total}": (6 - abs(total - 7)) / 36 for total in range(2, 13)}
    left = {f"draw:{kind}": count for kind, count in twin.supply_discovery.items() if count}
    if set(words) == set(left):
        return {word: count / sum(left.values()) for word, count in left.items()}
    tiles = {by_tile(word) for word in words}
    return dict.fromkeys(tiles, 1 / len(tiles))


@settings(max_examples=6)
@given(player_counts, options, styles, seeds)
def test_n7_chance_follows_what_is_left(players: int, chosen: dict[str, Any], style: str, seed: int) -> None:
    """Every remaining tile is equally likely, and every rotation of a Pyramid tile that looks different."""
    for match, twin in walk(players, chosen, style, seed):
        if match.state.current_player != CHANCE:
            continue
        game, state = match.game, match.state
        outcomes = {game.action_to_string(state, action): chance for action, chance in state.chance_outcomes()}
        found: dict[str, list[float]] = {}
        for word, chance in outcomes.items():
            found.setdefault(by_tile(word), []).append(chance)
        assert all(max(chances) == pytest.approx(min(chances)) for chances in found.values())
        summed = {word: sum(chances) for word, chances in found.items()}
        assert summed == pytest.approx(expected_chances(twin, list(outcomes)))


def test_different_games_have_different_bytes() -> None:
    """Equal positions under other options or for other players do not hash alike."""
    games = [TeotihuacanGame(2), TeotihuacanGame(3), TeotihuacanGame(2, {"plain_match": "no"})]
    games += [TeotihuacanGame(2, {"dark_eclipse": "yes"}), TeotihuacanGame(1), TeotihuacanGame(1, {"bot_goods": "9"})]
    states = [game.new_initial_state([]) for game in games]
    assert len({state.hash() for state in states}) == len(states)
    for game, state in zip(games[1:], states, strict=False):
        with pytest.raises(TeocalliError):
            game.state_from_bytes(state.to_bytes())
