"""What can be asked of games: deciding, sitting down, agreeing, going on, hints. How they are kept: `loaded_games`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from teocalli.core.events import Event
from teocalli.core.state import State
from teocalli.server.bots import check_bot
from teocalli.server.coach import coached
from teocalli.server.loaded_games import LoadedGames, Request
from teocalli.server.pointers import Sign
from teocalli.server.threads import run_uncancellable
from teocalli.server.views import SeenView
from teocalli.server.weighing import after_turn
from teocalli.store import AT_ONE_SCREEN, ConflictError
from teocalli.table.company import SCREEN, Asker
from teocalli.table.events import (
    ACTION,
    ANSWERED,
    CAME_BACK,
    CONSENTED,
    LEFT,
    PROMISED,
    PROPOSED,
    REMATCH,
    SEATED,
    STOOD_IN,
    TOLD,
    UNDO,
)
from teocalli.table.proposals import Answer
from teocalli.table.seats import names_of
from teocalli.table.table import Table


class Sessions(LoadedGames):
    """All games of a server, for who asks. Methods are for the event loop's thread, as those of `LoadedGames`."""

    def said(self, game_id: str, newest: Mapping[str, int]) -> None:
        """Tell everybody that something was said at a game."""
        game = self._games.get(game_id)
        if game is not None:
            game.hear(newest)
        self._together.changed(game_id)

    def planned(self, game_id: str) -> None:
        """Somebody has planned their next turn, which may have come meanwhile."""
        game = self._games.get(game_id)
        if game is not None:
            game.is_planned, game.planned_at = True, None
            self._plans.look(game)
        self._together.changed(game_id)

    def point(self, game_id: str, sign: Sign) -> None:
        """Tell everybody at what somebody points."""
        game = self._games.get(game_id)
        if game is not None:
            game.point(sign)
        self._together.pointed(game_id, sign)

    async def create(self, table: Table, events: Sequence[Event], key: str | None, asker: Asker = SCREEN) -> SeenView:
        """Store a new table and give its view; with a known key the view of the game it made before."""
        return await self.view_of(await self._create(table, events, key), asker)

    async def open(self, table: Table, events: Sequence[Event], key: str) -> str:
        """Store a new table and give its id; with a known key that of the one before, and nothing is stored."""
        return await self._create(table, events, key)

    async def decide(self, game_id: str, change: Callable[[Table], list[Event]]) -> None:
        """Change a game as nobody at the table decides it. Raises `ConflictError` where another process was quicker."""
        async with self.using(game_id) as game:
            async with game.changing:
                await self._commit(game, change)
            async with game.looking:
                if game.table is not None and game.table.bot_to_move is not None:
                    self._let_bots_play(game)

    async def act(self, game_id: str, version: int, word: str, key: str, asker: Asker = SCREEN) -> SeenView:
        """Carry out a person's word and give the view after it (R-25)."""
        request = Request(asker, (key, ACTION, word), version)
        return await self._change(game_id, request, lambda table: table.act(word, key, asker))

    async def undo(
        self, game_id: str, version: int, key: str, asker: Asker = SCREEN, *, practice: bool = False
    ) -> SeenView:
        """Take back the last decision and give the view after it; what bots think about is for nobody then."""
        request = Request(asker, (key, UNDO, None), version)
        view = await self._change(game_id, request, lambda table: table.undo(key, asker, practice=practice))
        self._bots.stop(game_id)
        return view

    async def sit(self, game_id: str, asker: Asker, name: str, seat: int | None, key: str) -> SeenView:
        """Give the asker a seat and give the view from there."""

        def take(table: Table) -> list[Event]:
            table.check_may_sit(asker)
            return table.sit(str(asker.person), name, seat, key)

        return await self._change(game_id, Request(asker, (key, SEATED, None)), take)

    async def fill(self, game_id: str, asker: Asker, bot: str, key: str) -> SeenView:
        """Let bots have the free seats."""

        def take(table: Table) -> list[Event]:
            check_bot(bot, table.match.game)
            return table.fill(bot, asker, key)

        return await self._change(game_id, Request(asker, (key, SEATED, None)), take)

    async def leave(self, game_id: str, asker: Asker, seat: int, key: str) -> SeenView:
        """Free a seat before the game begins."""
        request = Request(asker, (key, LEFT, None))
        return await self._change(game_id, request, lambda table: table.leave(seat, asker, key))

    async def consent(self, game_id: str, asker: Asker, *, yes: bool, key: str) -> SeenView:
        """Say whether the game shall count for ratings."""
        request = Request(asker, (key, CONSENTED, None))
        return await self._change(game_id, request, lambda table: table.consent(yes=yes, key=key, asker=asker))

    async def promise(self, game_id: str, asker: Asker, number_hash: str, key: str) -> SeenView:
        """Promise a number for the shuffle."""
        request = Request(asker, (key, PROMISED, None))
        return await self._change(game_id, request, lambda table: table.promise(number_hash, key, asker))

    async def tell_number(self, game_id: str, asker: Asker, number: str, key: str) -> SeenView:
        """Tell the number that was promised."""
        request = Request(asker, (key, TOLD, None))
        return await self._change(game_id, request, lambda table: table.tell_number(number, key, asker))

    async def propose_undo(self, game_id: str, asker: Asker, about: int, key: str) -> SeenView:
        """Propose to the others to go back to a position."""
        request = Request(asker, (key, PROPOSED, None))
        return await self._agreeing(game_id, request, lambda table: table.propose_undo(about, key, asker))

    async def propose_stand_in(self, game_id: str, asker: Asker, about: int, bot: str, key: str) -> SeenView:
        """Propose that a bot plays for the person of a seat."""

        def propose(table: Table) -> list[Event]:
            check_bot(bot, table.match.game)
            return table.propose_stand_in(about, bot, key, asker)

        return await self._agreeing(game_id, Request(asker, (key, PROPOSED, None)), propose)

    async def propose_end(self, game_id: str, asker: Asker, about: int, key: str) -> SeenView:
        """Propose to end the game instead of waiting for the person of a seat."""
        request = Request(asker, (key, PROPOSED, None))
        return await self._agreeing(game_id, request, lambda table: table.propose_end(about, key, asker))

    async def let_play(self, game_id: str, asker: Asker, bot: str, key: str) -> SeenView:
        """Leave one's seat to a bot."""

        def leave(table: Table) -> list[Event]:
            check_bot(bot, table.match.game)
            return table.let_play(bot, key, asker)

        return await self._agreeing(game_id, Request(asker, (key, STOOD_IN, None)), leave)

    async def come_back(self, game_id: str, asker: Asker, key: str) -> SeenView:
        """Take one's seat back from a bot."""
        request = Request(asker, (key, CAME_BACK, None))
        return await self._agreeing(game_id, request, lambda table: table.come_back(key, asker))

    async def answer(self, game_id: str, asker: Asker, number: int, answer: Answer, key: str) -> SeenView:
        """Answer a proposal, or withdraw it."""
        request = Request(asker, (key, ANSWERED, None))
        return await self._agreeing(game_id, request, lambda table: table.answer(number, answer, key, asker))

    async def _agreeing(self, game_id: str, request: Request, change: Callable[[Table], list[Event]]) -> SeenView:
        """Change something by agreement; where it leads back, what bots think about is for nobody."""
        view = await self._change(game_id, request, change)
        async with self.using(game_id) as game:
            if game.table is not None and game.table.bot_to_move is None:
                self._bots.stop(game_id)
        return view

    async def rematch(self, game_id: str, asker: Asker, key: str) -> SeenView:
        """Go on with the same people in a new game, and give its view; whoever wants that first makes it for all."""
        async with self.using(game_id) as game:
            async with self._table(game, asker) as table:
                table.check_may_go_on(asker)
                again = await run_uncancellable(table.again, game.moment())
            # No request has such a key, for it has a blank.
            next_id = await self._create(*again, f"rematch {game_id}")
            request = Request(asker, (key, REMATCH, None))
            await self._change(game_id, request, lambda table: table.go_on(next_id, asker, key))
        return await self.view_of(next_id, asker)

    async def check_host(self, game_id: str, asker: Asker) -> None:
        """Raise `TeocalliError` unless the asker is the host of a game."""
        async with self.using(game_id) as game, self._table(game, asker) as table:
            table.check_host(asker)

    async def delete(self, game_id: str, asker: Asker = SCREEN) -> None:
        """Delete a game, also a broken one (R-45). Only the host may, or whoever sits at the one screen."""
        host = await run_uncancellable(self._store.host, game_id)
        if host != (AT_ONE_SCREEN if asker.at_screen else asker.person):
            await self.check_host(game_id, asker)
        async with self.using(game_id) as game, game.changing:
            await self._write(self._store.delete, game_id)
            async with game.looking:
                game.deleted = True
                game.forget()
                game.notify()
            self._together.changed(game_id)
            self._games.pop(game_id, None)
            self._let_go(game_id)

    async def hint(self, game_id: str, version: int, asker: Asker = SCREEN) -> dict[str, Any]:
        """Find what the person who is to decide could do best. What is asked about an older version is refused."""
        async with self.using(game_id) as game:
            async with self._table(game, asker) as table:
                if version != table.version:
                    raise ConflictError(game_id)
                table.check_may_ask_for_hint(asker)
                names = names_of(table.seats)
                answer = self._hints.begin(game_id, version, table.match.state.clone(), names)
            return await asyncio.shield(answer)

    async def planned_turn(self, game_id: str, version: int, words: Sequence[str], asker: Asker = SCREEN) -> State:
        """What words of the turn that is asked lead to, for the person who is asked, where hints are given."""
        async with self.using(game_id) as game, self._table(game, asker) as table:
            if version != table.version:
                raise ConflictError(game_id)
            table.check_may_ask_for_hint(asker)
            return after_turn(table.match, words)

    async def coach(self, game_id: str, number: int, asker: Asker = SCREEN) -> dict[str, Any]:
        """What a coach says of a decision of the only person, if there is something to say."""
        async with self.using(game_id) as game:
            async with self._table(game, asker) as table:
                seat = table.coached_seat(asker)
                match, names = table.match.clone(), names_of(table.seats)
            return await coached(self._hints.room, match, number, seat, names)
