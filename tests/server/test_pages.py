"""The page, its files, catalogues, rules, and what the server tells of itself."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from teocalli.core.texts import Texts
from teocalli.server import pages
from teocalli.web import INDEX, STATIC
from tests.server.table_client import PERSON, TableClient, refused


@pytest.mark.parametrize("path", ["/", "/new", "/game/abc", "/rules/uxmal"])
def test_the_browser_finds_its_way_from_every_address(client: TableClient, path: str) -> None:
    answer = client.http.get(path)
    assert answer.status_code == 200
    assert answer.content == INDEX.read_bytes()
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_an_address_that_leads_nowhere_shows_a_person_the_page_and_a_program_the_refusal(client: TableClient) -> None:
    answer = client.http.get("/nowhere/at/all", headers={"Accept": "text/html,*/*"})
    assert (answer.status_code, answer.content) == (404, INDEX.read_bytes())
    refused(client.http.get("/nowhere"), 404, "error-no-such-page")
    refused(client.http.get("/api/nowhere", headers={"Accept": "text/html"}), 404, "error-no-such-page")


def test_an_index_that_changes_is_served_with_its_own_policy(
    client: TableClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "index.html"
    monkeypatch.setattr(pages, "INDEX", page)
    policies = []
    for script in ("{}", '{"imports": {}}'):
        page.write_text(f'<script type="importmap">{script}</script><script src="/static/a.js"></script>')
        policies.append(client.http.get("/").headers["content-security-policy"])
    assert policies[0] != policies[1]
    page.unlink()
    refused(client.http.get("/"), 404, "error-no-such-page")


def test_static_files_are_asked_for_anew_and_sent_only_if_changed(client: TableClient) -> None:
    answer = client.http.get("/static/app/html.js")
    assert answer.content == (STATIC / "app/html.js").read_bytes()
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["cache-control"] == "no-cache"
    again = client.http.get("/static/app/html.js", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"


def test_large_texts_are_compressed(client: TableClient) -> None:
    large = max(STATIC.rglob("*.js"), key=lambda path: path.stat().st_size)
    request = client.http.build_request("GET", f"/static/{large.relative_to(STATIC)}")
    raw = client.http.send(request, stream=True)
    body = b"".join(raw.iter_raw())
    raw.close()
    assert raw.headers["content-encoding"] == "gzip"
    assert len(body) < large.stat().st_size
    assert gzip.decompress(body) == large.read_bytes()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_all_texts_of_a_language_come_as_one_catalogue(client: TableClient, language: str) -> None:
    answer = client.http.get(f"/locale/{language}.ftl")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    resource = FluentParser().parse(answer.text)
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    for message in ("error-stale", "error-request-field", "error-seat-name", "error-storage", "undo-barrier-bot"):
        assert re.search(rf"^{message} =", answer.text, re.MULTILINE), message
        assert Texts(language, strict=True).has(message)
    again = client.http.get(f"/locale/{language}.ftl", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_what_the_server_tells_of_itself(client: TableClient) -> None:
    meta = client.http.get("/api/meta").json()
    assert meta["languages"] == ["en", "de", "fr"]
    assert meta["colours"] == ["pink", "teal", "amber", "indigo"]
    uxmal = meta["games"]["uxmal"]
    assert uxmal["players"] == [2, 4]
    bots = uxmal["bots"]
    assert (bots["others"], bots["default"], bots["longest"]) == (["greedy", "random"], "level:2", 10)
    assert [level["bot"] for level in bots["levels"]] == [f"level:{level['level']}" for level in bots["levels"]]
    assert [level["seconds"] is None for level in bots["levels"]] == [True] * 3 + [False] * (len(bots["levels"]) - 3)
    assert uxmal["components"]["points"] == {"1": [5, 3, 1], "2": [7, 5, 3], "3": [9, 7, 5]}
    options = {option["name"]: option for option in uxmal["options"]}
    assert options["variant"]["values"] == ["standard", "no_break", "forced_break"]
    assert (options["stop_on_blank"]["values"], options["stop_on_blank"]["type"]) == ([True, False], "bool")
    assert [name for name, option in options.items() if option["own"]] == ["components"]
    assert all(option["default"] == option["values"][0] for option in options.values())
    for language in meta["languages"]:
        texts = Texts(language, strict=True)
        for name, option in options.items():
            ids = [f"option-uxmal-{name}", *(f"option-uxmal-{name}-{str(v).lower()}" for v in option["values"])]
            assert all(texts.has(text) and texts.has(f"{text}.help") for text in ids), ids
        ids = [*(f"bot-{bot}" for bot in bots["others"]), *(f"bot-level-{each['level']}" for each in bots["levels"])]
        assert all(texts.has(text) and texts.has(f"{text}.help") for text in ids), ids


def test_the_server_makes_the_tables_at_which_it_says_that_a_level_plays_and_no_others(client: TableClient) -> None:
    teotihuacan = client.http.get("/api/meta").json()["games"]["teotihuacan"]
    *others, learnt = teotihuacan["bots"]["levels"]
    assert all(level["tables"] is None for level in others)
    expert = next(level["options"] for level in teotihuacan["difficulties"]["levels"] if level["name"] == "expert")
    assert learnt["tables"] == [{"players": 1, "options": expert}, {"players": 2, "options": {}}]
    bot = {"kind": "bot", "bot": learnt["bot"]}
    game = {"game": "teotihuacan", "seats": [PERSON, bot], "options": {}, "key": "fits"}
    for number, fitting in enumerate(({}, {"seats": [bot], "options": expert})):
        made = client.http.post("/api/games", json={**game, **fitting, "key": f"fits-{number}"})
        assert made.status_code == 201
        client.http.delete(f"/api/games/{made.json()['id']}")
    for change in ({"seats": [PERSON, PERSON, bot]}, {"seats": [bot]}, {"options": {"own_worship": "pay"}}):
        body = refused(
            client.http.post("/api/games", json={**game, **change, "key": "other"}), 422, "error-unknown-level"
        )
        assert others[-1]["bot"].removeprefix("level:") in body["error"]["text"]


def test_what_the_server_tells_of_levels_of_difficulty(client: TableClient) -> None:
    games = client.http.get("/api/meta").json()["games"]
    assert games["uxmal"]["difficulties"] is None
    levels = games["teotihuacan"]["difficulties"]
    assert levels["players"] == [1, 1]
    known = {option["name"]: option for option in games["teotihuacan"]["options"]}
    assert set(levels["options"]) <= set(known)
    assert [level["name"] for level in levels["levels"]] == ["beginner", "easy", "standard", "hard", "expert"]
    for level in levels["levels"]:
        assert list(level["options"]) == levels["options"]
        assert all(isinstance(value, str) for value in level["options"].values())
    assert levels["levels"][2]["options"] == {name: known[name]["default"] for name in levels["options"]}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_rules_have_every_number_once_in_each_language(client: TableClient, language: str) -> None:
    rules = client.http.get(f"/api/rules/uxmal?lang={language}").json()
    numbers = [rule["number"] for section in rules["sections"] for rule in section["rules"]]
    assert numbers == [f"U{number}" for number in range(1, 27)]
    assert rules["title"]
    for section in rules["sections"]:
        assert section["heading"]
        assert section["html"] or section["rules"]
        for text in [section["html"], *(rule["html"] for rule in section["rules"])]:
            assert "<script" not in text
            assert "**" not in text
            assert not re.search(r"^#", text, re.MULTILINE)
    tables = [text for section in rules["sections"] for rule in section["rules"] if "<table>" in (text := rule["html"])]
    assert tables


def test_rules_come_in_the_browsers_language_if_none_is_named(client: TableClient) -> None:
    german = client.http.get("/api/rules/uxmal?lang=de").json()
    assert client.http.get("/api/rules/uxmal", headers={"Accept-Language": "de"}).json() == german
    assert client.http.get("/api/rules/uxmal?lang=xx", headers={"Accept-Language": "de"}).json()["title"]
    refused(client.http.get("/api/rules/chess"), 404, "error-no-such-page")
