"""Parts of the table in detail, for those who ask for them by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.terminal.palette import QUIET, STRONG, Palette
from teocalli.games.teotihuacan.terminal.people import People
from teocalli.games.teotihuacan.terminal.pyramid import Pyramid
from teocalli.games.teotihuacan.terminal.ring import Ring
from teocalli.games.teotihuacan.terminal.tracks import Tracks

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.game import TeotihuacanGame


class Sheet:
    """One view, ready to be drawn `width` characters wide."""

    def __init__(
        self,
        game: TeotihuacanGame,
        view: Mapping[str, Any],
        names: Sequence[str],
        texts: Texts,
        palette: Palette,
        *,
        width: int,
    ) -> None:
        self.position = view["position"]
        self.names = names
        self.texts = texts
        self.palette = palette
        self.width = width
        self.ring = Ring(self.position, game.components, texts, palette)
        self.pyramid = Pyramid(self.position, game.components, texts, palette)
        self.tracks = Tracks(self.position, game.components, texts, palette)
        self.people = People(view, names, texts, palette)

    def calendar(self) -> Text:
        """Era, discs and rounds until the Eclipse."""
        return self.tracks.calendar(self.width)


def boards(sheet: Sheet) -> Iterator[RenderableType]:
    """The ring as boxes, or where it is too wide as a column of boxes."""
    if sheet.position["boards"]:
        yield from sheet.ring.square()


def pyramid(sheet: Sheet) -> Iterator[RenderableType]:
    """The pyramid with stairways, free places and displays."""
    yield from sheet.pyramid.large()


def temples(sheet: Sheet) -> Iterator[RenderableType]:
    """Tracks, Temple Bonus tiles and the stacks of Discovery tiles."""
    yield from sheet.tracks.lines(sheet.width)
    yield from sheet.tracks.bonus()
    yield from sheet.tracks.stacks()


def technologies(sheet: Sheet) -> Iterator[RenderableType]:
    """Technologies and Royal tiles with what they do."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for number in sheet.position["techs"]:
        owners = Text()
        for seat in sheet.position["owners"].get(str(number), []):
            owners.append(sheet.palette.shape(seat), sheet.palette.seat_style(seat))
        _explain(table, sheet, f"teotihuacan-tech-{number}", owners)
    for number in sheet.position["royal"]:
        _explain(table, sheet, f"teotihuacan-royal-{number}", Text())
    yield table


def _explain(table: Table, sheet: Sheet, key: str, mark: Text) -> None:
    table.add_row(Text(sheet.texts.format(key), STRONG), mark, sheet.texts.format(f"{key}.help"))


def tiles(sheet: Sheet) -> Iterator[RenderableType]:
    """Every kind of Discovery tile that lies somewhere, with cost and effect."""
    lying = {kind for kind in sheet.position["tiles"].values() if kind}
    lying |= {kind for stack in sheet.position["stacks"].values() for kind in stack}
    lying |= {kind for player in sheet.position["players"] for kind in player["unused"]}
    table = Table.grid(padding=(0, 1, 0, 0))
    for kind in sorted(lying):
        _explain(table, sheet, f"teotihuacan-kind-{kind}", Text())
    yield table


def players(sheet: Sheet) -> Iterator[RenderableType]:
    """Everybody's goods, points and belongings."""
    yield from sheet.people.full(min(sheet.width, 72))


def teotibot(sheet: Sheet) -> Iterator[RenderableType]:
    """The Teotibot's tiles with what they do."""
    if not sheet.position["bot"]:
        yield Text(sheet.texts.format("teotihuacan-drawing-no-bot"), QUIET)
        return
    yield from sheet.people.bot(min(sheet.width, 72))
    table = Table.grid(padding=(0, 1, 0, 0))
    for action in sheet.position["bot"]["actions"]:
        _explain(table, sheet, f"teotihuacan-bot-{action}", Text())
    yield table


def legend(sheet: Sheet) -> Iterator[RenderableType]:
    """What letters and signs stand for."""
    signs = [(sheet.palette.sign(name).plain, name) for name in ("cocoa", "wood", "stone", "gold", "vp")]
    signs += [("R", "any-resource"), (sheet.palette.sign("temple_any").plain, "step"), ("P", "power"), ("Bo", "bonus")]
    said = [f"{sign} {sheet.texts.format(f'teotihuacan-drawing-legend-{name}')}" for sign, name in signs]
    yield Text(sheet.palette.separator.join(said))
    table = Table.grid(padding=(0, 2, 0, 0))
    rows = [
        (sheet.palette.die(0, 3), "worker"),
        (sheet.palette.die(0, 3, locked=True), "locked"),
        (Text(f"{sheet.palette.neutral(0)} {sheet.palette.neutral(1)}", QUIET), "neutral"),
        (Text(f"b r g {sheet.palette.nothing}"), "icons"),
        (Text("B R G", STRONG), "coloured"),
        (Text("1 2 3 4"), "levels"),
        (Text("#"), "decorated"),
        (Text(sheet.palette.house), "building"),
    ]
    for sign, name in rows:
        table.add_row(sign, sheet.texts.format(f"teotihuacan-drawing-legend-{name}"))
    yield table


PANELS: Mapping[str, Callable[[Sheet], Iterator[RenderableType]]] = {
    "boards": boards,
    "pyramid": pyramid,
    "temples": temples,
    "technologies": technologies,
    "tiles": tiles,
    "players": players,
    "teotibot": teotibot,
    "legend": legend,
}
"""Parts of the table by name; the names are commands and the same in every language."""
