"""Why something that one might expect at a decision is not offered (R-30).

Here stands what people may ask about and how a reason is said. The reasons themselves come from the rules
(`TeotihuacanState.why_not`).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.notation import (
    BOARDS,
    POWERS,
    Target,
    Worker,
    actions_of,
    parts_of,
    place_name,
    variants_of,
)
from teocalli.games.teotihuacan.rules.position import AT_BOARD, AT_STACK, AT_START, PALACE
from teocalli.games.teotihuacan.tell.summary import worker_of

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import Reason, TeotihuacanState

Refusal = dict[str, Any]
"""`{"word": what is not offered, "kind": …, its parts, "reason": Message}`."""
_CLAIMED = {AT_BOARD: "board_tiles", AT_STACK: "stacks", AT_START: "beside"}
"""Where tiles that may be claimed lie, in `TeotihuacanState.table`."""
_MAIN_WITHOUT = {
    "owned": "nothing-5",
    "row": "nothing-5",
    "full": "nothing-6",
    "stairway-done": "nothing-7",
    "stairway-below": "nothing-7",
    "taken": "nothing-8",
    "no-place": "nothing-8",
}
"""What a main action as a whole lacks, where the nearest way fails for such a reason."""
_OTHERWISE = {
    ("build", "no-place"): "place-below",
    ("level", "taken"): "level-full",
    **{(kind, "no-worker"): "no-such-worker" for kind in ("move", "board", "worker", "power", "crew")},
}
"""Reasons that are said otherwise of a kind of targets."""
_NUMBERS = {"workers": "count", "most": "count", "exactly": "count", "stairway-below": "level", "place-below": "level"}
"""Arguments for the number of a reason."""


def why_not(state: TeotihuacanState, target: str) -> Message | None:
    """Why a word of the notation, or anything that `actions_of` knows, cannot be chosen; None if it can.

    Raises `OptionError` where there is no such target.
    """
    asked = Target.read(target)
    if asked.kind == "worker":
        reason = state.why_not_worker(*_die(state, Worker.read(asked.part)))
    else:
        # Where a tile would make it legal, nothing is forbidden; the reason is that without it.
        reason = state.why_not(*variants_of(target)) and state.why_not(*actions_of(target))
    return said(target, reason) if reason else None


def _die(state: TeotihuacanState, worker: Worker) -> tuple[int, int, int]:
    """Board, power and lock of a worker."""
    lock = state.table()["royal"].index(worker.royal) + 1 if worker.royal else int(worker.locked)
    return worker.board, worker.power, lock


# How it is said.


def said(target: str, reason: Reason) -> Message:
    """A reason in words. `target` is what it is about, a word or target."""
    name, number, lacking = reason
    about = Target.read(target)
    kind = about.kind
    if lacking:
        return _lacking(kind, lacking, saving=number == 1)
    if name == "never-alone":
        return _refused(f"with-{'mask' if about.part in parts.standard().masks else about.part.replace('_', '-')}")
    if kind == "main":
        name = _MAIN_WITHOUT.get(name, name)
    name = _OTHERWISE.get((kind, name), name)
    return _refused(name, **({_NUMBERS[name]: number} if name in _NUMBERS else {}))


def _refused(name: str, /, **arguments: Any) -> Message:
    return message(f"teotihuacan-refused-{name}", **arguments)


def _lacking(kind: str, lacking: tuple[tuple[str, int, int], ...], *, saving: bool) -> Message:
    """“needs 2 wood, you have 1”, also of several things."""
    if kind in ("move", "board") and [what for what, _, _ in lacking] == ["free_move"]:
        return _refused("too-far")
    needed = [_amount(what, count) for what, count, _ in lacking]
    owned = [_amount(what, count) for what, _, count in lacking]
    name = "lacking-saved" if saving else "lacking"
    return _refused(name, needed=needed, owned=lacking[0][2] if len(lacking) == 1 else owned)


def _amount(what: str, count: int) -> Message:
    if what in ("cocoa", *parts.GOODS):
        return message(f"teotihuacan-amount-{what}", count=count)
    return message("teotihuacan-amount-tile", count=count, tile=message(f"teotihuacan-kind-{what}"))


# What one may ask about.


def refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """What one might expect at this decision and is not offered, each with the reason."""
    expected = _EXPECTED.get(state.decision)
    targets = expected(state) if expected else iter(())
    for target in targets:
        reason = why_not(state, target)
        if reason:
            yield _told(target, reason)


def free_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Unlocking and own tiles that cannot be used now, where such words are possible at all (N4)."""
    player = _mine(state)
    components = state.game.components
    held = [kind for kind, count in zip(components.kinds, player["unused"], strict=True) if count]
    usable = [f"use:{kind}" for kind in held if kind not in components.masks]
    targets = [*(["unlock"] if any(die[2] for die in player["dice"]) else []), *usable]
    for target in targets:
        reason = state.why_not(*actions_of(target))
        if reason and reason[0] != "closed":
            yield _told(target, said(target, reason))


