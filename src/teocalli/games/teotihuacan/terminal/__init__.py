"""The drawing of a position for terminals: the ring of boards around the pyramid, or a line for each board.

Whoever draws games finds this module by its name in the game's package; it needs `rich`, the rules do not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from teocalli.core.match import Match
from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.notation import form_of, parse, place_name
from teocalli.games.teotihuacan.terminal import panels
from teocalli.games.teotihuacan.terminal import path as paths
from teocalli.games.teotihuacan.terminal.choices import Choices
from teocalli.games.teotihuacan.terminal.palette import Palette
from teocalli.games.teotihuacan.terminal.panels import PANELS, Sheet
from teocalli.games.teotihuacan.terminal.ring import RING_HEIGHT, RING_WIDTH
from teocalli.games.teotihuacan.terminal.scoring import eclipse_table

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.game import TeotihuacanGame

__all__ = ["PANELS", "cost", "describe", "draw", "family", "panel", "path", "phase_table", "seat_mark", "stem"]

GAP = 2
SIDE_WIDTH = 42
LARGE_FROM = RING_WIDTH + GAP + SIDE_WIDTH, RING_HEIGHT + 12
"""Columns and rows from which the ring as boxes leaves enough room for the list of what can be done."""


def draw(
    game: TeotihuacanGame, view: Mapping[str, Any], names: Sequence[str], texts: Texts, console: Console
) -> RenderableType:
    """A position as a seat may see it (`game.view`), to suit the size, the characters and the colours of `console`."""
    sheet = Sheet(game, view, names, texts, Palette.of(console), width=console.width)
    if not view["position"]["boards"]:
        return sheet.people.table(console.width)
    if console.width < LARGE_FROM[0] or console.height < LARGE_FROM[1]:
        return Group(*_small(sheet))
    layout = Table.grid(padding=(0, GAP, 0, 0))
    layout.add_column(width=RING_WIDTH, no_wrap=True)
    side = console.width - RING_WIDTH - GAP
    layout.add_row(Group(*sheet.ring.square()), Group(*_side(sheet, min(side, console.width // 2))))
    return Group(sheet.calendar(), layout)


def _small(sheet: Sheet) -> Iterator[RenderableType]:
    """A line for each board and player; where something is built, the pyramid instead of the boards."""
    yield sheet.calendar()
    if sheet.position["decision"] in ("build", "deco"):
        yield from panels.pyramid(sheet)
    else:
        yield sheet.ring.rows(sheet.width)
    yield sheet.people.compact(sheet.width)
    if sheet.position["bot"]:
        yield sheet.people.bot_line()


def _side(sheet: Sheet, width: int) -> Iterator[RenderableType]:
    """Beside the ring: tracks, Temple Bonus tiles, players, the Teotibot; where there is room the Discovery stacks."""
    parts: list[Table | Text] = [*sheet.tracks.lines(width), *_cut(sheet.tracks.bonus(), width)]
    people = list(sheet.people.full(width))
    bot = list(sheet.people.bot(width)) if sheet.position["bot"] else []
    stacks = _cut(sheet.tracks.stacks(), width)
    rows = len(parts) + 2 * len(sheet.names) + 2 + len(bot)
    yield from parts
    yield from stacks if rows + len(stacks) <= RING_HEIGHT else []
    yield from [Text()] if rows <= RING_HEIGHT else []
    yield from people
    yield from bot


def _cut(lines: Iterator[Text], width: int) -> list[Text]:
    """Lines that do not go on in a second row."""
    cut = list(lines)
    for line in cut:
        line.truncate(width, overflow="ellipsis")
    return cut


def panel(
    game: TeotihuacanGame,
    view: Mapping[str, Any],
    names: Sequence[str],
    texts: Texts,
    console: Console,
    *,
    name: str,
) -> RenderableType:
    """One of `PANELS`: a part of the table in more detail."""
    sheet = Sheet(game, view, names, texts, Palette.of(console), width=console.width)
    return Group(*PANELS[name](sheet))


def describe(
    game: TeotihuacanGame, view: Mapping[str, Any], preview: Mapping[str, Any], texts: Texts, console: Console
) -> str:
    """What an action does, what it brings and what is asked then; its word, cost and change stand beside it."""
    position = view["position"]
    return Choices(position, position["to_move"], game.components, texts, Palette.of(console)).describe(preview)


def cost(preview: Mapping[str, Any], texts: Texts, console: Console) -> str:
    """What an action costs, with a letter for each good."""
    return Choices.cost(preview, Palette.of(console))


def family(word: str) -> str:
    """What stays the same where an action can be done in several ways: a Pyramid tile's rotations are one family."""
    action = parse(word)
    return word if action.kind != "build" else f"build:{action.tile}@{place_name(action.place)}"


def stem(word: str) -> str:
    """The tile that is laid, or the workers that move."""
    action = parse(word)
    if action.kind == "move":
        return f"{action.board}.{action.powers}"
    return action.tile or form_of(action) or word


def seat_mark(seat: int, console: Console) -> Text:
    """The shape or letter by which a seat is known; a blank for nobody."""
    palette = Palette.of(console)
    return Text(palette.shape(seat), palette.seat_style(seat)) if seat >= 0 else Text(" ")


def phase_table(report: Mapping[str, Any], names: Sequence[str], texts: Texts, console: Console) -> Table:
    """The scoring of an Eclipse, player by player (T74–T78)."""
    return eclipse_table(report, names, texts, Palette.of(console))


def path(match: Match, texts: Texts) -> list[str]:
    """Where in a turn the present decision belongs, the outermost first."""
    return paths.path(match, texts)
