"""Talking at a table, pointing at it, noting something for oneself: what is decided in `table`, kept in `store`."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from teocalli.core.errors import TeocalliError
from teocalli.server.pointers import Sign
from teocalli.server.sessions import Sessions
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import Author, Notes, Said, Talk
from teocalli.table.company import Asker, Sight
from teocalli.table.table import Table
from teocalli.table.talking import (
    LONGEST_MESSAGE,
    TOGETHER,
    Talking,
    accepted_message,
    clean_lines,
    speaker_at,
    talking,
)


class Talks:
    """What people tell each other, and themselves, at the games of a server."""

    def __init__(self, games: Sessions, talk: Talk) -> None:
        self._games = games
        self._talk = talk

    async def view(self, game_id: str, asker: Asker) -> dict[str, Any]:
        """What the asker hears at a game, and where they speak."""
        mode = await self._games.read(game_id, talking, asker)
        said = await run_uncancellable(self._talk.said, game_id, sorted(mode.hears))
        muted = await self._muted(asker)
        return _told(game_id, asker, mode, said, muted)

    async def say(self, game_id: str, asker: Asker, text: str, key: str) -> dict[str, Any]:
        """Say something where the asker speaks. Raises `TeocalliError` for what cannot be said."""
        message = accepted_message(text)
        mode, author = await self._author(game_id, asker)
        number = await run_writing(self._talk.say, game_id, mode.speaks, author, message, key)
        self._games.said(game_id, {mode.speaks: number})
        return await self.view(game_id, asker)

    async def mute(self, game_id: str, asker: Asker, speaker: str, *, muted: bool) -> dict[str, Any]:
        """Let the asker hear somebody no more, at any table, or again. Raises `TeocalliError` (`error-no-speaker`)."""
        mode = await self._games.read(game_id, talking, asker)
        person = _known(asker)
        said = await run_uncancellable(self._talk.said, game_id, sorted(mode.hears))
        people = {each.author.person for each in said} | set(await self._muted(asker))
        other = {speaker_of(game_id, each): each for each in people}.get(speaker)
        if other is None or other == person:
            raise TeocalliError("error-no-speaker")
        await run_writing(lambda: self._talk.mute(person, other, muted=muted))
        return await self.view(game_id, asker)

    async def point(self, game_id: str, asker: Asker, at: str) -> None:
        """Point at something on the board, for all who hear the asker."""
        mode, author = await self._author(game_id, asker)
        sign = Sign(mode.speaks, speaker_of(game_id, author.person), author.seat, author.name, at)
        self._games.point(game_id, sign)

    async def notes(self, game_id: str, asker: Asker) -> dict[str, Any]:
        """What the asker notes at a game, which nobody else is told."""
        await self._games.read(game_id, talking, asker)
        return _noted(await run_uncancellable(self._talk.notes, game_id, _known(asker)))

    async def note(self, game_id: str, asker: Asker, text: str, version: int) -> dict[str, Any]:
        """Keep what the asker notes. Raises `StoreError` (`error-notes-changed`) if that has changed elsewhere."""
        await self._games.read(game_id, talking, asker)
        return _noted(await run_writing(self._talk.note, game_id, _known(asker), clean_lines(text), version))

    async def _author(self, game_id: str, asker: Asker) -> tuple[Talking, Author]:
        called = await run_uncancellable(self._talk.name_of, asker.person) if asker.person else ""

        def look(table: Table, sight: Sight) -> tuple[Talking, Author]:
            person, name = speaker_at(table, sight, asker, called)
            return talking(table, sight), Author(person, sight.seat, name)

        return await self._games.read(game_id, look, asker)

    async def _muted(self, asker: Asker) -> dict[str, str]:
        return await run_uncancellable(self._talk.muted, asker.person) if asker.person else {}


def speaker_of(game_id: str, person: str) -> str:
    """What stands for a person in one game, and nowhere else."""
    return hashlib.sha256(f"{game_id} {person}".encode()).hexdigest()[:16]


def _known(asker: Asker) -> str:
    if asker.person is None:
        raise TeocalliError("error-nobody")
    return asker.person


def _told(game_id: str, asker: Asker, mode: Talking, said: Sequence[Said], muted: dict[str, str]) -> dict[str, Any]:
    """What was said but by those whom the asker does not want to hear."""
    names = muted | {each.author.person: each.author.name for each in said if each.author.person in muted}
    return {
        "speaks": mode.speaks,
        "apart": mode != TOGETHER,
        "longest": LONGEST_MESSAGE,
        "messages": [_message(game_id, asker, each) for each in said if each.author.person not in muted],
        "muted": [{"speaker": speaker_of(game_id, person), "name": name} for person, name in names.items()],
    }


def _message(game_id: str, asker: Asker, said: Said) -> dict[str, Any]:
    return {
        "room": said.room,
        "number": said.number,
        "speaker": speaker_of(game_id, said.author.person),
        "seat": said.author.seat,
        "name": said.author.name,
        "own": said.author.person == asker.person,
        "text": said.text,
        "at": said.at,
    }


def _noted(notes: Notes) -> dict[str, Any]:
    return {"text": notes.text, "version": notes.version}
