"""`play`: a game at the terminal."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from teocalli.cli.arguments import (
    Language,
    RuleOptions,
    Seed,
    check_no_game_options,
    rule_options,
    split_list,
)
from teocalli.cli.difficulty import Level, level_line, level_options, players_for
from teocalli.cli.failures import INTERRUPTED
from teocalli.cli.language import texts
from teocalli.cli.play_session.auto_save import AutoSave, check_new_file
from teocalli.cli.play_session.prompt import Prompt
from teocalli.cli.play_session.screen import Screen
from teocalli.cli.play_session.seating import bots_of, kinds_of, kinds_of_record, take_seats
from teocalli.cli.play_session.session import Session
from teocalli.cli.saved import STANDARD_INPUT, read_record, replay
from teocalli.cli.terminal_renderer import output
from teocalli.core.chance import SEED_BYTES, SeededDraws, setup_chance
from teocalli.core.errors import OptionError
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import game_class, installed_games, known_games, load_game
from teocalli.players import known_specifications
from teocalli.players.opponents import first_opponent
from teocalli.table.seats import PERSON, Seat, names_of
from teocalli.table.table import Table
from teocalli.table.terms import Terms

EPILOG = """\b
Examples:
  teocalli play uxmal                              you against the computer
  teocalli play uxmal --players 4 --lang de        you against three, in German
  teocalli play uxmal --seats person,level:4       you against level 4 of 7
  teocalli play uxmal --seats level:6:2s,person    level 6 with two seconds a move
  teocalli play uxmal --seats person,person,random --names Lina,Max
  teocalli play uxmal --option variant=no_break --option draw=open
  teocalli play uxmal --option components=my-box.yaml
  teocalli play teotihuacan --players 1            solo, if the game can be played solo
  teocalli play teotihuacan --difficulty hard      solo, at a difficulty level
  teocalli play --load game.json                   continue a saved game

\b
During the game, type the number or the word of an action, or a command; the first
letters are enough if only one action begins with them.
  list [WORD]   everything you can do, or what begins with WORD
  hint          the three best actions, found by a search, with their chances
  undo          take back your last decision; undo practice: even past something revealed
  show [PART]   the position again, or a part of the table in more detail
  log           what happened recently
  rules [RULE]  what the rules say, or one of them
  save FILE     save a copy
  help, quit    these commands; stop - the game stays saved, and the path is printed

\b
"teocalli options uxmal" explains the opponents, the rule options and, if a game has
any, its difficulty levels."""

GameArgument = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help=f"The game: {', '.join(installed_games())}. Not needed with --load."),
]
Players = Annotated[
    int | None,
    typer.Option("--players", "-p", min=1, metavar="COUNT", help="Number of players: you, and computer players."),
]
Seats = Annotated[
    str | None,
    typer.Option(
        metavar="LIST", help=f"Who takes each seat, separated by commas: person, {', '.join(known_specifications())}."
    ),
]
Names = Annotated[str | None, typer.Option(metavar="LIST", help="Names by seat, separated by commas.")]
Save = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Save the game to this new file (default: one is chosen).")
]
Load = Annotated[
    str | None,
    typer.Option("--load", "--record", metavar="FILE", help="Continue a saved game; it is saved to the same file."),
]
TakeBack = Annotated[
    bool | None,
    typer.Option(
        "--take-back/--no-take-back",
        help="Whether undo goes back past the computer's turns (default: if only one person plays).",
        show_default=False,
    ),
]


def play(
    *,
    game: GameArgument = None,
    players: Players = None,
    seats: Seats = None,
    names: Names = None,
    difficulty: Level = None,
    option: RuleOptions = None,
    seed: Seed = None,
    save: Save = None,
    load: Load = None,
    take_back: TakeBack = None,
    _lang: Language = None,
) -> None:
    """Play in the terminal, against the computer or with several people at one screen."""
    chosen = None if seats is None else split_list(seats)
    if save is not None:
        check_new_file(save)
    if load is None:
        request = _GameRequest(_named_game(game), players, difficulty, option)
        match, table_seats = request.new_game(chosen, [] if names is None else split_list(names), seed)
        _run_session(match, table_seats, seed, save, None, take_back=take_back)
    else:
        check_no_game_options([players, names, difficulty, option])
        match, table_seats, saved = _saved_game(game, load, chosen)
        same = save is None and load != STANDARD_INPUT
        _run_session(match, table_seats, seed, Path(load) if same else save, saved, take_back=take_back, kept=same)


@dataclass(frozen=True)
class _GameRequest:
    """What is to be played, as it was asked for."""

    game: type[Game]
    players: int | None
    difficulty: str | None
    option: list[str] | None

    def new_game(self, seats: list[str] | None, names: list[str], seed: int | None) -> tuple[Match, list[Seat]]:
        """A new match, and who sits at it."""
        game = self.game
        players = players_for(game, self.difficulty) if self.players is None and seats is None else self.players
        kinds = kinds_of(players, seats, game.player_counts[0], first_opponent(load_game(game.name)))
        level = level_options(game, self.difficulty, len(kinds))
        loaded = load_game(game.name, len(kinds), level | rule_options(game, self.option))
        table_seats = take_seats(kinds, names, loaded)
        return Match(loaded, loaded.draw_setup(setup_chance(SeededDraws(_seed_bytes(seed))))), table_seats


def _named_game(name: str | None) -> type[Game]:
    if name is None:
        raise OptionError("error-cli-no-game", known=", ".join(known_games()))
    return game_class(name)


def _saved_game(game: str | None, load: str, seats: list[str] | None) -> tuple[Match, list[Seat], Record]:
    """The match of a saved game, who plays it, and its record."""
    record = read_record(load)
    if game is not None and game != record.game:
        raise OptionError("error-cli-other-game", game=game, found=record.game[:60])
    match = replay(record)
    kinds = kinds_of_record(record, match.game) if seats is None else kinds_of(len(record.players), seats, 0, PERSON)
    return match, take_seats(kinds, record.players, match.game), record


def _seed_bytes(seed: int | None) -> bytes:
    """A seed as it stands in records. Zeros at its end change no draw, as they change no key of an HMAC."""
    if seed is None:
        return SeededDraws.new_seed()
    digits = str(seed).encode()
    return digits.ljust(SEED_BYTES, b"\0") if len(digits) <= SEED_BYTES else hashlib.sha256(digits).digest()


def _run_session(
    match: Match,
    seats: list[Seat],
    seed: int | None,
    path: Path | None,
    saved: Record | None,
    *,
    take_back: bool | None,
    kept: bool = False,
) -> None:
    console = output()
    if (level := level_line(match.game)) is not None:
        console.print(level)
    extra, variations = (saved.extra, saved.variations) if saved is not None else ({}, None)
    table = Table(match, seats, _seed_bytes(seed), extra, Terms(take_back=take_back), variations=variations)
    screen = Screen(console, texts(), match, names_of(seats))
    session = Session(table, bots_of(seats, seed), screen, Prompt(console), AutoSave(table, path, kept=kept))
    try:
        session.run()
    except KeyboardInterrupt:
        session.interrupted()
        raise typer.Exit(INTERRUPTED) from None
