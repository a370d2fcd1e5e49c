"""What words are about: a board, a level, a tile … as one may ask for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.games.teotihuacan.notation.action import Action
from teocalli.games.teotihuacan.notation.groups import place_name


@dataclass(frozen=True)
class Worker:
    """A player's die as summaries write it: `3.2`, locked `3.2w`, on Royal tile 4 `1.2w4`."""

    board: int
    power: int
    locked: bool = False
    royal: int = 0

    @classmethod
    def read(cls, text: str) -> Worker:
        """The worker that a summary writes so."""
        place, lock, royal = text.partition("w")
        board, _, power = place.partition(".")
        return cls(int(board), int(power), bool(lock), int(royal or 0))

    @property
    def place(self) -> str:
        """Board and power, as words write them."""
        return f"{self.board}.{self.power}"

    def parts(self) -> dict[str, Any]:
        """What it is, part by part, as positions and refusals tell it."""
        return {"board": self.board, "power": self.power, "locked": self.locked, "royal": self.royal}

    @property
    def text(self) -> str:
        """How summaries write it."""
        return f"{self.place}{'w' if self.locked else ''}{self.royal or ''}"


@dataclass(frozen=True)
class Target:
    """A word of the notation, or a target that words are about.

    Attributes:
        text: as it is written: `build:@2.0.0`, `worker:3.2w`, `claim:mask_1`.
        kind: what stands before the colon.
        part: what stands after it.

    """

    text: str
    kind: str
    part: str

    @classmethod
    def read(cls, text: str) -> Target:
        """The target that is written so."""
        kind, _, part = text.partition(":")
        return cls(text, kind, part)

    @property
    def plain(self) -> str:
        """The word without the mark that a move of more than 3 boards bears."""
        return self.text.removesuffix("*") if self.kind == "move" else self.text

    def parts(self, actions: dict[str, Action]) -> dict[str, Any]:
        """What it is, part by part, as previews say it: those of the action, or else of the target.

        `actions`: every action by its word.
        """
        if action := actions.get(self.plain):
            return action.parts()
        return _PARTS[self.kind](self.part) if self.kind in _PARTS else {}

    def about(self, actions: Sequence[Action]) -> tuple[int, ...]:
        """Numbers of the actions that are about this target; none if it is a word and no target."""
        fits = _THINGS.get(self.kind) if self.part else None
        return tuple(number for number, action in enumerate(actions) if fits(action, self.part)) if fits else ()

    def ways(self, actions: Sequence[Action]) -> tuple[int, ...]:
        """Numbers of the actions that are this Main action or form of Worship, whoever does it with whatever tiles."""
        return tuple(number for number, action in enumerate(actions) if base_of(action) == self.text)


def form_of(action: Action) -> str:
    """What of a Worship space is used: "step+tile", "tile+r4"."""
    return "+".join(f"r{action.royal}" if benefit == "royal" else benefit for benefit in action.benefits)


def base_of(action: Action) -> str:
    """A Main action or form of Worship without tiles used for it, order of its parts, and power of the worker."""
    if action.kind == "main":
        return "main"
    if action.kind != "worship":
        return action.word
    form = form_of(action)
    return "worship:step+tile" if form == "tile+step" else f"worship:{form}"


def _worker_parts(text: str) -> dict[str, Any]:
    return Worker.read(text).parts()


_PARTS: dict[str, Callable[[str], dict[str, Any]]] = {
    "worker": _worker_parts,
    "board": lambda part: {"board": int(part)},
    "level": lambda part: {"level": int(part)},
    "build": lambda part: {"place": [int(number) for number in part.removeprefix("@").split(".")]},
    "deco": lambda part: {"stairway": part.removeprefix("@")},
}
"""Parts of targets that are no words, by kind."""

_THINGS: dict[str, Callable[[Action, str], bool]] = {
    "worship": lambda action, part: base_of(action) == f"worship:{part}" and not action.free,
    "board": lambda action, part: (
        part == (str(action.to) if action.kind == "move" else "")
        or (action.kind == "place" and part in map(str, action.boards))
    ),
    "level": lambda action, part: action.kind == "build" and part == str(action.place[0]),
    "build": lambda action, part: action.kind == "build" and part in (f"@{place_name(action.place)}", action.tile),
    "deco": lambda action, part: action.kind == "deco" and part in (f"@{action.stairway}", action.tile),
    "royal": lambda action, part: action.kind == "worship" and part == str(action.royal),
}
"""By kind of target whether an action is about one of them."""
