"""`TeotihuacanGame`: Teotihuacan for a number of players and a set of options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from teocalli.core.errors import Message, OptionError, SetupError, TeocalliError, clean_word
from teocalli.core.game import Game
from teocalli.core.options import OptionValue
from teocalli.core.state import State
from teocalli.teotihuacan import components, words
from teocalli.teotihuacan.components import Components
from teocalli.teotihuacan.options import OPTIONS
from teocalli.teotihuacan.state import TeotihuacanState
from teocalli.teotihuacan.summary import summary
from teocalli.teotihuacan.tables import RuleTables

_MARK = b"teo1"


class TeotihuacanGame(Game):
    """Teotihuacan: City of Gods (T1–T93), for 1 to 4 players; one plays against the Teotibot. Options: see `OPTIONS`."""

    name = "teotihuacan"
    rules_version = 1
    player_counts = (1, 4)
    option_set = OPTIONS
    num_distinct_actions = words.NUM_ACTIONS
    setup_length = 0

    def __init__(self, players: int, options: Mapping[str, OptionValue] | None = None) -> None:
        """Raises `OptionError`; also for a first game with a draft, which exclude each other (T18, T80)."""
        super().__init__(players, options)
        if self.options["first_game"] == "yes" and self.options["draft"] == "yes":
            raise OptionError("error-option-pair", first="first_game=yes", second="draft=yes")
        self._components = components.standard()
        self._tables = RuleTables(players, self.options, self._components)
        self.max_game_length = 8000

    @property
    def components(self) -> Components:
        """What the game is played with."""
        return self._components

    def draw_setup(self, randbelow: Callable[[int], int]) -> list[str]:
        """Nothing: in this game the set-up words are decisions of chance and the players."""
        return []

    def new_initial_state(self, setup: Sequence[str]) -> TeotihuacanState:
        """The position before the first word. Raises `SetupError` for any set-up word."""
        if setup:
            raise SetupError("error-record-setup", number=1, word=clean_word(setup[0]), expected="–")
        state = TeotihuacanState(self, self._tables)
        state.begin()
        return state

    def state_from_bytes(self, data: bytes) -> TeotihuacanState:
        """The position of these bytes. Raises `TeocalliError` (`error-bytes`)."""
        head = _MARK + self._tables.digest
        if data[: len(head)] != head:
            raise TeocalliError("error-bytes")
        state = TeotihuacanState(self, self._tables)
        state.load(data[len(head) :])
        return state

    def action_to_string(self, state: State, action: int) -> str:
        """The word of an action."""
        assert isinstance(state, TeotihuacanState)
        if not 0 <= action < self.num_distinct_actions:
            raise OptionError("error-action-number", number=action, last=self.num_distinct_actions - 1)
        return words.word_of(state, action)

    def string_to_action(self, state: State, word: str) -> int:
        """The legal action of a word. Raises `IllegalAction`."""
        assert isinstance(state, TeotihuacanState)
        return words.action_of(state, word)

    def summarise(self, state: State) -> dict[str, Any]:
        """The position summary of the specification."""
        assert isinstance(state, TeotihuacanState)
        return summary(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Everything is public but the order of undrawn tiles, which the position does not know."""
        raise NotImplementedError

    def preview(self, state: State, action: int) -> dict[str, Any]:
        raise NotImplementedError

    def log_lines(self, before: State, action: int, after: State, names: Sequence[str]) -> list[Message]:
        raise NotImplementedError

    def phase_report(self, before: State, action: int, after: State) -> dict[str, Any] | None:
        raise NotImplementedError
