"""The game Heap, rules H1 to H5."""
