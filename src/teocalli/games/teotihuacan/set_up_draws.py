"""What is drawn at a table before a game of Teotihuacan, as the rules draw it (T4–T7, T13–T17, T83)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from teocalli.core.set_up_draws import Draw, draws_of
from teocalli.core.state import State
from teocalli.games.teotihuacan import notation as words

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.game import TeotihuacanGame

_IN_STACKS = "teotihuacan-log-draw-display"
"""Tells of Decorations and Pyramid tiles, whose stacks are shuffled at the table."""
_DEALT = "teotihuacan-log-draw-offer"


def set_up_draws(game: TeotihuacanGame) -> list[Draw]:
    """Start player, boards, tiles, Starting tiles and those of the neutral dice, the Teotibot's tiles."""
    return list(_told(draws_of(game, lambda state: _is_set_up(game, state)), kept=_kept(game)))


def _told(draws: list[Draw], kept: int) -> Iterator[Draw]:
    for draw in draws:
        if draw.text["id"] != _IN_STACKS:
            yield replace(draw, kept=kept) if draw.text["id"] == _DEALT else draw


def _is_set_up(game: TeotihuacanGame, state: State) -> bool:
    return state.current_player >= 0 and game.action_kind(state, state.legal_actions()[0]) == "move"


def _kept(game: TeotihuacanGame) -> int:
    """How many of the Starting tiles that somebody is dealt are kept (T14)."""
    state = game.new_initial_state([])
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return len(words.ACTIONS[state.legal_actions()[0]].tiles)
