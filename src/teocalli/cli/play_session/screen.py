"""What is shown during a game: position, question, choices, what happened, how it ended."""

from __future__ import annotations

import itertools
import shlex
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from teocalli.cli.play_session import rules
from teocalli.cli.play_session.menu import Menu, MenuPrinter
from teocalli.cli.terminal_renderer import TerminalRenderer, check_panel, names_of_seats, renderer_of
from teocalli.core import numbers
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.core.state import CHANCE
from teocalli.core.texts import Texts
from teocalli.players.adviser import Suggestion
from teocalli.players.chances import in_percent

PHASE_END, SCORED = "phase-end", "scored"
"""Kinds of log lines: a phase's end, shown with its breakdown, and the sums that the breakdown has already."""

MIN_ROWS = 5
"""Rows for choices, however small the screen is."""
MAX_ROWS = 16
MARGIN = 2
"""Rows for the advice below the choices and for the prompt."""


class Screen:
    """Shows one match to the persons who play it."""

    def __init__(self, console: Console, texts: Texts, match: Match, names: Sequence[Name]) -> None:
        self.console = console
        self.texts = texts
        self._match = match
        self._called = list(names)
        self._names = names_of_seats(match.game, names, texts)
        self._renderer: TerminalRenderer = renderer_of(match.game)
        self._rows_told = 0

    def say(self, message_id: str, /, **arguments: object) -> None:
        """Write a text of the catalogues."""
        self.console.print(self.texts.format(message_id, arguments))

    def say_where(self, message_id: str, path: Path) -> None:
        """Write a text that names a file, without breaking the name, so that it can be copied into a command."""
        text = self.texts.format(message_id, {"path": str(path), "quoted": shlex.quote(str(path))})
        self.console.print(text, soft_wrap=True)

    def help(self, menu: Menu) -> None:
        """Explain what can be typed."""
        rule = rules.example(self._match.game, self.texts)
        self.say("cli-help", rule=rule, kind=menu.kinds[-1], parts=", ".join(self._renderer.PANELS) or "–")

    def refusal(self, error: TeocalliError) -> None:
        """Say why something cannot be done, in one line of its own."""
        self.console.print(self.texts.message(error.message), soft_wrap=True)

    def position(self, view: dict[str, Any]) -> int:
        """Draw a position and return how many rows that took."""
        drawing = self._renderer.draw(
            self._match.game,
            view,
            self._names,
            self.texts,
            self.console,
        )
        return self._print(drawing)

    def panel(self, view: dict[str, Any], name: str) -> None:
        """Draw one part of the table. Raises `TeocalliError` for a name that the game does not know."""
        fitting = [known for known in self._renderer.PANELS if known.startswith(name.casefold())]
        wanted = fitting[0] if len(fitting) == 1 else name
        check_panel(self._renderer, wanted)
        game, console = self._match.game, self.console
        self._print(self._renderer.panel(game, view, self._names, self.texts, console, name=wanted))

    def _print(self, content: RenderableType) -> int:
        """Write something and return how many rows it took."""
        rows = self.console.render_lines(content, pad=False)
        self.console.print(SegmentLines(rows, new_lines=True), end="")
        return len(rows)

    def question(self, view: dict[str, Any], seat: int) -> int:
        """Say who is asked for what, and return how many rows that took."""
        key = f"{self._match.game.name}-ask-{view['position'].get('decision')}"
        text = self.texts.format(key, {"player": self._called[seat]}) if self.texts.has(key) else self._names[seat]
        line = Text("\n").append_text(self._renderer.seat_mark(seat, self.console)).append(f" {text}", "bold")
        steps = self._renderer.path(self._match, self.texts)
        if steps:
            arrow = " > " if self.console.options.ascii_only else " › "
            line.append(f"\n  {arrow.join(steps)}", "dim not bold")
        return self._print(line)

    def menu(self, view: dict[str, Any], seat: int) -> Menu:
        """The list of what a seat can do."""
        return Menu(view["legal"], seat, self._renderer.family)

    def choices(self, menu: Menu, seat: int, rows_above: int) -> None:
        """List the most promising choices: so many that what was told since the last question stays in sight."""
        room = self.console.height - rows_above - self._rows_told - MARGIN
        rows = min(max(room, MIN_ROWS), MAX_ROWS)
        self._rows_told = 0
        for part in self._printer(seat).short(menu, rows):
            self.console.print(part)

    def all_choices(self, menu: Menu, seat: int, beginning: str) -> None:
        """List all choices, or in more detail those that begin with a text."""
        printer = self._printer(seat)
        if not beginning:
            for part in printer.everything(menu):
                self.console.print(part)
            return
        options = menu.matching(beginning)
        if options:
            self.console.print(printer.rows(options))
        else:
            self.say("cli-list-none", beginning=beginning)

    @contextmanager
    def thinking(self, name: str) -> Iterator[None]:
        """Say who is thinking while that goes on, where somebody sees it."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(self.texts.format("cli-thinking", {"player": name}))):
            yield

    def hint(self, menu: Menu, found: Sequence[Suggestion], seat: int) -> None:
        """Show what a search suggests, the best first: prospects, action, and how it is expected to go on."""
        self.say("cli-hint", player=self._called[seat])
        options = [menu.options[menu.words.index(suggestion.word)] for suggestion in found]
        prospects = [Text(self._percents(suggestion)[seat], "bold") for suggestion in found]
        self.console.print(self._printer(seat).rows(options, prospects))
        for option, suggestion in zip(options, found, strict=True):
            for line in self._about(option.number, suggestion):
                self.console.print(Text(line, "dim"))

    def _about(self, number: int, suggestion: Suggestion) -> Iterator[str]:
        """The prospects of all where there are several others, and how it could go on."""
        opponents = len(self._names) - 1
        if opponents > 1:
            chances = [f"{name} {share}" for name, share in zip(self._names, self._percents(suggestion), strict=True)]
            yield self.texts.format("cli-hint-chances", {"number": number, "chances": chances})
        if steps := [self.texts.message(step.message) for step in suggestion.steps[1:]]:
            yield self.texts.format("cli-hint-then", {"number": number, "steps": " ".join(steps)})

    def _percents(self, suggestion: Suggestion) -> list[str]:
        """The chances of all, which add up to 100 %."""
        return [numbers.percent(share / 100, self.texts.language, 0) for share in in_percent(suggestion.chances)]

    def steps(self, numbers: Iterable[int], forced: Iterable[int] = ()) -> None:
        """Tell what the words with these numbers (from 1) did; those in `forced` were the only possible ones."""
        unasked = set(forced)
        for number in numbers:
            self._step(number, number in unasked)

    def _step(self, number: int, forced: bool) -> None:
        game, match = self._match.game, self._match
        before, action, after = match.state_at(number - 1), match.actions[number - 1], match.state_at(number)
        if before.current_player == CHANCE and not self._has_begun(number):
            return  # What is set up is seen in the position.
        report = game.phase_report(before, action, after) if before.points() != after.points() else None
        mark = self._renderer.seat_mark(before.turn_player, self.console)
        lines = [line for line in game.log_lines(before, action, after, self._called) if line["kind"] != SCORED]
        for kind, group in itertools.groupby(lines, key=lambda line: line["kind"] == PHASE_END and report is not None):
            said = [self.texts.message(line["message"]) for line in group]
            if kind:
                self._tell(Text("\n" + " ".join(said), "bold"))
                mark = Text(" ")
            else:
                self._tell(self._log_line(mark, " ".join(said), forced))
            if report is not None and (kind or not any(line["kind"] == PHASE_END for line in lines)):
                self._tell(self._renderer.phase_table(report, self._names, self.texts, self.console))
                report = None

    def _has_begun(self, number: int) -> bool:
        """Whether a turn began before the word with this number."""
        return any(self._match.state_at(earlier).at_turn_start() for earlier in range(number))

    def _tell(self, content: RenderableType) -> None:
        self._rows_told += self._print(content)

    def _log_line(self, mark: Text, text: str, forced: bool) -> Text:
        line = mark.copy().append(f" {text}", "not bold")
        return line.append(" " + self.texts.format("cli-forced"), "dim not bold") if forced else line

    def ranking(self) -> None:
        """Say how everybody did, the best first; equals share a place."""
        result = self._match.game.result(self._match.state)
        place = 1
        self.console.print()
        for equals in result["ranking"]:
            for seat in equals:
                mark = self._renderer.seat_mark(seat, self.console)
                arguments = {"place": place, "player": self._names[seat], "points": result["scores"][seat]}
                text = self.texts.format("cli-rank", arguments)
                style = "bold" if seat in result["winners"] else "not bold"
                self.console.print(Text("  ").append_text(mark).append(f" {text}", style))
            place += len(equals)

    def _printer(self, seat: int) -> MenuPrinter:
        view = self._match.game.view(self._match.state, None)
        return MenuPrinter(self._renderer, self.texts, self._match.game, view, self.console, seat=seat)
