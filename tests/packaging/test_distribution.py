"""Source archive and wheel are complete, and the installed package works away from the checkout."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError, URLError

import pytest

from tests.packaging.checkout import PACKAGE, ROOT, pyproject

pytestmark = [pytest.mark.packaging, pytest.mark.timeout(600)]

VERSION = pyproject()["project"]["version"]
LEFT_OUT = shutil.ignore_patterns(
    ".git",
    ".venv",
    "node_modules",
    "build",
    "dist",
    "site",
    "*.egg-info",
    "*.so",
    "__pycache__",
    ".*_cache",
    ".hypothesis",
)
START_SECONDS = 30
HANDBOOK = "teocalli/web/handbook/en/index.html"
TEMPLATE = "teocalli/games/heap/"
"""The game that `new-game` copies, sources and all."""


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """What a command prints; the test fails with everything it said when it does not succeed."""
    environment = {**os.environ, **variables}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def install(environment: Path, *what: str | Path) -> None:
    """Install into another environment, which needs no pip of its own: by uv, and by pip where uv cannot."""
    python = environment / "bin" / "python"
    quickly = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", python, *what]
    if subprocess.run(quickly, cwd=environment, capture_output=True, check=False).returncode == 0:
        return
    run(
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "-qq",
        "--no-compile",
        *what,
        cwd=environment,
    )


class Archives(NamedTuple):
    """The source archive, and the wheel that was built from it."""

    source: Path
    wheel: Path


def built(folder: Path, **variables: str) -> Archives:
    """Both archives, built from a copy of the checkout that holds nothing built before but a handbook of one page."""
    copy, target = folder / "teocalli", folder / "archives"
    shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
    (copy / "site" / "en").mkdir(parents=True)
    (copy / "site" / "en" / "index.html").write_text("<h1>Handbook</h1>")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", target, copy, cwd=folder, **variables)
    (source,) = target.glob("*.tar.gz")
    (wheel,) = target.glob("*.whl")
    return Archives(source, wheel)


@pytest.fixture(scope="session")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Archives:
    """Both archives, but the wheel has no compiled modules: compiling once more takes longer than all else here."""
    return built(tmp_path_factory.mktemp("checkout"), TEOCALLI_COMPILED_LATER="1")


@pytest.fixture(scope="session")
def compiled_archives(tmp_path_factory: pytest.TempPathFactory) -> Archives:
    """Both archives as people get them, compiled from the source archive alone."""
    return built(tmp_path_factory.mktemp("compiled"), TEOCALLI_OPTIMISATION="-O0")


@pytest.fixture(scope="session")
def commands(archives: Archives, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a fresh environment that holds the wheel, the modules that the checkout has compiled,
    and what the wheel requires; nothing else.
    """
    environment = tmp_path_factory.mktemp("environment")
    venv.create(environment)
    install(environment, archives.wheel)
    (installed,) = environment.glob("lib/python*/site-packages/teocalli")
    for module in PACKAGE.rglob("*" + EXTENSION_SUFFIXES[0]):
        shutil.copy(module, installed / module.relative_to(PACKAGE))
    return environment / "bin"


def package_files() -> set[str]:
    """Every file of the package that is not made by building or running it, relative to ``src``."""
    made = {".so", ".pyc"}
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in made)
    return {str(path.relative_to(PACKAGE.parent)) for path in files}


