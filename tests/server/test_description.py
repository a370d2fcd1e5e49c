"""The interface's description is whole, its examples have the form that it says, and it can be fetched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from teocalli.core.texts import catalogue
from teocalli.server.description import REFUSALS
from teocalli.server.error_responses import STATUS_BY_CODE
from teocalli.server.refusals import MEANINGS
from tests.server.described import check_form, description, is_listed
from tests.server.table_client import TableClient

MODELS = sorted(description()["components"]["schemas"])


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every endpoint with its address and method."""
    for path, methods in description()["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def test_it_can_be_fetched(client: TableClient) -> None:
    told = client.http.get("/api/openapi.json").json()
    assert told["info"]["title"] == "Teocalli"
    assert {"/api/games/{game_id}/actions", "/health", "/metrics"} < set(told["paths"])


def test_every_request_and_answer_has_a_model() -> None:
    for path, method, operation in operations():
        place = f"{method} {path}"
        if method == "post":
            assert "requestBody" in operation, place
        good = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
        assert len(good) == 1, place
        contents = good[0].get("content", {}).values()
        assert all(content["schema"] for content in contents), place
        assert contents or "204" in operation["responses"], place


@pytest.mark.parametrize("name", MODELS)
def test_examples_have_the_described_form(name: str) -> None:
    schema = description()["components"]["schemas"][name]
    for example in schema.get("examples", []):
        check_form(schema, example)


def test_every_body_of_a_request_has_an_example() -> None:
    for path, _, operation in operations():
        body = operation.get("requestBody")
        if body is None or path.endswith(("/records", "/me/devices", "{tournament_id}/invitations")):
            continue  # a record, which has a page of its own; and an empty object
        name = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        assert description()["components"]["schemas"][name]["examples"], path


def test_every_refusal_has_a_meaning_and_a_text() -> None:
    texts = catalogue("en")
    for path, _, operation in operations():
        assert set(operation[REFUSALS]) <= set(MEANINGS), path
    for code in MEANINGS:
        assert f"\n{code.removesuffix('…')}" in texts, code
    assert all(is_listed(code, list(MEANINGS)) for code in STATUS_BY_CODE)


def test_every_meaning_is_used() -> None:
    used = {code for _, _, operation in operations() for code in operation[REFUSALS]}
    assert used | {"error-method"} == set(MEANINGS)


@pytest.mark.parametrize(("spoken", "status"), [(None, 200), ("1", 200), ("2", 409), ("0", 409), ("x" * 500, 409)])
def test_who_speaks_another_number_is_told(client: TableClient, spoken: str | None, status: int) -> None:
    """R-44: nothing is done, and what the page must know to help itself may still be read."""
    headers = {} if spoken is None else {"Teocalli-Api": spoken}
    answer = client.http.get("/api/games", headers=headers)
    assert answer.status_code == status
    assert answer.headers["Teocalli-Api"] == "1"
    if status == 409:
        assert answer.json()["error"]["code"] == "error-page-old"
        body = {"game": "uxmal", "seats": [{"kind": "person"}] * 2, "key": "k"}
        assert client.http.post("/api/games", headers=headers, json=body).status_code == 409
        assert client.http.get("/api/games").json()["total"] == 0
    assert client.http.get("/api/meta", headers=headers).json()["api"] == 1
