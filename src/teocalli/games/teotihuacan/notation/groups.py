"""Every action of the action space, group by group, with its word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.notation.action import Action

POWERS = range(1, 6)
BOARDS = range(1, 9)
_SEATS, _LAYOUTS, _TURNS = range(4), range(4), range(4)
_SAVED = {"w": "wood", "s": "stone", "-": ""}
Said = Iterator[tuple[str, dict[str, Any]]]
"""Words of a group with their parts."""


def letters(goods: tuple[int, int, int]) -> str:
    """A set of goods as in words: "wwg", "-" for none."""
    return "".join(letter * count for letter, count in zip(parts.GOOD_LETTERS, goods, strict=True)) or "-"


def place_name(place: tuple[int, int, int]) -> str:
    """A place of the pyramid as in words: level, row, column."""
    return _dotted(place)


def _dotted(values: object) -> str:
    return ".".join(str(value) for value in values)  # type: ignore[attr-defined]


def _boards() -> Said:
    return (("boards:" + "".join(map(str, boards)), {"boards": boards}) for boards in parts.permutations())


def _royals() -> Said:
    tiles = parts.standard().data["royal_tiles"]
    for a in sorted(tiles["A"]):
        for b in sorted(tiles["B"]):
            for c in sorted(tiles["C"]):
                yield f"royals:{a}.{b}.{c}", {"royals": (a, b, c)}


def _techs() -> Said:
    numbers = parts.standard().technologies
    for chosen in parts.technology_sets():
        technologies = tuple(numbers[i] for i in chosen)
        yield f"techs:{_dotted(technologies)}", {"technologies": technologies}


def _bonus() -> Said:
    names = parts.standard().bonuses
    for chosen in parts.bonus_rows():
        bonuses = tuple(names[i] for i in chosen)
        yield f"bonus:{_dotted(bonuses)}", {"bonuses": bonuses}


def _tiles(kind: str, names: list[str]) -> Said:
    return ((f"{kind}:{name}", {"tile": name}) for name in names)


def _draw_turned() -> Said:
    for name in parts.pyramid_tiles():
        for turn in _TURNS:
            yield f"draw:{name}r{turn}", {"tile": name, "turn": turn}


def _keep() -> Said:
    names = parts.starting_tiles()
    for pair in parts.starting_pairs():
        tiles = tuple(names[i] for i in pair)
        yield f"keep:{_dotted(tiles)}", {"tiles": tiles}


def _goods(kind: str) -> Said:
    return ((f"{kind}:{letters(goods)}", {"goods": goods}) for goods in parts.goods_sets())


def _numbers(kind: str, numbers: range) -> Said:
    return ((f"{kind}:{number}", {"number": number}) for number in numbers)


def _alone(word: str) -> Said:
    yield word, {"free": word.endswith("*")}


def _power() -> Said:
    for board in BOARDS:
        for power in POWERS:
            yield f"power:{board}.{power}", {"board": board, "powers": (power,)}


def _ascend() -> Said:
    for reward in ("vp", "cocoa", "temple", "two", "two*", "worker"):
        yield f"ascend:{reward}", {"reward": reward.rstrip("*"), "free": reward.endswith("*")}


def _moves(crews: list[tuple[int, ...]]) -> Said:
    for board in BOARDS:
        for powers in crews:
            for goal in BOARDS:
                yield f"move:{board}.{_dotted(powers)}>{goal}", {"board": board, "powers": powers, "to": goal}


def _main() -> Said:
    for extra in range(3):
        for free in (False, True):
            yield f"main{f'+{extra}' if extra else ''}{'*' if free else ''}", {"extra": extra, "free": free}


def _forms() -> Iterator[tuple[str, ...]]:
    """What is used of a Worship space, in which order."""
    yield from (("step",), ("tile",), ("step", "tile"), ("tile", "step"))
    for number in range(1, 10):
        royal = f"r{number}"
        yield from ((royal,), (royal, "tile"), ("tile", royal))


def _worship() -> Said:
    for form in _forms():
        number = next((int(part[1:]) for part in form if part not in ("step", "tile")), 0)
        benefits = tuple(part if part in ("step", "tile") else "royal" for part in form)
        for powers in ((), *((power,) for power in POWERS)):
            for free in (False, True):
                word = f"worship:{'+'.join(form)}{f'@{powers[0]}' if powers else ''}{'*' if free else ''}"
                yield word, {"benefits": benefits, "royal": number, "powers": powers, "free": free}


def _deco() -> Said:
    for name in parts.decorations():
        for stairway in parts.STAIRWAYS:
            yield f"deco:{name}@{stairway}", {"tile": name, "stairway": stairway}


def _build() -> Said:
    for name in parts.pyramid_tiles():
        for place in parts.places():
            for turn in _TURNS:
                yield f"build:{name}@{place_name(place)}r{turn}", {"tile": name, "place": place, "turn": turn}


_DATA = parts.standard()
GROUPS: dict[str, Callable[[], Said]] = {
    "first": lambda: ((f"first:{seat}", {"seat": seat}) for seat in _SEATS),
    "boards": _boards,
    "royals": _royals,
    "techs": _techs,
    "bonus": _bonus,
    "layout": lambda: _numbers("layout", _LAYOUTS),
    "draw_deco": lambda: _tiles("draw", parts.decorations()),
    "draw_tile": lambda: _tiles("draw", parts.pyramid_tiles()),
    "draw_turned": _draw_turned,
    "draw_kind": lambda: _tiles("draw", _DATA.kinds),
    "draw_start": lambda: _tiles("draw", parts.starting_tiles()),
    "draw_action": lambda: _tiles("draw", _DATA.bot_actions),
    "dirs": lambda: ((f"dirs:{sides}", {"sides": sides}) for sides in ("LL", "LR", "RL", "RR")),
    "dice": lambda: _numbers("dice", range(2, 13)),
    "spin": lambda: ((f"spin:{turn}", {"turn": turn}) for turn in _TURNS),
    "keep": _keep,
    "pick": lambda: _tiles("pick", parts.starting_tiles()),
    "place": lambda: ((f"place:{_dotted(boards)}", {"boards": boards}) for boards in parts.board_sets()),
    "gain": lambda: _goods("gain"),
    "temple": lambda: ((f"temple:{temple}", {"temple": temple}) for temple in parts.TEMPLES),
    "reward": lambda: _alone("reward"),
    "skip": lambda: _alone("skip"),
    "claim": lambda: _tiles("claim", _DATA.kinds),
    "power": _power,
    "ascend": _ascend,
    "unlock": lambda: _alone("unlock"),
    "unlock_free": lambda: _alone("unlock*"),
    "use": lambda: _tiles("use", _DATA.kinds),
    "move": lambda: _moves([(power,) for power in POWERS]),
    "move_two": lambda: _moves(list(parts.power_pairs())),
    "rest": lambda: _alone("rest"),
    "cocoa": lambda: _alone("cocoa"),
    "main": _main,
    "worship": _worship,
    "crew": lambda: ((f"crew:{_dotted(powers)}", {"powers": powers}) for powers in parts.power_sets()),
    "tech": lambda: ((f"tech:{number}", {"technology": number}) for number in _DATA.technologies),
    "row": lambda: ((f"row:{row}", {"row": row}) for row in parts.ROWS),
    "deco": _deco,
    "build": _build,
    "done": lambda: _alone("done"),
    "save": lambda: ((f"save:{letter}", {"saved": saved}) for letter, saved in _SAVED.items()),
    "times": lambda: _numbers("times", range(6)),
    "pay": lambda: _goods("pay"),
    "waive": lambda: _alone("waive"),
    "end": lambda: _alone("end"),
    "salary": lambda: _numbers("salary", range(9)),
    "salary_free": lambda: iter((("salary:*", {"free": True}),)),
}
"""The words of each group, in the order of the action space."""

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


def all_actions(layout: dict[str, int]) -> list[Action]:
    """Every action by its number; `layout` tells the first number of each group."""
    found: list[Action] = []
    for group in sorted(GROUPS, key=layout.__getitem__):
        assert layout[group] == len(found), group
        kind = _KINDS.get(group, group)
        found += [Action(word=word, kind=kind, group=group, **said) for word, said in GROUPS[group]()]
    assert len(found) == layout["actions"]
    return found
