"""What every game has: positions, words, options, chance, matches, records, errors and texts."""
