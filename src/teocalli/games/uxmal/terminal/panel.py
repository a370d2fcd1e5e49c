"""What lies beside the pyramid, as one table whose columns are the idols in the order of the popularity track.

So the eye goes straight down from an idol's rank to what it earns, what is left of its cards and who holds them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from teocalli.core.texts import Texts
from teocalli.games.uxmal.rules.position import IDOLS, LEVELS
from teocalli.games.uxmal.terminal.palette import QUIET, STRONG, Palette

RANKS = range(1, IDOLS + 1)
RANK_WIDTH = 3
TOP = LEVELS
"""The level whose ground the idols have here."""
SUPPLY_WIDTH, SCORE_WIDTH, NEXT_WIDTH = 4, 4, 5
MIN_LABEL_WIDTH = 12
FIXED_WIDTH = len(RANKS) * RANK_WIDTH + SUPPLY_WIDTH + SCORE_WIDTH + NEXT_WIDTH
MIN_WIDTH = FIXED_WIDTH + MIN_LABEL_WIDTH

Row = tuple[Text, ...]


class Panel:
    """The panel of one view: `points` and `card_points` are the tables of the game's components (U22, U23)."""

    def __init__(
        self,
        view: Mapping[str, Any],
        names: Sequence[str],
        texts: Texts,
        palette: Palette,
        *,
        points: Mapping[int, Sequence[int]],
        card_points: Sequence[int],
    ) -> None:
        self._position = view["position"]
        self._projection = view["projection"]
        self._names = names
        self._texts = texts
        self._points = points
        self._card_points = card_points
        self._palette = palette
        self._over = bool(self._position["winners"])

    def table(self, width: int) -> Table:
        """The panel, `width` characters wide or less; long names are cut."""
        table = Table.grid()
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=max(width - FIXED_WIDTH, MIN_LABEL_WIDTH))
        for _ in RANKS:
            table.add_column(justify="center", width=RANK_WIDTH)
        for column_width in (SUPPLY_WIDTH, SCORE_WIDTH, NEXT_WIDTH):
            table.add_column(justify="right", width=column_width, no_wrap=True)
        for row in self._rows():
            table.add_row(*row)
        return table

    def _rows(self) -> Iterator[Row]:
        yield self._row("rank", [Text(f" {rank} ", self._palette.rank_style(rank)) for rank in RANKS])
        yield self._row(
            "idol", [Text(f" {idol} ", self._palette.symbol_style(idol, TOP)) for idol in self._position["track"]]
        )
        for level in range(TOP, 0, -1):
            yield self._row("level", self._amounts(self._points[level]), level=level)
        yield self._row("card", self._amounts(self._card_points))
        yield (*self._row("pile", self._by_idol(self._position["piles"])), *self._headings())
        for seat in range(len(self._names)):
            yield self._player(seat)

    def _row(self, label: str, cells: Sequence[Text], **args: object) -> Row:
        return Text(f"  {self._text(label, **args)} ", QUIET), *cells

    def _headings(self) -> Row:
        following = "" if self._over else self._text("next")
        return Text(), Text(self._text("score"), QUIET), Text(following, QUIET)

    def _player(self, seat: int) -> Row:
        position = self._position
        marker = self._marker() if seat == position["turn"] else " "
        label = Text(marker).append(self._palette.shape(seat), self._palette.seat_style(seat))
        label.append(f" {self._names[seat]} ", self._palette.seat_style(seat) if seat == position["turn"] else "")
        supply = Text(self._palette.shape(seat) * position["supply"][seat], self._palette.seat_style(seat))
        return label, *self._hand(seat), supply, Text(str(position["scores"][seat]), STRONG), self._next(seat)

    def _next(self, seat: int) -> Text:
        return Text("" if self._over else f"+{self._projection[seat]['next']}", QUIET)

    def _hand(self, seat: int) -> list[Text]:
        return self._by_idol(self._position["hands"][seat])

    def _by_idol(self, counts: Mapping[str, int]) -> list[Text]:
        """Counts in the order of the track; of cards that this seat may not see (U6) the total."""
        if "total" in counts:
            return [
                Text(f"{'=' if self._palette.ascii_only else 'Σ'}{counts['total']}"),
                *[Text("?", QUIET)] * (len(RANKS) - 1),
            ]
        return [self._amount(counts[idol]) for idol in self._position["track"]]

    def _amounts(self, values: Sequence[int]) -> list[Text]:
        return [self._amount(values[rank - 1] if rank <= len(values) else 0) for rank in RANKS]

    def _amount(self, value: int) -> Text:
        return Text(str(value)) if value else Text(self._palette.nothing, QUIET)

    def _marker(self) -> str:
        return ">" if self._palette.ascii_only else "▸"

    def _text(self, name: str, **args: object) -> str:
        return self._texts.format(f"uxmal-drawing-{name}", args)
