"""Sends notices to people who are not looking, from the outbox in the database. Nothing waits for it.

What was certainly not taken is tried again a few times; where that is not certain it is not, so that nobody is told
twice. No address and no secret comes into the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from teocalli.server.notice_sender import Fate, Sender, Told
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import WEBHOOK, Channel, Channels, Letter, Outbox, StoreError

log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""Time between two looks into the outbox."""
WAITS = (30, 120, 600, 3600)
"""Seconds until each further try."""
GOODBYE_SECONDS = 1.0
"""Time for what is under way when the server stops. What is not done then is not sent again."""
AT_ONCE = 10
"""Notices that are under way at once at most."""


class Messenger:
    """What this server process sends. `looking`: tells who looks at a game here."""

    def __init__(
        self, outbox: Outbox, channels: Channels, sender: Sender, looking: Callable[[str], Collection[str]]
    ) -> None:
        self._outbox = outbox
        self._channels = channels
        self._sender = sender
        self._looking = looking
        self._places = asyncio.Semaphore(AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    @property
    def key(self) -> str:
        """By which push services know this server."""
        return self._sender.key

    def start(self) -> None:
        """Send from now on."""
        self._task = asyncio.create_task(self._send_again_and_again())

    async def close(self) -> None:
        """Send no more; what is under way has a moment."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=GOODBYE_SECONDS)
        for task in self._sending:
            task.cancel()

    async def _send_again_and_again(self) -> None:
        while True:
            try:
                if not await self.send_due():
                    await asyncio.sleep(LOOK_SECONDS)
            except StoreError as error:
                log.warning("notices have to wait: %s", error)
                await asyncio.sleep(LOOK_SECONDS)

    async def send_due(self) -> int:
        """Begin to send what is due, as much as can be under way at once; gives how many notices that are."""
        async with self._places:
            letters = await run_uncancellable(self._outbox.take, self._looking)
        for letter in letters:
            await self._places.acquire()
            task = asyncio.create_task(self._deliver(letter))
            self._sending.add(task)
            task.add_done_callback(self._sent)
        return len(letters)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._places.release()

    async def _deliver(self, letter: Letter) -> None:
        try:
            told = Told(letter.id, letter.what, letter.game_id, letter.until, letter.told)
            fate, rest = await self._sender.send(letter.channel, told)
            await self._settle(letter, fate, rest)
        except StoreError as error:
            log.warning("a notice cannot be settled: %s", error)
        except Exception as error:
            log.error("a notice of game %s cannot be sent: %s", letter.game_id, type(error).__name__)
            log.debug("where it failed", exc_info=error)

    async def _settle(self, letter: Letter, fate: Fate, rest: int) -> None:
        """Note what became of a letter."""
        if fate in ("later", "unreachable") and letter.tries < len(WAITS):
            wait = max(WAITS[letter.tries], rest)
            await run_writing(self._outbox.put_back, letter, 1000 * wait)
            return
        await run_writing(self._outbox.drop, letter)
        if fate == "delivered":
            await run_writing(self._channels.succeeded, letter.channel)
        elif fate == "gone" and letter.channel.kind != WEBHOOK:
            await run_writing(self._channels.remove, letter.channel.id)
        elif await run_writing(self._channels.failed, letter.channel):
            await self._tell_of_switching_off(letter)

    async def _tell_of_switching_off(self, letter: Letter) -> None:
        """Tell somebody at their browsers that their webhook is told nothing any more."""
        for channel in await run_uncancellable(self._channels.of_person, letter.channel.person_id):
            if channel.kind != WEBHOOK:
                await self._sender.send(channel, Told(letter.id, "switched-off"))

    async def try_out(self, channel: Channel, told: Told) -> Fate:
        """Send a notice for trial, and give what became of it; what is reached is told everything again."""
        fate, _ = await self._sender.send(channel, told)
        if fate == "delivered":
            await run_writing(self._channels.succeeded, channel)
        elif fate == "gone" and channel.kind != WEBHOOK:
            await run_writing(self._channels.remove, channel.id)
        return fate
