"""Bytes of positions with something changed: whatever is taken for a position must be one that can be played."""

from __future__ import annotations

import random
from collections.abc import Iterator

from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.state import CHANCE, State
from teocalli.players.greedy import Greedy
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import SearchSettings
from tests.players.positions import GAMES, begin, go_on, some_game

HEAD = 12
"""Mark and digest, which tell games apart."""
FRAME = 8
"""Bytes of what waits on Teotihuacan's stack, at the end of its bytes."""
PLAYED = 0.1
"""Share of the positions found that are played to their end; all are looked at and played for a while."""


def changed(data: bytes, other: bytes, rng: random.Random) -> bytes:
    """One to four changes; `other` are bytes of another position of the same game."""
    found = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        if len(found) > HEAD + 2:  # a change before may have left nothing to change
            rng.choice(_CHANGES)(found, other, rng)
    return bytes(found)


def _any_byte(found: bytearray, other: bytes, rng: random.Random) -> None:
    found[rng.randrange(HEAD, len(found))] = rng.choice((0, 1, 2, 3, 127, 128, 255, rng.randrange(256)))


def _a_little(found: bytearray, other: bytes, rng: random.Random) -> None:
    at = rng.randrange(HEAD, len(found))
    found[at] = (found[at] + rng.choice((-2, -1, 1, 2))) % 256


def _one_bit(found: bytearray, other: bytes, rng: random.Random) -> None:
    found[rng.randrange(HEAD, len(found))] ^= 1 << rng.randrange(8)


def _change_places(found: bytearray, other: bytes, rng: random.Random) -> None:
    one, two = rng.randrange(HEAD, len(found)), rng.randrange(HEAD, len(found))
    found[one], found[two] = found[two], found[one]


def _neighbours(found: bytearray, other: bytes, rng: random.Random) -> None:
    at, step = rng.randrange(HEAD, len(found) - 1), rng.choice((1, 2))
    if at + step < len(found):
        found[at], found[at + step] = found[at + step], found[at]


def _from_other(found: bytearray, other: bytes, rng: random.Random) -> None:
    start, length = rng.randrange(HEAD, len(found)), rng.choice((1, 2, 4, 8, 50))
    part = other[start : min(start + length, len(found))]
    found[start : start + len(part)] = part


def _last_frame(found: bytearray, other: bytes, rng: random.Random) -> None:
    at = len(found) - rng.randrange(1, min(5 * FRAME, len(found) - HEAD))
    found[at] = rng.choice((found[at] + 1 & 255, found[at] - 1 & 255, rng.randrange(64)))


def _more_frames(found: bytearray, other: bytes, rng: random.Random) -> None:
    """One of the other's frames comes on top, or one goes; the depth, before the frames, is told wherever it fits."""
    depth = next(
        (d for d in range(1, 20) if found[len(found) - FRAME * d - 2 : len(found) - FRAME * d] == _short(d)), 0
    )
    if not depth:
        return
    kept = len(found) - FRAME * depth
    frames = [bytes(found[kept + FRAME * i : kept + FRAME * (i + 1)]) for i in range(depth)]
    if rng.random() < 0.5:
        frames.insert(rng.randrange(depth + 1), bytes(other[-FRAME:]) if rng.random() < 0.5 else rng.choice(frames))
    else:
        frames.pop(rng.randrange(depth))
    found[kept - 2 :] = _short(len(frames)) + b"".join(frames)


def _short(number: int) -> bytes:
    return number.to_bytes(2, "little")


def _length(found: bytearray, other: bytes, rng: random.Random) -> None:
    if rng.random() < 0.5:
        del found[rng.randrange(HEAD + 1, len(found)) :]
    else:
        found += rng.randbytes(rng.randrange(1, 20))


_CHANGES = (
    *(3 * (_any_byte, _a_little, _one_bit, _last_frame, _from_other)),
    _change_places,
    _neighbours,
    _more_frames,
    _more_frames,
    _length,
)


def positions(rng: random.Random) -> Iterator[tuple[Game, list[bytes]]]:
    """Again and again a game of one of both kinds with random options, and the bytes of all its positions."""
    while True:
        game = some_game(rng.choice(GAMES), rng)
        state = begin(game, rng)
        found = [state.to_bytes()]
        while not state.is_terminal():
            go_on(state, rng)
            found.append(state.to_bytes())
        yield game, found


def try_bytes(game: Game, data: bytes, rng: random.Random) -> bool:
    """Whether these bytes are taken for a position. Then it is used in every way and played, a few to the end."""
    try:
        state = game.state_from_bytes(data)
    except TeocalliError as error:
        if error.code != "error-bytes":
            raise
        return False
    assert state.to_bytes() == data
    use(game, state, rng)
    most = 3 * game.max_game_length if rng.random() < PLAYED else 30
    for _ in range(most):
        if state.is_terminal():
            break
        go_on(state, rng)
    assert state.is_terminal() or most == 30, "a game without an end"
    return True


def use(game: Game, state: State, rng: random.Random) -> None:
    """Everything that looks at a position or thinks about it."""
    seat = state.current_player
    state.summary()
    for viewer in (*range(game.players), None):
        game.view(state, viewer)
    state.projected_points(), state.heuristic_value(), state.winners(), state.returns(), state.hides_from(0)
    if state.is_terminal():
        game.result(state)
        return
    action = rng.choice(state.legal_actions())
    after = state.clone()
    after.apply_action(action)
    names = ["A", "B", "C", "D"][: game.players]
    game.log_lines(state, action, after, names)
    game.phase_report(state, action, after)
    if seat != CHANCE and rng.random() < 0.02:
        SearchPlayer(SearchSettings(playouts=12, nodes=1000, exact=200, horizon=1, worlds=1), seed=1).choose(state)
        Greedy(1).choose(state)
