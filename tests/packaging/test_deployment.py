"""The files for whoever runs a server: they parse, and what they name is there in the product."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import typer
import yaml

from teocalli.cli.command import app
from teocalli.server import operation
from teocalli.store import DATA_VARIABLE, data_directory
from tests.browser.harness import free_port, wait_until
from tests.packaging.checkout import ROOT, pyproject, read

DOCKERFILE = read("deploy/Dockerfile")
COMPOSE: dict[str, Any] = yaml.safe_load(read("deploy/compose.yaml"))
CADDYFILE = read("deploy/Caddyfile")
UNIT = read("deploy/teocalli.service")
SERVER = COMPOSE["services"]["server"]
PLACEHOLDER = re.compile(r"\$\{(\w+)[^}]*\}")
NAME = "games.example.org"


def understood(words: list[str]) -> dict[str, Any]:
    """What the command makes of its arguments; it raises for an option that it does not have."""
    group = typer.main.get_command(app)
    with typer.Context(group) as context:
        command = group.get_command(context, words[0])  # type: ignore[attr-defined]
        assert command is not None, words[0]
        parameters: dict[str, Any] = command.make_context(words[0], words[1:], parent=context).params
    return parameters


def filled_in(text: str) -> str:
    """A value with what the environment brings."""
    return PLACEHOLDER.sub(lambda found: f"https://{NAME}" if found[1].endswith("_URL") else NAME, text)


def instructions(name: str) -> list[str]:
    """The arguments of all instructions of a kind in the Dockerfile."""
    joined = DOCKERFILE.replace("\\\n", " ")
    return re.findall(rf"^{name} +(.+)$", joined, re.MULTILINE)


def settings(name: str) -> list[str]:
    """The values of a setting in the unit."""
    return re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)


def unit_command() -> list[str]:
    """What the unit starts, with the program first."""
    (command,) = settings("ExecStart")
    return shlex.split(filled_in(command))


def test_the_image_is_made_of_what_is_there_and_nothing_else_is_sent() -> None:
    sources = [words.split() for words in instructions("COPY") if not words.startswith("--from")]
    named = [source for words in sources for source in words[:-1]]
    assert all((ROOT / source).exists() for source in named)
    let_in = [line[1:] for line in read(".dockerignore").splitlines() if line.startswith("!")]
    assert sorted(let_in) == sorted(named)
    assert "[notices,postgresql,redis]" in DOCKERFILE
    assert {"notices", "postgresql", "redis"} <= set(pyproject()["project"]["optional-dependencies"])
    python = re.findall(r"^FROM python:3\.(\d+)", DOCKERFILE, re.MULTILINE)
    oldest = re.fullmatch(r">=3\.(\d+)", pyproject()["project"]["requires-python"])
    assert oldest
    assert len(set(python)) == 1
    assert int(python[0]) >= int(oldest[1])


def test_the_image_starts_the_command_as_nobody_in_particular() -> None:
    (entry,), (command,), (user,) = instructions("ENTRYPOINT"), instructions("CMD")[-1:], instructions("USER")
    assert json.loads(entry) == list(pyproject()["project"]["scripts"])
    chosen = understood(json.loads(command))
    assert (chosen["host"], str(chosen["port"])) == ("0.0.0.0", instructions("EXPOSE")[0])
    assert user not in ("root", "0")
    assert f"{DATA_VARIABLE}=/var/lib/teocalli" in DOCKERFILE
    assert f":{chosen['port']}/health" in DOCKERFILE


def test_the_services_find_each_other() -> None:
    services = COMPOSE["services"]
    chosen = understood([filled_in(word) for word in SERVER["command"]])
    assert chosen["public_url"] == f"https://{NAME}"
    assert chosen["database"] == "postgresql://teocalli@database/teocalli"
    assert (chosen["bus"], chosen["workers"]) == ("redis://bus:6379", 2)
    assert {"database", "bus"} <= set(services) & set(SERVER["depends_on"])
    assert {services["database"]["environment"][key] for key in ("POSTGRES_USER", "POSTGRES_DB")} == {"teocalli"}
    assert f"reverse_proxy server:{chosen['port']}" in CADDYFILE
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        assert set(service["networks"]) <= set(COMPOSE["networks"]), name
        named = [volume.split(":")[0] for volume in service.get("volumes", ())]
        assert all((ROOT / "deploy" / each).exists() for each in named if each.startswith(".")), name
        assert {each for each in named if not each.startswith(".")} <= set(COMPOSE["volumes"]), name
    assert (ROOT / "deploy" / SERVER["build"]["context"] / SERVER["build"]["dockerfile"]).is_file()


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    """Who may say for whom it asks, and where the database is, depend on it."""
    open_to_all = [name for name, service in COMPOSE["services"].items() if service.get("ports")]
    assert open_to_all == ["proxy"]
    assert COMPOSE["networks"]["back"] == {"internal": True}
    assert all(COMPOSE["services"][name]["networks"] == ["back"] for name in ("database", "bus"))
    assert "header_up" not in CADDYFILE  # Caddy itself says from where a request comes
    assert operation.TOKEN_VARIABLE in SERVER["environment"]


def test_no_secret_stands_in_a_file() -> None:
    for name, service in COMPOSE["services"].items():
        for key, value in service.get("environment", {}).items():
            if "PASSWORD" in key or "TOKEN" in key:
                assert PLACEHOLDER.fullmatch(value), name
        assert not any("PASSWORD" in word for word in service.get("command", ()))


def test_the_unit_is_sound() -> None:
    sections = re.findall(r"^\[(\w+)\]$", UNIT, re.MULTILINE)
    assert sections == ["Unit", "Service", "Install"]
    lines = [line for line in UNIT.splitlines() if line and not line.startswith(("#", "["))]
    assert all(re.fullmatch(r"[A-Z]\w+=.*", line) for line in lines)
    program, *arguments = unit_command()
    assert Path(program).name in pyproject()["project"]["scripts"]
    assert understood(arguments)["host"] == "127.0.0.1"
    variables = dict(setting.split("=", 1) for setting in settings("Environment"))
    assert variables[DATA_VARIABLE] == f"/var/lib/{settings('StateDirectory')[0]}"
    assert "TEOCALLI_PUBLIC_URL=" in UNIT.partition("EnvironmentFile")[0]


def test_what_the_unit_starts_runs_and_stops(tmp_path: Path) -> None:
    """It answers by the name that the proxy hands on, keeps its file where the unit says, and ends when told to."""
    port = free_port()
    arguments = [str(port) if word == "8480" else word for word in unit_command()[1:]]
    environment = {**os.environ, DATA_VARIABLE: str(tmp_path)}
    command = [sys.executable, "-c", "from teocalli.cli.main import run; run()", *arguments]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as server:
        try:
            wait_until(lambda: answers(port), "the server does not answer")
            assert (data_directory(tmp_path) / "teocalli.sqlite3").is_file()
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(30) in (0, -signal.SIGTERM)


def answers(port: int) -> bool:
    """Whether a server is well, asked as the proxy asks."""
    headers = {"Host": NAME, "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/health", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return bool(json.load(answer)["status"] == "ok")
    except OSError:
        return False


def test_the_docs_name_the_files() -> None:
    told = read("docs/serving.md")
    assert all(f"deploy/{file.name}" in told for file in (ROOT / "deploy").iterdir() if file.name != "Caddyfile")
