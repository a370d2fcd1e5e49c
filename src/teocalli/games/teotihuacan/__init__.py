"""The game Teotihuacan: City of Gods, by the rules T1 to T93."""

LISTED = 2
"""Its place in lists of games; games that say nothing follow by name."""
