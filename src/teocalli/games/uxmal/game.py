"""`UxmalGame`: Uxmal for a number of players and a set of options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from teocalli.core.errors import ComponentsError, Message, OptionError, TeocalliError, message
from teocalli.core.exploring import Likeness, Trait
from teocalli.core.game import Game, ranking
from teocalli.core.limits import copied
from teocalli.core.names import Name
from teocalli.core.options import Option, OptionSet, OptionValue
from teocalli.core.set_up_draws import Draw, seat_names
from teocalli.core.set_up_form import Edit, Form
from teocalli.core.state import State
from teocalli.core.traces import Trace
from teocalli.games.uxmal import arranging, components, entering, setup
from teocalli.games.uxmal import notation as words
from teocalli.games.uxmal.components import Components
from teocalli.games.uxmal.rules.position import LEVELS, TILES
from teocalli.games.uxmal.rules.tables import RuleTables
from teocalli.games.uxmal.spaces import ACTION_GROUPS, OBSERVATION
from teocalli.games.uxmal.state import UxmalState
from teocalli.games.uxmal.tell import exploring, log, planning, view
from teocalli.games.uxmal.tell.summary import summary
from teocalli.games.uxmal.tell.traces import traces
from teocalli.games.uxmal.tiles import IDOLS

OPTIONS = OptionSet(
    [
        Option("variant", ("standard", "no_break", "forced_break"), front=True),  # U9
        Option("base", ("printed", "blank")),  # U4
        Option("components", ("standard", "random"), own=True),  # U4
        Option("draw", ("after_choosing", "open")),  # U11
        Option("adjacency", ("orthogonal", "same_level", "diagonal")),  # U15
        Option("base_adjacency", (True, False)),  # U15
        Option("stop_on_blank", (True, False)),  # U19
        Option("shift", ("insert", "swap")),  # U21
        Option("next_starter", ("next", "builder", "lowest_score")),  # U25
        Option("first_player", ("random", "seat_0")),  # U8
        Option("hands", ("open", "hidden")),  # U6
    ]
)
_MARK = len(b"uxm1")
_DIGEST = 8


class UxmalGame(Game):
    """Uxmal (U1–U26), for 2 to 4 players.

    Options: see `OPTIONS`; the value of `components` may also be the content of a component file as a JSON object, or
    `{"yaml": text}` with the file as it stands: then a fault is named with its line.
    """

    name = "uxmal"
    rules_version = 1
    player_counts = (2, 4)
    option_set = OPTIONS
    num_distinct_actions = words.NUM_ACTIONS
    action_groups = ACTION_GROUPS
    observation = OBSERVATION
    trait_kinds = exploring.KINDS

    def __init__(self, players: int, options: Mapping[str, OptionValue] | None = None) -> None:
        """Raises `OptionError`, or `ComponentsError` for components of one's own that are malformed."""
        super().__init__(players, options)
        self._components = self._chosen_components()
        self._tables = RuleTables(players, self._options, self._components)
        # Builds of at most four decisions (build, draw, seat, take); each of the two cards that a build may bring pays
        # for at most two decisions later (a move and its payment); the rest are placements.
        self.max_game_length = 4 * TILES + 2 * 2 * TILES + players * self._placements()

    def _placements(self) -> int:
        """How often each player can place a priest (U24)."""
        priests: int = components.fixed()["priests_per_player"]
        by_variant = {
            "standard": LEVELS * priests,
            "forced_break": sum(priests - lost for lost in range(LEVELS)),
            "no_break": priests,
        }
        return by_variant[self._options["variant"]]

    def _chosen_components(self) -> Components:
        chosen = self._options["components"]
        if isinstance(chosen, str):
            return components.standard()
        if list(chosen) == ["yaml"] and isinstance(chosen["yaml"], str):
            chosen = components.parse_content(chosen["yaml"])
        own = components.from_json(chosen)
        self._options["components"] = copied(chosen)
        return own

    @property
    def has_secrets(self) -> bool:
        """Whether hands are hidden (U6)."""
        return bool(self._options["hands"] == "hidden")

    @property
    def components(self) -> Components:
        """What the game is played with; with random components the tables only."""
        return self._components

    @property
    def setup_length(self) -> int:
        """Number of set-up words: 2, with random components 3 or 4."""
        return len(setup.word_keys(self._options))

    def draw_setup(self, randbelow: Callable[[int], int]) -> list[str]:
        """Draw the set-up words (U4, U7, U8)."""
        return setup.draw_words(self.players, self._options, randbelow)

    def set_up_draws(self) -> list[Draw]:
        """The track and the first player (U7, U8)."""
        idols = tuple(message(f"uxmal-idol-{idol}") for idol in IDOLS)
        seats = tuple(seat_names(self))
        track, first = ({"id": f"uxmal-draw-{what}", "args": {}} for what in ("track", "first"))
        return [Draw(track, "idols", (idols,), len(idols)), Draw(first, "player", (seats,), pool=1)]

    def new_initial_state(self, setup_words: Sequence[str]) -> UxmalState:
        """The first position. Raises `SetupError`."""
        values = setup.read_words(self.players, self._options, setup_words)
        tables = self._tables
        if self._options["components"] == "random":
            tables = self.tables_of(setup.random_components(self._components, values))
        state = UxmalState(self, tables)
        state.begin(values["track"], int(values["first"]))
        return state

    @property
    def tables(self) -> RuleTables:
        """The compiled tables; with random components those of the points only."""
        return self._tables

    def tables_of(self, drawn: Components) -> RuleTables:
        """The compiled tables with components that were drawn (U4)."""
        return RuleTables(self.players, self._options, drawn)

    def state_from_bytes(self, data: bytes) -> UxmalState:
        """The position of these bytes. Raises `TeocalliError` (`error-bytes`)."""
        size, tables = len(data), self._tables
        if self._options["components"] == "random":
            size -= len(self._components.as_text())
            tables = self._tables_in(data[size:])
        head, position = data[: _MARK + _DIGEST], data[_MARK + _DIGEST : size]
        state = UxmalState(self, tables)
        if head != b"uxm1" + tables.digest:
            raise TeocalliError("error-bytes")
        state.load(position)
        return state

    def _tables_in(self, text: bytes) -> RuleTables:
        try:
            return self.tables_of(self._components.with_text(text.decode("ascii")))
        except (UnicodeDecodeError, ComponentsError):
            raise TeocalliError("error-bytes") from None

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
        """The number of players, None for a summary of another game."""
        hands = summary.get("hands")
        return len(hands) if "track" in summary and "symbols" in summary and isinstance(hands, list) else None

    def position_from_summary(self, summary: Mapping[str, Any]) -> UxmalState:
        """The position of a summary. Raises `PositionError`."""
        return arranging.position_of(self, summary)

    def beyond_summary(self, state: State) -> dict[str, Any]:
        """What a position holds beyond its summary: `turn`, `paid`, random components."""
        return arranging.beyond(_own(state))

    def set_up_form(self, summary: Mapping[str, Any]) -> Form:
        """All that is entered beside the pyramid."""
        return entering.form(self, summary)

    def set_up_edits(self, summary: Mapping[str, Any], place: str | None) -> list[Edit]:
        """Priests and tiles on a field; of the position as a whole: completing a level."""
        return entering.edits(self, summary, place)

    def bare_summary(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """A summary without what follows from the rest at its decision."""
        return entering.bare(self, summary)

    def oddities(self, state: State) -> list[Message]:
        """Why no game can lead to a position: points or cards that nothing can have brought."""
        return arranging.oddities(_own(state))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may see (U6)."""
        state = _own(state)
        return view.view(state, seat)

    def preview(self, state: State, action: int) -> dict[str, Any]:
        """Cost, gain and change of a legal action (R-30)."""
        state = _own(state)
        return view.previews(state, [state.check_action(action)])[0]

    def log_lines(self, before: State, action: int, after: State, names: Sequence[Name]) -> list[Message]:
        """What an action did, as messages.

        Raises `IllegalAction`, and `TeocalliError` for too few or too many names or a position of another game.
        """
        before, after = _both(before, after)
        if len(names) != self.seats and len(names) != self.players:
            raise TeocalliError("error-names", count=self.players, given=len(names))
        return log.lines(before, before.check_action(action), after, names)

    def phase_report(self, before: State, action: int, after: State) -> dict[str, Any] | None:
        """Breakdown of the phase's end that an action brought about (U24)."""
        before, after = _both(before, after)
        return log.phase_report(before, before.check_action(action), after)

    def traces(self, before: State, action: int, after: State) -> list[Trace]:
        """The field, tile, square or pile of an action."""
        before, _ = _both(before, after)
        return traces(before, before.check_action(action))

    def plannable(self, state: State, seat: int) -> list[dict[str, Any]]:
        """The words with which a turn may begin (U10)."""
        return planning.plannable(_own(state), seat)

    def plan_conditions(self) -> dict[str, Sequence[str]]:
        """A tile or a priest comes to a field, or a priest goes away from it."""
        return planning.conditions()

    def deeds(self, before: State, action: int) -> list[tuple[str, str]]:
        """Where an action laid a tile or moved a priest."""
        return planning.deeds(_own(before), action)

    def traits(self, before: State, action: int, after: State) -> list[tuple[int, Trait]]:
        """Tiles laid, priests placed and moved, idols honoured and cursed."""
        return list(exploring.traits(_own(before), action))

    def likenesses(self, state: State) -> list[Likeness]:
        """The same board and tile, as many tiles laid, the same phase."""
        return list(exploring.likenesses(_own(state)))

    def move_trait(self, state: State, action: int) -> Trait:
        """An action with ranks in place of idols."""
        return exploring.move_trait(_own(state), action)

    def trait_message(self, trait: Trait) -> Message:
        """A trait in words."""
        return exploring.trait_message(trait)

    def phase(self, state: State) -> int:
        """The phase, 1 to 3 (U24)."""
        return int(_own(state).summary()["phase"])

    def table_data(self) -> dict[str, Any]:
        """The tables of points (U22, U23)."""
        return self._components.tables_as_json()

    def result(self, state: State) -> dict[str, Any]:
        """Scores, winners, ranking by points and then by cards left (U26), and those cards by seat."""
        state = _own(state)
        cards = [sum(state.hand(seat)) for seat in range(self.players)]
        result = {"scores": state.points(), "winners": state.winners(), "ranking": ranking(state.merits())}
        return {**result, "cards_left": cards}


def _own(state: State) -> UxmalState:
    """The same position, known to be one of this game."""
    if not isinstance(state, UxmalState):
        raise TeocalliError("error-foreign-state")
    return state


def _both(before: State, after: State) -> tuple[UxmalState, UxmalState]:
    """Two positions of one game."""
    if before.game is not after.game:
        raise TeocalliError("error-foreign-state")
    return _own(before), _own(after)
