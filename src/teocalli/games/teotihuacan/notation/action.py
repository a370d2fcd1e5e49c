"""An action, part by part."""

from __future__ import annotations

from typing import Any, NamedTuple


class Action(NamedTuple):
    """What a word says, part by part. Parts that its kind does not have are empty.

    Attributes:
        word: the word itself.
        kind: what the word begins with: "move", "build" …
        group: its group in the action space; a kind has several of them where its words are numbered apart.
        seat: who begins.
        board: where from (`move`), or where a worker is (`power`).
        to: the board that a worker goes to.
        boards: several boards: the ring, or where the first workers stand.
        powers: of the workers that act, one or more; that of a Worship only where the word names it.
        extra: Extra worker tiles used.
        free: it costs nothing, by a tile or otherwise: what the mark * says.
        benefits: what Worship brings, in order: "step", "tile", "royal".
        royal, royals: Royal tiles, by number.
        technology, technologies: Technologies, by number.
        bonuses: Temple Bonus tiles.
        tile, tiles: by name: a Pyramid tile T5, a Decoration D3, a Starting tile ST4, a kind of Discovery tile; in a
            draw also one of the Teotibot's Action tiles.
        place: level, row and column of a place of the pyramid.
        stairway: n, e, s or w.
        turn: quarter turns clockwise.
        temple, row, reward, sides: of those names.
        goods: wood, stone, gold.
        saved: the good that Technology 15 saves, "" for nothing.
        number: of times, cocoa, a layout, the sum of the dice.

    """

    word: str
    kind: str
    group: str
    seat: int = 0
    board: int = 0
    to: int = 0
    boards: tuple[int, ...] = ()
    powers: tuple[int, ...] = ()
    extra: int = 0
    free: bool = False
    benefits: tuple[str, ...] = ()
    royal: int = 0
    royals: tuple[int, ...] = ()
    technology: int = 0
    technologies: tuple[int, ...] = ()
    bonuses: tuple[str, ...] = ()
    tile: str = ""
    tiles: tuple[str, ...] = ()
    place: tuple[int, int, int] = (0, 0, 0)
    stairway: str = ""
    turn: int = 0
    temple: str = ""
    row: str = ""
    reward: str = ""
    sides: str = ""
    goods: tuple[int, int, int] = (0, 0, 0)
    saved: str = ""
    number: int = 0

    def parts(self) -> dict[str, Any]:
        """The parts that its kind has, by name, as they stand in previews: ready for JSON."""
        parts = {name: getattr(self, name) for name in PARTS.get(self.kind, ())}
        return {name: list(part) if isinstance(part, tuple) else part for name, part in parts.items()}


PARTS = {
    "keep": ("tiles",),
    "pick": ("tile",),
    "gain": ("goods",),
    "place": ("boards",),
    "temple": ("temple",),
    "claim": ("tile",),
    "power": ("board", "powers"),
    "ascend": ("reward", "free"),
    "unlock": ("free",),
    "use": ("tile",),
    "move": ("board", "powers", "to", "free"),
    "main": ("extra", "free"),
    "worship": ("benefits", "royal", "powers", "free"),
    "crew": ("powers",),
    "tech": ("technology",),
    "row": ("row",),
    "deco": ("tile", "stairway"),
    "build": ("tile", "place", "turn"),
    "save": ("saved",),
    "times": ("number",),
    "pay": ("goods",),
    "salary": ("number", "free"),
}
"""Parts of what players do, by kind; the other kinds have none."""
assert {name for names in PARTS.values() for name in names} <= set(Action._fields)