def _told(target: str, reason: Message) -> Refusal:
    return {"word": target, **parts_of(target), "reason": reason}


def _mine(state: TeotihuacanState) -> dict[str, Any]:
    """What lies before the player who is asked."""
    return state.player_table(state.current_player)


def _dice(state: TeotihuacanState) -> list[Worker]:
    """The own workers, equal ones once, by what summaries write."""
    royals = state.table()["royal"]
    dice = {worker_of(die, royals) for die in _mine(state)["dice"] if die[1] in POWERS}
    return sorted(dice, key=lambda worker: worker.text)


def _turn(state: TeotihuacanState) -> Iterator[str]:
    """Resting, locked workers, and boards that are too far (T23, T24)."""
    yield "rest"
    for die in _dice(state):
        if die.locked:
            yield f"worker:{die.text}"
        else:
            yield from (f"move:{die.text}>{board}" for board in BOARDS)


def _act(state: TeotihuacanState) -> Iterator[str]:
    """The Main action and the forms of Worship that the board has (T28–T32)."""
    board = state.table()["arrival"]
    if board == PALACE:
        yield from (f"worship:r{number}" for number in state.table()["royal"])
    else:
        yield "main"
    if board in parts.TILE_BOARDS and board != PALACE:
        yield from ("worship:step", "worship:tile", "worship:step+tile")


def _workers(state: TeotihuacanState) -> Iterator[str]:
    return (f"worker:{die.text}" for die in _dice(state))


def _crews(state: TeotihuacanState) -> Iterator[str]:
    """Three of four workers (T43)."""
    board = state.table()["arrival"]
    powers = [power for place, power, lock, _ in _mine(state)["dice"] if place == board and not lock]
    yield from sorted({"crew:" + ".".join(map(str, sorted(crew))) for crew in itertools.combinations(powers, 3)})


def _claims(state: TeotihuacanState) -> Iterator[str]:
    """Tiles that lie there (T68)."""
    _, where, number, _ = state.frames[-1]
    tiles = state.table()[_CLAIMED[where]][number]
    kinds = state.game.components.kinds
    yield from (f"claim:{kinds[tile - 1]}" for tile in sorted(set(tiles if where == AT_STACK else [tiles])) if tile)


def _builds(state: TeotihuacanState) -> Iterator[str]:
    """Levels, and places whose tiles below are built (T50)."""
    if state.table()["pyramid"]:
        yield from (f"level:{level}" for level in parts.standard().data["levels"])
        for place in parts.places():
            target = f"build:@{place_name(place)}"
            reason = state.why_not(*actions_of(target))
            if reason and reason[0] == "lacking":
                yield target


def _royal(state: TeotihuacanState) -> Iterator[str]:
    """The first number of times that is too dear, goods one lacks, temples (T35 to T41)."""
    _, royal, power, _ = state.frames[-1]
    if royal in (2, 6) and _mine(state)["cocoa"] < power:
        yield f"times:{_mine(state)['cocoa'] + 1}"
    elif royal == 7:
        yield from (f"pay:{letter}" for letter in parts.GOOD_LETTERS)
    elif royal == 8:
        yield from _temples(state)


def _temples(state: TeotihuacanState) -> Iterator[str]:
    return (f"temple:{temple}" for temple in parts.TEMPLES)


_EXPECTED: dict[str, Callable[[TeotihuacanState], Iterator[str]]] = {
    "turn": _turn,
    "act": _act,
    "temple": _temples,
    "claim": _claims,
    "power": _workers,
    "extra": _workers,
    "ascend": lambda state: iter(("ascend:temple", "ascend:two", "ascend:worker")),
    "tech": lambda state: (f"tech:{state.game.components.technologies[tech]}" for tech in state.table()["techs"]),
    "row": lambda state: (f"row:{row}" for row in parts.ROWS),
    "deco": lambda state: (f"deco:@{stairway}" for stairway in parts.STAIRWAYS),
    "build": _builds,
    "save": lambda state: iter(("save:w", "save:s", "save:-")),
    "crew": _crews,
    "royal": _royal,
    "salary": lambda state: iter((f"salary:{state.salary(state.current_player)}",)),
    "place": lambda state: (f"board:{board}" for board in BOARDS),
}
"""By decision what a page may ask about: words, and targets as `actions_of` knows them."""
