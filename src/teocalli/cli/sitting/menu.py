"""The list of what can be done: by kind, the best of each kind first, or everything."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from teocalli.cli.screens import Face
from teocalli.core.texts import Texts

Preview = Mapping[str, Any]

NUMBER_WIDTH = 4
TITLE_WIDTH = 26
WHAT, COST = 2, 3
"""Places among an action's cells, between its number and word and its change."""
QUIET = "dim"


@dataclass(frozen=True)
class Option:
    """A legal action with its number in the list."""

    number: int
    preview: Preview

    @property
    def word(self) -> str:
        """Its word."""
        return str(self.preview["word"])


class Menu:
    """The legal actions of a decision, numbered: kinds together in the order of the game, then by word."""

    def __init__(self, previews: Sequence[Preview], seat: int) -> None:
        self._seat = seat
        kinds: dict[str, list[Preview]] = {}
        for preview in previews:
            kinds.setdefault(preview["kind"], []).append(preview)
        ordered = [preview for group in kinds.values() for preview in sorted(group, key=lambda p: p["word"])]
        self.options = [Option(number, preview) for number, preview in enumerate(ordered, start=1)]
        self.kinds = list(kinds)

    @property
    def words(self) -> list[str]:
        """The legal words by number."""
        return [option.word for option in self.options]

    def of_kind(self, kind: str) -> list[Option]:
        """The actions of a kind, by number."""
        return [option for option in self.options if option.preview["kind"] == kind]

    def best(self, rows: int) -> dict[str, list[Option]]:
        """Some actions of every kind, the most promising first: about `rows`, but at least one of each kind."""
        ranked = {kind: sorted(self.of_kind(kind), key=self._rank) for kind in self.kinds}
        shown = dict.fromkeys(self.kinds, 1)
        while sum(shown.values()) < min(rows, len(self.options)):
            kind = min((k for k in self.kinds if shown[k] < len(ranked[k])), key=lambda k: shown[k])
            shown[kind] += 1
        return {kind: ranked[kind][: shown[kind]] for kind in self.kinds}

    def matching(self, beginning: str) -> list[Option]:
        """The actions whose word or kind begins so."""
        start = beginning.casefold()
        return [
            option
            for option in self.options
            if option.word.casefold().startswith(start) or option.preview["kind"].startswith(start)
        ]

    def _rank(self, option: Option) -> tuple[int, int, int]:
        """Most promising first: own change less the best other's, then what costs least and gives most."""
        change = option.preview["change"]
        others = [value for seat, value in enumerate(change) if seat != self._seat]
        return (
            max(others, default=0) - change[self._seat],
            option.preview["cost"] - option.preview["gain"],
            option.number,
        )


