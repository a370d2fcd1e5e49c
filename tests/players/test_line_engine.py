"""Our players for other programs: what the engine of the line protocol answers."""

from __future__ import annotations

import json
import queue
import random
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.players.line_engine import LineEngine
from teocalli.players.registry import make_player

SETUP = "position words track:SJMET first:0 build draw:SJ-M"
BEGIN = "from teocalli.cli.main import run; run()"
NEW = 'newgame {"game": "uxmal", "players": 2}'


class Talk:
    """A conversation with an engine in this process."""

    def __init__(self, player: str = "greedy", seed: int | None = 1) -> None:
        self.heard: queue.Queue[str] = queue.Queue()
        self.engine = LineEngine(self.heard.put, player, seed=seed)

    def send(self, *lines: str) -> None:
        """Say lines, and leave what is answered for later."""
        for line in lines:
            assert self.engine.take(line)

    def say(self, *lines: str) -> list[str]:
        """Say lines; everything that was answered until now."""
        self.send(*lines)
        return [self.heard.get_nowait() for _ in range(self.heard.qsize())]

    def until(self, word: str) -> list[str]:
        """Everything until a line that begins with a word."""
        found: list[str] = []
        while not found or not found[-1].startswith(word):
            found.append(self.heard.get(timeout=60))
        return found


def refused(answers: list[str]) -> str:
    """The code of the only answer, which is a refusal."""
    (answer,) = answers
    name, _, told = answer.partition(" ")
    assert name == "error"
    content = json.loads(told)
    assert content["text"]
    assert "\n" not in content["text"]
    code: str = content["code"]
    return code


def test_it_greets_with_its_games() -> None:
    answers = Talk().say("teocalli 1", "isready")
    assert answers[0] == "id name Teocalli"
    assert {"game uxmal", "game teotihuacan"} <= set(answers)
    assert answers[-2:] == ["protocol 1", "readyok"]


def test_it_decides_with_limits_and_tells_what_it_found() -> None:
    talk = Talk()
    talk.send(NEW, SETUP, "go playouts 200 lines 2")
    *told, answer = talk.until("bestaction ")
    info = json.loads(told[-1].removeprefix("info "))
    assert len(info["lines"]) == 2
    assert info["playouts"] >= 200
    assert info["lines"][0]["word"] == answer.removeprefix("bestaction ") == info["lines"][0]["words"][0]
    assert sum(info["lines"][0]["chances"]) == pytest.approx(1, abs=0.001)
    again = Talk()
    again.send(NEW, SETUP, "go playouts 200 lines 2")
    assert again.until("bestaction ")[-1] == answer


def test_without_a_limit_its_player_decides() -> None:
    talk = Talk("greedy")
    talk.send(NEW, SETUP, "go")
    state = Match(load_game("uxmal"), ["track:SJMET", "first:0"])
    state.play("build")
    state.play("draw:SJ-M")
    word = state.game.action_to_string(state.state, make_player("greedy", 1).choose(state.state))
    assert talk.until("bestaction ") == [f"bestaction {word}"]


def test_it_thinks_until_it_is_stopped() -> None:
    talk = Talk()
    talk.send(NEW, SETUP, "go infinite")
    talk.until("info ")
    talk.send(SETUP, "isready")
    assert "error-engine-thinking" in talk.until("error ")[-1]
    talk.until("readyok")
    talk.send("stop")
    talk.until("bestaction ")
    assert talk.say("stop", "stop", "isready") == ["readyok"]


def test_whoever_has_heard_an_answer_may_speak_at_once() -> None:
    """The thread that has given it may still be ending."""
    talk = Talk()

    def slow(line: str) -> None:
        talk.heard.put(line)
        time.sleep(0.1 if line.startswith("bestaction") else 0)

    talk.engine = LineEngine(slow, "greedy", seed=1)
    talk.send(NEW, SETUP)
    for _ in range(2):
        talk.send("go")
        talk.until("bestaction")
    assert talk.say(SETUP) == []


