"""The board of a position as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.state import State
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.pictures.engine import (
    NEEDED,
    NEEDED_FOR_PIXELS,
    NEEDED_FOR_PNG,
    Element,
    Room,
    are_installed,
    check_libraries,
    drawing_of,
)
from teocalli.table.company import Sight
from teocalli.table.history import History
from teocalli.table.names import shortened_name
from teocalli.table.seats import SeatRequest, assign_seats, names_of
from teocalli.table.table import Table
from teocalli.table.terms import Terms
from teocalli.table.view import build_view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ROOM: Room = (1048, 824)
"""Pixels that a board gets to lie in, if nobody says otherwise; one that keeps its shape does not fill them."""
PNG_WIDTH = 1200
DECIDING = "deciding"
"""Instead of a seat: the one that decides."""


def board_svg(
    position: Match | State,
    *,
    theme: str = "auto",
    language: str = "en",
    names: Sequence[str] = (),
    room: Room = ROOM,
    outlines: bool = False,
    seat: int | str | None = DECIDING,
) -> str:
    """The board of a position, or of the present position of a match, whose last turn is marked then, as an SVG.

    It is what a `seat` sees: by default the one that decides; None is a spectator. `theme`: "light", "dark", or "auto"
    for whatever the surroundings are; `names`: of the players by seat; `room`: pixels that the board has, of which it
    takes what its shape needs; `outlines`: type as shapes, so that it looks the same everywhere.

    Raises `TeocalliError`: `error-no-pictures` where the extra `pictures` is not installed, `error-no-picture-drawing`
    for a game whose drawing is no picture, `error-picture-theme`, `error-picture-language`.
    """
    check_libraries(NEEDED_FOR_PNG if outlines else NEEDED)
    match = position if isinstance(position, Match) else beginning_with(position)
    game = type(match.game)
    label = title_of(game, language)
    root = board_tree(match, language=language, names=names, room=room, seat=seat)
    return finished(root, game, theme, label, outlines=outlines)


def board_png(position: Match | State, *, theme: str = "light", width: int = PNG_WIDTH, **how: Any) -> bytes:
    """The board as a PNG so many pixels wide; `how` as in `board_svg`, which says what is raised."""
    check_libraries(NEEDED_FOR_PNG)
    return png_of(board_svg(position, theme="light" if theme == "auto" else theme, outlines=True, **how), width)


def board_pixels(position: Match | State, *, width: int = PNG_WIDTH, **how: Any) -> NDArray[np.uint8]:
    """The board as an array, height × width × 3: red, green, blue, 0 to 255; `how` as in `board_png`.

    Raises `TeocalliError` as `board_svg` and `check_pixels` do.
    """
    check_pixels()
    import numpy as np  # noqa: PLC0415 - an extra
    from PIL import Image  # noqa: PLC0415 - an extra

    with Image.open(BytesIO(board_png(position, width=width, **how))) as picture:
        return np.array(picture.convert("RGB"))


def check_pixels() -> None:
    """Raises `TeocalliError` (`error-no-pixels`) where something is missing that pictures as arrays need."""
    if not are_installed(NEEDED_FOR_PIXELS):
        raise TeocalliError("error-no-pixels")


def png_of(svg: str, width: int) -> bytes:
    """An SVG without type as a PNG."""
    import resvg_py  # noqa: PLC0415 - an extra

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))


def board_tree(
    match: Match,
    *,
    language: str = "en",
    names: Sequence[str] = (),
    room: Room = ROOM,
    seat: int | str | None = DECIDING,
) -> Element:
    """What the browser's drawing makes of the present position, before it has its colours."""
    view = _view(match, names, seat)
    viewer = view["viewer"]
    return drawing_of(type(match.game)).draw(
        {"view": view}, language, room, lambda number: match.game.view(match.state_at(number), viewer)["position"]
    )


def finished(root: Element, game: type[Game], theme: str, label: str, *, outlines: bool) -> str:
    """The SVG of a drawing. Raises `TeocalliError` where there is none, or for a theme that is none."""
    from teocalli.pictures.writing import svg_of  # noqa: PLC0415 - an extra

    check_theme(theme)
    svg = svg_of(root, game, theme, label, _shape_of() if outlines else None)  # type: ignore[arg-type]  # looked at above
    if svg is None:
        raise TeocalliError("error-no-picture-drawing", game=game.name)
    return svg


def _shape_of() -> Any:
    from teocalli.pictures.type import shape_of  # noqa: PLC0415 - an extra

    return shape_of


def title_of(game: type[Game], language: str) -> str:
    """What a game is called. Raises `TeocalliError` as `check_language` does."""
    check_language(language)
    texts, key = Texts(language), f"{game.name}-title"
    return texts.format(key) if texts.has(key) else str(game.name)


def check_language(language: str) -> None:
    """Raises `TeocalliError` (`error-picture-language`) for one in which there are no texts."""
    if language not in LANGUAGES:
        raise TeocalliError("error-picture-language", language=shown(language, 20), known=", ".join(LANGUAGES))


def check_theme(theme: str) -> None:
    """Raises `TeocalliError` (`error-picture-theme`) for one that there is not."""
    if theme not in ("auto", "light", "dark"):
        raise TeocalliError("error-picture-theme", theme=shown(theme, 20))


def beginning_with(state: State) -> Match:
    """A match that begins from a position."""
    return Match.from_position(state.game, state.game.complete_summary(state))


def _view(match: Match, names: Sequence[str], seat: int | str | None) -> dict[str, Any]:
    """The table as a seat sees it, with nothing to choose."""
    requests = [
        SeatRequest(name=shortened_name(name)) for name in [*names, *[""] * match.game.players][: match.game.players]
    ]
    seats = assign_seats(requests, lambda _: None)
    table = Table(match, seats, None, {}, Terms(take_back=False))
    history = History(names_of(seats))
    history.follow(match, table.origins)
    looking = match.state.current_player if isinstance(seat, str) else seat
    view = build_view("picture", table, history, Sight("screen", None if looking is None or looking < 0 else looking))
    return view | {"legal": [], "asked": None, "score_history": [], "phases": [], "hints": False}
