"""Tests of the players: search, endings, budgets, levels."""
