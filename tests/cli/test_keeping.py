"""`serve`, `backup`, `export` and `import` as they are called."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from teocalli.cli.command import app
from teocalli.store import Store, database_url
from tests.store.events import words


def run(*arguments: object) -> tuple[int, str]:
    """Exit status and what is said."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    return result.exit_code, result.output


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with one game."""
    store = Store(database_url(tmp_path))
    store.create("uxmal", words(3))
    store.close()
    return tmp_path


def test_games_are_copied_exported_and_taken_in(folder: Path) -> None:
    copy = folder / "copy.sqlite3"
    assert run("backup", copy, "--data", folder) == (0, f"The database was copied to {copy}.\n")
    archive = folder / "all.jsonl"
    assert run("export", "--all", archive, "--database", f"sqlite:///{copy}") == (
        0,
        f"One game was written to {archive}.\n",
    )
    assert run("import", archive, "--data", folder / "other") == (0, "One game was imported.\n")
    again = run("import", archive, "--data", folder / "other", "--lang", "de")
    assert again == (0, "Es wurde nichts übernommen: Alles war schon da.\n")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["export", "x"], "--all"),
        (["import", "there-is-none"], "cannot be read"),
        (["import", "there-is-none", "--database", "mysql://x/y"], "postgresql://"),
        (["serve", "--public-url", "games.test"], "https://games.example.org"),
        (["backup", "x"], "no file"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TEOCALLI_DATA", str(tmp_path / "data"))
    status, said = run(*arguments)
    assert status == 2
    assert told in said
    assert "Traceback" not in said
