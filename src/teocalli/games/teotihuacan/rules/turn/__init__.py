"""A turn: moving, unlocking, worship, Royal tiles, Discovery tiles (T23–T42, T68–T73)."""
