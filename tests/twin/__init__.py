"""Slow, obvious second implementations of the games, written from the rules alone and used only by tests."""
