"""The browser table's server: actions up by HTTP POST, a live feed down (docs/http.md)."""

from teocalli.server.app import create_app
from teocalli.server.launch import run, run_for_people

__all__ = ["create_app", "run", "run_for_people"]
