"""How strong the levels are, and what many games say about the two games: writes the pages in `docs/studies/`."""
