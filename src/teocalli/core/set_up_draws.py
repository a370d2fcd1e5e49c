"""What chance decides while a game is set up, as draws that somebody can make at a table, found by asking the rules.

Nothing is said twice: the outcomes that the rules offer are looked at, and a draw is recognised only if it gives just
these. So whoever carries the draws out, such as a page without a server, sets up by the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import comb, perm, prod
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.core.state import State

if TYPE_CHECKING:
    from teocalli.core.game import Game

SEAT = "draw-seat"
"""Id of a message that stands for a seat in a draw; whoever shows it puts the player's name there."""

Item = Message | str | int
Outcome = tuple[Item, ...]


@dataclass(frozen=True)
class Draw:
    """One draw.

    Attributes:
        text: the message that tells of it, without what is drawn.
        argument: under this name what is drawn stands in it.
        lists: what is drawn from: one list for each thing drawn, or one for all.
        count: how many things are drawn; none is put back.
        ordered: whether their order matters; else they are told in the order of the list.
        later: whether players have decided something before.
        pool: number of what is drawn from; draws with the same number draw from the same things.
        kept: how many of them are kept, and not put back before a later draw; None: all.

    """

    text: Message
    argument: str
    lists: tuple[tuple[Item, ...], ...]
    count: int = 1
    ordered: bool = True
    later: bool = False
    pool: int = 0
    kept: int | None = None

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        return {**vars(self), "lists": [list(items) for items in self.lists]}


def draws_of(game: Game, is_set_up: Callable[[State], bool]) -> list[Draw]:
    """The draws of a game whose set-up is played (`setup_length` 0).

    Draws that follow each other with the same text from the same things are one. Things that are there several times
    are left out: they lie shuffled in stacks.
    """
    found: list[Draw] = []
    for state, later in _chance_nodes(game, is_set_up):
        draw = _recognised(state, later=later)
        if draw is None:
            continue
        draw = _from_the_same(found, draw)
        last = found[-1] if found else None
        if last and replace(draw, count=last.count) == last and draw.count == 1:
            found[-1] = replace(last, count=last.count + 1)
        else:
            found.append(draw)
    return found


def seat_names(game: Game) -> list[Message]:
    """Names for messages that are told before anybody has one."""
    return [message(SEAT, seat=seat) for seat in range(game.seats)]


def lists_of(outcomes: Sequence[Outcome]) -> tuple[tuple[tuple[Item, ...], ...], bool]:
    """What is drawn from, and whether the order matters, so that just these outcomes can come about.

    Raises `ValueError` where they are not those of a draw without putting back.
    """
    count = len(outcomes[0])
    places = [_unique(outcome[place] for outcome in outcomes) for place in range(count)]
    everything = _unique(item for place in places for item in place)
    told = {tuple(map(_key, outcome)) for outcome in outcomes}
    apart = all(len(set(outcome)) == count for outcome in told)
    if len(told) == len(outcomes):
        if apart and len(told) == perm(len(everything), count):
            return (everything,), True
        if apart and len({frozenset(outcome) for outcome in told}) == comb(len(everything), count) == len(told):
            return (everything,), False
        if len(told) == prod(map(len, places)):
            return tuple(places), True
    raise ValueError("these outcomes are not those of a draw")


def _chance_nodes(game: Game, is_set_up: Callable[[State], bool]) -> Iterator[tuple[State, bool]]:
    """Where chance decides, and whether a player did before; everybody does the first thing."""
    state, later = game.new_initial_state([]), False
    while not is_set_up(state):
        if state.is_chance_node():
            yield state.clone(), later
        later |= not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])


def _recognised(state: State, *, later: bool) -> Draw | None:
    """The draw that chance makes in a position; None for one of things that are there several times."""
    if len(set(state.chance_weights()[1])) > 1:
        return None
    messages = _messages(state)
    first = messages[0]["args"]
    varied = [name for name in first if any(each["args"][name] != first[name] for each in messages)]
    told = {_key(each) for each in messages}
    if len(varied) != 1 or len(told) < len(messages):
        return None
    [argument] = varied
    drawn = [each["args"][argument] for each in messages]
    outcomes = [tuple(each) if isinstance(each, list) else (each,) for each in drawn]
    text = message(messages[0]["id"], **{name: value for name, value in first.items() if name != argument})
    lists, ordered = lists_of(outcomes)
    return Draw(text, argument, lists, len(outcomes[0]), ordered, later)


def _messages(state: State) -> list[Message]:
    """What the log would tell of each outcome."""
    names = seat_names(state.game)
    told = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        told.append(state.game.log_lines(state, action, after, names)[0]["message"])
    return told


def _from_the_same(found: Sequence[Draw], draw: Draw) -> Draw:
    """A draw as one from everything that there was before earlier draws took some of it."""
    for earlier in found:
        if {_key(item) for items in draw.lists for item in items} <= {_key(item) for item in earlier.lists[0]}:
            return replace(draw, lists=earlier.lists, pool=earlier.pool)
    return replace(draw, pool=len(found))


def _key(item: Any) -> str:
    return item if isinstance(item, str) else json.dumps(item, sort_keys=True)


def _unique(items: Iterable[Item]) -> tuple[Item, ...]:
    return tuple({_key(item): item for item in items}.values())
