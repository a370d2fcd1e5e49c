"""The page `uxmal.md`, made from what is kept of the study."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from studies import shared_parts as parts
from studies.documents import (
    by_name,
    change_with,
    is_clear,
    kept,
    percent,
    share_with,
    table,
    write_page,
    write_picture,
)
from studies.pictures import seat_map
from studies.shared_parts import Cell
from studies.uxmal import LEVELS
from teocalli.core.texts import Texts

GAME = "uxmal"
TITLE = "Uxmal"
_FOLLOWED = (
    "variant",
    "base",
    "components",
    "draw",
    "adjacency",
    "base_adjacency",
    "stop_on_blank",
    "shift",
    "next_starter",
)


def write() -> None:
    """Write the page from the kept results."""
    cells: Sequence[Cell] = kept(GAME)["cells"]
    write_page(GAME, list(_page(cells)))


def _page(cells: Sequence[Cell]) -> Iterator[str]:
    named = by_name(cells)
    standard = [cell for cell in cells if not changed_options(cell)]
    two = [cell for cell in cells if changed_options(cell) and len(cell["seats"]) == 2]
    four = [cell for cell in cells if changed_options(cell) and len(cell["seats"]) == 4]
    yield (
        f"# Uxmal in numbers\n\nWhat {sum(cell['games'] for cell in cells):,} games between computer players show:"
        " which seats have an advantage, what the options change, what scores are typical, and how often two cards are"
        " available. Level 3 is the player `greedy`; stronger players may play differently, so one cell was played by"
        f" level 4.\n\n{parts.INTERVAL_NOTE}"
    )
    yield "## Findings"
    yield "\n".join(_findings(standard, [*two, *four], named))
    yield from _seats_and_scores(standard)
    yield from _options(two, four)
    yield from _two_cards(standard, two)
    yield from _deciding(named)
    yield from _method()


def changed_options(cell: Cell) -> dict[str, object]:
    """The options that change play and are not the standard ones."""
    return {name: value for name, value in cell["options"].items() if name in _FOLLOWED}


def option_label(cell: Cell) -> str:
    """The option's value that a cell has, in code."""
    [(name, value)] = changed_options(cell).items()
    return f"`{name}={str(value).lower() if isinstance(value, bool) else value}`"


def _plot_label(cell: Cell) -> str:
    """The value alone, or with its option's beginning where it would say nothing."""
    value = option_label(cell).strip("`").partition("=")[2]
    return "stop_on_blank no" if value == "false" else value


def _findings(standard: Sequence[Cell], others: Sequence[Cell], named: Mapping[str, Cell]) -> Iterator[str]:
    yield from parts.seats_findings(standard)
    for measure, title, factor in (("points", "points per player", 1), ("lead", "the winner's lead", 1)):
        clear = sorted(
            (cell for cell in others if is_clear(cell["changes"][measure])),
            key=lambda cell: -abs(cell["changes"][measure][0]),
        )
        said = "; ".join(
            f"{option_label(cell)} with {len(cell['seats'])} players {change_with(cell['changes'][measure], 1, factor)}"
            for cell in clear
        )
        yield f"* Options that clearly change {title}: {said or 'none'}."
    clear_first = [cell for cell in others if is_clear(cell["changes"]["first"])]
    said = "; ".join(
        f"{option_label(cell)} with {len(cell['seats'])} players {change_with(cell['changes']['first'], 1, 100)}"
        for cell in clear_first
    )
    yield f"* Options that clearly change the first seat's share of victories (percentage points): {said or 'none'}."
    two_players = named["standard-2"]
    cards = two_players["cards"]
    yield (
        f"* In {percent(cards['all']['possible'][0])} of the builds of two players, some free seat would give two"
        f" cards. {percent(cards['all']['two'][0])} of the builds did: "
        + ", ".join(f"{percent(cards[str(level)]['two'][0])} on level {level}" for level in LEVELS)
        + ". Without the printed board under the first level (`base=blank`), they are possible in"
        f" {percent(named['base-blank-2']['cards']['all']['possible'][0])} and taken in"
        f" {percent(named['base-blank-2']['cards']['all']['two'][0])}."
    )
    sources = by_name(two_players["sources"])
    priests, hand = sources["priests"], sources["cards"]
    yield (
        f"* Priests give {_mean(priests):.0f} points per player, cards {_mean(hand):.0f}. The player with more points"
        f" from priests finishes ahead in {share_with(priests['ahead'], 0)} of the games, the one with more from cards"
        f" in {share_with(hand['ahead'], 0)}."
    )


