"""The command line and the server, as their own tests have them."""

from tests.cli.conftest import call, own_folders
from tests.server.conftest import address, client, strict_texts

__all__ = ["address", "call", "client", "own_folders", "strict_texts"]
