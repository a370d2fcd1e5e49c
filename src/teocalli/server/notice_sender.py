"""Writes a notice for a browser or a webhook, in the language of who gets it, and sends it once."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from teocalli.core.errors import TeocalliError
from teocalli.core.texts import Texts
from teocalli.server.outside import NotDeliveredError, Outside, Reply, UncertainError
from teocalli.server.push import Signer, sealed
from teocalli.store import WEBHOOK, Channel

GONE = (404, 410)
FORBIDDEN = (401, 403)
BUSY = (408, 425, 429)
SIGNATURE = "Teocalli-Signature"
UNTIL = "{until}"
"""Stands in the text of a pushed notice for a time that the browser writes as its own clock has it."""
KEPT_AWAY = 3 * 24 * 3600
"""Seconds for which a notice is worth something where no time ends."""

Fate = Literal["delivered", "gone", "refused", "unreachable", "later", "unknown"]
"""What became of a notice. `gone`: nobody is there any more; `refused`, `unreachable`: it was not taken; `later`: it
was not, and may be at another time; `unknown`: it may have been.
"""


@dataclass(frozen=True, slots=True)
class Told:
    """What a notice says; `what`: as `table/asking.py` has it, "trial", or "switched-off". `game`: id, or ""."""

    id: str
    what: str
    game: str = ""
    until: int | None = None
    more: Mapping[str, Any] | None = None


class Sender:
    """The way of notices out. `public_url`: the address of this server that people know."""

    def __init__(self, outside: Outside, signer: Signer, public_url: str) -> None:
        self._outside = outside
        self._signer = signer
        self._public_url = public_url

    @property
    def key(self) -> str:
        """By which push services know this server."""
        return self._signer.public

    async def send(self, channel: Channel, told: Told) -> tuple[Fate, int]:
        """Send a notice once; gives what became of it, and how many seconds one is to wait before another try."""
        body, headers = self._webhook(channel, told) if channel.kind == WEBHOOK else self._push(channel, told)
        try:
            reply = await self._outside.post(channel.address, body, headers)
        except NotDeliveredError:
            return "unreachable", 0
        except UncertainError:
            return "unknown", 0
        except TeocalliError:
            return "refused", 0
        return fate_of(channel.kind, reply), reply.rest

    def _push(self, channel: Channel, told: Told) -> tuple[bytes, dict[str, str]]:
        title, text = words(channel, told, UNTIL)
        notice = {
            "title": title,
            "body": text,
            "until": told.until,
            "tag": told.game or told.what,
            "path": f"/game/{told.game}" if told.game else "/account",
            "lang": channel.language,
        }
        life = KEPT_AWAY if told.until is None else told.until / 1000 - time.time()
        headers = self._signer.headers(channel.address, f"{told.what}-{told.game}"[:32], life)
        return sealed(_json(notice), channel.secrets), headers

    def _webhook(self, channel: Channel, told: Told) -> tuple[bytes, dict[str, str]]:
        until = None if told.until is None else datetime.fromtimestamp(told.until / 1000, UTC)
        title, text = words(channel, told, "" if until is None else f"{until:%Y-%m-%d %H:%M} UTC")
        more = told.more or {}
        notice = {
            "id": told.id,
            "what": told.what,
            "game": {"id": told.game, "name": more.get("game"), "url": f"{self._public_url}/game/{told.game}"}
            if told.game
            else None,
            "players": others(more, channel.person_id),
            "until": None if until is None else until.isoformat(timespec="seconds").replace("+00:00", "Z"),
            "title": title,
            "text": text,
        }
        body = _json(notice)
        at = str(int(time.time()))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Teocalli",
            SIGNATURE: f"t={at},v1={signature(channel.secrets['secret'], at, body)}",
        }
        return body, headers


def signature(secret: str, at: str, body: bytes) -> str:
    """By which a webhook knows that a notice comes from here: HMAC-SHA256 over the time, a dot, and the body."""
    return hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()


def fate_of(kind: str, reply: Reply) -> Fate:
    """What an answer says of a notice; a push service that does not know the key will never take one."""
    if 200 <= reply.status < 300:
        return "delivered"
    if reply.status in GONE or (kind != WEBHOOK and reply.status in FORBIDDEN):
        return "gone"
    return "later" if reply.status in BUSY or reply.status >= 500 else "refused"


def words(channel: Channel, told: Told, until: str) -> tuple[str, str]:
    """Title and text of a notice, in the language of who gets it."""
    texts = Texts(channel.language)
    more = told.more or {}
    game = texts.format(f"{more['game']}-title") if more.get("game") else ""
    title = texts.format(f"notice-{told.what}", {"game": game})
    if not told.game:
        return title, texts.format(f"notice-{told.what}-help")
    args = {"others": others(more, channel.person_id), "until": until}
    kind = ("-with" if args["others"] else "") + ("-until" if told.until is not None else "")
    return title, texts.format(f"notice{kind}", args) if kind else ""


def others(more: Mapping[str, Any], person_id: str) -> list[str]:
    """The names of those who play beside a person."""
    return [str(seat["name"]) for seat in more.get("seats", ()) if seat["person"] != person_id]


def _json(notice: Mapping[str, Any]) -> bytes:
    return json.dumps(notice, ensure_ascii=False, separators=(",", ":")).encode()
