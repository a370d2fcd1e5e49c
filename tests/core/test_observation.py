"""What programs that learn see: from the side of a seat, within its knowledge, into a buffer of the right kind."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest

from teocalli import load_game
from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.spaces import ActionGroup, Field, Observation, action_table
from teocalli.core.state import State
from tests.players.positions import choices, random_game


def seen(state: State, seat: int) -> dict[str, Any]:
    """The fields of an observation by name."""
    layout: Observation = state.game.observation
    fields: dict[str, Any] = layout.parts(state.observation(seat))
    return fields


def middle(game: Game) -> State:
    """A position in the middle of a random game."""
    found = choices(random_game(game, random.Random(3)))
    return found[len(found) // 2]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    state = middle(load_game("uxmal", players=3))
    summary = state.summary()
    for seat in range(3):
        fields = seen(state, seat)
        order = [(seat + i) % 3 for i in range(3)]
        assert fields["points"] == [*(summary["scores"][i] for i in order), 0]
        assert fields["turn"].index(1) == order.index(state.turn_player)
        priests = fields["priests"]
        for place, other in enumerate(order):
            board = priests[64 * place : 64 * place + 64]
            assert [field for field in range(64) if board[field]] == state.priests(other)  # type: ignore[attr-defined]
        assert not any(priests[64 * 3 :])


def test_hidden_hands_are_not_seen_before_the_end() -> None:
    """U6"""
    played = random_game(load_game("uxmal", players=3, options={"hands": "hidden"}), random.Random(1))
    hidden = next(state for state in reversed(played) if not state.is_terminal() and state.hides_from(0))
    hands = [hidden.hand(seat) for seat in range(3)]  # type: ignore[attr-defined]
    assert seen(hidden, 0)["hands"] == [*hands[0], *[0] * 15]
    assert seen(hidden, 0)["cards"] == [*map(sum, hands), 0]
    end = played[-1]
    assert seen(end, 0)["hands"][:15] == [card for seat in range(3) for card in end.hand(seat)]  # type: ignore[attr-defined]


def test_what_lies_before_the_players_of_the_other_game() -> None:
    state: Any = middle(load_game("teotihuacan", players=4))
    fields = seen(state, 2)
    tables = [state.player_table((2 + i) % 4) for i in range(4)]
    assert fields["points"] == [table["vp"] for table in tables]
    assert fields["goods"] == [good for table in tables for good in table["goods"]]
    workers = sum(fields["free"]) + sum(fields["locked"])
    assert workers == sum(len(table["dice"]) for table in tables)
    assert fields["decision"].index(1) == list_of_decisions().index(state.decision)


def list_of_decisions() -> list[str]:
    from teocalli.games.teotihuacan.state import DECISION_NAMES  # noqa: PLC0415

    return list(DECISION_NAMES)


@pytest.mark.parametrize("buffer", [b"0" * 100, bytearray(100), array("i", [0]), [0] * 15, None, "text"])
def test_other_buffers_are_refused(buffer: Any) -> None:
    state = middle(load_game("uxmal"))
    with pytest.raises(TypeError):
        state.observe_into(0, buffer)


def test_wrong_numbers_are_refused() -> None:
    state = middle(load_game("uxmal"))
    for wrong in (lambda: state.observation(2), lambda: state.observe_into(0, array("h", [0] * 7))):
        with pytest.raises(TeocalliError) as refusal:
            wrong()
        assert refusal.value.code == "error-argument"


def test_layout_and_groups_document_themselves() -> None:
    layout = Observation([Field("a", (2, 3), 4, -1, "count", "of a"), Field("b", (1,))])
    assert (layout.size, layout.low[:1], layout.high[-2:]) == (7, (-1,), (4, 1))
    assert list(layout.table())[2:] == [
        "| `a` | 0–5 | 2 × 3 | -1 … 4 count | of a |",
        "| `b` | 6 | 1 | 0 … 1 flag |  |",
    ]
    assert list(action_table([ActionGroup("x", 1), ActionGroup("y", 3, "n")]))[2:] == [
        "| 0 | x | – |",
        "| 1–3 | y | n |",
    ]
