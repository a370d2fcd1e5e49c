"""The page `teotihuacan.md`, made from what is kept of the study."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from studies import shared_parts as parts
from studies.documents import (
    by_name,
    change_with,
    is_clear,
    kept,
    number,
    number_with,
    share_with,
    signed,
    table,
    write_page,
)
from studies.shared_parts import Cell
from teocalli.core.texts import Texts

GAME = "teotihuacan"
TITLE = "Teotihuacan"
_FOLLOWED = {"dark_eclipse": "Dark Eclipse", "first_game": "First game"}
_SHOWN = 5


def write() -> None:
    """Write the page from the kept results."""
    cells: Sequence[Cell] = kept(GAME)["cells"]
    write_page(GAME, list(_page(cells)))


def changed_option(cell: Cell) -> str | None:
    """The option of a cell that changes play, None in the standard game."""
    return next((name for name in _FOLLOWED if name in cell["options"]), None)


def _page(cells: Sequence[Cell]) -> Iterator[str]:
    named = by_name(cells)
    standard = [cell for cell in cells if changed_option(cell) is None]
    changed = [cell for cell in cells if changed_option(cell)]
    yield (
        f"# Teotihuacan in numbers\n\nWhat {sum(cell['games'] for cell in cells):,} games between computer players"
        " show: who has an advantage by player order, what winners do, and what Dark Eclipse and the first game's"
        " set-up change. Level 3 is the player `greedy`, which looks no further than its own turn: there may be ways to"
        f" win that it does not find.\n\n{parts.INTERVAL_NOTE}"
    )
    yield "## Findings"
    yield "\n".join([*parts.seats_findings(standard), *_strategy_findings(named), *_option_findings(changed)])
    yield "## Advantage by player order"
    yield "The first seat is the first in player order (`first_player=0`); everything else is the standard game."
    yield parts.seats_table(standard)
    yield parts.seats_picture(GAME, TITLE, [cell for cell in standard if cell["players"][0] == "level:3"])
    yield "## Typical scores"
    yield parts.scores_table(standard)
    yield parts.scores_picture(GAME, TITLE, standard)
    yield from _strategies(named)
    yield from _options(changed)
    yield from _method()


# --- what is found ----------------------------------------------------------------------------------------------------


def _strategy_findings(named: Mapping[str, Cell]) -> Iterator[str]:
    for name in ("standard-2", "standard-4"):
        cell = named[name]
        who = f"With {len(cell['seats'])} players"
        actions = by_name(cell["actions"])
        main, worship = actions["Main actions"], actions["Worship"]
        yield (
            f"* {who}, winners take {number(main['winners'])} Main actions and worship {number(worship['winners'])}"
            f" times, the others {number(main['others'])} and {number(worship['others'])}. The one with more Main"
            f" actions finishes ahead in {share_with(main['ahead'], 0)} of the pairs, the one who worships more in"
            f" {share_with(worship['ahead'], 0)}."
        )
        yield f"* {who}, what else goes along most closely with points: {_best(cell['actions'])}."
        yield f"* {who}, what goes along with fewer points: {_worst(cell['actions'])}."
        yield f"* {who}, winners get more points than the others from {_sources_ahead(cell)}."
        eras = by_name(cell["sources"])
        said = ", ".join(f"{change_with(eras[f'era {era}']['difference'])} in era {era}" for era in (1, 2, 3))
        yield f"* {who}, of the points by which winners are ahead: {said}."


def _best(entries: Sequence[Mapping[str, Any]]) -> str:
    return _said(sorted(_others(entries), key=_tie, reverse=True)[:_SHOWN])


def _worst(entries: Sequence[Mapping[str, Any]]) -> str:
    losing = [entry for entry in sorted(_others(entries), key=_tie) if _tie(entry) < 0 and _clear(entry)]
    return _said(losing[:_SHOWN]) or "nothing clearly"


def _others(entries: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """All but the sums that have been told already."""
    return [entry for entry in entries if entry["name"] not in ("Main actions", "Worship")]


def _said(entries: Sequence[Mapping[str, Any]]) -> str:
    return "; ".join(
        f"{entry['name']} (the one with more finishes ahead in {share_with(entry['ahead'], 0)})" for entry in entries
    )


def _tie(entry: Mapping[str, Any]) -> float:
    return float((entry["correlation"] or [0.0])[0])


def _clear(entry: Mapping[str, Any]) -> bool:
    return bool(entry["ahead"]) and is_clear(entry["ahead"], 0.5)


def _sources_ahead(cell: Cell) -> str:
    whole = [entry for entry in cell["sources"] if "era" not in entry["name"]]
    first = sorted(whole, key=lambda entry: -entry["difference"][0])[:_SHOWN]
    return ", ".join(f"{source_label(entry['name'])} {change_with(entry['difference'])}" for entry in first)


def _option_findings(changed: Sequence[Cell]) -> Iterator[str]:
    for cell in changed:
        changes = cell["changes"]
        first = cell["seats"][0]["wins"]
        yield (
            f"* {_label(cell)}: {change_with(changes['points'])} points per player, {change_with(changes['turns'])}"
            f" turns, {change_with(changes['lead'])} points of the winner's lead; the first in order wins"
            f" {share_with(first)}"
            f" ({signed(100 * changes['first'][0])} percentage points)."
        )


def _label(cell: Cell) -> str:
    option = changed_option(cell)
    title = _FOLLOWED[option] if option else "standard"
    return f"{title}, {len(cell['seats'])} players"


# --- tables -----------------------------------------------------------------------------------------------------------


def _strategies(named: Mapping[str, Cell]) -> Iterator[str]:
    yield "## What goes along with winning"
    yield parts.CONTRAST_NOTE
    for name in ("standard-2", "standard-3", "standard-4", "standard-2-level-4"):
        if name not in named:
            continue
        cell = named[name]
        who = f"{len(cell['seats'])} players, {cell['players'][0].replace(':', ' ')}"
        yield f"### {who}"
        yield "Actions, and what players have at the end:"
        yield parts.contrast_table(cell["actions"], str)
        about = f"Teotihuacan, {who}: of two players with different numbers, how often the one with more finishes ahead"
        yield parts.ahead_picture(f"{GAME}-ahead-{name.removeprefix('standard-')}", about, cell["actions"])
        yield "Points by source:"
        yield parts.contrast_table([e for e in cell["sources"] if "era" not in e["name"]], source_label)
        yield "Points by source, era by era (winners / others):"
        yield _eras(cell)


def _eras(cell: Cell) -> str:
    entries = by_name(cell["sources"])
    names = sorted({name.partition(",")[0] for name in entries if not name.startswith("era")})
    rows = [
        [source_label(name), *(_pair(entries.get(f"{name}, era {era}")) for era in (1, 2, 3)), _pair(entries[name])]
        for name in names
    ]
    everything = ["all", *(_pair(entries[f"era {era}"]) for era in (1, 2, 3)), ""]
    return table(["Source", "Era 1", "Era 2", "Era 3", "Game"], [*rows, everything])


def _pair(entry: Mapping[str, Any] | None) -> str:
    if entry is None:
        return "–"
    return f"{number(entry['winners'])} / {number(entry['others'])}"


def source_label(name: str) -> str:
    """The name of a source of points as the game's result calls it."""
    return Texts("en").format(f"{GAME}-scoring-{name}", {})


