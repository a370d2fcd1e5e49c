"""Bots' decisions: in threads of their own, few at once, and with somebody standing in where one fails (R-12).

A bot's budget counts its own processor time, so that it plays as well on a busy machine; it is late when a person has
waited too long for it. Waiting for a place to think is not the bot's fault.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator

from teocalli.core.errors import TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.state import State
from teocalli.players.greedy import Greedy
from teocalli.players.opponents import search_player_of
from teocalli.players.registry import Player, check_player, make_player
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import NO_NETWORK
from teocalli.players.weights import OWN
from teocalli.server.threads import ThinkingRoom, in_thread
from teocalli.table.events import Origin
from teocalli.table.seats import Seat

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 10.0
"""Time that a person waits for a decision, beside the bot's own: a bot that takes longer has failed."""
BUSY_FACTOR = 3
"""How much longer a bot's own time may take on a machine that is busy with other things."""
STOPPING_SECONDS = 2.0
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
    """Raise `TeocalliError` for a player that the game does not know, or that asks for too much at a table.

    Learnt weights are those that come with the game: whoever asks for a bot names no file of the server's.
    """
    searcher = search_player_of(make_player(specification), game)
    if searcher is not None and searcher.settings.network not in (NO_NETWORK, OWN):
        raise TeocalliError("error-bot-network", known=f"{NO_NETWORK}, {OWN}")
    check_player(specification, game)
    for name, most in LIMITS.items():
        if searcher is not None and getattr(searcher.settings, name) > most:
            raise TeocalliError("error-bot-limit", player=shown(specification), setting=name, limit=most)


class LateError(Exception):
    """A bot did not answer in time; `searcher` is its search, if it has one, which may know a good action already."""

    def __init__(self, bot: str, searcher: SearchPlayer | None) -> None:
        super().__init__(f"{bot} took too long")
        self.searcher = searcher


class SeatedBot:
    """A bot at its place: the player, which remembers what it found, and its answer to what it was asked last."""

    def __init__(self, bot: str, make: MakePlayer) -> None:
        self.bot = bot
        self.searcher: SearchPlayer | None = None
        self.seconds = 0.0
        self.threads = 1
        self._make = make
        self._player: Player | None = None
        self._answer: asyncio.Future[int] | None = None

    @property
    def busy(self) -> bool:
        """Whether it still thinks about what it was asked."""
        return self._answer is not None and not self._answer.done()

    @property
    def remembers(self) -> bool:
        """Whether it keeps what it found."""
        return self._player is not None

    def prepare(self, game: Game) -> Player:
        """Give the player, made anew if it was let go."""
        if self._player is None:
            self._player = self._make(self.bot)
        self.searcher = search_player_of(self._player, game)
        if self.searcher is not None:
            self.searcher.own_time = True
            self.seconds, self.threads = self.searcher.settings.seconds, self.searcher.settings.threads
        return self._player

    def ask(self, state: State) -> asyncio.Future[int]:
        """Let it think about a position, of which it gets a copy."""
        player, own = self.prepare(state.game), state.clone()
        self._answer = in_thread(f"bot {self.bot}", lambda: player.choose(own))
        return self._answer

    def stop(self) -> None:
        """End a search that is under way."""
        if self.searcher is not None and self.busy:
            self.searcher.stop()

    def let_go(self) -> None:
        """Forget what it found."""
        self._player = self.searcher = None