def test_nobody_needs_to_listen() -> None:
    """The pipe may be closed while it thinks; the thread that tells ends without a word."""
    failed: list[threading.ExceptHookArgs] = []

    def say(line: str) -> None:
        raise BrokenPipeError

    engine = LineEngine(say, "greedy", seed=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(threading, "excepthook", failed.append)
        for line in (NEW, SETUP, "go"):
            engine.take(line)
        engine.end()
    assert not failed


def test_positions_are_given_by_words_summary_or_record() -> None:
    rng = random.Random(4)
    game = load_game("teotihuacan", 3)
    match = Match(game, [])
    for _ in range(250):
        match.play_action(rng.choice(match.state.legal_actions()))
    told = game.complete_summary(match.state)
    talk = Talk()
    new = json.dumps({"game": "teotihuacan", "players": 3, "rules": 1})
    by_words = talk.say(f"newgame {new}", f"position words {' '.join(match.words)}", "show")
    by_summary = talk.say(f"position summary {json.dumps(told)}", "show")
    by_record = Talk().say(f"position record {json.dumps(match.record(['A', 'B', 'C']).to_json())}", "show")
    assert by_words == by_summary == by_record == ["summary " + json.dumps(told)]


WRONG: list[tuple[list[str], str]] = [
    (["hello"], "error-engine-command"),
    (["teocalli 2"], "error-engine-version"),
    (["teocalli"], "error-engine-version"),
    (["newgame"], "error-engine-json"),
    (["newgame []"], "error-engine-game"),
    (['newgame {"game": 7}'], "error-engine-game"),
    (['newgame {"game": "chess"}'], "error-unknown-game"),
    (['newgame {"game": "uxmal", "players": 9}'], "error-player-count"),
    (['newgame {"game": "uxmal", "players": [2]}'], "error-player-count"),
    (['newgame {"game": "uxmal", "options": []}'], "error-options-object"),
    (['newgame {"game": "uxmal", "options": {"draw": 7}}'], "error-option-value"),
    (['newgame {"game": "uxmal", "rules": 2}'], "error-record-rules"),
    ([f"newgame {'[' * 100}"], "error-engine-json"),
    (["position words build"], "error-engine-no-game"),
    (["position record {}"], "error-record-format"),
    (["go"], "error-engine-no-position"),
    (["show"], "error-engine-no-position"),
    ([NEW, "position words build"], "error-record-setup"),
    ([NEW, f"{SETUP} build"], "error-illegal-action"),
    ([NEW, "position summary {}"], "error-position"),
    ([NEW, "position fen 8/8"], "error-engine-position"),
    ([NEW, "position"], "error-engine-position"),
    ([NEW, SETUP, "go fast"], "error-engine-limit"),
    ([NEW, SETUP, "go seconds"], "error-engine-limit"),
    ([NEW, SETUP, "go seconds nan"], "error-engine-limit"),
    ([NEW, SETUP, "go seconds 99999"], "error-engine-limit"),
    ([NEW, SETUP, "go playouts 1.5"], "error-engine-limit"),
    ([NEW, SETUP, "go playouts -1"], "error-engine-limit"),
    ([NEW, SETUP, "go lines 0"], "error-engine-limit"),
    ([NEW, "position words track:SJMET first:0 build", "go"], "error-no-decision"),
]


@pytest.mark.parametrize(("lines", "code"), WRONG, ids=[f"{lines[-1][:40]} {code}" for lines, code in WRONG])
def test_what_is_wrong_is_refused_and_the_talk_goes_on(lines: list[str], code: str) -> None:
    talk = Talk()
    assert talk.say(*lines[:-1]) == []
    assert refused(talk.say(lines[-1])).startswith(code)
    assert talk.say("", "  ", "isready") == ["readyok"]


def test_a_limit_that_is_too_large_hears_how_large_it_may_be() -> None:
    talk = Talk()
    (answer,) = talk.say(NEW, SETUP, "go seconds 99999")
    assert "seconds S (up to 3,600)" in json.loads(answer.partition(" ")[2])["text"]


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(TeocalliError):
        Talk("genius")


def test_the_command_speaks_the_protocol() -> None:
    """Standard input and output: lines that are too long or no text are answered, the end of the input ends it."""
    talk = [b"teocalli 1", b"\xff\xfe", b"x" * 1_000_001, NEW.encode(), SETUP.encode(), b"go", b"isready"]
    done = subprocess.run(
        [sys.executable, "-c", BEGIN, "engine", "--player", "greedy", "--seed", "1"],
        input=b"\n".join(talk) + b"\n",
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    lines = done.stdout.decode().splitlines()
    codes: list[Any] = [json.loads(line[6:])["code"] for line in lines if line.startswith("error ")]
    assert codes == ["error-engine-command", "error-engine-length"]
    assert sum(line.startswith("bestaction ") for line in lines) == 1
    assert "readyok" in lines
