"""The pages `values-GAME.md`: what tiles, first turns and actions are worth, from what `values.py` keeps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from studies.documents import (
    FOLDER,
    change_with,
    is_clear,
    kept,
    number,
    number_with,
    percent,
    share_with,
    signed,
    table,
    write_page,
    write_picture,
)
from studies.pictures import alone
from studies.value_words import WORDS, Words
from studies.values import GROUPS, LEAST
from teocalli.core.texts import Texts
from teocalli.reports.plots import Bar, intervals

Cell = Mapping[str, Any]
Entry = Mapping[str, Any]
_TEXTS = Texts("en")
_CLEAR, _LESS, _UNCLEAR = 0, 1, 7
_EXTREMES = 5
_MOST = 12
"""Of more than so many things only the best and the worst are told of, where there is no picture."""
_BARS = 20
_WORDS = {1: "Alone", 2: "Two players", 4: "Four players"}


def write_values() -> None:
    """Write the pages from what is kept."""
    for game in GROUPS:
        if (FOLDER / f"values-{game}.json").exists():
            write_page(f"values-{game}", list(_page(game, kept(f"values-{game}"))))


def _page(game: str, results: Mapping[str, Any]) -> Iterator[str]:
    cells: Sequence[Cell] = results["cells"]
    title = _TEXTS.format(f"{game}-title")
    yield f"# What things are worth in {title}"
    yield _introduction(cells)
    yield "## Findings"
    yield _IN_FINDINGS
    yield "\n".join(_findings(game, cells))
    yield "## Player order"
    yield _order(cells)
    yield _lengths(cells)
    for group in GROUPS[game]:
        yield from _group(game, group.name, WORDS[game][group.name], cells)
    yield "## How this was measured"
    yield _METHOD
    yield _again(game)


def _introduction(cells: Sequence[Cell]) -> str:
    played = ", ".join(f"{cell['games']:,} {_tables(cell['players'])}" for cell in cells)
    return (
        f"Results of {sum(cell['games'] for cell in cells):,} games between equal computer players ({played}; all seats"
        f" `{cells[0]['player']}`): how much more often players win, and by how many more points, who have a tile, make"
        " a certain first turn, or do something once more than the others. Square brackets are 95 % intervals; bold"
        " marks differences whose interval excludes 0. Among so many comparisons, one in twenty does so by chance.\n\n"
        "What chance deals out has the effect stated here, for players like these. What players choose is another"
        " matter: those who choose it may have been better off already, or in need. So players are compared with the"
        " others of the same game, adjusted for the place in the order of play and, in later parts of the game, for the"
        " points at their start. What remains goes along with winning, but need not be what wins."
    )


def _tables(players: int) -> str:
    return {1: "alone", 2: "for two", 4: "for four"}[players]


def _findings(game: str, cells: Sequence[Cell]) -> Iterator[str]:
    """Of some groups the best and the worst in a sentence, where they are clear."""
    for group in GROUPS[game]:
        words = WORDS[game][group.name]
        for cell in cells if words.findings else ():
            clear = [entry for entry in cell["groups"].get(group.name, []) if is_clear(entry["victory"])]
            if clear and cell["players"] > 1:
                ends = dict.fromkeys((0, len(clear) - 1))
                yield f"* {_WORDS[cell['players']]}: {'; '.join(_finding(words, clear[at]) for at in ends)}."


def _finding(words: Words, entry: Entry) -> str:
    name, value = words.name(entry["name"]), change_with(entry["victory"], factor=100).strip("*")
    if words.each:
        return f"{words.each.format(name)} is worth {value}"
    return f"{words.who.format(name)} win {percent(entry['wins'][0], 0)} ({value})"


def _order(cells: Sequence[Cell]) -> str:
    rows = [
        [
            _WORDS[cell["players"]],
            f"{place}",
            share_with(seat["wins"]),
            number_with(seat["points"]),
            f"{cell['games']:,}",
        ]
        for cell in cells
        for place, seat in enumerate(cell["seats"], start=1)
    ]
    return table(["Table", "Place in the order of play", "Victories", "Points", "Games"], rows, texts=2)


def _count(cell: Cell) -> str:
    return f"{cell['games']:,}"


def _lengths(cells: Sequence[Cell]) -> str:
    rows = [
        [name, _WORDS[cell["players"]], number(mean, 2), number(spread, 2)]
        for name in dict.fromkeys(name for cell in cells for name in cell["lengths"])
        for cell in cells
        if name in cell["lengths"]
        for mean, spread in [cell["lengths"][name]]
    ]
    return "Length:\n\n" + table(["", "Table", "Mean", "SD"], rows, texts=2)


def _group(game: str, name: str, words: Words, cells: Sequence[Cell]) -> Iterator[str]:
    told = [(cell, entries) for cell in cells if (entries := cell["groups"].get(name))]
    if not told:
        return
    yield f"## {words.title}"
    yield words.about
    for cell, entries in told:
        if words.shown and cell["players"] > 1 and len(entries) > 1:
            yield _picture(game, name, words, cell)
    heads = [words.title, "Table", *([] if words.each else ["Win"]), "Victories, % points", "Points", "Players"]
    rows = [
        _row(words, cell, entry)
        for cell, entries in told
        for entry in (
            entries if words.shown or len(entries) <= _MOST else [*entries[:_EXTREMES], *entries[-_EXTREMES:]]
        )
    ]
    yield table(heads, rows, texts=2)
    if words.help:
        names = dict.fromkeys(entry["name"] for _, entries in told for entry in entries)
        yield "\n".join(f"* {words.name(each)}: {words.help(each)}" for each in names)


def _row(words: Words, cell: Cell, entry: Entry) -> list[str]:
    wins = [] if words.each else [share_with(entry["wins"], 0)]
    values = change_with(entry["victory"], factor=100), change_with(entry["points"])
    had = f"{number(entry['mean'], 2)} each" if words.each else f"{entry['had']:,}"
    return [words.name(entry["name"]), _WORDS[cell["players"]], *wins, *values, had]


def _ends(entries: Sequence[Entry], most: int, each: int) -> Sequence[Entry]:
    """All of them, or if there are more than so many, so many of the best and of the worst."""
    return entries if len(entries) <= most else [*entries[:each], *entries[-each:]]


def _picture(game: str, name: str, words: Words, cell: Cell) -> str:
    """Differences of victories, the greatest first."""
    drawn = _ends(cell["groups"][name], _BARS, _BARS // 2)
    bars = [
        Bar(words.name(entry["name"]), value, low, high, signed(100 * value), _colour(entry))
        for entry in drawn
        for value, low, high in [entry["victory"]]
    ]
    plot = alone(intervals(bars, lambda value: signed(100 * value, 0), reference=0.0, bounds=(0.0,)))
    title, players = _TEXTS.format(f"{game}-title"), cell["players"]
    what = "effect of one more on victories" if words.each else "victories against the others of the same game"
    about = f"{title}, {_WORDS[players].lower()}. {words.title}: {what}, in percentage points"
    return write_picture(f"values-{game}-{players}-{_file_name(name)}", plot, about)


def _file_name(name: str) -> str:
    return name.lower().replace(",", "").replace(" ", "-")


def _colour(entry: Entry) -> int:
    if not is_clear(entry["victory"]):
        return _UNCLEAR
    return _CLEAR if entry["victory"][0] > 0 else _LESS


_IN_FINDINGS = (
    "The highest and the lowest clear value of each kind. The percentage is the share of victories (an equal"
    " share is 50 % with two players and 25 % with four); the number after it says by how many percentage points that"
    " is more or less than the others of the same game, or what one more is worth."
)
_METHOD = (
    "*Win* is the plain share of victories of the players who have something. *Victories* and *points* compare players"
    " of the same game by least squares within games: the share of the victory in percentage points, and the final"
    " points, on the thing in question, on the place in the order of play and, from the second part of the game on, on"
    " the points at its start. “One more” means that the number of times is counted. Standard errors are clustered by"
    " game. With a single player there is nobody to compare with, so games are compared with other games, which differ"
    f" in their set-up too. Things that fewer than {LEAST} players had are left out. Every game has a set-up and draws"
    " of its own, and its start player is drawn."
)


def _again(game: str) -> str:
    return (
        "`python -m studies.value_games FOLDER` plays the games, or continues with what is missing; `python -m studies"
        f" values --games FOLDER` then writes this page, from what is stored in `docs/studies/values-{game}.json`. The"
        " [explorer](../explorer.md)’s databases store sums per trait, which do not tell who met whom; so this study"
        " has games of its own."
    )
