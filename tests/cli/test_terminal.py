"""The program as a process: in a pseudo terminal, in pipes, with few characters, without colours."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from tests.cli.conftest import SPEC
from tests.long import some_of, with_further

COMMAND = [sys.executable, "-c", "from teocalli.cli.main import run; run()"]
EXAMPLE = str(SPEC / "01-2p-standard.json")
PROMPT = r"\r?\n> "
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
TIMES_INTERRUPTED = 3
PATIENCE_SECONDS = 30
"""After each Ctrl-C."""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The environment of a terminal with colours, with folders of its own."""
    kept = {name: os.environ[name] for name in ("PATH", "TEOCALLI_STRICT_TEXTS") if name in os.environ}
    return {
        **kept,
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
    }


class Terminal:
    """A program in a terminal of 80 × 24."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self.child: pexpect.spawn[str] = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *arguments],
            env=environment,
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=120,
        )
        self.child.delaybeforesend = None

    def wait_for(self, pattern: str) -> str:
        """Wait until this appears, and return everything before it."""
        self.child.expect(pattern)
        return str(self.child.before)

    def type(self, line: str) -> None:
        """Type a line."""
        self.child.sendline(line)

    def interrupt(self) -> tuple[int | None, str]:
        """Type Ctrl-C and wait for the end. It is typed again if nothing comes of it: Python does not hear a signal
        that arrives in the instant in which `input` begins to wait, until the next one.
        """
        for _ in range(TIMES_INTERRUPTED):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=PATIENCE_SECONDS) == 0:
                return self._ended()
        raise AssertionError(f"Ctrl-C does not end it: {self.child}")

    def end(self) -> tuple[int | None, str]:
        """Wait for the end; status and everything that was still written."""
        self.child.expect(pexpect.EOF)
        return self._ended()

    def _ended(self) -> tuple[int | None, str]:
        self.child.close()
        return self.child.exitstatus, str(self.child.before)


@pytest.fixture
def terminals(environment: dict[str, str]) -> Iterator[list[Terminal]]:
    """Terminals that are closed after the test."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        with contextlib.suppress(pexpect.ExceptionPexpect):  # killed, but a busy machine takes its time over it
            terminal.child.close(force=True)


def run(
    *arguments: str, environment: dict[str, str], typed: str = "", **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run the program with pipes instead of a terminal."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment | changes,
        timeout=60,
        check=False,
    )


def test_a_complete_game_in_a_terminal(terminals: list[Terminal], environment: dict[str, str]) -> None:
    terminal = Terminal(["play", "uxmal", "--seed", "2"], environment)
    terminals.append(terminal)
    questions = 0
    while terminal.child.expect([PROMPT, r"The game is saved in (\S+)"]) == 0:
        questions += 1
        terminal.type("1")
    assert isinstance(terminal.child.match, re.Match)
    file = Path(terminal.child.match.group(1))
    assert terminal.end()[0] == 0
    assert questions > 20
    assert Match.from_record(Record.load(file)).state.is_terminal()


def test_undo_save_hint_and_quit_in_a_terminal(
    terminals: list[Terminal], environment: dict[str, str], tmp_path: Path
) -> None:
    terminal = Terminal(["play", "uxmal", "--seats", "person,person", "--seed", "3"], environment)
    terminals.append(terminal)
    for line, answer in [
        ("b", "rotate the tile"),
        ("hint", "The best actions found"),
        ("undo", "Since then something was drawn at random"),
        (f"save {tmp_path}/copy.json", "Saved to"),
        ("rules U12", "phase"),
        ("quit", "To continue: teocalli play --load"),
    ]:
        terminal.wait_for(PROMPT)
        terminal.type(line)
        terminal.wait_for(re.escape(answer))
    assert terminal.end()[0] == 0
    assert len(json.loads((tmp_path / "copy.json").read_text())["words"]) == 4


