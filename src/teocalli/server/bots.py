"""Bots' decisions: in a thread of their own, within a time, with a random choice standing in where one fails (R-12)."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable

from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.state import State
from teocalli.players.opponents import thinker_of
from teocalli.players.registry import Player, check_player, make_player
from teocalli.players.thinker import Thinker
from teocalli.server.threads import in_thread
from teocalli.table.events import Origin
from teocalli.table.seats import Seat

log = logging.getLogger(__name__)

SLACK_SECONDS = 0.8
"""Time that a bot gets beside its own budget. With what follows a late bot's turn goes on within a second of it."""
STOPPING_SECONDS = 0.15
"""Time in which a search that is told to stop must say what it has found."""
LONGEST_THINKING = 10
"""Seconds for one decision that a bot at a table may be given at most, so that waiting for it is bounded (R-34)."""
LIMITS = {"seconds": LONGEST_THINKING, "threads": 8, "nodes": 2_000_000, "worlds": 16}
"""Settings of a bot at a table at most, for they cost everybody at the same server."""
KEPT_PLAYERS = 8
"""Bots that are kept with what they found, the ones asked last: a tree takes some ten megabytes (R-48)."""

MakePlayer = Callable[[str], Player]
Place = tuple[str, int]
"""A game and a seat."""


def check_bot(specification: str, game: Game) -> None:
    """Raise `TeocalliError` for a player that the game does not know, or that asks for too much at a table."""
    check_player(specification, game)
    thinker = thinker_of(make_player(specification), game)
    for name, most in LIMITS.items():
        if thinker is not None and getattr(thinker.settings, name) > most:
            raise TeocalliError("error-bot-limit", player=specification[:60], setting=name, limit=most)


class Sitting:
    """A bot at its place: the player, which remembers what it found, and the thread in which it thinks at present."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.thread: threading.Thread | None = None
        self._thinker: Thinker | None = None

    @property
    def busy(self) -> bool:
        """Whether it still thinks about an earlier question."""
        return self.thread is not None and self.thread.is_alive()

    def budget(self, game: Game) -> float:
        """The seconds that it has for a decision by its own settings, 0 if they name none."""
        self._thinker = thinker_of(self.player, game)
        return self._thinker.settings.seconds if self._thinker is not None else 0.0

    def stop(self) -> None:
        """End a search that is under way."""
        if self._thinker is not None and self.busy:
            self._thinker.stop()


class BotRoom:
    """Asks bots. One that does not answer is not asked again in that game until it has come to its end."""

    def __init__(self, make: MakePlayer = make_player) -> None:
        self._make = make
        self._sittings: OrderedDict[Place, Sitting] = OrderedDict()

    async def choose(self, game_id: str, seat: Seat, state: State) -> tuple[int, Origin]:
        """Give the action of the bot at a seat, or a random one if it fails, is late, or wants what is not legal."""
        try:
            action = await self._ask((game_id, seat.seat), seat.bot or "", state)
        except Exception as error:
            log.warning("game %s, seat %d: bot %s failed, a random choice stands in", game_id, seat.seat, seat.bot)
            log.debug("the bot's failure", exc_info=error)
            return secrets.choice(state.legal_actions()), "stand-in"
        return action, "bot"

    def forget(self, game_id: str) -> None:
        """Let the bots of a game go, with what they found. What they think about at present is ended."""
        for place in [place for place in self._sittings if place[0] == game_id]:
            self._sittings.pop(place).stop()

    async def _ask(self, place: Place, bot: str, state: State) -> int:
        sitting = self._sitting(place, bot)
        if sitting.busy:
            raise TimeoutError(f"{bot} has not yet answered an earlier question")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        budget = sitting.budget(state.game)
        own = state.clone()
        sitting.thread = in_thread(f"bot {bot}", lambda: sitting.player.choose(own), answer)
        try:
            await asyncio.wait([answer], timeout=budget + SLACK_SECONDS)
        finally:
            sitting.stop()  # also if the server stops meanwhile
        action = await asyncio.wait_for(answer, STOPPING_SECONDS)
        if not state.is_legal_action(action):
            raise ValueError(f"{bot} chose {action}, which is not legal")
        return action

    def _sitting(self, place: Place, bot: str) -> Sitting:
        if place not in self._sittings:
            self._make_room()
            self._sittings[place] = Sitting(self._make(bot))
        self._sittings.move_to_end(place)
        return self._sittings[place]

    def _make_room(self) -> None:
        """Let one go that was asked the longest ago, if there are too many; who thinks at present stays."""
        idle = [place for place, sitting in self._sittings.items() if not sitting.busy]
        for place in idle[: max(0, len(self._sittings) + 1 - KEPT_PLAYERS)]:
            del self._sittings[place]
