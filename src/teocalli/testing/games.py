"""Checks of a game's set-up and of a finished game."""

from __future__ import annotations

import json
import random

from teocalli.core.errors import SetupError, UndoError
from teocalli.core.match import Match
from teocalli.core.playout import random_playouts
from teocalli.core.record import Record
from teocalli.testing.requirement import require, require_equal, require_raises


def check_setup(match: Match, rng: random.Random) -> None:
    """Set-up words lead to one first position; a missing or superfluous one is refused."""
    game, setup = match.game, match.setup
    require_equal(len(setup), game.setup_length, "number of set-up words")
    require_equal(game.new_initial_state(setup).to_bytes(), match.state.to_bytes(), "bytes of the first position")
    wrong = [[*setup, "superfluous"], [*setup[:-1], "wrong"]] if setup else [["superfluous"]]
    for words in wrong:
        require_raises(SetupError, lambda words=words: game.new_initial_state(words), f"set-up words {words}")  # type: ignore[misc]


def check_playouts(match: Match, rng: random.Random) -> None:
    """The compiled loop plays games to their end and leaves the position alone."""
    data = match.state.to_bytes()
    decisions, chance_events = random_playouts(match.state, 3, rng.randrange(2**32))
    require(decisions > 0, "playouts without a decision")
    require(decisions + chance_events <= 3 * match.game.max_game_length, "playouts longer than max_game_length")
    require_equal(match.state.to_bytes(), data, "bytes after playouts")


def check_length(match: Match, rng: random.Random) -> None:
    """No game has more decisions than `max_game_length`."""
    length, bound = len(match.words), match.game.max_game_length
    require(length <= bound, f"{length} decisions, max_game_length {bound}")


def check_record(match: Match, rng: random.Random) -> None:
    """A record replays to the same hash after every word (R-07)."""
    names = [f"Player {seat}" for seat in range(match.game.players)]
    record = match.record(names)
    text = json.dumps(record.to_json())
    require(text.isascii(), "a record that is not ASCII")
    again = Match.from_record(Record.parse(text))
    for number in range(len(match.words) + 1):
        require_equal(again.state_at(number).hash(), match.state_at(number).hash(), f"hash after word {number}")
    require_equal(again.record(names), record, "the record of the replayed game")


def check_undo(match: Match, rng: random.Random) -> None:
    """Undo leads back to the very position, or is refused with the reason it announced (R-03, R-05)."""
    played = Match(match.game, match.setup)
    for number, action in enumerate(match.actions, start=1):
        played.play_action(action)
        barrier = played.undo_barrier()
        if barrier is not None:
            error = require_raises(UndoError, played.undo, "undo over its barrier")
            require_equal(getattr(error, "arguments", {}).get("reason"), barrier, "reason against undo")
            continue
        back = played.undo()
        require(back >= 1, "undo took nothing back")
        require_equal(played.words, match.words[: number - back], "words after undo")
        require_equal(played.state.to_bytes(), match.state_at(number - back).to_bytes(), "bytes after undo")
        for again in match.actions[number - back : number]:
            played.play_action(again)
    require_equal(played.state.to_bytes(), match.state.to_bytes(), "bytes after playing again")


def check_log(match: Match, rng: random.Random) -> None:
    """Every action is logged as messages without a language."""
    names = [f"Player {seat}" for seat in range(match.game.players)]
    for number, action in enumerate(match.actions):
        before, after = match.state_at(number), match.state_at(number + 1)
        lines = match.game.log_lines(before, action, after, names)
        require(bool(lines), f"no log line for word {number + 1}, {match.words[number]}")
        for line in lines:
            require({"kind", "message"} <= set(line), f"a log line with keys {sorted(line)}")
            require("id" in line["message"], "a log message without an id")
        require_equal(json.loads(json.dumps(lines)), lines, "log lines after JSON")


SETUP_CHECKS = (check_setup, check_playouts)
GAME_CHECKS = (check_length, check_record, check_undo, check_log)
