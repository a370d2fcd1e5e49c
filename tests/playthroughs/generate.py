"""Write the playthrough files anew: `python -m tests.playthroughs.generate`."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE
from tests.playthroughs import picture, teotihuacan_picture

FOLDER = Path(__file__).parent


class Drawing(NamedTuple):
    """How a game is written down and which kinds of words its players like."""

    title: Callable[[Match], str]
    picture: Callable[[Match], str]
    liked: dict[str, int]


DRAWINGS = {
    "uxmal": Drawing(picture.title, picture.picture, {"build": 5, "place": 3, "move": 3, "honour": 1, "curse": 1}),
    "teotihuacan": Drawing(
        teotihuacan_picture.title,
        teotihuacan_picture.picture,
        {
            "move": 9,
            "rest": 2,
            "cocoa": 2,
            "main": 8,
            "worship": 6,
            "use": 3,
            "unlock": 1,
            "claim": 3,
            "skip": 1,
            "end": 2,
        }
        | {"reward": 1, "build": 4, "done": 1, "ascend": 2, "temple": 2, "times": 2, "pay": 2, "power": 2, "salary": 1},
    ),
}
PLAYTHROUGHS: dict[str, tuple[int, dict[str, Any], int]] = {  # name, beginning with the game: players, options, seed
    "uxmal_standard_2": (2, {}, 1),
    "uxmal_no_break_3": (3, {"variant": "no_break"}, 2),
    "uxmal_forced_break_4": (4, {"variant": "forced_break"}, 3),
    "uxmal_open_draw_2": (2, {"draw": "open"}, 4),
    "teotihuacan_standard_2": (2, {}, 3),
    "teotihuacan_draft_dark_3": (3, {"draft": "yes", "dark_eclipse": "yes"}, 1),
    "teotihuacan_solo_1": (1, {}, 2),
}


def choose(match: Match, liked: dict[str, int], rng: random.Random) -> str:
    """A random legal word; the kinds of action are weighed so that games stay short and show every kind."""
    words = match.game.legal_words(match.state)
    kinds = sorted({kind_of(word) for word in words})
    if match.state.current_player == CHANCE or not set(kinds) <= set(liked):
        return rng.choice(words)
    kind = rng.choices(kinds, [liked[kind] for kind in kinds])[0]
    return rng.choice([word for word in words if kind_of(word) == kind])


def kind_of(word: str) -> str:
    """What stands before the colon, without the marks of tiles: `main+1*` is a `main`."""
    return word.partition(":")[0].rstrip("*").partition("+")[0]


def playthrough(name: str) -> str:
    """The text of one playthrough."""
    players, options, seed = PLAYTHROUGHS[name]
    rng = random.Random(seed)
    game = load_game(name.partition("_")[0], players, options)
    drawing = DRAWINGS[game.name]
    match = Match(game, game.draw_setup(rng.randrange))
    parts = [drawing.title(match), drawing.picture(match)]
    while not match.state.is_terminal():
        word = choose(match, drawing.liked, rng)
        match.play(word)
        parts += [f"> {word}", drawing.picture(match)]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name))
        print(f"tests/playthroughs/{name}.txt")


if __name__ == "__main__":
    main()
