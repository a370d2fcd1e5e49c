"""`review`: what a game's decisions cost, kept beside the record."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from teocalli.analysis.review.review import Item, Review
from teocalli.analysis.review.work import complete
from tests.cli.conftest import SPEC, Call

QUICK = ("--depth", "0.01", "--jobs", "1")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return Path(shutil.copy(sorted(SPEC.glob("*.json"))[0], tmp_path / "game.json"))


def test_it_tells_how_the_result_came_about_and_keeps_the_review(call: Call, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    ended = call("review", record, *QUICK, "--html", page)
    assert (ended.status, ended.err) == (0, "")
    assert "Even share" in ended.out
    assert "Saved in" in ended.out
    assert json.loads((tmp_path / "game.review.json").read_text(encoding="utf-8"))["complete"]
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    kept = (tmp_path / "game.review.json").stat().st_mtime_ns
    assert call("review", record, *QUICK).out == ended.out
    assert (tmp_path / "game.review.json").stat().st_mtime_ns == kept
    told = json.loads(call("review", record, *QUICK, "--json").out)
    for parts in told["chances"]:
        total = sum(parts[name] for name in ("even", "seat", "luck", "skill"))
        assert total == pytest.approx(parts["result"], abs=1e-9)


def test_ctrl_c_says_in_one_line_what_is_kept(
    call: Call, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(review: Review, jobs: int) -> Iterator[Item]:
        yield from islice(complete(review, jobs), 3)
        raise KeyboardInterrupt

    monkeypatch.setattr("teocalli.cli.commands.review.complete", interrupted)
    path = tmp_path / "game.review.json"
    ended = call("review", record, *QUICK)
    assert (ended.status, ended.out, ended.err.count("\n")) == (130, "", 1)
    assert "(3 of" in ended.err
    assert str(path) in ended.err
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert len(kept["decisions"]) + len(kept["draws"]) == 3
    assert not kept["complete"]


def test_a_running_game_and_a_foreign_file_are_refused(call: Call, record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    foreign = tmp_path / "foreign.json"
    foreign.write_text("{}", encoding="utf-8")
    assert "not a review" in call("review", record, *QUICK, "--file", foreign).complaint
    assert foreign.read_text(encoding="utf-8") == "{}"
    del data["scores"], data["winners"]
    data["words"] = data["words"][:30]
    record.write_text(json.dumps(data), encoding="utf-8")
    assert "finished game" in call("review", record, *QUICK).complaint