class BotRoom:
    """Asks bots. One that does not answer is not asked again in that game until it has come to its end.

    `patience`: seconds as `PATIENCE_SECONDS`.
    """

    def __init__(
        self, make: MakePlayer = make_player, room: ThinkingRoom | None = None, patience: float = PATIENCE_SECONDS
    ) -> None:
        self._make = make
        self._room = room or ThinkingRoom()
        self._patience = patience
        self._seated: OrderedDict[Place, SeatedBot] = OrderedDict()

    async def choose(self, game_id: str, seat: Seat, state: State, *, urgent: bool = False) -> tuple[int, Origin]:
        """Give the action of the bot at a seat.

        Somebody stands in for a bot that fails, is late, or wants what is not legal: the best that its search found, or
        `greedy`. `urgent`: a person waits; others wait for a place to think until nobody does.
        """
        try:
            return await self._ask((game_id, seat.seat), seat.bot or "", state, urgent), "bot"
        except Exception as error:
            searcher = error.searcher if isinstance(error, LateError) else None
            action, who = await in_thread("stand-in", lambda: stand_in(state.clone(), searcher))
            log.warning("game %s, seat %d: bot %s failed, %s stands in: %s", game_id, seat.seat, seat.bot, who, error)
            log.debug("the bot's failure", exc_info=error)
            return action, "stand-in"

    def forget(self, game_id: str) -> None:
        """Let the bots of a game go, with what they found. What they think about at present is ended."""
        for place in [place for place in self._seated if place[0] == game_id]:
            self._seated.pop(place).stop()

    def stop(self, game_id: str) -> None:
        """End what the bots of a game think about at present; they answer with what they have."""
        for (game, _), seated in self._seated.items():
            if game == game_id:
                seated.stop()

    async def _ask(self, place: Place, bot: str, state: State, urgent: bool) -> int:
        seated = self._seated.setdefault(place, SeatedBot(bot, self._make))
        if seated.busy:
            raise LateError(bot, None)  # what it may know is about an earlier question
        if seated.bot != bot:  # another one plays here now
            seated = self._seated[place] = SeatedBot(bot, self._make)
        seated.prepare(state.game)
        if seated.searcher is None:
            room = self._room.short(urgent=urgent)
        else:
            room = self._room.search(seated.seconds, seated.threads, urgent=urgent)
        async with room:
            self._make_room_for(place, seated)
            action = await self._answer(seated, state)
        if not state.is_legal_action(action):
            raise ValueError(f"{bot} chose {action}, which is not legal")
        return action

    async def _answer(self, seated: SeatedBot, state: State) -> int:
        answer = seated.ask(state)
        try:
            await asyncio.wait([answer], timeout=self._patience + BUSY_FACTOR * seated.seconds)
        finally:
            seated.stop()  # also if the server stops meanwhile
        await asyncio.wait([answer], timeout=STOPPING_SECONDS)
        if not answer.done():
            raise LateError(seated.bot, seated.searcher)
        return answer.result()

    def _make_room_for(self, place: Place, seated: SeatedBot) -> None:
        """Let those go that were asked the longest ago, if too many remember; who thinks at present stays."""
        self._seated[place] = seated
        self._seated.move_to_end(place)
        others = [each for each in self._seated.values() if each.remembers and each is not seated]
        for idle in [each for each in others if not each.busy][: max(0, len(others) + 1 - KEPT_PLAYERS)]:
            idle.let_go()


def stand_in(state: State, searcher: SearchPlayer | None) -> tuple[int, str]:
    """Give an action for a bot that has none, and who chose it: its own search so far, `greedy`, or chance."""
    for who, action in _stand_ins(state, searcher):
        if action is not None and state.is_legal_action(action):
            return action, who
    return secrets.choice(state.legal_actions()), "a random choice"


def _stand_ins(state: State, searcher: SearchPlayer | None) -> Iterator[tuple[str, int | None]]:
    ways: dict[str, Callable[[], int | None]] = {
        "the best it found": lambda: _best_of(searcher),
        "greedy": lambda: Greedy().choose(state),
    }
    for who, choose in ways.items():
        try:
            yield who, choose()
        except Exception as error:
            log.debug("%s cannot stand in", who, exc_info=error)


def _best_of(searcher: SearchPlayer | None) -> int | None:
    report = searcher.report() if searcher is not None else None
    return report.best if report is not None else None
