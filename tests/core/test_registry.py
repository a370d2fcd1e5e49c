"""`core/registry.py`: games of any installed package are found; one that cannot be loaded takes nothing else down."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.registry import GROUP, known_games, load_game
from tests.packaging.checkout import pyproject

BROKEN = {
    "raises": ("raise RuntimeError('old')\nraises = None", "RuntimeError: old"),
    "missing": ("import nothing_of_that_name", "nothing_of_that_name"),
    "no_game": ("no_game = 3", "no subclass of teocalli.Game"),
    "unfinished": (
        "from teocalli import Game\nclass unfinished(Game):\n    name = 'unfinished'",
        "lacks action_to_string",
    ),
    "other": ("from teocalli.games.uxmal.game import UxmalGame as other", "calls itself"),
}
LOOK = """
import json, sys
import teocalli
from teocalli.core.registry import game_class, installed_games
from teocalli.core.texts import Texts
said = {}
for name in sys.argv[1:]:
    try:
        game_class(name)
    except teocalli.TeocalliError as error:
        said[name] = str(error)
from teocalli.server.meta import meta
print(json.dumps([teocalli.known_games(), said, list(meta()["games"]), Texts("de").format("uxmal-title")]))
"""


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A folder with an installed package of somebody else whose games cannot be loaded, each for another reason."""
    house = tmp_path / "outside"
    house.mkdir()
    house.joinpath("__init__.py").write_text("")
    lines = [f"[{GROUP}]"]
    for name, (source, _) in BROKEN.items():
        house.joinpath(f"{name}.py").write_text(source + "\n")
        lines.append(f"{name} = outside.{name}:{name}")
    lines.append("uxmal = outside.raises:raises")
    info = tmp_path / "outside_games-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: outside-games\nVersion: 1.0\n")
    info.joinpath("entry_points.txt").write_text("\n".join(lines) + "\n")
    return tmp_path


def look(folder: Path) -> subprocess.CompletedProcess[str]:
    """What a process tells in which the package is installed."""
    command = [sys.executable, "-c", f"import sys; sys.path.append({str(folder)!r})\n{LOOK}", *BROKEN]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_games_that_cannot_be_loaded_are_left_out_and_say_why(outside: Path) -> None:
    done = look(outside)
    assert done.returncode == 0, done.stderr
    known, said, offered, title = json.loads(done.stdout)
    assert known == offered == ["uxmal", "teotihuacan"]
    assert title == "Uxmal"
    assert set(said) == set(BROKEN)
    for name, (_, reason) in BROKEN.items():
        assert f"“{name}” of the package outside-games cannot be loaded" in said[name]
        assert reason in said[name]


def test_each_of_them_is_logged_in_one_line_and_no_traceback(outside: Path) -> None:
    told = look(outside).stderr
    assert "Traceback" not in told
    assert [line.count("cannot be loaded") for line in told.splitlines()] == [0] + [1] * len(BROKEN)
    assert "outside-games brings a second game uxmal, which is left out" in told


def test_our_games_are_entry_points_and_come_first() -> None:
    declared = pyproject()["project"]["entry-points"][GROUP]
    ours = {
        entry.name: entry.value for entry in entry_points(group=GROUP) if entry.dist and entry.dist.name == "teocalli"
    }
    assert ours == declared
    assert known_games()[: len(declared)] == list(declared)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(TeocalliError, match="uxmal, teotihuacan") as caught:
        load_game("chess")
    assert caught.value.code == "error-unknown-game"
