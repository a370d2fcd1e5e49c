"""A push service and a webhook's server in one: by https, on this machine, as the tests' way outside leads to it."""

from __future__ import annotations

import json
import ssl
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID
from py_vapid import b64urlencode

from teocalli.server.outside import Outside

NAME = "push.example.net"


@dataclass
class Parcel:
    """What came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PostOffice:
    """What came, and how it is answered: `status` by path, 201 otherwise."""

    port: int = 0
    trust: ssl.SSLContext | None = None
    came: list[Parcel] = field(default_factory=list)
    status: dict[str, int] = field(default_factory=dict)
    silent: bool = False

    def address(self, path: str) -> str:
        """The address of something here."""
        return f"https://{NAME}:{self.port}{path}"

    def way(self) -> Outside:
        """The way outside that leads here: this name is on this machine, and this machine may be asked."""
        return Outside(resolve=_here, allowed=lambda _: True, trust=self.trust)

    def parcels(self, path: str, count: int = 1) -> list[Parcel]:
        """What came to a path, once there are so many."""
        end = time.monotonic() + 20
        while len(found := [each for each in self.came if each.path == path]) < count:
            assert time.monotonic() < end, f"{len(found)} of {count} came"
            time.sleep(0.01)
        return found


class Browser:
    """A browser that wants notices: its address at the push service, and its keys."""

    def __init__(self, office: PostOffice, path: str) -> None:
        self.path = path
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"
        raw = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": str(b64urlencode(raw)), "auth": str(b64urlencode(self._auth))}
        self.subscription: dict[str, Any] = {"endpoint": office.address(path), "keys": keys}

    def read(self, parcel: Parcel) -> dict[str, Any]:
        """What a notice says to this browser, and to nobody else."""
        text = http_ece.decrypt(parcel.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        told: dict[str, Any] = json.loads(text)
        return told


async def _here(host: str, _port: int) -> Sequence[str]:
    if host != NAME:
        raise OSError
    return ["127.0.0.1"]


@contextmanager
def post_office(folder: Path) -> Iterator[PostOffice]:
    """Run one."""
    office = PostOffice()

    class Desk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            office.came.append(Parcel(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            while office.silent:
                time.sleep(0.02)
            self.send_response(office.status.get(self.path, 201))
            self.send_header("Location", office.address("/elsewhere"))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
    office.port, certificate = server.server_port, _certificate(folder)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(certificate)
    server.socket = own.wrap_socket(server.socket, server_side=True)
    office.trust = ssl.create_default_context(cafile=str(certificate))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield office
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _certificate(folder: Path) -> Path:
    """A certificate for the name, with its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file
