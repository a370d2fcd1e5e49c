"""Programs of others in the arena: they play, within their time, and are replaced and named when they fail."""

from __future__ import annotations

import json
import os
import shlex
import sys
import threading
from pathlib import Path

import pytest

from teocalli.arena import external
from teocalli.arena.contest import Contest
from teocalli.arena.external import External, ExternalPlayer
from teocalli.arena.result import GameResult
from teocalli.core.errors import TeocalliError
from teocalli.core.registry import load_game
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.players import make_player

PROGRAM = Path(__file__).with_name("line_player.py")


def program(habit: str, budget: str = "30s:") -> str:
    """The player that this program is, with much time for every answer: it may have to share the machine."""
    return f"external:{budget}{shlex.join([sys.executable, str(PROGRAM), habit])}"


def contest(habit: str, budget: str = "30s:") -> Contest:
    return Contest("uxmal", {"hands": "hidden"}, (program(habit, budget), "greedy"), 2, 5)


def test_a_program_plays_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given what its seat may know, and what it answers is played."""
    asked: list[str] = []
    say = external._Program._say

    def said(self: external._Program, line: str) -> None:
        asked.append(line)
        say(self, line)

    monkeypatch.setattr(external._Program, "_say", said)
    plan = contest("chatty")
    plan.check()
    result = plan.play(0)
    assert result.faults == ()
    assert "faults" not in result.to_json()
    assert asked.count("go seconds 30") == result.asked[result.seating.index(0)]
    begun = [json.loads(line.partition(" ")[2]) for line in asked if line.startswith("newgame")]
    assert begun[0] == {"game": "uxmal", "rules": 1, "players": 2, "options": {"hands": "hidden"}}
    summaries = [json.loads(line.removeprefix("position summary ")) for line in asked if line.startswith("position")]
    assert all(summary["legal"][0] in result.words for summary in summaries)
    assert asked[-1] == "quit"


@pytest.mark.parametrize(
    ("habit", "budget", "says"),
    [
        ("nonsense", "30s:", "“?[31mnonsense” is not possible"),
        ("refuses", "30s:", "it refused: {"),
        ("leaves", "30s:", "ended by itself"),
        ("late", "10ms:", "did not answer within"),
    ],
)
def test_a_program_that_fails_is_replaced_and_named(
    habit: str, budget: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "GRACE", 0.2)
    result = contest(habit, budget).play(0)
    ((seat, reason),) = result.faults
    assert result.seating[seat] == 0
    for language in LANGUAGES:
        text = Texts(language, strict=True).message(reason)
        assert "\n" not in text
        assert language != "en" or says in text
    assert sum(result.scores) > 0
    assert GameResult.from_json(json.loads(json.dumps(result.to_json()))) == result
    assert contest(habit, budget).record(result).words == list(result.words)


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("external:", "names no program"),
        ("external:2s:", "names no program"),
        ("external:'unclosed", "names no program"),
        ("external:/no/such/program", "cannot be started"),
        ("external:3601s:a", "must be between 0 and 3600"),
        (f"external:{'9' * 400}s:a", "must be between 0 and 3600"),
        (f"external:{'9' * 5000}p:a", "means nothing in the player"),
        ("external:0s:a", "needs a budget"),
        (program("mute"), "did not answer within 0.3 seconds"),
        (f"external:{shlex.quote(sys.executable)} -c pass", "ended by itself"),
    ],
)
def test_a_program_that_cannot_play_is_refused_at_once(
    command: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "mute" in command:
        monkeypatch.setattr(external, "STARTING", 0.3)
    with pytest.raises(TeocalliError) as caught:
        Contest("uxmal", {}, (command, "greedy"), 2, 1).check()
    assert says in str(caught.value)


def test_how_programs_are_written() -> None:
    assert External.read("external:500ms:./a 'b c'") == External(("./a", "b c"), 0.5, 0)
    assert External.read("external:2s:100p:a").asked == "go seconds 2 playouts 100"
    assert External.read("external:a:b").command == ("a:b",)
    assert External.read("external:a").asked == "go"


def test_nothing_of_a_program_stays() -> None:
    """Neither its process nor the thread that listens to it."""
    game = load_game("uxmal")
    state = game.new_initial_state(["track:SJMET", "first:0"])
    state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    player = ExternalPlayer(program("first"), game)
    assert state.is_legal_action(player.choose(state))
    assert player._program is not None
    assert player._program._process is not None
    process = player._program._process.pid
    player.close()
    with pytest.raises(ProcessLookupError):
        os.killpg(process, 0)
    for thread in threading.enumerate():
        if thread.name == "external":
            thread.join(20)
            assert not thread.is_alive()


def test_a_program_that_takes_no_line_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may answer without end, and yet nothing more can be told to it."""
    monkeypatch.setattr(external, "TAKING", 0.2)
    game = load_game("uxmal")
    state = game.new_initial_state(["track:SJMET", "first:0"])
    player = ExternalPlayer(program("deaf"), game)
    for _ in range(1000):
        assert game.action_to_string(state, player.choose(state)) == "build"
        if player.fault is not None:
            break
    assert player.fault is not None
    assert player.fault["id"] == "external-late"
    assert player._program is None


def test_only_the_arena_starts_programs() -> None:
    """Records and tables name players too, and come from anywhere."""
    with pytest.raises(TeocalliError, match="There is no bot"):
        make_player(program("first"))
