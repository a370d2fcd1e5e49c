"""How calls end: help, version, wrong use, faults of the program, and which languages are spoken."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from teocalli.cli.commands import records
from teocalli.core.texts import Texts
from tests.cli.conftest import SPEC, Call

COMMANDS = ["play", "options", "show", "verify", "trace", "simulate"]


def test_version(call: Call) -> None:
    assert call("--version").out == f"teocalli {version('teocalli')}\n"


def test_help_lists_every_command_with_a_whole_sentence(call: Call) -> None:
    ended = call("--help")
    assert ended.status == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} +[A-Z].*\.$", ended.out, re.MULTILINE)
    for heading in ("Examples:", "Exit status:"):
        assert heading in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_has_examples_that_name_it(call: Call, command: str) -> None:
    ended = call(command, "--help")
    assert ended.status == 0
    assert re.search(rf"Examples:\n +(diff <\()?teocalli {command}", ended.out)
    assert max(map(len, ended.out.splitlines())) <= 100


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_of_the_help_are_understood(call: Call, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every option and value that an example names exists; files of the examples do not."""
    for line in re.findall(rf"^ +(teocalli {command} [^|>]*)", call(command, "--help").out, re.MULTILINE):
        words = re.split(r"\s{2,}| - <", line.strip())[0].split()[1:]
        ended = call(*words, "--help")
        assert ended.status == 0, line


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dance"], "No such command 'dance'"),
        (["--colour"], "No such option: --colour"),
        (["show"], "Missing argument 'RECORD'"),
        (["show", "a", "b"], "unexpected extra argument"),
        (["--port", "x"], "--port"),
        (["--port", "0"], "--port"),
        (["--port", "70000"], "--port"),
        (["--port", "8000", "options", "uxmal"], "not for “options”"),
        (["--no-browser", "options", "uxmal"], "not for “options”"),
        (["--lang", "xx"], "Known: en, de, fr"),
    ],
)
def test_wrong_use_is_refused_in_one_line(call: Call, arguments: list[str], reason: str) -> None:
    ended = call(*arguments)
    assert (ended.status, ended.out) == (2, "")
    assert reason in ended.complaint


def test_a_usage_error_names_the_help_that_explains_it(call: Call) -> None:
    assert "“teocalli show --help”" in call("show").complaint


def test_a_fault_of_the_program_is_one_sentence_and_a_file(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(_path: str) -> Any:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(records, "read_record", fail)
    ended = call("verify", "game.json")
    assert ended.status == 70
    assert "ZeroDivisionError: a fault" in ended.complaint
    assert "Please report it" in ended.complaint
    (file,) = tmp_path.rglob("fault.txt")
    assert str(file) in ended.complaint
    assert "Traceback" in file.read_text()


def test_a_fault_that_cannot_be_written_down_is_said_all_the_same(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "read_record", lambda _path: 1 / 0)
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    ended = call("verify", "game.json")
    assert ended.status == 70
    assert "Please report it" in ended.complaint


def test_without_a_command_the_table_in_the_browser_starts(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr("teocalli.server.run", lambda **arguments: calls.append(arguments))
    assert call().status == 0
    assert call("--port", "8123", "--no-browser", "--data", tmp_path).status == 0
    assert calls == [
        {"host": "127.0.0.1", "port": None, "open_browser": True, "data": None, "language": "en"},
        {"host": "127.0.0.1", "port": 8123, "open_browser": False, "data": tmp_path, "language": "en"},
    ]


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({}, "There is no file"),
        ({"LANG": "C.UTF-8"}, "There is no file"),
        ({"LANG": "de_DE.UTF-8"}, "Die Datei"),
        ({"LANG": "fr_CH.UTF-8"}, "Le fichier"),
        ({"LANG": "pl_PL.UTF-8"}, "There is no file"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "Le fichier"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "There is no file"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "Die Datei"),
    ],
)
def test_the_environment_chooses_the_language(
    call: Call, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], sentence: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert sentence in call("verify", "/no/such.json").complaint


def test_lang_goes_before_the_environment(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Die Datei" in call("verify", "/no/such.json", "--lang", "de").complaint
    assert "Die Datei" in call("--lang", "de", "verify", "/no/such.json").complaint
    assert "Le fichier" in call("verify", "/no/such.json").complaint


@pytest.mark.parametrize("spoken", ["en", "de", "fr"])
def test_options_are_explained(call: Call, spoken: str) -> None:
    out = call("options", "uxmal", "--lang", spoken).out
    assert Texts(spoken).format("option-uxmal-hands-hidden.help") in " ".join(out.split())
    for name in ("variant", "  no_break", "stop_on_blank", "  true", "hands", "  hidden"):
        assert re.search(rf"^{name} ", out, re.MULTILINE)


def test_show_speaks_the_language(call: Call) -> None:
    out = call("show", SPEC / "01-2p-standard.json", "--lang", "de").out
    assert "Stellung 134 von 134" in out
    assert "Ebene 3" in out
