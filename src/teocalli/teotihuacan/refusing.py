"""Why something that one might expect at a decision is not offered (R-30)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.teotihuacan import components as parts
from teocalli.teotihuacan import words
from teocalli.teotihuacan.salary import salary

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

Refusal = dict[str, Any]
"""`{"word": what is not offered, "reason": Message}`."""
_AT_BOARD, _AT_STACK = 0, 1
_BY_ACTION = 0
_MOVED, _CREW = 1 << 2, 1 << 3
"""Marks of a die: moved in this turn; used in the Main action."""
_TOP, _LAST_STEP, _AVENUE_END = 11, 10, 9
_UNLOCKING = 3
_ASCENDING = 6
_STRONG = 4
_LEVELS = range(1, 5)


def refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """What one might expect at this decision and is not offered, each with the reason."""
    find = _REFUSALS.get(state.decision)
    return iter(()) if find is None else find(state)


def free_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Unlocking and own tiles that cannot be used now, where such words are possible at all (N4)."""
    legal = _legal(state)
    if not _is_open(state, legal):
        return
    player = _mine(state)
    locked = any(lock for _, _, lock, _ in player["dice"])
    if locked and player["cocoa"] < _UNLOCKING:
        yield _refusal("unlock", _lacking("cocoa", _UNLOCKING, player["cocoa"]))
    for kind, count in zip(state.game.components.kinds, player["unused"], strict=True):
        if count and not kind.startswith("mask_") and f"use:{kind}" not in legal:
            yield _refusal(f"use:{kind}", _use_reason(state, kind))


_OPEN = ("turn", "act", "ascend", "extra", "end")


def _is_open(state: TeotihuacanState, legal: list[str]) -> bool:
    """Whether the decision is an open one (N5). At the others that may be open a tile that is used shows it."""
    own = state.current_player == state.turn_player
    return own and (state.decision in _OPEN or any(word.startswith(("use:", "unlock")) for word in legal))


def _refusal(word: str, reason: Message) -> Refusal:
    return {"word": word, "reason": reason}


def _why(name: str, /, **arguments: Any) -> Message:
    return message(f"teotihuacan-refused-{name}", **arguments)


def _legal(state: TeotihuacanState) -> list[str]:
    return [words.plain_word(action) for action in state.legal_actions()]


def _mine(state: TeotihuacanState) -> dict[str, Any]:
    return state.player_table(state.current_player)


def _lacking(good: str, needed: int, owned: int) -> Message:
    return _why("lacking", needed=message(f"teotihuacan-amount-{good}", count=needed), owned=owned)


def _short_of(state: TeotihuacanState, cost: dict[str, int]) -> Message | None:
    """The first thing of which the player has too little."""
    player = _mine(state)
    owned = {"cocoa": player["cocoa"], **dict(zip(parts.GOODS, player["goods"], strict=True))}
    for good, needed in cost.items():
        if owned[good] < needed:
            return _lacking(good, needed, owned[good])
    return None


# Own tiles, temples, workers.


def _use_reason(state: TeotihuacanState, kind: str) -> Message:
    """Why an own Discovery tile cannot be used now (T69 to T73)."""
    if kind == "avenue_1":
        return _why("avenue-end")
    if kind.startswith("temple_"):
        temple = kind.removeprefix("temple_")
        return _why("no-step") if temple == "any" else _temple_reason(state, parts.TEMPLES.index(temple))
    if kind == "power_up_2":
        return _why("no-worker")
    return _why(f"with-{kind.replace('_', '-')}")


def _temple_reason(state: TeotihuacanState, temple: int) -> Message:
    """Why no step is possible in a temple (T54)."""
    return _why("temple-top" if _mine(state)["temples"][temple] == _TOP else "temple-taken")


def _step_possible(state: TeotihuacanState, temple: int) -> bool:
    own = _mine(state)["temples"][temple]
    everybody = [state.player_table(seat)["temples"][temple] for seat in range(len(state.points()))]
    return bool(own < _LAST_STEP or (own == _LAST_STEP and _TOP not in everybody))


