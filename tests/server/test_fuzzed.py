"""Requests made from the interface's description, right ones and wrong ones (schemathesis).

Whatever is asked, the answer is one that is described, and never a fault of the server.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from tests.server.described import description
from tests.server.people import PUBLIC, Somebody
from tests.server.running import serving
from tests.server.table_client import open_http

if TYPE_CHECKING:
    from schemathesis import Case

ENDLESS = ("/api/feed", "/api/games/{game_id}/feed")
LASTING = ("/api/games/{game_id}/hint",)
"""What thinks for a second each time."""
KEPT = tuple((path, "delete") for path in ("/api/me", "/api/games/{game_id}", "/api/tournaments/{tournament_id}"))
"""What would take the ground from under the next requests."""

ENDPOINTS = [
    (path, method)
    for path, methods in description()["paths"].items()
    for method in methods
    if path not in (*ENDLESS, *LASTING) and (path, method) not in KEPT
]


@pytest.fixture(scope="module")
def lina(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Somebody]:
    """Somebody at a server for people."""
    with (
        pytest.MonkeyPatch.context() as free,
        serving(create_app(tmp_path_factory.mktemp("fuzzed"), hosting=Hosting(PUBLIC))) as address,
        open_http(address) as http,
    ):
        free.setattr("teocalli.server.limits.Buckets.take", lambda *_: 0)
        somebody = Somebody(http)
        somebody.tell_name("Lina")
        yield somebody


@pytest.fixture(scope="module")
def tables(lina: Somebody) -> list[tuple[str, str]]:
    """A table that waits, one at which she is asked, and one that is not there; each with a tournament: hers, which
    nobody has entered, and one that is not there.
    """
    body = {"game": "uxmal", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}], "key": "fuzzed"}
    running = lina.taken(lina.http.post("/api/games", json=body), 201)["id"]
    wish = {"name": "Cup", "game": "uxmal", "kind": "swiss", "bot": "random", "key": "fuzzed"}
    cup = lina.taken(lina.http.post("/api/tournaments", json=wish), 201)["id"]
    return [(lina.open_table()["id"], cup), (running, cup), ("nothing", "nothing")]


@pytest.fixture(scope="module")
def schema(lina: Somebody) -> Any:
    """The description, as schemathesis reads it."""
    import schemathesis  # noqa: PLC0415 - takes long to load

    read = schemathesis.openapi.from_dict(description())
    read.config.update(base_url=str(lina.http.base_url).rstrip("/"))
    return read


def check(case: Case[Any], lina: Somebody, table: str, cup: str) -> None:
    """Send a request, about a table or a tournament if its address names one, and look at the answer."""
    if case.path_parameters and "game_id" in case.path_parameters:
        case.path_parameters["game_id"] = table
    if case.path_parameters and "tournament_id" in case.path_parameters:
        case.path_parameters["tournament_id"] = cup
    # Also of right form a request may be refused: for a bot that is not there, a seat that nobody has.
    case.call_and_validate(checks=checks(), cookies=dict(lina.http.cookies))


@cache
def checks() -> list[Any]:
    """What is looked at in each answer."""
    from schemathesis.checks import not_a_server_error  # noqa: PLC0415 - takes long to load
    from schemathesis.specs.openapi import checks as of_description  # noqa: PLC0415

    return [
        not_a_server_error,
        of_description.status_code_conformance,
        of_description.content_type_conformance,
        of_description.response_schema_conformance,
        of_description.negative_data_rejection,
    ]


def tried(examples: int, lina: Somebody, tables: list[tuple[str, str]], operation: Any) -> None:
    """Send so many requests to an endpoint."""

    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def send(data: st.DataObject) -> None:
        check(data.draw(operation.as_strategy()), lina, *data.draw(st.sampled_from(tables)))

    send()


@pytest.mark.parametrize(("path", "method"), ENDPOINTS)
def test_the_answer_is_one_that_is_described(
    lina: Somebody, tables: list[tuple[str, str]], schema: Any, path: str, method: str
) -> None:
    tried(3, lina, tables, schema[path][method.upper()])


@pytest.mark.long
@pytest.mark.parametrize(("path", "method"), ENDPOINTS)
def test_so_are_three_hundred_others(
    lina: Somebody, tables: list[tuple[str, str]], schema: Any, path: str, method: str
) -> None:
    tried(300, lina, tables, schema[path][method.upper()])
