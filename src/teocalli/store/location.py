"""Where the database lies."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL

from teocalli.store.errors import StoreError

DATA_VARIABLE = "TEOCALLI_DATA"
"""Environment variable: the folder for the database, unless the caller names one."""

DATABASE_FILE = "teocalli.sqlite3"


def data_directory(wanted: Path | str | None = None) -> Path:
    """Give the folder for the database and make it if it is not there.

    It is `wanted`, else what `TEOCALLI_DATA` names, else the user's data folder of the operating system.
    Raises `StoreError` if it can neither be found nor made.
    """
    named = wanted or os.environ.get(DATA_VARIABLE)
    folder = Path(named).expanduser() if named else user_data_path("teocalli", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("error-data-folder", folder=str(folder), reason=error.strerror or str(error)) from error
    return folder


def database_url(folder: Path) -> str:
    """Give the SQLAlchemy address of the database in a folder."""
    return URL.create("sqlite", database=str(folder / DATABASE_FILE)).render_as_string(hide_password=False)