def _temple_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    legal = _legal(state)
    for number, name in enumerate(parts.TEMPLES):
        if f"temple:{name}" not in legal:
            possible = _step_possible(state, number)
            yield _refusal(f"temple:{name}", _why("no-match") if possible else _temple_reason(state, number))


def _worker_word(state: TeotihuacanState, board: int, power: int, lock: int) -> str:
    """A die as summaries write it: `3.2`, `3.2w`, `1.2w4`."""
    royal = state.table()["royal"][lock - 1] if lock and board == 1 else ""
    return f"{board}.{power}w{royal}" if lock else f"{board}.{power}"


def _power_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Workers that cannot get the power-up (N11)."""
    legal = set(_legal(state))
    _, source, _, least = state.frames[-1]
    if state.decision == "extra":
        source, least = _BY_ACTION, 0
    for board, power, lock, marks in _mine(state)["dice"]:
        word = f"power:{_worker_word(state, board, power, lock)}"
        if word not in legal and power < _ASCENDING:
            legal.add(word)
            yield _refusal(word, _power_reason(state, (board, power, lock, marks), source, least))


def _power_reason(state: TeotihuacanState, die: tuple[int, int, int, int], source: int, least: int) -> Message:
    board, power, lock, marks = die
    if lock:
        return _why("locked")
    if source == _BY_ACTION and not (marks & _CREW and board == state.table()["arrival"]):
        return _why("not-used")
    if 8 * board + power < least:
        return _why("order")
    return _short_of(state, {"cocoa": 1}) or _why("moved")


# The beginning of a turn, and the action.


def _turn_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    if "rest" not in _legal(state):
        yield _refusal("rest", _why("none-locked"))


def _act_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    legal = _legal(state)
    board = state.table()["arrival"]
    if board != 1 and not any(word.startswith("main") for word in legal):
        yield _refusal("main", _main_reason(state, board))
    if board not in parts.TILE_BOARDS:
        return
    forms = [f"r{number}" for number in state.table()["royal"]] if board == 1 else ["step", "tile", "step+tile"]
    for lock, form in enumerate(forms, start=1):
        if not any(_is_form(word, form) for word in legal):
            yield _refusal(f"worship:{form}", _worship_reason(state, board, form, lock if board == 1 else 1))


def _is_form(word: str, form: str) -> bool:
    said = word.removeprefix("worship:").rstrip("*").partition("@")[0]
    return word.startswith("worship:") and said in (form, "tile+step" if form == "step+tile" else form)


def _main_reason(state: TeotihuacanState, board: int) -> Message:
    """What a Main action lacks: cocoa first, then its own cost, else room (T28, T43–T50)."""
    lacking = _short_of(state, {"cocoa": state.table()["colours"]}) or _short_of(state, _least_cost(state, board))
    return lacking or _why(f"nothing-{board}" if board >= 5 else "impossible")


def _least_cost(state: TeotihuacanState, board: int) -> dict[str, int]:
    """What the action costs at least with the workers there."""
    data = state.game.components.data
    if board == 5:
        prices = [data["technologies"][number] for number in _open_technologies(state)]
        return {"gold": min(prices, default=0)}
    if board == 6:
        return {"wood": 2}
    if board == 7:
        return {"gold": data["decoration_gold"][min(max(len(_workers_here(state)), 1), 3) - 1]}
    return _level_cost(state, min(_open_levels(state), default=1)) if board == 8 else {}


def _workers_here(state: TeotihuacanState) -> list[int]:
    """Powers of the own workers that could work where one has arrived."""
    board = state.table()["arrival"]
    return [power for place, power, lock, _ in _mine(state)["dice"] if place == board and not lock]


def _open_technologies(state: TeotihuacanState) -> list[int]:
    """Technologies that are not owned, of the rows that are open to the workers there (T47)."""
    powers = _workers_here(state)
    display = state.table()["techs"]
    both = len(powers) > 1 or max(powers, default=0) >= _STRONG
    owned = _mine(state)["techs"]
    return [state.game.components.technologies[tech] for tech in display[: 6 if both else 3] if tech not in owned]


def _level_cost(state: TeotihuacanState, level: int) -> dict[str, int]:
    cost = state.game.components.data["levels"][level]
    return {"stone": cost["stone"], "wood": cost["wood"]}


def _open_places(state: TeotihuacanState) -> list[tuple[int, int, int]]:
    """Places without a tile, all of whose supports are built (T50)."""
    built = set(state.table()["places"])
    return [
        place
        for number, place in enumerate(parts.places())
        if number not in built and built.issuperset(parts.supports(*place))
    ]


def _open_levels(state: TeotihuacanState) -> set[int]:
    return {level for level, _, _ in _open_places(state)}


def _worship_reason(state: TeotihuacanState, board: int, form: str, lock: int) -> Message:
    """Why a form of Worship is closed (T30–T32)."""
    seat, table = state.current_player, state.table()
    cocoa = _mine(state)["cocoa"]
    owners = [
        owner
        for owner in range(len(state.points()))
        if any(place == board and held == lock for place, _, held, _ in state.player_table(owner)["dice"])
    ]
    if seat in owners:
        return _why("own-worker")
    due = (1 if owners else 0) + (1 if form == "step+tile" else 0)
    if cocoa < due:
        return _lacking("cocoa", due, cocoa)
    kind = table["board_tiles"][parts.TILE_BOARDS.index(board)]
    if "tile" in form and not kind:
        return _why("no-tile")
    if form == "tile":
        cost = _tile_cost(state, state.game.components.kinds[kind - 1])
        return _short_of(state, {**cost, "cocoa": cost.get("cocoa", 0) + due}) or _why("impossible")
    return _why("no-step" if "step" in form else "impossible")


# Inside an action.


def _tile_cost(state: TeotihuacanState, kind: str) -> dict[str, int]:
    tiles: list[dict[str, Any]] = state.game.components.data["discovery_tiles"]
    cost: dict[str, int] = next(tile["cost"] for tile in tiles if tile["id"] == kind)
    return cost


def _claim_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Tiles lying there whose cost cannot be paid, or that lie below another one (T68, option `stack_choice`)."""
    _, where, number, _ = state.frames[-1]
    kinds = state.game.components.kinds
    tiles = state.table()[{_AT_BOARD: "board_tiles", _AT_STACK: "stacks"}.get(where, "beside")][number]
    legal = _legal(state)
    for tile in sorted(set(tiles if isinstance(tiles, list) else [tiles])):
        word = f"claim:{kinds[tile - 1]}"
        if tile and word not in legal:
            yield _refusal(word, _short_of(state, _tile_cost(state, kinds[tile - 1])) or _why("only-top"))


