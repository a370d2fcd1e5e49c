"""Who is asking. At one screen it is whoever sits there; on a server for people a cookie says who it is.

The cookie holds a secret of 256 bits; the store knows only its hash, and so it is with links, and with the tokens by
which programs are known.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta
from typing import Literal, Protocol, cast

from fastapi import Request, Response

from teocalli.core.errors import TeocalliError
from teocalli.server.hosting import Hosting
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import (
    AT_ONE_SCREEN,
    GUEST,
    SPECTATOR,
    Link,
    Page,
    People,
    Person,
    Program,
    Programs,
    Store,
)
from teocalli.table.company import SCREEN, Asker
from teocalli.table.names import accepted_name

COOKIE = "teocalli"
SECURE_COOKIE = "__Host-teocalli"
"""By https: a browser takes it from nobody but this server."""
COOKIE_SECONDS = 400 * 24 * 3600
"""How long a browser keeps a cookie at most; it is set anew at each visit."""
DEVICE_LINK_LASTS = timedelta(minutes=15)
Invitation = Literal["player", "spectator"]


class Identity(Protocol):
    """Says who is asking."""

    async def asker(self, request: Request, game_id: str) -> Asker:
        """Who is asking for a game."""

    async def host(self, request: Request) -> Person | None:
        """Who opens a new game; None at one screen. Raises `TeocalliError` (`error-nobody`) for somebody unknown."""

    async def games(self, request: Request, store: Store, offset: int, limit: int) -> tuple[str | None, Page]:
        """Who is asking, and a part of the list of their games."""


class AtOneScreen:
    """Everybody at this computer may do everything."""

    async def asker(self, request: Request, game_id: str) -> Asker:
        """Who is asking for a game: whoever sits at the screen."""
        return SCREEN

    async def host(self, request: Request) -> None:
        """Nobody in particular opens a game."""

    async def games(self, request: Request, store: Store, offset: int, limit: int) -> tuple[str | None, Page]:
        """The screen, and a part of the list of its games."""
        return AT_ONE_SCREEN, await run_uncancellable(store.games, offset, limit)


class ByCookie:
    """People are known by the cookie that they got when they first told a name, or opened a link; programs by a token,
    and may come into games only.
    """

    def __init__(self, people: People, programs: Programs, hosting: Hosting) -> None:
        self._people = people
        self._programs = programs
        self.hosting = hosting
        self._cookie = SECURE_COOKIE if hosting.is_secure else COOKIE

    async def asker(self, request: Request, game_id: str) -> Asker:
        """Who is asking for a game, and what they were let in as."""
        program = await self.program(request)
        if program is not None:
            role = await run_uncancellable(self._people.role, game_id, program.id)
            return _asker(program, role)
        secret = self.secret_of(request)
        if not secret:
            return Asker()
        known = self._people.of_device_at_once(hash_of(secret), game_id)
        if known is None:
            known = await run_uncancellable(self._people.of_device_at, hash_of(secret), game_id)
        return _asker(*known)

    async def host(self, request: Request) -> Person:
        """Who opens a new game."""
        return await self.somebody(request)

    async def games(self, request: Request, store: Store, offset: int, limit: int) -> tuple[str | None, Page]:
        """The person, and a part of the list of the games that they play, were invited to, or watch."""
        person = await self.program(request) or await self.person(request)
        who = person.id if person else None
        return who, await run_uncancellable(store.games_of, who or "", offset, limit)

    async def person(self, request: Request) -> Person | None:
        """The person whose cookie comes with a request. Raises `TeocalliError` (`error-for-people`) for a program."""
        if token_of(request) is not None:
            raise TeocalliError("error-for-people")
        secret = self.secret_of(request)
        return await run_uncancellable(self._people.of_device, hash_of(secret)) if secret else None

    def secret_of(self, request: Request) -> str:
        """What the cookie of a request holds; "" without one."""
        return request.cookies.get(self._cookie, "")

    async def program(self, request: Request) -> Program | None:
        """The program whose token comes with a request. Raises `TeocalliError` (`error-token`) for one that is worth
        nothing.
        """
        token = token_of(request)
        if token is None:
            return None
        program = await run_uncancellable(self._programs.of_token, hash_of(token))
        if program is None:
            raise TeocalliError("error-token")
        return program

    async def admit_program(self, game_id: str, name: str) -> tuple[Program, str]:
        """Let a program into a game, and give its token, which nobody can read again.

        Raises `TeocalliError`: `error-seat-name…` for its name, `error-too-many-programs`.
        """
        called = accepted_name(name)
        if not called:
            raise TeocalliError("error-seat-name-missing")
        token = new_secret()
        return await run_writing(self._programs.add, game_id, called, hash_of(token)), token

    async def programs(self, game_id: str) -> list[Program]:
        """The programs that may come into a game."""
        return await run_uncancellable(self._programs.of_game, game_id)

    async def shut_out(self, game_id: str, program_id: str) -> None:
        """Let a program's token be worth nothing any more. Raises `TeocalliError` (`error-no-such-program`)."""
        await run_writing(self._programs.shut_out, game_id, program_id)

    async def somebody(self, request: Request) -> Person:
        """The person who is asking. Raises `TeocalliError` (`error-nobody`) for somebody unknown."""
        person = await self.person(request)
        if person is None:
            raise TeocalliError("error-nobody")
        return person

    async def meet(self, request: Request, response: Response, name: str | None = None) -> Person:
        """Give the person who is asking, taken in if unknown, called `name` from now on; the answer has the cookie.

        Raises `TeocalliError` (`error-seat-name`) for a name that is too long.
        """
        called = None if name is None else accepted_name(name)
        person = await self.person(request)
        secret = self.secret_of(request)
        if person is None:
            secret = new_secret()
            person = await run_writing(self._people.add, called or "", hash_of(secret))
        elif called and called != person.name:
            await run_writing(self._people.rename, person.id, called)
            person = Person(person.id, called, person.account)
        self.give_cookie(response, secret)
        return person

    async def greet(self, request: Request, response: Response) -> Person | None:
        """Give the person who is asking, if known, and let the browser keep the cookie longer."""
        person = await self.person(request)
        if person is not None:
            self.give_cookie(response, self.secret_of(request))
        return person

    async def invitation(self, game_id: str, kind: Invitation) -> str:
        """Make a link that invites to a game, and give its address."""
        secret = new_secret()
        await run_writing(self._people.add_invitation, game_id, kind, hash_of(secret))
        return f"{self.hosting.public_url}/join#{secret}"

    async def link(self, secret: str) -> Link:
        """The invitation that a secret stands for. Raises `TeocalliError` (`error-link`)."""
        link = await run_uncancellable(self._people.invitation, hash_of(secret))
        if link is None:
            raise TeocalliError("error-link")
        return link

    async def admit(self, link: Link, person: Person) -> str:
        """Let a person in by an invitation, and give the game's id."""
        game_id = str(link.game_id)
        role = SPECTATOR if link.kind == "spectator" else GUEST
        await run_writing(self._people.admit, game_id, person.id, role)
        return game_id

    async def device_link(self, person: Person) -> str:
        """Make the link by which a person goes on at another device, and give its address."""
        secret = new_secret()
        await run_writing(self._people.add_device_link, person.id, hash_of(secret), DEVICE_LINK_LASTS)
        return f"{self.hosting.public_url}/device#{secret}"

    async def move_here(self, secret: str, response: Response) -> Person:
        """Be the person of a link from now on. Raises `TeocalliError` (`error-link`)."""
        cookie = new_secret()
        person = await run_writing(self._people.take_device_link, hash_of(secret), hash_of(cookie))
        if person is None:
            raise TeocalliError("error-link")
        self.give_cookie(response, cookie)
        return person

    async def leave(self, request: Request, response: Response) -> None:
        """Forget the person at this device."""
        secret = self.secret_of(request)
        if secret:
            await run_writing(self._people.forget_device, hash_of(secret))
        self.take_cookie(response)

    def take_cookie(self, response: Response) -> None:
        """Let the browser forget who is there."""
        response.delete_cookie(self._cookie, secure=self.hosting.is_secure, httponly=True, samesite="strict")

    def give_cookie(self, response: Response, secret: str) -> None:
        """Let the browser keep a secret."""
        response.set_cookie(
            self._cookie,
            secret,
            max_age=COOKIE_SECONDS,
            secure=self.hosting.is_secure,
            httponly=True,
            samesite="strict",
        )


def _asker(person: Person | Program | None, role: str | None) -> Asker:
    """Somebody who asks for a game in which they have a role; None for a stranger."""
    if person is None:
        return Asker()
    admitted = "spectator" if role == SPECTATOR else "guest" if role is not None else None
    return Asker(person.id, cast("Literal['guest', 'spectator'] | None", admitted))


def asker_of(host: Person | None) -> Asker:
    """Who opened a game, as somebody who asks for it."""
    return SCREEN if host is None else Asker(host.id)


def token_of(request: Request) -> str | None:
    """The token that comes with a request (`Authorization: Bearer …`)."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def new_secret() -> str:
    """A secret of 256 bits, as it may stand in a link."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """What the store knows of a secret. It has 256 bits, so nobody finds it by trying."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()
