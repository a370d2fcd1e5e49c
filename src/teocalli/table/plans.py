"""What somebody wants to do at their next turn, if a condition holds: entered while others play. Pure decisions.

A plan names a word and perhaps a condition about what the others do until then, both in the game's own terms. Whether a
word is possible decide the rules when its turn has come, and nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from teocalli.core.errors import IllegalAction, TeocalliError
from teocalli.table.company import Asker
from teocalli.table.state import TableState

MOST_PLANS = 5
"""Plans for one turn at most: the first one that can be carried out is, the others are its alternatives."""

Who = Literal["nobody", "somebody"]
Why = Literal["done", "condition", "illegal", "later"]
"""What became of a plan: it was carried out, its condition did not hold, it was not possible, an earlier one was
carried out."""
Fate = Literal["carried out", "dropped", "back", "left"]
"""What became of all: one was carried out; none could be; the game went back behind where they were made; a bot plays
for the person, or nobody."""


@dataclass(frozen=True, slots=True)
class Condition:
    """Whether anybody else does something at a place until one's turn."""

    who: Who
    deed: str
    place: str

    def holds(self, deeds: frozenset[tuple[str, str]]) -> bool:
        """Whether it is so, after what the others did."""
        return ((self.deed, self.place) in deeds) == (self.who == "somebody")

    def to_json(self) -> dict[str, str]:
        """Give it as it is stored and told."""
        return {"who": self.who, "deed": self.deed, "place": self.place}


@dataclass(frozen=True, slots=True)
class Plan:
    """A word for one's next turn, and when to play it; None: in any case."""

    word: str
    condition: Condition | None

    def to_json(self) -> dict[str, Any]:
        """Give it as it is stored and told."""
        return {"word": self.word, "condition": None if self.condition is None else self.condition.to_json()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Plan:
        """Read a stored plan."""
        condition = data["condition"]
        return cls(data["word"], None if condition is None else Condition(**condition))


@dataclass(frozen=True, slots=True)
class Plans:
    """What somebody plans: made at position `n`, which had this hash."""

    n: int
    hash: str
    plans: tuple[Plan, ...]

    def to_json(self) -> dict[str, Any]:
        """Give them as they are stored."""
        return {"n": self.n, "hash": self.hash, "plans": [each.to_json() for each in self.plans]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Plans:
        """Read stored plans."""
        return cls(data["n"], data["hash"], tuple(map(Plan.from_json, data["plans"])))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of plans at one's turn: `word` is to be played, None: nothing is; `why` says it plan by plan."""

    fate: Fate
    word: str | None
    why: tuple[Why, ...] = ()


def planning_seat(table: TableState, asker: Asker) -> int:
    """The seat for which the asker may plan now.

    Raises `TeocalliError`: `error-not-seated`, `error-plan-none` in games without plans, `error-game-over`,
    `error-table-waiting`, `error-plan-turn` at one's own turn, and while a bot plays for the asker.
    """
    seat = None if table.company is None else table.company.seat_of(asker.person)
    if seat is None:
        raise TeocalliError("error-not-seated")
    if not table.match.game.plannable(table.match.state, seat):
        raise TeocalliError("error-plan-none")
    if table.to_move is None:
        raise TeocalliError("error-game-over")
    if table.waiting:
        raise TeocalliError("error-table-waiting")
    if table.to_move == seat or seat not in table.deciders:
        raise TeocalliError("error-plan-turn")
    return seat


def planned(table: TableState, asker: Asker, plans: Sequence[Plan]) -> Plans:
    """The plans that somebody makes now.

    Raises `TeocalliError` as `planning_seat`; `error-plan-many`, `error-plan-word`, `error-plan-condition`.
    """
    seat = planning_seat(table, asker)
    if len(plans) > MOST_PLANS:
        raise TeocalliError("error-plan-many", limit=MOST_PLANS)
    game, state = table.match.game, table.match.state
    words = {each["word"] for group in game.plannable(state, seat) for each in group["words"]}
    deeds = game.plan_conditions()
    for plan in plans:
        if plan.word not in words:
            raise TeocalliError("error-plan-word")
        if plan.condition is not None and plan.condition.place not in deeds.get(plan.condition.deed, ()):
            raise TeocalliError("error-plan-condition")
    return Plans(len(table.match.words), state.hash(), tuple(plans))


def judged(table: TableState, seat: int, plans: Plans) -> Verdict:
    """What becomes of somebody's plans now that they are asked."""
    match = table.match
    if len(match.words) < plans.n or match.state_at(plans.n).hash() != plans.hash:
        return Verdict("back", None)
    if seat not in table.deciders:
        return Verdict("left", None)
    deeds = _deeds_of_others(table, seat, plans.n)
    word, why = None, []
    for plan in plans.plans:
        reason = _reason_against(table, plan, deeds) if word is None else "later"
        word = plan.word if reason == "done" else word
        why.append(reason)
    return Verdict("dropped" if word is None else "carried out", word, tuple(why))


def _reason_against(table: TableState, plan: Plan, deeds: frozenset[tuple[str, str]]) -> Why:
    if plan.condition is not None and not plan.condition.holds(deeds):
        return "condition"
    try:
        table.match.game.string_to_action(table.match.state, plan.word)
    except IllegalAction:
        return "illegal"
    return "done"


def _deeds_of_others(table: TableState, seat: int, n: int) -> frozenset[tuple[str, str]]:
    """What the others did where, since position `n`, as everybody could see."""
    match = table.match
    found: set[tuple[str, str]] = set()
    for number in range(n, len(match.words)):
        before = match.state_at(number)
        if before.current_player != seat:
            found.update(match.game.deeds(before, match.actions[number]))
    return frozenset(found)
