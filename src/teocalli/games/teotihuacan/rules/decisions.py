"""Names of the decisions by their numbers, which `position.pxd` gives them."""

from __future__ import annotations

from teocalli.games.teotihuacan.rules import position

_PREFIX = "D_"
_NUMBERS = {name: number for name, number in vars(position).items() if name.startswith(_PREFIX)}

DECISION_NAMES = tuple(name.removeprefix(_PREFIX).lower() for name in sorted(_NUMBERS, key=_NUMBERS.__getitem__))
"""What waits on the stack and asks somebody, by number: "over", "first" … "salary"."""
