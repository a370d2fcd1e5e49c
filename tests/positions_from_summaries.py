"""Position summaries with something wrong in them, and what reading them may lead to."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

from teocalli.core.errors import PositionError
from teocalli.core.game import Game
from teocalli.core.playout import random_playouts
from teocalli.core.state import State

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    7,
    9,
    12,
    99,
    2**40,
    1.5,
    "",
    "-",
    "S",
    "a1",
    "3.2",
    "1.3w4",
    "wide",
    [],
    {},
    [0],
    ["S"],
)


def read_back(game: Game, state: State) -> State:
    """The position of a position's complete summary."""
    return game.position_from_summary(game.complete_summary(state))


def mutated(summary: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The summary with one to three parts changed, moved, left out or put in twice."""
    changed = copy.deepcopy(summary)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        holder, key = rng.choice(list(_places(changed)))
        _spoil(holder, key, rng)
    return changed


def _places(part: Any) -> Iterator[tuple[Any, Any]]:
    """Every part below, as what holds it and its key there."""
    keys = list(part) if isinstance(part, dict) else range(len(part))
    for key in keys:
        yield part, key
        if isinstance(part[key], dict | list):
            yield from _places(part[key])


def _spoil(holder: Any, key: Any, rng: random.Random) -> None:
    value = holder[key]
    kind = rng.randrange(6)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.append(copy.deepcopy(value))
    elif kind == 2 and isinstance(value, int) and not isinstance(value, bool):
        holder[key] = value + rng.choice((-1, 1))
    elif kind == 3 and isinstance(value, str) and value:
        at = rng.randrange(len(value))
        holder[key] = value[:at] + rng.choice("SJMET-0123bBrp") + value[at + 1 :]
    elif kind == 4 and isinstance(holder, list):
        other = rng.randrange(len(holder))
        holder[key], holder[other] = holder[other], value
    else:
        holder[key] = copy.deepcopy(rng.choice(ODD))


def refusal(game: Game, summary: Any) -> str | None:
    """The sentence by which a summary is refused; None for one that is taken, which then can be played to its end."""
    try:
        state = game.position_from_summary(summary)
    except PositionError as error:
        text = str(error)
        assert text
        assert "\n" not in text
        assert not text.startswith("error-")
        return text
    told = {key: value for key, value in summary.items() if key != "beyond"}
    assert {key: state.summary()[key] for key in told} == told
    random_playouts(state, 2, 0)
    assert read_back(game, state).to_bytes() == state.to_bytes()
    return None
