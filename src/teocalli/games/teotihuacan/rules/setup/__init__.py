"""Setting up (T4–T18, T80)."""