class MenuPrinter:
    """Writes menus as tables; knows language, face and room."""

    def __init__(self, face: Face, texts: Texts, game: str, seat: int, console: Console) -> None:
        self._face = face
        self._texts = texts
        self._game = game
        self._seat = seat
        self._console = console

    def short(self, menu: Menu, rows: int) -> Iterator[Table | Text]:
        """The best of each kind, with how many there are of it."""
        titled = len(menu.kinds) > 1
        best = menu.best(rows if titled else rows - 1)
        if not titled:
            yield self._heading(menu, menu.kinds[0])
            yield self.rows(best[menu.kinds[0]])
            return
        options = [option for group in best.values() for option in group]
        firsts = {group[0].number: self._heading(menu, kind) for kind, group in best.items()}
        yield self._table(options, [firsts.get(option.number, Text()) for option in options])

    def rows(self, options: Sequence[Option]) -> Table:
        """These actions, a row each."""
        return self._table(options, None)

    def everything(self, menu: Menu) -> Iterator[Table | Text]:
        """All actions in columns, kind by kind; those with the same beginning stand in rows of their own."""
        for kind in menu.kinds:
            yield self._heading(menu, kind)
            yield self._columns(menu.of_kind(kind))

    def _columns(self, options: Sequence[Option]) -> Table:
        cells = [self._brief(option) for option in options]
        room = max(cell.cell_len for cell in cells) + 2
        per_row = max(self._console.width // room, 1)
        table = Table.grid(padding=(0, 2, 0, 0))
        for row in _in_rows(options, cells, per_row):
            table.add_row(*row)
        return table

    def _brief(self, option: Option) -> Text:
        text = Text(f"{option.number:>{NUMBER_WIDTH}} ", QUIET).append(option.word, "bold not dim")
        change = option.preview["change"][self._seat]
        return text.append(f" {_signed(change)}" if change else "", "not dim")

    def _table(self, options: Sequence[Option], titles: Sequence[Text] | None) -> Table:
        """A row for each action; where there is too little room, what it does is cut, and nothing else."""
        rows = [self._cells(option) for option in options]
        table = Table.grid(padding=(0, 1, 0, 0))
        if titles is not None:
            table.add_column(no_wrap=True, overflow="ellipsis", width=min(TITLE_WIDTH, _widest(titles)))
        table.add_column(justify="right", width=NUMBER_WIDTH, style=QUIET)
        for place in range(1, COST + 2):
            fixed = None if place == WHAT else _widest([row[place] for row in rows])
            justify: JustifyMethod = "right" if place == COST else "left"
            table.add_column(no_wrap=True, overflow="ellipsis", width=fixed, justify=justify)
        for number, row in enumerate(rows):
            table.add_row(*([titles[number]] if titles is not None else []), *row)
        return table

    def _cells(self, option: Option) -> tuple[Text, ...]:
        preview = option.preview
        what = self._face.describe(preview, self._seat, self._texts, self._console)
        cost = self._texts.format("cli-cost", {"cost": preview["cost"]}) if preview["cost"] else ""
        return Text(str(option.number)), Text(option.word, "bold"), Text(what), Text(cost), self._change(preview)

    def _change(self, preview: Preview) -> Text:
        """The change of everybody's expected score, own first, and whether the phase ends."""
        own = preview["change"][self._seat]
        parts = [Text(_signed(own), "bold") if own else Text("0" if self._console.options.ascii_only else "±0", QUIET)]
        for seat, change in enumerate(preview["change"]):
            if change and seat != self._seat:
                parts.append(self._face.seat_mark(seat, self._console).append(_signed(change), "not bold"))
        if preview["ends_phase"]:
            parts.append(Text(self._texts.format("cli-ends-phase"), "bold"))
        return Text(" ").join(parts)

    def _heading(self, menu: Menu, kind: str) -> Text:
        """The kind's name and how many actions there are of it."""
        title_id = f"{self._game}-help-{kind}.title"
        title = self._texts.format(title_id) if self._texts.has(title_id) else kind
        count = len(menu.of_kind(kind))
        return Text(title, "bold").append(f" ({count})" if count > 1 else "", QUIET)


def _widest(texts: Sequence[Text]) -> int:
    return max((text.cell_len for text in texts), default=0)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}"


def _stem(option: Option) -> str:
    """The beginning that tells sub-groups apart: c3 of c3:MSJ- and of move:c3-d4."""
    rest = option.word.removeprefix(f"{option.preview['kind']}:")
    return re.split(r"[:-]", rest, maxsplit=1)[0]


def _in_rows(options: Sequence[Option], cells: Sequence[Text], per_row: int) -> Iterator[list[Text]]:
    """The cells in rows; a new stem begins a new row where that leaves rows well filled."""
    stems = [_stem(option) for option in options]
    apart = 2 * len(set(stems)) <= len(stems)
    starts = _row_starts(stems, per_row, same=(lambda one, other: one == other) if apart else lambda one, other: True)
    for start, end in zip(starts, [*starts[1:], len(cells)], strict=True):
        yield list(cells[start:end])


def _row_starts(stems: Sequence[str], per_row: int, same: Callable[[str, str], bool]) -> list[int]:
    starts = [0]
    for index in range(1, len(stems)):
        if index - starts[-1] == per_row or not same(stems[index], stems[starts[-1]]):
            starts.append(index)
    return starts
