"""Perft: how many ways a game can go on from fixed positions, chance outcomes counted too."""
