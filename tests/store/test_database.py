"""The database: where it lies, how it is opened, brought up to date and shared by writers."""

from __future__ import annotations

import multiprocessing
import sqlite3
import threading
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from teocalli.store import Store, StoreError, data_directory, database_url
from teocalli.store.connection import open_engine
from teocalli.store.migrate import MIGRATIONS
from teocalli.store.schema import METADATA
from tests.store.events import Some, words

FILE = "teocalli.sqlite3"


def test_write_ahead_log_busy_timeout_foreign_keys_and_full_sync(file_store: Store, file_url: str) -> None:
    """R-58."""
    engine = open_engine(file_url)
    with engine.connect() as connection:
        values = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "busy_timeout", "foreign_keys", "synchronous")
        }
    engine.dispose()
    assert values == {"journal_mode": "wal", "busy_timeout": 10_000, "foreign_keys": 1, "synchronous": 2}


def test_a_database_without_write_ahead_log_is_refused() -> None:
    with pytest.raises(StoreError) as caught:
        Store("sqlite://")
    assert caught.value.code == "error-database-wal"


def test_a_writing_transaction_begins_immediately(file_store: Store, file_url: str) -> None:
    """R-58: otherwise two that read first and write then would fail instead of waiting."""
    game_id, _ = file_store.create("uxmal", words(1))
    with file_store.writing(), sqlite3.connect(file_url.removeprefix("sqlite:///"), timeout=0.05) as other:
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        assert other.execute("SELECT version FROM games").fetchall() == [(1,)]
    assert file_store.version(game_id) == 1


def write_many(url: str, game_ids: list[str], errors: list[BaseException]) -> None:
    """Add an event to each game, from one connection."""
    own = Store(url)
    try:
        for game_id in game_ids:
            own.append(game_id, own.version(game_id), words(1))
    except BaseException as error:
        errors.append(error)
    finally:
        own.close()


def test_fifty_writers_at_once_and_no_error(store: Store, url: str) -> None:
    """R-58: stores of their own, so that nothing but the database makes them wait."""
    games = [[store.create("uxmal", words(1))[0] for _ in range(4)] for _ in range(50)]
    errors: list[BaseException] = []
    threads = [threading.Thread(target=write_many, args=(url, ids, errors)) for ids in games]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert all(store.version(game_id) == 2 for ids in games for game_id in ids)


def test_the_tables_are_those_of_the_schema(store: Store, url: str) -> None:
    with store.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_games_of_an_older_program_are_there_still(url: str) -> None:
    """The tables of the first form, with a game in them: it is one of those that are played at one screen."""
    with Store(url).writing() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        moment = "2026-01-01T00:00:00.000Z"
        game = f"INSERT INTO games VALUES ('old', 'uxmal', 1, NULL, '{moment}', '{moment}')"
        event = f"INSERT INTO events VALUES ('old', 1, 'created', '{{}}', NULL, '{moment}')"
        connection.execute(text(game))
        connection.execute(text(event))
    store = Store(url)
    assert [row.id for row in store.games(0, 9).games] == ["old"]
    assert len(store.events("old")) == 1
    assert store.lobby(0, 9).total == 0
    store.close()


@pytest.mark.parametrize("address", ["games.sqlite3", "mysql://host/name", "", "postgresql+psycopg2://host/name"])
def test_an_address_of_another_kind_is_refused(address: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store(address)
    assert caught.value.code == "error-database-address"


def test_a_password_stands_in_no_message() -> None:
    with pytest.raises(StoreError) as caught:
        Store("postgresql://lina:secret@127.0.0.1:1/games")
    assert caught.value.code == "error-database-open"
    assert "secret" not in str(caught.value)


def open_and_close(url: str) -> None:
    """Open a store, which migrates its database."""
    Store(url).close()


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def test_several_programs_may_start_at_once(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> None:
    url = database_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("fresh_postgresql")
    context = multiprocessing.get_context("spawn")
    starters = [context.Process(target=open_and_close, args=(url,)) for _ in range(3)]
    for starter in starters:
        starter.start()
    for starter in starters:
        starter.join()
    assert [starter.exitcode for starter in starters] == [0, 0, 0]


def test_a_database_of_a_newer_program_is_refused_and_left_alone(
    file_store: Store, file_url: str, tmp_path: Path
) -> None:
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError) as caught:
        Store(file_url)
    assert caught.value.code == "error-database-newer"
    with sqlite3.connect(tmp_path / FILE) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("These are my notes, and I want them to stay. " * 100)
    with pytest.raises(StoreError) as caught:
        Store(database_url(tmp_path))
    assert "not a database" in str(caught.value)
    assert (tmp_path / FILE).read_text().startswith("These are my notes")


def test_a_full_disk_is_told_and_changes_nothing(file_store: Store, tmp_path: Path) -> None:
    game_id, _ = file_store.create("uxmal", words(1))
    with file_store._engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        connection.commit()
        bulky = Some(payload={"text": "x" * 100_000})
    with pytest.raises(StoreError) as caught:
        file_store.append(game_id, 1, [bulky])
    assert caught.value.code == "error-storage"
    assert "full" in str(caught.value)
    assert len(file_store.events(game_id)) == 1


def test_the_folder_is_the_wanted_one_else_the_variables_else_the_users(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEOCALLI_DATA", str(tmp_path / "by variable"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))
    assert data_directory(tmp_path / "wanted" / "deep") == tmp_path / "wanted" / "deep"
    assert data_directory() == tmp_path / "by variable"
    monkeypatch.delenv("TEOCALLI_DATA")
    assert data_directory().is_dir()
    assert data_directory().name == "teocalli"


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError) as caught:
        data_directory(tmp_path / "file" / "folder")
    assert caught.value.code == "error-data-folder"


def test_a_folder_with_odd_letters_is_used_as_it_is(tmp_path: Path) -> None:
    folder = data_directory(tmp_path / "a %20 b?c#d é")
    Store(database_url(folder)).close()
    assert (folder / FILE).is_file()