def _tech_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Technologies on display that cannot be taken now (T47)."""
    numbers, legal = state.game.components.technologies, _legal(state)
    owned = _mine(state)["techs"]
    prices = state.game.components.data["technologies"]
    for tech in state.table()["techs"]:
        word = f"tech:{numbers[tech]}"
        if word not in legal:
            short = _why("owned") if tech in owned else _short_of(state, {"gold": prices[numbers[tech]]})
            yield _refusal(word, short or _why("row"))


def _row_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Rows of the nobles without room, or for more workers (T48)."""
    legal, built = _legal(state), state.table()["rows"]
    places = state.game.components.data["nobles"]
    for number, row in enumerate(parts.ROWS):
        if f"row:{row}" not in legal:
            full = built[number] == len(places[row])
            yield _refusal(f"row:{row}", _why("full") if full else _why("workers", count=number + 1))


def _deco_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Stairways without a free step; the word names the first Decoration on display (T49)."""
    legal, table = _legal(state), state.table()
    first = min(table["decos"])
    for stairway, tiles in zip(parts.STAIRWAYS, table["stairs"], strict=True):
        if f"deco:D{first}@{stairway}" not in legal:
            done = len(tiles) == len(_LEVELS)
            reason = _why("stairway-done") if done else _why("stairway-below", level=len(tiles))
            yield _refusal(f"deco:D{first}@{stairway}", reason)


def _build_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Levels on which no tile can be laid (`level:N`), and open places that are too dear (T50)."""
    possible = {int(word.partition("@")[2][0]) for word in _legal(state) if word.startswith("build:")}
    places, display = _open_places(state), state.table()["pyramid"]
    for level in _LEVELS:
        if level in possible or not display:
            continue
        is_open = any(place[0] == level for place in places)
        dear = _short_of(state, _level_cost(state, level)) if is_open else None
        yield _refusal(f"level:{level}", dear or _why("no-place"))
        for place in places:
            if place[0] == level and dear:
                yield _refusal(f"build:T{min(display)}@{'.'.join(map(str, place))}r0", dear)


