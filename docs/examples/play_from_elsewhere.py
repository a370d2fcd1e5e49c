"""Plays a seat of a Teocalli server from elsewhere: python play_from_elsewhere.py http://localhost:8480 TOKEN

The host of the table makes the token. Nothing but Python's standard library is needed.
"""

import json
import random
import sys
import urllib.error
import urllib.request
import uuid


def choose(view):
    """Give one of the legal words; put your own thoughts here."""
    return random.choice(view["legal"])["word"]


class Server:
    """A server, and who asks it."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Teocalli-Api": "1", "Content-Type": "application/json"}

    def open(self, path, body=None):
        """Send a request; a body makes it a POST."""
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, self.headers), timeout=60)

    def ask(self, path, body=None):
        """Give the answer; of a refusal the fresh view, if it brings one (the game has moved on, for instance)."""
        try:
            return json.load(self.open(path, body))
        except urllib.error.HTTPError as refusal:
            told = json.load(refusal)
            if told["view"] is None:
                sys.exit(told["error"]["text"])
            return told["view"]


def play(server, view):
    """Play until the game is over, and give the last view."""
    path = f"/api/games/{view['id']}"
    with server.open(f"{path}/feed") as feed:  # tells at once, and again whenever there is something new
        for line in feed:
            view = server.ask(path) if line.startswith(b"data:") else view
            while view.get("legal"):
                action = {"version": view["version"], "word": choose(view), "key": uuid.uuid4().hex}
                view = server.ask(f"{path}/actions", action)
            if view["status"] != "running":
                return view
    return play(server, view)  # the feed has broken off


if __name__ == "__main__":
    here = Server(*sys.argv[1:3])
    game = here.ask("/api/games")["games"][0]
    here.ask(f"/api/games/{game['id']}/seats", here.ask("/api/me")["person"] | {"key": uuid.uuid4().hex})
    print("Result:", play(here, game)["result"]["scores"])
