"""Programs of others as players: they answer the lines of the protocol (docs/protocol.md), within their time.

A program that hangs, ends or answers nonsense is replaced for the rest of the game, and named.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import re
import select
import shlex
import signal
import subprocess
import threading
import time
from dataclasses import dataclass

from teocalli.core.chance import generator
from teocalli.core.errors import IllegalAction, Message, TeocalliError, message, shown
from teocalli.core.game import Game
from teocalli.core.state import State
from teocalli.players.line_engine import LONGEST_LINE, PROTOCOL
from teocalli.players.settings import SearchSettings
from teocalli.players.specification import settings_of

PREFIX = "external:"
STARTING = 30.0
"""Seconds in which a program has to greet, and to be ready for a game."""
TAKING = 10.0
"""Seconds in which a program has to take a line that it is told."""
UNLIMITED = 60.0
"""Seconds for a decision of a program whose time is not named."""
GRACE = 2.0
"""Seconds that an answer may come later than the time that was given."""
_LEAVING = 0.5
_KEPT_LINES = 1000
_BUDGET = re.compile(r"(\d+(?:\.\d+)?m?s|\d+p):")


class ExternalFault(Exception):  # noqa: N818 - it is not our program that fails
    """What a program did wrong."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class External:
    """A program as people write it: `external:COMMAND`, `external:500ms:COMMAND`, `external:2000p:COMMAND`."""

    command: tuple[str, ...]
    seconds: float = 0
    playouts: int = 0

    @classmethod
    def read(cls, specification: str) -> External:
        """Raises `TeocalliError`: `error-external-command` for a command that is none, and for its budget as players do
        that search.
        """
        rest, budget = specification.removeprefix(PREFIX), {"seconds": 0, "playouts": 0}
        while found := _BUDGET.match(rest):
            rest = rest[found.end() :]
            budget |= settings_of(specification, [found[1]])
            SearchSettings.of(budget)
        try:
            command = tuple(shlex.split(rest))
        except ValueError:
            command = ()
        if not command:
            raise TeocalliError("error-external-command", player=shown(specification))
        return cls(command, **budget)

    @property
    def asked(self) -> str:
        """The line that asks for a decision."""
        limits = [f"seconds {self.seconds:g}"] if self.seconds else []
        limits += [f"playouts {self.playouts}"] if self.playouts else []
        return " ".join(["go", *limits])

    @property
    def patience(self) -> float:
        """Seconds within which the answer has to come."""
        return self.seconds + GRACE if self.seconds else UNLIMITED


def is_external(specification: str) -> bool:
    """Whether a program of somebody's own is meant."""
    return specification.startswith(PREFIX)


def check_external(specification: str, game: Game) -> None:
    """Raise `TeocalliError` (`error-external-start`) for a program that cannot be started, or not play this game."""
    spoken = _Program(External.read(specification))
    try:
        spoken.begin(game)
    except ExternalFault as fault:
        raise TeocalliError("error-external-start", program=spoken.name, reason=fault.reason) from None
    finally:
        spoken.close()


class ExternalPlayer:
    """A program in a game. `fault` says why it was replaced: from then on every legal action is equally likely.

    The program sees of a position what its seat may know.
    """

    def __init__(self, specification: str, game: Game, seed: int | None = None) -> None:
        """Raises `TeocalliError` (`error-external-command`)."""
        self.fault: Message | None = None
        self._asked = External.read(specification)
        self._game = game
        self._random = generator(seed)
        self._program: _Program | None = None

    def choose(self, state: State) -> int:
        """A legal action of `state`, where a player decides. Raises `TeocalliError` where none does."""
        if state.current_player < 0:
            raise TeocalliError("error-no-decision")
        if self.fault is None:
            try:
                return self._ask(state)
            except ExternalFault as fault:
                self.fault = fault.reason
                self.close()
        return self._random.choice(state.legal_actions())

    def _ask(self, state: State) -> int:
        if self._program is None:
            self._program = _Program(self._asked)
            self._program.begin(self._game)
        seen = state.determinized_for(state.current_player, self._random.getrandbits(64))
        word = self._program.decide(self._game.complete_summary(seen))
        try:
            return self._game.string_to_action(state, word)
        except IllegalAction:
            raise ExternalFault(message("external-illegal", word=shown(word))) from None

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None


class _Program:
    """A process that is talked to line by line."""

    def __init__(self, asked: External) -> None:
        self._asked = asked
        self.name = shown(" ".join(asked.command))
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue(_KEPT_LINES)
        self._closed = False

    def begin(self, game: Game) -> None:
        """Start it and tell it the game. Raises `ExternalFault`."""
        try:
            self._process = subprocess.Popen(
                self._asked.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise ExternalFault(message("external-not-started", reason=shown(reason))) from None
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)
        threading.Thread(target=self._read, name="external", daemon=True).start()
        self._say(f"teocalli {PROTOCOL}")
        self._hear("protocol", STARTING)
        changed = game.option_set.changed(game.options)
        told = {"game": game.name, "rules": game.rules_version, "players": game.players, "options": changed}
        self._say("newgame " + json.dumps(told))
        self._say("isready")
        self._hear("readyok", STARTING)

    def decide(self, summary: dict[str, object]) -> str:
        """The word that it chooses in a position. Raises `ExternalFault`."""
        self._say("position summary " + json.dumps(summary))
        self._say(self._asked.asked)
        return self._hear("bestaction", self._asked.patience)

    def close(self) -> None:
        """Ask it to leave, and end it, with all that it started, if it does not."""
        process, self._closed = self._process, True
        if process is None:
            return
        with contextlib.suppress(ExternalFault):
            self._say("quit")
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_LEAVING)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()  # type: ignore[union-attr]
        self._process = None

    def _say(self, line: str) -> None:
        """Send a line; a program that is to leave is not waited for. Raises `ExternalFault`."""
        assert self._process is not None
        assert self._process.stdin is not None
        patience = 0.0 if self._closed else TAKING
        rest, deadline = line.encode() + b"\n", time.monotonic() + patience
        try:
            pipe = self._process.stdin.fileno()
            while rest:
                if not select.select([], [pipe], [], max(0.0, deadline - time.monotonic()))[1]:
                    raise ExternalFault(message("external-late", seconds=round(patience, 1)))
                rest = rest[os.write(pipe, rest) :]
        except (OSError, ValueError):
            raise ExternalFault(message("external-ended")) from None

    def _hear(self, wanted: str, seconds: float) -> str:
        """What follows the wanted word in the line that begins with it; other lines pass, but `error`."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                line = self._lines.get(timeout=left)
            except queue.Empty:
                break
            if not line:
                raise ExternalFault(message("external-ended"))
            word, _, rest = line.decode("utf-8", errors="replace").strip().partition(" ")
            if word == "error":
                raise ExternalFault(message("external-refused", text=shown(rest, 200)))
            if word == wanted:
                return rest.strip()
        raise ExternalFault(message("external-late", seconds=round(seconds, 1)))

    def _read(self) -> None:
        """Put its lines into the queue, the last one empty; a program that says too much has to wait."""
        assert self._process is not None
        assert self._process.stdout is not None
        stdout = self._process.stdout
        line = b"-"
        while line and not self._closed:
            try:
                line = stdout.readline(LONGEST_LINE)
            except (OSError, ValueError):
                line = b""
            while not self._closed:
                with contextlib.suppress(queue.Full):
                    self._lines.put(line, timeout=0.1)
                    break
