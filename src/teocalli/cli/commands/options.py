"""`options`: the opponents and the rule options of a game, explained."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from teocalli.cli.arguments import GameName, Language
from teocalli.cli.language import say, texts
from teocalli.cli.terminal_renderer import output
from teocalli.core.difficulty import Difficulties
from teocalli.core.game import Game
from teocalli.core.options import Option
from teocalli.core.registry import game_class, load_game
from teocalli.players.naming import player_name
from teocalli.players.opponents import specifications

EPILOG = """\b
Examples:
  teocalli options uxmal
  teocalli options uxmal --lang fr
  teocalli options teotihuacan
  teocalli play uxmal --option draw=open --option variant=no_break"""


def options(game: GameName, _lang: Language = None) -> None:
    """Explain the computer players of a game, its rule options (the default first) and its difficulty levels."""
    found = game_class(game)
    table = Table.grid(padding=(0, 2, 0, 0))
    _add_opponents(table, load_game(game))
    for option in found.option_set:
        _add(table, f"option-{found.name}-{option.name}", option)
    if found.difficulties is not None:
        _add_levels(table, found.name, found.difficulties)
    output().print(table)


def _add_opponents(table: Table, game: Game) -> None:
    """The computer players as --seats and --players take them."""
    table.add_row(Text("--seats", "bold"), say("cli-opponents"))
    for written in specifications(game):
        name = player_name(written)
        explained = say(f"{name['id']}.help")
        table.add_row(f"  {written}", f"{texts().message(name)}: {explained}")
    table.add_row()


def _add_levels(table: Table, game: str, difficulties: Difficulties) -> None:
    """The levels of difficulty, each with what it sets."""
    table.add_row(Text("--difficulty", "bold"), say(f"difficulty-{game}.help"))
    for level in difficulties:
        settings = " ".join(f"{name}={value}" for name, value in level.options.items())
        table.add_row(f"  {level.name}", f"{say(f'difficulty-{game}-{level.name}.help')}\n{settings}")


def _add(table: Table, text_id: str, option: Option) -> None:
    table.add_row(Text(option.name, "bold"), say(f"{text_id}.help"))
    if option.numbers is not None:
        table.add_row(f"  {option.known()}", say("cli-option-number", default=str(option.default)))
    for value in () if option.numbers is not None else option.values:
        written = str(value).lower() if isinstance(value, bool) else value
        table.add_row(f"  {written}", say(f"{text_id}-{written}.help"))
    if option.own and texts().has(f"{text_id}-file"):
        table.add_row(f"  {say('cli-file-name')}", say(f"{text_id}-file.help"))
    table.add_row()
