"""Levels of difficulty: names for sets of options, which a game may offer where it brings the opponent along.

A level is a short way to set options and nothing else: positions, records and views know the options alone. Levels set
only options for which games of other numbers of players have no use.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from teocalli.core.errors import Message, OptionError, message, shown
from teocalli.core.frozen import frozen
from teocalli.core.options import OptionSet, OptionValue
from teocalli.core.yamltext import YamlError, read_yaml

OWN = "own"
"""Stands for settings that no level has, where a level is named; so no level can have this name."""

_NAME = re.compile("[a-z][a-z_]*")


@dataclass(frozen=True)
class Difficulty:
    """A level: a name and the values of every option that some level of the game sets."""

    name: str
    options: Mapping[str, OptionValue]


class Difficulties:
    """The levels of a game, the easiest first, for `players` (lowest and highest number) players.

    Attributes:
        players: lowest and highest number of players of a game that has levels.
        options: names of the options that levels set, in the order of the game's options.

    """

    def __init__(
        self, option_set: OptionSet, players: tuple[int, int], levels: Mapping[str, Mapping[str, OptionValue]]
    ) -> None:
        """Raises `OptionError` for an unknown option or value, a name that cannot be one, and equal levels."""
        self.players = players
        named = {option for chosen in levels.values() for option in chosen}
        self.options = tuple(option.name for option in option_set if option.name in named)
        self._levels: dict[str, Difficulty] = {}
        for name, chosen in levels.items():
            values = option_set.resolve(chosen)
            if not _NAME.fullmatch(name) or name == OWN:
                raise _wrong(name, message("error-difficulty-name", own=OWN))
            same = self.matching(values)
            if same is not None:
                raise _wrong(name, message("error-difficulty-same", other=same))
            self._levels[name] = Difficulty(name, frozen({option: values[option] for option in self.options}))

    @classmethod
    def from_yaml(cls, option_set: OptionSet, text: str) -> Difficulties:
        """Read `players: [lowest, highest]` and `levels: {name: {option: value}}`; values as on a command line.

        Raises `OptionError`, which names the place and what is wrong there.
        """
        try:
            data = read_yaml(text).value
        except YamlError as error:
            raise _wrong("yaml", error.message) from None
        if not isinstance(data, dict) or set(data) != {"players", "levels"}:
            raise _wrong("players, levels", message("error-difficulty-form"))
        levels = {
            str(name): _parsed(option_set, str(name), chosen) for name, chosen in _pairs("levels", data["levels"])
        }
        return cls(option_set, _counts(data["players"]), levels)

    def __iter__(self) -> Iterator[Difficulty]:
        return iter(self._levels.values())

    def offered_to(self, players: int) -> bool:
        """Whether a game of so many players has levels."""
        low, high = self.players
        return low <= players <= high

    def settings(self, name: str, players: int) -> dict[str, OptionValue]:
        """The options of the level of that name.

        Raises `OptionError` for an unknown name (it names the known ones) and where games of so many players have none.
        """
        if not self.offered_to(players):
            low, high = self.players
            raise OptionError("error-difficulty-players", low=low, high=high, count=players)
        if name not in self._levels:
            raise OptionError("error-unknown-difficulty", name=shown(name), known=", ".join(self._levels))
        return dict(self._levels[name].options)

    def matching(self, options: Mapping[str, OptionValue]) -> str | None:
        """The level to which a game's complete options amount, None for settings that no level has."""
        settings = {name: options[name] for name in self.options}
        return next((level.name for level in self if level.options == settings), None)


def _wrong(where: str, reason: Message) -> OptionError:
    return OptionError("error-difficulty", where=shown(where), reason=reason)


def _parsed(option_set: OptionSet, level: str, chosen: Any) -> dict[str, OptionValue]:
    """A level's options from the values as they are written."""
    values: dict[str, OptionValue] = {}
    for name, value in _pairs(level, chosen):
        try:
            values[name] = option_set[name].parse(value if isinstance(value, str) else shown(value))
        except OptionError as error:
            raise _wrong(f"{level}.{name}", error.message) from None
    return values


def _pairs(where: str, mapping: Any) -> list[tuple[Any, Any]]:
    if not isinstance(mapping, dict) or not mapping:
        raise _wrong(where, message("error-difficulty-form"))
    return list(mapping.items())


def _counts(players: Any) -> tuple[int, int]:
    match players:
        case [int(low), int(high)] if 1 <= low <= high:
            return low, high
    raise _wrong("players", message("error-difficulty-form"))
