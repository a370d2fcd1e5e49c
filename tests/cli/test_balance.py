"""`balance`: what is printed and kept, how it goes on, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call

TRIAL = ("balance", "uxmal", "--change", "variant=no_break", "--player", "random", "--seed", "1")


def test_a_trial_is_played_kept_and_gone_on_with(call: Call, tmp_path: Path) -> None:
    out, page = tmp_path / "trial", tmp_path / "trial.html"
    ended = call(*TRIAL, "-n", "3", "--out", out)
    assert (ended.status, ended.err) == (0, "")
    assert "4 games before and as many after, all seats played by random" in ended.out
    assert "Only 2 blocks" in ended.out
    first = (out / "before" / "games.jsonl").read_text()
    told = json.loads(call(*TRIAL[:-2], "-n", "6", "--out", out, "--html", page, "--json").out)
    assert (told["games"], told["before"]["seed"]) == (6, 1)
    assert told == json.loads((out / "balance.json").read_text())
    assert (out / "before" / "games.jsonl").read_text().startswith(first)
    assert "After: variant=no_break" in page.read_text()


def test_tiles_of_ones_own_are_tried(call: Call, tmp_path: Path) -> None:
    box = tmp_path / "box.yaml"
    box.write_text(call("components", "write").out.replace("[5, 3, 1]", "[50, 30, 10]"))
    told = json.loads(
        call("balance", "uxmal", "-c", f"components={box}", "--player", "random", "-n", "2", "--json").out
    )
    figures = {(figure["key"], figure["seat"]): figure for figure in told["figures"]}
    assert figures["winning", None]["change"]["mean"] > 0


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ((), "Nothing is changed"),
        (("--change", "variant=odd"), "variant"),
        (("--change", "variant=no_break", "--player", "nobody"), "nobody"),
        (("--change", "variant=no_break", "--seats", "9"), "9"),
    ],
)
def test_what_cannot_be_tried_is_one_sentence(call: Call, args: tuple[str, ...], says: str) -> None:
    ended = call("balance", "uxmal", *args)
    assert ended.status == 2
    assert says in ended.complaint
