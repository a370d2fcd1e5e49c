"""The list of what can be done: by kind, the best of each kind first, or everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from teocalli.cli.terminal_renderer import TerminalRenderer
from teocalli.core.describing import kind_title
from teocalli.core.texts import Texts

Preview = Mapping[str, Any]

NUMBER_WIDTH = 4
TITLE_WIDTH = 26
WHAT, COST = 2, 3
"""Places among an action's cells, between its number and word and its change."""
QUIET = "dim"
MAX_SEATS = 4


@dataclass(frozen=True)
class Option:
    """A legal action with its number in the list."""

    number: int
    preview: Preview

    @property
    def word(self) -> str:
        """Its word."""
        return str(self.preview["word"])

    @property
    def kind(self) -> str:
        """Its kind."""
        return str(self.preview["kind"])


class Menu:
    """The legal actions of a decision, numbered: kinds together in the order of the game, then by word."""

    def __init__(self, previews: Sequence[Preview], seat: int, family: Callable[[str], str] = str) -> None:
        """`family` gives the beginning that the words of actions that are alike share; the best stands for all."""
        self._seat = seat
        self._family_of = family
        kinds: dict[str, list[Preview]] = {}
        for preview in map(_whole, previews):
            kinds.setdefault(preview["kind"], []).append(preview)
        ordered = [preview for group in kinds.values() for preview in sorted(group, key=lambda p: p["word"])]
        self.options = [Option(number, preview) for number, preview in enumerate(ordered, start=1)]
        self.kinds = list(kinds)
        self._families: dict[str, list[Option]] = {}
        for option in self.options:
            self._families.setdefault(family(option.word), []).append(option)

    @property
    def words(self) -> list[str]:
        """The legal words by number."""
        return [option.word for option in self.options]

    def of_kind(self, kind: str) -> list[Option]:
        """The actions of a kind, by number."""
        return [option for option in self.options if option.kind == kind]

    def best(self, rows: int) -> dict[str, list[Option]]:
        """Some actions of every kind, the most promising first: about `rows`, but at least one of each kind."""
        leaders = [min(family, key=self._rank) for family in self._families.values()]
        ranked = {kind: sorted((o for o in leaders if o.kind == kind), key=self._rank) for kind in self.kinds}
        shown = dict.fromkeys(self.kinds, 1)
        while sum(shown.values()) < min(rows, len(leaders)):
            kind = min((k for k in self.kinds if shown[k] < len(ranked[k])), key=lambda k: shown[k])
            shown[kind] += 1
        return {kind: ranked[kind][: shown[kind]] for kind in self.kinds}

    def alike(self, option: Option) -> list[Option]:
        """All actions of its family, itself included, by number."""
        return self._families[self.family(option)]

    def families(self, kind: str) -> list[list[Option]]:
        """The families of a kind, by number."""
        return [family for family in self._families.values() if family[0].kind == kind]

    def family(self, option: Option) -> str:
        """The beginning that the words of actions like this one share."""
        return self._family_of(option.word)

    def suffix(self, option: Option) -> str:
        """What tells an action from the others of its family."""
        return option.word[len(self.family(option)) :]

    def matching(self, beginning: str) -> list[Option]:
        """The actions whose word or kind begins so."""
        start = beginning.casefold()
        return [
            option
            for option in self.options
            if option.word.casefold().startswith(start) or option.kind.startswith(start)
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
    """Writes menus as tables; knows language, renderer and room."""

    def __init__(
        self,
        renderer: TerminalRenderer,
        texts: Texts,
        game: Any,
        view: Mapping[str, Any],
        console: Console,
        *,
        seat: int,
    ) -> None:
        self._renderer = renderer
        self._texts = texts
        self._game = game
        self._view = view
        self._seat = seat
        self._console = console

    def short(self, menu: Menu, rows: int) -> Iterator[Table | Text]:
        """The best of each kind, with how many there are of it."""
        titled = len(menu.kinds) > 1
        best = menu.best(rows if titled else rows - 1)
        if not titled:
            yield self._heading(menu, menu.kinds[0])
            yield self._table(best[menu.kinds[0]], None, menu)
            return
        options = [option for group in best.values() for option in group]
        firsts = {group[0].number: self._heading(menu, kind) for kind, group in best.items()}
        yield self._table(options, [firsts.get(option.number, Text()) for option in options], menu)

    def rows(self, options: Sequence[Option], titles: Sequence[Text] | None = None) -> Table:
        """These actions, a row each; with `titles` something stands before each."""
        return self._table(options, titles, None)

    def everything(self, menu: Menu) -> Iterator[Table | Text]:
        """All actions in columns, kind by kind; those with the same beginning stand in rows of their own."""
        for kind in menu.kinds:
            yield self._heading(menu, kind)
            yield self._columns(menu, menu.families(kind))

    def _columns(self, menu: Menu, families: Sequence[Sequence[Option]]) -> Table:
        stems = [self._renderer.stem(family[0].word) for family in families]
        cells = [self._brief(family[0]) if len(family) == 1 else self._ways(menu, family) for family in families]
        room = max(cell.cell_len for cell in cells) + 2
        per_row = max(self._console.width // room, 1)
        table = Table.grid(padding=(0, 2, 0, 0))
        for row in _in_rows(stems, cells, per_row):
            table.add_row(*row)
        return table

    def _brief(self, option: Option) -> Text:
        text = Text(f"{option.number:>{NUMBER_WIDTH}} ", QUIET).append(option.word, "bold not dim")
        change = option.preview["change"][self._seat]
        return text.append(f" {_signed(change)}" if change else "", "not dim")

    def _ways(self, menu: Menu, family: Sequence[Option]) -> Text:
        """Actions that are alike: what they share, then number, difference and change of each."""
        text = Text(menu.family(family[0]), "bold")
        for option in family:
            text.append(f" {option.number:>{NUMBER_WIDTH}} ", "dim not bold").append(menu.suffix(option), "bold")
            text.append(f"{self._own(option):>3}", "not bold")
        return text

    def _own(self, option: Option) -> str:
        change = option.preview["change"][self._seat]
        return _signed(change) if change else ""

    def _table(self, options: Sequence[Option], titles: Sequence[Text] | None, menu: Menu | None) -> Table:
        """A row for each action; where there is too little room, what it does is cut, and nothing else."""
        rows = [self._cells(option, menu) for option in options]
        widths = [_widest([row[place] for row in rows]) for place in range(COST + 2)]
        widths[0] = NUMBER_WIDTH
        title_width = min(TITLE_WIDTH, _widest(titles)) if titles is not None else 0
        taken = title_width + sum(widths) - widths[WHAT] + COST + 2
        widths[WHAT] = max(min(widths[WHAT], self._console.width - taken), 0)
        table = Table.grid(padding=(0, 1, 0, 0))
        if titles is not None:
            table.add_column(no_wrap=True, overflow="ellipsis", width=title_width)
        for place, width in enumerate(widths):
            justify: JustifyMethod = "right" if place in (0, COST) else "left"
            table.add_column(
                no_wrap=True, overflow="ellipsis", width=width, justify=justify, style=QUIET if place == 0 else ""
            )
        for number, row in enumerate(rows):
            table.add_row(*([titles[number]] if titles is not None else []), *row)
        return table

    def _cells(self, option: Option, menu: Menu | None) -> tuple[Text, ...]:
        """The cells of an action's row; with `menu` its change is followed by the other ways to do it."""
        preview = option.preview
        what = self._renderer.describe(self._game, self._view, preview, self._texts, self._console)
        cost = self._renderer.cost(preview, self._texts, self._console)
        change = self._change(preview)
        for other in menu.alike(option) if menu is not None else []:
            if menu is not None and other is not option:
                change.append(f"  {menu.suffix(other)}{self._own(other)}", "dim not bold")
        return Text(str(option.number)), Text(option.word, "bold"), Text(what), Text(cost), change

    def _change(self, preview: Preview) -> Text:
        """The change of everybody's expected score, own first, and whether the phase ends."""
        own = preview["change"][self._seat]
        parts = [Text(_signed(own), "bold") if own else Text("0" if self._console.options.ascii_only else "±0", QUIET)]
        for seat, change in enumerate(preview["change"]):
            if change and seat != self._seat:
                parts.append(self._renderer.seat_mark(seat, self._console).append(_signed(change), "not bold"))
        if preview["ends_phase"]:
            parts.append(Text(self._ending(), "bold"))
        return Text(" ").join(parts)

    def _ending(self) -> str:
        """What is said of an action that ends a phase, in the game's own words if it has some."""
        own = f"{self._game.name}-drawing-ends-phase"
        return self._texts.format(own if self._texts.has(own) else "cli-ends-phase")

    def _heading(self, menu: Menu, kind: str) -> Text:
        """The kind's name and how many actions there are of it."""
        title = kind_title(self._game.name, kind, self._texts) or kind or self._texts.format("cli-choices")
        count = len(menu.of_kind(kind))
        return Text(title, "bold").append(f" ({count})" if count > 1 else "", QUIET)


def _whole(preview: Preview) -> Preview:
    """A preview with what a game need not say: then an action costs, gives and changes nothing."""
    return {"kind": "", "cost": 0, "gain": 0, "change": [0] * MAX_SEATS, "ends_phase": False, **preview}


def _widest(texts: Sequence[Text]) -> int:
    return max((text.cell_len for text in texts), default=0)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}"


def _in_rows(stems: Sequence[str], cells: Sequence[Text], per_row: int) -> Iterator[list[Text]]:
    """The cells in rows; a new stem begins a new row where that leaves rows well filled."""
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
