"""Heap, the third game: what stands beside its compiled position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from teocalli.core.errors import IllegalAction, Message, SetupError, TeocalliError, message
from teocalli.core.game import Game
from teocalli.core.names import Name
from teocalli.core.options import Option, OptionSet
from teocalli.core.state import State

WORDS = ("one", "two", "throw", "thrown:1", "thrown:2", "thrown:3")


def heap_game(state_class: Any) -> type[Game]:
    """The class of the game, for the compiled class of its positions."""

    class HeapGame(Game):
        name = "heap"
        rules_version = 1
        player_counts = (2, 2)
        option_set = OptionSet([Option("size", ("small", "large"))])
        num_distinct_actions = len(WORDS)
        max_game_length = 40
        setup_length = 1

        def draw_setup(self, randbelow: Callable[[int], int]) -> list[str]:
            return [f"first:{randbelow(2)}"]

        def new_initial_state(self, setup: Sequence[str]) -> State:
            if list(setup) not in (["first:0"], ["first:1"]):
                raise SetupError("error-record-setup", number=1, word=" ".join(setup), expected="first:0")
            state: State = state_class(self)
            state.begin(9 if self.options["size"] == "small" else 20, int(setup[0][-1]))  # type: ignore[attr-defined]
            return state

        def action_to_string(self, state: State, action: int) -> str:
            return WORDS[action]

        def string_to_action(self, state: State, word: str) -> int:
            for action in state.legal_actions():
                if WORDS[action] == word:
                    return action
            raise IllegalAction(word, self.legal_words(state))

        def summarise(self, state: State) -> dict[str, Any]:
            return {"bytes": list(state.to_bytes()), "legal": self.legal_words(state)}

        def state_from_bytes(self, data: bytes) -> State:
            if len(data) != 5:
                raise TeocalliError("error-bytes")
            state: State = state_class(self)
            state.load(data)  # type: ignore[attr-defined]
            return state

        def view(self, state: State, seat: int | None) -> dict[str, Any]:
            mine = state.legal_actions() if seat == state.current_player else []
            return {
                "position": {"bytes": list(state.to_bytes())},
                "projection": [{"scored": points, "next": 0, "total": points} for points in state.points()],
                "legal": [self.preview(state, action) for action in mine],
            }

        def preview(self, state: State, action: int) -> dict[str, Any]:
            return {"word": WORDS[action]}

        def log_lines(self, before: State, action: int, after: State, names: Sequence[Name]) -> list[Message]:
            return [{"kind": WORDS[action], "message": message("heap-log", word=WORDS[action])}]

        def phase_report(self, before: State, action: int, after: State) -> dict[str, Any] | None:
            return None

    return HeapGame
