"""Reading lines from a person: with editing, history and completion in a terminal, plainly elsewhere."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from rich.console import Console


class Prompt:
    """Asks for lines. `words` can be completed with the Tab key."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._words: list[str] = []
        self._interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self._interactive:
            self._set_up_editing()

    def ask(self, sign: str, words: Sequence[str]) -> str | None:
        """The line that is typed, or None when there are no more."""
        self._words = list(words)
        if self._interactive:
            try:
                return input(sign)
            except EOFError:
                print()
                return None
        self._console.print(sign, end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        # What is read from a file does not show by itself; with it the output reads like a game at a terminal.
        self._console.print(line.rstrip("\n"), soft_wrap=True)
        return line.rstrip("\n") if line else None

    def _set_up_editing(self) -> None:
        with contextlib.suppress(ImportError):  # not everywhere; then lines are read without editing
            import readline  # noqa: PLC0415 - it changes how the terminal is read, so only where a person types

            readline.set_completer_delims(" ")
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        fitting = [word for word in self._words if word.casefold().startswith(text.casefold())]
        return fitting[number] if number < len(fitting) else None