def _mean(entry: Mapping[str, float]) -> float:
    return (entry["winners"] + entry["others"]) / 2


def _seats_and_scores(standard: Sequence[Cell]) -> Iterator[str]:
    yield "## Advantage by seat"
    yield "The first seat always starts (`first_player=seat_0`); everything else is the standard game."
    yield parts.seats_table(standard)
    yield parts.seats_picture(GAME, TITLE, [cell for cell in standard if cell["players"][0] == "level:3"])
    yield "## Typical scores"
    yield parts.scores_table(standard)
    yield parts.scores_picture(GAME, TITLE, standard)


def _options(two: Sequence[Cell], four: Sequence[Cell]) -> Iterator[str]:
    yield "## What the options change"
    yield (
        "Two players of level 3; differences from the standard game with the same tiles in the same order (other tiles"
        " with `components=random`). `first_player` and `hands` do not change how these players play, and they never"
        " end a move on a blank field, so `stop_on_blank=false` makes no difference to them."
    )
    yield parts.changes_table(two, option_label)
    yield parts.changes_picture(GAME, TITLE, two, _plot_label)
    if four:
        yield "With four players:"
        yield parts.changes_table(four, option_label)


def _two_cards(standard: Sequence[Cell], two: Sequence[Cell]) -> Iterator[str]:
    yield "## How often two cards are possible"
    yield (
        "*Possible*: the drawn tile could be laid on some free seat so that two cards of an idol can be taken."
        " *Offered*: they could be taken where it was laid. *Two*, *one*, *none*: what was taken. All are shares of"
        " builds."
    )
    keys = ("possible", "offered", "two", "one", "none")
    rows = [
        [f"{len(cell['seats'])}, {cell['players'][0].replace(':', ' ')}", level]
        + [share_with(cell["cards"][level][key]) for key in keys]
        for cell in standard
        for level in ("all", *map(str, LEVELS))
    ]
    yield table(["Players", "Level", *(key.capitalize() for key in keys)], rows)
    yield "Two players of level 3 with other options, all levels of the pyramid together:"
    rows = [[option_label(cell), *(share_with(cell["cards"]["all"][key]) for key in keys)] for cell in two]
    yield table(["", *(key.capitalize() for key in keys)], rows)
    yield "Where two cards were taken: percentage of the tiles laid on each seat that gave them, two players."
    titles = {level: f"Level {level}" for level in LEVELS}
    about = "Uxmal: percentage of tiles that gave two cards, seat by seat on the three levels"
    yield write_picture(f"{GAME}-two-cards", seat_map(standard[0]["places"], titles), about)


def _deciding(named: Mapping[str, Cell]) -> Iterator[str]:
    yield "## What goes along with winning"
    yield parts.CONTRAST_NOTE
    for name in ("standard-2", "standard-4", "standard-2-level-4"):
        if name in named:
            cell = named[name]
            yield f"### {len(cell['seats'])} players, {cell['players'][0].replace(':', ' ')}"
            yield parts.contrast_table(cell["sources"], source_label)
            yield parts.contrast_table(cell["actions"], str, places=2)
    about = "Uxmal: of two players with different numbers, how often the one with more finishes ahead"
    cell = named["standard-2"]
    yield parts.ahead_picture(f"{GAME}-ahead", about, [*cell["sources"], *cell["actions"]], source_label)


def source_label(name: str) -> str:
    """“Priests, phase 1” of “priests, phase 1”; other names as they are."""
    head, comma, rest = name.partition(", ")
    known = {"priests": "uxmal-scoring-priests", "cards": "uxmal-scoring-cards"}
    return f"{Texts('en').format(known[head], {})}{comma}{rest}" if head in known else name


def _method() -> Iterator[str]:
    yield "## The commands"
    yield (
        "The first command plays the games, also after an interruption, the second writes this page. `uxmal.json`"
        " stores the results, so `python -m studies uxmal` alone rewrites the page."
    )
    yield (
        "```sh\nteocalli arena plan docs/studies/uxmal.yaml --out games/uxmal\n"
        "python -m studies uxmal --games games\n```"
    )
