"""The game Uxmal (2019), rules U1 to U26."""
