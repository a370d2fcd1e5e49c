"""Components of a user's own: what a game says of a file in which somebody wrote down the print of their box.

A game that takes such a file has an option with `own=True`; the module of the option's name in the game's package
(`OwnData`) reads and checks it. The command, the page and the balance lab know no more than what stands here.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

import yaml

from teocalli.core.errors import Message, TeocalliError, message
from teocalli.core.files import read_bounded
from teocalli.core.game import Game
from teocalli.core.house import package_of
from teocalli.core.limits import MOST_YAML_BYTES, LimitFault, plain_copy
from teocalli.core.options import Option
from teocalli.core.registry import game_class, known_games
from teocalli.core.yamltext import YamlError, read_yaml

MOST_DRAFT = 10_000
"""Bytes of a draft: it is checked at every change, and a file of a real box has a thousand."""
MOST_FAULTS = 60
"""Faults that are told of one file; whoever mends these sees the others."""


@dataclass(frozen=True)
class Fault:
    """What is wrong: the place as a path of keys (`tiles/3`), its line where there is one, and the reason."""

    where: str
    reason: Message
    line: int | None = None


@dataclass(frozen=True)
class Count:
    """How many there are of something, how many there must be (None: any number is right), and how many of ours are."""

    what: Message
    has: int
    wanted: int | None
    ours: int

    @property
    def is_right(self) -> bool:
        """Whether it is a number with which one can play."""
        return self.wanted is None or self.has == self.wanted


@dataclass(frozen=True)
class ComponentsReport:
    """What a component file says: sound if there are no faults.

    `content`: the file as a JSON object, None where it cannot be read at all; `differences`: what is not as in ours.
    """

    content: dict[str, Any] | None
    faults: tuple[Fault, ...]
    counts: tuple[Count, ...] = ()
    differences: tuple[Message, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Whether one can play with them."""
        return not self.faults

    def to_json(self) -> dict[str, Any]:
        """The report as a JSON object, with the text of a file for what could be read."""
        return {
            "sound": self.is_sound,
            "content": self.content,
            "text": None if self.content is None else file_text(self.content),
            "faults": [{"where": each.where, "line": each.line, "reason": each.reason} for each in self.faults],
            "counts": [vars(each) for each in self.counts],
            "differences": list(self.differences),
        }


class OwnData(Protocol):
    """What the module of an option with `own=True` offers."""

    def load_file(self, path: str | os.PathLike[str]) -> dict[str, Any]:
        """The content of a file as a JSON object. Raises `TeocalliError`, which names line and reason."""

    def check(self, content: dict[Any, Any], lines: Mapping[str, int] | None) -> ComponentsReport:
        """What a content says, sound or not; `lines`: of each place, where it was read from a file."""

    def ours(self) -> dict[str, Any]:
        """The content of a file with the components that the game is played with by default."""

    def empty(self) -> dict[str, Any]:
        """The content with which somebody begins who enters their own: every place there, nothing in it."""


@dataclass(frozen=True)
class OwnComponents:
    """Where a game takes components of a user's own: the option, and the module that reads them."""

    game: type[Game]
    option: Option
    data: OwnData

    def check_content(self, content: Any) -> ComponentsReport:
        """What a JSON object of at most `MOST_DRAFT` bytes says; `{"yaml": text}` stands for a file as written."""
        try:
            plain = plain_copy(content)
            if len(json.dumps(plain)) > MOST_DRAFT:
                raise LimitFault(message("limit-bytes", most=MOST_DRAFT))
        except LimitFault as fault:
            return ComponentsReport(None, (Fault(fault.where, fault.reason),))
        if not isinstance(plain, dict):
            return _no_mapping()
        if list(plain) == ["yaml"] and isinstance(plain["yaml"], str):
            return self.check_text(plain["yaml"])
        return self.data.check(plain, None)

    def check_text(self, text: str | bytes) -> ComponentsReport:
        """What the text of a file says."""
        try:
            document = read_yaml(text)
        except YamlError as error:
            return ComponentsReport(None, (Fault("", error.reason, error.line),))
        if not isinstance(document.value, dict):
            return _no_mapping(1)
        return self.data.check(document.value, document.lines)

    def check_file(self, path: str | os.PathLike[str]) -> ComponentsReport:
        """What a file says. Raises `TeocalliError` for one that is not there, or cannot be read."""
        return self.check_text(read_bounded(path, MOST_YAML_BYTES))


def own_components_of(game: type[Game]) -> OwnComponents | None:
    """Where a game takes components of a user's own, None if it does not."""
    option = next((each for each in game.option_set if each.own), None)
    return None if option is None else OwnComponents(game, option, own_data(game, option))


def own_data(game: type[Game], option: Option) -> OwnData:
    """The module that reads a user's own data for an option."""
    return cast(OwnData, import_module(f"{package_of(game)}.{option.name}"))


def games_with_own_components() -> dict[str, OwnComponents]:
    """All games that take components of a user's own."""
    found = {name: own_components_of(game_class(name)) for name in known_games()}
    return {name: own for name, own in found.items() if own is not None}


def own_components(name: str | None) -> OwnComponents:
    """Those of the game of that name; of the only one there is, if nobody says which.

    Raises `TeocalliError`: `error-unknown-game`, `error-components-game` for a game that takes none or if it must be
    said which one.
    """
    known = games_with_own_components()
    chosen = game_class(name).name if name is not None else next(iter(known)) if len(known) == 1 else ""
    if chosen not in known:
        raise TeocalliError("error-components-game", known=", ".join(known) or "–")
    return known[chosen]


def file_text(content: Mapping[str, Any]) -> str:
    """The text of a component file, which reads as this content."""
    return str(yaml.safe_dump(dict(content), sort_keys=False, allow_unicode=True, default_flow_style=None, width=100))


def _no_mapping(line: int | None = None) -> ComponentsReport:
    return ComponentsReport(None, (Fault("", message("components-fault-mapping"), line),))
