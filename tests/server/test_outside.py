"""Nothing is sent but by https to public addresses, whatever people name (docs/security.md)."""

from __future__ import annotations

import socket
from collections.abc import Coroutine, Iterator, Sequence
from typing import Any, TypeVar

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.server.outside import NotDeliveredError, Outside, UncertainError, checked_address, is_public
from tests.awaiting import awaited
from tests.server.post_office import PostOffice, post_office

T = TypeVar("T")


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostOffice]:
    """A post office for all tests here."""
    with post_office(tmp_path_factory.mktemp("office")) as found:
        yield found


def code_of(attempt: Coroutine[Any, Any, object]) -> str:
    """The code by which something is refused."""
    with pytest.raises(TeocalliError) as caught:
        awaited(attempt)
    return caught.value.code


NOT_PUBLIC = """0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1 192.0.2.1 192.168.1.1
198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 100::1 2001::1
2001:db8::1 2002:a00:1::1 3fff::1 fc00::1 fd12::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 localhost 127.1 x"""


def test_no_address_that_is_not_public_is_taken() -> None:
    assert [address for address in NOT_PUBLIC.split() if is_public(address)] == []


def test_public_addresses_are_taken() -> None:
    assert all(map(is_public, ("8.8.8.8", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001:81b::200e")))


@pytest.mark.parametrize(
    "address",
    [
        "http://example.net/",
        "ftp://example.net/",
        "example.net",
        "https://",
        "https:///path",
        "https://user:word@example.net/",
        "https://example.net:99999/",
        "https://example.net/#part",
        "https://exa mple.net/",
        "https://example.net/\r\nHost: x",
        "https://exämple.net/",
        "https://[::1",
        "https://example.net/" + "x" * 1000,
    ],
)
def test_an_address_must_be_plain_and_by_https(address: str) -> None:
    with pytest.raises(TeocalliError) as caught:
        checked_address(address)
    assert caught.value.code == "error-notice-address"


@pytest.mark.parametrize("named", ["127.0.0.1", "[::1]", "2130706433", "0x7f.1", "0177.0.0.1", "localhost"])
def test_this_computer_is_reached_by_no_spelling(office: PostOffice, named: str) -> None:
    outside, address = Outside(trust=office.trust), f"https://{named}:{office.port}/"
    assert code_of(outside.check(address)) == "error-notice-address"
    assert code_of(outside.post(address, b"", {})) == "error-notice-address"
    assert office.came == []


def test_a_name_is_looked_up_at_each_request_and_none_of_its_addresses_may_be_private(office: PostOffice) -> None:
    answers: list[Sequence[str]] = [["93.184.216.34"], ["93.184.216.34", "127.0.0.1"], ["127.0.0.1"]]

    async def turning(_host: str, _port: int) -> Sequence[str]:
        return answers.pop(0)

    outside, address = Outside(resolve=turning, trust=office.trust), office.address("/turning")
    awaited(outside.check(address))
    for _ in range(2):
        assert code_of(outside.post(address, b"", {})) == "error-notice-address"
    assert office.came == []


def test_what_is_sent_arrives_and_redirects_lead_nowhere(office: PostOffice) -> None:
    reply = awaited(office.way().post(office.address("/there"), b"text", {"Some": "header"}))
    assert (reply.status, reply.rest) == (201, 0)
    (parcel,) = office.parcels("/there")
    assert (parcel.body, parcel.headers["some"]) == (b"text", "header")
    office.status["/moved"] = 307
    assert awaited(office.way().post(office.address("/moved"), b"", {})).status == 307
    assert [each.path for each in office.came] == ["/there", "/moved"]


def test_who_is_not_there_or_has_another_certificate_is_told_nothing(office: PostOffice) -> None:
    strict = Outside(resolve=office.way()._resolve, allowed=lambda _: True)
    for outside, address in (
        (strict, office.address("/untrusted")),
        (office.way(), "https://nobody.example.net/"),
        (office.way(), f"https://push.example.net:{closed_port()}/"),
    ):
        with pytest.raises(NotDeliveredError):
            awaited(outside.post(address, b"", {}))
    assert not any(each.path == "/untrusted" for each in office.came)
    assert code_of(office.way().check("https://nobody.example.net/")) == "error-notice-unknown"


def test_who_says_nothing_is_not_waited_for(office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teocalli.server.outside.ANSWER_SECONDS", 0.1)
    office.silent = True
    try:
        with pytest.raises(UncertainError):
            awaited(office.way().post(office.address("/silent"), b"", {}))
    finally:
        office.silent = False


def closed_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
