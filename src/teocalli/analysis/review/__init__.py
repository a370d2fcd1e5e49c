"""The review of a finished game: what each decision cost, where luck had its hand, and how the result came about."""
