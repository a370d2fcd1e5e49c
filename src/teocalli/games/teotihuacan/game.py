"""`TeotihuacanGame`: Teotihuacan for a number of players and a set of options."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from teocalli.core.errors import Message, OptionError, SetupError, TeocalliError, clean_word
from teocalli.core.exploring import Likeness, Trait
from teocalli.core.game import Game, ranking
from teocalli.core.names import Name
from teocalli.core.options import OptionValue
from teocalli.core.set_up_draws import Draw
from teocalli.core.set_up_form import Edit, Form
from teocalli.core.state import State
from teocalli.core.traces import Trace
from teocalli.games.teotihuacan import arranging, components, entering
from teocalli.games.teotihuacan import notation as words
from teocalli.games.teotihuacan.components import Components
from teocalli.games.teotihuacan.options import DIFFICULTIES, OPTIONS
from teocalli.games.teotihuacan.rules.tables import RuleTables
from teocalli.games.teotihuacan.set_up_draws import set_up_draws
from teocalli.games.teotihuacan.spaces import ACTION_GROUPS, OBSERVATION
from teocalli.games.teotihuacan.state import TeotihuacanState
from teocalli.games.teotihuacan.tell import exploring, log, view
from teocalli.games.teotihuacan.tell.summary import summary
from teocalli.games.teotihuacan.tell.traces import traces

_MARK = b"teo1"


class TeotihuacanGame(Game):
    """Teotihuacan: City of Gods (T1–T93), for 1 to 4 players; one plays against the Teotibot. Options: `OPTIONS`."""

    name = "teotihuacan"
    rules_version = 1
    player_counts = (1, 4)
    option_set = OPTIONS
    difficulties = DIFFICULTIES
    num_distinct_actions = words.NUM_ACTIONS
    action_groups = ACTION_GROUPS
    observation = OBSERVATION
    trait_kinds = exploring.KINDS
    setup_length = 0

    def __init__(self, players: int, options: Mapping[str, OptionValue] | None = None) -> None:
        """Raises `OptionError`; also for a first game with a draft, which exclude each other (T18, T80)."""
        super().__init__(players, options)
        if self._options["first_game"] == "yes" and self._options["draft"] == "yes":
            raise OptionError("error-option-pair", first="first_game=yes", second="draft=yes")
        self._components = components.standard()
        self._tables = RuleTables(players, self._options, self._components)
        # At most 14 + 13 + 12 rounds of 4 turns with fewer than 50 words each, and 120 words of setting up.
        self.max_game_length = 8000

    @property
    def seats(self) -> int:
        """As many as people; the Teotibot has the second seat of a solo game (T83)."""
        return max(self.players, 2)

    @property
    def components(self) -> Components:
        """What the game is played with."""
        return self._components

    @property
    def tables(self) -> RuleTables:
        """The compiled tables."""
        return self._tables

    def draw_setup(self, randbelow: Callable[[int], int]) -> list[str]:
        """Nothing: in this game the set-up words are decisions of chance and the players."""
        return []

    def set_up_draws(self) -> list[Draw]:
        """What is drawn at a table before the game (T4–T7, T13–T17, T83)."""
        return set_up_draws(self)

    def new_initial_state(self, setup: Sequence[str]) -> TeotihuacanState:
        """The position before the first word. Raises `SetupError` for any set-up word."""
        if words := list(setup):
            raise SetupError("error-record-setup", number=1, word=clean_word(words[0]), expected="–")
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
        state = _own(state)
        if not 0 <= action < self.num_distinct_actions:
            raise OptionError("error-action-number", number=action, last=self.num_distinct_actions - 1)
        return words.word_of(state, action)

    def action_kind(self, state: State, action: int) -> str:
        """The kind of an action."""
        return words.kind_of(_own(state).check_action(action))

    def string_to_action(self, state: State, word: str) -> int:
        """The legal action of a word. Raises `IllegalAction`."""
        state = _own(state)
        return words.action_of(state, word)

    def summarise(self, state: State) -> dict[str, Any]:
        """The position summary of the specification."""
        state = _own(state)
        return summary(state)

    @classmethod
    def players_in_summary(cls, summary: Mapping[str, Any]) -> int | None:
        """The number of players, 1 with the Teotibot; None for a summary of another game."""
        people = summary.get("players")
        if "turn_of" not in summary or "boards" not in summary or not isinstance(people, list):
            return None
        return len(people) if summary.get("bot") is None else 1

    def position_from_summary(self, summary: Mapping[str, Any]) -> TeotihuacanState:
        """The position of a summary. Raises `PositionError`."""
        return arranging.position_of(self, summary)

    def beyond_summary(self, state: State) -> dict[str, Any]:
        """What a position holds beyond its summary: what waits, undrawn tiles, marks on dice."""
        return arranging.beyond(_own(state))

    def set_up_form(self, summary: Mapping[str, Any]) -> Form:
        """All that is entered beside the grid of the pyramid."""
        return entering.form(self)

    def set_up_edits(self, summary: Mapping[str, Any], place: str | None) -> list[Edit]:
        """Workers at a board, tiles on a cell, Decorations on a stairway; of the whole: beginning the turn anew."""
        return entering.edits(self, summary, place)

    def bare_summary(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """A summary without what follows from the rest at its decision."""
        return entering.bare(summary)

    def sketch(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """Workers part by part."""
        return entering.sketch(summary)

    def oddities(self, state: State) -> list[Message]:
        """Why no game can lead to a position: turns, discs, Starting tiles, starting pyramid."""
        return arranging.oddities(_own(state))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may see: everything is public but the order of undrawn tiles, which no position knows."""
        state = _own(state)
        return view.view(state, seat)

    def preview(self, state: State, action: int) -> dict[str, Any]:
        """Cost, gain and change of a legal action (R-30)."""
        state = _own(state)
        return view.preview(state, state.check_action(action))

    def log_lines(self, before: State, action: int, after: State, names: Sequence[Name]) -> list[Message]:
        """What an action did, as messages.

        Raises `IllegalAction`, and `TeocalliError` for too few or too many names or a position of another game.
        """
        before, after = _both(before, after)
        if len(names) != self.seats and len(names) != self.players:
            raise TeocalliError("error-names", count=self.players, given=len(names))
        return log.lines(before, before.check_action(action), after, names)

    def phase_report(self, before: State, action: int, after: State) -> dict[str, Any] | None:
        """Breakdown of the Eclipse that an action brought about (T74–T78)."""
        before, after = _both(before, after)
        return log.phase_report(before, before.check_action(action), after)

    def traces(self, before: State, action: int, after: State) -> list[Trace]:
        """The boards, tiles and cells of an action, and the markers that it moves."""
        before, after = _both(before, after)
        return traces(before, before.check_action(action), after)

    def traits(self, before: State, action: int, after: State) -> list[tuple[int, Trait]]:
        """Starting tiles and Technologies, and what was done on which board."""
        return list(exploring.traits(_own(before), action))

    def likenesses(self, state: State) -> list[Likeness]:
        """The same choice of Starting tiles, own workers on the same boards, the same round, the same era."""
        return list(exploring.likenesses(_own(state)))

    def move_trait(self, state: State, action: int) -> Trait:
        """An action without what only this game has: which worker, which tile of the display."""
        return exploring.move_trait(_own(state), action)

    def trait_message(self, trait: Trait) -> Message:
        """A trait in words."""
        return exploring.trait_message(trait)

    def phase(self, state: State) -> int:
        """The era, 1 to 3."""
        return int(_own(state).table()["era"])

    def table_data(self) -> dict[str, Any]:
        """The component tables, section by section, with the values of the Buildings row that the options choose."""
        data: dict[str, Any] = json.loads(json.dumps(self._components.data))  # keys are texts in JSON
        return {**data, "buildings_row": self._tables.buildings_row}

    def result(self, state: State) -> dict[str, Any]:
        """Scores, winner, ranking by points, cocoa and player order (T79); by seat the cocoa left, and `end`: what the
        last scoring gave, as items `{"source", "points", "message"}` (T78, T93).
        """
        state = _own(state)
        cocoa = [state.player_table(seat)["cocoa"] for seat in range(self.seats)]
        result = {"scores": state.points(), "winners": state.winners(), "ranking": ranking(state.merits())}
        return {**result, "cocoa_left": cocoa, "end": log.bonus_items(state)}


def _own(state: State) -> TeotihuacanState:
    """The same position, known to be one of this game."""
    if not isinstance(state, TeotihuacanState):
        raise TeocalliError("error-foreign-state")
    return state


def _both(before: State, after: State) -> tuple[TeotihuacanState, TeotihuacanState]:
    """Two positions of one game."""
    if before.game is not after.game:
        raise TeocalliError("error-foreign-state")
    return _own(before), _own(after)
