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
        rules_version: version of the rules text that is played; a record names it.
        player_counts: lowest and highest number of players.
        option_set: all options of the game.
        difficulties: levels of difficulty, for games that have them.
        num_distinct_actions: actions are `range(num_distinct_actions)`.
        action_groups: what these numbers mean, group by group from 0; none where a game does not tell.
        observation: what programs that learn see of a position, for games that have it.
        trait_kinds: what explorers of many games tell the results of, in this order (docs/explorer.md).
        max_game_length: no game has more decisions, chance included.

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
        """Raises `OptionError` for a player count, option, value or combination that the game does not know."""
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
        """The value of an option. Raises `OptionError` for one that the game does not have."""
        return copied(self._options[self.option_set[name].name])

    def num_players(self) -> int:
        """The number of seats, as OpenSpiel asks for it."""
        return self.seats

    @property
    def seats(self) -> int:
        """Number of seats of a position; more than `players` where the game itself plays a seat."""
        return self.players

    @property
    def has_secrets(self) -> bool:
        """Whether players may know things in this game that others at the table must not see."""
        return False

    @property
    def difficulty(self) -> str | None:
        """The level of difficulty to which the options amount: its name, `OWN` for settings that no level has.

        None where there are no levels, in this game or with so many players.
        """
        if self.difficulties is None or not self.difficulties.offered_to(self.players):
            return None
        return self.difficulties.matching(self._options) or OWN

    @abstractmethod
    def draw_setup(self, randbelow: Callable[[int], int]) -> list[str]:
        """Draw the set-up words; `randbelow(n)` gives 0 … n−1."""

    def set_up_draws(self) -> list[Draw]:
        """What is drawn at a table before the game begins, beside what lies shuffled in stacks; for people who play
        with a box (`core/set_up_draws.py`).
        """
        return []

    @abstractmethod
    def new_initial_state(self, setup: Sequence[str]) -> State:
        """The first position after these set-up words. Raises `SetupError` for a missing, wrong or superfluous one."""

    @property
    @abstractmethod
    def setup_length(self) -> int:
        """Number of set-up words with which a record begins."""

    @abstractmethod
    def action_to_string(self, state: State, action: int) -> str:
        """The word of an action in a position (its meaning may depend on the position)."""

    def action_kind(self, state: State, action: int) -> str:
        """The kind of an action, as previews have it; an action of a game without kinds is called by its word."""
        return str(self.preview(state, action).get("kind") or self.action_to_string(state, action))

    @abstractmethod
    def string_to_action(self, state: State, word: str) -> int:
        """The legal action of a word. Raises `IllegalAction`, which names the word and what was legal."""

    @abstractmethod
    def summarise(self, state: State) -> dict[str, Any]:
        """The position summary of the game's specification."""

    @classmethod
    def players_in_summary(cls, summary: Mapping[str, Any]) -> int | None:
        """For how many players a position summary is, None if it is none of this game; its values are not checked."""
        return None

    def position_from_summary(self, summary: Mapping[str, Any]) -> State:
        """The position that a summary tells: that of `summarise`, with what `beyond_summary` adds under `beyond`.

        Keys that follow from the rest may be left out. Sound positions are taken whether or not play can lead to them
        (`oddities`). Raises `PositionError`, which names the place, what is wrong there and what would be right; for a
        game that reads no summaries `error-position-none`.
        """
        raise PositionError("error-position-none", game=self.name)

    def beyond_summary(self, state: State) -> dict[str, Any]:
        """What a position holds beyond its summary, for the key `beyond`: with it the very position is read back."""
        return {}

    def complete_summary(self, state: State) -> dict[str, Any]:
        """The summary, with `beyond` where another position would be read from the summary alone."""
        told = self.summarise(state)
        try:
            if self.position_from_summary(told).to_bytes() == state.to_bytes():
                return told
        except PositionError:
            pass
        return {**told, "beyond": self.beyond_summary(state)}

    def set_up_form(self, summary: Mapping[str, Any]) -> Form:
        """What of such a summary can be entered by hand, beside what is done on the board; nothing by default."""
        return Form()

    def set_up_edits(self, summary: Mapping[str, Any], place: str | None) -> list[Edit]:
        """What can be done at a place of the board, as its drawing calls it; None: to the position as a whole.

        Nothing where the summary is too wrong to tell. What comes of it need not be sound.
        """
        return []

    def bare_summary(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """A summary as somebody edits it: without the keys that follow from others, which an edit would make wrong.

        What it does not understand it leaves as it is.
        """
        return {key: value for key, value in summary.items() if key != "legal"}

    def sketch(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """What a drawing needs of a summary beside its keys, as `view` has it; of one that may be unsound."""
        return {}

    def oddities(self, state: State) -> list[Message]:
        """Why no game can lead to a position, as far as the game looks for it; no reason where nothing speaks against.

        A position that was set up may be sound and yet odd; whoever shows it says so.
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
        """The breakdown of the scoring that an action brought about, or None if it did not."""

    def traces(self, before: State, action: int, after: State) -> Sequence[Trace]:
        """Where on the board an action acts, in its order: what drawings mark. It tells nothing beside the word, and
        what everybody sees come of it (R-01).
        """
        return ()

    def plannable(self, state: State, seat: int) -> list[dict[str, Any]]:
        """The words that somebody may plan for their next turn while others play: groups `{"kind", "message", "words":
        [{"word", "message"}]}`; none in games in which nobody plans. Whether a word is possible then, the rules decide.
        """
        return []

    def plan_conditions(self) -> Mapping[str, Sequence[str]]:
        """By deed about which a plan may ask ("nobody builds on c3"), the places where it may be done. Texts:
        `{game}-plan-nobody-{deed}` and `{game}-plan-somebody-{deed}` with `place`, and their attribute `short`.
        """
        return {}

    def deeds(self, before: State, action: int) -> Sequence[tuple[str, str]]:
        """Which of these deeds an action did where, as everybody could see (R-01)."""
        return ()

    def traits(self, before: State, action: int, after: State) -> Sequence[tuple[int, Trait]]:
        """What an action adds to what explorers tell of the seats' games, seat by seat: traits of `trait_kinds`."""
        return ()

    def likenesses(self, state: State) -> Sequence[Likeness]:
        """With which others a position at which somebody decides is alike, the closest likeness first. Explorers know
        by themselves when it is the very same; a key must tell nothing that the one who decides does not know.
        """
        return ()

    def move_trait(self, state: State, action: int) -> Trait:
        """What an action is where positions are only alike."""
        return Trait("word", self.action_to_string(state, action))

    def trait_message(self, trait: Trait) -> Message:
        """A trait in words."""
        return message(f"{self.name}-trait-{trait.kind}", value=trait.value)

    def phase(self, state: State) -> int | None:
        """In which part of the game, counted from 1, a position lies (text `{game}-phase`); None without such parts."""
        return None

    def table_data(self) -> dict[str, Any]:
        """What a page shows of the components beside the position: tables of points and the like. JSON-ready."""
        return {}

    def result(self, state: State) -> dict[str, Any]:
        """The result of a finished position: `scores`, `winners`, `ranking` (seats, best first, equals as one).

        A game whose tie-breaks reach below the winners, or that has more to tell, overrides it.
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
    """Seats by merit, best first, equal ones together."""
    return [[seat for seat, own in enumerate(merits) if own == merit] for merit in sorted(set(merits), reverse=True)]
