"""Web push: notices that only the browser can read (RFC 8291), signed with the server's key (RFC 8292)."""

from __future__ import annotations

import binascii
import os
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, b64urldecode, b64urlencode

from teocalli.core.errors import TeocalliError

CURVE = ec.SECP256R1()
SIGNED_SECONDS = 12 * 3600
"""How long a signature is good for; 24 hours are allowed."""
SHORTEST_LIFE, LONGEST_LIFE = 60, 3 * 24 * 3600
"""Seconds that a push service keeps a notice for a browser that is not there, at least and at most."""
PADDED_TO = 256
"""Notices are as long as a multiple of this, so that their length tells nothing."""


def new_key() -> str:
    """A private key for a server, as text."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))


def check_keys(p256dh: str, auth: str) -> None:
    """Raise `TeocalliError` (`error-notice-keys`) unless these are keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(p256dh))
        right = len(_bytes(auth)) == 16
    except ValueError:
        right = False
    if not right:
        raise TeocalliError("error-notice-keys")


def sealed(text: bytes, keys: Mapping[str, str]) -> bytes:
    """A notice for the browser with these keys."""
    padded = text + b" " * (-len(text) % PADDED_TO)
    return bytes(
        http_ece.encrypt(
            padded,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(CURVE),
            dh=_bytes(keys["p256dh"]),
            auth_secret=_bytes(keys["auth"]),
            version="aes128gcm",
        )
    )


class Signer:
    """The server, as push services know it. `contact`: the address where they find who runs it."""

    def __init__(self, private: str, contact: str) -> None:
        self._vapid = Vapid02.from_raw(private.encode())
        self._contact = contact
        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = str(b64urlencode(raw))

    def headers(self, address: str, topic: str, life: float) -> dict[str, str]:
        """The headers of a notice. A newer one with the same topic takes its place as long as it waits there; `life`:
        seconds for which it is worth anything.
        """
        place = urlsplit(address)
        claims = {
            "aud": f"https://{place.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + SIGNED_SECONDS,
        }
        return {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(min(LONGEST_LIFE, max(SHORTEST_LIFE, life)))),
            "Topic": topic,
            "Urgency": "high",
        }


def contact_of(public_url: str) -> str:
    """Where push services find who runs a server."""
    return public_url if public_url.startswith("https:") else f"mailto:teocalli@{urlsplit(public_url).hostname}"


def _bytes(text: str) -> bytes:
    """What is written so. Raises `ValueError`."""
    try:
        return bytes(b64urldecode(text.encode("ascii")))
    except binascii.Error as error:
        raise ValueError from error
