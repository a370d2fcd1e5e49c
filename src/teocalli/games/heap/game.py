"""`HeapGame`: what the game offers besides its positions. Actions are numbered as `state.pyx` says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from teocalli.core.errors import IllegalAction, Message, SetupError, TeocalliError, message
from teocalli.core.exploring import Likeness, Trait, TraitKind
from teocalli.core.game import Game
from teocalli.core.names import Name
from teocalli.core.options import Option, OptionSet
from teocalli.core.set_up_form import Field, Form, Group, Value
from teocalli.core.state import CHANCE, State
from teocalli.core.summary_reading import BEYOND, check_told, read_plain
from teocalli.core.traces import Trace
from teocalli.games.heap.spaces import ACTION_GROUPS, MOST_POINTS, OBSERVATION
from teocalli.games.heap.state import MOST, PILES, SIDES, HeapState

SIZES = {"small": (3, 4, 5), "large": (5, 6, 7)}
"""Counters of each pile at the beginning (H1)."""


class Action(NamedTuple):
    """What a word says: which pile, and how many counters, where it says so."""

    word: str
    kind: str
    pile: int = 0
    counters: int = 0


ACTIONS = (
    *(Action(f"take:{pile}:{n}", "take", pile, n) for pile in range(1, PILES + 1) for n in range(1, MOST + 1)),
    *(Action(f"throw:{pile}", "throw", pile) for pile in range(1, PILES + 1)),
    *(Action(f"thrown:{number}", "thrown", counters=number) for number in range(1, SIDES + 1)),
)
"""Every action by its number."""


class HeapGame(Game):
    """Heap, for two to four players."""

    name = "heap"
    rules_version = 1
    player_counts = (2, 4)
    option_set = OptionSet([Option("size", tuple(SIZES))])
    num_distinct_actions = len(ACTIONS)
    action_groups = ACTION_GROUPS
    observation = OBSERVATION
    trait_kinds = (TraitKind("first", "first"),)
    max_game_length = 2 * sum(SIZES["large"])
    setup_length = 1

    @property
    def sizes(self) -> tuple[int, ...]:
        """Counters of each pile at the beginning."""
        return SIZES[str(self._options["size"])]

    def draw_setup(self, randbelow: Callable[[int], int]) -> list[str]:
        """Draw who begins."""
        return [f"first:{randbelow(self.players)}"]

    def new_initial_state(self, setup: Sequence[str]) -> State:
        """The first position. Raises `SetupError` for a missing, wrong or superfluous word."""
        allowed = [[f"first:{seat}"] for seat in range(self.players)]
        if list(setup) not in allowed:
            number = min(len(setup), 2) or 1
            word = str(setup[number - 1]) if setup else ""
            raise SetupError("error-record-setup", number=number, word=word, expected="first:0")
        state = HeapState(self)
        state.begin(self.sizes, allowed.index(list(setup)))
        return state

    def action_to_string(self, state: State, action: int) -> str:
        """The word of an action: it is the same in every position."""
        return ACTIONS[action].word

    def action_kind(self, state: State, action: int) -> str:
        """The kind of an action: it is the same in every position."""
        return ACTIONS[action].kind

    def string_to_action(self, state: State, word: str) -> int:
        """The legal action of a word. Raises `IllegalAction`."""
        for action in state.legal_actions():
            if ACTIONS[action].word == word:
                return action
        raise IllegalAction(word, self.legal_words(state))

    def summarise(self, state: State) -> dict[str, Any]:
        """The position: piles, points by seat, whose turn it is, what is to be decided, and the legal words."""
        return {**_position(state), "legal": self.legal_words(state)}

    @classmethod
    def players_in_summary(cls, summary: Mapping[str, Any]) -> int | None:
        """The number of players, None for a summary of another game."""
        points = summary.get("points")
        return len(points) if "piles" in summary and "thrown" in summary and isinstance(points, list) else None

    def position_from_summary(self, summary: Mapping[str, Any]) -> State:
        """The position of a summary. Raises `PositionError`."""
        told = read_plain(summary)
        told.check_keys([*_KEYS, "legal", BEYOND])
        piles = [part.whole(0, most) for part, most in zip(told["piles"].items(PILES, PILES), self.sizes, strict=True)]
        points = [part.whole(0, MOST_POINTS) for part in told["points"].items(self.players, self.players)]
        thrown = told["thrown"].whole(0, PILES)
        if thrown and not piles[thrown - 1]:
            told["thrown"].refuse(message("heap-position-thrown", pile=thrown))
        mover = told["turn"] if any(piles) else (told.get(BEYOND) or told).get("mover")
        seat = mover.whole(0, self.players - 1) if mover is not None else 0
        state = HeapState(self)
        state.load(bytes([*piles, *points, *[0] * (4 - self.players), seat, thrown]), self.sizes)
        check_told(told, state)
        return state

    def beyond_summary(self, state: State) -> dict[str, Any]:
        """Whose turn it would be after the end."""
        return {"mover": _own(state).to_bytes()[-2]}

    def bare_summary(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """Without what is decided and the legal words, which follow from the rest, and after the end the turn."""
        over = not any(pile for pile in summary.get("piles", ()) if isinstance(pile, int))
        following = ("legal", "decision", *(["turn"] if over else []))
        return {key: value for key, value in summary.items() if key not in following}

    def set_up_form(self, summary: Mapping[str, Any]) -> Form:
        """Piles, whose turn it is, for which pile the die rolls, and points."""
        seats = [Value(seat, message("name-player", number=seat + 1)) for seat in range(self.players)]
        piles = [
            Field("number", f"piles/{at}", message("heap-pile", pile=at + 1), high=most)
            for at, most in enumerate(self.sizes)
        ]
        points = [
            Field("number", f"points/{seat}", message("name-player", number=seat + 1), high=MOST_POINTS)
            for seat in range(self.players)
        ]
        turn = Field("choice", "turn", message("heap-set-up-turn"), "seats")
        thrown = Field("choice", "thrown", message("heap-set-up-thrown"), "thrown")
        die = [
            Value(0, message("heap-set-up-not-thrown")),
            *(Value(at, piles[at - 1].label) for at in range(1, PILES + 1)),
        ]
        groups = [
            Group(message("heap-set-up-piles"), [*piles, turn, thrown]),
            Group(message("heap-set-up-points"), points),
        ]
        return Form(groups, {"seats": seats, "thrown": die})

    def state_from_bytes(self, data: bytes) -> State:
        """The position of these bytes. Raises `TeocalliError` (`error-bytes`) for any others."""
        state = HeapState(self)
        state.load(data, self.sizes)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may see: everything, and its own choices."""
        mine = state.legal_actions(seat) if seat is not None else []
        return {
            "position": _position(state),
            "projection": [{"scored": points, "next": 0, "total": points} for points in state.points()],
            "legal": [self.preview(state, action) for action in mine],
        }

    def preview(self, state: State, action: int) -> dict[str, Any]:
        """What an action does: its pile, how many counters (`gain`), and how everybody's points change."""
        said, after = ACTIONS[action], state.child(action)
        change = [new - old for old, new in zip(state.points(), after.points(), strict=True)]
        return {"word": said.word, "kind": said.kind, "pile": said.pile, "gain": said.counters, "change": change}

    def log_lines(self, before: State, action: int, after: State, names: Sequence[Name]) -> list[Message]:
        """What an action did (H2 to H4)."""
        before, after = _own(before), _own(after)
        seat, said = before.turn_player, ACTIONS[action]
        pile = before.thrown or said.pile
        told = {"player": names[seat], "pile": pile, "count": said.counters}
        lines = [{"kind": said.kind, "message": message(f"heap-log-{said.kind}", **told)}]
        if before.piles[pile - 1] and not after.piles[pile - 1]:
            lines.append({"kind": "cleared", "message": message("heap-log-cleared", player=names[seat], pile=pile)})
        return lines

    def traits(self, before: State, action: int, after: State) -> list[tuple[int, Trait]]:
        """With what each player began."""
        if before.current_player == CHANCE:
            return []
        return [(before.current_player, Trait("first", ".".join(self.move_trait(before, action))))]

    def likenesses(self, state: State) -> list[Likeness]:
        """Piles of the same sizes, whichever they are."""
        return [Likeness("piles", str(sorted(_own(state).piles)))]

    def move_trait(self, state: State, action: int) -> Trait:
        """An action with the size of its pile."""
        said = ACTIONS[action]
        return Trait(said.kind, f"{_own(state).piles[said.pile - 1]}.{said.counters}")

    def trait_message(self, trait: Trait) -> Message:
        """A trait in words."""
        kind, size, count = trait.parts if trait.kind == "first" else [trait.kind, *trait.parts]
        return message(f"heap-trait-{kind}", size=int(size), **({"count": int(count)} if kind == "take" else {}))

    def traces(self, before: State, action: int, after: State) -> list[Trace]:
        """The pile of an action; a throw tells nothing of one."""
        pile = ACTIONS[action].pile
        return [Trace((f"pile:{pile}",))] if pile else []

    def phase_report(self, before: State, action: int, after: State) -> dict[str, Any] | None:
        """Points are counted as they come; there is no scoring."""
        return None


_KEYS = ("piles", "points", "turn", "decision", "thrown")


def _own(state: State) -> HeapState:
    if not isinstance(state, HeapState):
        raise TeocalliError("error-foreign-state")
    return state


def _position(state: State) -> dict[str, Any]:
    own = _own(state)
    turn, decides = own.turn_player, own.current_player
    decision = "over" if own.is_terminal() else "throw" if decides == CHANCE else "turn"
    return {
        "piles": own.piles,
        "points": own.points(),
        "turn": None if own.is_terminal() else turn,
        "decision": decision,
        "thrown": own.thrown,
    }
