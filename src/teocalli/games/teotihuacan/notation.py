"""Words of Teotihuacan: one decision is one word, the same in every language (notation of the specification)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from teocalli.core.errors import IllegalAction, OptionError, clean_word
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.rules.tables import LAYOUT

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

NUM_ACTIONS = LAYOUT["actions"]
KINDS = frozenset(parts.standard().kinds)
"""Kinds of Discovery tiles."""
_POWERS = range(1, 6)
_BOARDS = range(1, 9)
_KINDS = {
    "move_two": "move",
    "unlock_free": "unlock",
    "salary_free": "salary",
    "draw_deco": "draw",
    "draw_tile": "draw",
    "draw_turned": "draw",
    "draw_kind": "draw",
    "draw_start": "draw",
    "draw_action": "draw",
}
"""Groups whose words begin with another one's name."""


def letters(goods: tuple[int, int, int]) -> str:
    """A set of goods as in words: "wwg", "-" for none."""
    return "".join(letter * count for letter, count in zip(parts.GOOD_LETTERS, goods, strict=True)) or "-"


def _dotted(values: object) -> str:
    return ".".join(str(value) for value in values)  # type: ignore[attr-defined]


def _setup_words() -> dict[str, list[str]]:
    data = parts.standard()
    royals = data.data["royal_tiles"]
    numbers = data.technologies
    return {
        "first": [f"first:{seat}" for seat in range(4)],
        "boards": ["boards:" + "".join(map(str, boards)) for boards in parts.permutations()],
        "royals": [
            f"royals:{a}.{b}.{c}" for a in sorted(royals["A"]) for b in sorted(royals["B"]) for c in sorted(royals["C"])
        ],
        "techs": ["techs:" + _dotted(numbers[i] for i in chosen) for chosen in parts.technology_sets()],
        "bonus": ["bonus:" + _dotted(data.bonuses[i] for i in chosen) for chosen in parts.bonus_rows()],
        "layout": [f"layout:{number}" for number in range(4)],
        "draw_deco": [f"draw:D{number}" for number in range(1, 16)],
        "draw_tile": [f"draw:T{number}" for number in range(1, 33)],
        "draw_turned": [f"draw:T{number}r{turns}" for number in range(1, 33) for turns in range(4)],
        "draw_kind": [f"draw:{kind}" for kind in data.kinds],
        "draw_start": [f"draw:ST{number}" for number in range(1, 19)],
        "draw_action": [f"draw:{action}" for action in data.bot_actions],
        "dirs": ["dirs:LL", "dirs:LR", "dirs:RL", "dirs:RR"],
        "keep": [f"keep:ST{a + 1}.ST{b + 1}" for a, b in parts.starting_pairs()],
        "pick": [f"pick:ST{number}" for number in range(1, 19)],
        "place": ["place:" + _dotted(boards) for boards in parts.board_sets()],
    }


def _turn_words() -> dict[str, list[str]]:
    data = parts.standard()
    return {
        "dice": [f"dice:{total}" for total in range(2, 13)],
        "spin": [f"spin:{turns}" for turns in range(4)],
        "gain": ["gain:" + letters(goods) for goods in parts.goods_sets()],
        "temple": [f"temple:{temple}" for temple in parts.TEMPLES],
        "reward": ["reward"],
        "skip": ["skip"],
        "claim": [f"claim:{kind}" for kind in data.kinds],
        "power": [f"power:{board}.{power}" for board in _BOARDS for power in _POWERS],
        "ascend": [f"ascend:{reward}" for reward in ("vp", "cocoa", "temple", "two", "two*", "worker")],
        "unlock": ["unlock"],
        "unlock_free": ["unlock*"],
        "use": [f"use:{kind}" for kind in data.kinds],
        "move": [f"move:{board}.{power}>{goal}" for board in _BOARDS for power in _POWERS for goal in _BOARDS],
        "move_two": [
            f"move:{board}.{a}.{b}>{goal}" for board in _BOARDS for a, b in parts.power_pairs() for goal in _BOARDS
        ],
        "rest": ["rest"],
        "cocoa": ["cocoa"],
        "main": [f"main{extra}{free}" for extra in ("", "+1", "+2") for free in ("", "*")],
        "worship": [f"worship:{form}{power}{free}" for form in _forms() for power in _named() for free in ("", "*")],
        "crew": ["crew:" + _dotted(powers) for powers in parts.power_sets()],
        "tech": [f"tech:{number}" for number in data.technologies],
        "row": [f"row:{row}" for row in parts.ROWS],
        "deco": [f"deco:D{number}@{stairway}" for number in range(1, 16) for stairway in parts.STAIRWAYS],
        "build": [
            f"build:T{number}@{_dotted(place)}r{turns}"
            for number in range(1, 33)
            for place in parts.places()
            for turns in range(4)
        ],
        "done": ["done"],
        "save": ["save:w", "save:s", "save:-"],
        "times": [f"times:{number}" for number in range(6)],
        "pay": ["pay:" + letters(goods) for goods in parts.goods_sets()],
        "waive": ["waive"],
        "end": ["end"],
        "salary": [f"salary:{cocoa}" for cocoa in range(9)],
        "salary_free": ["salary:*"],
    }


