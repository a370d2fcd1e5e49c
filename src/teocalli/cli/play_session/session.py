"""A game at the terminal, from its present position to its end, or until nobody wants to go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from teocalli.cli.play_session import rules
from teocalli.cli.play_session.auto_save import AutoSave
from teocalli.cli.play_session.entries import COMMANDS, Choice, Command, Unclear, parse_input
from teocalli.cli.play_session.menu import Menu
from teocalli.cli.play_session.prompt import Prompt
from teocalli.cli.play_session.screen import Screen
from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.players import Player
from teocalli.players.adviser import make_adviser, suggestions
from teocalli.table.seats import names_of
from teocalli.table.table import Table

LOG_LINES = 20
MANY = 8
"""So many candidates are named when it is unclear what is meant."""


class Session:
    """Leads the persons and computers at a table through the game."""

    def __init__(
        self, table: Table, bots: Mapping[int, Player], screen: Screen, prompt: Prompt, auto_save: AutoSave
    ) -> None:
        self._table = table
        self._match = table.match
        self._bots = bots
        self._screen = screen
        self._prompt = prompt
        self._auto_save = auto_save
        self._told_failure = ""

    def run(self) -> None:
        """Play until the game is over, a person quits, or there is no more input."""
        self._advance(self._table.follow_up())
        while self._table.to_move is not None:
            seat = self._table.bot_to_move
            if seat is not None:
                with self._screen.thinking(seat.name):
                    action = self._bots[seat.seat].choose(self._match.state)
                self._advance(self._table.act_for_bot(action, "bot"))
            elif not self._let_person_decide():
                self._say_where_kept(over=False)
                return
        self._screen.position(self._match.game.view(self._match.state, None))
        self._screen.ranking()
        self._say_where_kept(over=True)

    def interrupted(self) -> None:
        """Keep the game when the program is being ended."""
        self._screen.console.print()
        self._say_where_kept(over=False)

    def _advance(self, events: Sequence[Event]) -> None:
        """Tell what the newest words did."""
        played = [event for event in events if event.kind == "action"]
        last = len(self._match.words)
        numbers = range(last - len(played) + 1, last + 1)
        forced = [number for number in numbers if self._table.origins[number - 1] == "forced"]
        self._screen.steps(numbers, forced)

    def _let_person_decide(self) -> bool:
        """Ask the person to move until they decide something; False if they quit."""
        self._keep()
        state, seat = self._match.state, self._table.to_move
        assert seat is not None
        view = self._match.game.view(state, seat)
        menu = self._screen.menu(view, seat)
        rows = self._screen.position(view)
        rows += self._screen.question(view, seat)
        self._screen.choices(menu, seat, rows)
        self._screen.say("cli-advice")
        while True:
            line = self._prompt.ask("> ", [*menu.words, *COMMANDS])
            if line is None:
                return False
            if not line.strip():
                continue
            match parse_input(line, menu.words):
                case Choice(index):
                    self._advance(self._table.act(menu.words[index], key=f"{self._table.version}"))
                    return True
                case Command("quit"):
                    return False
                case Command(name, argument):
                    if self._carry_out(name, argument, menu, seat):
                        return True
                case Unclear(text, candidates):
                    self._say_unclear(text, candidates)

    def _carry_out(self, name: str, argument: str, menu: Menu, seat: int) -> bool:
        """Carry out a command; True if the position is another one now, or shall be shown anew."""
        try:
            match name:
                case "undo":
                    return self._undo(argument)
                case "show" if not argument:
                    return True
                case "show":
                    self._screen.panel(self._match.game.view(self._match.state, seat), argument)
                case "save":
                    self._save(argument)
                case "hint":
                    self._hint(menu, seat)
                case "list":
                    self._screen.all_choices(menu, seat, argument)
                case "log":
                    first = max(1, len(self._match.words) + 1 - LOG_LINES)
                    self._screen.steps(range(first, len(self._match.words) + 1))
                case "rules":
                    rules.show(self._screen.console, self._match.game, self._screen.texts, argument)
                case _:
                    self._screen.help(menu)
        except TeocalliError as error:
            self._screen.refusal(error)
        return False

    def _undo(self, argument: str) -> bool:
        """Take back; where that would be practice, say so first. Typed out or begun, "practice" means it."""
        plan = self._table.taking_back()
        meant = bool(argument) and "practice".startswith(argument.casefold())
        if plan.kind == "practice" and plan.reason is not None and not meant:
            self._screen.say("cli-undo-practice", reason=plan.reason)
            return False
        self._table.undo(key=f"{self._table.version}", practice=meant)
        self._screen.say("cli-undone-practice" if plan.kind == "practice" else "cli-undone")
        return True

    def _save(self, argument: str) -> None:
        if not argument:
            raise TeocalliError("error-cli-save-name")
        path = _at_home(argument)
        self._auto_save.save_copy(path)
        self._screen.say_where("cli-saved", path)

    def _hint(self, menu: Menu, seat: int) -> None:
        state, names = self._match.state, names_of(self._table.seats)
        with self._screen.thinking(self._screen.texts.format("cli-adviser")):
            report = make_adviser(state.game).analyse(state)
        self._screen.hint(menu, suggestions(state, report, names), seat)

    def _say_unclear(self, text: str, candidates: tuple[str, ...]) -> None:
        if not candidates:
            self._screen.say("cli-unknown-entry", entry=text)
            return
        shown = ", ".join(candidates[:MANY]) + (" …" if len(candidates) > MANY else "")
        self._screen.say("cli-ambiguous-entry", entry=text, candidates=shown)

    def _keep(self) -> None:
        """Keep the game; if that fails say so, once for each reason."""
        self._auto_save.keep()
        failure = self._auto_save.failure
        if failure is not None and self._told_failure != str(failure):
            self._told_failure = str(failure)
            self._screen.say("cli-not-kept", reason=failure.message)

    def _say_where_kept(self, *, over: bool) -> None:
        self._auto_save.keep()
        if self._auto_save.failure is not None:
            raise self._auto_save.failure
        path = self._auto_save.path
        if path is None or not path.exists():
            self._screen.say("cli-nothing-kept")
        else:
            self._screen.say_where("cli-kept-over" if over else "cli-kept", path)


def _at_home(argument: str) -> Path:
    """The path that is meant: `~` stands for the person's own folder, as far as there is one."""
    try:
        return Path(argument).expanduser()
    except RuntimeError:  # nobody is called so
        return Path(argument)
