"""Opponents that learn: self-play, a buffer of positions, training, and a ladder that tells whether it helped."""