def _forms() -> list[str]:
    """Forms of Worship: what is used, in which order."""
    royal = [form for number in range(1, 10) for form in (f"r{number}", f"r{number}+tile", f"tile+r{number}")]
    return ["step", "tile", "step+tile", "tile+step", *royal]


def _named() -> list[str]:
    return ["", *(f"@{power}" for power in _POWERS)]


def _all_words() -> list[str]:
    groups = _setup_words() | _turn_words()
    words: list[str] = []
    for name in sorted(groups, key=LAYOUT.__getitem__):
        assert LAYOUT[name] == len(words), name
        words += groups[name]
    assert len(words) == NUM_ACTIONS
    return words


WORDS = _all_words()
"""The word of every action, a move without the mark of its Free move tile."""
_ACTIONS = {word: action for action, word in enumerate(WORDS)}
_GROUPS = sorted((first, name) for name, first in LAYOUT.items())


def group_of(action: int) -> str:
    """The group of an action in the action space: "first", "boards" … "salary_free"."""
    name = ""
    for first, group in _GROUPS:
        if first > action:
            break
        name = group
    return name


def kind_of(action: int) -> str:
    """The kind of an action: what its word begins with."""
    group = group_of(action)
    return _KINDS.get(group, group)


def word_of(state: TeotihuacanState, action: int) -> str:
    """The word of an action; a move of more than 3 boards bears the mark of its Free move tile."""
    word = WORDS[action]
    if LAYOUT["move"] <= action < LAYOUT["rest"] and state.distance(int(word[5]), int(word[-1])) > 3:
        return word + "*"
    return word


# Things that words are about.


def base_of(word: str) -> str:
    """A Main action or form of Worship without tiles used for it, order of its parts, and power of the worker."""
    plain = word.rstrip("*").partition("@")[0]
    if plain.startswith("main"):
        return "main"
    return "worship:step+tile" if plain == "worship:tile+step" else plain


_THINGS: dict[str, Callable[[str, str], bool]] = {
    "worship": lambda word, part: base_of(word) == f"worship:{part}" and word[-1] != "*",
    "board": lambda word, part: (
        (word.startswith("move:") and word[-1] == part)
        or (word.startswith("place:") and part in word.removeprefix("place:").split("."))
    ),
    "level": lambda word, part: word.startswith("build:") and word.partition("@")[2].startswith(f"{part}."),
    "build": lambda word, part: word.startswith("build:") and (f"{part}r" in word or word.startswith(f"build:{part}@")),
    "deco": lambda word, part: word.startswith("deco:") and (word.endswith(part) or word.startswith(f"deco:{part}@")),
    "royal": lambda word, part: word.startswith("worship:") and f"r{part}" in base_of(word).split(":")[1].split("+"),
}


@cache
def actions_of(target: str) -> tuple[int, ...]:
    """The actions that a word or thing stands for.

    Things are a form of Worship (`worship:step+tile`: in either order, by any worker), a board (`board:5`), and at
    Construction and Decorations a level (`level:2`), a place (`build:@2.0.0`), a stairway (`deco:@n`) and a tile
    (`build:T5`, `deco:D3`); at the Palace a Royal tile (`royal:4`). Raises `OptionError` where there is no such thing.
    """
    kind, _, part = target.partition(":")
    fits = _THINGS.get(kind)
    found = tuple(action for action, word in enumerate(WORDS) if fits(word, part)) if fits and part else ()
    plain = target.removesuffix("*") if kind == "move" else target
    if not found and plain not in _ACTIONS:
        raise OptionError("error-teotihuacan-thing", word=clean_word(target))
    return found or (_ACTIONS[plain],)


@cache
def variants_of(target: str) -> tuple[int, ...]:
    """The same with all tiles that may be used for it."""
    return tuple(action for action, word in enumerate(WORDS) if base_of(word) == target) or actions_of(target)


def action_of(state: TeotihuacanState, word: str) -> int:
    """The legal action of a word. Raises `IllegalAction`."""
    plain = word.removesuffix("*") if isinstance(word, str) and word.startswith("move:") else word
    action = _ACTIONS.get(plain) if isinstance(plain, str) else None
    if action is None or not state.is_legal_action(action) or word_of(state, action) != word:
        raise IllegalAction(clean_word(word), state.game.legal_words(state))
    return action
