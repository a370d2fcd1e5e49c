"""Write the playthrough files anew: `python -m tests.playthroughs.generate`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE
from tests.playthroughs.picture import picture, title

FOLDER = Path(__file__).parent
PLAYTHROUGHS: dict[str, tuple[int, dict[str, Any], int]] = {  # name: players, options, seed
    "uxmal_standard_2": (2, {}, 1),
    "uxmal_no_break_3": (3, {"variant": "no_break"}, 2),
    "uxmal_forced_break_4": (4, {"variant": "forced_break"}, 3),
    "uxmal_open_draw_2": (2, {"draw": "open"}, 4),
}
LIKED = {"build": 5, "place": 3, "move": 3, "honour": 1, "curse": 1}


def choose(match: Match, rng: random.Random) -> str:
    """A random legal word; at a turn the kinds of action are weighed so that games stay short and show every kind."""
    words = match.game.legal_words(match.state)
    kinds = sorted({word.partition(":")[0] for word in words})
    if match.state.current_player == CHANCE or not set(kinds) <= set(LIKED):
        return rng.choice(words)
    kind = rng.choices(kinds, [LIKED[kind] for kind in kinds])[0]
    return rng.choice([word for word in words if word.partition(":")[0] == kind])


def playthrough(name: str) -> str:
    """The text of one playthrough."""
    players, options, seed = PLAYTHROUGHS[name]
    rng = random.Random(seed)
    game = load_game("uxmal", players, options)
    match = Match(game, game.draw_setup(rng.randrange))
    parts = [title(match), picture(match)]
    while not match.state.is_terminal():
        word = choose(match, rng)
        match.play(word)
        parts += [f"> {word}", picture(match)]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name))
        print(f"tests/playthroughs/{name}.txt")


if __name__ == "__main__":
    main()