def _options(changed: Sequence[Cell]) -> Iterator[str]:
    yield "## Dark Eclipse and the first game's set-up"
    yield (
        "Level 3; differences from the standard game with as many players and the same seed. With Dark Eclipse"
        " (`dark_eclipse=yes`) an Eclipse comes right after the turn in which the discs meet; with `first_game=yes`,"
        " boards and tiles are fixed and everybody starts as printed."
    )
    yield parts.changes_table(changed, _label)
    yield parts.changes_picture(GAME, TITLE, changed, lambda cell: _label(cell).replace(" players", ""))
    yield "Victories and points by player order:"
    rows = [
        [_label(cell), parts.ordinal(place), share_with(seat["wins"]), number_with(seat["points"])]
        for cell in changed
        for place, seat in enumerate(cell["seats"])
    ]
    yield table(["", "Seat", "Victories", "Points"], rows, texts=2)


def _method() -> Iterator[str]:
    yield "## The commands"
    yield (
        "The first command plays the games, also after an interruption, the second writes this page. `teotihuacan.json`"
        " stores the results, so `python -m studies teotihuacan` alone rewrites the page."
    )
    yield (
        "```sh\nteocalli arena plan docs/studies/teotihuacan.yaml --out games/teotihuacan\n"
        "python -m studies teotihuacan --games games\n```"
    )
