"""The Main actions and what follows them (T43–T51, T58–T66)."""
