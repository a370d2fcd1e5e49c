"""The figures of a game's rules as pictures."""

from __future__ import annotations

from teocalli.core.errors import TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.texts import Texts
from teocalli.pictures.board import ROOM, check_language, finished
from teocalli.pictures.engine import NEEDED, NEEDED_FOR_PNG, check_libraries, drawing_of
from teocalli.table.figures import figures_of


def figure_pictures(
    game: type[Game], name: str, *, theme: str = "auto", language: str = "en", outlines: bool = False
) -> list[str]:
    """The pictures of a figure, side by side, as SVGs; its caption is their title.

    Raises `TeocalliError` as `board_svg` does: `error-no-picture-drawing` too where what it shows is no picture on the
    page, and `error-no-such-figure`.
    """
    check_libraries(NEEDED_FOR_PNG if outlines else NEEDED)
    figures = {each["name"]: each for each in figures_of(game.name)["figures"]}
    if name not in figures:
        known = ", ".join(figures) or "–"
        raise TeocalliError("error-no-such-figure", game=game.name, figure=shown(name, 40), known=known)
    figure = figures[name]
    check_language(language)
    caption = Texts(language).format(figure["text"], figure["numbers"])
    drawing = drawing_of(game)
    roots = [
        drawing.draw({"picture": picture}, language, ROOM, lambda _: figure["before"]) for picture in figure["pictures"]
    ]
    return [finished(root, game, theme, caption, outlines=outlines) for root in roots]
