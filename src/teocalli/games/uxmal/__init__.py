"""The game Uxmal (2019), rules U1 to U26."""

LISTED = 1
"""Its place in lists of games; games that say nothing follow by name."""
