"""Faces of Teocalli's games for other libraries: Gymnasium, PettingZoo, OpenSpiel; and many games at once.

Each works for every game that is known, ours and others, by the game's contract (docs/environments.md).
"""
