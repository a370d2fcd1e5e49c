"""Short scripted games: positions for rule tests, reached by legal words only, chance chosen by the test."""

from __future__ import annotations

from typing import Any

from tests.twin.uxmal import rules
from tests.twin.uxmal.material import FIELDS, rotations
from tests.uxmal.match import UxmalMatch, uxmal


def start(track: str = "SJMET", first: int = 0, players: int = 2, **options: Any) -> UxmalMatch:
    """A match at its first position, with the standard tiles or those of the user's own."""
    return UxmalMatch(uxmal(players, **options), [f"track:{track}", f"first:{first}"])


def play(match: UxmalMatch, words: str) -> UxmalMatch:
    """Carry out words that are separated by blanks."""
    for word in words.split():
        match.play(word)
    return match


def lay(match: UxmalMatch, word: str, take: str = "") -> UxmalMatch:
    """Build: draw the tile of `word` and lay it so; where cards are to be chosen, take `take` or the first pair."""
    listed = [tile for tile in match.state.summary()["undrawn"] if tile in rotations(word[3:])]
    assert listed, f"no undrawn tile lies as {word}"
    play(match, f"build draw:{listed[0]} {word}")
    if match.state.decision == "take":
        match.play(f"take:{take}" if take else legal(match)[0])
    return match


def see(match: UxmalMatch) -> dict[str, Any]:
    """The position summary."""
    return match.state.summary()


def legal(match: UxmalMatch, start_of_word: str = "") -> list[str]:
    """Legal words, or those that begin so."""
    return [word for word in see(match)["legal"] if word.startswith(start_of_word)]


def hand(match: UxmalMatch, seat: int) -> str:
    """A hand as letters: `MMT`."""
    return "".join(idol * count for idol, count in see(match)["hands"][seat].items())


def top(match: UxmalMatch, field: str) -> str:
    """Level and symbol of a field's top: `1M`."""
    position, column, row = see(match), "abcdefgh".index(field[0]), 8 - int(field[1])
    level: str = position["levels"][row][column]
    symbol: str = position["symbols"][row][column]
    return level + symbol


def build_anything(match: UxmalMatch) -> UxmalMatch:
    """Build with the first words there are: first draw, first seat and rotation, first pair."""
    if match.state.decision == "draw":
        match.play(legal(match)[0])
    match.play("build")
    if match.state.decision == "draw":
        match.play(legal(match)[0])
    match.play(legal(match)[0])
    if match.state.decision == "take":
        match.play(legal(match)[0])
    return match


def complete_level(match: UxmalMatch, leave: int = 0) -> UxmalMatch:
    """Build until the phase ends, or until only `leave` seats of its level are free."""
    phase = match.state.phase
    while match.state.phase == phase and not match.state.is_terminal() and free_seats(match) > leave:
        build_anything(match)
    return match


def free_seats(match: UxmalMatch) -> int:
    """Free seats of the present level."""
    ends = {1: 29 - 16, 2: 29 - 25, 3: 0}
    position = see(match)
    return len(position["undrawn"]) + (position["drawn"] is not None) - ends[position["phase"]]


def board_of(position: dict[str, Any]) -> rules.Board:
    """The twin's board, read from a position summary."""
    return {
        (column, row): (int(position["levels"][7 - row][column]), position["symbols"][7 - row][column])
        for column, row in FIELDS
    }
