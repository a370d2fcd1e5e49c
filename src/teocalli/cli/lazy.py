"""Commands that are loaded when they are called: each needs another part of the program, and some take long to load."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar

import typer
from typer.core import TyperGroup

COMMANDS = "teocalli.cli.commands"


@dataclass(frozen=True, slots=True)
class LazyCommand:
    """A command of the group; `place` is `module:name` below `teocalli.cli.commands`.

    What stands there is a function with the command's docstring and options, or a `typer.Typer` of several commands;
    `epilog` names the constant of the same module that ends its help.
    """

    place: str
    short_help: str
    epilog: str = "EPILOG"

    def load(self, name: str) -> Any:
        """The command, for `click`."""
        module_name, _, attribute = self.place.partition(":")
        module = import_module(f"{COMMANDS}.{module_name}")
        offered, epilog = getattr(module, attribute), getattr(module, self.epilog)
        if not isinstance(offered, typer.Typer):
            alone = typer.Typer(rich_markup_mode=None, add_completion=False)
            alone.command(name, epilog=epilog, short_help=self.short_help)(offered)
            return typer.main.get_command(alone)
        group = typer.main.get_command(offered)
        group.name, group.epilog = name, epilog
        return group


class LazyGroup(TyperGroup):
    """A group whose commands stand in `lazy`, by name and in the order of the help."""

    lazy: ClassVar[Mapping[str, LazyCommand]] = {}

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of the commands."""
        return list(self.lazy)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of a name, None where there is none."""
        found = self.lazy.get(cmd_name)
        return found and found.load(cmd_name)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """List the commands in the help, without loading them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.short_help) for name, command in self.lazy.items()])
