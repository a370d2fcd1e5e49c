"""The browser table's server: actions up by HTTP POST, a live feed down (docs/http.md)."""

from teocalli.server.app import create_app
from teocalli.server.launch import run

__all__ = ["create_app", "run"]
