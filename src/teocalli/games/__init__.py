"""The games that Teocalli brings, each a house of its own; any other package may bring more (docs/adding-a-game.md)."""
