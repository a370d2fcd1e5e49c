"""Everything goes into a file and out of it again, from one kind of database to the other."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from teocalli.store import (
    People,
    Standing,
    Store,
    StoreError,
    Tournaments,
    back_up,
    database_url,
    read_archive,
    write_archive,
)
from teocalli.store.archive import TABLES
from tests.store.events import Some, words


def filled(store: Store) -> str:
    """Fill a store with people, a game of theirs and one of nobody's; gives the id of the first."""
    people = People(store)
    lina, omar = people.add("Lina", "phone"), people.add("Omar", "laptop")
    standing = Standing(lina.id, in_lobby=True, players=frozenset({lina.id}))
    game_id, _ = store.create("uxmal", [Some(payload={"text": "Zoë 👩"}, key="k"), *words(3)], "made", standing)
    people.add_invitation(game_id, "player", "link")
    people.admit(game_id, omar.id, "guest")
    store.create("uxmal", words(250))
    tournaments = Tournaments(store)
    tournaments.add_link(tournaments.create(lina.id, words(2), "cup"), "cup link")
    return game_id


def rows(store: Store) -> dict[str, list[Any]]:
    """All that a store holds."""
    with store.reading() as connection:
        return {name: sorted(tuple(row) for row in connection.execute(select(table))) for name, table in TABLES.items()}


def test_all_of_it_comes_over_to_another_database(store: Store, tmp_path: Path) -> None:
    filled(store)
    file = tmp_path / "all.jsonl"
    assert write_archive(store, file) == 2
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    folder = tmp_path / "other"
    folder.mkdir()
    other = Store(database_url(folder))
    assert read_archive(other, file) == 2
    assert rows(other) == rows(store)
    assert read_archive(other, file) == 0  # again changes nothing
    assert rows(other) == rows(store)
    other.close()


def test_it_comes_back_into_the_kind_of_database_it_came_from(store: Store, tmp_path: Path) -> None:
    game_id = filled(store)
    before = rows(store)
    write_archive(store, tmp_path / "all.jsonl")
    store.delete(game_id)
    assert read_archive(store, tmp_path / "all.jsonl") == 1
    assert rows(store) == before


def test_what_is_there_otherwise_is_refused(file_store: Store, tmp_path: Path) -> None:
    game_id = filled(file_store)
    write_archive(file_store, tmp_path / "all.jsonl")
    file_store.append(game_id, 4, words(1))
    before = rows(file_store)
    with pytest.raises(StoreError) as caught:
        read_archive(file_store, tmp_path / "all.jsonl")
    assert caught.value.code == "error-archive-differs"
    assert rows(file_store) == before


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda lines: lines[1:], "error-archive-head"),
        (lambda lines: lines[:-1], "error-archive-end"),
        (lambda lines: lines[:5] + lines[6:], "error-archive-end"),
        (lambda lines: [*lines[:3], "{", *lines[3:]], "error-archive-line"),
        (lambda lines: [*lines[:3], '{"table": "alembic_version", "row": {}}', *lines[3:]], "error-archive-line"),
        (lambda lines: [*lines, lines[1]], "error-archive-line"),
        (lambda _: [], "error-archive-head"),
        (lambda _: ["\0" * 100], "error-archive-line"),
    ],
)
def test_a_damaged_archive_is_refused_and_changes_nothing(
    file_store: Store, tmp_path: Path, spoil: Any, code: str
) -> None:
    filled(file_store)
    file = tmp_path / "all.jsonl"
    write_archive(file_store, file)
    file.write_text("\n".join(spoil(file.read_text().splitlines())))
    folder = tmp_path / "other"
    folder.mkdir()
    other = Store(database_url(folder))
    with pytest.raises(StoreError) as caught:
        read_archive(other, file)
    assert caught.value.code == code
    assert not any(rows(other).values())
    other.close()


def test_a_copy_is_a_database_of_its_own(file_store: Store, tmp_path: Path) -> None:
    filled(file_store)
    folder = tmp_path / "copy"
    folder.mkdir()
    back_up(tmp_path / "teocalli.sqlite3", folder / "teocalli.sqlite3")
    copy = Store(database_url(folder))
    assert rows(copy) == rows(file_store)
    copy.close()
    assert sorted(path.name for path in folder.iterdir()) == ["teocalli.sqlite3"]


def test_a_file_that_cannot_be_written_is_told(file_store: Store, tmp_path: Path) -> None:
    for write in (
        lambda file: write_archive(file_store, file),
        lambda file: back_up(tmp_path / "teocalli.sqlite3", file),
    ):
        with pytest.raises(StoreError) as caught:
            write(tmp_path / "no folder" / "file")
        assert caught.value.code == "error-file-unwritable"
    with pytest.raises(StoreError) as caught:
        back_up(tmp_path / "nothing", tmp_path / "copy")
    assert caught.value.code == "error-file-missing"
