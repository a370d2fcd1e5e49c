"""`engine`: our players for other programs, line by line on standard input and output."""

from __future__ import annotations

import sys
import threading
from typing import Annotated

import typer

from teocalli.players.line_engine import LONGEST_LINE, LineEngine

EPILOG = """\b
Example of a conversation (see docs/protocol.md for all of it):
  teocalli 1
  newgame {"game": "GAME", "players": 2}
  position words WORD WORD
  go seconds 2 lines 3
  quit

\b
Answers are lines too: info …, bestaction WORD, error …. In “teocalli arena”
and “teocalli simulate”, programs that speak the protocol can play: external:COMMAND."""

PLAYER = "mcts:1s"


def engine(
    player: Annotated[
        str, typer.Option("--player", "-p", metavar="PLAYER", help="The player that decides if “go” has no limit.")
    ] = PLAYER,
    threads: Annotated[int, typer.Option(min=1, max=64, metavar="COUNT", help="Threads if “go” has a limit.")] = 1,
    seed: Annotated[int | None, typer.Option(metavar="NUMBER", help="Seed for the player's random choices.")] = None,
) -> None:
    """Let other programs use the computer players: reads commands from standard input, answers on standard output."""
    lock = threading.Lock()

    def say(line: str) -> None:
        with lock:
            sys.stdout.write(line + "\n")
            sys.stdout.flush()

    _converse(LineEngine(say, player, threads=threads, seed=seed))


def _converse(answering: LineEngine) -> None:
    """Take lines until `quit` or the end of the input; what is too long is left out."""
    reader, whole = sys.stdin.buffer, True
    while line := reader.readline(LONGEST_LINE + 1):
        begun, whole = whole, line.endswith(b"\n") or len(line) <= LONGEST_LINE
        if begun and not whole:
            answering.refuse_length()
        elif begun and not answering.take(line.decode("utf-8", errors="replace")):
            return
    answering.end()
