"""Players as people write them: `greedy`, `level:4`, `level:6:2s`, `mcts:1s`, `mcts:2000p:2t:exploration=0.7`.

After the name come parts with colons: a time (`50ms`, `1.5s`), playouts (`2000p`), threads (`2t`), or any setting of
`SearchSettings` as `name=value`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from teocalli.core.errors import TeocalliError, shown
from teocalli.players.settings import SearchSettings

_TIME = re.compile(r"(\d+(?:\.\d+)?)(ms|s)")
_COUNT = re.compile(r"(\d+)([pt])")
_UNITS = {"ms": 0.001, "s": 1.0}
_COUNTED = {"p": "playouts", "t": "threads"}
_PLAIN: dict[str, Callable[[str], Any]] = {"int": int, "float": float, "str": str}
_SWITCH = {"true": True, "1": True, "false": False, "0": False}
_KINDS = {field.name: str(field.type) for field in fields(SearchSettings)}


def settings_of(specification: str, parts: list[str]) -> dict[str, Any]:
    """The settings that these parts of a specification name, not yet checked for their ranges.

    Raises `TeocalliError` (`error-player-part`), which names the part and what would be right.
    """
    found: dict[str, Any] = {}
    for part in parts:
        name, value = _setting(specification, part)
        found[name] = value
    return found


def _setting(specification: str, part: str) -> tuple[str, Any]:
    if time := _TIME.fullmatch(part):
        return "seconds", float(time[1]) * _UNITS[time[2]]
    name, equals, text = part.partition("=")
    if count := _COUNT.fullmatch(part):
        name, equals, text = _COUNTED[count[2]], "=", count[1]
    if equals and name in _KINDS:
        try:
            return name, _value(_KINDS[name], text)
        except ValueError:
            pass
    raise TeocalliError(
        "error-player-part", player=shown(specification), part=shown(part, 40), settings=", ".join(_KINDS)
    ) from None


def _value(kind: str, text: str) -> Any:
    """Raises `ValueError` for a text that is no such value."""
    if kind == "bool":
        if text not in _SWITCH:
            raise ValueError(text)
        return _SWITCH[text]
    return _PLAIN[kind](text)
