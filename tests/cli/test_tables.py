"""Tables of names and numbers keep every number, whatever the room."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from teocalli.cli.tables import SHORTEST, NameTable, shortened
from tests.cli.conftest import Call

NUMBERS = ["1,234", "100.0%", "34.2% – 100.0%", "66.5 ± 12.4", "62 – 71", "0 100 50"]


def written(width: int, *, terminal: bool, name: str) -> list[str]:
    """The lines of a table with two names in each row."""
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=terminal, color_system=None)
    table = NameTable(["Player", *"abcdef", "Match"], names=(0, 7))
    table.add_row(name, *NUMBERS, f"{name} 2")
    table.print(console)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("width", [*range(1, 130, 7), 500])
@pytest.mark.parametrize("terminal", [True, False])
@pytest.mark.parametrize("name", ["greedy", "mcts:2000p:exploration=0.75:horizon=3", "李雷" * 12])
def test_numbers_are_whole_at_every_width(width: int, terminal: bool, name: str) -> None:
    heading, row = written(width, terminal=terminal, name=name)
    for number in NUMBERS:
        assert number in row
    needed = sum(map(cell_len, NUMBERS)) + 2 * SHORTEST + 2 * (len(NUMBERS) + 1)
    if not terminal:
        assert name in row
    elif width >= needed:
        assert cell_len(row) <= width
        assert cell_len(heading) <= width


@pytest.mark.parametrize(
    ("name", "width", "text"),
    [
        ("greedy", 6, "greedy"),
        ("greedy 1", 7, "gre… 1"),
        ("mcts:2000p 12", 9, "mcts…p 12"),
        ("李雷李雷李雷", 8, "李雷…雷"),
        ("abcdef", 1, "…"),
    ],
)
def test_names_lose_their_middle(name: str, width: int, text: str) -> None:
    assert cell_len(shortened(name, width)) <= width
    assert shortened(name, width)[:2] == text[:2]
    assert shortened(name, width)[-1] == text[-1]
    assert ("…" in text) == ("…" in shortened(name, width))


def test_no_table_of_a_simulation_is_cut_in_a_pipe(call: Call) -> None:
    players = "mcts:3p:exploration=0.75:horizon=1,mcts:3p:exploration=0.25:horizon=1"
    for command in ("simulate", "arena"):
        out = call(command, "uxmal", "-n", "2", "-p", players, "--seed", "1").out
        assert "…" not in out
        assert set(re.findall(r"exploration=0\.\d+", out)) == {"exploration=0.75", "exploration=0.25"}