def test_the_source_archive_holds_what_tests_and_builds_need(archives: Archives) -> None:
    with tarfile.open(archives.source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    expected = {f"src/{name}" for name in package_files()}
    expected |= {"LICENSE", "README.md", "Makefile", "docs/architecture.md", "tests/packaging/test_distribution.py"}
    assert not expected - names
    assert not [name for name in names if name.endswith((".so", ".pyc", ".c"))]


def held(wheel: Path) -> set[str]:
    """The package's files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if name.startswith("teocalli/")}


def files_of_a_wheel() -> set[str]:
    """The package's files that a wheel holds, but for the compiled modules: only a template brings its sources."""
    files = {name for name in package_files() if not name.endswith(".pyx") or name.startswith(TEMPLATE)}
    return files | {HANDBOOK}


def test_the_wheel_holds_the_package(archives: Archives) -> None:
    assert held(archives.wheel) == files_of_a_wheel()


@pytest.mark.long
def test_the_wheel_holds_every_compiled_module(compiled_archives: Archives, tmp_path: Path) -> None:
    compiled = {name.removesuffix(".pyx") + EXTENSION_SUFFIXES[0] for name in package_files() if name.endswith(".pyx")}
    assert held(compiled_archives.wheel) == files_of_a_wheel() | compiled
    venv.create(tmp_path / "environment")
    install(tmp_path / "environment", compiled_archives.wheel)
    players = ["--players", "mcts:20p,random", "--games", "1", "--seed", "1"]
    run(tmp_path / "environment" / "bin" / "teocalli", "simulate", "teotihuacan", *players, cwd=tmp_path)


def test_the_licence_travels_with_the_wheel(archives: Archives) -> None:
    with zipfile.ZipFile(archives.wheel) as archive:
        licence = archive.read(f"teocalli-{VERSION}.dist-info/licenses/LICENSE").decode()
    assert licence == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_the_command_tells_its_version(commands: Path, tmp_path: Path) -> None:
    assert VERSION in run(commands / "teocalli", "--version", cwd=tmp_path)


def test_the_library_loads_from_the_wheel(commands: Path, tmp_path: Path) -> None:
    place = run(commands / "python", "-c", "import teocalli; print(teocalli.__file__)", cwd=tmp_path)
    assert Path(place.strip()).is_relative_to(commands.parent)


@pytest.mark.long
def test_other_compiled_code_can_use_the_declarations(commands: Path, tmp_path: Path) -> None:
    source = tmp_path / "reader.pyx"
    source.write_text("from teocalli.core.state cimport State\ndef seat(State state):\n    return state.player()\n")
    install(commands.parent, *pyproject()["build-system"]["requires"])
    run(commands / "cythonize", "--inplace", "--3str", source, cwd=tmp_path)
    assert list(tmp_path.glob("reader*.so"))


def test_games_can_be_simulated(commands: Path, tmp_path: Path) -> None:
    options = ["--games", "2", "--players", "random,random", "--seed", "1", "--records", "saved"]
    printed = run(commands / "teocalli", "simulate", "uxmal", *options, cwd=tmp_path)
    records = sorted((tmp_path / "saved").iterdir())
    assert "random" in printed
    assert len(records) == 2
    for record in records:
        run(commands / "teocalli", "verify", record, cwd=tmp_path)


def test_the_package_of_a_new_game_is_written_whole(commands: Path, tmp_path: Path) -> None:
    run(commands / "teocalli", "new-game", "pebbles", cwd=tmp_path)
    written = {str(path.relative_to(tmp_path / "pebbles")) for path in (tmp_path / "pebbles").rglob("*.*")}
    assert {"pyproject.toml", "setup.py", "tests/test_pebbles.py"} <= written
    sources = {name.removeprefix(TEMPLATE) for name in package_files() if name.startswith(TEMPLATE)}
    own = {name.replace("heap", "pebbles") for name in sources if not name.startswith("package/")}
    assert {f"src/pebbles/{name}" for name in own} <= written


@pytest.fixture
def address(commands: Path, tmp_path: Path) -> Iterator[str]:
    """The address that a server started by the bare command prints, while it runs."""
    # The data folder is a new one, and "true" is a browser that shows nothing.
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"}
    with subprocess.Popen(
        [commands / "teocalli"],
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            yield printed_address(server)
        finally:
            server.terminate()


def printed_address(server: subprocess.Popen[str]) -> str:
    """The first loopback address that a server prints; the test fails with all it printed when it ends without one."""
    assert server.stdout is not None
    printed = []
    for line in server.stdout:
        printed.append(line)
        if found := re.search(r"http://(127\.0\.0\.1|localhost):\d+", line):
            return found[0]
    pytest.fail(f"no address in {printed}")


def fetch(address: str) -> str:
    """The body of an answer, waiting for a server that is still starting."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(address, timeout=START_SECONDS) as answer:
                body: bytes = answer.read()
                return body.decode(errors="replace")  # fonts are no text
        except HTTPError:
            raise
        except URLError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def test_the_server_shows_its_page_and_knows_its_games(address: str) -> None:
    page = fetch(f"{address}/")
    meta = json.loads(fetch(f"{address}/api/meta"))
    assert 'type="importmap"' in page
    assert meta["version"] == VERSION
    assert "uxmal" in meta["games"]


def test_everything_that_the_page_names_is_served(address: str) -> None:
    named = set(re.findall(r"""["'(](/static/[^"')]+\.\w+)""", fetch(f"{address}/")))
    assert named
    for path in named:
        assert fetch(address + path)
