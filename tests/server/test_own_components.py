"""Components of one's own over HTTP: what the page begins with, and what it is told of a draft."""

from __future__ import annotations

from tests.server.table_client import TableClient, refused

ADDRESS = "/api/components/uxmal"


def test_ours_and_an_empty_draft_are_offered_and_checked(client: TableClient) -> None:
    offered = client.http.get(ADDRESS).json()
    assert offered["option"] == "components"
    ours = client.http.post(ADDRESS, json={"content": offered["ours"]}).json()
    assert (ours["sound"], ours["differences"]) == (True, [])
    assert client.http.post(ADDRESS, json={"content": {"yaml": offered["text"]}}).json()["content"] == offered["ours"]
    empty = client.http.post(ADDRESS, json={"content": offered["empty"]}).json()
    assert (empty["sound"], empty["counts"][0]["has"]) == (False, 0)
    broken = client.http.post(ADDRESS, json={"content": {"yaml": "tiles: ["}}).json()
    assert (broken["content"], broken["text"], broken["faults"][0]["line"]) == (None, None, 1)


def test_games_without_such_components_have_no_such_page(client: TableClient) -> None:
    for game in ("teotihuacan", "chess"):
        refused(client.http.get(f"/api/components/{game}"), 404, "error-no-such-page")
        refused(client.http.post(f"/api/components/{game}", json={"content": {}}), 404, "error-no-such-page")
    refused(client.http.post(ADDRESS, json={"content": []}), 422, "error-request-field")
