"""Our players for other programs: answers the lines of the protocol (docs/protocol.md)."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from teocalli.core.errors import TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.limits import LimitFault, read_json
from teocalli.core.match import Match
from teocalli.core.names import called
from teocalli.core.record import Record
from teocalli.core.registry import known_games, load_game
from teocalli.core.state import State
from teocalli.players.adviser import make_adviser, suggestions
from teocalli.players.opponents import search_player_of
from teocalli.players.registry import Player, check_player, make_player
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import RANGES

PROTOCOL = 1
"""The version of the protocol."""
LONGEST_LINE = 1_000_000
"""Bytes of a line; a longer one is refused."""
PAUSE = 0.5
"""Seconds between two lines that say what was found."""
ENDLESS = int(RANGES["playouts"][1])
MOST = {"seconds": 3600, "playouts": ENDLESS, "lines": 20}
"""The largest number behind each limit of `go`."""
_STOPPING = 0.01
"""Seconds after which a search is told again to stop: one that is about to begin may not have heard."""


@dataclass(frozen=True)
class Limits:
    """How long to think: seconds and playouts (0: no such limit), and how many lines to tell of."""

    seconds: float = 0
    playouts: int = 0
    endless: bool = False
    lines: int = 1

    @property
    def own(self) -> bool:
        """Whether nothing was said, so that the player thinks as it does by itself."""
        return not (self.seconds or self.playouts or self.endless)


class LineEngine:
    """One conversation: `take` gets line after line, and answers go to `say`, also from other threads, whole lines.

    Errors are answers too; nothing but the end of the conversation ends the program.
    """

    def __init__(self, say: Callable[[str], None], player: str, *, threads: int = 1, seed: int | None = None) -> None:
        """`player` decides where `go` names no limit. Raises `TeocalliError` as `make_player` does."""
        make_player(player)
        self._say = say
        self._player, self._threads, self._seed = player, threads, seed
        self._game: Game | None = None
        self._state: State | None = None
        self._thinking: _Thinking | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "teocalli": self._greet,
            "isready": lambda _: self._say("readyok"),
            "newgame": self._new_game,
            "position": self._position,
            "show": self._show,
            "go": self._go,
            "stop": lambda _: self.end(),
        }

    def take(self, line: str) -> bool:
        """Answer a line; False after `quit`."""
        name, _, rest = line.strip().partition(" ")
        if name == "quit":
            self.end()
            return False
        try:
            self._take(name, rest.strip())
        except TeocalliError as error:
            self._say(_told(error))
        return True

    def refuse_length(self) -> None:
        """Answer a line that is too long."""
        self._say(_told(TeocalliError("error-engine-length", most=LONGEST_LINE)))

    def end(self) -> None:
        """End what is being thought about; the answer has been given when this returns."""
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    def _take(self, name: str, rest: str) -> None:
        if not name:
            return
        command = self._commands.get(name)
        if command is None:
            raise TeocalliError(
                "error-engine-command", name=shown(name, 20), known=", ".join([*self._commands, "quit"])
            )
        if name not in ("isready", "stop"):
            self._end_thought()
        command(rest)

    def _end_thought(self) -> None:
        """Refuse while a decision is thought about. Whoever has heard its answer is quicker than its thread ends."""
        if self._thinking is not None and self._thinking.going:
            raise TeocalliError("error-engine-thinking")
        self.end()

    def _greet(self, rest: str) -> None:
        if rest != str(PROTOCOL):
            raise TeocalliError("error-engine-version", version=shown(rest, 20) or "–", known=PROTOCOL)
        self._say("id name Teocalli")
        self._say(f"id version {version('teocalli')}")
        for game in known_games():
            self._say(f"game {game}")
        self._say(f"protocol {PROTOCOL}")

    # What is played.

    def _new_game(self, rest: str) -> None:
        data = _json(rest)
        if not isinstance(data, dict) or not isinstance(data.get("game"), str):
            raise TeocalliError("error-engine-game")
        options = data.get("options", {})
        if not isinstance(options, Mapping):
            raise TeocalliError("error-options-object")
        game = load_game(data["game"], data.get("players"), options)
        if data.get("rules", game.rules_version) != game.rules_version:
            raise TeocalliError("error-record-rules", rules=shown(data["rules"], 20), known=game.rules_version)
        self._set_game(game)

    def _set_game(self, game: Game) -> None:
        check_player(self._player, game)
        self._game, self._state = game, None

    def _position(self, rest: str) -> None:
        kind, _, content = rest.partition(" ")
        if kind == "record":
            match = Match.from_record(Record.parse(content))
            self._set_game(match.game)
            self._state = match.state
        elif self._game is None:
            raise TeocalliError("error-engine-no-game")
        elif kind == "words":
            self._state = _played(self._game, content.split())
        elif kind == "summary":
            self._state = self._game.position_from_summary(_json(content))
        else:
            raise TeocalliError("error-engine-position", kind=shown(kind, 20) or "–")

    def _known_state(self) -> State:
        if self._state is None:
            raise TeocalliError("error-engine-no-position")
        return self._state

    def _show(self, _rest: str) -> None:
        state = self._known_state()
        self._say("summary " + json.dumps(state.game.complete_summary(state)))

    # Thinking.

    def _go(self, rest: str) -> None:
        limits, state = limits_of(rest.split()), self._known_state()
        if state.current_player < 0:
            raise TeocalliError("error-no-decision")
        player = self._player_for(limits, state.game)
        self._thinking = _Thinking(player, state.clone(), limits.lines, self._say)

    def _player_for(self, limits: Limits, game: Game) -> Player:
        if limits.own:
            return make_player(self._player, self._seed)
        playouts = limits.playouts or (0 if limits.seconds else ENDLESS)
        base = make_adviser(game).settings
        return SearchPlayer(
            base.changed(seconds=limits.seconds, playouts=playouts, threads=self._threads, early=False), self._seed
        )


class _Thinking:
    """A decision that is being thought about: its answer is said as soon as it is there."""

    def __init__(self, player: Player, state: State, lines: int, say: Callable[[str], None]) -> None:
        self._player, self._state, self._lines, self._say = player, state, lines, say
        self._search = search_player_of(player, state.game)
        self._done = threading.Event()
        self._answer = ""
        self._worker = threading.Thread(target=self._think, name="thinking", daemon=True)
        self._teller = threading.Thread(target=self._tell, name="telling", daemon=True)
        self._worker.start()
        self._teller.start()

    @property
    def going(self) -> bool:
        """Whether the answer is still to be found."""
        return not self._done.is_set()

    def stop(self) -> None:
        """Have the answer now."""
        while not self._done.is_set():
            if self._search is not None:
                self._search.stop()
            self._done.wait(_STOPPING)
        self._teller.join()

    def _think(self) -> None:
        try:
            action = self._player.choose(self._state)
            self._answer = f"bestaction {self._state.game.action_to_string(self._state, action)}"
        except Exception as error:  # whoever asked waits for an answer
            self._answer = _told(error)
        finally:
            self._done.set()

    def _tell(self) -> None:
        with contextlib.suppress(OSError):  # nobody listens any more
            while not self._done.wait(PAUSE):
                self._tell_findings()
            self._tell_findings()
            self._say(self._answer)

    def _tell_findings(self) -> None:
        """What is known now, if the player searches and knows anything."""
        report = None if self._search is None else self._search.report()
        if report is None or report.state != self._state or not report.lines:
            return
        game = self._state.game
        names = called([""] * game.seats, [False] * game.seats)
        found = {
            "playouts": report.playouts,
            "seconds": round(report.seconds, 3),
            "solved": report.proven,
            "lines": [
                {
                    "word": line.word,
                    "chances": [round(chance, 4) for chance in line.chances],
                    "points": [round(points, 2) for points in line.points],
                    "visits": line.visits,
                    "words": [step.word for step in line.steps],
                }
                for line in suggestions(self._state, report, names, self._lines)
            ],
        }
        self._say("info " + json.dumps(found))


def _told(error: Exception) -> str:
    """The line by which something is refused."""
    code = error.code if isinstance(error, TeocalliError) else "internal"
    return "error " + json.dumps({"code": code, "text": str(error)})


def limits_of(parts: list[str]) -> Limits:
    """What stands behind `go`. Raises `TeocalliError` (`error-engine-limit`) for anything else."""
    found: dict[str, Any] = {}
    rest = iter(parts)
    for name in rest:
        if name == "infinite":
            found["endless"] = True
            continue
        value = next(rest, "")
        try:
            number = float(value) if name == "seconds" else int(value)
        except ValueError:
            number = 0
        if not 0 < number <= MOST.get(name, 0):
            raise TeocalliError("error-engine-limit", part=shown(f"{name} {value}".strip(), 40), **MOST)
        found[name] = number
    return Limits(**found)


def _played(game: Game, words: list[str]) -> State:
    """The position after set-up words and decisions. Raises `SetupError`, `IllegalAction`."""
    match = Match(game, words[: game.setup_length])
    for word in words[game.setup_length :]:
        match.play(word)
    return match.state


def _json(text: str) -> Any:
    try:
        return read_json(text)
    except json.JSONDecodeError as error:
        raise TeocalliError("error-engine-json", reason=error.msg) from None
    except LimitFault as fault:
        raise TeocalliError("error-engine-json", reason=fault.reason) from None
