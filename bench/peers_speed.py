"""One run of many games at once in EnvPool and Pgx; prints JSON. Runs in bench/.venv."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import envpool  # type: ignore[import-not-found]  # it lives in bench/.venv only, as the others do
import jax  # type: ignore[import-not-found]
import numpy as np
import pgx  # type: ignore[import-not-found]
from pgx.experimental import auto_reset  # type: ignore[import-not-found]

GAMES_AT_ONCE = 1024
THREADS = 2
PGX_GAMES = ("connect_four", "backgammon")
ENVPOOL_GAMES = ("Blackjack-v1", "Jumanji/Game2048-v1")
PARTS = 5
_STEPS = 50


def per_second(play: Callable[[], object], steps: int, seconds: float) -> float:
    """Steps of all games a second on two cores, from the processor time of calls that take so many steps each."""
    play()  # compiles it
    return max(_stretch(play, steps, seconds / PARTS) for _ in range(PARTS))


def _stretch(play: Callable[[], object], steps: int, seconds: float) -> float:
    done, spent, began = 0, 0.0, time.process_time()
    while spent < seconds:
        play()
        done += steps * GAMES_AT_ONCE
        spent = time.process_time() - began
    return done / (spent / THREADS)


def pgx_steps(name: str, seconds: float, seed: int) -> float:
    """Random play that is compiled as a whole: choosing among legal actions, step, renewal."""
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def turn(carry: Any, _: Any) -> Any:
        state, key = carry
        key, chance, choice = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choice, logits, axis=-1)
        return (jax.vmap(step)(state, actions, jax.random.split(chance, GAMES_AT_ONCE)), key), None

    play = jax.jit(lambda carry: jax.lax.scan(turn, carry, None, length=_STEPS)[0])
    key = jax.random.PRNGKey(seed)
    held = [(jax.vmap(env.init)(jax.random.split(key, GAMES_AT_ONCE)), key)]

    def go_on() -> None:
        held[0] = jax.block_until_ready(play(held[0]))

    return per_second(go_on, _STEPS, seconds)


def envpool_steps(name: str, seconds: float, seed: int) -> float:
    """Steps of EnvPool's environments with actions that are made beforehand."""
    env = envpool.make_gymnasium(name, num_envs=GAMES_AT_ONCE, num_threads=THREADS, seed=seed)
    env.reset()
    actions = np.random.default_rng(seed).integers(0, env.action_space.n, GAMES_AT_ONCE)

    return per_second(lambda: env.step(actions), 1, seconds)


def main(seconds: float, seed: int) -> None:
    measured = {f"Pgx: {name.replace('_', ' ')}": pgx_steps(name, seconds, seed) for name in PGX_GAMES}
    measured |= {f"EnvPool: {name}": envpool_steps(name, seconds, seed) for name in ENVPOOL_GAMES}
    versions = {name: version(name) for name in ("envpool", "pgx", "jax")}
    print(json.dumps({"versions": versions, "games": measured}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
