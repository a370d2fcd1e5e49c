"""A server that stops lets go who only looks; what people do meanwhile is stored and answered."""

from __future__ import annotations

import json
from pathlib import Path

from teocalli.players.registry import make_player
from teocalli.server.bots import PATIENCE_SECONDS, BotRoom
from teocalli.server.hints import Hints
from teocalli.server.sessions import Sessions
from teocalli.server.threads import ThinkingRoom
from teocalli.store import Store, database_url
from teocalli.table.company import SCREEN
from tests.awaiting import awaited
from tests.table.play import open_table

ACTIONS = 60
"""More than a snapshot is taken after."""


def test_what_people_do_while_a_server_stops_is_stored(tmp_path: Path) -> None:
    store, thinking = Store(database_url(tmp_path)), ThinkingRoom()

    async def work() -> str:
        games = Sessions(store, BotRoom(make_player, thinking, PATIENCE_SECONDS), Hints(room=thinking))
        game_id = await games.open(*open_table(), "key")
        view = json.loads((await games.view_of(game_id)).json())
        await games.rest()
        for number in range(ACTIONS):
            word = view["legal"][0]["word"]
            view = json.loads((await games.act(game_id, view["version"], word, f"key {number}", SCREEN)).json())
        await games.close()
        return game_id

    game_id = awaited(work())
    assert len(store.events(game_id)) > ACTIONS
    store.close()
