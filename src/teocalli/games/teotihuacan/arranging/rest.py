"""What a position holds beyond its summary, in words and numbers: what waits, undrawn tiles, marks on dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.core.errors import message, shown
from teocalli.core.summary_reading import Part
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.arranging.numbers import Plain, number_of, numbers_of, technologies, with_marks
from teocalli.games.teotihuacan.rules.position import (
    D_ACT,
    D_DICE,
    D_END,
    D_OVER,
    D_TURN,
    DECISIONS,
    F_ACTION_DONE,
    F_END_TURN,
    F_REFILL,
    STACK_DEPTH,
    STARTS,
)
from teocalli.games.teotihuacan.state import DECISION_NAMES, EFFECT_NAMES
from teocalli.games.teotihuacan.tell.summary import worker_of

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

KEYS = ["waiting", "actor", "begun", "undrawn", "workers", "neutral", "layout", "offer", "beside"]
_OFFERED = 16
ALONE = {
    "turn": (F_END_TURN, F_REFILL, D_END, D_TURN),
    "act": (F_END_TURN, F_REFILL, D_END, F_ACTION_DONE, D_ACT),
    "end": (F_END_TURN, F_REFILL, D_END),
    "dice": (F_END_TURN, F_REFILL, D_DICE),
    "over": (D_OVER,),
}
"""What waits at the decisions for which the summary alone tells it."""


def _names() -> dict[str, int]:
    """Numbers of what waits, by name."""
    effects = enumerate(EFFECT_NAMES, start=DECISIONS + 1)
    return {name: kind for kind, name in [*enumerate(DECISION_NAMES), *effects]}


def beyond(state: TeotihuacanState) -> dict[str, Any]:
    """Everything that a position holds and its summary does not tell."""
    table, people = state.table(), [state.player_table(seat) for seat in range(state.game.seats)]
    names = {kind: name for name, kind in _names().items()}
    held = state.held()
    starting, kinds = parts.starting_tiles(), parts.standard().kinds
    return {
        "waiting": [[names[kind], *numbers] for kind, *numbers in state.frames],
        "actor": held["actor"],
        "begun": [state.game.components.technologies[number] for number in held["techs_begun"]],
        "undrawn": {
            "pyramid": [parts.pyramid_tiles()[number] for number in table["tiles_left"]],
            "starting": [starting[number] for number in held["starts"]],
            "discovery": {kind: count for kind, count in zip(kinds, table["kinds_left"], strict=True) if count},
        },
        "workers": [[with_marks(die, worker_of(die, table["royal"]).text) for die in own["dice"]] for own in people],
        "neutral": table["neutral"],
        "layout": held["layout"],
        "offer": [starting[number - 1] if number else None for number in table["offer"]],
        "beside": {starting[i]: kinds[kind - 1] for i, kind in enumerate(table["beside"]) if kind},
    }


def waiting(told: Part, own: Part | None) -> list[list[int]]:
    """The stack of what waits, from below."""
    decision = told["decision"].one_of(DECISION_NAMES)
    if own is None:
        if decision not in ALONE:
            known = ", ".join(ALONE)
            told["decision"].refuse(message("teotihuacan-position-within", decision=decision, known=known))
        return [[kind, 0, 0, 0] for kind in ALONE[decision]]
    names = _names()
    frames = []
    for frame in own["waiting"].items(1, STACK_DEPTH):
        kind, *numbers = frame.items(4, 4)
        frames.append([names[kind.one_of(list(names))], *[number.whole(-30_000, 30_000) for number in numbers]])
    return frames


def held(told: Part, own: Part | None, turn_of: int, begun: list[int]) -> Plain:
    """Who is asked, Technologies at the beginning of the turn, and what lies about during the set-up."""
    if own is None:
        return {"actor": max(turn_of, 0), "begun": begun, "starts": [], "layout": 0, **_offers(None)}
    own.check_keys(KEYS)
    own["undrawn"].check_keys(["pyramid", "starting", "discovery"])
    return {
        "actor": own["actor"].whole(0, 3),
        "begun": technologies(own["begun"], 0, 6),
        "starts": [number - 1 for number in numbers_of(own["undrawn"]["starting"], parts.starting_tiles())],
        "layout": own["layout"].whole(0, 3),
        **_offers(own),
    }


def _offers(own: Part | None) -> Plain:
    """Starting tiles on offer, and Discovery tiles beside some (T14)."""
    offer, beside = [0] * _OFFERED, [0] * STARTS
    starting = parts.starting_tiles()
    if own is not None:
        offer = [0 if e.value is None else number_of(e, starting) for e in own["offer"].items(_OFFERED, _OFFERED)]
        for name, kind in own["beside"].pairs():
            if name not in starting:
                own["beside"].refuse(message("position-choice", value=shown(name, 20), known=" ".join(starting)))
            beside[starting.index(name)] = number_of(kind, parts.standard().kinds)
    return {"offer": offer, "beside": beside}
