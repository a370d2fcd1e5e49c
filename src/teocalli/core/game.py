"""`Game`: what a game offers besides its positions: set-up, words, options, views. One subclass per game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from teocalli.core.difficulty import OWN, Difficulties
from teocalli.core.errors import Message, OptionError, PositionError, TeocalliError, message, shown
from teocalli.core.exploring import Likeness, Trait, TraitKind
from teocalli.core.limits import copied
from teocalli.core.names import Name
from teocalli.core.options import OptionSet, OptionValue
from teocalli.core.set_up_draws import Draw
from teocalli.core.set_up_form import Edit, Form
from teocalli.core.spaces import ActionGroup, Observation
from teocalli.core.state import State
from teocalli.core.traces import Trace


class Game(ABC):
    """A game for a given number of players and set of options.

    Attributes:
        name: the name in the registry and in records.
        rules_version: version of the rules text; named in records.
        player_counts: lowest and highest number of players.
        option_set: all options of the game.
        difficulties: difficulty levels, for games that have them.
        num_distinct_actions: actions are `range(num_distinct_actions)`.
        action_groups: what these numbers mean, group by group from 0; empty if a game does not say.
        observation: what learning programs see of a position, for games that have one.
        trait_kinds: the traits whose results the explorer shows, in this order (docs/explorer.md).
        max_game_length: upper bound on the number of decisions, including chance.

    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    player_counts: ClassVar[tuple[int, int]]
    option_set: ClassVar[OptionSet]
    difficulties: ClassVar[Difficulties | None] = None
    num_distinct_actions: ClassVar[int]
    action_groups: ClassVar[tuple[ActionGroup, ...]] = ()
    observation: ClassVar[Observation | None] = None
    trait_kinds: ClassVar[tuple[TraitKind, ...]] = ()
    max_game_length: int

    def __init__(self, players: int, options: Mapping[str, OptionValue] | None = None) -> None:
        """Raises `OptionError` for a player count, option, value or combination the game does not have."""
        low, high = self.player_counts
        if isinstance(players, bool) or not isinstance(players, int) or not low <= players <= high:
            raise OptionError("error-player-count", count=shown(players, 20), low=low, high=high)
        self.players = players
        self._options = self.option_set.resolve(options)

    @property
    def options(self) -> dict[str, OptionValue]:
        """Every option with its value; a copy."""
        return {name: copied(value) for name, value in self._options.items()}

    def option(self, name: str) -> OptionValue:
        """The value of an option. Raises `OptionError` if the game has no such option."""
        return copied(self._options[self.option_set[name].name])

    def num_players(self) -> int:
        """The number of seats, under OpenSpiel's name."""
        return self.seats

    @property
    def seats(self) -> int:
        """Number of seats in a position; more than `players` if the game itself plays a seat."""
        return self.players

    @property
    def has_secrets(self) -> bool:
        """Whether players may know things in this game that others at the table must not see."""
        return False

    @property
    def difficulty(self) -> str | None:
        """The difficulty level the options amount to: its name, `OWN` for settings that match no level.

        None if there are no levels, in this game or for this number of players.
        """
        if self.difficulties is None or not self.difficulties.offered_to(self.players):
            return None
        return self.difficulties.matching(self._options) or OWN

    @abstractmethod
    def draw_setup(self, randbelow: Callable[[int], int]) -> list[str]:
        """Draw the set-up words; `randbelow(n)` gives 0 … n−1."""

    def set_up_draws(self) -> list[Draw]:
        """What is drawn at a table before the game starts, besides what lies shuffled in stacks; for people who play
        with the box (`core/set_up_draws.py`).
        """
        return []

    @abstractmethod
    def new_initial_state(self, setup: Sequence[str]) -> State:
        """The position after these set-up words. Raises `SetupError` for a missing, wrong or superfluous one."""

    @property
    @abstractmethod
    def setup_length(self) -> int:
        """Number of set-up words at the start of a record."""

    @abstractmethod
    def action_to_string(self, state: State, action: int) -> str:
        """The word of an action in a position (its meaning may depend on the position)."""

    def action_kind(self, state: State, action: int) -> str:
        """The kind of an action, as in previews; in a game without kinds, the action's word."""
        return str(self.preview(state, action).get("kind") or self.action_to_string(state, action))

    @abstractmethod
    def string_to_action(self, state: State, word: str) -> int:
        """The legal action with that word. Raises `IllegalAction`, which names the word and the legal ones."""

    @abstractmethod
    def summarise(self, state: State) -> dict[str, Any]:
        """The position summary of the game's specification."""

    @classmethod
    def players_in_summary(cls, summary: Mapping[str, Any]) -> int | None:
        """The number of players in a position summary, None if it is not of this game; its values are not checked."""
        return None

    def position_from_summary(self, summary: Mapping[str, Any]) -> State:
        """The position described by a summary: that of `summarise`, with what `beyond_summary` adds under `beyond`.

        Keys that follow from the rest may be left out. Valid positions are accepted, whether or not play can lead there
        (`oddities`). Raises `PositionError`, which names the place, what is wrong there and what would be right; for a
        game that does not read summaries `error-position-none`.
        """
        raise PositionError("error-position-none", game=self.name)

    def beyond_summary(self, state: State) -> dict[str, Any]:
        """What a position has beyond its summary, for the key `beyond`: with it, the same position is read back."""
        return {}

    def complete_summary(self, state: State) -> dict[str, Any]:
        """The summary, with `beyond` if the summary alone would be ambiguous."""
        told = self.summarise(state)
        try:
            if self.position_from_summary(told).to_bytes() == state.to_bytes():
                return told
        except PositionError:
            pass
        return {**told, "beyond": self.beyond_summary(state)}

    def set_up_form(self, summary: Mapping[str, Any]) -> Form:
        """What can be entered by hand in such a summary, besides edits on the board; nothing by default."""
        return Form()

    def set_up_edits(self, summary: Mapping[str, Any], place: str | None) -> list[Edit]:
        """The edits possible at a place on the board, as named by the drawing; None: to the position as a whole.

        None at all if the summary is too wrong to tell. The result need not be valid.
        """
        return []

    def bare_summary(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """A summary for editing: without the keys that follow from others, which an edit would make wrong.

        Anything it does not understand is left as it is.
        """
        return {key: value for key, value in summary.items() if key != "legal"}

    def sketch(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """What a drawing needs in addition to a summary's keys, as in `view`; the summary need not be valid."""
        return {}

    def oddities(self, state: State) -> list[Message]:
        """Why no game can lead to a position, as far as the game checks this; empty if nothing speaks against it.

        A set-up position may be valid and yet odd; programs that show it say so.
        """
        return []

    @abstractmethod
    def state_from_bytes(self, data: bytes) -> State:
        """The position of `State.to_bytes`. Raises `TeocalliError` (`error-bytes`) for any other bytes."""

    def deserialize_state(self, text: str) -> State:
        """The position of `State.serialize`. Raises `TeocalliError` (`error-bytes`) for any other text."""
        try:
            data = bytes.fromhex(text)
        except (TypeError, ValueError):
            raise TeocalliError("error-bytes") from None
        return self.state_from_bytes(data)

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What the player at `seat` (None: a spectator) may see of a position, built by whitelist (R-01)."""

    @abstractmethod
    def preview(self, state: State, action: int) -> dict[str, Any]:
        """What a legal action would cost, give and change (R-30)."""

    @abstractmethod
    def log_lines(self, before: State, action: int, after: State, names: Sequence[Name]) -> list[Message]:
        """What an action did, as messages."""

    @abstractmethod
    def phase_report(self, before: State, action: int, after: State) -> dict[str, Any] | None:
        """The breakdown of the scoring triggered by an action, or None if there was none."""

    def traces(self, before: State, action: int, after: State) -> Sequence[Trace]:
        """Where on the board an action acts, in order, for drawings to mark. It reveals nothing but the word and
        its visible effects (R-01).
        """
        return ()

    def plannable(self, state: State, seat: int) -> list[dict[str, Any]]:
        """The words a player may plan for their next turn while others play: groups `{"kind", "message", "words":
        [{"word", "message"}]}`; none in games without planning. The rules decide later whether a word is legal.
        """
        return []

    def plan_conditions(self) -> Mapping[str, Sequence[str]]:
        """For each deed a plan may depend on ("nobody builds on c3"), the places where it may happen. Texts:
        `{game}-plan-nobody-{deed}` and `{game}-plan-somebody-{deed}` with `place`, and their attribute `short`.
        """
        return {}

    def deeds(self, before: State, action: int) -> Sequence[tuple[str, str]]:
        """Which of these deeds an action did, and where, as everybody could see (R-01)."""
        return ()

    def traits(self, before: State, action: int, after: State) -> Sequence[tuple[int, Trait]]:
        """The traits (of `trait_kinds`) that an action adds to each seat's game, for the explorer."""
        return ()

    def likenesses(self, state: State) -> Sequence[Likeness]:
        """Which other positions count as similar to a decision, narrowest first. The explorer recognises identical
        positions by itself; a key must not contain anything the deciding player does not know.
        """
        return ()

    def move_trait(self, state: State, action: int) -> Trait:
        """What an action counts as in similar positions."""
        return Trait("word", self.action_to_string(state, action))

    def trait_message(self, trait: Trait) -> Message:
        """A trait in words."""
        return message(f"{self.name}-trait-{trait.kind}", value=trait.value)

    def phase(self, state: State) -> int | None:
        """The part of the game a position is in, from 1 (text `{game}-phase`); None if there are no such parts."""
        return None

    def table_data(self) -> dict[str, Any]:
        """Tables of points and the like, which a page shows beside the position. JSON-ready."""
        return {}

    def result(self, state: State) -> dict[str, Any]:
        """The result of a finished game: `scores`, `winners`, `ranking` (seats, best first, ties together).

        Overridden by games whose tie-breaks rank the other players too, or that report more.
        """
        scores, winners = state.points(), state.winners()
        return {
            "scores": scores,
            "winners": winners,
            "ranking": ranking([(s in winners, scores[s]) for s in range(self.players)]),
        }

    def legal_words(self, state: State) -> list[str]:
        """All legal words, each once, sorted by ASCII code."""
        return sorted(self.action_to_string(state, action) for action in state.legal_actions())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.players, self._options)

    def __repr__(self) -> str:
        changed = [f"{name}={value}" for name, value in self.option_set.changed(self._options).items()]
        return f"<{', '.join([self.name, f'{self.players} players', *changed])}>"


def ranking(merits: Sequence[Any]) -> list[list[int]]:
    """Seats by rank, best first, ties together."""
    return [[seat for seat, own in enumerate(merits) if own == merit] for merit in sorted(set(merits), reverse=True)]
