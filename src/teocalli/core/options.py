"""Rule options: their names, values and defaults, and how a user's input becomes a complete set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from teocalli.core.errors import OptionError, shown
from teocalli.core.limits import LimitFault, copied, plain_copy

OptionValue = Any
"""A text, a truth value, or the content of a user's own file as a JSON object."""


@dataclass(frozen=True)
class Option:
    """One named option of a game's specification.

    `values` are the named values, the default first; `own` says that a user's own data (a JSON object) may be given
    instead. With `numbers`, any integer in that range (both ends included) is a value, as text; `values` then
    contains only the default. `front`: a page shows it at once, not under the advanced rules.
    """

    name: str
    values: tuple[str | bool, ...]
    own: bool = False
    numbers: tuple[int, int] | None = None
    front: bool = False

    @property
    def default(self) -> str | bool:
        """The default value."""
        return self.values[0]

    @property
    def kind(self) -> str:
        """`bool` for true and false, `number` for a range of whole numbers, `choice` for named values."""
        if self.numbers is not None:
            return "number"
        return "bool" if isinstance(self.default, bool) else "choice"

    def check(self, value: OptionValue) -> OptionValue:
        """Return `value` if the option has it; for a user's own data, a copy.

        Raises `OptionError` (`error-option-value`, `-text`, `-data`).
        """
        if self.own and isinstance(value, Mapping):
            return self._own_data(value)
        if self._has(value):
            return value
        if isinstance(value, int) and not isinstance(value, bool) and self._has(shown(value)):
            raise OptionError("error-option-text", name=self.name, value=shown(value))
        raise OptionError("error-option-value", name=self.name, value=shown(value), known=self.known())

    def _own_data(self, value: OptionValue) -> OptionValue:
        try:
            return plain_copy(value)
        except LimitFault as fault:
            place = fault.where or self.name
            raise OptionError("error-option-data", name=self.name, where=place, reason=fault.reason) from None

    def _has(self, value: OptionValue) -> bool:
        """Whether it is one of the named values, or as text a number of the range."""
        if any(value is known or (isinstance(known, str) and value == known) for known in self.values):
            return True
        low, high = self.numbers or (0, -1)
        return isinstance(value, str) and value in {str(number) for number in range(low, high + 1)}

    def parse(self, text: str) -> OptionValue:
        """Read a value as written on a command line (`true` and `false` for truth values)."""
        if self.kind == "bool":
            return self.check({"true": True, "false": False}.get(text.lower(), text))
        return self.check(text)

    def known(self) -> str:
        """The values as a user writes them, in one text."""
        if self.numbers is not None:
            return "{} … {}".format(*self.numbers)
        return ", ".join(str(v).lower() if isinstance(v, bool) else v for v in self.values)


class OptionSet:
    """All options of a game, in the order of its specification."""

    def __init__(self, options: Iterable[Option]) -> None:
        self._options = {option.name: option for option in options}

    def __iter__(self) -> Any:
        return iter(self._options.values())

    def __getitem__(self, name: str) -> Option:
        """The option of that name. Raises `OptionError` (`error-unknown-option`), which names the known ones."""
        try:
            return self._options[name]
        except KeyError:
            raise OptionError("error-unknown-option", name=shown(name), known=", ".join(self._options)) from None

    def resolve(self, chosen: Mapping[str, OptionValue] | None) -> dict[str, OptionValue]:
        """Every option with its value: the chosen ones, checked, and defaults for the others."""
        if chosen is not None and not isinstance(chosen, Mapping):
            raise OptionError("error-options-object")
        values: dict[str, OptionValue] = {option.name: option.default for option in self}
        for name, value in (chosen or {}).items():
            values[name] = self[name].check(value)
        return values

    def changed(self, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Only the options that differ from their defaults, as in a record."""
        return {o.name: copied(values[o.name]) for o in self if values[o.name] != o.default}

    def parse(self, text: str) -> tuple[str, OptionValue]:
        """Read `name=value`. Raises `OptionError` for another form, an unknown name or value."""
        name, sign, value = text.partition("=")
        if not sign:
            raise OptionError("error-option-form", text=shown(text))
        return name.strip(), self[name.strip()].parse(value.strip())
