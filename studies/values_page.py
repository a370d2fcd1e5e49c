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
        f"What {sum(cell['games'] for cell in cells):,} games between equal computer players say ({played}; everybody"
        f" is `{cells[0]['player']}`): how much more often those win, and with how many points more, who have a tile,"
        " begin with a certain turn, or do something once more. Numbers in brackets are 95 % intervals; what is clear –"
        " the interval does not hold 0 – is bold, but of twenty differences one looks clear by chance.\n\n"
        "What chance deals is worth what is said here, to players like these. What players choose is not quite: who"
        " chooses it may have been better off, or in need. So everybody is compared with the others of the same game,"
        " at the same place in the order of play, and in later parts of the game with the same points at their"
        " beginning; the rest is what goes along with winning, and need not bring it about."
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
    return f"who {words.who.format(name)} wins {percent(entry['wins'][0], 0)} ({value})"


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
    return "How long it takes:\n\n" + table(["", "Table", "Mean", "SD"], rows, texts=2)


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
    what = "one more: victories gained" if words.each else "victories against the others of the same game"
    about = f"{title}, {_WORDS[players].lower()}. {words.title}: {what}, in percentage points"
    return write_picture(f"values-{game}-{players}-{_file_name(name)}", plot, about)


def _file_name(name: str) -> str:
    return name.lower().replace(",", "").replace(" ", "-")


def _colour(entry: Entry) -> int:
    if not is_clear(entry["victory"]):
        return _UNCLEAR
    return _CLEAR if entry["victory"][0] > 0 else _LESS


_IN_FINDINGS = (
    "Of each kind of things the best and the worst, as far as they are clear. “Wins” is the share of victories, of"
    " which 50 % with two and 25 % with four would be equal; the number behind it is by how many percentage points more"
    " or less that is than what the others of the same game win."
)
_METHOD = f"""*Win* is the plain share of victories of those who have something; an equal share is 50 % with two and
25 % with four. *Victories* and *points* compare players of the same game by least squares within games: the share of
the victory in percentage points, and the points at the end, on what is asked about, on the place in the order of play,
and from the second part of the game on with the points at its beginning. Where it says “one more”, what is counted is
how often. Intervals hold the players of a game together. Alone there is nobody to compare with, so games are compared
with other games, which differ by their set-up too. What fewer than {LEAST} players had is left out. Each game has a
set-up and a chance of its own; in Teotihuacan who is first is drawn too.""".replace("\n", " ")


def _again(game: str) -> str:
    return (
        "`python -m studies.value_games FOLDER` plays the games and goes on with what is there; `python -m studies"
        f" values --games FOLDER` then writes this page. `docs/studies/values-{game}.json` keeps what is told here."
        " What explorers of many games keep ([explorer](../explorer.md)) are sums for each thing by itself, which"
        " cannot tell who met whom; so this study has games of its own."
    )
