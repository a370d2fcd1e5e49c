"""Opponents that learn."""