def test_the_tab_key_completes_words(terminals: list[Terminal], environment: dict[str, str]) -> None:
    terminal = Terminal(["play", "uxmal", "--seed", "2"], environment)
    terminals.append(terminal)
    terminal.wait_for(PROMPT)
    terminal.child.send("bu\t\n")
    terminal.wait_for("Rotate the tile")


def test_ctrl_c_keeps_the_game_and_says_where(terminals: list[Terminal], environment: dict[str, str]) -> None:
    terminal = Terminal(["play", "uxmal", "--seats", "person,person", "--seed", "2"], environment)
    terminals.append(terminal)
    terminal.wait_for(PROMPT)
    terminal.type("b")
    terminal.wait_for(PROMPT)
    status, rest = terminal.interrupt()
    assert status == 130
    assert "The game is saved in" in rest
    assert "Traceback" not in rest


def test_ctrl_d_ends_politely(terminals: list[Terminal], environment: dict[str, str]) -> None:
    terminal = Terminal(["play", "uxmal", "--seats", "person,person", "--seed", "2"], environment)
    terminals.append(terminal)
    terminal.wait_for(PROMPT)
    terminal.child.sendeof()
    status, rest = terminal.end()
    assert status == 0
    assert "nothing was saved" in rest


def test_a_killed_game_has_been_kept(environment: dict[str, str], terminals: list[Terminal], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    terminal = Terminal(["play", "uxmal", "--seats", "person,person", "--seed", "2", "--save", str(file)], environment)
    terminals.append(terminal)
    terminal.wait_for(PROMPT)
    terminal.type("b")
    terminal.wait_for(PROMPT)
    terminal.child.kill(signal.SIGKILL)
    terminal.child.wait()
    assert len(Record.load(file).words) == 4


def test_colours_only_where_they_are_wanted(terminals: list[Terminal], environment: dict[str, str]) -> None:
    for change, coloured in [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]:
        terminal = Terminal(["show", EXAMPLE], environment | change)
        terminals.append(terminal)
        status, out = terminal.end()
        assert status == 0
        assert bool(re.search(r"\x1b\[[0-9;]*(38|48);", out)) == coloured
        assert "8  E1  J1  J1 ●M1  E1 ●·1 ▲M1  S1" in ESCAPE.sub("", out)


def test_a_dumb_terminal_gets_no_escapes_in_a_game(terminals: list[Terminal], environment: dict[str, str]) -> None:
    terminal = Terminal(["play", "uxmal", "--seed", "2"], environment | {"TERM": "dumb", "NO_COLOR": "1"})
    terminals.append(terminal)
    before = terminal.wait_for(PROMPT)
    terminal.type("quit")
    assert "\x1b" not in before + terminal.end()[1]


def test_nothing_is_wider_than_the_terminal(terminals: list[Terminal], environment: dict[str, str]) -> None:
    terminal = Terminal(["play", "uxmal", "-p", "4", "--seed", "2", "--lang", "de"], environment)
    terminals.append(terminal)
    shown = ""
    for line in ["b", "list", "1", "1", "list", "help", "log"]:
        shown += terminal.wait_for(PROMPT)
        terminal.type(line)
    shown += terminal.wait_for(PROMPT)
    assert max(len(row) for row in ESCAPE.sub("", shown).splitlines()) <= 80


def test_pipes_get_plain_text(environment: dict[str, str]) -> None:
    done = run("play", "uxmal", "--seats", "person,person", environment=environment, typed="b\nhint\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "\n> b\n" in done.stdout
    assert "To continue:" in done.stdout


def test_ascii_is_enough(environment: dict[str, str]) -> None:
    for language in ("de", "fr"):
        done = run(
            *("play", "uxmal", "--seats", "person,greedy,greedy,greedy", "--seed", "2", "--lang", language),
            environment=environment,
            typed="b\nlist\n1\nhelp\nrules U15\n",
            PYTHONIOENCODING="ascii",
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.isascii()
        assert "?" not in re.sub(r"\?(?= )", "", done.stdout)
        assert re.search(r"^8( [ABCD ][SJMET.][ 1]){8}", done.stdout, re.MULTILINE)
        assert re.search(r"^ *>?[ABCD] ", done.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    "command", with_further([["trace", EXAMPLE]], [["show", EXAMPLE], ["simulate", "uxmal", "--games", "5"]])
)
def test_a_reader_that_goes_away_is_no_error(environment: dict[str, str], command: list[str]) -> None:
    with subprocess.Popen(
        [*COMMAND, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        complaint = process.stderr.read()
        assert process.wait(60) == 0
    assert complaint == b""


def test_a_reader_that_stops_reading_is_no_error(environment: dict[str, str]) -> None:
    with subprocess.Popen(
        [*COMMAND, "trace", EXAMPLE], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b'{"phase": 1')
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


@pytest.mark.parametrize("jobs", with_further(["2"], ["1"]))
def test_ctrl_c_ends_a_simulation_quietly(terminals: list[Terminal], environment: dict[str, str], jobs: str) -> None:
    terminal = Terminal(["simulate", "uxmal", "--games", "100000", "--jobs", jobs], environment)
    terminals.append(terminal)
    terminal.wait_for(r"[1-9]\d*/100000")
    status, rest = terminal.interrupt()
    assert status == 130
    assert "Traceback" not in rest


def test_ctrl_c_ends_a_match_at_once_and_keeps_what_is_finished(
    terminals: list[Terminal], environment: dict[str, str], tmp_path: Path
) -> None:
    arguments = ["arena", "uxmal", "--players", "random,random", "--seed", "1", "--out", str(tmp_path / "cup")]
    terminal = Terminal([*arguments, "--games", "100000", "--jobs", "2"], environment)
    terminals.append(terminal)
    terminal.wait_for(r"[1-9]\d*/100000")
    status, rest = terminal.interrupt()
    assert status == 130
    assert "Traceback" not in rest
    told = re.search(r"Interrupted\. (\d+) finished games? (?:is|are) saved", ESCAPE.sub("", rest))
    assert told is not None
    assert f"To continue: teocalli {' '.join(arguments)} --games 100000 --jobs 2" in rest.replace("\r\n", "")
    kept = (tmp_path / "cup" / "games.jsonl").read_text()
    assert kept.endswith("\n")
    assert kept.count("\n") == int(told[1])


def test_progress_goes_to_standard_error_of_a_terminal_only(
    terminals: list[Terminal], environment: dict[str, str]
) -> None:
    terminal = Terminal(["simulate", "uxmal", "--games", "60", "--seed", "1"], environment)
    terminals.append(terminal)
    terminal.wait_for(r"\d+/60")
    assert terminal.end()[0] == 0
    piped = run("simulate", "uxmal", "--games", "20", "--seed", "1", environment=environment)
    assert piped.stderr == ""
    assert piped.stdout.startswith("20 games of Uxmal, seed 1\n")


CALLS = [
    ["--version"],
    ["--help"],
    ["options", "uxmal"],
    ["show", EXAMPLE],
    ["verify", EXAMPLE],
    ["trace", EXAMPLE],
    ["simulate", "uxmal", "--games", "2", "--seed", "1"],
    ["arena", "uxmal", "-p", "random,random", "-n", "2", "--seed", "1"],
    ["play", "uxmal", "--seed", "2"],
]


def in_shell(arguments: list[str], streams: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run the program with its streams as a shell makes them."""
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {streams}', "sh", *COMMAND, *arguments],
        capture_output=True, text=True, encoding="utf-8", env=environment, timeout=60, check=False,
    )  # fmt: skip


def called(arguments: list[str]) -> str:
    """The name of a case."""
    return arguments[0]


@pytest.mark.parametrize("arguments", some_of(CALLS, 8), ids=called)
def test_output_that_cannot_be_written_is_said_in_one_line(arguments: list[str], environment: dict[str, str]) -> None:
    for streams in (">/dev/full </dev/null", ">&- <&-"):
        done = in_shell(arguments, streams, environment)
        assert done.returncode == 2, streams
        assert re.fullmatch(r"teocalli: The output cannot be written: [^\n]+\n", done.stderr), streams
    for streams in (">/dev/full 2>/dev/full </dev/null", ">&- 2>&- <&-"):
        assert in_shell(arguments, streams, environment).returncode == 2, streams


@pytest.mark.parametrize("arguments", some_of(CALLS, 4), ids=called)
def test_closed_input_is_empty_and_closed_errors_are_none(arguments: list[str], environment: dict[str, str]) -> None:
    done = in_shell(arguments, "<&- 2>&-", environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_a_record_on_closed_input_is_refused(environment: dict[str, str]) -> None:
    done = in_shell(["verify", "-"], "<&-", environment)
    assert done.returncode == 2
    assert done.stderr.startswith("teocalli: This is not a game record")


@pytest.mark.parametrize("size", with_further(["0"], ["1", "-5", "999999999999"]))
def test_odd_sizes_of_the_screen_are_borne(size: str, environment: dict[str, str]) -> None:
    for arguments in (["options", "uxmal"], ["show", EXAMPLE], ["play", "uxmal", "--seed", "2"], ["--help"]):
        done = in_shell(arguments, "</dev/null", environment | {"COLUMNS": size, "LINES": size})
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout


def test_ctrl_c_while_the_program_is_loaded_is_quiet(environment: dict[str, str], tmp_path: Path) -> None:
    """A module that takes long is replaced by one that says when it is being loaded, and waits."""
    slow = tmp_path / "slow"
    slow.mkdir()
    (slow / "typer.py").write_text("import time; print('loading', flush=True); time.sleep(60)")
    code = f"import signal; signal.signal(signal.SIGINT, signal.default_int_handler); {COMMAND[2]}"
    with subprocess.Popen(
        [sys.executable, "-c", code, "options", "uxmal"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment | {"PYTHONPATH": str(slow)},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == b"loading\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_ctrl_c_while_the_program_waits_for_its_threads_is_quiet(environment: dict[str, str]) -> None:
    """Its commands are replaced by one that is ended and leaves a thread, which says when it is waited for."""
    code = """if True:
        import signal, sys, threading, time, types
        def work():
            while threading.main_thread().is_alive():
                time.sleep(0.01)
            print("waiting", flush=True)
            time.sleep(60)
        def app():
            threading.Thread(target=work).start()
            raise KeyboardInterrupt
        signal.signal(signal.SIGINT, signal.default_int_handler)
        sys.modules["teocalli.cli.command"] = types.SimpleNamespace(app=app)
        from teocalli.cli.main import run
        run()
    """
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"waiting\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_nothing_that_takes_long_is_loaded_before_ctrl_c_is_heard(environment: dict[str, str]) -> None:
    code = "import sys; before = set(sys.modules); import teocalli.cli.main; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    assert set(done.stdout.split()) <= {"__future__", "_signal", "teocalli", "teocalli.cli", "teocalli.cli.main"}


def test_names_of_files_that_cannot_be_are_refused_and_the_game_goes_on(
    environment: dict[str, str], tmp_path: Path
) -> None:
    names = ["n" * 300, "~nobody-of-this-name/x.json", "a\0b", str(tmp_path), "/dev/null/x.json", "d/" * 2500 + "x"]
    typed = "b\n" + "".join(f"save {name}\n" for name in names) + f"save {tmp_path}/{'é' * 100}.json\nquit\n"
    done = run("play", "uxmal", "--seats", "person,person", "--seed", "2", environment=environment, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("cannot be written") + done.stdout.count("already exists") == len(names)
    assert Record.load(tmp_path / f"{'é' * 100}.json").words
    for option in ("--save", "--load"):
        done = run("play", "uxmal", option, "n" * 300, environment=environment)
        assert done.returncode == 2
        assert "File name too long" in done.stderr


def test_errors_are_one_line_without_boxes(environment: dict[str, str]) -> None:
    done = run("show", "/no/such.json", environment=environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "teocalli: There is no file “/no/such.json”.\n"
