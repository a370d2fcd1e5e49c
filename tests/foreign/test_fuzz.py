"""Foreign files do no harm: whatever is in them, only refusals come out of reading and replaying them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.games.uxmal.components import load_file, parse_content
from tests.cli.conftest import Call
from tests.fixtures.plan import OWN_PRINT
from tests.fixtures.store import load_record, stored_games
from tests.server.table_client import TableClient, new_key

MUTATIONS = 5000
OF_COMPONENTS = 1200
"""Times two: YAML is read slowly."""
SHOWN_TO_PROGRAMS = 40
"""So many of them go through the command line and the server too, which take long."""
WORDS_KEPT = 30
"""Records are cut to so many words, so that most of the time goes into reading and not into replaying."""

SCRAPS = [
    *("[", "]", "{", "}", '"', ",", ":", "\\", "\\u", "\\ud800", "\\u0000", "null", "true", "NaN", "-Infinity"),
    *("1e308", "1e999", "-", "0", "00"),
    *("9" * 20, "9" * 5000, "[" * 40, "{" * 1000, '"x":' + "[" * 983, " " * 100, "\n", "\t"),
    *("&a ", "*a", "!!int ", "!!bool foo", "!!python/object:os.system ", "? ", "- ", "| ", "> ", "..."),
    *("%YAML 1.1\n---\n", "<<: ", "#", "'", "@", "`", "~", ".inf", "0x1F", "12:30:45", "é", "\u202e", "🦅", "\ufeff"),
]  # fmt: skip
VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    1.5,
    10**14,
    10**20,
    1e308,
    "",
    "x" * 300,
    [],
    {},
    [[]],
    {"a": {"b": []}},
    ["\u0000"],
]


def mutated_text(text: str, chance: random.Random) -> bytes:
    """The text with one to four changes of its characters or bytes."""
    for _ in range(chance.randint(1, 4)):
        at, until = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        until = min(until, at + chance.choice([0, 1, 5, 50, 5000]))
        text = text[:at] + chance.choice([*SCRAPS, "", text[at:until] * 2]) + text[until:]
    data = bytearray(text.encode())
    if data and chance.random() < 0.2:
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def mutated_data(value: Any, chance: random.Random) -> Any:
    """The data with one part replaced, dropped or moved."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.15:
        return chance.choice([*VALUES, value])
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = chance.choice(keys)
    copied = value.copy()
    if chance.random() < 0.1:
        del copied[key]
    else:
        copied[key] = mutated_data(value[key], chance)
    return copied


def records() -> list[dict[str, Any]]:
    """Records to begin with, of both games, short ones."""
    found = [load_record(path) for path in stored_games()[::3]]
    for record in found[1:]:
        record["words"] = record["words"][:WORDS_KEPT]
        record.pop("scores", None)
        record.pop("winners", None)
        record["seats"] = ["person", *["level:2"] * (len(record["players"]) - 1)]
    match = load_game("teotihuacan", 2)
    return [*found, {**found[1], "game": match.name, "options": {"draft": "yes"}, "words": []}]


def mutated_record(chance: random.Random, known: list[dict[str, Any]]) -> bytes:
    record = chance.choice(known)
    if chance.random() < 0.5:
        return mutated_text(json.dumps(record, ensure_ascii=False), chance)
    return json.dumps(mutated_data(record, chance)).encode()


COMPONENTS = (Path(__file__).parents[2] / "src/teocalli/games/uxmal/data/components.yaml").read_text(encoding="utf-8")


def only_refused(act: Callable[[], Any], data: bytes) -> bool:
    """Whether what is done goes well; it may be refused in a sentence, and nothing else."""
    refused: TeocalliError | None = None
    try:
        act()
    except TeocalliError as error:
        refused = error
    if refused is None:
        return True
    assert 5 < len(str(refused)) < 4000, data[:500]
    assert json.dumps(refused.message, allow_nan=False)
    return False


def test_records_of_any_kind_are_read_or_refused() -> None:
    chance, known = random.Random(11), records()
    taken = 0
    for _ in range(MUTATIONS):
        data = mutated_record(chance, known)
        taken += only_refused(lambda data=data: Match.from_record(Record.parse(data)), data)  # type: ignore[misc]
    assert 0 < taken < MUTATIONS


def test_component_files_of_any_kind_are_read_or_refused() -> None:
    chance = random.Random(12)
    taken = 0
    for _ in range(OF_COMPONENTS):
        data = mutated_text(COMPONENTS, chance)
        taken += only_refused(lambda data=data: parse_content(data), data)  # type: ignore[misc]
    for _ in range(OF_COMPONENTS):
        own = mutated_data(OWN_PRINT, chance)
        options = {"components": own}
        taken += only_refused(lambda options=options: load_game("uxmal", 2, options), b"")  # type: ignore[misc]
    assert 0 < taken < 2 * OF_COMPONENTS


def test_the_command_line_refuses_in_one_line(call: Call, tmp_path: Path) -> None:
    chance, known, path = random.Random(13), records(), tmp_path / "foreign"
    for _ in range(SHOWN_TO_PROGRAMS):
        path.write_bytes(mutated_record(chance, known))
        for command in ("verify", "show"):
            ended = call(command, path)
            assert ended.status in (0, 1, 2), path.read_bytes()[:500]
            assert ended.status != 2 or ended.complaint
        path.write_bytes(mutated_text(COMPONENTS, chance))
        ended = call("simulate", "uxmal", "-n", "1", "-p", "random,random", "--option", f"components={path}")
        assert ended.status in (0, 2), path.read_bytes()[:500]


def test_the_server_refuses_in_one_sentence(client: TableClient) -> None:
    chance, known = random.Random(14), records()
    for _ in range(SHOWN_TO_PROGRAMS):
        data = mutated_record(chance, known)
        answer = client.http.post("/api/records", content=data)
        assert answer.status_code in (201, 422), data[:500]
        text = mutated_text(COMPONENTS, chance).decode("utf-8", "replace")
        seats = [{"kind": "person"}] * 2
        body = {"game": "uxmal", "seats": seats, "options": {"components": {"yaml": text}}, "key": new_key()}
        assert client.http.post("/api/games", json=body).status_code in (201, 422), text[:500]
    assert client.http.get("/api/games").status_code == 200


@pytest.mark.parametrize("name", ["deep", "bomb"])
def test_what_once_took_all_memory_is_refused_at_once(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    if name == "deep":
        path.write_text(json.dumps(load_record(stored_games()[0]))[:-1] + ', "x": ' + "[" * 983 + "]" * 983 + "}")
        with pytest.raises(TeocalliError, match="32 levels"):
            Record.load(path)
        return
    rows = ["a0: &a0 [x,x,x,x,x,x,x,x,x]", *(f"a{n}: &a{n} [{','.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 9))]
    path.write_text("\n".join(rows))
    with pytest.raises(TeocalliError, match=r"Line 1 .*“a0”"):
        load_file(path)
