"""Bots' decisions: in a thread of their own, within a time, with a random choice standing in where one fails (R-12)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
from collections.abc import Callable
from typing import Any

from teocalli.core.state import State
from teocalli.players.registry import Player, known_players, make_player
from teocalli.table.events import Origin
from teocalli.table.seats import Seat

log = logging.getLogger(__name__)

THINKING_SECONDS = 0.8
"""Time of a bot for one decision. With what follows a late bot's turn goes on within a second."""

MakePlayer = Callable[[str], Player]


class BotRoom:
    """Asks bots. One that does not answer is not asked again in that game until it has come to its end."""

    def __init__(self, make: MakePlayer = make_player) -> None:
        self._make = make
        self._late: dict[tuple[str, int], threading.Thread] = {}

    async def choose(self, game_id: str, seat: Seat, state: State) -> tuple[int, Origin]:
        """Give the action of the bot at a seat, or a random one if it fails, is late, or wants what is not legal."""
        try:
            action = await self._ask((game_id, seat.seat), seat.bot or "", state)
        except Exception as error:
            log.warning("game %s, seat %d: bot %s failed, a random choice stands in", game_id, seat.seat, seat.bot)
            log.debug("the bot's failure", exc_info=error)
            return secrets.choice(state.legal_actions()), "stand-in"
        return action, "bot"

    async def _ask(self, place: tuple[str, int], bot: str, state: State) -> int:
        late = self._late.pop(place, None)
        if late is not None and late.is_alive():
            self._late[place] = late
            raise TimeoutError(f"{bot} has not yet answered an earlier question")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        thread = self._start(bot, state.clone(), answer)
        try:
            action = await asyncio.wait_for(answer, THINKING_SECONDS)
        except TimeoutError:
            self._late[place] = thread
            raise
        if not state.is_legal_action(action):
            raise ValueError(f"{bot} chose {action}, which is not legal")
        return action

    def _start(self, bot: str, state: State, answer: asyncio.Future[int]) -> threading.Thread:
        """Let a bot think in a thread that does not keep the server from stopping."""
        loop = asyncio.get_running_loop()

        def think() -> None:
            try:
                tell(answer.set_result, self._make(bot).choose(state))
            except Exception as error:
                tell(answer.set_exception, error)

        def tell(how: Callable[[Any], None], what: Any) -> None:
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(lambda: None if answer.done() else how(what))

        thread = threading.Thread(target=think, name=f"bot {bot}", daemon=True)
        thread.start()
        return thread


def bot_names() -> list[str]:
    """Names of all bots, the weakest first."""
    return known_players()
