"""Fifty recorded positions are shown whole: what the summary names, by role and name, and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from tests.browser.album import Album
from tests.browser.teotihuacan_table import NAMES, PRINTED, Expected, moment
from tests.fixtures.store import load_record, load_trace, own_games
from tests.long import some_of

pytestmark = pytest.mark.browser

ASKED = [
    ("01-2p", "turn", 0.5),
    ("01-2p", "keep", 0.0),
    ("02-3p", "act", 0.7),
    ("03-4p", "claim", 0.9),
    ("03-4p", "turn", 0.3),
    ("04-solo", "turn", 0.8),
    ("04-solo", "act", 0.2),
    ("07-4p-busy", "turn", 0.95),
    ("07-4p-busy", "ascend", 0.6),
    ("10-3p-pyramid-finished", "turn", 1.0),
    ("12-2p-draft", "pick", 0.5),
    ("14-4p-first-game", "deco", 0.9),
]
"""Game, decision, and how far among its positions with that decision: somebody is asked there."""

LOOKED_AT = {
    "05-4p-priests": [("keep", 0.5), ("royal", 0.3), ("turn", 0.9)],
    "09-2p-draft": [("pick", 0.4), ("place", 0.0), ("claim", 0.6)],
    "12-1p-draft": [("gain", 0.2), ("dice", 0.5), ("salary", 0.9)],
    "15-4p-first-game-bga": [("turn", 0.0), ("build", 0.4), ("over", 0.0)],
    "18-4p-dark": [("salary", 0.1), ("power", 0.5), ("ascend", 0.8)],
    "20-2p-pyramid-era-3": [("draw", 0.5), ("build", 0.9), ("over", 0.0)],
    "24-2p-second-start-technology": [("tech", 0.6), ("temple", 0.4), ("end", 0.9)],
    "29-3p-advanced-worship": [("act", 0.1), ("royal", 0.9), ("salary", 1.0)],
    "33-3p-fewer-choose": [("extra", 0.5), ("crew", 0.5), ("row", 1.0)],
    "44-2p-random-pyramid": [("turn", 0.1), ("draw", 0.9), ("royal", 0.5)],
    "46-3p-row-end": [("tech", 1.0), ("claim", 1.0)],
    "47-1p-hard": [("spin", 1.0), ("dice", 1.0), ("over", 0.0)],
    "53-4p-decorations": [("deco", 0.3), ("deco", 1.0), ("ascend", 0.5)],
}
"""Finished games and positions in them, at which one looks back."""

THINGS = """() => {
    const parts = [".column-middle", ".slot-players"].flatMap(part => [...document.querySelectorAll(part)]);
    const all = parts.flatMap(part => [...part.querySelectorAll("[role=img], [role=button]")]);
    const unseen = thing => !thing.checkVisibility() || thing.getBoundingClientRect().width === 0;
    const drawn = `.teo-die, .teo-neutral, .teo-marker, .teo-tile, .teo-deco, .teo-stone-tile,
        .teo-tech, .teo-royal, .teo-start`;
    const nameless = parts.flatMap(part => [...part.querySelectorAll(drawn)]).filter(
        each => !each.closest("[role][aria-label]:not([role=group]), button"));
    return {
        names: all.map(thing => thing.getAttribute("aria-label")),
        unseen: all.filter(unseen).map(thing => thing.getAttribute("aria-label")),
        nameless: nameless.map(each => each.getAttribute("class")),
        dice: document.querySelectorAll(".slot-board :is(.teo-die, .teo-neutral)").length,
        tiles: document.querySelectorAll("[data-piece^='place:']").length,
    };
}"""
"""Everything on the table that has a role and a name; what cannot be seen of it; what is drawn and has no name."""


def expect_shown(album: Album, parts: dict[str, Any], summary: dict[str, Any]) -> None:
    """Whoever reads names only learns the whole position, and nothing else; whoever looks sees no more."""
    shown = album.page.evaluate(THINGS)
    expected = Expected(summary, parts)
    names = Counter(name.partition(" – ")[0] for name in shown["names"])
    assert expected.all() - names == Counter()
    assert [name for name in names - expected.all() if not re.match("|".join(PRINTED), name)] == []
    assert (shown["unseen"], shown["nameless"]) == ([], [])
    assert shown["dice"] == expected.dice_on_boards()
    assert shown["tiles"] == expected.tiles_in_pyramid()


def of_summary(told: Any, summary: Any) -> Any:
    """What a position tells of what the summary has: it says some things part by part besides."""
    if isinstance(told, dict) and isinstance(summary, dict):
        return {key: of_summary(value, summary[key]) for key, value in told.items() if key in summary}
    if isinstance(told, list) and isinstance(summary, list) and len(told) == len(summary):
        return [of_summary(*each) for each in zip(told, summary, strict=True)]
    return told


@pytest.mark.parametrize(("game", "decision", "part"), some_of(ASKED, 11, several=True))
def test_a_position_is_shown_whole_to_whom_is_asked(album: Album, game: str, decision: str, part: float) -> None:
    record, summary = moment(game, decision, part)
    view = album.open(record)
    assert of_summary(view["position"], summary) == {key: value for key, value in summary.items() if key != "legal"}
    expect_shown(album, view["components"], summary)


@pytest.mark.parametrize("game", some_of(LOOKED_AT, 7))
def test_earlier_positions_are_shown_whole(album: Album, game: str) -> None:
    path = own_games("teotihuacan") / f"{game}.json"
    record, trace = load_record(path), load_trace(path)
    view = album.open({**record, "players": NAMES[: len(record["players"])]})
    for decision, part in LOOKED_AT[game]:
        found = [n for n, each in enumerate(trace) if each["decision"] == decision]
        n = found[round(part * (len(found) - 1))]
        album.look_at(view, n)
        expect_shown(album, view["components"], trace[n])


def test_there_are_fifty_positions_of_all_kinds() -> None:
    assert len(ASKED) + sum(map(len, LOOKED_AT.values())) == 50
