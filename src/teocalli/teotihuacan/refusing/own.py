"""Own workers, tiles and steps that cannot be used now."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING

from teocalli.core.errors import Message
from teocalli.teotihuacan import components as parts
from teocalli.teotihuacan.refusing.saying import Refusal, lacking, legal_words, mine, refusal, short_of, why

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

_BY_ACTION = 0
_MOVED, _CREW = 1 << 2, 1 << 3
"""Marks of a die: moved in this turn; used in the Main action."""
_TOP, _LAST_STEP = 11, 10
_UNLOCKING = 3
_ASCENDING = 6


def _temple_reason(state: TeotihuacanState, temple: int) -> Message:
    """Why no step is possible in a temple (T54)."""
    return why("temple-top" if mine(state)["temples"][temple] == _TOP else "temple-taken")


def _step_possible(state: TeotihuacanState, temple: int) -> bool:
    own = mine(state)["temples"][temple]
    everybody = [state.player_table(seat)["temples"][temple] for seat in range(len(state.points()))]
    return bool(own < _LAST_STEP or (own == _LAST_STEP and _TOP not in everybody))


def temple_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Temples in which no step is possible, or that no matching icon offers (T51, T54)."""
    legal = legal_words(state)
    for number, name in enumerate(parts.TEMPLES):
        if f"temple:{name}" not in legal:
            possible = _step_possible(state, number)
            yield refusal(f"temple:{name}", why("no-match") if possible else _temple_reason(state, number))


def _worker_word(state: TeotihuacanState, board: int, power: int, lock: int) -> str:
    """A die as summaries write it: `3.2`, `3.2w`, `1.2w4`."""
    royal = state.table()["royal"][lock - 1] if lock and board == 1 else ""
    return f"{board}.{power}w{royal}" if lock else f"{board}.{power}"


def power_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Workers that cannot get the power-up (N11)."""
    legal = set(legal_words(state))
    _, source, _, least = state.frames[-1]
    if state.decision == "extra":
        source, least = _BY_ACTION, 0
    for board, power, lock, marks in mine(state)["dice"]:
        word = f"power:{_worker_word(state, board, power, lock)}"
        if word not in legal and power < _ASCENDING:
            legal.add(word)
            yield refusal(word, _power_reason(state, (board, power, lock, marks), source, least))


def _power_reason(state: TeotihuacanState, die: tuple[int, int, int, int], source: int, least: int) -> Message:
    board, power, lock, marks = die
    if lock:
        return why("locked")
    if source == _BY_ACTION and not (marks & _CREW and board == state.table()["arrival"]):
        return why("not-used")
    if 8 * board + power < least:
        return why("order")
    return short_of(state, {"cocoa": 1}) or why("moved")


def crew_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Three of four workers without the one that moved, or workers who cannot carry out the action (T43)."""
    board, legal = state.table()["arrival"], set(legal_words(state))
    here = [die for die in mine(state)["dice"] if die[0] == board and not die[2]]
    for dice in itertools.combinations(here, 3):
        word = "crew:" + ".".join(str(power) for power in sorted(power for _, power, _, _ in dice))
        if word not in legal:
            legal.add(word)
            moved = sum(bool(die[3] & _MOVED) for die in dice) == sum(bool(die[3] & _MOVED) for die in here)
            yield refusal(word, why("impossible") if moved else why("without-moved"))


def _use_reason(state: TeotihuacanState, kind: str) -> Message:
    """Why an own Discovery tile cannot be used now (T69 to T73)."""
    if kind == "avenue_1":
        return why("avenue-end")
    if kind.startswith("temple_"):
        temple = kind.removeprefix("temple_")
        return why("no-step") if temple == "any" else _temple_reason(state, parts.TEMPLES.index(temple))
    if kind == "power_up_2":
        return why("no-worker")
    return why(f"with-{kind.replace('_', '-')}")


def free_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Unlocking and own tiles that cannot be used now, where such words are possible at all (N4)."""
    legal = legal_words(state)
    if not _is_open(state, legal):
        return
    player = mine(state)
    locked = any(lock for _, _, lock, _ in player["dice"])
    if locked and player["cocoa"] < _UNLOCKING:
        yield refusal("unlock", lacking("cocoa", _UNLOCKING, player["cocoa"]))
    for kind, count in zip(state.game.components.kinds, player["unused"], strict=True):
        if count and not kind.startswith("mask_") and f"use:{kind}" not in legal:
            yield refusal(f"use:{kind}", _use_reason(state, kind))


_OPEN = ("turn", "act", "ascend", "extra", "end")


def _is_open(state: TeotihuacanState, legal: list[str]) -> bool:
    """Whether the decision is an open one (N5). At the others that may be open a tile that is used shows it."""
    own = state.current_player == state.turn_player
    return own and (state.decision in _OPEN or any(word.startswith(("use:", "unlock")) for word in legal))


def turn_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Resting without a locked worker (T24)."""
    if "rest" not in legal_words(state):
        yield refusal("rest", why("none-locked"))
