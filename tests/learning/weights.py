"""Weights as if they had been learnt: drawn at random, over what a few games show."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from teocalli.core.registry import load_game
from teocalli.learning.samples import Samples
from teocalli.learning.selfplay import Practice
from teocalli.learning.training import Inputs, Trainer
from teocalli.players.network import output_count
from teocalli.players.settings import SearchSettings
from teocalli.players.weights import card_of, written

SCALE = 15.0


@cache
def samples_of(name: str, players: int = 2) -> Samples:
    """The positions of two games of the player `greedy`."""
    search = SearchSettings(playouts=2, scale=SCALE)
    return Practice(name, players, search, seed=3, greedy=True, games=2, strayed=0.2).play(0)


@cache
def trainer_of(name: str, players: int = 2) -> Trainer:
    """A network that has learnt nothing, with weights large enough that each of them matters."""
    game = load_game(name, players)
    assert game.observation is not None
    trainer = Trainer(Inputs.of(game.observation, samples_of(name, players)), output_count(game.seats), 5)
    chance = np.random.default_rng(6)
    for layer, weights in trainer.weights.items():
        trainer.weights[layer] = weights + (0.2 * chance.standard_normal(weights.shape)).astype(np.float32)
    return trainer


def file_of(folder: Path, name: str, players: int = 2) -> Path:
    """A file with these weights."""
    path = folder / f"{name}-{players}.weights"
    path.write_bytes(written(card_of(load_game(name, players), SCALE), trainer_of(name, players).flat()))
    return path
