"""Records: what is kept, what is refused and how that is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teocalli.core.errors import RecordError, TeocalliError
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.texts import LANGUAGES, Texts
from tests.fixtures.store import OWN_GAMES, load_record

STORED = OWN_GAMES / "01-2p-standard.json"


def changed(**changes: Any) -> dict[str, Any]:
    """The stored game with some keys changed; None removes a key."""
    content = {**load_record(STORED), **changes}
    return {key: value for key, value in content.items() if value is not None}


def words(change: Callable[[list[str]], Any]) -> dict[str, Any]:
    """The stored game with its words changed, unfinished so that its result does not matter."""
    content = changed(scores=None, winners=None)
    change(content["words"])
    return content


def refusal(content: dict[str, Any] | str) -> TeocalliError:
    """The error of loading and replaying `content`; always one line that can be read."""
    text = content if isinstance(content, str) else json.dumps(content)
    with pytest.raises(TeocalliError) as caught:
        Match.from_record(Record.parse(text))
    assert "\n" not in str(caught.value)
    assert "Traceback" not in str(caught.value)
    assert not str(caught.value).startswith("error-")
    return caught.value


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "error-record-json"),
        ("{", "error-record-json"),
        ('{"format": "teocalli",}', "error-record-json"),
        ("[1, 2", "error-record-json"),
        ("\ufeff{}", None),
        ("[]", "error-record-format"),
        ("null", "error-record-format"),
        ("7", "error-record-format"),
        ('"teocalli"', "error-record-format"),
        ("{}", "error-record-format"),
        ('{"format": "chess"}', "error-record-format"),
        ('{"format": "teocalli"}', "error-record-version"),
        ('{"format": "teocalli", "version": 3}', "error-record-version"),
        ('{"format": "teocalli", "version": 2}', "error-record-schema"),
        ('{"format": "teocalli", "version": "1"}', "error-record-version"),
        ('{"format": "teocalli", "version": true}', None),
        ('{"format": "teocalli", "version": 1}', "error-record-schema"),
        ("[" * 100000, None),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_no_record_is_refused(text: str, code: str | None) -> None:
    error = refusal(text)
    assert isinstance(error, RecordError)
    assert code is None or error.code == code


def test_broken_json_names_its_line() -> None:
    assert "line 3" in str(refusal('{"format": "teocalli",\n"version": 1,\n"game" "uxmal"}'))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": 7}, "game"),
        ({"game": None}, "game"),
        ({"rules": 2}, "version 2 of the rules"),
        ({"rules": 0}, "rules"),
        ({"rules": "1"}, "rules"),
        ({"rules": None}, "rules"),
        ({"players": ["A"]}, "2 to 4 players"),
        ({"players": ["A", "B", "C", "D", "E"]}, "2 to 4 players"),
        ({"players": []}, "players"),
        ({"players": ["A", 7]}, "players"),
        ({"players": "AB"}, "players"),
        ({"players": None}, "players"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"variant": "fast"}}, "fast"),
        ({"options": {"stop_on_blank": "false"}}, "stop_on_blank"),
        ({"options": []}, "options"),
        ({"options": {"components": {"tiles": []}}}, "base"),
        ({"words": None}, "words"),
        ({"words": "build"}, "words"),
        ({"words": ["build", 7]}, "words"),
        ({"words": []}, "track:"),
        ({"scores": None}, "winners"),
        ({"winners": None}, "scores"),
        ({"scores": None, "winners": None}, "lacks"),
        ({"scores": [26, 21]}, "26, 21"),
        ({"scores": [21, 26, 0]}, "21, 26"),
        ({"scores": [21.5, 26]}, "scores"),
        ({"scores": ["21", "26"]}, "scores"),
        ({"winners": [0]}, "winners 0"),
        ({"winners": [0, 1]}, "winners 0, 1"),
        ({"winners": []}, "winners"),
        ({"winners": [-1]}, "winners"),
    ],
    ids=str,
)
def test_a_wrong_record_is_refused_with_the_reason(changes: dict[str, Any], says: str) -> None:
    assert says in str(refusal(changed(**changes)))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"words": None}, ("“words” is missing", "„words“ fehlt", "«\u202fwords\u202f» manque")),
        ({"winners": None}, ("“scores” without “winners”", "„scores“ ohne „winners“", "sans «\u202fwinners\u202f»")),
        ({"game": 7}, ("JSON type string", "JSON-Typ string", "type JSON string")),
        ({"options": {"draw": 1}}, ("string, boolean, object",) * 3),
        ({"players": ["A"] * 9}, ("most 8", "Höchstens 8", "8 au plus")),
        ({"players": []}, ("least 1", "Mindestens 1", "au moins 1")),
    ],
    ids=str,
)
def test_the_reason_is_said_in_every_language(changes: dict[str, Any], says: tuple[str, ...]) -> None:
    refused = refusal(changed(**changes)).message
    for language, part in zip(LANGUAGES, says, strict=True):
        assert part in Texts(language, strict=True).message(refused)


@pytest.mark.parametrize(
    ("change", "number", "says"),
    [
        (lambda words: words.__setitem__(2, "pass"), 3, "build"),
        (lambda words: words.__setitem__(2, "BUILD"), 3, "build"),
        (lambda words: words.__setitem__(2, " build"), 3, "build"),
        (lambda words: words.__setitem__(3, "draw:AB-C"), 4, "draw:EJ-M"),
        (lambda words: words.pop(3), 4, "draw:EJ-M"),
        (lambda words: words.__setitem__(4, "z9:SJ-M"), 5, ":"),
        (lambda words: words.insert(3, "build"), 4, "draw:EJ-M"),
        (lambda words: words.__setitem__(2, "build\n" * 500), 3, "build"),
        (lambda words: words.__setitem__(2, ""), 3, "build"),
        (lambda words: words.__setitem__(2, "draw:\u202eSJ-M"), 3, "build"),
    ],
)
def test_the_first_wrong_word_is_named_with_its_number_and_what_was_legal(
    change: Callable[[list[str]], Any], number: int, says: str
) -> None:
    error = refusal(words(change))
    assert error.code == "error-record-word"
    assert f"Word {number} " in str(error)
    assert says in str(error).partition("Possible:")[2]
    assert len(str(error)) < 500


def test_words_after_the_end_are_refused() -> None:
    content = changed()
    content["words"] = [*content["words"], "build"]
    assert f"Word {len(content['words'])} " in str(refusal(content))


def test_a_result_without_an_end_is_refused() -> None:
    content = changed()
    content["words"] = content["words"][:40]
    assert refusal(content).code == "error-record-unfinished"


def test_an_unfinished_record_replays_to_where_it_stands() -> None:
    match = Match.from_record(Record.parse(json.dumps(words(lambda words: words.__delitem__(slice(40, None))))))
    assert len(match.words) == 38
    assert match.state.summary() == Match.from_record(Record.load(STORED)).state_at(38).summary()
    assert match.record(["A", "B"]).scores is None


def test_options_may_be_left_out() -> None:
    assert Match.from_record(Record.parse(json.dumps(changed(options=None)))).state.is_terminal()


def test_unknown_keys_are_kept_when_a_record_is_rewritten(tmp_path: Path) -> None:
    content = changed(comment="a fine game", clock={"minutes": 5}, position="a key of somebody's own")
    path = tmp_path / "game.json"
    Record.parse(json.dumps(content)).save(path)
    assert json.loads(path.read_text()) == content


def test_saving_is_atomic_and_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-43: a fault while writing leaves the old file whole and no temporary one."""
    path = tmp_path / "game.json"
    record = Record.load(STORED)
    record.save(path)
    before = path.read_bytes()

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(RecordError, match="No space left"):
        record.save(path)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_files_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(RecordError) as caught:
            Record.load(path)
        assert path.name in str(caught.value)
    with pytest.raises(RecordError, match=r"game\.json"):
        Record.load(STORED).save(tmp_path / "missing" / "game.json")


@pytest.mark.parametrize("content", [b"\xff\xfe{", b"\x80", b"\x00"])
def test_files_that_are_no_text_are_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError):
        Record.load(path)


def test_names_survive_in_every_script(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    Record.parse(json.dumps(changed(players=["Zoë", "李雷"]))).save(path)
    assert Record.load(path).players == ["Zoë", "李雷"]
    assert "李雷" in path.read_text(encoding="utf-8")


def test_the_former_name_of_replaying_still_works_and_says_what_it_is_called_now() -> None:
    record = Record.load(STORED)
    with pytest.warns(DeprecationWarning, match="Match.from_record"):
        assert record.replay().state == Match.from_record(record).state