def _save_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """What Technology 15 cannot save (N15)."""
    legal, level = _legal(state), state.frames[-1][1]
    cost = _level_cost(state, level)
    for letter, good in (("w", "wood"), ("s", "stone"), ("-", "")):
        if f"save:{letter}" in legal:
            continue
        rest = {name: count - (name == good) for name, count in cost.items()}
        yield _refusal(f"save:{letter}", _why("costs-none") if good and not cost[good] else _dear(state, rest))


def _dear(state: TeotihuacanState, cost: dict[str, int]) -> Message:
    return _short_of(state, cost) or _why("impossible")


def _crew_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Three of four workers without the one that moved, or workers who cannot carry out the action (T43)."""
    board, legal = state.table()["arrival"], set(_legal(state))
    here = [die for die in _mine(state)["dice"] if die[0] == board and not die[2]]
    for dice in itertools.combinations(here, 3):
        word = "crew:" + ".".join(str(power) for power in sorted(power for _, power, _, _ in dice))
        if word not in legal:
            legal.add(word)
            moved = sum(bool(die[3] & _MOVED) for die in dice) == sum(bool(die[3] & _MOVED) for die in here)
            yield _refusal(word, _why("impossible") if moved else _why("without-moved"))


def _royal_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """The first number of times that is too dear; goods one lacks; steps that are not possible (T35 to T41)."""
    _, royal, power, _ = state.frames[-1]
    if royal in (2, 6):
        owned = _mine(state)["cocoa"]
        if owned < power:
            yield _refusal(f"times:{owned + 1}", _lacking("cocoa", owned + 1, owned))
    elif royal == 7:
        yield from _payment_refusals(state)
    elif royal == 8:
        for refusal in _temple_refusals(state):
            yield {**refusal, "reason": _short_of(state, {"cocoa": 1}) or refusal["reason"]}


def _payment_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    legal = _legal(state)
    for letter, good in zip(parts.GOOD_LETTERS, parts.GOODS, strict=True):
        if f"pay:{letter}" not in legal:
            yield _refusal(f"pay:{letter}", _dear(state, {"cocoa": 1, good: 1}))


def _ascend_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    legal, player = _legal(state), _mine(state)
    if "ascend:temple" not in legal:
        yield _refusal("ascend:temple", _why("no-step"))
    if "ascend:two" not in legal:
        yield _refusal("ascend:two", _short_of(state, {"cocoa": 3}) or _why("no-step"))
    if not player["wheel"]:
        yield _refusal("ascend:worker", _why("wheel"))


# Outside turns.


def _salary_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """The whole salary, where one cannot pay it (T77)."""
    due, owned = salary(state, state.current_player), _mine(state)["cocoa"]
    if owned < due:
        yield _refusal(f"salary:{due}", _lacking("cocoa", due, owned))


def _place_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Boards that the kept Starting tiles do not show (T16)."""
    shown = {board for word in _legal(state) for board in word.partition(":")[2].split(".")}
    for board in "12345678":
        if board not in shown:
            yield _refusal(f"place:{board}", _why("not-shown"))


_REFUSALS: dict[str, Callable[[TeotihuacanState], Iterator[Refusal]]] = {
    "turn": _turn_refusals,
    "act": _act_refusals,
    "temple": _temple_refusals,
    "claim": _claim_refusals,
    "power": _power_refusals,
    "extra": _power_refusals,
    "ascend": _ascend_refusals,
    "tech": _tech_refusals,
    "row": _row_refusals,
    "deco": _deco_refusals,
    "build": _build_refusals,
    "save": _save_refusals,
    "crew": _crew_refusals,
    "royal": _royal_refusals,
    "salary": _salary_refusals,
    "place": _place_refusals,
}
